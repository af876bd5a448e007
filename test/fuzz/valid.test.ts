import { expect, test } from 'bun:test'
import { catalogue } from '../../src/capabilities/index.ts'
import solarMonthCalendar from '../../src/capabilities/panchang/solar-month-calendar.ts'
import predictionLifeReport from '../../src/capabilities/predictions/prediction-life-report.ts'
import classicalKundliReport from '../../src/capabilities/reports/classical-kundli-report.ts'
import ashtakavarga from '../../src/capabilities/strengths/ashtakavarga.ts'
import { createKeylessService } from '../../src/service/keyless-service.ts'
import { atlas, sky } from '../world.ts'
import { malformedTimestamps } from './timestamps.ts'

const trial = createKeylessService({ sky, atlas, clock: { now: () => Date.UTC(2026, 2, 15, 12) }, cacheBytes: 0 })
const delhi = { timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 }

// Inputs whose answers once did not fit their schemas: planetary conjunctions, a calendar far from its country, the end of the dates.
test.each([
  [ashtakavarga, { datetime: '1910-10-03T12:21', utc_offset: 'Z', latitude: 49.24, longitude: -45.4 }],
  [ashtakavarga, { datetime: '2000-05-03T12:00', ...delhi }],
  [ashtakavarga, { datetime: '1962-02-04T04:55', timezone: 'CET', longitude: -179.99784, latitude: 28.6139 }],
  [classicalKundliReport, { datetime: '1962-02-04T19:00', latitude: 28.6139, longitude: 77.209 }],
  [solarMonthCalendar, { year: 1889, region: 'nepali', ...delhi, timezone: 'America/New_York' }],
  [solarMonthCalendar, { year: 2024, region: 'nepali', ...delhi, timezone: 'America/New_York' }],
  [predictionLifeReport, { datetime: '2399-11-18T23:59:59', as_of: '2399-12-20', ...delhi }],
])('%# an answer fits its schema', async ({ slug }, input) => {
  const { status, body } = await trial.call(catalogue.find((each) => each.slug === slug)!, input)
  expect([status, JSON.parse(body).error]).toEqual([200, undefined])
})

// Zones whose clocks stood at offsets with seconds.
const BIRTHS = [
  { timezone: 'Europe/Amsterdam', latitude: 52.37, longitude: 4.9 },
  { timezone: 'Africa/Monrovia', latitude: 6.31, longitude: -10.8 },
  { timezone: 'Europe/Dublin', latitude: 53.35, longitude: -6.26 },
  { timezone: 'Asia/Kolkata', latitude: 22.57, longitude: 88.36 },
  { timezone: 'America/New_York', latitude: 40.71, longitude: -74.01 },
]
const YEARS = [1850, 1880, 1903, 1915, 1930, 1940]

test('every timestamp of births by mean time, and of Amsterdam, Monrovia and Dublin, is RFC 3339', async () => {
  const births = catalogue.filter(
    ({ input, weight }) => input.properties.datetime && ['light', 'standard'].includes(weight),
  )
  const texts: string[] = []
  let answers = 0
  for (const [i, entry] of births.entries()) {
    const place = BIRTHS[i % BIRTHS.length]
    const datetime = `${YEARS[i % YEARS.length]}-03-27T17:0${i % 10}`
    const { utc_offset: _, ...example } = entry.example as Record<string, unknown>
    const { status, body } = await trial.call(entry, { ...example, ...place, datetime })
    if (status !== 200) continue
    answers++
    texts.push(...malformedTimestamps(JSON.parse(body)).map((each) => `${entry.slug} ${each}`))
  }
  expect(texts).toEqual([])
  expect(answers).toBeGreaterThan(0.8 * births.length)
})

test.each([
  ['1930-03-27T17:01:11+00:19:32', 1],
  ['1930-03-27T17:01+00:20', 1],
  ['1930-03-27 17:01:11+00:20', 1],
  ['1930-02-30T17:01:11Z', 1],
  ['+012345-03-27T17:01:11Z', 1],
  ['1930-03-27T17:01:11+00:20', 0],
  ['1930-03-27T17:01:11.25Z', 0],
  ['1930-03-27T17:01:11', 0],
])('%s has %d faults', (text, faults) => {
  expect(malformedTimestamps({ at: [text] })).toHaveLength(faults)
})
