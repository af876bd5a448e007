import { Kind, type TArray, type TObject, type TSchema } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Value } from '@sinclair/typebox/value'
import { type Allowed, Fault, invalid } from '../faults.ts'
import { truncateGraphemes } from '../graphemes.ts'
import { t } from '../schema.ts'
import type { Json, JsonObject } from './body.ts'
import { canonicalSpellings } from './input-spellings.ts'

const checks = new WeakMap<TSchema, (value: unknown) => boolean>()

/**
 * The same schema with closed sets of words as unions of literals, which a compiled check compares itself. For the custom kind `OneOf` it
 * would call the type registry each time.
 */
const spelledOut = (schema: TSchema): TSchema => {
  const cached = spelledOutVersions.get(schema)
  if (cached) return cached
  const version = buildSpelledOut(schema)
  spelledOutVersions.set(schema, version)
  return version
}
const spelledOutVersions = new WeakMap<TSchema, TSchema>()

/** A pattern for one code point. A lone surrogate counts as a code point. */
const CHARACTER = '(?:[\\uD800-\\uDBFF][\\uDC00-\\uDFFF]|[\\uD800-\\uDBFF](?![\\uDC00-\\uDFFF])|[^\\uD800-\\uDBFF])'
/** Texts with a larger limit are encoded files, which are ASCII: UTF-16 units are code points there. */
const MAX_COUNTED_LENGTH = 10_000

/** The same schema with its length limits in code points, as JSON Schema (validation, 6.3.1) has them; TypeBox counts UTF-16 units. */
const withCodePointLimits = (schema: TSchema): TSchema => {
  const { minLength = 0, maxLength, pattern, format } = schema
  if (maxLength === undefined || maxLength > MAX_COUNTED_LENGTH || pattern || format) return schema
  return t.Union([schema, t.String({ pattern: `^${CHARACTER}{${minLength},${maxLength}}$` })])
}

const buildSpelledOut = (schema: TSchema): TSchema => {
  const all = (schemas: Record<string, TSchema>) =>
    Object.fromEntries(Object.entries(schemas).map(([name, each]) => [name, spelledOut(each)]))
  switch (schema[Kind]) {
    case 'OneOf':
      return t.Union(schema.enum.map((word: string) => t.Literal(word)))
    case 'String':
      return withCodePointLimits(schema)
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

/** The compiled check of a schema, compiled on first use. */
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
 * Throws the first fault of an input, in the order of its schema. Replaces words of closed sets and numbered texts in `input` by their
 * canonical spelling.
 */
export const checkInput = (schema: TObject, input: JsonObject): void => {
  // Faults of language fields have the code `unsupported_language` and precede all others.
  for (const name of LANGUAGE_FIELDS) {
    const field = schema.properties[name]
    if (field && input[name] !== undefined && !Value.Check(field, input[name]))
      throw allFaults(schema, input, valueFault(withoutNull(field), input[name], name))
  }
  const unsafeField = unsafeNumber(input)
  if (unsafeField !== null)
    throw invalid(unsafeField, `\`${unsafeField}\` must be a number within ±${Number.MAX_SAFE_INTEGER}.`)
  if (checkOf(schema)(input)) return
  canonicalSpellings(schema, input)
  if (!checkOf(schema)(input)) throw allFaults(schema, input)
}

/** The first fault of an invalid input, with all of them as its details. */
const allFaults = (schema: TObject, input: JsonObject, precedingFault?: Fault): Fault => {
  const faults: Fault[] = []
  collectFaults(schema, input, '', faults)
  if (precedingFault) faults.unshift(...[precedingFault].filter(({ field }) => faults[0]?.field !== field))
  const distinct = faults.filter(({ field }, at) => faults.findIndex((each) => each.field === field) === at)
  const [first = new Fault('invalid', 'The input is invalid.')] = distinct
  return first.withOthers(distinct.slice(1))
}

/** Fields for languages: every input has them at its top level, and some nested inputs too. */
export const LANGUAGE_FIELDS = ['language', 'labels'] as const

/**
 * The path of the first number outside ±(2^53 - 1), where integers are no longer exact; null if there is none. JSON's 1e999 is read as
 * Infinity.
 */
const unsafeNumber = (value: Json): string | null => {
  if (typeof value === 'number') return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? null : ''
  if (value === null || typeof value !== 'object') return null
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) {
      const unsafeField = unsafeNumber(value[at]!)
      if (unsafeField !== null) return joinPath(String(at), unsafeField)
    }
    return null
  }
  for (const name in value) {
    const unsafeField = unsafeNumber(value[name]!)
    if (unsafeField !== null) return joinPath(shortened(name), unsafeField)
  }
  return null
}

const joinPath = (path: string, rest: string | number): string =>
  path === '' ? String(rest) : rest === '' ? path : `${path}.${rest}`

/** A field name of a client, shortened to 64 characters for messages. */
const shortened = (name: string): string => (name.length > 64 ? `${truncateGraphemes(name, 64)}…` : name)

/** True if a value fits a schema. Lists and objects use a compiled check; for plain fields it is not worth compiling one. */
const fits = (schema: TSchema, value: unknown): boolean =>
  value !== null && typeof value === 'object' ? checkOf(schema)(value) : Value.Check(spelledOut(schema), value)

/** Maximum number of faults that one error lists. */
const MAX_FAULTS = 20

/** Adds the faults of a value to `faults`, in the order of its schema, until there are `MAX_FAULTS`. */
const collectFaults = (schema: TSchema, value: unknown, path: string, faults: Fault[]): void => {
  if (faults.length >= MAX_FAULTS || fits(schema, value)) return
  const nonNull = withoutNull(schema)
  const before = faults.length
  if (nonNull[Kind] === 'Object' && isRecord(value)) collectInObject(nonNull as TObject, value, path, faults)
  if (nonNull[Kind] === 'Array' && Array.isArray(value)) collectInArray(nonNull as TArray, value, path, faults)
  if (faults.length === before) faults.push(valueFault(nonNull, value, path))
}

const collectInObject = (schema: TObject, value: Record<string, unknown>, path: string, faults: Fault[]): void => {
  for (const [name, field] of Object.entries(schema.properties)) {
    const at = joinPath(path, name)
    if (value[name] !== undefined) collectFaults(field, value[name], at, faults)
    else if (schema.required?.includes(name))
      faults.push(invalid(at, `\`${at}\` is required: ${describe(field)}.`, allowedBy(field)))
    if (faults.length >= MAX_FAULTS) return
  }
  for (const name in value) {
    if (Object.hasOwn(schema.properties, name)) continue
    if (faults.length >= MAX_FAULTS) return
    const at = joinPath(path, shortened(name))
    const known = Object.keys(schema.properties)
    faults.push(
      invalid(at, `\`${at}\` is not a known field. Known fields: ${known.join(', ')}.`, { properties: known }),
    )
  }
}

const collectInArray = (schema: TArray, value: unknown[], path: string, faults: Fault[]): void => {
  if (value.length > (schema.maxItems ?? Number.POSITIVE_INFINITY)) return
  for (const [at, item] of value.entries()) collectFaults(schema.items, item, joinPath(path, at), faults)
}

const withFullStop = (text: string) => (text.endsWith('.') ? text : `${text}.`)

const valueFault = (schema: TSchema, value: unknown, path: string): Fault => {
  const name = path.slice(path.lastIndexOf('.') + 1)
  const isEmpty = value === '' && schema[Kind] === 'String'
  const message = isEmpty
    ? `\`${path}\` must not be empty. Expected: ${withFullStop(schema.description ?? describe(schema))}`
    : `\`${path}\` must be ${describe(schema)}.`
  const allowed = allowedBy(schema)
  return typeof value === 'string' && LANGUAGE_FIELDS.some((each) => each === name)
    ? new Fault('unsupported_language', message, { field: path, allowed })
    : invalid(path, message, allowed)
}

/** The schema of the values other than null, when there is one such schema. */
export const withoutNull = (schema: TSchema): TSchema => {
  if (schema[Kind] !== 'Union') return schema
  const nonNull = (schema.anyOf as TSchema[]).filter((each) => each[Kind] !== 'Null')
  return nonNull.length === 1 ? nonNull[0]! : schema
}

const ALLOWED_KEYWORDS = [
  ...['type', 'const', 'enum', 'format', 'pattern', 'minLength', 'maxLength'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minItems', 'maxItems', 'uniqueItems'],
] as const

/** The allowed values of a schema for programs, as keywords of JSON Schema. */
const allowedBy = (schema: TSchema): Allowed => {
  const part = withoutNull(schema)
  if (part[Kind] === 'Union') return { anyOf: (part.anyOf as TSchema[]).map(allowedBy) }
  return Object.fromEntries(ALLOWED_KEYWORDS.flatMap((name) => (part[name] === undefined ? [] : [[name, part[name]]])))
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

const describeNumber = (noun: string, schema: TSchema): string =>
  noun +
  range(schema.minimum, schema.maximum) +
  (schema.exclusiveMinimum === undefined ? '' : ` above ${schema.exclusiveMinimum}`) +
  (schema.exclusiveMaximum === undefined ? '' : ` below ${schema.exclusiveMaximum}`)

/** The length limits of a string, in words. */
const lengthLimits = ({ minLength, maxLength }: TSchema): string =>
  minLength === 1 && maxLength === undefined ? ' that is not empty' : range(minLength, maxLength, ' characters')

/** The values that a schema allows, as the end of a sentence. */
export const describe = (schema: TSchema): string => {
  switch (schema[Kind]) {
    case 'OneOf':
      return `one of: ${schema.enum.join(', ')}`
    case 'Literal':
      return JSON.stringify(schema.const)
    case 'Union':
      return (schema.anyOf as TSchema[]).map(describe).join(' or ')
    case 'Number':
      return describeNumber('a number', schema)
    case 'Integer':
      return describeNumber('a whole number', schema)
    case 'Boolean':
      return 'true or false'
    case 'Null':
      return 'null'
    case 'String':
      if (schema.format === 'date') return 'a date as YYYY-MM-DD'
      if (schema.format === 'ayanamsha') return 'degrees at a moment, as 23.15@1950-01-01'
      return `a string${lengthLimits(schema)}${schema.pattern ? ` matching ${schema.pattern}` : ''}`
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
