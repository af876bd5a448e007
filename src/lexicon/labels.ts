import { Kind, type TSchema } from '@sinclair/typebox'
import { FIELD_VALUES } from '../schema.ts'
import type { LabelLanguage } from './languages.ts'
import { nameOf } from './lexicon.ts'
import type { Lexicon } from './lexicon-types.ts'
import { type Subject, subjectsOf, wordsOfSubjects } from './subjects.ts'

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
  if (schema['x-subjects']) return wordCollector(wordsOfSubjects(schema['x-subjects'] as Subject[]))
  if (schema.enum) return wordCollector(subjectsOf(schema.enum as string[]))
  switch (schema[Kind]) {
    case 'Object': {
      const collect = fieldCollector(schema.properties)
      const { [FIELD_VALUES]: path } = schema as { [FIELD_VALUES]?: readonly string[] }
      return path ? valuesCollector(schema, path, collect) : collect
    }
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

/**
 * Returns a function for the path of a field within another. A schema occurs at a few paths, which are cached: a joined text is hashed
 * again for every term.
 */
const pathWithin = (name: string): ((field: string) => string) => {
  const paths = new Map<string, string>()
  return (field) => {
    let path = paths.get(field)
    if (path === undefined) paths.set(field, (path = field === '' ? name : `${field}.${name}`))
    return path
  }
}

const fieldCollector = (fields: Record<string, TSchema>): Collect | null => {
  const parts = Object.entries(fields).flatMap(([name, field]) => {
    const collect = collectorOf(field)
    return collect ? [{ name, collect, pathIn: pathWithin(name) }] : []
  })
  // Keys can be terms too, as in a table by planet.
  const keys = wordCollector(subjectsOf(Object.keys(fields)))
  if (parts.length === 0 && !keys) return null
  return (value, onTerm, field) => {
    if (value === null || typeof value !== 'object') return
    if (keys) for (const name of Object.keys(value)) keys(name, onTerm, field)
    for (const { name, collect, pathIn } of parts)
      collect((value as Record<string, unknown>)[name], onTerm, pathIn(field))
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

/** The schemas of the value at a path within a value of the schema. */
const schemasAt = (schema: TSchema, [name, ...rest]: readonly string[]): TSchema[] => {
  if (name === undefined) return [schema]
  switch (schema[Kind]) {
    case 'Object':
      return schema.properties[name] ? schemasAt(schema.properties[name], rest) : []
    case 'Record':
      return Object.values(schema.patternProperties as Record<string, TSchema>).flatMap((each) => schemasAt(each, rest))
    case 'Array':
      return schemasAt(schema.items, rest)
    case 'Tuple':
      return schema.items?.[name] ? schemasAt(schema.items[name], rest) : []
    case 'Union':
    case 'Intersect':
      return ((schema.anyOf ?? schema.allOf) as TSchema[]).flatMap((each) => schemasAt(each, [name, ...rest]))
    default:
      return []
  }
}

interface FieldValues {
  readonly field: string
  readonly values?: readonly string[]
}

/** The collector of an object with a list of values of its fields (`FIELD_VALUES`): they are terms where the values of the field are. */
const valuesCollector =
  (schema: TSchema, path: readonly string[], collect: Collect | null): Collect =>
  (value, onTerm, field) => {
    collect?.(value, onTerm, field)
    let rows: unknown = value
    for (const name of path) rows = (rows as Record<string, unknown> | null | undefined)?.[name]
    if (!Array.isArray(rows)) return
    for (const { field: valueField, values = [] } of rows as FieldValues[]) {
      const parts = valueField.split('.')
      const collectValue = unionCollector(schemasAt(schema, parts))
      if (!collectValue) continue
      const place = [field, ...parts.filter((part) => !/^\d+$/.test(part))].filter(Boolean).join('.')
      for (const each of values) collectValue(each, onTerm, place)
    }
  }

/** Terms by first appearance. Each term maps the fields that contain it to its subject there. */
export type Terms = ReadonlyMap<string, ReadonlyMap<string, Subject>>

/** The terms in data that fit the schema. */
export const termsIn = (schema: TSchema, data: unknown): Terms => {
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

export const labelsOf = (schema: TSchema, data: unknown, lexicon: Lexicon): Labels =>
  labelsOfTerms(termsIn(schema, data), lexicon)

/** The labels of terms that are known already. */
export const labelsOfTerms = (found: Terms, lexicon: Lexicon): Labels => {
  const terms: Record<string, string> = {}
  const fields: Record<string, Record<string, string>> = {}
  for (const [term, fieldSubjects] of found) {
    let nameSubject: Subject | null = null
    let name: string | undefined
    for (const [field, subject] of fieldSubjects) {
      // Nearly all terms have one subject in all fields.
      if (subject !== nameSubject) {
        name = nameOf(term, subject, lexicon)
        nameSubject = subject
        if (name !== undefined) terms[term] ??= name
      }
      if (name !== undefined && name !== terms[term]) (fields[field] ??= {})[term] = name
    }
  }
  const { language, quality } = lexicon
  return { language, quality, terms, ...(Object.keys(fields).length > 0 ? { fields } : {}) }
}
