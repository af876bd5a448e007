import { expect, test } from 'bun:test'
import { Kind, type TSchema } from '@sinclair/typebox'
import { describeService } from '../../src/api/description.ts'
import { RANGES } from '../../src/api/number-ranges.ts'
import { Failure, Meta } from '../../src/api/openapi-envelope.ts'
import { STATED_REFUSALS, textFormatOf } from '../../src/api/text-formats.ts'
import { FIELDS_BY_KIND } from '../../src/api/text-kinds.ts'
import { catalogue, families } from '../../src/capabilities/index.ts'
import { t } from '../../src/schema.ts'
import { AccountResource } from '../../src/service/account.ts'
import { BatchOrder } from '../../src/service/batch/order.ts'
import { ImageOrder, ImageResource } from '../../src/service/image-links.ts'
import { orderSchema } from '../../src/service/jobs/order.ts'
import { JobResource } from '../../src/service/jobs/resource.ts'
import { createKeylessService } from '../../src/service/keyless-service.ts'
import { ListingResource } from '../../src/service/listing.ts'
import { exampleAnswers } from '../examples.ts'
import { atlas, sky } from '../world.ts'
import { misfits } from './answer-texts.ts'

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

test('the texts of all example answers match the formats of their fields', async () => {
  const answers = await exampleAnswers()
  const checkedFields = new Set<string>()
  const wrong = catalogue.flatMap(({ data, path, slug }) =>
    misfits(data, (answers.get(path) as { data: object }).data, slug, checkedFields),
  )
  expect(wrong).toEqual([])
  expect(checkedFields.size).toBeGreaterThan(70)
}, 120_000)

const trial = createKeylessService({ sky, atlas, clock: { now: () => Date.UTC(2026, 2, 15, 12) }, cacheBytes: 0 })

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
