import { quality } from './negotiation.ts'

export const NDJSON = 'application/x-ndjson'

/** Whether a client names lines in `Accept`, and does not like one JSON text better. */
export const wantsLines = (accept: string | null): boolean => {
  const wish = quality(accept, NDJSON)
  return wish > 0 && wish >= quality(accept, 'application/json')
}

/**
 * An answer as lines: `{"<field>": <row>}` for each row of the fields given, then `{"data", "meta"}` with all that did not go
 * before. Who has that last line has the whole answer.
 */
export function* answerLines(body: string, fields: readonly string[]): Generator<string> {
  const { data, meta } = JSON.parse(body) as { data: Record<string, unknown>; meta: object }
  const rest = { ...data }
  for (const field of fields) {
    const rows = data[field]
    if (!Array.isArray(rows) || rows.length === 0) continue
    delete rest[field]
    for (const row of rows) yield `{${JSON.stringify(field)}:${JSON.stringify(row)}}\n`
  }
  yield `${JSON.stringify({ data: rest, meta })}\n`
}

/** Written at once, characters. */
const PIECE = 1 << 16

/** Lines as a body, made no faster than the client reads them, and no more once it is gone. */
export const streamed = (lines: Iterator<string, void, void>): ReadableStream<Uint8Array> => {
  const utf8 = new TextEncoder()
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        let piece = ''
        while (piece.length < PIECE) {
          const { done, value } = lines.next()
          if (done) {
            if (piece !== '') controller.enqueue(utf8.encode(piece))
            return controller.close()
          }
          piece += value
        }
        controller.enqueue(utf8.encode(piece))
      },
      cancel() {
        lines.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}
