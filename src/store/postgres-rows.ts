import type { SQL, TransactionSQL } from 'bun'
import { snake } from './rows.ts'

/** A row as JSON, so that 64-bit integers arrive as numbers. */
export const object = (table: string, names: readonly string[]) =>
  `json_build_object(${names.map((name) => `'${name}', ${table}.${snake(name)}`).join(', ')})`

/** Where a statement may be sent. */
export type Queries = SQL | TransactionSQL
export type Row = Record<string, unknown>

/** Rows as one JSON text with the database's names. */
export const json = (names: readonly string[], rows: readonly object[]) => {
  const columns = names.map((name) => [`${JSON.stringify(snake(name))}:`, name] as const)
  const text = (row: Row) => {
    let fields = ''
    for (const [column, name] of columns) fields += `${fields && ','}${column}${JSON.stringify(row[name] ?? null)}`
    return `{${fields}}`
  }
  return `[${rows.map((row) => text(row as Row)).join()}]`
}

/** One statement for any number of rows. */
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

/** An instant or another whole number beyond 32 bits, for a parameter that the statement casts from text to bigint. */
export const big = (number: number | null): string | null => (number === null ? null : String(number))
