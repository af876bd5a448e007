import { Kind, type TObject, type TSchema } from '@sinclair/typebox'
import { invalid } from '../faults.ts'

// The selection of some fields of an answer by their paths, such as `ascendant`, `planets.sign`, `planets.0`, `events.20-39`.

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

const NUMBER = /^\d+$/
/** A range of rows, both ends included. */
const RANGE = /^(\d+)-(\d+)$/
const isRow = (name: string) => NUMBER.test(name) || RANGE.test(name)
const namesIn = (path: string): string[] => path.replaceAll('[]', '').split('.').filter(Boolean)

/** One field of a value by its path, for every row of a list. Undefined if it does not exist. */
const pick = (value: unknown, path: readonly string[]): unknown => {
  const [name, ...rest] = path
  if (name === undefined) return value
  if (Array.isArray(value)) {
    if (NUMBER.test(name)) return pick(value[Number(name)], rest)
    const [, first, last] = RANGE.exec(name) ?? []
    if (first !== undefined) return pickRows(value.slice(Number(first), Number(last) + 1), rest)
    const rows = value.map((row) => pick(row, path))
    return rows.some((row) => row !== undefined) ? rows : undefined
  }
  if (!isFields(value) || !Object.hasOwn(value, name)) return undefined
  const inner = pick(value[name], rest)
  return inner === undefined ? undefined : { [name]: inner }
}

const pickRows = (rows: readonly unknown[], path: readonly string[]): unknown =>
  rows.length === 0 || path.length === 0 ? rows : pick(rows, path)

const merge = (left: unknown, right: unknown): unknown => {
  if (left === undefined) return right
  if (Array.isArray(left) && Array.isArray(right)) return left.map((row, i) => merge(row, right[i]))
  if (!isFields(left) || !isFields(right)) return right
  const names = [...new Set([...Object.keys(left), ...Object.keys(right)])]
  return Object.fromEntries(names.map((name) => [name, name in right ? merge(left[name], right[name]) : left[name]]))
}

const select = (data: Fields, paths: readonly string[], onMissing: (path: string) => void): Fields => {
  let selection: unknown
  for (const path of paths) {
    const part = pick(data, namesIn(path))
    if (part === undefined) onMissing(path)
    else selection = merge(selection, part)
  }
  return (selection ?? {}) as Fields
}

/** The fields with these paths. Throws `invalid` for a field that the answer does not have. */
export const pickPaths = (data: Fields, paths: readonly string[]): Fields =>
  select(data, paths, (path) => {
    throw invalid('fields', `\`fields\`: the answer has no field ${path}. Fields: ${Object.keys(data).join(', ')}.`)
  })

/** The fields with these paths. A field that this answer does not have is left out. */
export const pickExisting = (data: Fields, paths: readonly string[]): Fields => select(data, paths, () => {})

/** Maximum number of paths, and of characters of one path. */
export const MAX_FIELDS = 50
export const MAX_PATH_LENGTH = 200

/** The paths in a comma-separated text. Faults: `invalid` on `fields`. */
export const fieldsIn = (text: string): string[] => {
  const paths = text.split(',', MAX_FIELDS + 1).map((path) => path.trim())
  if (paths.length > MAX_FIELDS || paths.some((path) => path === '' || path.length > MAX_PATH_LENGTH))
    throw invalid('fields', `\`fields\` must be 1 to ${MAX_FIELDS} paths, separated by commas.`)
  return paths
}

/** True if data of this schema may have a field with this path. */
const mayHave = (schema: TSchema, path: readonly string[]): boolean => {
  const [name, ...rest] = path
  if (name === undefined) return true
  switch (schema[Kind]) {
    case 'Object':
      return Object.hasOwn(schema.properties, name)
        ? mayHave(schema.properties[name], rest)
        : schema.additionalProperties === true
    case 'Record':
      return Object.values(schema.patternProperties as Record<string, TSchema>).some((each) => mayHave(each, rest))
    case 'Array':
      return mayHave(schema.items, isRow(name) ? rest : path)
    case 'Tuple':
      return ((schema.items ?? []) as TSchema[]).some((each) => mayHave(each, isRow(name) ? rest : path))
    case 'Union':
      return (schema.anyOf as TSchema[]).some((each) => mayHave(each, path))
    case 'Intersect':
      return (schema.allOf as TSchema[]).some((each) => mayHave(each, path))
    case 'Unknown':
    case 'Any':
      return true
    default:
      return false
  }
}

/** Checks that answers of a schema may have the fields with these paths. Fault: `invalid` on `fields`. */
export const checkFields = (schema: TObject, paths: readonly string[]): void => {
  for (const path of paths) {
    const names = namesIn(path)
    if (names.length > 0 && mayHave(schema, names)) continue
    throw invalid(
      'fields',
      `\`fields\`: the answer has no field ${path}. Fields: ${Object.keys(schema.properties).join(', ')}.`,
    )
  }
}
