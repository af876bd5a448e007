export interface Line {
  /** Counted from 1. */
  line: number
  bytes: Uint8Array
}

const NEWLINE = 0x0a

/** Lines of a stream of bytes, without their ends. Of a line longer than `limit` only `limit + 1` bytes are kept. */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<Line> {
  let line = 0
  let parts: Uint8Array[] = []
  let length = 0
  const keep = (bytes: Uint8Array) => {
    const kept = bytes.subarray(0, Math.max(0, limit + 1 - length))
    if (kept.length === 0) return
    parts.push(kept)
    length += kept.length
  }
  const taken = (): Line => {
    const bytes = parts.length === 1 ? parts[0]! : Buffer.concat(parts)
    parts = []
    length = 0
    return { line: ++line, bytes }
  }
  for await (const chunk of chunks) {
    let from = 0
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      keep(chunk.subarray(from, end))
      yield taken()
      from = end + 1
    }
    keep(chunk.subarray(from))
  }
  if (length > 0) yield taken()
}
