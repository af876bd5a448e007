import type { TObject } from '@sinclair/typebox'
import type { ClockedDate, ColumnComputation, ValueColumn } from '../capabilities/capability.ts'
import type { MomentInput } from '../capabilities/shared/clocks.ts'
import type { Sky } from '../sky/sky.ts'
import type { AnswerColumn, TableCell } from './answer-columns.ts'
import { type AnsweredRow, csvCell } from './answer-sheets.ts'
import { coordinateOf, createDateReader, createMomentReader, MAX_LATITUDE } from './birth-rows.ts'
import { type ByteWriter, createByteWriter } from './byte-writer.ts'
import { csvRows } from './csv-rows.ts'
import { type InputBlocks, inputChunks } from './input-blocks.ts'
import { headerNames } from './input-format.ts'
import type { OutputFormat } from './output-format.ts'
import type { InputRange } from './records.ts'
import { createRequestReader, type RequestRow } from './requests.ts'
import { createRowScanner } from './row-scanner.ts'

/**
 * The answers to a block of births as columns of numbers, for capabilities that compute them so. Rows with further options, of early
 * years, or that are invalid are answered one by one, so that the output is the same in every case.
 */

/** Consecutive rows of a CSV input as bytes. */
export interface ByteBlock {
  header: string
  /** Number of lines of the file before the block. */
  lines: number
  bytes: Uint8Array
}

/**
 * Number of rows in a block. A block of all columns takes a tenth of a second, so that a worker can renew its lock between blocks even on a
 * machine with twenty times as much work as cores.
 */
const BIRTH_BLOCK_ROWS = 1024
/** Fewer rows of dates, whose sunrises take long without the compiled ephemeris. */
const DATE_BLOCK_ROWS = 256
export const blockRowsOf = (schema: TObject): number => (hasDates(schema) ? DATE_BLOCK_ROWS : BIRTH_BLOCK_ROWS)

/** The answers to a block: bytes of a text format, or rows of Parquet. */
export interface BlockAnswers {
  bytes: Uint8Array
  /** Rows of the input, rejected ones included. */
  count: number
  failed: number
  rejects: string
  rows: AnsweredRow[]
}

/** Answers rows one by one. */
export type AnswerRows = (rows: RequestRow[]) => Promise<{ rows: AnsweredRow[]; rejects: string; failed: number }>

interface ReadBlock {
  lines: number[]
  ids: string[]
  /** Julian day; NaN for a row that is answered by itself. */
  moments: Float64Array
  latitudes: Float64Array
  longitudes: Float64Array
  /** Only for inputs with a date instead of a birth. */
  dates?: ClockedDate[]
  /** The rows that are answered by themselves, by their place in the block. */
  single: Map<number, RequestRow>
}

/** Years whose clocks have rules of their own, and which every ephemeris covers. */
const EARLY = /^(18[1-9]\d|19[0-6]\d)-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?$/

/** The Julian day of a birth by all rules of historic clocks; NaN if the birth is invalid. */
export type EarlyMoment = (birth: MomentInput) => number

const PLACE_COLUMNS = ['id', 'timezone', 'utc_offset', 'latitude', 'longitude']

/** True if the rows of an input are dates of a place instead of births. */
export const hasDates = (schema: TObject): boolean =>
  Object.hasOwn(schema.properties, 'date') && !Object.hasOwn(schema.properties, 'datetime')
/** Beyond this latitude a date is answered by itself, because the Sun may not rise or not set. */
const MAX_DATE_LATITUDE = 60
const EDGES = /^[ \t]|[ \t]$/

/** Returns a function that reads the rows of a block with one header; null for a block that needs the full CSV parser. */
const createBlockReader = (header: string, schema: TObject, earlyMoment: EarlyMoment) => {
  const names = headerNames(header.replace(/^\uFEFF/, '').trimEnd())
  const place = (name: string) => names.indexOf(name)
  const isDated = hasDates(schema)
  const whenColumn = isDated ? 'date' : 'datetime'
  const own = new Set([...PLACE_COLUMNS, whenColumn])
  const [id, when, timezone, utcOffset] = [place('id'), place(whenColumn), place('timezone'), place('utc_offset')]
  const [latitude, longitude] = [place('latitude'), place('longitude')]
  const isPlain =
    !header.includes('"') &&
    [when, latitude, longitude].every((each) => each >= 0) &&
    new Set(names).size === names.length
  /** Fields of the input that have rules of their own. */
  const options = names.flatMap((name, index) =>
    !own.has(name) && Object.hasOwn(schema.properties, name.split('.')[0]!) ? [index] : [],
  )
  const birthMoment = createMomentReader()
  const dateOf = createDateReader()
  const requestOf = createRequestReader(schema)
  const limit = isDated ? MAX_DATE_LATITUDE : MAX_LATITUDE

  return (text: string, before: number): ReadBlock | null => {
    if (!isPlain || text.includes('"')) return null
    const all = text.split('\n')
    if (all.at(-1) === '') all.pop()
    const moments = new Float64Array(all.length)
    const block: ReadBlock = {
      ...{ lines: [], ids: [], moments, single: new Map() },
      ...{ latitudes: new Float64Array(all.length), longitudes: new Float64Array(all.length) },
      ...(isDated && { dates: [] }),
    }
    let row = 0
    for (const [index, each] of all.entries()) {
      const line = each.endsWith('\r') ? each.slice(0, -1) : each
      if (line === '') continue
      const cells = line.split(',')
      if (cells.length !== names.length || cells.some((cell) => EDGES.test(cell))) return null
      const isBirth = options.every((option) => cells[option] === '')
      const [north, east] = [coordinateOf(cells[latitude]!, limit), coordinateOf(cells[longitude]!, 180)]
      const isPlaced = isBirth && !Number.isNaN(north) && !Number.isNaN(east)
      const [text, zone, offset] = [cells[when]!, cells[timezone] ?? '', cells[utcOffset] ?? '']
      let moment = Number.NaN
      if (isPlaced && isDated) {
        const date = dateOf(text, zone, offset)
        if (date) {
          moment = date.midnight
          block.dates![row] = date
        }
      } else if (isPlaced)
        moment = EARLY.test(text)
          ? earlyMoment({
              datetime: text,
              timezone: zone || null,
              utc_offset: offset || null,
              latitude: north,
              longitude: east,
            })
          : birthMoment(text, zone, offset)
      block.lines.push(before + index + 1)
      block.ids.push(id < 0 ? '' : cells[id]!)
      moments[row] = moment
      block.latitudes[row] = north
      block.longitudes[row] = east
      if (Number.isNaN(moment))
        block.single.set(
          row,
          requestOf(before + index + 1, Object.fromEntries(names.map((name, column) => [name, cells[column]]))),
        )
      row++
    }
    return {
      ...block,
      moments: moments.subarray(0, row),
      latitudes: block.latitudes.subarray(0, row),
      longitudes: block.longitudes.subarray(0, row),
    }
  }
}

const utf8 = new TextEncoder()
const COMMA = 0x2c

type CellWriter = (row: number) => void

const wordText = (format: OutputFormat, word: TableCell) => (format === 'csv' ? csvCell(word) : JSON.stringify(word))

/** Returns a function that writes the cells of a column, each after `prefix`. */
const cellWriter = (writer: ByteWriter, column: ValueColumn, prefix: Uint8Array, format: OutputFormat): CellWriter => {
  if ('numbers' in column) {
    const { numbers, places } = column
    const none = Buffer.concat([prefix, utf8.encode(wordText(format, null))])
    return (row) => {
      const value = numbers[row]!
      if (Number.isNaN(value)) return writer.raw(none)
      writer.raw(prefix)
      writer.number(value, places)
    }
  }
  if ('words' in column) {
    const words = column.words.map((word) => Buffer.concat([prefix, utf8.encode(wordText(format, word))]))
    return (row) => writer.raw(words[column.indexes[row]!]!)
  }
  return (row) => {
    writer.raw(prefix)
    writer.text(wordText(format, column.texts[row]!))
  }
}

const cellAt = (column: ValueColumn, row: number): TableCell => {
  if ('numbers' in column) return Number.isNaN(column.numbers[row]!) ? null : column.numbers[row]!
  return 'words' in column ? column.words[column.indexes[row]!]! : column.texts[row]!
}

/** Picks the rows that are computed together. */
const without = ({ moments, latitudes, longitudes, dates, single }: ReadBlock) => {
  if (single.size === 0) return { births: { moments, latitudes, longitudes, ...(dates && { dates }) }, places: null }
  const places = Array.from(moments.keys()).filter((row) => !single.has(row))
  const pick = (values: Float64Array) => Float64Array.from(places, (row) => values[row]!)
  const births = { moments: pick(moments), latitudes: pick(latitudes), longitudes: pick(longitudes) }
  return { births: { ...births, ...(dates && { dates: places.map((row) => dates[row]!) }) }, places }
}

export interface BlockAnswererParts {
  compute: ColumnComputation
  sky: Sky
  earlyMoment: EarlyMoment
  schema: TObject
  columns: readonly AnswerColumn[]
  format: OutputFormat
  answerRows: AnswerRows
  /** Writes the bytes of rows that are answered by themselves. */
  rowBytes: (row: AnsweredRow) => string
}

/** Returns a function that answers blocks. */
export const createBlockAnswerer = ({
  compute,
  sky,
  earlyMoment,
  schema,
  columns,
  format,
  answerRows,
  rowBytes,
}: BlockAnswererParts) => {
  const writer = createByteWriter()
  const prefixes = columns.map(({ path }) => utf8.encode(format === 'csv' ? ',' : `,${JSON.stringify(path)}:`))
  let reader: { header: string; read: ReturnType<typeof createBlockReader> } | null = null

  /** A block that only the full parser can read. */
  const answerParsed = async ({ header, lines, bytes }: ByteBlock): Promise<BlockAnswers> => {
    const requestOf = createRequestReader(schema)
    const rows: RequestRow[] = []
    const shift = lines - header.split('\n').length + 1
    async function* chunks() {
      yield utf8.encode(header)
      yield bytes
    }
    for await (const row of csvRows(chunks(), 'the input'))
      rows.push(
        'record' in row ? requestOf(row.line + shift, row.record) : { line: row.line + shift, reason: row.reason },
      )
    const answers = await answerRows(rows)
    const text = format === 'parquet' ? '' : answers.rows.map(rowBytes).join('')
    return { ...answers, bytes: utf8.encode(text), count: rows.length }
  }

  const writeId = (id: string) => {
    if (format === 'csv') {
      writer.byte(COMMA)
      writer.text(csvCell(id))
    } else if (id !== '') writer.text(`,"id":${JSON.stringify(id)}`)
  }

  return async (block: ByteBlock): Promise<BlockAnswers> => {
    if (reader?.header !== block.header)
      reader = { header: block.header, read: createBlockReader(block.header, schema, earlyMoment) }
    const read = reader.read(new TextDecoder().decode(block.bytes), block.lines)
    if (read === null) return answerParsed(block)
    const { births, places } = without(read)
    const values = births.moments.length > 0 ? compute(births, sky) : []
    const single = await answerRows([...read.single.values()])
    const singleByLine = new Map(single.rows.map((row) => [row.line, row]))
    const result = { rejects: single.rejects, failed: single.failed, count: read.moments.length }
    if (format === 'parquet') {
      const computed = (row: number): AnsweredRow => ({
        line: read.lines[places ? places[row]! : row]!,
        id: read.ids[places ? places[row]! : row]! || null,
        cells: values.map((column) => cellAt(column, row)),
      })
      const rows = [...Array.from(births.moments.keys(), computed), ...single.rows].sort((a, b) => a.line - b.line)
      return { ...result, bytes: new Uint8Array(), rows }
    }
    const writers = values.map((column, index) => cellWriter(writer, column, prefixes[index]!, format))
    const start = utf8.encode('{"line":')
    const end = utf8.encode(format === 'csv' ? '\n' : '}\n')
    let next = 0
    for (let row = 0; row < read.moments.length; row++) {
      const line = read.lines[row]!
      if (read.single.has(row)) {
        const answered = singleByLine.get(line)
        if (answered) writer.text(rowBytes(answered))
        continue
      }
      if (format === 'ndjson') writer.raw(start)
      writer.whole(line)
      writeId(read.ids[row]!)
      for (const write of writers) write(next)
      writer.raw(end)
      next++
    }
    return { ...result, bytes: writer.take(), rows: [] }
  }
}

/** The rows of a CSV file, or of a range of it, as blocks of bytes. The first `skip` rows are left out. */
export async function* blocksOf(
  path: string,
  part: { header: string | null; range: InputRange; blocks?: InputBlocks | null },
  skip: number,
  blockRows: number = BIRTH_BLOCK_ROWS,
): AsyncGenerator<ByteBlock> {
  const { header, range, blocks = null } = part
  let pending: Uint8Array[] = []
  let pendingStart = range.from
  let position = range.from
  let blockLines = range.lines
  let rows = 0
  /** Ends of blocks in the bytes that were scanned, with the number of lines up to there. */
  let ends: { byte: number; lines: number; rows: number }[] = []
  const scanner = createRowScanner(true, (byte, lines) => {
    rows++
    if (rows === skip || (rows > skip && (rows - skip) % blockRows === 0))
      ends.push({ byte: range.from + byte, lines: range.lines + lines, rows })
  })
  for await (const chunk of inputChunks(path, range, blocks)) {
    scanner.scan(chunk)
    pending.push(chunk.slice())
    position += chunk.length
    if (ends.length === 0) continue
    let bytes = pending.length === 1 ? pending[0]! : Buffer.concat(pending)
    for (const end of ends) {
      const size = end.byte - pendingStart
      if (end.rows > skip) yield { header: header ?? '', lines: blockLines, bytes: bytes.subarray(0, size) }
      bytes = bytes.subarray(size)
      pendingStart = end.byte
      blockLines = end.lines
    }
    ends = []
    pending = [bytes]
  }
  const rest = Buffer.concat(pending)
  if (position > pendingStart && rows >= skip) yield { header: header ?? '', lines: blockLines, bytes: rest }
}
