import type { TObject } from '@sinclair/typebox'
import { nearest } from '../nearest.ts'
import { columnNames } from './csv-rows.ts'
import type { InputFormat } from './input-format.ts'
import { parquetColumnNames } from './parquet-rows.ts'
import { createRowScanner } from './row-scanner.ts'
import { pathsBelow, schemasAt } from './schema-paths.ts'
import { storageOf } from './storage.ts'

/** The columns of an input that a run does not use, such as misspelt ones. */

/** The names that the columns of an input may have. */
export interface KnownColumns {
  has(name: string): boolean
  /** Names for suggestions. */
  readonly names: readonly string[]
}

/** The columns of the requests of a capability: the paths of its input, and the id of a row. */
export const requestColumns = (schema: TObject): KnownColumns => ({
  has: (name) => name === 'id' || (name !== '' && schemasAt(schema, name.split('.')).length > 0),
  names: ['id', ...pathsBelow(schema)],
})

export const namedColumns = (names: ReadonlySet<string>): KnownColumns => ({
  has: (name) => names.has(name),
  names: [...names],
})

/** The number of bytes at the start of an NDJSON file whose rows are searched for unknown names. */
const SEARCHED_BYTES = 262_144

const namesOfNdjson = async (path: string): Promise<string[]> => {
  const chunks = await Array.fromAsync(storageOf(path).chunks(path, 0, SEARCHED_BYTES))
  const names = new Set<string>()
  for (const line of new TextDecoder().decode(Buffer.concat(chunks)).split('\n'))
    try {
      const record: unknown = JSON.parse(line)
      if (record !== null && typeof record === 'object' && !Array.isArray(record))
        for (const name of Object.keys(record)) names.add(name)
    } catch {
      // The reader of rows reports invalid lines; the last one may be cut.
    }
  return [...names]
}

const csvHeaderOf = async (path: string): Promise<string> => {
  let end = -1
  const scanner = createRowScanner(true, (at) => {
    if (end < 0) end = at
  })
  const parts: Uint8Array[] = []
  for await (const chunk of storageOf(path).chunks(path)) {
    parts.push(chunk)
    scanner.scan(chunk)
    if (end >= 0) break
  }
  if (end < 0) scanner.end()
  return new TextDecoder().decode(Buffer.concat(parts).subarray(0, Math.max(0, end)))
}

/** The names of the columns of a table. Rows of NDJSON have them one by one; the first rows are searched. */
export const columnsOfInput = async (path: string, format: InputFormat): Promise<string[]> => {
  if (format === 'parquet') return parquetColumnNames(path)
  return format === 'csv' ? columnNames(await csvHeaderOf(path), path) : namesOfNdjson(path)
}

/** The columns that are not known, in their order. */
export const ignoredColumns = (columns: readonly string[], known: KnownColumns): string[] =>
  columns.filter((name) => name !== '' && !known.has(name))

/** Sentences that name the unused columns of an input, with the known columns that they may mean. */
export const ignoredSentences = (path: string, ignored: readonly string[], known: KnownColumns): string[] => {
  const suggestions = ignored.flatMap((name) => {
    const suggestion = nearest(name, known.names)
    return suggestion === null ? [] : [`${path}: the column ${name} is not used. Did you mean ${suggestion}?`]
  })
  const others = ignored.filter((name) => nearest(name, known.names) === null)
  const rest = others.length > 0 ? [`${path}: columns that are not used: ${others.join(', ')}.`] : []
  return [...suggestions, ...rest]
}
