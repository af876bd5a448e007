import { createReadStream, existsSync } from 'node:fs'
import { Readable } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'
import { SetupError } from '../settings.ts'
import { linesOf } from './lines.ts'

/** One row of an input file, or the reason why it is invalid. */
export type InputRow = { line: number } & ({ record: Record<string, unknown> } | { reason: string })

export const INPUT_FORMATS = ['csv', 'ndjson'] as const
export const OUTPUT_FORMATS = ['csv', 'ndjson', 'parquet'] as const
export type OutputFormat = (typeof OUTPUT_FORMATS)[number]

const FORMATS_BY_EXTENSION: Record<string, OutputFormat> = {
  csv: 'csv',
  ndjson: 'ndjson',
  jsonl: 'ndjson',
  parquet: 'parquet',
}

/** Returns the format for the file name extension of a path. It must be one of `allowed`. */
export const formatOf = <F extends OutputFormat>(path: string, allowed: readonly F[]): F => {
  const format = FORMATS_BY_EXTENSION[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] as F | undefined
  if (format === undefined || !allowed.includes(format))
    throw new SetupError(`the name of ${path} must end in one of: ${allowed.map((each) => `.${each}`).join(', ')}.`)
  return format
}

/** Yields the chunks of a file and passes each one to `onChunk` first. */
export async function* chunksOf(
  path: string,
  onChunk: (chunk: Uint8Array) => void = () => {},
): AsyncGenerator<Uint8Array> {
  if (!existsSync(path)) throw new SetupError(`the file ${path} does not exist.`)
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 })) {
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

type CsvRecord = { record: Record<string, unknown>; info: { lines: number; error?: CsvError } }

async function* csvRows(chunks: AsyncGenerator<Uint8Array>, path: string): AsyncGenerator<InputRow> {
  const skipped: InputRow[] = []
  const parser = parse({
    columns: (header: string[]) => header.map((name) => name.trim().toLowerCase()),
    info: true,
    bom: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      if (!error) return
      // An unclosed quote would silently swallow all rows after it.
      if (error.code === 'CSV_QUOTE_NOT_CLOSED') parser.destroy(new SetupError(`${path}: ${error.message}`))
      skipped.push({ line: Number(error.lines), reason: error.message })
    },
  })
  const source = Readable.from(chunks)
  source.on('error', (error) => parser.destroy(error))
  for await (const { record, info } of source.pipe(parser) as AsyncIterable<CsvRecord>) {
    yield* skipped.splice(0)
    yield info.error ? { line: info.lines, reason: info.error.message } : { line: info.lines, record }
  }
  yield* skipped
}

async function* ndjsonRows(chunks: AsyncGenerator<Uint8Array>): AsyncGenerator<InputRow> {
  for await (const { line, bytes } of linesOf(chunks)) {
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

/** Streams the rows of a CSV file with a header, or of an NDJSON file. `onChunk` receives every chunk. */
export const rowsOf = (path: string, onChunk: (chunk: Uint8Array) => void): AsyncGenerator<InputRow> =>
  formatOf(path, INPUT_FORMATS) === 'csv' ? csvRows(chunksOf(path, onChunk), path) : ndjsonRows(chunksOf(path, onChunk))
