import { Kind, type TSchema } from '@sinclair/typebox'
import { hasSpellings, matchSpelling } from '../lexicon/spellings.ts'
import { ACCEPTS_NUMBER } from '../schema.ts'

/** Returns a value in the spelling of its schema. Objects and arrays within the value are changed in place. */
type Respell = (value: unknown) => unknown

const cache = new WeakMap<TSchema, { respell: Respell | null }>()

/** The respeller of a schema, built once; null if no value has alternative spellings. */
const respellerOf = (schema: TSchema): Respell | null => {
  let cached = cache.get(schema)
  if (!cached) {
    cached = { respell: makeRespeller(schema) }
    cache.set(schema, cached)
  }
  return cached.respell
}

const makeRespeller = (schema: TSchema): Respell | null => {
  switch (schema[Kind]) {
    case 'OneOf':
      return respellWords(schema.enum)
    case 'String':
      return ACCEPTS_NUMBER in schema ? (value) => (Number.isInteger(value) ? String(value) : value) : null
    case 'Object':
      return respellFields(schema.properties)
    case 'Array':
      return respellItems(schema.items, schema.maxItems ?? Number.POSITIVE_INFINITY)
    case 'Union':
      return respellInOrder((schema.anyOf as TSchema[]).map(respellerOf))
    case 'Intersect':
      return respellInOrder((schema.allOf as TSchema[]).map(respellerOf))
    default:
      return null
  }
}

const respellWords = (words: readonly string[]): Respell | null =>
  hasSpellings(words) ? (value) => (typeof value === 'string' ? (matchSpelling(value, words) ?? value) : value) : null

const respellInOrder = (parts: readonly (Respell | null)[]): Respell | null => {
  const respellers = parts.filter((part) => part !== null)
  return respellers.length === 0 ? null : (value) => respellers.reduce((result, respell) => respell(result), value)
}

const respellFields = (properties: Record<string, TSchema>): Respell | null => {
  const fields = Object.entries(properties).flatMap(([name, schema]) => {
    const respell = respellerOf(schema)
    return respell ? [{ name, respell }] : []
  })
  if (fields.length === 0) return null
  return (value) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
    const object = value as Record<string, unknown>
    for (const { name, respell } of fields) {
      if (!Object.hasOwn(object, name)) continue
      const result = respell(object[name])
      if (result !== object[name]) object[name] = result
    }
    return value
  }
}

const respellItems = (items: TSchema, maxItems: number): Respell | null => {
  const respell = respellerOf(items)
  if (!respell) return null
  return (value) => {
    if (!Array.isArray(value) || value.length > maxItems) return value
    for (const [at, item] of value.entries()) {
      const result = respell(item)
      if (result !== item) value[at] = result
    }
    return value
  }
}

/**
 * Replaces words of closed sets (`Surya`, `MOOLA`) in an input by the spelling of its schema, and whole numbers by text where the schema
 * accepts both. Other values stay unchanged.
 */
export const canonicalSpellings = (schema: TSchema, input: object): void => {
  respellerOf(schema)?.(input)
}
