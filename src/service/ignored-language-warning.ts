import { Kind } from '@sinclair/typebox'
import type { TSchema } from '../schema.ts'
import type { Warn } from '../warnings.ts'
import type { JsonObject } from './body.ts'
import { LANGUAGE_FIELDS } from './input.ts'

type Path = readonly string[]
const ANY_ITEM = '*'
const isLanguage = (name: string) => LANGUAGE_FIELDS.some((each) => each === name)

/** Paths of the language fields of a schema that are not at its top level. */
const nestedLanguagePaths = (schema: TSchema, depth = 0): Path[] => {
  switch (schema[Kind]) {
    case 'Object':
      return Object.entries(schema.properties as Record<string, TSchema>).flatMap(([name, field]) =>
        isLanguage(name)
          ? depth > 0
            ? [[name]]
            : []
          : nestedLanguagePaths(field, depth + 1).map((path) => [name, ...path]),
      )
    case 'Array':
      return nestedLanguagePaths(schema.items, depth + 1).map((path) => [ANY_ITEM, ...path])
    case 'Union':
      return (schema.anyOf as TSchema[]).flatMap((each) => nestedLanguagePaths(each, depth))
    default:
      return []
  }
}

/** The first sent field of a value at a path, as `person.labels`; null if none was sent. */
const sentFieldAt = (value: unknown, [name, ...rest]: Path): string | null => {
  if (name === undefined) return value === undefined || value === null ? null : ''
  if (value === null || typeof value !== 'object') return null
  const names = name === ANY_ITEM ? Object.keys(value) : [name]
  for (const each of names) {
    const nestedField = sentFieldAt((value as JsonObject)[each], rest)
    if (nestedField !== null) return nestedField === '' ? each : `${each}.${nestedField}`
  }
  return null
}

const pathsBySchema = new WeakMap<TSchema, Path[]>()

/** Warns of language fields within a part of the input: an answer has one language, set at the top level. */
export const warnOfIgnoredLanguage = (schema: TSchema, input: JsonObject, warn: Warn): void => {
  let paths = pathsBySchema.get(schema)
  if (!paths) pathsBySchema.set(schema, (paths = nestedLanguagePaths(schema)))
  for (const path of paths) {
    const at = sentFieldAt(input, path)
    if (at !== null) warn('ignored_input', `${at} has no effect: set it at the top level of the input.`)
  }
}
