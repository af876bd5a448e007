import { quality } from './negotiation.ts'
import { slowReaders } from './slow-readers.ts'

export const NDJSON = 'application/x-ndjson'

/** True if a client names NDJSON in `Accept` and does not prefer JSON. */
export const acceptsNdjson = (accept: string | null): boolean => {
  const preference = quality(accept, NDJSON)
  return preference > 0 && preference >= quality(accept, 'application/json')
}

const BACKSLASH = 0x5c
const QUOTE = 0x22
const COMMA = 0x2c
const OPEN_OBJECT = 0x7b
const OPEN_ARRAY = 0x5b
const CLOSE_OBJECT = 0x7d
const CLOSE_ARRAY = 0x5d

/** The index after the JSON string that begins at `from`. */
const endOfString = (text: Uint8Array, from: number): number => {
  let at = from + 1
  while (text[at] !== QUOTE) at += text[at] === BACKSLASH ? 2 : 1
  return at + 1
}

/** The index after the JSON value that begins at `from`, in a text without white space. */
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

/** The beginning of every answer. */
const ANSWER_START = '{"data":{'

/**
 * An answer as lines: `{"<field>": <row>}` for each row of the given fields, then `{"data", "meta"}` with the other fields. A reader of
 * the last line has the whole answer. Each line is cut from the text on demand, so that a slow reader holds no more memory than the text,
 * and no turn of the event loop scans more than one chunk.
 */
export function* answerLines(body: string, fields: readonly string[]): Generator<string> {
  const text = encoder.encode(body)
  const otherFields: string[] = []
  let at = ANSWER_START.length
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
      otherFields.push(utf8.decode(text.subarray(from, at)))
    }
    if (text[at] === COMMA) at++
  }
  const meta = utf8.decode(text.subarray(at + 1, text.length - 1))
  yield `{"data":{${otherFields.join()}}${meta}}\n`
}

/** Minimum length of a chunk of the stream, characters. */
const CHUNK_LENGTH = 1 << 16

/**
 * Lines as a response body, produced as fast as the client reads them. The connection of a client is closed if it reads nothing for too
 * long, or if it is the slowest when the answers of slow readers hold too much memory. `bytes` is the memory that the lines hold.
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
  let streamController: ReadableStreamDefaultController<Uint8Array>
  const reader = readers.watch(bytes, () => {
    release()
    streamController.error(new Error('The client did not read the answer.'))
  })
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        streamController = controller
      },
      pull(controller) {
        reader.progress()
        let chunk = ''
        while (chunk.length < CHUNK_LENGTH) {
          const { done, value } = lines.next()
          if (done) {
            if (chunk !== '') controller.enqueue(utf8.encode(chunk))
            reader.end()
            return controller.close()
          }
          chunk += value
        }
        controller.enqueue(utf8.encode(chunk))
      },
      cancel: release,
    },
    { highWaterMark: 0 },
  )
}
