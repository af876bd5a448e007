type Value = unknown
type Fields = Record<string, Value>

const isFields = (value: Value): value is Fields => value !== null && typeof value === 'object' && !Array.isArray(value)
const isPlain = (value: Value) => value === null || typeof value !== 'object'

/** A number rounded for a reader. Large numbers keep five decimals, so that a Julian day is exact to the second. */
const formatNumber = (value: number): string => {
  if (Number.isInteger(value)) return String(value)
  const size = Math.abs(value)
  return String(Number(size > 1e5 ? value.toFixed(5) : size < 1 ? value.toPrecision(3) : value.toFixed(2)))
}

/** True if a neighbouring field has the same information. */
const isRedundant = (name: string, fields: Fields): boolean => {
  if (name.endsWith('_dms')) return name.slice(0, -4) in fields
  if (name.endsWith('_number')) return typeof fields[name.slice(0, -7)] === 'string'
  return name === 'longitude' && 'sign' in fields && 'degree' in fields
}

const visibleFields = (fields: Fields): [string, Value][] =>
  Object.entries(fields).filter(([name, value]) => value !== undefined && !isRedundant(name, fields))

/** A value on one line. */
const inline = (value: Value): string => {
  if (value === null) return '-'
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return value.replaceAll('\n', ' ')
  if (Array.isArray(value))
    return value.every(isPlain) ? value.map(inline).join(', ') : value.map((each) => `{${inline(each)}}`).join(' ')
  return visibleFields(value as Fields)
    .map(([name, each]) => `${name} ${isFields(each) ? `{${inline(each)}}` : inline(each)}`)
    .join('; ')
}

/** Objects whose text is longer (characters) are printed with one field per line. */
const MAX_LINE = 160

/** Rows as a table. A column with the same value in all rows is printed once, in the header. */
const table = (rows: readonly Fields[], indent: string): string[] => {
  const names = [...new Set(rows.flatMap((row) => visibleFields(row).map(([name]) => name)))]
  const cells = rows.map((row) => names.map((name) => (name in row ? inline(row[name]) : '')))
  const isConstant = names.map((_, i) => rows.length > 2 && cells.every((row) => row[i] === cells[0]![i]))
  const constants = names.flatMap((name, i) =>
    isConstant[i] && cells[0]![i] !== '-' ? [`${name} ${cells[0]![i]}`] : [],
  )
  const rowText = (row: readonly string[]) => row.filter((_, i) => !isConstant[i]).join('|')
  return [
    `${indent}${rowText(names)}${constants.length > 0 ? `  (all: ${constants.join('; ')})` : ''}`,
    ...cells.map((row) => indent + rowText(row)),
  ]
}

const block = (name: string, value: Value, indent: string): string[] => {
  if (Array.isArray(value)) {
    if (value.length > 1 && value.every(isFields)) {
      const long = value.some((row) => inline(row).length > 4 * MAX_LINE)
      if (!long) return [`${indent}${name}:`, ...table(value, `${indent} `)]
      return [`${indent}${name}:`, ...value.flatMap((row, i) => block(String(i + 1), row, `${indent} `))]
    }
    return [`${indent}${name}: ${value.length === 0 ? 'none' : inline(value)}`]
  }
  if (!isFields(value)) return [`${indent}${name}: ${inline(value)}`]
  const line = inline(value)
  const flat = Object.values(value).every((each) => isPlain(each) || (Array.isArray(each) && each.every(isPlain)))
  if (line.length <= MAX_LINE && flat) return [`${indent}${name}: ${line}`]
  return [`${indent}${name}:`, ...visibleFields(value).flatMap(([each, inner]) => block(each, inner, `${indent} `))]
}

/** Maximum length of an answer as text, characters. Fields beyond it are only named. */
export const TEXT_LIMIT = 24_000

/** Returns data as a short text: tables for rows, one line for short values, rounded numbers, no redundant fields. */
export const shortText = (data: Fields, limit = TEXT_LIMIT): string => {
  const parts: string[] = []
  const omitted: string[] = []
  let size = 0
  for (const [name, value] of visibleFields(data)) {
    const text = block(name, value, '').join('\n')
    if (size + text.length > limit) omitted.push(name)
    else {
      size += text.length + 1
      parts.push(text)
    }
  }
  if (omitted.length > 0)
    parts.push(
      `Omitted because of their length; request them with fields, or some rows with rows: ${omitted.join(', ')}.`,
    )
  return parts.join('\n')
}
