import { Kind } from '@sinclair/typebox'
import type { TSchema } from '../schema.ts'
import type { Warn } from '../warnings.ts'
import type { JsonObject } from './body.ts'
import { LANGUAGE_FIELDS } from './input.ts'

type Path = readonly string[]
const EACH = '*'
const isLanguage = (name: string) => LANGUAGE_FIELDS.some((each) => each === name)

/** Where a schema takes the words of a language below its top. */
const below = (schema: TSchema, depth = 0): Path[] => {
  switch (schema[Kind]) {
    case 'Object':
      return Object.entries(schema.properties as Record<string, TSchema>).flatMap(([name, field]) =>
        isLanguage(name) ? (depth > 0 ? [[name]] : []) : below(field, depth + 1).map((path) => [name, ...path]),
      )
    case 'Array':
      return below(schema.items, depth + 1).map((path) => [EACH, ...path])
    case 'Union':
      return (schema.anyOf as TSchema[]).flatMap((each) => below(each, depth))
    default:
      return []
  }
}

/** The first place of a value that such a path leads to; null where nothing was sent. */
const sent = (value: unknown, [name, ...rest]: Path): string | null => {
  if (name === undefined) return value === undefined || value === null ? null : ''
  if (value === null || typeof value !== 'object') return null
  const names = name === EACH ? Object.keys(value) : [name]
  for (const each of names) {
    const found = sent((value as JsonObject)[each], rest)
    if (found !== null) return found === '' ? each : `${each}.${found}`
  }
  return null
}

const known = new WeakMap<TSchema, Path[]>()

/** Warns of a language that was asked for within a part of the input: an answer has one, asked for at the top. */
export const warnOfIgnoredLanguage = (schema: TSchema, input: JsonObject, warn: Warn): void => {
  let paths = known.get(schema)
  if (!paths) known.set(schema, (paths = below(schema)))
  for (const path of paths) {
    const at = sent(input, path)
    if (at !== null) warn('ignored_input', `${at} has no effect: it is asked for at the top of the input.`)
  }
}
