import { expect, test } from 'bun:test'
import { Kind, type TSchema } from '@sinclair/typebox'
import fc from 'fast-check'
import { describeService } from '../../src/api/description.ts'
import { numberRangeOf, RANGES } from '../../src/api/number-ranges.ts'
import { Failure, Meta } from '../../src/api/openapi-envelope.ts'
import { STATED_REFUSALS, textFormatOf } from '../../src/api/text-formats.ts'
import { FIELDS_BY_KIND } from '../../src/api/text-kinds.ts'
import { catalogue, families } from '../../src/capabilities/index.ts'
import { DISTINCT, t } from '../../src/schema.ts'
import { AccountResource } from '../../src/service/account.ts'
import { BatchOrder } from '../../src/service/batch/order.ts'
import { ImageOrder, ImageResource } from '../../src/service/image-links.ts'
import { orderSchema } from '../../src/service/jobs/order.ts'
import { JobResource } from '../../src/service/jobs/resource.ts'
import { createKeylessService } from '../../src/service/keyless-service.ts'
import { ListingResource } from '../../src/service/listing.ts'
import { exampleAnswers } from '../examples.ts'
import { coherent, validValue } from '../fuzz/inputs.ts'
import { sample } from '../long.ts'
import { atlas, sky } from '../world.ts'

/** The formats as patterns. Source: RFC 3339 for dates with years of four digits; ISO 8601 expanded years before them. */
const PATTERNS: Record<string, RegExp> = {
  'date-time': /^-?\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  date: /^-?\d{4,6}-\d\d-\d\d$/,
  uri: /^https?:\/\/\S+$/,
}

interface Leaf {
  /** The names of the fields to the text, from the last schema with a name. */
  readonly trail: readonly string[]
  readonly schema: TSchema
  readonly value: string
}

/** Every text in a value, with its schema and path. */
function* textsIn(schema: TSchema, value: unknown, above: readonly string[] = []): Generator<Leaf> {
  if (value === undefined || value === null) return
  const trail = schema.$id ? [schema.$id] : above
  const isList = Array.isArray(value)
  // A union has schemas of other types.
  if (['Array', 'Tuple'].includes(schema[Kind]) !== isList && schema[Kind] !== 'Union') return
  if (['Object', 'Record'].includes(schema[Kind]) && typeof value !== 'object') return
  switch (schema[Kind]) {
    case 'Object':
      for (const [field, part] of Object.entries(schema.properties as Record<string, TSchema>))
        yield* textsIn(part, (value as Record<string, unknown>)[field], [...trail, field])
      return
    case 'Array':
      for (const item of value as unknown[]) yield* textsIn(schema.items, item, trail)
      return
    case 'Tuple':
      for (const [at, part] of (schema.items as TSchema[]).entries())
        yield* textsIn(part, (value as unknown[])[at], trail)
      return
    case 'Record':
      for (const item of Object.values(value as object))
        yield* textsIn(Object.values(schema.patternProperties as Record<string, TSchema>)[0]!, item, trail)
      return
    case 'Union':
      for (const part of schema.anyOf as TSchema[]) yield* textsIn(part, value, trail)
      return
    case 'String':
      if (typeof value === 'string') yield { trail, schema, value }
  }
}

/** The schemas of the service routes and jobs. */
const RESOURCES: readonly TSchema[] = [
  AccountResource,
  BatchOrder,
  Failure,
  ImageOrder,
  ImageResource,
  JobResource,
  ListingResource,
  Meta,
  orderSchema(['matching-report']),
]

const fields = new Set<string>()
/** The texts of an answer that do not match the format of their field. */
const misfits = (data: TSchema, answer: unknown, slug: string): string[] =>
  [...textsIn(data, answer, [slug])].flatMap(({ trail, schema, value }) => {
    const { format = schema.format, pattern = schema.pattern } = textFormatOf(schema, trail, true)
    const expected = pattern === undefined ? PATTERNS[format] : new RegExp(pattern)
    if (!expected) return []
    fields.add(trail.at(-1)!)
    return expected.test(value) ? [] : [`${slug} ${trail.join('.')}: ${value}`]
  })

test('the texts of all example answers match the formats of their fields', async () => {
  const answers = await exampleAnswers()
  const wrong = catalogue.flatMap(({ data, path, slug }) =>
    misfits(data, (answers.get(path) as { data: object }).data, slug),
  )
  expect(wrong).toEqual([])
  expect(fields.size).toBeGreaterThan(70)
}, 120_000)

/** The paths of lists in an answer whose values should be distinct and are not. */
const repetitions = (schema: TSchema, value: unknown, path: string): string[] => {
  if (value === null || typeof value !== 'object') return []
  const parts = (schema.anyOf as TSchema[] | undefined)?.flatMap((part) => repetitions(part, value, path)) ?? []
  if (Array.isArray(value)) {
    const { items } = schema
    const isRepeated = DISTINCT in schema && new Set(value).size < value.length
    const below = items && !Array.isArray(items) ? value.flatMap((item) => repetitions(items, item, `${path}[]`)) : []
    return [...parts, ...(isRepeated ? [`${path}: ${value}`] : []), ...below]
  }
  const fields = Object.entries((schema.properties ?? {}) as Record<string, TSchema>)
  return [...parts, ...fields.flatMap(([name, field]) => repetitions(field, value[name as never], `${path}.${name}`))]
}

/** The numbers in an answer outside of the range of their field. */
const strays = (schema: TSchema, value: unknown, trail: readonly string[]): string[] => {
  if (value === null || value === undefined) return []
  const path = schema.$id ? [schema.$id] : trail
  if (schema.anyOf) return (schema.anyOf as TSchema[]).flatMap((part) => strays(part, value, path))
  if (typeof value === 'number') {
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = numberRangeOf(schema, path)
    return value < minimum || value > maximum ? [`${path.join('.')}: ${value}`] : []
  }
  if (typeof value !== 'object') return []
  const parts = schema.items as TSchema | TSchema[] | undefined
  if (Array.isArray(value))
    return value.flatMap((item, at) => (parts ? strays(Array.isArray(parts) ? parts[at]! : parts, item, path) : []))
  const [rest] = Object.values((schema.patternProperties ?? {}) as Record<string, TSchema>)
  const fields = schema.properties as Record<string, TSchema> | undefined
  return Object.entries(value).flatMap(([name, each]) => {
    if (fields?.[name]) return strays(fields[name], each, [...path, name])
    return rest ? strays(rest, each, path) : []
  })
}

const NOW = Date.UTC(2026, 2, 15, 12)
const trial = createKeylessService({ sky, atlas, clock: { now: () => NOW }, cacheBytes: 0, deadlineMs: 120_000 })
/** Readings of a language model have no texts of other kinds. */
const entries = catalogue.filter(({ family }) => family !== 'ai')
const CALLS = Number(process.env.ANSWERS ?? sample(2, 6))

test(
  `so do those of ${CALLS} random answers of each capability, lists of words have no word twice, and numbers lie in their ranges`,
  async () => {
    const wrong = new Set<string>()
    let answers = 0
    for (const [i, { input, example, ...entry }] of entries.entries())
      for (const order of fc.sample(coherent(validValue(input, example)), { numRuns: CALLS, seed: 20_261_130 + i })) {
        const { status, body } = await trial.call({ input, example, ...entry }, order as object)
        if (status !== 200) continue
        answers++
        const { data } = JSON.parse(body)
        for (const each of misfits(entry.data, data, entry.slug)) wrong.add(each)
        for (const each of strays(entry.data, data, [entry.slug])) wrong.add(each.replace(/\d+(\.\d+)?$/, '#'))
        for (const each of repetitions(entry.data, data, entry.slug)) wrong.add(each)
      }
    expect([...wrong]).toEqual([])
    expect(answers).toBeGreaterThan(0.5 * CALLS * entries.length)
  },
  6 * 3_600_000,
)

test('answers have these formats where the schema has none, requests have those that the service always demanded', () => {
  const text = t.String()
  expect(textFormatOf(text, ['sunrise'], true)).toEqual({ format: 'date-time' })
  expect(textFormatOf(text, ['sunrise'], false)).toEqual({})
  expect(textFormatOf(text, ['download_url'], false)).toEqual({ format: 'uri' })
  expect(textFormatOf(t.String({ pattern: '^x$' }), ['sunrise'], true)).toEqual({})
  expect(textFormatOf(text, ['name'], true)).toEqual({ 'x-text': 'name' })
  expect(textFormatOf(text, ['remedy', 'time'], true)).not.toEqual(textFormatOf(text, ['LalKitabRemedy', 'time'], true))
  expect(textFormatOf(text, ['start_date'], false).pattern).toBeDefined()
})

const document = describeService({ families, catalogue, serverUrl: 'https://astrology.test' })
const SAMPLES = new Set(['example', 'examples', 'x-excerpt', 'default', 'enum', 'const'])
const CLOSED = ['enum', 'const', 'format', 'pattern', 'contentMediaType', 'contentEncoding', 'x-text', 'x-free-text']

/** The paths of the texts of a description without a format, a set of values or a kind. */
const openTexts = (node: unknown, path: string): string[] => {
  if (node === null || typeof node !== 'object') return []
  const { type } = node as { type?: unknown }
  const isOpen = [type].flat().includes('string') && !CLOSED.some((each) => each in node)
  return [
    ...(isOpen ? [path] : []),
    ...Object.entries(node).flatMap(([key, part]) => (SAMPLES.has(key) ? [] : openTexts(part, `${path}.${key}`))),
  ]
}

test('every text of the description has a format, a pattern, a set of values, or a kind', () => {
  const advice = 'Give the schema a format or a set of values, or name the field in src/api/text-kinds.ts.'
  expect(openTexts(document, ''), advice).toEqual([])
})

test('no field has two kinds', () => {
  const names = Object.values(FIELDS_BY_KIND).flatMap((lines) => lines.flatMap((line) => line.split(' ')))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

/** The paths of all fields with texts or numbers, from the last schema with a name. */
const leafPaths = (schema: TSchema, trail: readonly string[], found: Set<string>): Set<string> => {
  const path = schema.$id ? [schema.$id] : trail
  for (const part of (schema.anyOf ?? []) as TSchema[]) leafPaths(part, path, found)
  for (const item of [schema.items ?? []].flat() as TSchema[]) leafPaths(item, path, found)
  for (const item of Object.values((schema.patternProperties ?? {}) as Record<string, TSchema>))
    leafPaths(item, path, found)
  for (const [name, field] of Object.entries((schema.properties ?? {}) as Record<string, TSchema>))
    leafPaths(field, [...path, name], found)
  if (['String', 'Number', 'Integer'].includes(schema[Kind])) found.add(path.join('.'))
  return found
}

test('every entry of the tables of kinds and ranges belongs to a field', () => {
  const found = new Set<string>()
  for (const { data, input, slug } of catalogue) for (const schema of [data, input]) leafPaths(schema, [slug], found)
  for (const schema of RESOURCES) leafPaths(schema, [], found)
  const endings = new Set(
    [...found].flatMap((path) => {
      const names = path.split('.')
      return names.map((_, at) => names.slice(at).join('.'))
    }),
  )
  const entriesOf = (lines: readonly string[]) => lines.flatMap((line) => line.split(' '))
  const kinds = Object.values(FIELDS_BY_KIND).flatMap(entriesOf)
  const ranges = RANGES.flatMap(([, lines]) => entriesOf(lines))
  expect([...kinds, ...ranges].filter((entry) => !endings.has(entry))).toEqual([])
  expect(ranges.filter((entry, at) => ranges.indexOf(entry) !== at)).toEqual([])
})

/** Texts that no pattern of a request accepts. */
const MALFORMED = ['?', '2024-1-1', '2024/01/01', '2024-03-20t08:36', '2024-03-20T08', '24:00', '8:00', 'i n']

/** The text fields of an input that have a pattern of `STATED_REFUSALS`, as paths of fields. */
const patternsIn = (schema: TSchema, trail: readonly string[] = []): { path: string[]; pattern: RegExp }[] => {
  const parts = schema[Kind] === 'Union' ? (schema.anyOf as TSchema[]) : [schema]
  return parts.flatMap((part) => {
    const names = part.$id ? [part.$id] : schema.$id ? [schema.$id] : trail
    if (part[Kind] === 'Object')
      return Object.entries(part.properties as Record<string, TSchema>).flatMap(([name, field]) =>
        patternsIn(field, [...names, name]).map(({ path, pattern }) => ({ path: [name, ...path], pattern })),
      )
    const { pattern } = textFormatOf(part, names, false)
    return pattern && STATED_REFUSALS.has(pattern) ? [{ path: [], pattern: new RegExp(pattern) }] : []
  })
}

const withValue = (input: unknown, [name, ...rest]: readonly string[], value: string): unknown =>
  name === undefined ? value : { ...(input as object), [name]: withValue((input as never)?.[name], rest, value) }

test('the service refuses the texts that the patterns of requests exclude', async () => {
  const accepted: string[] = []
  let calls = 0
  for (const entry of catalogue)
    for (const { path, pattern } of patternsIn(entry.input)) {
      const parent = path.slice(0, -1).reduce<unknown>((value, name) => (value as never)?.[name], entry.example)
      if (parent === null || typeof parent !== 'object') continue
      for (const text of MALFORMED) {
        if (pattern.test(text)) continue
        calls++
        const { status } = await trial.call(entry, withValue(entry.example, path, text) as object)
        if (status !== 422) accepted.push(`${entry.slug} ${path.join('.')}: ${text} (${status})`)
      }
    }
  expect(accepted).toEqual([])
  expect(calls).toBeGreaterThan(1500)
}, 600_000)
