export interface InputLine {
  /** Line number, counted from 1. */
  line: number
  bytes: Uint8Array
}

const NEWLINE = 0x0a

/** Yields the lines of a byte stream without line feeds. A line longer than `limit` bytes is cut to `limit + 1` bytes. */
export async function* linesOfInput(
  chunks: AsyncIterable<Uint8Array>,
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<InputLine> {
  let line = 0
  let parts: Uint8Array[] = []
  let length = 0
  const append = (bytes: Uint8Array) => {
    const piece = bytes.subarray(0, Math.max(0, limit + 1 - length))
    if (piece.length === 0) return
    parts.push(piece)
    length += piece.length
  }
  const endLine = (): InputLine => {
    const bytes = parts.length === 1 ? parts[0]! : Buffer.concat(parts)
    parts = []
    length = 0
    return { line: ++line, bytes }
  }
  for await (const chunk of chunks) {
    let from = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      append(chunk.subarray(from, end))
      yield endLine()
      from = end + 1
    }
    append(chunk.subarray(from))
  }
  if (length > 0) yield endLine()
}
