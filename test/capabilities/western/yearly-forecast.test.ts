import { describe, expect, test } from 'bun:test'
import westernNatalChart from '../../../src/capabilities/western/western-natal-chart.ts'
import westernProgressions from '../../../src/capabilities/western/western-progressions.ts'
import westernSolarReturn from '../../../src/capabilities/western/western-solar-return.ts'
import westernTimeLords from '../../../src/capabilities/western/western-time-lords.ts'
import westernTransitDates from '../../../src/capabilities/western/western-transit-dates.ts'
import westernYearlyForecast from '../../../src/capabilities/western/western-yearly-forecast.ts'
import slowTransits from '../../../src/readings/corpus/western-slow-transit.ts'
import { sentencesOf, topicPassages } from '../../../src/readings/passage.ts'
import { effectiveNature } from '../../../src/western/aspects.ts'
import { separation } from '../../../src/zodiac/longitude.ts'
import { call, rejectedField } from '../call.ts'
import { einstein, north } from './births.ts'

const WEIGHT = { Jupiter: 3, Saturn: 4, Uranus: 4, Neptune: 4, Pluto: 5 } as Record<string, number>
const AREA_HOUSES = {
  love: [5, 7],
  career: [10, 6],
  money: [2, 8],
  health_habits: [1, 6],
  home: [4, 12],
  social: [11, 3],
}
const rated = (sum: number) => Math.min(5, Math.max(1, 3 + Math.round(sum / 8)))

describe('yearly forecast', async () => {
  const of1905 = await call(westernYearlyForecast, { ...einstein, year: 1905 })

  // Swiss Ephemeris 2.10
  test('Einstein, 1905: the solar return equals western-solar-return', async () => {
    const alone = await call(westernSolarReturn, { ...einstein, year: 1905 })
    expect(of1905.solar_return.moment).toEqual(alone.return_moment)
    expect(
      Math.abs(Date.parse(of1905.solar_return.moment.utc) - Date.parse('1905-03-14T18:12:59Z')),
    ).toBeLessThanOrEqual(2000)
    expect(of1905.solar_return.planets).toEqual(alone.planets)
    expect(of1905.solar_return.highlights).toEqual(alone.highlights)
  })

  test('the parts equal their own capabilities', async () => {
    const { profection } = await call(westernTimeLords, { ...einstein, as_of: '1905-06-30T12:00Z' })
    const { age, sign, house, lord } = profection!.annual
    expect(of1905.profection).toEqual({ age, sign, house, time_lord: lord })
    const progressed = await call(westernProgressions, { ...einstein, target_date: '1905-07-01T12:00Z' })
    expect(of1905.progressions.aspects).toEqual(progressed.progressed_to_natal)
    expect(of1905.progressions.sun.longitude).toBe(progressed.planets[0]!.longitude!)
    expect(of1905.progressions.moon.house).toBe(progressed.planets[1]!.house)
    expect(of1905.progressions.lunation_phase).toBe(progressed.lunation.phase)
    expect(of1905.progressions.moon.sign_changes).toEqual(
      progressed.sign_changes
        .filter(({ planet, date }) => planet === 'Moon' && date.startsWith('1905'))
        .map(({ to_sign, date }) => ({ to_sign, date })),
    )
    const dates = await call(westernTransitDates, {
      ...einstein,
      start_date: '1905-01-01',
      days_ahead: 365,
      planets: ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'],
    })
    expect(of1905.slow_transits).toEqual(dates.transit_events)
  })

  // maxima of the NASA catalogue: TD minus Delta T
  test('lists the eclipses of 2025 with the natal points nearby', async () => {
    const { eclipses, solar_return: _ } = await call(westernYearlyForecast, { ...einstein, year: 2025 })
    expect(eclipses.map(({ kind, type }) => `${kind} ${type}`)).toEqual([
      'lunar total',
      'solar partial',
      'lunar total',
      'solar partial',
    ])
    const maxima = ['2025-03-14T06:58:46Z', '2025-03-29T10:47:26Z', '2025-09-07T18:11:50Z', '2025-09-21T19:41:59Z']
    for (const [i, { global, date }] of eclipses.entries()) {
      expect(Math.abs(Date.parse(global.maximum) - Date.parse(maxima[i]!))).toBeLessThanOrEqual(5000)
      expect(global.maximum.startsWith(date)).toBe(true)
    }
    // Einstein's Sun is at 353.50775, the Moon of 14 March 2025 is at 173.95
    const [contact] = eclipses[0]!.contacts
    expect([contact!.planet, contact!.aspect]).toEqual(['Sun', 'opposition'])
    expect(contact!.orb).toBeCloseTo(Math.abs(separation(eclipses[0]!.longitude, 353.50775) - 180), 3)
  })

  test('months and areas are the sums of their transits', async () => {
    const weigh = ({ transit_planet, aspect, natal_planet }: (typeof of1905.slow_transits)[number]) =>
      WEIGHT[transit_planet]! *
      (effectiveNature({ a: { name: transit_planet }, aspect, b: { name: natal_planet } }) === 'harmonious' ? 1 : -1)
    const sum = (rows: typeof of1905.slow_transits) => rows.reduce((total, row) => total + weigh(row), 0)
    expect(of1905.months.map(({ month }) => month)).toEqual(
      Array.from({ length: 12 }, (_, i) => `1905-${String(i + 1).padStart(2, '0')}`),
    )
    for (const { month, rating, events } of of1905.months) {
      const own = of1905.slow_transits.filter(({ date }) => date.startsWith(month))
      expect(events.map(({ exact_at }) => exact_at)).toEqual(own.map(({ exact_at }) => exact_at))
      expect(rating).toBe(rated(sum(own)))
    }
    const { planets } = await call(westernNatalChart, einstein)
    const houseOf = new Map<string, number | null>([
      ...planets.map(({ planet, house }) => [planet, house] as const),
      ['Ascendant', 1],
      ['Midheaven', 10],
    ])
    for (const [area, houses] of Object.entries(AREA_HOUSES)) {
      const own = of1905.slow_transits.filter(
        ({ natal_house, natal_planet }) => houses.includes(natal_house!) || houses.includes(houseOf.get(natal_planet)!),
      )
      expect([area, of1905.areas[area as keyof typeof AREA_HOUSES].rating]).toEqual([area, rated(sum(own))])
    }
  })

  test('no text of the corpus is repeated in an answer', () => {
    const texts = [...of1905.themes, ...of1905.months].map(({ text }) => text).join(' ')
    const sentences = sentencesOf(texts)
    const known = new Set(topicPassages(slowTransits).flatMap(({ passage }) => sentencesOf(passage.text)))
    const entries = sentences.filter((sentence) => known.has(sentence))
    expect(entries.length).toBeGreaterThan(10)
    expect(new Set(entries).size).toBe(entries.length)
    expect(texts).not.toContain('{')
  })

  test('the default is this year; rejects a year before the birth', async () => {
    expect((await call(westernYearlyForecast, einstein, Date.UTC(2026, 4, 1))).year).toBe(2026)
    expect(await rejectedField(westernYearlyForecast, { ...einstein, datetime: '1955-03-14T11:30', year: 1954 })).toBe(
      'year',
    )
    const first = await call(westernYearlyForecast, { ...einstein, datetime: '1955-12-31T23:50', year: 1955 })
    expect(first.profection.age).toBe(0)
  })

  test('without houses areas have no rating', async () => {
    const answer = await call(westernYearlyForecast, { ...north(70), year: 2024 })
    expect(Object.values(answer.areas).map(({ rating }) => rating)).toEqual([null, null, null, null, null, null])
    expect(answer.slow_transits.every(({ natal_house }) => natal_house === null)).toBe(true)
    expect(answer.warnings.length).toBeGreaterThan(0)
  })

  test('the report has the text of every month and complete tables', () => {
    const sections = westernYearlyForecast.report!.document(of1905)
    expect(sections.map(({ title }) => title)).toEqual([
      'The year 1905',
      'Solar return',
      'Progressions',
      'Months',
      'Areas of life',
      'What to do',
      'Dates',
    ])
    const blocks = sections.flatMap(({ blocks }) => blocks)
    for (const { text } of of1905.months) expect(blocks).toContainEqual({ kind: 'paragraph', text })
    for (const block of blocks)
      if (block.kind === 'table') for (const row of block.rows) expect(row.length).toBe(block.columns.length)
  })
})
