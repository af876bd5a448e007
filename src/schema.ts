import {
  FormatRegistry,
  Kind,
  type Static,
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
  /** The words are terms of the field: `labels` translates them, and the lexicon must know each. */
  'x-term'?: true
}

TypeRegistry.Set('OneOf', (schema: { enum: Words }, value) => schema.enum.includes(value as string))

/** A closed set of words, as JSON Schema `enum`. */
export const oneOf = <const W extends Words>(words: W, options: object = {}): OneOf<W> =>
  ({ ...options, [Kind]: 'OneOf', type: 'string', enum: words }) as OneOf<W>

/** A closed set of words that people read: each has a display name in every language of the lexicon. */
export const term = <const W extends Words>(words: W, options: object = {}): OneOf<W> =>
  oneOf(words, { ...options, 'x-term': true })

/** Marks text that may be sent as a whole number. The reading of inputs writes the number as text. */
export const NUMBERED: unique symbol = Symbol('numbered')
/** Text for which a whole number is accepted too, such as a nakshatra by its number. */
export const numbered = (options: object = {}): TString => Object.assign(t.String(options), { [NUMBERED]: true })

/** Text that may be a term of these subjects of the lexicon: `labels` translates it where it is one. */
export const maybeTerm = (subjects: readonly string[], options: object = {}) =>
  t.String({ ...options, 'x-subjects': subjects })

/** The value, or null. */
export const nullable = <S extends TSchema>(schema: S, options: object = {}) => t.Union([schema, t.Null()], options)

/** Whether it takes null beside its values. */
export const mayBeNull = ({ anyOf = [] }: TSchema): boolean =>
  (anyOf as TSchema[]).some((each) => each[Kind] === 'Null')

/** What a schema of several uses means in one of them: printed beside the reference to it. */
export const MEANING: unique symbol = Symbol('meaning')
export const meaning = <S extends TSchema>(schema: S, text: string): S => ({ ...schema, [MEANING]: text })

/** An input field that may be left out or null, with the same meaning. */
export const maybe = <S extends TSchema>(schema: S, options: object = {}) => t.Optional(nullable(schema, options))

/** An array of exactly `n` rows. */
export const rows = <S extends TSchema>(schema: S, n: number, options: object = {}) =>
  t.Array(schema, { minItems: n, maxItems: n, ...options })

/** An object that refuses fields it does not name. */
export const exact = <P extends Record<string, TSchema>>(properties: P, options: object = {}) =>
  t.Object(properties, { additionalProperties: false, ...options })

/** An object with any of the given words as keys. */
export const keyed = <const W extends Words, S extends TSchema>(words: W, schema: S, options: object = {}) =>
  t.Object(
    Object.fromEntries(words.map((word) => [word, t.Optional(schema)])) as unknown as {
      [K in W[number]]: TOptional<S>
    },
    options,
  )

const DATE = /^(-?\d{4,6})-(\d\d)-(\d\d)$/
FormatRegistry.Set('date', (text) => DATE.test(text))

/** A written form of text, by its name in `format`. */
export const format = (name: string, fits: (text: string) => boolean) => FormatRegistry.Set(name, fits)

export type { Static, TSchema }
