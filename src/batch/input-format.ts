import { nearest } from '../nearest.ts'
import { SetupError } from '../settings.ts'
import { formatOfName } from './output-format.ts'
import { storageOf } from './storage.ts'

/** A format of tables that runs read and write. */
export type InputFormat = 'csv' | 'ndjson' | 'parquet'

/** Number of bytes at the start of a file that decide its format. */
const HEAD_BYTES = 65_536

/** The column names of a CSV header, in lower case. */
export const headerNames = (line: string): string[] =>
  line.split(',').map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim()
      .toLowerCase(),
  )

/**
 * The format of an input by its first bytes: Parquet by its magic number, NDJSON by a brace, CSV by a header with one of the known
 * fields. `named` is the format of the file name extension, for a text that is neither.
 */
export const formatOfBytes = (
  head: Uint8Array,
  fields: ReadonlySet<string>,
  named: InputFormat | undefined,
): InputFormat => {
  if (head.length >= 4 && String.fromCharCode(...head.subarray(0, 4)) === 'PAR1') return 'parquet'
  // The decoder drops a byte order mark.
  const text = new TextDecoder().decode(head).trimStart()
  if (text.startsWith('{') || text.startsWith('[')) return 'ndjson'
  const names = headerNames(text.split(/[\r\n]/, 1)[0]!)
  const known = ['id', ...fields]
  if (names.some((name) => known.includes(name.split('.')[0]!))) return 'csv'
  // A header whose names are all misspelt.
  if (names.length > 1 && names.some((name) => nearest(name, known) !== null)) return 'csv'
  return named === 'csv' ? 'csv' : 'ndjson'
}

const MAGIC_BYTES = 4

/**
 * Reads the start of a stream that decides its format: its first line that is not blank. A pipe may deliver it in pieces of any size.
 */
export const readHead = async (chunks: AsyncIterator<Uint8Array>): Promise<Uint8Array> => {
  const head: Uint8Array[] = []
  let length = 0
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    head.push(next.value)
    length += next.value.length
    const bytes = Buffer.concat(head)
    const start = new TextDecoder().decode(bytes).trimStart()
    if (length >= HEAD_BYTES || (length >= MAGIC_BYTES && /[\r\n]/.test(start))) return bytes
  }
  return Buffer.concat(head)
}

/** The format of an input file with some of these fields. */
export const inputFormatOf = async (path: string, fields: ReadonlySet<string>): Promise<InputFormat> => {
  const head: Uint8Array[] = []
  let length = 0
  for await (const chunk of storageOf(path).chunks(path, 0, HEAD_BYTES)) {
    head.push(chunk)
    length += chunk.length
    if (length >= HEAD_BYTES) break
  }
  const bytes = Buffer.concat(head)
  if (bytes.includes('\r') && !bytes.includes('\n') && formatOfBytes(bytes, fields, formatOfName(path)) !== 'parquet')
    throw new SetupError(`${path}: lines must end with LF or CR LF, not with CR alone.`)
  return formatOfBytes(bytes, fields, formatOfName(path))
}
