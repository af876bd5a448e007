import { csvRows, type InputRow } from './csv-rows.ts'
import { type InputBlocks, inputChunks } from './input-blocks.ts'
import { type InputFormat, inputFormatOf } from './input-format.ts'
import { linesOfInput } from './lines.ts'
import { parquetRows } from './parquet-rows.ts'
import { storageOf } from './storage.ts'

/** Yields the chunks of a file and passes each one to `onChunk` first. */
export async function* chunksOf(
  path: string,
  onChunk: (chunk: Uint8Array) => void = () => {},
): AsyncGenerator<Uint8Array> {
  for await (const chunk of storageOf(path).chunks(path)) {
    onChunk(chunk)
    yield chunk
  }
}

/** SHA-256 of a file, hexadecimal. */
export const digestOf = async (path: string): Promise<string> => {
  const hash = new Bun.CryptoHasher('sha256')
  for await (const _ of chunksOf(path, (chunk) => hash.update(chunk)));
  return hash.digest('hex')
}

async function* ndjsonRows(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<InputRow> {
  for await (const { line, bytes } of linesOfInput(chunks)) {
    const text = new TextDecoder().decode(bytes).trim()
    if (text === '') continue
    let record: unknown
    try {
      record = JSON.parse(text)
    } catch {
      yield { line, reason: 'The line is not valid JSON.' }
      continue
    }
    if (record === null || typeof record !== 'object' || Array.isArray(record))
      yield { line, reason: 'The line must be a JSON object.' }
    else yield { line, record: record as Record<string, unknown> }
  }
}

/** Streams the rows of a file with some of these fields. `onChunk` receives every chunk. */
export async function* rowsOf(
  path: string,
  fields: ReadonlySet<string>,
  onChunk: (chunk: Uint8Array) => void,
): AsyncGenerator<InputRow> {
  const format = await inputFormatOf(path, fields)
  if (format === 'parquet') {
    // Parquet is read from its end, so the chunks are read once more.
    for await (const _ of chunksOf(path, onChunk));
    yield* parquetRows(path)
  } else yield* format === 'csv' ? csvRows(chunksOf(path, onChunk), path) : ndjsonRows(chunksOf(path, onChunk))
}

/** A part of an input: bytes of a text, or rows of a Parquet file. */
export interface InputRange {
  /** The first byte; the first row of a Parquet file. */
  from: number
  /** The end, exclusive. */
  to: number
  /** Number of lines before the range. */
  lines: number
  rows: number
}

/** A part of a table: its format, the header of CSV, and the range. */
export interface TablePart {
  format: InputFormat
  header: string | null
  range: InputRange
}

async function* headThen(head: Uint8Array, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield head
  yield* chunks
}

/** Streams the rows of a part, with the line numbers of the whole file. With `blocks`, a file that has changed is refused. */
export async function* rowsOfPart(
  path: string,
  { format, header, range }: TablePart,
  blocks: InputBlocks | null = null,
): AsyncGenerator<InputRow> {
  const { from, to, lines } = range
  if (format === 'parquet') return yield* parquetRows(path, { from, to, blocks })
  const chunks = inputChunks(path, range, blocks)
  const head = header ?? ''
  const rows = format === 'csv' ? csvRows(headThen(new TextEncoder().encode(head), chunks), path) : ndjsonRows(chunks)
  // The parser of CSV counts the lines of the header again.
  const shift = lines - (format === 'csv' ? head.split('\n').length - 1 : 0)
  for await (const row of rows) yield { ...row, line: row.line + shift }
}
