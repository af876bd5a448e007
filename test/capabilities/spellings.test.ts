import { describe, expect, test } from 'bun:test'
import { Kind, type TSchema } from '@sinclair/typebox'
import { EXAMPLE_CLOCK } from '../../src/api/description.ts'
import type { CatalogueEntry } from '../../src/capabilities/capability.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { hasSpellings } from '../../src/lexicon/spellings.ts'
import { ACCEPTS_NUMBER } from '../../src/schema.ts'
import type { JsonObject } from '../../src/service/body.ts'
import { checkInput, checkOf } from '../../src/service/input.ts'
import { createKeylessService } from '../../src/service/keyless-service.ts'
import { atlas, sky } from '../world.ts'

// Every input with the name of a nakshatra, sign or planet accepts its common spellings.

type Path = readonly string[]

/** Every schema of an input with the path of fields to it; `0` is the first item of an array. */
const within = (schema: TSchema, path: Path = []): [Path, TSchema][] => [
  [path, schema],
  ...Object.entries((schema.properties ?? {}) as Record<string, TSchema>).flatMap(([name, field]) =>
    within(field, [...path, name]),
  ),
  ...((schema.anyOf ?? []) as TSchema[]).flatMap((part) => within(part, path)),
  ...(schema[Kind] === 'Array' ? within(schema.items, [...path, '0']) : []),
]

const trial = createKeylessService({ sky, atlas, clock: EXAMPLE_CLOCK })
const answer = async (entry: CatalogueEntry, input: object): Promise<unknown> => {
  const { data, error } = JSON.parse((await trial.call(entry, input)).body)
  return data ?? { ...error, request_id: '' }
}

/** A copy of an input with one value replaced. */
const withValue = (input: unknown, [name, ...rest]: Path, value: unknown): unknown => {
  if (name === undefined) return value
  if (name === '0') return [withValue(Array.isArray(input) ? input[0] : undefined, rest, value)]
  const object = (input ?? {}) as Record<string, unknown>
  return { ...object, [name]: withValue(object[name], rest, value) }
}

const OTHERS: Readonly<Record<string, string>> = {
  Sun: 'Surya',
  Moon: 'chandra',
  Mars: 'Mangal',
  Mercury: 'Budha',
  Jupiter: 'GURU',
  Venus: 'Shukra',
  Saturn: 'Shani',
  Rahu: 'North Node',
  Ketu: 'South Node',
  'North Node': 'Rahu',
  'South Node': 'Ketu',
  Ascendant: 'Lagna',
  Midheaven: 'MC',
  MC: 'Midheaven',
  ASC: 'Ascendant',
}

const fields = catalogue
  .filter(({ family }) => family !== 'tarot')
  .flatMap((entry) => within(entry.input).map(([path, schema]) => ({ entry, path, schema })))

const closed = fields.filter(({ schema }) => schema[Kind] === 'OneOf' && hasSpellings(schema.enum as string[]))

test('closed sets of names accept common spellings and answer with the canonical one', () => {
  expect(closed.length).toBeGreaterThan(20)
  const incomplete = new Set<string>()
  for (const { entry, path, schema } of closed)
    for (const [ours, other] of Object.entries(OTHERS)) {
      if (!(schema.enum as string[]).includes(ours) || (schema.enum as string[]).includes(other)) continue
      // A field of an optional object that has required fields is read by the same code as the other fields.
      if (!checkOf(entry.input)(withValue(entry.example, path, ours))) {
        incomplete.add(`${entry.slug} ${path[0]}`)
        continue
      }
      const input = withValue(entry.example, path, other) as JsonObject
      checkInput(entry.input, input)
      expect([entry.slug, input]).toEqual([entry.slug, withValue(entry.example, path, ours) as JsonObject])
    }
  expect([...incomplete]).toEqual(['western-transit-dates election', 'western-arabic-lots custom_lots'])
})

test('rejects a text that is no spelling of a value', () => {
  const { entry, path } = closed[0]!
  for (const text of ['Sirius', '', 'Surya!', 'x'.repeat(10_000)])
    expect(() => checkInput(entry.input, withValue(entry.example, path, text) as JsonObject)).toThrow('must be')
})

const named = (ending: RegExp) =>
  fields.filter(({ path, schema }) => schema[Kind] === 'String' && ending.test(path.at(-1)!))

/** Pairs of inputs that must get the same answer, for one field of several capabilities. */
const sameAnswer = async (entry: CatalogueEntry, path: Path, ours: unknown, others: readonly unknown[]) => {
  // The birth, Moon sign and nakshatra are removed, because they would contradict the name.
  const { birth: _, moon_sign: _moon, nakshatra: _star, ...example } = entry.example as Record<string, unknown>
  const needed = {
    ...(path[0] === 'persons' && { persons: [{}] }),
    ...('paksha' in entry.input.properties && { paksha: 'shukla' }),
  }
  const start = { ...example, ...needed }
  const expected = await answer(entry, withValue(start, path, ours) as object)
  for (const other of others) expect(await answer(entry, withValue(start, path, other) as object)).toEqual(expected)
  return expected as object
}

describe('texts that name a nakshatra', () => {
  const stars = named(/nakshatra$/)
  test.each(stars.map((field) => [`${field.entry.slug} ${field.path.join('.')}`, field] as const))(
    '%s',
    async (_, { entry, path, schema }) => {
      // Numbers of the 28 nakshatras of a grid differ from those of the 27.
      const isGrid = entry.slug === 'mundane-sarvatobhadra'
      expect(ACCEPTS_NUMBER in schema).toBe(!isGrid)
      const result = await sameAnswer(entry, path, 'Mula', isGrid ? ['Moola'] : ['Moola', 19])
      expect(result).not.toHaveProperty('field')
    },
  )

  test('rejects a number above 27 with its field and the allowed values', async () => {
    const entry = catalogue.find(({ slug }) => slug === 'quick-match')!
    const wrong = withValue(entry.example, ['groom', 'nakshatra'], 28) as object
    const { field, message } = (await answer(entry, wrong)) as { field: string; message: string }
    expect(field).toBe('groom.nakshatra')
    expect(message).toEndWith('Revati, or a number from 1 to 27.')
  })
})

describe('texts that name a sign', () => {
  test.each(
    named(/(^|_)sign$|^ingress$/).map((field) => [`${field.entry.slug} ${field.path.join('.')}`, field] as const),
  )('%s', async (_, { entry, path }) => {
    const result = await sameAnswer(entry, path, 'Capricorn', ['Makara'])
    expect(result).not.toHaveProperty('field')
  })
})
