import { Kind, type TArray, type TObject, type TSchema } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Value } from '@sinclair/typebox/value'
import { Fault, invalid } from '../faults.ts'
import { clipped } from '../graphemes.ts'
import { t } from '../schema.ts'
import type { Json, JsonObject } from './body.ts'
import { canonicalSpellings } from './input-spellings.ts'

const checks = new WeakMap<TSchema, (value: unknown) => boolean>()

/**
 * The same schema with its closed sets of words spelled out, which a compiled check compares itself: about a kind that it does not know
 * it asks a registry each time.
 */
const spelledOut = (schema: TSchema): TSchema => {
  const known = spelled.get(schema)
  if (known) return known
  const made = spell(schema)
  spelled.set(schema, made)
  return made
}
const spelled = new WeakMap<TSchema, TSchema>()

/** A code point. A surrogate without its partner counts as one. */
const CHARACTER = '(?:[\\uD800-\\uDBFF][\\uDC00-\\uDFFF]|[\\uD800-\\uDBFF](?![\\uDC00-\\uDFFF])|[^\\uD800-\\uDBFF])'
/** Longer limits are those of encoded files, which are ASCII. */
const LONGEST_TEXT = 10_000

/** TypeBox counts the UTF-16 units of a string; JSON Schema (validation, 6.3.1) counts its code points, of which there are fewer. */
const countedByCharacters = (schema: TSchema): TSchema => {
  const { minLength = 0, maxLength, pattern, format } = schema
  if (maxLength === undefined || maxLength > LONGEST_TEXT || pattern || format) return schema
  return t.Union([schema, t.String({ pattern: `^${CHARACTER}{${minLength},${maxLength}}$` })])
}

const spell = (schema: TSchema): TSchema => {
  const all = (schemas: Record<string, TSchema>) =>
    Object.fromEntries(Object.entries(schemas).map(([name, each]) => [name, spelledOut(each)]))
  switch (schema[Kind]) {
    case 'OneOf':
      return t.Union(schema.enum.map((word: string) => t.Literal(word)))
    case 'String':
      return countedByCharacters(schema)
    case 'Object':
      return { ...schema, properties: all(schema.properties) }
    case 'Record':
      return { ...schema, patternProperties: all(schema.patternProperties) }
    case 'Array':
      return { ...schema, items: spelledOut(schema.items) }
    case 'Tuple':
      return schema.items ? { ...schema, items: schema.items.map(spelledOut) } : schema
    case 'Union':
      return { ...schema, anyOf: schema.anyOf.map(spelledOut) }
    case 'Intersect':
      return { ...schema, allOf: schema.allOf.map(spelledOut) }
    default:
      return schema
  }
}

/** The compiled check of a schema, made when first asked for. */
export const checkOf = (schema: TSchema): ((value: unknown) => boolean) => {
  let check = checks.get(schema)
  if (!check) {
    const compiled = TypeCompiler.Compile(spelledOut(schema))
    check = (value) => compiled.Check(value)
    checks.set(schema, check)
  }
  return check
}

/**
 * Raises the first fault of an input, in the order of its schema. Writes names of closed sets and numbered texts into `input` as the
 * schema has them.
 */
export const checkInput = (schema: TObject, input: JsonObject): void => {
  // Their errors have a code of their own and go before all others.
  for (const name of LANGUAGE_FIELDS) {
    const field = schema.properties[name]
    if (field && input[name] !== undefined && !Value.Check(field, input[name]))
      throw atLeaf(withoutNull(field), input[name], name)
  }
  const wide = unsafeNumber(input)
  if (wide !== null) throw invalid(wide, `\`${wide}\` must be a number within ±${Number.MAX_SAFE_INTEGER}.`)
  if (checkOf(schema)(input)) return
  canonicalSpellings(schema, input)
  if (!checkOf(schema)(input)) throw firstFault(schema, input, '') ?? new Fault('invalid', 'The input is not valid.')
}

/** Every input has them at its top, and those within it too. */
export const LANGUAGE_FIELDS = ['language', 'labels'] as const

/** JSON has no Infinity, but 1e999 reads as one; and beyond 2^53 a number no longer says what the client meant. */
const unsafeNumber = (value: Json): string | null => {
  if (typeof value === 'number') return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? null : ''
  if (value === null || typeof value !== 'object') return null
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) {
      const found = unsafeNumber(value[at]!)
      if (found !== null) return under(String(at), found)
    }
    return null
  }
  for (const name in value) {
    const found = unsafeNumber(value[name]!)
    if (found !== null) return under(shortened(name), found)
  }
  return null
}

const under = (path: string, rest: string | number): string =>
  path === '' ? String(rest) : rest === '' ? path : `${path}.${rest}`

/** The names that clients make up can be as long as the body. */
const shortened = (name: string): string => (name.length > 64 ? `${clipped(name, 64)}…` : name)

/** Lists and objects have a compiled check, as they may be long; the few values of a plain field are not worth one. */
const fits = (schema: TSchema, value: unknown): boolean =>
  value !== null && typeof value === 'object' ? checkOf(schema)(value) : Value.Check(spelledOut(schema), value)

const firstFault = (schema: TSchema, value: unknown, path: string): Fault | null => {
  if (fits(schema, value)) return null
  const plain = withoutNull(schema)
  if (plain !== schema) return firstFault(plain, value, path)
  if (schema[Kind] === 'Object' && isRecord(value)) return inObject(schema as TObject, value, path)
  if (schema[Kind] === 'Array' && Array.isArray(value)) {
    const found = inArray(schema as TArray, value, path)
    if (found) return found
  }
  return atLeaf(schema, value, path)
}

const inObject = (schema: TObject, value: Record<string, unknown>, path: string): Fault => {
  for (const [name, field] of Object.entries(schema.properties)) {
    const at = under(path, name)
    if (value[name] === undefined) {
      if (schema.required?.includes(name)) return invalid(at, `\`${at}\` is required: ${describe(field)}.`)
    } else {
      const found = firstFault(field, value[name], at)
      if (found) return found
    }
  }
  const unknown = unknownName(schema, value)
  if (unknown === null) return atLeaf(schema, value, path)
  const at = under(path, shortened(unknown))
  return invalid(at, `\`${at}\` is not known here; the fields are ${Object.keys(schema.properties).join(', ')}.`)
}

/** The first member of an object that its schema does not name; the search ends there, however many follow. */
const unknownName = ({ properties }: TObject, value: Record<string, unknown>): string | null => {
  for (const name in value) if (!Object.hasOwn(properties, name)) return name
  return null
}

const inArray = (schema: TArray, value: unknown[], path: string): Fault | null => {
  if (value.length > (schema.maxItems ?? Number.POSITIVE_INFINITY)) return null
  for (const [at, item] of value.entries()) {
    const found = firstFault(schema.items, item, under(path, at))
    if (found) return found
  }
  return null
}

const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`)

const atLeaf = (schema: TSchema, value: unknown, path: string): Fault => {
  const name = path.slice(path.lastIndexOf('.') + 1)
  const isEmpty = value === '' && schema[Kind] === 'String'
  const message = isEmpty
    ? `\`${path}\` must not be empty. Expected: ${sentence(schema.description ?? describe(schema))}`
    : `\`${path}\` must be ${describe(schema)}.`
  return typeof value === 'string' && LANGUAGE_FIELDS.some((each) => each === name)
    ? new Fault('unsupported_language', message, { field: path })
    : invalid(path, message)
}

/** The schema of the values other than null, when there is one such schema. */
export const withoutNull = (schema: TSchema): TSchema => {
  if (schema[Kind] !== 'Union') return schema
  const others = (schema.anyOf as TSchema[]).filter((each) => each[Kind] !== 'Null')
  return others.length === 1 ? others[0]! : schema
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

const range = (from: number | undefined, to: number | undefined, unit = ''): string =>
  from !== undefined && to !== undefined
    ? from === to
      ? ` of exactly ${from}${unit}`
      : ` from ${from} to ${to}${unit}`
    : from !== undefined
      ? ` of at least ${from}${unit}`
      : to !== undefined
        ? ` of at most ${to}${unit}`
        : ''

const number = (noun: string, schema: TSchema): string =>
  noun +
  range(schema.minimum, schema.maximum) +
  (schema.exclusiveMinimum === undefined ? '' : ` above ${schema.exclusiveMinimum}`) +
  (schema.exclusiveMaximum === undefined ? '' : ` below ${schema.exclusiveMaximum}`)

/** A least length of 1 alone says no more than that the string is not empty. */
const lengths = ({ minLength, maxLength }: TSchema): string =>
  minLength === 1 && maxLength === undefined ? ' that is not empty' : range(minLength, maxLength, ' characters')

/** What a schema allows, in words that end a sentence. */
export const describe = (schema: TSchema): string => {
  switch (schema[Kind]) {
    case 'OneOf':
      return `one of: ${schema.enum.join(', ')}`
    case 'Literal':
      return JSON.stringify(schema.const)
    case 'Union':
      return (schema.anyOf as TSchema[]).map(describe).join(' or ')
    case 'Number':
      return number('a number', schema)
    case 'Integer':
      return number('a whole number', schema)
    case 'Boolean':
      return 'true or false'
    case 'Null':
      return 'null'
    case 'String':
      if (schema.format === 'date') return 'a date as YYYY-MM-DD'
      if (schema.format === 'ayanamsha') return 'degrees at a moment, as 23.15@1950-01-01'
      return `a string${lengths(schema)}${schema.pattern ? ` matching ${schema.pattern}` : ''}`
    case 'Array':
      return `an array${range(schema.minItems, schema.maxItems, ' items')}${schema.uniqueItems ? ', all different' : ''}`
    case 'Tuple':
      return `an array of exactly ${schema.minItems} items (${(schema.items as TSchema[] | undefined)?.map(describe).join('; ') ?? ''})`
    case 'Object':
      return 'an object'
    default:
      return schema.description ?? 'of another type'
  }
}
