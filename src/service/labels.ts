import { Kind, type TSchema } from '@sinclair/typebox'
import type { LabelLanguage } from '../lexicon/languages.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Term } from '../lexicon/subjects.ts'

/** Puts every term that stands in a value into a set. */
type Collect = (value: unknown, into: Set<string>) => void

const collectors = new WeakMap<TSchema, { collect: Collect | null }>()

/** Made once per schema; null where no term can stand. */
const collectorOf = (schema: TSchema): Collect | null => {
  let known = collectors.get(schema)
  if (!known) {
    known = { collect: makeCollector(schema) }
    collectors.set(schema, known)
  }
  return known.collect
}

const makeCollector = (schema: TSchema): Collect | null => {
  if (schema['x-term']) {
    const words = new Set<unknown>(schema.enum)
    return (value, into) => {
      if (words.has(value)) into.add(value as string)
    }
  }
  switch (schema[Kind]) {
    case 'Object':
      return ofFields(schema.properties)
    case 'Record':
      return ofValues(Object.values(schema.patternProperties as Record<string, TSchema>))
    case 'Array':
      return ofItems(schema.items)
    case 'Tuple':
      return ofFields({ ...schema.items })
    case 'Union':
      return all(schema.anyOf)
    case 'Intersect':
      return all(schema.allOf)
    default:
      return null
  }
}

const some = (collectors: readonly (Collect | null)[]): Collect[] => collectors.filter((each) => each !== null)

const all = (schemas: readonly TSchema[]): Collect | null => {
  const parts = some(schemas.map(collectorOf))
  if (parts.length === 0) return null
  return (value, into) => {
    for (const part of parts) part(value, into)
  }
}

const ofFields = (fields: Record<string, TSchema>): Collect | null => {
  const parts = Object.entries(fields).flatMap(([name, field]) => {
    const collect = collectorOf(field)
    return collect ? [{ name, collect }] : []
  })
  if (parts.length === 0) return null
  return (value, into) => {
    if (value === null || typeof value !== 'object') return
    for (const { name, collect } of parts) collect((value as Record<string, unknown>)[name], into)
  }
}

const ofItems = (items: TSchema): Collect | null => {
  const collect = collectorOf(items)
  return (
    collect &&
    ((value, into) => {
      if (Array.isArray(value)) for (const item of value) collect(item, into)
    })
  )
}

const ofValues = (schemas: readonly TSchema[]): Collect | null => {
  const collect = all(schemas)
  return (
    collect &&
    ((value, into) => {
      if (value !== null && typeof value === 'object') for (const item of Object.values(value)) collect(item, into)
    })
  )
}

/** The terms that appear in `data`, in order of first appearance. */
export const termsIn = (schema: TSchema, data: unknown): string[] => {
  const terms = new Set<string>()
  collectorOf(schema)?.(data, terms)
  return [...terms]
}

export interface Labels {
  language: LabelLanguage
  quality: Lexicon['quality']
  /** From each term of the answer to its display name. */
  terms: Record<string, string>
}

export const labelsOf = (schema: TSchema, data: unknown, lexicon: Lexicon): Labels => {
  const terms: Record<string, string> = {}
  for (const term of termsIn(schema, data)) {
    const name = lexicon.terms[term as Term]
    if (name !== undefined) terms[term] = name
  }
  return { language: lexicon.language, quality: lexicon.quality, terms }
}
