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
  if (names.some((name) => fields.has(name.split('.')[0]!))) return 'csv'
  return named === 'csv' ? 'csv' : 'ndjson'
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
