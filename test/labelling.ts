import { Kind, type TSchema } from '@sinclair/typebox'
import type { CatalogueEntry } from '../src/capabilities/capability.ts'
import { COMPOSED } from '../src/lexicon/composed-terms.ts'
import { termsIn } from '../src/lexicon/labels.ts'
import { SUBJECTS, subjectsOf, TERMS, wordsOfSubjects } from '../src/lexicon/subjects.ts'

/** A capitalised text of an answer that `labels` does not name. */
export interface Unnamed {
  /** Path of the text: `yogas[].name`. */
  readonly path: string
  readonly value: string
}

const termsBySchema = new WeakMap<TSchema, ReadonlyMap<string, unknown>>()
/** The words that `labels` names in a field of this schema. */
const termsOf = (schema: TSchema): ReadonlyMap<string, unknown> => {
  const known = termsBySchema.get(schema)
  if (known) return known
  const terms = schema['x-subjects'] ? wordsOfSubjects(schema['x-subjects']) : subjectsOf(schema.enum ?? [])
  termsBySchema.set(schema, terms)
  return terms
}

/** The alternatives of a schema; the schema itself without any. */
const alternatives = (schema: TSchema): TSchema[] => {
  const parts = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])] as TSchema[]
  return parts.length > 0 ? parts.flatMap(alternatives) : [schema]
}

const itemsOf = (schema: TSchema, index: number): TSchema[] => {
  if (schema[Kind] === 'Array') return [schema.items]
  return schema[Kind] === 'Tuple' ? [schema.items[index]] : []
}

interface AnswerOverDay {
  time_unknown?: { ranges: { field: string; values?: string[] }[] }
}
/** A value at a path of names and indices, within objects and lists. */
const nestedAt = ([name, ...rest]: readonly string[], value: unknown): unknown => {
  if (name === undefined) return value
  const inner = nestedAt(rest, value)
  if (!/^\d+$/.test(name)) return { [name]: inner }
  // Items of tuples have separate schemas.
  return Object.assign(
    Array.from({ length: Number(name) }, () => null),
    { [name]: inner },
  )
}

/** The capitalised texts of an answer that no label names. */
export const unlabelledTexts = (schemas: readonly TSchema[], value: unknown, path = ''): Unnamed[] => {
  const fits = schemas.flatMap(alternatives)
  if (typeof value === 'string') {
    const isNamed = !/^\p{Lu}/u.test(value) || fits.some((schema) => termsOf(schema).has(value))
    return isNamed ? [] : [{ path, value }]
  }
  if (Array.isArray(value))
    return value.flatMap((item, i) =>
      unlabelledTexts(
        fits.flatMap((schema) => itemsOf(schema, i)),
        item,
        `${path}[]`,
      ),
    )
  if (value === null || typeof value !== 'object') return []
  const ranges = path === '' ? (value as AnswerOverDay).time_unknown?.ranges : undefined
  if (ranges) {
    const { time_unknown, ...rest } = value as AnswerOverDay
    return [
      rest,
      ...ranges.flatMap(({ field, values = [] }) => values.map((each) => nestedAt(field.split('.'), each))),
    ].flatMap((each) => unlabelledTexts(schemas, each))
  }
  return Object.entries(value).flatMap(([name, item]) =>
    unlabelledTexts(
      fits.flatMap((schema): TSchema[] => {
        if (schema[Kind] === 'Record') return Object.values(schema.patternProperties)
        return schema.properties?.[name] ? [schema.properties[name]] : []
      }),
      item,
      path === '' ? name : `${path}.${name}`,
    ),
  )
}

const WORDS = new Set<string>([
  ...TERMS,
  ...Object.values(COMPOSED).flatMap((composed) => composed.map(([word]) => word)),
])
/** True if the lexicon has a name for the text, under any subject. */
export const isTerm = (text: string): boolean => WORDS.has(text)

/** A sentence: several words and an end mark. */
export const isSentence = (text: string): boolean => /\s/.test(text) && /[.!?…:]["'”’)]*$/.test(text)

/** Every text of an input. */
export const textsOf = (value: unknown): Set<string> => {
  if (typeof value === 'string') return new Set([value])
  if (value === null || typeof value !== 'object') return new Set()
  return new Set(Object.values(value).flatMap((item) => [...textsOf(item)]))
}

/** Terms with one meaning, wherever they are a value. */
const PLAIN = new Set<string>(
  (
    [
      'Sign',
      'Graha',
      'Star',
      'Tithi',
      'LunarMonth',
      'Weekday',
      'MoonPhase',
      'Direction',
      'Festival',
      'MarkedEighth',
    ] as const
  ).flatMap((subject) => [...SUBJECTS[subject].words]),
)
/** Fields whose values are names that only look like terms, such as a muhurta or a dosha. */
const NAMES = /(\.good\[\]|\.doshas\[\]\.name|\.script|\.columns\[\]|\.rows\[\]\[\])$/

/** The terms of an answer that its `terms` lack. */
export const unlabelledTerms = (entry: CatalogueEntry, data: unknown): string[] => {
  const labelled = termsIn(entry.data, data)
  const missing: string[] = []
  const visit = (value: unknown, field: string) => {
    if (typeof value === 'string') {
      if (PLAIN.has(value) && !labelled.has(value) && !NAMES.test(field))
        missing.push(`${entry.slug}${field}: ${value}`)
    } else if (Array.isArray(value)) for (const item of value) visit(item, `${field}[]`)
    else if (value && typeof value === 'object')
      for (const [name, item] of Object.entries(value)) visit(item, `${field}.${name}`)
  }
  visit(data, '')
  return missing
}
