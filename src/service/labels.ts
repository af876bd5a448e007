import { Kind, type TSchema } from '@sinclair/typebox'
import type { Lexicon } from '../lexicon/language-module.ts'
import type { LabelLanguage } from '../lexicon/languages.ts'
import { nameOf } from '../lexicon/lexicon.ts'
import { type Subject, subjectsOf, wordsOf } from '../lexicon/subjects.ts'

/** Called for each term in a value: the term, its lexicon subject, and the field, such as `calendar.month`. */
type OnTerm = (term: string, subject: Subject, field: string) => void
type Collect = (value: unknown, onTerm: OnTerm, field: string) => void

const collectors = new WeakMap<TSchema, { collect: Collect | null }>()

/** The collector of a schema, built once; null if its values contain no terms. */
const collectorOf = (schema: TSchema): Collect | null => {
  let cached = collectors.get(schema)
  if (!cached) {
    cached = { collect: makeCollector(schema) }
    collectors.set(schema, cached)
  }
  return cached.collect
}

const makeCollector = (schema: TSchema): Collect | null => {
  if (schema['x-subjects']) return wordCollector(wordsOf(schema['x-subjects'] as Subject[]))
  if (schema.enum) return wordCollector(subjectsOf(schema.enum as string[]))
  switch (schema[Kind]) {
    case 'Object':
      return fieldCollector(schema.properties)
    case 'Record':
      return valueCollector(Object.values(schema.patternProperties as Record<string, TSchema>))
    case 'Array':
      return itemCollector(schema.items)
    case 'Tuple':
      return fieldCollector({ ...schema.items })
    case 'Union':
      return unionCollector(schema.anyOf)
    case 'Intersect':
      return unionCollector(schema.allOf)
    default:
      return null
  }
}

const wordCollector = (subjects: ReadonlyMap<string, Subject>): Collect | null => {
  if (subjects.size === 0) return null
  return (value, onTerm, field) => {
    const subject = subjects.get(value as string)
    if (subject) onTerm(value as string, subject, field)
  }
}

const nonNull = (collectors: readonly (Collect | null)[]): Collect[] => collectors.filter((each) => each !== null)

const unionCollector = (schemas: readonly TSchema[]): Collect | null => {
  const parts = nonNull(schemas.map(collectorOf))
  if (parts.length === 0) return null
  return (value, onTerm, field) => {
    for (const part of parts) part(value, onTerm, field)
  }
}

const joinPath = (field: string, name: string) => (field === '' ? name : `${field}.${name}`)

const fieldCollector = (fields: Record<string, TSchema>): Collect | null => {
  const parts = Object.entries(fields).flatMap(([name, field]) => {
    const collect = collectorOf(field)
    return collect ? [{ name, collect }] : []
  })
  // Keys can be terms too, as in a table by planet.
  const keys = wordCollector(subjectsOf(Object.keys(fields)))
  if (parts.length === 0 && !keys) return null
  return (value, onTerm, field) => {
    if (value === null || typeof value !== 'object') return
    if (keys) for (const name of Object.keys(value)) keys(name, onTerm, field)
    for (const { name, collect } of parts)
      collect((value as Record<string, unknown>)[name], onTerm, joinPath(field, name))
  }
}

const itemCollector = (items: TSchema): Collect | null => {
  const collect = collectorOf(items)
  return (
    collect &&
    ((value, onTerm, field) => {
      if (Array.isArray(value)) for (const item of value) collect(item, onTerm, field)
    })
  )
}

const valueCollector = (schemas: readonly TSchema[]): Collect | null => {
  const collect = unionCollector(schemas)
  return (
    collect &&
    ((value, onTerm, field) => {
      if (value !== null && typeof value === 'object')
        for (const item of Object.values(value)) collect(item, onTerm, field)
    })
  )
}

/** The terms in `data`, in order of first appearance. Each term maps the fields that contain it to its subject there. */
export const termsIn = (schema: TSchema, data: unknown): Map<string, Map<string, Subject>> => {
  const terms = new Map<string, Map<string, Subject>>()
  collectorOf(schema)?.(
    data,
    (term, subject, field) => {
      const fields = terms.get(term)
      if (fields) fields.set(field, subject)
      else terms.set(term, new Map([[field, subject]]))
    },
    '',
  )
  return terms
}

export interface Labels {
  language: LabelLanguage
  quality: Lexicon['quality']
  /** Display names, by term. */
  terms: Record<string, string>
  /** Display names that apply only within a field, by field: for a term with two meanings, such as the star and the month Magha. */
  fields?: Record<string, Record<string, string>>
}

export const labelsOf = (schema: TSchema, data: unknown, lexicon: Lexicon): Labels => {
  const terms: Record<string, string> = {}
  const fields: Record<string, Record<string, string>> = {}
  for (const [term, fieldSubjects] of termsIn(schema, data)) {
    for (const [field, subject] of fieldSubjects) {
      const name = nameOf(term, subject, lexicon)
      if (name === undefined) continue
      terms[term] ??= name
      if (name !== terms[term]) (fields[field] ??= {})[term] = name
    }
  }
  const { language, quality } = lexicon
  return { language, quality, terms, ...(Object.keys(fields).length > 0 ? { fields } : {}) }
}
