import { describe, expect, test } from 'bun:test'
import { catalogue } from '../../src/capabilities/index.ts'
import { Fault } from '../../src/faults.ts'
import type { JsonObject } from '../../src/service/body.ts'
import { checkInput } from '../../src/service/input.ts'
import { worldAt } from '../world.ts'

/** Inputs that contradict each other, or an invalid input beside one that makes it unnecessary: slug, field, values. */
const CONTRADICTIONS: readonly (readonly [slug: string, field: string, sent: Record<string, unknown>])[] = [
  ['chandra-tara-bala', 'moon_sign', { nakshatra: 'Rohini', moon_sign: 'Aries' }],
  ['muhurta-search', 'persons.0.moon_sign', { persons: [{ nakshatra: 'Rohini', moon_sign: 'Aries' }] }],
  ['muhurta-check', 'persons.0.moon_sign', { persons: [{ nakshatra: 'Rohini', moon_sign: 'Aries' }] }],
  ['daily-personal-forecast', 'moon_sign', { birth: null, nakshatra: 'Rohini', moon_sign: 'Aries' }],
  ['weekly-personal-forecast', 'moon_sign', { birth: null, nakshatra: 'Rohini', moon_sign: 'Aries' }],
  ['monthly-personal-forecast', 'moon_sign', { birth: null, nakshatra: 'Rohini', moon_sign: 'Aries' }],
  ['ai-daily-reading', 'moon_sign', { birth: null, nakshatra: 'Rohini', moon_sign: 'Aries' }],
  ['sign-characteristics', 'moon_sign', { birth: null, nakshatra: 'Rohini', moon_sign: 'Aries' }],
  ['lal-kitab-varshphal', 'as_of', { as_of: '2023-02-30', year_of_life: 30 }],
  ['lal-kitab-varshphal', 'as_of', { as_of: '1900-01-01', year_of_life: 30 }],
  ['mundane-angularity-map', 'year', { event: 'moment', year: 2025, date: '2025-02-20' }],
  ['detailed-life', 'as_of', { as_of: '2023-02-30' }],
  ['mundane-angularity-map', 'date', { event: 'ingress', year: 2025, date: '2025-02-30' }],
  ['vimshottari-dasha', 'to', { from: '2020-01-01', to: '2010-01-01' }],
  ['ashtottari-dasha', 'to', { from: '2020-01-01', to: '2010-01-01' }],
  ['yogini-dasha', 'to', { from: '2020-01-01', to: '2010-01-01' }],
  ['kalachakra-dasha', 'to', { from: '2020-01-01', to: '2010-01-01' }],
  ['chara-dasha', 'to', { from: '2020-01-01', to: '2010-01-01' }],
  ['rashi-dasha', 'to', { from: '2020-01-01', to: '2010-01-01' }],
  ['vastu-auspicious-times', 'end_date', { start_date: '2026-03-10', end_date: '2026-03-01' }],
  ['muhurta-search', 'end_date', { start_date: '2026-03-10', end_date: '2026-03-01' }],
  ['mundane-eclipses', 'end_date', { start_date: '2026-03-10', end_date: '2026-03-01' }],
  ['mundane-sky-calendar', 'end_date', { start_date: '2026-03-10', end_date: '2026-03-01' }],
  ['mundane-cyclic-index', 'end_date', { start_date: '2026-03-10', end_date: '2026-03-01' }],
  ['mundane-market-cycles', 'end_date', { start_date: '2026-03-10', end_date: '2026-03-01' }],
  ['mundane-great-conjunctions', 'end_year', { start_year: 2100, end_year: 2000 }],
  ['muhurta-search', 'time_to', { time_from: '10:00', time_to: '10:00' }],
  ['shraddha-dates', 'death_datetime', { death_datetime: '2030-05-05T10:00', year: 2025 }],
  ['numerology-profile', 'as_of', { date: '1990-05-05', as_of: '1980-01-01' }],
  ['biorhythms', 'target_date', { date: '1990-05-05', target_date: '1980-01-01' }],
  ['numerology-day', 'target_date', { date: '1990-05-05', target_date: '1980-01-01' }],
  ['tarot-birth-card', 'year', { date: '1990-05-05', year: 1980 }],
  ['western-yearly-horoscope', 'year', { date: '2026-05-05', year: 2027 }],
  ['western-monthly-horoscope', 'month', { date: '2026-05-05', month: '2026-07' }],
  ['western-transit-wheel', 'as_of', { as_of: '2023-02-30' }],
  ['western-time-lords', 'as_of', { as_of: '1700-01-01' }],
  ['current-dasha', 'as_of', { as_of: '1800-01-01' }],
]
const entryOf = (slug: string) => catalogue.find((entry) => entry.slug === slug)!

describe('rejects inputs that contradict each other with 422 on the field', () => {
  test.each(CONTRADICTIONS)('%s: %s', async (slug, field, value) => {
    const entry = entryOf(slug)
    const input = { ...(entry.example as object), ...value } as JsonObject
    const fault = await (async () => {
      checkInput(entry.input, input)
      return entry.compute(input as never, worldAt())
    })().catch((reason) => reason)
    expect([fault instanceof Fault && fault.status, fault.field]).toEqual([422, field])
  })
})

test('accepts a Moon sign that contains a pada of the nakshatra', async () => {
  const entry = entryOf('chandra-tara-bala')
  for (const [nakshatra, moon_sign] of [
    ['Krittika', 'Aries'],
    ['Krittika', 'Taurus'],
    ['Rohini', 'Taurus'],
    ['Revati', 'Pisces'],
    ['Ashwini', 'Aries'],
  ])
    expect(await entry.compute({ ...entry.example, nakshatra, moon_sign } as never, worldAt())).toBeObject()
})

test('rejects every non-existent date with 422 on its field, even if the answer does not need it', () => {
  const fields = catalogue.flatMap((entry) =>
    Object.entries(entry.input.properties as Record<string, { format?: string; anyOf?: { format?: string }[] }>)
      .filter(([, schema]) => [schema, ...(schema.anyOf ?? [])].some(({ format }) => format === 'date'))
      .map(([field]) => [entry, field] as const),
  )
  expect(fields.length).toBeGreaterThan(50)
  // A leap day of the Julian calendar alone, such as 1900-02-29, is rejected by the reader of the field: `calendar-years.test.ts`.
  for (const [entry, field] of fields)
    for (const date of ['2023-02-30', '2023-02-29', '2023-13-01', '2023-04-31', '2023-00-10']) {
      const input = { ...(entry.example as object), [field]: date } as JsonObject
      expect(() => checkInput(entry.input, input)).toThrow(expect.objectContaining({ status: 422, field }))
    }
})
