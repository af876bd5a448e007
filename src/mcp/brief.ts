type Value = unknown
type Fields = Record<string, Value>

const isFields = (value: Value): value is Fields => value !== null && typeof value === 'object' && !Array.isArray(value)
const isPlain = (value: Value) => value === null || typeof value !== 'object'

/** Figures enough for a reader; an instant as a Julian day keeps its seconds. */
const figure = (value: number): string => {
  if (Number.isInteger(value)) return String(value)
  const size = Math.abs(value)
  return String(Number(size > 1e5 ? value.toFixed(5) : size < 1 ? value.toPrecision(3) : value.toFixed(2)))
}

/** What another field beside it says already. */
const isRedundant = (name: string, fields: Fields): boolean => {
  if (name.endsWith('_dms')) return name.slice(0, -4) in fields
  if (name.endsWith('_number')) return typeof fields[name.slice(0, -7)] === 'string'
  return name === 'longitude' && 'sign' in fields && 'degree' in fields
}

const kept = (fields: Fields): [string, Value][] =>
  Object.entries(fields).filter(([name, value]) => value !== undefined && !isRedundant(name, fields))

/** A value on one line. */
const inline = (value: Value): string => {
  if (value === null) return '-'
  if (typeof value === 'number') return figure(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return value.replaceAll('\n', ' ')
  if (Array.isArray(value))
    return value.every(isPlain) ? value.map(inline).join(', ') : value.map((each) => `{${inline(each)}}`).join(' ')
  return kept(value as Fields)
    .map(([name, each]) => `${name} ${isFields(each) ? `{${inline(each)}}` : inline(each)}`)
    .join('; ')
}

/** Longer than this, an object goes a field a line. */
const LINE = 160

/** Rows as a table; what is the same in all of them is said once. */
const table = (rows: readonly Fields[], indent: string): string[] => {
  const names = [...new Set(rows.flatMap((row) => kept(row).map(([name]) => name)))]
  const cells = rows.map((row) => names.map((name) => (name in row ? inline(row[name]) : '')))
  const same = names.map((_, i) => rows.length > 2 && cells.every((row) => row[i] === cells[0]![i]))
  const all = names.flatMap((name, i) => (same[i] && cells[0]![i] !== '-' ? [`${name} ${cells[0]![i]}`] : []))
  const shown = (row: readonly string[]) => row.filter((_, i) => !same[i]).join('|')
  return [
    `${indent}${shown(names)}${all.length > 0 ? `  (all: ${all.join('; ')})` : ''}`,
    ...cells.map((row) => indent + shown(row)),
  ]
}

const block = (name: string, value: Value, indent: string): string[] => {
  if (Array.isArray(value)) {
    if (value.length > 1 && value.every(isFields)) {
      const long = value.some((row) => inline(row).length > 4 * LINE)
      if (!long) return [`${indent}${name}:`, ...table(value, `${indent} `)]
      return [`${indent}${name}:`, ...value.flatMap((row, i) => block(String(i + 1), row, `${indent} `))]
    }
    return [`${indent}${name}: ${value.length === 0 ? 'none' : inline(value)}`]
  }
  if (!isFields(value)) return [`${indent}${name}: ${inline(value)}`]
  const line = inline(value)
  const flat = Object.values(value).every((each) => isPlain(each) || (Array.isArray(each) && each.every(isPlain)))
  if (line.length <= LINE && flat) return [`${indent}${name}: ${line}`]
  return [`${indent}${name}:`, ...kept(value).flatMap(([each, inner]) => block(each, inner, `${indent} `))]
}

/** Characters of an answer as text; what goes beyond is named, to be asked for. */
export const TEXT_LIMIT = 24_000

/** Data as a short text: tables for rows, a line for what is short, figures rounded, and nothing said twice. */
export const brief = (data: Fields, limit = TEXT_LIMIT): string => {
  const parts: string[] = []
  const left: string[] = []
  let size = 0
  for (const [name, value] of kept(data)) {
    const text = block(name, value, '').join('\n')
    if (size + text.length > limit) left.push(name)
    else {
      size += text.length + 1
      parts.push(text)
    }
  }
  if (left.length > 0)
    parts.push(`Too long to stand here; ask for them by fields, or for a part by rows: ${left.join(', ')}.`)
  return parts.join('\n')
}
