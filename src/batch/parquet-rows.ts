import { type AsyncBuffer, type FileMetaData, parquetMetadataAsync, parquetReadObjects } from 'hyparquet'
import { SetupError } from '../settings.ts'
import { storageOf } from './storage.ts'

/** The bytes of a stream of known length. */
export const joinedBuffer = async (chunks: AsyncIterable<Uint8Array>, length: number): Promise<ArrayBuffer> => {
  const bytes = new Uint8Array(length)
  let offset = 0
  for await (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes.buffer
}

const openParquet = async (path: string): Promise<{ file: AsyncBuffer; metadata: FileMetaData }> => {
  const storage = storageOf(path)
  const byteLength = await storage.size(path)
  if (byteLength === null) throw new SetupError(`the file ${path} does not exist.`)
  const file: AsyncBuffer = {
    byteLength,
    slice: (start, end = byteLength) => joinedBuffer(storage.chunks(path, start, end), end - start),
  }
  return { file, metadata: await parquetMetadataAsync(file) }
}

/** Number of rows of a Parquet file. */
export const parquetRowCount = async (path: string): Promise<number> =>
  Number((await openParquet(path)).metadata.num_rows)

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Parquet timestamps without a zone are local times. */
const localText = (date: Date) =>
  `${date.toISOString().slice(0, 10)}T${[date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(twoDigits).join(':')}`

const plainValue = (value: unknown): unknown => {
  if (typeof value === 'bigint') return Number(value)
  return value instanceof Date ? localText(value) : value
}

const BLOCK_ROWS = 4096

/** The rows [from, to) of a Parquet file. Rows are counted as lines, from 1. */
export async function* parquetRows(
  path: string,
  from = 0,
  to = Number.POSITIVE_INFINITY,
): AsyncGenerator<{ line: number; record: Record<string, unknown> }> {
  const { file, metadata } = await openParquet(path)
  const end = Math.min(to, Number(metadata.num_rows))
  for (let rowStart = from; rowStart < end; rowStart += BLOCK_ROWS) {
    const rowEnd = Math.min(end, rowStart + BLOCK_ROWS)
    const rows = await parquetReadObjects({ file, metadata, rowStart, rowEnd })
    for (const [index, row] of rows.entries())
      yield {
        line: rowStart + index + 1,
        record: Object.fromEntries(Object.entries(row).map(([name, value]) => [name.toLowerCase(), plainValue(value)])),
      }
  }
}
