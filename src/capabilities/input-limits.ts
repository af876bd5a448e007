import { Kind, type TObject } from '@sinclair/typebox'
import type { TSchema } from '../schema.ts'

/** Maximum characters of a text without a limit in its schema: dates, zones, names and ids are far shorter. */
export const MAX_TEXT = 1000
/** Maximum items of a list of texts or numbers without a limit in its schema. */
export const MAX_LIST = 1000

const known = new WeakMap<TSchema, TSchema>()

/** Returns the same schema if no part changes: named schemas are compared by identity. */
const withParts = (schema: TSchema, parts: Record<string, unknown>): TSchema => {
  const isSame = Object.entries(parts).every(([name, part]) => schema[name] === part)
  return isSame ? schema : { ...schema, ...parts }
}
const list = (schemas: TSchema[]): TSchema[] => {
  const result = schemas.map(limited)
  return result.every((each, at) => each === schemas[at]) ? schemas : result
}
const fields = (schemas: Record<string, TSchema>): Record<string, TSchema> => {
  const result = Object.entries(schemas).map(([name, each]) => [name, limited(each)] as const)
  return result.every(([name, each]) => each === schemas[name]) ? schemas : Object.fromEntries(result)
}

const make = (schema: TSchema): TSchema => {
  switch (schema[Kind]) {
    case 'String':
      // Dates and texts with a pattern are short already.
      if (schema.maxLength !== undefined || schema.format === 'date' || schema.pattern !== undefined) return schema
      return { ...schema, maxLength: MAX_TEXT }
    case 'Object':
      return withParts(schema, { properties: fields(schema.properties) })
    case 'Array': {
      const items = limited(schema.items)
      // A list of unique words of a closed set cannot exceed the set.
      const isShort = schema.maxItems !== undefined || (schema.uniqueItems && items[Kind] === 'OneOf')
      if (isShort || items[Kind] === 'Object') return withParts(schema, { items })
      return { ...schema, items, maxItems: items[Kind] === 'OneOf' ? items.enum.length : MAX_LIST }
    }
    case 'Tuple':
      return schema.items ? withParts(schema, { items: list(schema.items) }) : schema
    case 'Union':
      return withParts(schema, { anyOf: list(schema.anyOf) })
    case 'Intersect':
      return withParts(schema, { allOf: list(schema.allOf) })
    default:
      return schema
  }
}

/** The schema with a limit for every text and every list, except lists of objects, which the capability limits. */
const limited = (schema: TSchema): TSchema => {
  let match = known.get(schema)
  if (!match) known.set(schema, (match = make(schema)))
  return match
}

/** An input schema with a limit for every text and list, which protects parsers from megabytes of text. */
export const limitedInput = <S extends TObject>(input: S): S => limited(input) as S
