import { describe, expect, test } from 'bun:test'
import index from '../../../src/capabilities/mundane/mundane-cyclic-index.ts'
import conjunctions from '../../../src/capabilities/mundane/mundane-great-conjunctions.ts'
import cycles from '../../../src/capabilities/mundane/mundane-planetary-cycles.ts'
import { sample } from '../../long.ts'
import { call, rejectedField } from '../call.ts'
import { secondsApart } from './seconds.ts'

type Known = readonly (readonly [date: string, longitude: number])[]

const dates = (text: Known) => text.map(([date]) => date)

describe('great conjunctions', () => {
  // Catalogue: Swiss Ephemeris 2.10. Days, and longitudes to 0.001 degree.
  const SATURN: Known = [
    ['1940-08-08', 44.457],
    ['1940-10-20', 42.464],
    ['1941-02-15', 39.122],
    ['1961-02-19', 295.201],
    ['1980-12-31', 189.499],
    ['1981-03-04', 188.108],
    ['1981-07-24', 184.934],
    ['2000-05-28', 52.721],
    ['2020-12-21', 300.486],
    ['2040-10-31', 197.93],
  ]
  test('returns Jupiter and Saturn 1940-2040 as published', async () => {
    const { conjunctions: matches } = await call(conjunctions, { start_year: 1940, end_year: 2040 })
    expect(matches.map(({ exact_at }) => exact_at.slice(0, 10))).toEqual(dates(SATURN))
    for (const [i, [, longitude]] of SATURN.entries())
      expect(Math.abs(matches[i]!.longitude - longitude)).toBeLessThan(0.0015)
    expect(secondsApart(matches[7]!.exact_at, '2000-05-28T16:03:53Z')).toBeLessThan(60)
    expect(secondsApart(matches[8]!.exact_at, '2020-12-21T18:20:37Z')).toBeLessThan(60)
    expect(matches.slice(0, 3).map(({ pass, passes }) => [pass, passes])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ])
    expect(matches.filter(({ mutation }) => mutation).map(({ exact_at }) => exact_at.slice(0, 4))).toEqual([
      '1980',
      '2000',
      '2020',
    ])
  })

  // Published lists of great conjunctions (Meeus, Astronomical Tables of the Sun, Moon and Planets), geocentric and in
  // longitude.
  test('returns the dates 1800-1940 and 2040-2100 as published', async () => {
    const { conjunctions: results } = await call(conjunctions, { start_year: 1800, end_year: 2100 })
    const days = results.map(({ exact_at }) => exact_at.slice(0, 10))
    expect(days).toEqual([...EARLY, ...dates(SATURN), ...LATE])
  })

  test('returns the element series 1600 to 2220', async () => {
    const { series, warnings } = await call(conjunctions, { start_year: 1600, end_year: 2000 })
    const later = await call(conjunctions, { start_year: 1900, end_year: 2220 })
    const years = (rows: typeof series) =>
      rows.map(({ element, start, end }) => `${element} ${start.slice(0, 4)}-${end.slice(0, 4)}`)
    expect(years(series).slice(0, 7)).toEqual([
      'Fire 1603-1623',
      'Water 1643-1643',
      'Fire 1663-1782',
      'Earth 1802-1802',
      'Fire 1821-1821',
      'Earth 1842-1961',
      'Air 1980-1980',
    ])
    expect(years(later.series).slice(-6)).toEqual([
      'Air 1980-1980',
      'Earth 2000-2000',
      'Air 2020-2140',
      'Water 2159-2159',
      'Air 2179-2199',
      'Water 2219-2219',
    ])
    expect(warnings).toEqual([])
  })

  test.each([
    [
      'Saturn-Neptune',
      1980,
      2030,
      [
        ['1989-03-03', 281.914],
        ['1989-06-24', 281.239],
        ['1989-11-13', 280.365],
        ['2026-02-20', 0.753],
      ],
    ],
    [
      'Uranus-Pluto',
      1900,
      2000,
      [
        ['1965-10-09', 167.166],
        ['1966-04-04', 166.463],
        ['1966-06-30', 166.103],
      ],
    ],
  ] as const)('%s', async (pair, start_year, end_year, known) => {
    const { conjunctions: found } = await call(conjunctions, { pair, start_year, end_year })
    expect(found.map(({ exact_at }) => exact_at.slice(0, 10))).toEqual(dates(known))
    for (const [i, [, longitude]] of known.entries())
      expect(Math.abs(found[i]!.longitude - longitude)).toBeLessThan(0.0015)
  })

  test('returns a chart of each for a place, and squares and oppositions on request', async () => {
    const answer = await call(conjunctions, {
      start_year: 2000,
      end_year: 2020,
      aspects: ['conjunction', 'square', 'opposition'],
      chart_place: { latitude: 28.6139, longitude: 77.209 },
    })
    for (const { chart, aspect } of answer.conjunctions) {
      const row = (name: string) => chart!.planets.find(({ planet }) => planet === name)!.longitude!
      const apart = Math.abs(((row('Jupiter') - row('Saturn') + 540) % 360) - 180)
      expect(Math.abs(apart - { conjunction: 0, square: 90, opposition: 180 }[aspect])).toBeLessThan(1e-4)
    }
    expect(new Set(answer.conjunctions.map(({ aspect }) => aspect)).size).toBe(3)
  })

  test('rejects invalid ranges with their field', async () => {
    expect(await rejectedField(conjunctions, { start_year: 2000, end_year: 1999 })).toBe('end_year')
    expect(await rejectedField(conjunctions, { start_year: 1000, end_year: 1500 })).toBe('end_year')
  })
})

// source: Meeus, Astronomical Tables (great conjunctions in longitude); days in UT
const EARLY = ['1802-07-17', '1821-06-19', '1842-01-26', '1861-10-21', '1881-04-18', '1901-11-28', '1921-09-10']
const LATE = ['2060-04-07', '2080-03-15', '2100-09-18']

describe('planetary cycles', () => {
  test('returns the published phases of 2021-01-01', async () => {
    const { cycles: matches, waxing_count, waning_count } = await call(cycles, { date: '2021-01-01' })
    // Catalogue, within 0.002 degree.
    const known = [1.215, 266.103, 314.414, 8.693, 264.888, 313.199, 7.477, 48.311, 102.589, 54.278]
    for (const [i, separation] of known.entries())
      expect(Math.abs(matches[i]!.separation - separation)).toBeLessThan(0.002)
    expect([waxing_count, waning_count]).toEqual([6, 4])
    expect(matches[0]).toMatchObject({ eighth: 1, phase: 'waxing' })
    expect(secondsApart(matches[0]!.last_conjunction.exact_at, '2020-12-21T18:20:37Z')).toBeLessThan(60)
    // Neptune and Pluto in 1891-1892, three passes. Barbault and others print 1892-04-30 for the last one.
    expect(matches[9]!.last_conjunction.exact_at.slice(0, 7)).toBe('1892-04')
    expect(matches[9]!.next_conjunction.slice(0, 2)).toBe('23')
  })
  test('each next angle is after the moment and before the next conjunction', async () => {
    for (const date of sample(['1850-06-01'], ['1850-06-01', '1999-12-31', '2150-02-28'])) {
      const { cycles: results } = await call(cycles, { date })
      for (const { next_exact, next_conjunction, last_conjunction } of results) {
        expect(Date.parse(next_exact.exact_at)).toBeGreaterThan(Date.parse(`${date}T12:00Z`))
        expect(Date.parse(next_exact.exact_at)).toBeLessThanOrEqual(Date.parse(next_conjunction))
        expect(Date.parse(last_conjunction.exact_at)).toBeLessThanOrEqual(Date.parse(`${date}T12:00Z`))
      }
    }
  })
})

describe('cyclic index', () => {
  // Catalogue: 1 January 00:00 UTC, within 0.01 degree. Estadella prints 892 for 1940, in whole degrees.
  test.each([
    [1914, 1012.1, -348.15],
    [1940, 893.09, -786.58],
    [1956, 594.47, 68.76],
    [1983, 300.1, 19.07],
    [2000, 759.99, 729.65],
    [2010, 780.43, -67.95],
    [2020, 573.83, -172.6],
    [2026, 798.12, 667.88],
  ])('returns the published index of %d', async (year, concentration, equilibrium) => {
    const { values } = await call(index, { start_date: `${year}-01-01`, end_date: `${year}-01-01` })
    expect(Math.abs(values[0]!.concentration! - concentration)).toBeLessThan(0.015)
    expect(Math.abs(values[0]!.equilibrium! - equilibrium)).toBeLessThan(0.015)
  })
  // Ganeau's index on 1 January as astrologers print it, in whole degrees.
  test('the equilibrium of 2001-2027 equals the published one', async () => {
    const known = { 2001: 892, 2010: -68, 2014: -186, 2017: -500, 2021: -59, 2022: 61, 2027: 462 }
    const { values } = await call(index, { start_date: '2001-01-01', end_date: '2027-01-01', index: 'ganeau' })
    for (const [year, equilibrium] of Object.entries(known))
      expect(
        Math.abs(values.find(({ date }) => date.startsWith(year))!.equilibrium! - equilibrium),
      ).toBeLessThanOrEqual(1)
    expect(values.every(({ concentration }) => concentration === null)).toBe(true)
  })
  test('the equilibrium is at most the concentration, which is the sum of its pairs', async () => {
    const { values } = await call(index, { start_date: '1990-01-15', end_date: '1999-12-31', step: 'quarter' })
    expect(values[0]!.date).toBe('1990-04-01')
    expect(values).toHaveLength(39)
    for (const { concentration, equilibrium, pairs } of values) {
      expect(Math.abs(equilibrium!)).toBeLessThanOrEqual(concentration!)
      const sum = Object.values(pairs!).reduce((total: number, arc) => total + arc!, 0)
      expect(Math.abs(sum - concentration!)).toBeLessThan(0.1)
    }
  })
  test('rejects more than 600 rows', async () => {
    expect(await rejectedField(index, { start_date: '1900-01-01', end_date: '1960-01-01', step: 'month' })).toBe(
      'end_date',
    )
    expect(await rejectedField(index, { start_date: '1900-01-02', end_date: '1900-01-01' })).toBe('end_date')
  })
})
