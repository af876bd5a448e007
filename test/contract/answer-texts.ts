import { Kind, type TSchema } from '@sinclair/typebox'
import { numberRangeOf } from '../../src/api/number-ranges.ts'
import { textFormatOf } from '../../src/api/text-formats.ts'
import { DISTINCT } from '../../src/schema.ts'

// The promises of the description on texts and numbers, checked on answers.

/** The formats as patterns. Source: RFC 3339 for dates with years of four digits; ISO 8601 expanded years before them. */
const PATTERNS: Record<string, RegExp> = {
  'date-time': /^-?\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  date: /^-?\d{4,6}-\d\d-\d\d$/,
  uri: /^https?:\/\/\S+$/,
}

interface Leaf {
  /** The names of the fields to the text, from the last schema with a name. */
  readonly trail: readonly string[]
  readonly schema: TSchema
  readonly value: string
}

/** Every text in a value, with its schema and path. */
function* textsIn(schema: TSchema, value: unknown, above: readonly string[] = []): Generator<Leaf> {
  if (value === undefined || value === null) return
  const trail = schema.$id ? [schema.$id] : above
  const isList = Array.isArray(value)
  // A union has schemas of other types.
  if (['Array', 'Tuple'].includes(schema[Kind]) !== isList && schema[Kind] !== 'Union') return
  if (['Object', 'Record'].includes(schema[Kind]) && typeof value !== 'object') return
  switch (schema[Kind]) {
    case 'Object':
      for (const [field, part] of Object.entries(schema.properties as Record<string, TSchema>))
        yield* textsIn(part, (value as Record<string, unknown>)[field], [...trail, field])
      return
    case 'Array':
      for (const item of value as unknown[]) yield* textsIn(schema.items, item, trail)
      return
    case 'Tuple':
      for (const [at, part] of (schema.items as TSchema[]).entries())
        yield* textsIn(part, (value as unknown[])[at], trail)
      return
    case 'Record':
      for (const item of Object.values(value as object))
        yield* textsIn(Object.values(schema.patternProperties as Record<string, TSchema>)[0]!, item, trail)
      return
    case 'Union':
      for (const part of schema.anyOf as TSchema[]) yield* textsIn(part, value, trail)
      return
    case 'String':
      if (typeof value === 'string') yield { trail, schema, value }
  }
}

/** The texts of an answer that do not match the format of their field. `checked` receives the names of the checked fields. */
export const misfits = (data: TSchema, answer: unknown, slug: string, checked = new Set<string>()): string[] =>
  [...textsIn(data, answer, [slug])].flatMap(({ trail, schema, value }) => {
    const { format = schema.format, pattern = schema.pattern } = textFormatOf(schema, trail, true)
    const expected = pattern === undefined ? PATTERNS[format] : new RegExp(pattern)
    if (!expected) return []
    checked.add(trail.at(-1)!)
    return expected.test(value) ? [] : [`${slug} ${trail.join('.')}: ${value}`]
  })

/** The paths of lists in an answer whose values should be distinct and are not. */
export const repetitions = (schema: TSchema, value: unknown, path: string): string[] => {
  if (value === null || typeof value !== 'object') return []
  const parts = (schema.anyOf as TSchema[] | undefined)?.flatMap((part) => repetitions(part, value, path)) ?? []
  if (Array.isArray(value)) {
    const { items } = schema
    const isRepeated = DISTINCT in schema && new Set(value).size < value.length
    const below = items && !Array.isArray(items) ? value.flatMap((item) => repetitions(items, item, `${path}[]`)) : []
    return [...parts, ...(isRepeated ? [`${path}: ${value}`] : []), ...below]
  }
  const fields = Object.entries((schema.properties ?? {}) as Record<string, TSchema>)
  return [...parts, ...fields.flatMap(([name, field]) => repetitions(field, value[name as never], `${path}.${name}`))]
}

/** The numbers in an answer outside of the range of their field. */
export const strays = (schema: TSchema, value: unknown, trail: readonly string[]): string[] => {
  if (value === null || value === undefined) return []
  const path = schema.$id ? [schema.$id] : trail
  if (schema.anyOf) return (schema.anyOf as TSchema[]).flatMap((part) => strays(part, value, path))
  if (typeof value === 'number') {
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = numberRangeOf(schema, path)
    return value < minimum || value > maximum ? [`${path.join('.')}: ${value}`] : []
  }
  if (typeof value !== 'object') return []
  const parts = schema.items as TSchema | TSchema[] | undefined
  if (Array.isArray(value))
    return value.flatMap((item, at) => (parts ? strays(Array.isArray(parts) ? parts[at]! : parts, item, path) : []))
  const [rest] = Object.values((schema.patternProperties ?? {}) as Record<string, TSchema>)
  const fields = schema.properties as Record<string, TSchema> | undefined
  return Object.entries(value).flatMap(([name, each]) => {
    if (fields?.[name]) return strays(fields[name], each, [...path, name])
    return rest ? strays(rest, each, path) : []
  })
}
