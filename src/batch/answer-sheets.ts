import type { SchemaElement } from 'hyparquet'
import type { AnswerColumn, ColumnType, TableCell } from './answer-columns.ts'
import type { OutputFormat } from './output-format.ts'
import { createParquetWriter, type ParquetState } from './parquet-writer.ts'
import { csvField } from './sheets.ts'

/** One answer as a row of an output. */
export interface AnsweredRow {
  line: number
  id: string | null
  cells: readonly TableCell[]
}

/** A writer of rows in an output format. */
export interface AnswerSheet {
  begin(): Uint8Array
  /** Adds rows. `lines` is the number of input lines that they come from, rejected ones included. Returns the complete bytes. */
  add(rows: readonly AnsweredRow[], lines: number): Uint8Array
  end(): Uint8Array
  /** True if all rows so far are in the returned bytes, so that a run can resume here. */
  isFlushed(): boolean
  /** The state that a resumed run needs besides the bytes written so far; serialisable as JSON. */
  state(): unknown
  resume(bytes: number, state: unknown): void
}

const utf8 = new TextEncoder()
const EMPTY = new Uint8Array()

const textSheet = (header: string, rowText: (row: AnsweredRow) => string): AnswerSheet => ({
  begin: () => utf8.encode(header),
  add: (rows) => utf8.encode(rows.map(rowText).join('')),
  end: () => EMPTY,
  isFlushed: () => true,
  state: () => null,
  resume() {},
})

export const csvCell = (cell: TableCell): string => {
  if (cell === null) return ''
  return typeof cell === 'string' ? csvField(cell) : String(cell)
}

export const csvHeader = (columns: readonly AnswerColumn[]) =>
  `${['line', 'id', ...columns.map(({ path }) => csvField(path))].join(',')}\n`

const csvRowText = ({ line, id, cells }: AnsweredRow) => `${line},${csvCell(id)},${cells.map(csvCell).join(',')}\n`

const ndjsonRowText = (columns: readonly AnswerColumn[]) => {
  const names = columns.map(({ path }) => JSON.stringify(path))
  return ({ line, id, cells }: AnsweredRow) => {
    const idText = id === null ? '' : `,"id":${JSON.stringify(id)}`
    return `{"line":${line}${idText}${cells.map((cell, i) => `,${names[i]}:${JSON.stringify(cell)}`).join('')}}\n`
  }
}

/** Returns a function that writes a row in a text format. */
export const rowTextOf = (format: Exclude<OutputFormat, 'parquet'>, columns: readonly AnswerColumn[]) =>
  format === 'csv' ? csvRowText : ndjsonRowText(columns)

/** Number of input lines of a row group. The ends of shards are multiples of it, so that a merged file has the same row groups. */
export const ROW_GROUP_LINES = 65_536

const PARQUET_TYPES: Record<ColumnType, Pick<SchemaElement, 'type' | 'converted_type'>> = {
  number: { type: 'DOUBLE' },
  integer: { type: 'INT32' },
  boolean: { type: 'BOOLEAN' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
}

export const parquetColumns = (columns: readonly AnswerColumn[]): SchemaElement[] => [
  { name: 'line', type: 'INT64', repetition_type: 'REQUIRED' },
  { name: 'id', ...PARQUET_TYPES.text, repetition_type: 'OPTIONAL' },
  ...columns.map(({ path, type }) => ({ name: path, ...PARQUET_TYPES[type], repetition_type: 'OPTIONAL' as const })),
]

export interface ParquetSheetState {
  groups: ParquetState
  /** Number of bytes up to the end of the last row group. */
  groupBytes: number
}

/** A cell of a text column. A value of another type, which the schema permits beside text, is written as text. */
const textCell = (cell: TableCell) => (cell === null || typeof cell === 'string' ? cell : String(cell))

const parquetSheet = (columns: readonly AnswerColumn[]): AnswerSheet => {
  const writer = createParquetWriter(parquetColumns(columns))
  const newGroup = (): unknown[][] => Array.from({ length: columns.length + 2 }, () => [])
  let group = newGroup()
  let lines = 0
  let groupBytes = writer.size()
  const flush = () => {
    const data = group
    group = newGroup()
    lines = 0
    const bytes = writer.group(data, data[0]!.length)
    groupBytes = writer.size()
    return bytes
  }
  return {
    begin: writer.begin,
    add(rows, count) {
      for (const { line, id, cells } of rows) {
        group[0]!.push(BigInt(line))
        group[1]!.push(id)
        for (const [i, cell] of cells.entries()) group[i + 2]!.push(columns[i]!.type === 'text' ? textCell(cell) : cell)
      }
      lines += count
      return lines >= ROW_GROUP_LINES ? flush() : EMPTY
    },
    end() {
      const rows = flush()
      return Buffer.concat([rows, writer.end()])
    },
    isFlushed: () => lines === 0,
    state: (): ParquetSheetState => ({ groups: writer.state(), groupBytes }),
    resume(size, state) {
      writer.resume(size, (state as ParquetSheetState).groups)
      groupBytes = size
    },
  }
}

const SHEETS: Record<OutputFormat, (columns: readonly AnswerColumn[]) => AnswerSheet> = {
  csv: (columns) => textSheet(csvHeader(columns), csvRowText),
  ndjson: (columns) => textSheet('', ndjsonRowText(columns)),
  parquet: parquetSheet,
}

export const answerSheetOf = (format: OutputFormat, columns: readonly AnswerColumn[]): AnswerSheet =>
  SHEETS[format](columns)
