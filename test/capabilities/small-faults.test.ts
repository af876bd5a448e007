import { describe, expect, test } from 'bun:test'
import { Kind, type TSchema } from '@sinclair/typebox'
import { catalogue } from '../../src/capabilities/index.ts'
import { Fault } from '../../src/faults.ts'
import { parseName } from '../../src/traditions/numerology/names.ts'
import { worldAt } from '../world.ts'
import { delhi1947 } from './births.ts'

const entryOf = (slug: string) => catalogue.find((entry) => entry.slug === slug)!
const answer = async (slug: string, input: object) => {
  const world = worldAt()
  // biome-ignore lint/suspicious/noExplicitAny: each answer has a shape of its own
  const data = (await entryOf(slug).compute(input as never, world)) as any
  return { data, warnings: world.warnings }
}
const refusal = (slug: string, input: object): Promise<Fault> =>
  (async () => entryOf(slug).compute(input as never, worldAt()))().then(
    () => Promise.reject(new Error('It answered.')),
    (fault) => (fault instanceof Fault ? fault : Promise.reject(fault)),
  )

/** Every value of an answer with its path. */
const valuesOf = function* (value: unknown, path = ''): Generator<[string, unknown]> {
  if (value !== null && typeof value === 'object')
    for (const [name, each] of Object.entries(value)) yield* valuesOf(each, `${path}.${name}`)
  else yield [path, value]
}

test('a constant whole number is an integer in every schema', () => {
  const texts: string[] = []
  let constants = 0
  const walk = (schema: TSchema, path: string) => {
    if (schema[Kind] === 'Literal' && Number.isInteger(schema.const)) {
      constants++
      if (schema.type !== 'integer') texts.push(path)
    }
    for (const [name, field] of Object.entries((schema.properties ?? {}) as Record<string, TSchema>))
      walk(field, `${path}.${name}`)
    if (schema.items && !Array.isArray(schema.items)) walk(schema.items, `${path}[]`)
    for (const each of schema.anyOf ?? []) walk(each, path)
  }
  for (const { slug, input, data } of catalogue) for (const schema of [input, data]) walk(schema, slug)
  expect(texts).toEqual([])
  expect(constants).toBeGreaterThan(5)
})

describe('invalid rows in bulk answers', () => {
  const bad = { id: 'bad', birth: { datetime: '1990-13-01T10:00', latitude: 10, longitude: 10 } }
  const good = { nakshatra: 'Rohini', pada: 2 }
  test.each([
    ['bulk-match', { subject: good, subject_role: 'groom', candidates: [{ id: 'a', ...good }, bad] }, 'birth.datetime'],
    ['bulk-match-matrix', { grooms: [{ id: 'a', ...good }], brides: [bad, { id: 'b', ...good }] }, 'birth.datetime'],
    ['yogas-batch', { births: [bad] }, 'births.0.birth.datetime'],
  ])('%s names the field of the row', async (slug, input, field) => {
    const { data } = await answer(slug, { ...(slug === 'bulk-match' ? entryOf(slug).example : {}), ...input })
    expect(data.errors).toMatchObject([{ id: 'bad', code: 'invalid_request', field }])
  })
})

test('warnings of a polar composite do not suggest an input that it rejects', async () => {
  const composite = entryOf('western-composite-chart')
  const person = { datetime: '1990-06-21T12:00', timezone: 'UTC', latitude: 78, longitude: 15 }
  const { warnings } = await answer('western-composite-chart', { person_a: person, person_b: person })
  const takesSystem = JSON.stringify(composite.input).includes('house_system')
  for (const warning of warnings.filter((each) => each.includes('Equal (E)')))
    expect(takesSystem || warning.includes('If `house_system` is an input')).toBe(true)
})

describe('utc_offset before standard time', () => {
  const birth = { datetime: '1850-01-01T12:00', timezone: 'Europe/Paris', latitude: 48.85, longitude: 2.35 }
  test('accepts a value near the local mean time and rejects one far from it', async () => {
    const { data } = await answer('find-sun-sign', { ...birth, utc_offset: '+00:09:21' })
    expect(data).toBeObject()
    for (const utc_offset of ['-08:00', '+13:00']) {
      const fault = await refusal('find-sun-sign', { ...birth, utc_offset })
      expect([fault.status, fault.field]).toEqual([422, 'utc_offset'])
    }
  })
})

describe('vastu', () => {
  const square = (x: number, y: number, side: number) => [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ]
  const plan = (rooms: object[]) => ({ boundary: square(0, 0, 12), north: { degrees: 0 }, units: 'm', rooms })

  test('corners at 0 have the value 0', async () => {
    for (const degrees of [0, 17.3, 45, 123.4, 270]) {
      const { data } = await answer('vastu-analyse', { ...plan([]), north: { degrees } })
      const tiny = [...valuesOf(data)].filter(
        ([, value]) => typeof value === 'number' && value !== 0 && Math.abs(value) < 1e-9,
      )
      expect(tiny).toEqual([])
    }
  })

  test('warns about each overlap, and the centre is covered at most wholly', async () => {
    const rooms = ['Hall', 'Study', 'Store'].map((name, i) => ({ name, type: null, polygon: square(3 + i, 3, 6) }))
    const { data } = await answer('vastu-analyse', plan(rooms))
    expect(data.shape_warnings.filter((warning: string) => warning.includes('overlap'))).toHaveLength(3)
    const shares = data.brahmasthan.occupied_by.map(({ share_pct }: { share_pct: number }) => share_pct)
    expect(shares.reduce((sum: number, share: number) => sum + share, 0)).toBeLessThanOrEqual(100.01)
    const apart = await answer('vastu-analyse', plan([{ name: 'Hall', type: null, polygon: square(1, 1, 2) }]))
    expect(apart.data.shape_warnings).toEqual([])
  })
})

test('tarot-birth-card of 2000-01-01 has the two hidden factors of The Emperor: Death and The Fool', async () => {
  const { data } = await answer('tarot-birth-card', { date: '2000-01-01' })
  expect(data.hidden_factors.map(({ name }: { name: string }) => name)).toEqual(['Death', 'The Fool'])
  expect(data.hidden_factor.name).toBe('Death')
})

test('transliterates a Greek name but not Latin letters with marks', () => {
  for (const name of ['İbrahim', 'Ǎnh', 'Ọlá', 'Žižek', 'Łukasz'])
    expect(parseName(name, { digits: false }).scripts).toEqual([])
  expect(parseName('Ἀλέξανδρος', { digits: false }).scripts).toEqual(['Greek'])
})

test('western-solar-return explains `year` for births around New Year', async () => {
  const { properties } = entryOf('western-solar-return').input
  expect(JSON.stringify(properties.year)).toContain('the year before or after')
  // The Sun of 1 January 2000, 00:30 returns on 31 December 2000, so this return belongs to the birthday of 2001.
  const birth = { ...delhi1947, datetime: '2000-01-01T00:30' }
  const { data } = await answer('western-solar-return', { ...birth, year: 2001 })
  expect(JSON.stringify(data)).toContain('2000-12-31')
})
