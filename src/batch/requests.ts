import { Kind, type TObject, type TSchema } from '@sinclair/typebox'
import type { JsonObject } from '../service/body.ts'
import { withoutNull } from '../service/input.ts'
import { csvRows, type InputRow } from './csv-rows.ts'
import { type InputBlocks, inputChunks } from './input-blocks.ts'
import type { InputFormat } from './input-format.ts'
import { linesOfInput } from './lines.ts'
import { parquetRows } from './parquet-rows.ts'
import { chunksOf, type InputRange, rowsOfPart } from './records.ts'
import { hasText } from './row-scanner.ts'

/** One row of an input as a request: JSON text, the fields of a table, or the reason why it cannot be read. */
export type RequestRow =
  | { line: number; bytes: Uint8Array }
  | { line: number; id: string | null; input: JsonObject }
  | { line: number; reason: string }

/** Converts the text of a cell to the type that the schema of its field accepts; other text is left to the check of the input. */
const convert = (schema: TSchema, text: string): JsonObject[string] => {
  const field = withoutNull(schema)
  const kinds = field[Kind] === 'Union' ? (field.anyOf as TSchema[]).map((each) => each[Kind]) : [field[Kind]]
  const isOneOf = (...names: string[]) => kinds.some((kind) => names.includes(kind))
  if (isOneOf('Number', 'Integer', 'Literal') && text.trim() !== '' && Number.isFinite(Number(text)))
    return Number(text)
  if (isOneOf('Boolean') && /^(true|false)$/i.test(text)) return text.toLowerCase() === 'true'
  if (isOneOf('Array', 'Object', 'Tuple', 'Record') && /^[[{]/.test(text))
    try {
      return JSON.parse(text)
    } catch {
      return text
    }
  return text
}

/** The schema of a field by its path, such as `groom.datetime`. */
const fieldOf = (schema: TSchema, names: readonly string[]): TSchema | null => {
  const [name, ...rest] = names
  if (name === undefined) return schema
  const object = withoutNull(schema)
  const field = object[Kind] === 'Object' ? (object.properties as Record<string, TSchema>)[name] : undefined
  return field ? fieldOf(field, rest) : null
}

/** Returns a function that makes a request of a record. Empty cells and columns that are no field of the input are ignored. */
export const createRequestReader = (schema: TObject) => {
  const hasOwnId = Object.hasOwn(schema.properties, 'id')
  const fields = new Map<string, { names: string[]; schema: TSchema | null }>()
  const fieldNamed = (column: string) => {
    let field = fields.get(column)
    if (!field) {
      const names = column.split('.')
      fields.set(column, (field = { names, schema: fieldOf(schema, names) }))
    }
    return field
  }
  return (line: number, record: Record<string, unknown>): RequestRow => {
    const input: JsonObject = {}
    let id: string | null = null
    for (const [column, value] of Object.entries(record)) {
      if (value === undefined || value === null || value === '') continue
      if (column === 'id' && !hasOwnId) {
        id = String(value)
        continue
      }
      const { names, schema: field } = fieldNamed(column)
      if (field === null) continue
      let target = input
      for (const name of names.slice(0, -1)) target = (target[name] ??= {}) as JsonObject
      target[names.at(-1)!] = typeof value === 'string' ? convert(field, value) : (value as JsonObject[string])
    }
    return { line, id, input }
  }
}

/** Where rows are read from: a whole file, or a range of it. */
export interface RequestSource {
  path: string
  format: InputFormat
  /** The header of a CSV file, the range, and the checksums by which a changed file is refused; null for the whole file. */
  part: { header: string | null; range: InputRange; blocks?: InputBlocks | null } | null
}

async function* tableRequests(rows: AsyncIterable<InputRow>, schema: TObject): AsyncGenerator<RequestRow> {
  const requestOf = createRequestReader(schema)
  for await (const row of rows)
    yield 'record' in row ? requestOf(row.line, row.record) : { line: row.line, reason: row.reason }
}

/** The rows of an NDJSON text. A blank line is no row, and a line longer than `limit` bytes is cut. */
async function* ndjsonRequests(
  chunks: AsyncIterable<Uint8Array>,
  shift: number,
  limit: number,
): AsyncGenerator<RequestRow> {
  for await (const { line, bytes } of linesOfInput(chunks, limit))
    if (hasText(bytes)) yield { line: line + shift, bytes }
}

/** The rows of a text stream. */
export const requestsOfStream = (
  chunks: AsyncIterable<Uint8Array>,
  format: Exclude<InputFormat, 'parquet'>,
  schema: TObject,
  limit: number,
): AsyncGenerator<RequestRow> =>
  format === 'csv' ? tableRequests(csvRows(chunks, 'standard input'), schema) : ndjsonRequests(chunks, 0, limit)

/** The rows of a file or of a range of it, in order. */
export async function* requestsOf(
  { path, format, part }: RequestSource,
  schema: TObject,
  limit: number,
): AsyncGenerator<RequestRow> {
  if (part && format !== 'ndjson')
    return yield* tableRequests(rowsOfPart(path, { format, ...part }, part.blocks), schema)
  if (format === 'parquet') return yield* tableRequests(parquetRows(path), schema)
  const chunks = part ? inputChunks(path, part.range, part.blocks ?? null) : chunksOf(path)
  if (format === 'ndjson') yield* ndjsonRequests(chunks, part?.range.lines ?? 0, limit)
  else yield* tableRequests(csvRows(chunks, path), schema)
}
