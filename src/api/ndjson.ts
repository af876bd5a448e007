import { quality } from './negotiation.ts'
import { slowReaders } from './slow-readers.ts'

export const NDJSON = 'application/x-ndjson'

/** Whether a client names lines in `Accept`, and does not like one JSON text better. */
export const acceptsNdjson = (accept: string | null): boolean => {
  const wish = quality(accept, NDJSON)
  return wish > 0 && wish >= quality(accept, 'application/json')
}

const BACKSLASH = 0x5c
const QUOTE = 0x22
const COMMA = 0x2c
const OPEN_OBJECT = 0x7b
const OPEN_ARRAY = 0x5b
const CLOSE_OBJECT = 0x7d
const CLOSE_ARRAY = 0x5d

/** The place after the string of JSON text that begins at `from`. */
const endOfString = (text: Uint8Array, from: number): number => {
  let at = from + 1
  while (text[at] !== QUOTE) at += text[at] === BACKSLASH ? 2 : 1
  return at + 1
}

/** The place after the value of JSON text without white space that begins at `from`. */
const endOfValue = (text: Uint8Array, from: number): number => {
  let depth = 0
  for (let at = from; ; ) {
    const byte = text[at]
    if (byte === QUOTE) at = endOfString(text, at)
    else {
      if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) depth++
      else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) depth--
      else if (depth === 0 && byte === COMMA) return at
      if (depth < 0) return at
      at++
    }
    if (depth === 0 && (text[at] === COMMA || text[at] === CLOSE_OBJECT || text[at] === CLOSE_ARRAY)) return at
  }
}

const utf8 = new TextDecoder()
const encoder = new TextEncoder()

/** Every answer begins so. */
const START = '{"data":{'

/**
 * An answer as lines: `{"<field>": <row>}` for each row of the fields given, then `{"data", "meta"}` with the other fields. A reader of
 * the last line has the whole answer. Each line is cut out of the text when it is wanted, so that a slow reader holds the text and nothing
 * else, and no turn of the event loop scans more than a piece.
 */
export function* answerLines(body: string, fields: readonly string[]): Generator<string> {
  const text = encoder.encode(body)
  const rest: string[] = []
  let at = START.length
  while (text[at] !== CLOSE_OBJECT) {
    const from = at
    const value = endOfString(text, from) + 1
    const name = utf8.decode(text.subarray(from, value - 1))
    if (fields.includes(JSON.parse(name)) && text[value] === OPEN_ARRAY && text[value + 1] !== CLOSE_ARRAY) {
      for (at = value; text[at] !== CLOSE_ARRAY; ) {
        const row = at + 1
        at = endOfValue(text, row)
        yield `{${name}:${utf8.decode(text.subarray(row, at))}}\n`
      }
      at++
    } else {
      at = endOfValue(text, value)
      rest.push(utf8.decode(text.subarray(from, at)))
    }
    if (text[at] === COMMA) at++
  }
  const meta = utf8.decode(text.subarray(at + 1, text.length - 1))
  yield `{"data":{${rest.join()}}${meta}}\n`
}

/** Written at once, characters. */
const PIECE = 1 << 16

/**
 * Lines as a body, made no faster than the client reads them. The connection of a client that reads nothing for too long, or that is the
 * slowest while the answers of slow readers hold too much memory together, is ended. `bytes` is what the lines hold meanwhile.
 */
export const streamLines = (
  lines: Iterator<string, void, void>,
  bytes = 0,
  readers = slowReaders,
): ReadableStream<Uint8Array> => {
  const utf8 = new TextEncoder()
  const release = () => {
    reader.end()
    lines.return?.()
  }
  let control: ReadableStreamDefaultController<Uint8Array>
  const reader = readers.begin(bytes, () => {
    release()
    control.error(new Error('The client did not read the answer.'))
  })
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        control = controller
      },
      pull(controller) {
        reader.reads()
        let piece = ''
        while (piece.length < PIECE) {
          const { done, value } = lines.next()
          if (done) {
            if (piece !== '') controller.enqueue(utf8.encode(piece))
            reader.end()
            return controller.close()
          }
          piece += value
        }
        controller.enqueue(utf8.encode(piece))
      },
      cancel: release,
    },
    { highWaterMark: 0 },
  )
}
