import { invalid } from '../faults.ts'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Returns one field of a value by its path (`planets.sign`), for every row of a list. Undefined if it does not exist. */
const pick = (value: unknown, path: readonly string[]): unknown => {
  const [name, ...rest] = path
  if (name === undefined) return value
  if (Array.isArray(value)) {
    if (/^\d+$/.test(name)) return pick(value[Number(name)], rest)
    const rows = value.map((row) => pick(row, path))
    return rows.some((row) => row !== undefined) ? rows : undefined
  }
  if (!isFields(value) || !(name in value)) return undefined
  const inner = pick(value[name], rest)
  return inner === undefined ? undefined : { [name]: inner }
}

const merge = (left: unknown, right: unknown): unknown => {
  if (left === undefined) return right
  if (Array.isArray(left) && Array.isArray(right)) return left.map((row, i) => merge(row, right[i]))
  if (!isFields(left) || !isFields(right)) return right
  const names = [...new Set([...Object.keys(left), ...Object.keys(right)])]
  return Object.fromEntries(names.map((name) => [name, name in right ? merge(left[name], right[name]) : left[name]]))
}

/** Removes the rows of lists that do not contain a text in any field. Lists without a matching row become empty. */
export const withRows = (data: Fields, text: string): Fields => {
  const searchText = text.toLowerCase()
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value.every(isFields)
        ? value.filter((row) => JSON.stringify(row).toLowerCase().includes(searchText))
        : value
    if (!isFields(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, visit(each)]))
  }
  return visit(data) as Fields
}

/** Returns only the fields with these paths: `ascendant`, `planets.sign`, `planets.0`. Throws `invalid` for a missing field. */
export const pickPaths = (data: Fields, paths: readonly string[]): Fields => {
  let selection: unknown
  for (const path of paths) {
    const part = pick(data, path.replaceAll('[]', '').split('.').filter(Boolean))
    if (part === undefined)
      throw invalid('fields', `\`fields\`: the answer has no field ${path}. Fields: ${Object.keys(data).join(', ')}.`)
    selection = merge(selection, part)
  }
  return (selection ?? {}) as Fields
}
