import {
  type AsyncBuffer,
  type FileMetaData,
  parquetMetadataAsync,
  parquetReadObjects,
  type SchemaElement,
} from 'hyparquet'
import { bordersEndOf } from '../atlas/local-clocks.ts'
import { SetupError } from '../settings.ts'
import { offsetText, parseOffset } from '../time/iso.ts'
import { zoneNamed } from '../time/zones.ts'
import { type InputBlocks, inputChunks } from './input-blocks.ts'
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

interface ParquetFile {
  file: AsyncBuffer
  metadata: FileMetaData
}

const openParquet = async (path: string, blocks: InputBlocks | null = null): Promise<ParquetFile> => {
  const byteLength = await storageOf(path).size(path)
  if (byteLength === null) throw new SetupError(`the file ${path} does not exist.`)
  const file: AsyncBuffer = {
    byteLength,
    slice: (start, end = byteLength) => joinedBuffer(inputChunks(path, { from: start, to: end }, blocks), end - start),
  }
  try {
    return { file, metadata: await parquetMetadataAsync(file) }
  } catch (error) {
    if (error instanceof SetupError) throw error
    throw new SetupError(`${path} is not a valid Parquet file: ${(error as Error).message}`)
  }
}

/** Number of rows of a Parquet file. */
export const parquetRowCount = async (path: string): Promise<number> =>
  Number((await openParquet(path)).metadata.num_rows)

const topLevelColumns = ({ schema }: FileMetaData): SchemaElement[] => {
  const columns: SchemaElement[] = []
  // The schema is a list in depth-first order, from its root.
  const skip = (index: number): number => {
    let next = index + 1
    for (let child = 0; child < (schema[index]!.num_children ?? 0); child++) next = skip(next)
    return next
  }
  for (let index = 1; index < schema.length; index = skip(index)) columns.push(schema[index]!)
  return columns
}

/** The names of the columns of a Parquet file, in lower case. */
export const parquetColumnNames = async (path: string): Promise<string[]> =>
  topLevelColumns((await openParquet(path)).metadata).map(({ name }) => name.toLowerCase())

const DAY_LENGTH = 'YYYY-MM-DD'.length

/** A local date and time without an offset, with a fraction only if there is one. */
const localText = (date: Date) => {
  const text = date.toISOString().slice(0, -1)
  return text.endsWith('.000') ? text.slice(0, -'.000'.length) : text
}

/**
 * How the dates of a column are written: as days, as local times, or as instants. Source: Apache Parquet, LogicalTypes.md, "TIMESTAMP" and
 * "Deprecated timestamp ConvertedType": `isAdjustedToUTC` makes an instant, and so does the older type alone. INT96 has no such flag and is
 * read as a local time.
 */
type DateKind = 'day' | 'local' | 'instant'

const dateKind = ({ type, logical_type, converted_type }: SchemaElement): DateKind => {
  if (converted_type === 'DATE' || logical_type?.type === 'DATE') return 'day'
  if (logical_type?.type === 'TIMESTAMP') return logical_type.isAdjustedToUTC ? 'instant' : 'local'
  return type === 'INT96' ? 'local' : 'instant'
}

const plainValue = (value: unknown, kind: DateKind): unknown => {
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value)
  if (!(value instanceof Date)) return value
  if (Number.isNaN(value.getTime())) return null
  if (kind === 'day') return value.toISOString().slice(0, DAY_LENGTH)
  return kind === 'local' ? localText(value) : `${localText(value)}Z`
}

const DATE_TIME_COLUMN = /^(.*\.)?datetime$/

/**
 * Writes the instants of the birth columns as local times: in the time zone of their row, by its offset, or in UTC if it has neither. The
 * offset tells the two moments of a repeated hour apart.
 */
const localise = (record: Record<string, unknown>, column: string, instant: Date): void => {
  const prefix = column.slice(0, -'datetime'.length)
  const [zoneName, offset] = [record[`${prefix}timezone`], record[`${prefix}utc_offset`]]
  const put = (seconds: number) => {
    record[column] = localText(new Date(instant.getTime() + seconds * 1000))
    record[`${prefix}utc_offset`] = offsetText(seconds)
  }
  if (typeof zoneName === 'string' && zoneName !== '') {
    const zone = zoneNamed(zoneName)
    // An unknown zone is reported by the check of the input.
    if (!zone) return
    put(zone.at(instant.getTime()).offsetSeconds)
    // Before this the clock of a place may differ from the record of its zone, and the offset alone keeps the instant.
    if (instant.getTime() < Date.parse(bordersEndOf(zone.id) ?? '1970-01-01')) record[`${prefix}timezone`] = null
    return
  }
  const isGiven = typeof offset === 'string' && offset !== ''
  try {
    put(isGiven ? parseOffset(offset, 'utc_offset') : 0)
  } catch {
    // An invalid offset is reported by the check of the input.
  }
}

const BLOCK_ROWS = 4096

/** The rows [from, to) of a Parquet file. Rows are counted as lines, from 1. With `blocks`, a file that has changed is refused. */
export async function* parquetRows(
  path: string,
  {
    from = 0,
    to = Number.POSITIVE_INFINITY,
    blocks = null,
  }: { from?: number; to?: number; blocks?: InputBlocks | null } = {},
): AsyncGenerator<{ line: number; record: Record<string, unknown> }> {
  const { file, metadata } = await openParquet(path, blocks)
  const kinds = new Map(topLevelColumns(metadata).map((column) => [column.name, dateKind(column)]))
  const recordOf = (row: Record<string, unknown>) => {
    const values = Object.entries(row).map(([name, value]) => ({
      name: name.toLowerCase(),
      value,
      kind: kinds.get(name) ?? 'local',
    }))
    const record = Object.fromEntries(values.map(({ name, value, kind }) => [name, plainValue(value, kind)]))
    for (const { name, value, kind } of values)
      if (kind === 'instant' && value instanceof Date && DATE_TIME_COLUMN.test(name)) localise(record, name, value)
    return record
  }
  const end = Math.min(to, Number(metadata.num_rows))
  for (let rowStart = from; rowStart < end; rowStart += BLOCK_ROWS) {
    const rowEnd = Math.min(end, rowStart + BLOCK_ROWS)
    const rows = await parquetReadObjects({ file, metadata, rowStart, rowEnd })
    for (const [index, row] of rows.entries()) yield { line: rowStart + index + 1, record: recordOf(row) }
  }
}
