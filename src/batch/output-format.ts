import { SetupError } from '../settings.ts'

export const OUTPUT_FORMATS = ['csv', 'ndjson', 'parquet'] as const
export type OutputFormat = (typeof OUTPUT_FORMATS)[number]

const FORMATS_BY_EXTENSION: Record<string, OutputFormat> = {
  csv: 'csv',
  ndjson: 'ndjson',
  jsonl: 'ndjson',
  parquet: 'parquet',
}

/** The format for the file name extension of a path; undefined for another extension. */
export const formatOfName = (path: string): OutputFormat | undefined =>
  FORMATS_BY_EXTENSION[path.slice(path.lastIndexOf('.') + 1).toLowerCase()]

/** Returns the format for the file name extension of a path. It must be one of `allowed`. */
export const formatOf = <F extends OutputFormat>(path: string, allowed: readonly F[]): F => {
  const format = formatOfName(path) as F | undefined
  if (format === undefined || !allowed.includes(format))
    throw new SetupError(`the name of ${path} must end in one of: ${allowed.map((each) => `.${each}`).join(', ')}.`)
  return format
}
