import { Kind, type TSchema } from '@sinclair/typebox'
import { hasSpellings, spelledAs } from '../lexicon/spellings.ts'
import { NUMBERED } from '../schema.ts'

/** Returns a value as its schema has it, and changes the objects and arrays within it. */
type Respell = (value: unknown) => unknown

const known = new WeakMap<TSchema, { respell: Respell | null }>()

/** Made once per schema; null where nothing can be spelled otherwise. */
const respellerOf = (schema: TSchema): Respell | null => {
  let made = known.get(schema)
  if (!made) {
    made = { respell: makeRespeller(schema) }
    known.set(schema, made)
  }
  return made.respell
}

const makeRespeller = (schema: TSchema): Respell | null => {
  switch (schema[Kind]) {
    case 'OneOf':
      return ofSet(schema.enum)
    case 'String':
      return NUMBERED in schema ? (value) => (Number.isInteger(value) ? String(value) : value) : null
    case 'Object':
      return ofFields(schema.properties)
    case 'Array':
      return ofItems(schema.items, schema.maxItems ?? Number.POSITIVE_INFINITY)
    case 'Union':
      return inTurn((schema.anyOf as TSchema[]).map(respellerOf))
    case 'Intersect':
      return inTurn((schema.allOf as TSchema[]).map(respellerOf))
    default:
      return null
  }
}

const ofSet = (words: readonly string[]): Respell | null =>
  hasSpellings(words) ? (value) => (typeof value === 'string' ? (spelledAs(value, words) ?? value) : value) : null

const inTurn = (parts: readonly (Respell | null)[]): Respell | null => {
  const some = parts.filter((part) => part !== null)
  return some.length === 0 ? null : (value) => some.reduce((found, respell) => respell(found), value)
}

const ofFields = (properties: Record<string, TSchema>): Respell | null => {
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
      const found = respell(object[name])
      if (found !== object[name]) object[name] = found
    }
    return value
  }
}

const ofItems = (items: TSchema, most: number): Respell | null => {
  const respell = respellerOf(items)
  if (!respell) return null
  return (value) => {
    if (!Array.isArray(value) || value.length > most) return value
    for (const [at, item] of value.entries()) {
      const found = respell(item)
      if (found !== item) value[at] = found
    }
    return value
  }
}

/**
 * Writes the words of closed sets (`Surya`, `MOOLA`) in an input as its schema spells them, and whole numbers as text where the schema
 * takes both. Everything else stays as it is.
 */
export const canonicalSpellings = (schema: TSchema, input: object): void => {
  respellerOf(schema)?.(input)
}
