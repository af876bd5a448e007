import { invalid } from '../faults.ts'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** One field of a value, by its way (`planets.sign`); through every row of a list. Undefined where nothing is there. */
const picked = (value: unknown, way: readonly string[]): unknown => {
  const [name, ...rest] = way
  if (name === undefined) return value
  if (Array.isArray(value)) {
    if (/^\d+$/.test(name)) return picked(value[Number(name)], rest)
    const rows = value.map((row) => picked(row, way))
    return rows.some((row) => row !== undefined) ? rows : undefined
  }
  if (!isFields(value) || !(name in value)) return undefined
  const inner = picked(value[name], rest)
  return inner === undefined ? undefined : { [name]: inner }
}

const merged = (one: unknown, other: unknown): unknown => {
  if (one === undefined) return other
  if (Array.isArray(one) && Array.isArray(other)) return one.map((row, i) => merged(row, other[i]))
  if (!isFields(one) || !isFields(other)) return other
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return Object.fromEntries(names.map((name) => [name, name in other ? merged(one[name], other[name]) : one[name]]))
}

/** Without the rows of lists that do not hold a text, in whatever field. Lists none of whose rows hold it are empty. */
export const withRows = (data: Fields, text: string): Fields => {
  const sought = text.toLowerCase()
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value.every(isFields) ? value.filter((row) => JSON.stringify(row).toLowerCase().includes(sought)) : value
    if (!isFields(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, visit(each)]))
  }
  return visit(data) as Fields
}

/** Only these fields of an answer: `ascendant`, `planets.sign`, `planets.0`. Raises `invalid` on one that is not there. */
export const only = (data: Fields, ways: readonly string[]): Fields => {
  let all: unknown
  for (const way of ways) {
    const found = picked(data, way.replaceAll('[]', '').split('.').filter(Boolean))
    if (found === undefined)
      throw invalid(
        'fields',
        `\`fields\`: there is no ${way} in the answer; its fields are ${Object.keys(data).join(', ')}.`,
      )
    all = merged(all, found)
  }
  return (all ?? {}) as Fields
}
