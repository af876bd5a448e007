import type { SQL, TransactionSQL } from 'bun'
import { snake } from './rows.ts'

/** SQL for a row as a JSON object, so that 64-bit integers arrive as numbers. */
export const object = (table: string, names: readonly string[]) =>
  `json_build_object(${names.map((name) => `'${name}', ${table}.${snake(name)}`).join(', ')})`

/** A database or a transaction that runs statements. */
export type Queries = SQL | TransactionSQL
export type DatabaseRow = Record<string, unknown>

/** Rows as JSON text with the column names of the database. */
export const json = (names: readonly string[], rows: readonly object[]) => {
  const columns = names.map((name) => [`${JSON.stringify(snake(name))}:`, name] as const)
  const text = (row: DatabaseRow) => {
    let fields = ''
    for (const [column, name] of columns) fields += `${fields && ','}${column}${JSON.stringify(row[name] ?? null)}`
    return `{${fields}}`
  }
  return `[${rows.map((row) => text(row as DatabaseRow)).join()}]`
}

/** Inserts rows with one statement. */
export const insert = (
  to: Queries,
  table: string,
  names: readonly string[],
  rows: readonly object[],
  conflict = '',
) => {
  const columns = names.map(snake).join(', ')
  return to.unsafe(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::text::json) ${conflict}`,
    [json(names, rows)],
  )
}

/** A whole number beyond 32 bits, such as an instant, as text for a parameter that is cast to bigint. */
export const bigintText = (number: number | null): string | null => (number === null ? null : String(number))
