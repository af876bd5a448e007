/** Rows of an answer as a table for spreadsheets (RFC 4180). */

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The cells of a row by the dotted paths of its fields; a list of values is one cell, separated by semicolons. */
const cellsOf = (row: Record<string, unknown>, path = ''): [string, string][] =>
  Object.entries(row).flatMap(([name, value]): [string, string][] => {
    const column = path + name
    if (isRecord(value)) return cellsOf(value, `${column}.`)
    if (Array.isArray(value))
      return [[column, value.map((each) => (isRecord(each) ? Object.values(each).join(' ') : String(each))).join('; ')]]
    return [[column, value === null ? '' : String(value)]]
  })

/** A spreadsheet would compute a text that begins so; a number is left alone. */
const FORMULA = /^[=+\-@\t\r](?![\d.])/
const quoted = (text: string) => {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The rows as CSV with a header; a field that a row lacks is empty. `terms`: names of values in the language of the file. */
export const csvFile = (rows: readonly object[], terms: Readonly<Record<string, string>> = {}): string => {
  const table = rows.map((row) => new Map(cellsOf(row as Record<string, unknown>)))
  const columns = [...new Set(table.flatMap((cells) => [...cells.keys()]))]
  const named = (text: string) =>
    text
      .split('; ')
      .map((each) => terms[each] ?? each)
      .join('; ')
  const lines = [columns, ...table.map((cells) => columns.map((column) => named(cells.get(column) ?? '')))]
  return lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')
}
