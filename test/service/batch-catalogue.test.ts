import { expect, test } from 'bun:test'
import type { CatalogueEntry } from '../../src/capabilities/capability.ts'
import { catalogueIndexOf } from '../../src/capabilities/families.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { independence } from '../../src/capabilities/shared/inputs.ts'
import { createKeylessService } from '../../src/service/keyless-service.ts'
import { sharedSky } from '../../src/sky/shared-sky.ts'
import type { JulianDay } from '../../src/time/julian-day.ts'
import { longTest, sample } from '../long.ts'
import { atlas, sky } from '../world.ts'

const clock = { now: () => Date.UTC(2026, 10, 22, 6) }
const open = () => createKeylessService({ sky, atlas, clock, cacheBytes: 0 })
const index = catalogueIndexOf(catalogue)
const fixed = catalogue.filter(({ draws }) => !draws)

interface Answer {
  data: object
  meta: { warnings: string[] }
}

/** Checks that a batch answers each call as a single call does. */
const expectEqualAnswers = async (calls: readonly { entry: CatalogueEntry; input: object }[]) => {
  const service = open()
  const order = calls.map(({ entry: { family, slug }, input }) => ({ family, capability: slug, input }))
  for (let from = 0; from < calls.length; from += 100) {
    const { body } = await service.batch(index, { calls: order.slice(from, from + 100) })
    const { results } = (JSON.parse(body) as { data: { results: (Answer & { status: number })[] } }).data
    for (const [at, { entry, input }] of calls.slice(from, from + 100).entries()) {
      const single = await service.call(entry, input)
      const { data, meta } = JSON.parse(single.body) as Answer
      expect([entry.slug, results[at]!.status, results[at]!.data]).toEqual([entry.slug, single.status, data])
      expect([entry.slug, results[at]!.meta.warnings]).toEqual([entry.slug, meta.warnings])
    }
  }
}

/** Capabilities whose only required fields are those of a birth. */
const ofBirth = fixed.filter(
  ({ input: { properties, required = [] } }) =>
    'datetime' in properties && required.every((name: string) => name in independence),
)

test('a batch of capabilities of one birth equals single calls, with shared searches', async () => {
  expect(ofBirth.length).toBeGreaterThan(100)
  const calls = ofBirth.filter((_, i) => i % sample(6, 1) === 0).map((entry) => ({ entry, input: independence }))
  await expectEqualAnswers(calls)
}, 300_000)

test('the calls of a batch about one birth each have the warnings of its clock, and its other options', async () => {
  const births = [
    { datetime: '1947-08-15T00:00', latitude: 28.6, longitude: 77.2 },
    { datetime: '2024-10-27T02:30', timezone: 'Europe/Berlin', latitude: 52.5, longitude: 13.4 },
    { datetime: '1990-06-21T12:00', timezone: 'UTC', latitude: 90, longitude: 0 },
    { datetime: '1582-10-10T12:00', timezone: 'Europe/Rome', latitude: 41.9, longitude: 12.5 },
  ]
  const slugs = ['birth-chart', 'planet-positions', 'shadbala', 'manglik-dosha', 'current-dasha', 'upagrahas']
  const calls = slugs.flatMap((slug) => {
    const entry = ofBirth.find((each) => each.slug === slug)!
    return [...births, { ...births[0]!, ayanamsha: 'raman' }].map((input) => ({ entry, input }))
  })
  await expectEqualAnswers(calls)
}, 300_000)

test('a batch of the panchang of one day has the answers of single calls', async () => {
  const days = fixed.filter(({ family, input: { properties } }) => family === 'panchang' && 'date' in properties)
  const { datetime, ...place } = independence
  const calls = days.map((entry) => {
    const names = Object.keys(entry.input.properties)
    const input = Object.entries({ ...place, date: '2026-03-20' }).filter(([name]) => names.includes(name))
    return { entry, input: { ...entry.example, ...Object.fromEntries(input) } }
  })
  expect(calls.length).toBeGreaterThan(10)
  await expectEqualAnswers(calls)
}, 300_000)

longTest(
  'every example has the same answer in a batch',
  () => expectEqualAnswers(fixed.map((entry) => ({ entry, input: entry.example }))),
  900_000,
)

test('equal searches run once, and a caller that changes its list does not change that of another', () => {
  let searches = 0
  const counting = Object.create(sky, {
    horizon: {
      writable: true,
      value: (query: Parameters<typeof sky.horizon>[0]) => {
        searches++
        return sky.horizon(query)
      },
    },
  }) as typeof sky
  const shared = sharedSky(counting, new AbortController().signal, 'a')
  const query = {
    event: 'rise',
    body: 'Sun',
    site: independence,
    from: 2451545 as JulianDay,
    to: 2451547 as JulianDay,
  } as const
  const first = shared.horizon(query)
  const expected = [...first]
  first.length = 0
  expect(shared.horizon({ ...query })).toEqual(expected)
  expect(expected).toHaveLength(2)
  expect(searches).toBe(1)
  shared.horizon({ ...query, event: 'set' })
  expect(searches).toBe(2)
})
