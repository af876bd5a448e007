import {
  type ArrayOptions,
  FormatRegistry,
  Kind,
  type Static,
  type StringOptions,
  type TLiteral,
  type TOptional,
  type TSchema,
  type TString,
  Type,
  TypeRegistry,
} from '@sinclair/typebox'

/** TypeBox, under the name that declarations use. */
export const t = Type

type Words = readonly [string, ...string[]]
interface OneOf<W extends Words> extends TSchema {
  [Kind]: 'OneOf'
  static: W[number]
  type: 'string'
  enum: W
  /** The words are display terms: `labels` translates them, and the lexicon must know each. */
  'x-term'?: true
}

TypeRegistry.Set('OneOf', (schema: { enum: Words }, value) => schema.enum.includes(value as string))

/** One whole number, as a JSON Schema `const` of type `integer`; TypeBox's literal has the type `number`. */
export const wholeConstant = <N extends number>(value: N): TLiteral<N> =>
  ({ ...t.Literal(value), type: 'integer' }) as unknown as TLiteral<N>

/** A closed set of words, as JSON Schema `enum`. */
export const oneOf = <const W extends Words>(words: W, options: object = {}): OneOf<W> =>
  ({ ...options, [Kind]: 'OneOf', type: 'string', enum: words }) as OneOf<W>

/**
 * A set of words to which later versions may add: clients must accept words that they do not know (docs/compatibility.md). The API
 * description marks it with `x-open`.
 */
export const openSet = <const W extends Words>(words: W, options: object = {}): OneOf<W> =>
  oneOf(words, { ...options, 'x-open': true })

/** A closed set of display terms: each word has a display name in every language of the lexicon. */
export const term = <const W extends Words>(words: W, options: object = {}): OneOf<W> =>
  oneOf(words, { ...options, 'x-term': true })

/** Marks text fields that also accept a whole number. The input check converts the number to text. */
export const ACCEPTS_NUMBER: unique symbol = Symbol('numbered')
/** A text field that also accepts a whole number, such as the number of a nakshatra. */
export const textOrNumber = (options: object = {}): TString =>
  Object.assign(t.String(options), { [ACCEPTS_NUMBER]: true })

/** Text that may be a term of these lexicon subjects: `labels` translates it if it is. */
export const maybeTerm = (subjects: readonly string[], options: object = {}) =>
  t.String({ ...options, 'x-subjects': subjects })

/** Marks an object with the path of a list of rows with `field`, a path within the object, and `values`, which are values of that field. */
export const FIELD_VALUES: unique symbol = Symbol('values of fields')

/**
 * Text that a person writes freely: a question, a situation, a matter. It passes the gate (src/safety) before anything is
 * computed from the input.
 */
export const freeText = (options: StringOptions = {}) => t.String({ ...options, 'x-free-text': true })

/** The value, or null. */
export const nullable = <S extends TSchema>(schema: S, options: object = {}) => t.Union([schema, t.Null()], options)

/** True if the schema is a union that includes null. */
export const mayBeNull = ({ anyOf = [] }: TSchema): boolean =>
  (anyOf as TSchema[]).some((each) => each[Kind] === 'Null')

/** Description of one use of a shared schema, printed beside the reference to it. */
export const MEANING: unique symbol = Symbol('meaning')
export const meaning = <S extends TSchema>(schema: S, text: string): S => ({ ...schema, [MEANING]: text })

/** An optional input field; null means the same as a missing field. */
export const maybe = <S extends TSchema>(schema: S, options: object = {}) => t.Optional(nullable(schema, options))

/** Marks lists whose values are distinct. */
export const DISTINCT: unique symbol = Symbol('distinct values')
/** A list of distinct values of a closed set or a range of whole numbers: at most as many as there are. */
export const distinct = <S extends TSchema>(values: S, options: ArrayOptions = {}) =>
  t.Array(values, {
    maxItems: Array.isArray(values.enum) ? values.enum.length : values.maximum - values.minimum + 1,
    ...options,
    [DISTINCT]: true,
  })

/** An array of exactly `n` rows. */
export const rows = <S extends TSchema>(schema: S, n: number, options: object = {}) =>
  t.Array(schema, { minItems: n, maxItems: n, ...options })

const nonEmptyVersions = new WeakMap<TSchema, TSchema>()

/**
 * The same input schema, with the empty string rejected where no other limit is set, such as for a time zone. Free text, which has
 * a `maxLength`, may be empty.
 */
const withoutEmptyValues = (schema: TSchema): TSchema => {
  const cached = nonEmptyVersions.get(schema)
  if (cached) return cached
  const version = buildWithoutEmptyValues(schema)
  nonEmptyVersions.set(schema, version)
  return version
}

const LIMITS = ['minLength', 'maxLength', 'format', 'pattern']
const buildWithoutEmptyValues = (schema: TSchema): TSchema => {
  if (schema[Kind] === 'String') return LIMITS.some((limit) => limit in schema) ? schema : { ...schema, minLength: 1 }
  if (schema[Kind] === 'Array') {
    const items = withoutEmptyValues(schema.items)
    return items === schema.items ? schema : { ...schema, items }
  }
  if (schema[Kind] === 'Union') {
    const anyOf = (schema.anyOf as TSchema[]).map(withoutEmptyValues)
    return anyOf.every((each, at) => each === schema.anyOf[at]) ? schema : { ...schema, anyOf }
  }
  return schema
}

/** An object schema that rejects unknown fields. */
export const closedObject = <P extends Record<string, TSchema>>(properties: P, options: object = {}) =>
  t.Object(properties, { additionalProperties: false, ...options })

/** An object schema for inputs: it rejects unknown fields, and empty strings in fields without a length limit, format or pattern. */
export const exact = <P extends Record<string, TSchema>>(properties: P, options: object = {}) =>
  closedObject(
    Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, withoutEmptyValues(each)])) as P,
    options,
  )

/** An object with any of the given words as keys. */
export const optionalKeys = <const W extends Words, S extends TSchema>(words: W, schema: S, options: object = {}) =>
  t.Object(
    Object.fromEntries(words.map((word) => [word, t.Optional(schema)])) as unknown as {
      [K in W[number]]: TOptional<S>
    },
    options,
  )

const DATE = /^(-?\d{4,6})-(\d\d)-(\d\d)$/
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
/** True if a text is a day of the Gregorian or of the Julian calendar, as YYYY-MM-DD. The reader of a field knows its calendar. */
const isDate = (text: string): boolean => {
  const [, year, month, dayOfMonth] = (DATE.exec(text) ?? []).map(Number)
  if (year === undefined || !(dayOfMonth! >= 1)) return false
  // Every fourth year is a leap year of the Julian calendar.
  return dayOfMonth! <= (month === 2 && year % 4 === 0 ? 29 : (MONTH_DAYS[month! - 1] ?? 0))
}
FormatRegistry.Set('date', isDate)

/** The first and the last day that an input field accepts, YYYY-MM-DD. */
export type DayRange = readonly [first: string, last: string]

/** Options of a text that begins with a date (YYYY-MM-DD or YYYY-MM): the range is checked with the input and printed in the description. */
export const daysWithin = ([first, last]: DayRange, description: string) => ({
  description: `${description} From ${first} to ${last}.`,
  'x-first-day': first,
  'x-last-day': last,
})

/** Registers a text format under the name that schemas use in `format`. */
export const format = (name: string, fits: (text: string) => boolean) => FormatRegistry.Set(name, fits)

export type { Static, TSchema }
