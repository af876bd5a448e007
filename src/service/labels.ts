import { Kind, type TSchema } from '@sinclair/typebox'
import type { Lexicon } from '../lexicon/language-module.ts'
import type { LabelLanguage } from '../lexicon/languages.ts'
import { nameOf } from '../lexicon/lexicon.ts'
import { type Subject, subjectsOf, wordsOf } from '../lexicon/subjects.ts'

/** Told of every term that stands in a value: the word, what it is there, and the field, as `calendar.month`. */
type Tell = (term: string, subject: Subject, field: string) => void
type Collect = (value: unknown, tell: Tell, field: string) => void

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
  if (schema['x-subjects']) return telling(wordsOf(schema['x-subjects'] as Subject[]))
  if (schema.enum) return telling(subjectsOf(schema.enum as string[]))
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

const telling = (subjects: ReadonlyMap<string, Subject>): Collect | null => {
  if (subjects.size === 0) return null
  return (value, tell, field) => {
    const subject = subjects.get(value as string)
    if (subject) tell(value as string, subject, field)
  }
}

const some = (collectors: readonly (Collect | null)[]): Collect[] => collectors.filter((each) => each !== null)

const all = (schemas: readonly TSchema[]): Collect | null => {
  const parts = some(schemas.map(collectorOf))
  if (parts.length === 0) return null
  return (value, tell, field) => {
    for (const part of parts) part(value, tell, field)
  }
}

const under = (field: string, name: string) => (field === '' ? name : `${field}.${name}`)

const ofFields = (fields: Record<string, TSchema>): Collect | null => {
  const parts = Object.entries(fields).flatMap(([name, field]) => {
    const collect = collectorOf(field)
    return collect ? [{ name, collect }] : []
  })
  // The keys of a table by planet are terms as well.
  const keys = telling(subjectsOf(Object.keys(fields)))
  if (parts.length === 0 && !keys) return null
  return (value, tell, field) => {
    if (value === null || typeof value !== 'object') return
    if (keys) for (const name of Object.keys(value)) keys(name, tell, field)
    for (const { name, collect } of parts) collect((value as Record<string, unknown>)[name], tell, under(field, name))
  }
}

const ofItems = (items: TSchema): Collect | null => {
  const collect = collectorOf(items)
  return (
    collect &&
    ((value, tell, field) => {
      if (Array.isArray(value)) for (const item of value) collect(item, tell, field)
    })
  )
}

const ofValues = (schemas: readonly TSchema[]): Collect | null => {
  const collect = all(schemas)
  return (
    collect &&
    ((value, tell, field) => {
      if (value !== null && typeof value === 'object')
        for (const item of Object.values(value)) collect(item, tell, field)
    })
  )
}

/** Of each term that appears in `data`, in order of first appearance: what it is, by the fields where it stands. */
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
  /** From each term of the answer to its display name. */
  terms: Record<string, string>
  /** Only where a word stands for two things that are called differently: the names that hold in a field, by field. */
  fields?: Record<string, Record<string, string>>
}

export const labelsOf = (schema: TSchema, data: unknown, lexicon: Lexicon): Labels => {
  const terms: Record<string, string> = {}
  const fields: Record<string, Record<string, string>> = {}
  for (const [term, places] of termsIn(schema, data)) {
    for (const [field, subject] of places) {
      const name = nameOf(term, subject, lexicon)
      if (name === undefined) continue
      terms[term] ??= name
      if (name !== terms[term]) (fields[field] ??= {})[term] = name
    }
  }
  const { language, quality } = lexicon
  return { language, quality, terms, ...(Object.keys(fields).length > 0 ? { fields } : {}) }
}
