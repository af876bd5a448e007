import { Kind, type TObject, type TSchema } from '@sinclair/typebox'
import { SetupError } from '../settings.ts'
import { NAME_FIELDS, nearestPath, schemasAt } from './schema-paths.ts'

/** The value of a cell. */
export type TableCell = string | number | boolean | null

export type ColumnType = 'number' | 'integer' | 'boolean' | 'text'

/** A column of an output: a value of the answer by its path, such as `ascendant.sign` or `planets.Sun.longitude`. */
export interface AnswerColumn {
  path: string
  type: ColumnType
}

const NUMBER = /^\d+$/

const namesIn = (path: string) => path.split('.')

const TYPES: Readonly<Record<string, ColumnType>> = { Number: 'number', Integer: 'integer', Boolean: 'boolean' }

const columnType = (schemas: readonly TSchema[]): ColumnType => {
  const types = new Set(
    schemas.filter((each) => each[Kind] !== 'Null').map((each): ColumnType => TYPES[each[Kind]] ?? 'text'),
  )
  if (types.size === 2 && types.has('number') && types.has('integer')) return 'number'
  return types.size === 1 ? [...types][0]! : 'text'
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

const rowNamed = (rows: readonly unknown[], name: string) =>
  rows.find((row) => isFields(row) && NAME_FIELDS.some((field) => row[field] === name))

const valueAt = (value: unknown, names: readonly string[]): unknown => {
  let found = value
  for (const name of names) {
    if (Array.isArray(found)) found = NUMBER.test(name) ? found[Number(name)] : rowNamed(found, name)
    else if (isFields(found)) found = Object.hasOwn(found, name) ? found[name] : undefined
    else return undefined
  }
  return found
}

const cellOf = (value: unknown): TableCell => {
  if (value === undefined || value === null) return null
  return typeof value === 'object' ? JSON.stringify(value) : (value as TableCell)
}

/** Returns a function that reads the cells of an answer. */
export const createCellReader = (columns: readonly AnswerColumn[]): ((data: object) => TableCell[]) => {
  const paths = columns.map(({ path }) => namesIn(path))
  return (data) => paths.map((names) => cellOf(valueAt(data, names)))
}

/** Most columns of an output. */
const MAX_COLUMNS = 2_000

/** The columns with these paths, separated by commas. Throws `SetupError` for a path that no answer has. */
export const columnsIn = (text: string, schema: TObject): AnswerColumn[] => {
  const paths = text.split(',').map((path) => path.trim())
  if (paths.length > MAX_COLUMNS) throw new SetupError(`--fields must have at most ${MAX_COLUMNS} paths.`)
  const repeated = paths.find((path, index) => paths.indexOf(path) !== index)
  if (repeated !== undefined) throw new SetupError(`--fields: the path "${repeated}" occurs twice.`)
  return paths.map((path) => {
    const schemas = path === '' ? [] : schemasAt(schema, namesIn(path))
    if (schemas.length > 0) return { path, type: columnType(schemas) }
    const suggestion = nearestPath(path, schema)
    const hint = suggestion === null ? '' : ` Did you mean ${suggestion}?`
    throw new SetupError(
      `--fields: the answer has no field "${path}".${hint} Its fields: ${Object.keys(schema.properties).join(', ')}.`,
    )
  })
}

/** The paths of all single values of an answer. A row of a list is named by its name if it has one, otherwise by its number. */
const pathsOf = (value: unknown, prefix: string): string[] => {
  if (Array.isArray(value)) {
    const names = value.map((row) => (isFields(row) ? NAME_FIELDS.map((field) => row[field]).find(Boolean) : undefined))
    const areNames = new Set(names).size === names.length && names.every((name) => typeof name === 'string')
    return value.flatMap((row, index) => pathsOf(row, `${prefix}.${areNames ? names[index] : index}`))
  }
  if (isFields(value))
    return Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, prefix === '' ? name : `${prefix}.${name}`))
  return [prefix]
}

/** Every single value of an answer as a column. */
export const allColumns = (data: object, schema: TObject): AnswerColumn[] =>
  pathsOf(data, '')
    .slice(0, MAX_COLUMNS)
    .map((path) => ({ path, type: columnType(schemasAt(schema, namesIn(path))) }))
