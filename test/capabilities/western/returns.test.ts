import { describe, expect, test } from 'bun:test'
import westernNatalChart from '../../../src/capabilities/western/western-natal-chart.ts'
import westernPlanetaryReturn from '../../../src/capabilities/western/western-planetary-return.ts'
import westernProgressions from '../../../src/capabilities/western/western-progressions.ts'
import westernSolarArc from '../../../src/capabilities/western/western-solar-arc.ts'
import westernSolarReturn from '../../../src/capabilities/western/western-solar-return.ts'
import westernTransitDates from '../../../src/capabilities/western/western-transit-dates.ts'
import { norm, separation } from '../../../src/zodiac/longitude.ts'
import { call, rejectedField } from '../call.ts'
import { einstein } from './births.ts'

const within = (text: string | undefined, expected: string, seconds: number) =>
  expect(Math.abs(Date.parse(text!) - Date.parse(expected)) / 1000).toBeLessThanOrEqual(seconds)
const near = (value: number, expected: number, tolerance: number) =>
  expect(separation(value, expected)).toBeLessThanOrEqual(tolerance)

// figures of Einstein: Swiss Ephemeris 2.10
describe('solar return', () => {
  test('Einstein, 1905: moment and angles equal the reference', async () => {
    const answer = await call(westernSolarReturn, { ...einstein, year: 1905 })
    within(answer.return_moment.utc, '1905-03-14T18:12:59Z', 2)
    near(answer.ascendant.longitude, 183.612, 0.01)
    near(answer.midheaven.longitude, 94.527, 0.01)
    near(answer.planets[0]!.longitude!, 353.50775, 1e-5)
    const birth = await call(westernNatalChart, einstein)
    near(answer.planets[0]!.longitude!, birth.planets[0]!.longitude!, 2e-6)
    expect(answer.images[0]!.content).toContain('<svg')
    for (const row of answer.return_to_natal) expect(row.orb).toBeLessThanOrEqual(4)
  })

  test('corrects for precession on request', async () => {
    const answer = await call(westernSolarReturn, { ...einstein, year: 1905, precession_corrected: true })
    within(answer.return_moment.utc, '1905-03-15T02:49:24Z', 2)
  })

  test('the year of birth returns the birth; transit dates have the same moment', async () => {
    within((await call(westernSolarReturn, { ...einstein, year: 1879 })).return_moment.utc, '1879-03-14T10:50:00Z', 1)
    const { return_moment } = await call(westernSolarReturn, { ...einstein, year: 2025 })
    const { transit_events } = await call(westernTransitDates, {
      ...einstein,
      start_date: '2025-01-01',
      days_ahead: 366,
      planets: ['Sun'],
      natal_points: ['Sun'],
      aspects: ['conjunction'],
    })
    expect(transit_events[0]!.exact_at).toBe(return_moment.utc)
  })

  test('births on 29 February and at New Year have one return in every year', async () => {
    for (const datetime of ['2000-02-29T12:00', '2000-01-01T00:05', '1999-12-31T23:55'])
      for (const year of [2001, 2023, 2024, 2050]) {
        const { return_moment } = await call(westernSolarReturn, {
          ...einstein,
          utc_offset: '+00:00',
          datetime,
          year,
        })
        const anniversary = Date.parse(`${year}${datetime.slice(4).replace('02-29', '03-01')}:00Z`)
        expect(Math.abs(Date.parse(return_moment.utc) - anniversary)).toBeLessThan(1.6 * 86_400_000)
      }
  })

  test('rejects a year before birth or outside the ephemeris', async () => {
    expect(await rejectedField(westernSolarReturn, { ...einstein, year: 9999 })).toBe('year')
    expect(await rejectedField(westernSolarReturn, { ...einstein, year: 1850 })).toBe('year')
  })

  test('a place at a pole is computed at latitude 89.99, with a warning', async () => {
    const location = { latitude: 90, longitude: 0 }
    const { warnings } = await call(westernSolarReturn, { ...einstein, year: 1905, location })
    expect(warnings.join()).toContain('`location.latitude` 90 is a pole')
  })
})

describe('planetary return', () => {
  test('Einstein: the lunar return of March 1905 equals the reference', async () => {
    const { returns, next_after } = await call(westernPlanetaryReturn, { ...einstein, after: '1905-03-14T00:00Z' })
    within(returns[0]!.return_moment.utc, '1905-03-26T06:14:40Z', 2)
    const days = (Date.parse(next_after!) - Date.parse(returns[0]!.return_moment.utc)) / 86_400_000
    expect(days).toBeGreaterThan(27.1)
    expect(days).toBeLessThan(27.6)
  })

  test('Einstein: Saturn returns three times in one cycle', async () => {
    const { returns, cycle_number } = await call(westernPlanetaryReturn, {
      ...einstein,
      planet: 'Saturn',
      after: '1900-01-01',
      count: 3,
    })
    expect(cycle_number).toBe(1)
    const expected = ['1908-04-23T02:51:54Z', '1908-11-06T04:10:05Z', '1909-01-06T03:29:37Z']
    for (const [i, at] of expected.entries()) within(returns[i]!.return_moment.utc, at, 60)
    expect(returns.map(({ pass, passes, retrograde }) => [pass, passes, retrograde])).toEqual([
      [1, 3, false],
      [2, 3, true],
      [3, 3, false],
    ])
  })

  test('returns thirteen lunar returns, the first three with charts', async () => {
    const { returns } = await call(westernPlanetaryReturn, { ...einstein, after: '1905-03-14', count: 13 })
    expect(returns).toHaveLength(13)
    expect(returns.map(({ planets }) => planets !== null)).toEqual([true, true, true, ...Array(10).fill(false)])
    for (const [i, { return_moment }] of returns.slice(1).entries()) {
      const days = (Date.parse(return_moment.utc) - Date.parse(returns[i]!.return_moment.utc)) / 86_400_000
      expect(days > 27.1 && days < 27.6).toBe(true)
    }
  })

  test('passes of the true node within sixty days are one return', async () => {
    const { returns, cycle_number } = await call(westernPlanetaryReturn, {
      ...einstein,
      planet: 'North Node',
      after: '1890-01-01',
      count: 2,
    })
    expect(cycle_number).toBe(1)
    expect(
      Math.abs(Date.parse(returns[0]!.return_moment.utc) - Date.parse('1897-10-20T00:00Z')) / 86_400_000,
    ).toBeLessThan(120)
  })

  test('rejects a date before birth', async () => {
    expect(await rejectedField(westernPlanetaryReturn, { ...einstein, after: '1870-01-01' })).toBe('after')
  })
})

describe('progressions', () => {
  const in1905 = { ...einstein, target_date: '1905-06-30T12:00Z' }

  test('Einstein, June 1905: equals the reference', async () => {
    const answer = await call(westernProgressions, in1905)
    expect(Math.abs(answer.age_years - 26.295014)).toBeLessThan(1e-6)
    within(answer.progressed_moment.utc, '1879-04-09T17:54:49Z', 1)
    near(answer.planets[0]!.longitude!, 19.50354, 5e-4)
    near(answer.planets[1]!.longitude!, 239.47074, 5e-4)
    near(answer.midheaven.longitude, 8.8357, 0.002)
    near(answer.ascendant.longitude, 120.2716, 0.002)
  })

  test.each([
    ['naibod_mc', 10.9904, 121.7505],
    ['mean_quotidian', 114.3952, 199.227],
  ] as const)('angles by %s equal the reference', async (angle_method, midheaven, ascendant) => {
    const answer = await call(westernProgressions, { ...in1905, angle_method })
    near(answer.midheaven.longitude, midheaven, 0.002)
    near(answer.ascendant.longitude, ascendant, 0.002)
  })

  test('at birth they equal the birth chart', async () => {
    const birth = await call(westernNatalChart, einstein)
    for (const angle_method of ['solar_arc_mc', 'naibod_mc', 'mean_quotidian'] as const) {
      const answer = await call(westernProgressions, { ...einstein, target_date: '1879-03-14T10:50Z', angle_method })
      expect(answer.planets).toEqual(birth.planets)
      near(answer.ascendant.longitude, birth.ascendant.longitude, 1e-6)
      near(answer.midheaven.longitude, birth.midheaven.longitude, 1e-6)
    }
  })

  test('sign changes agree with the places', async () => {
    const { sign_changes } = await call(westernProgressions, in1905)
    expect(sign_changes.filter(({ planet }) => planet === 'Moon').length).toBeGreaterThanOrEqual(4)
    for (const { planet, to_sign, date } of sign_changes.filter((row) => row.planet === 'Moon')) {
      const after = new Date(Date.parse(date) + 5 * 86_400_000).toISOString().slice(0, 10)
      const then = await call(westernProgressions, { ...einstein, target_date: after })
      expect(then.planets.find((row) => row.planet === planet)!.sign).toBe(to_sign)
    }
  })

  test('rejects a target outside the ephemeris', async () => {
    expect(
      await rejectedField(westernProgressions, {
        ...einstein,
        datetime: '2999-11-20T00:00',
        target_date: '3020-01-01',
      }),
    ).toBe('target_date')
  })
})

describe('solar arc', () => {
  test.each([
    ['true', 25.99579],
    ['naibod', 25.91761],
    ['one_degree', 26.295014],
  ] as const)('Einstein, June 1905: the arc %s equals the reference', async (arc_type, degrees) => {
    const { arc, directed, aspects } = await call(westernSolarArc, {
      ...einstein,
      target_date: '1905-06-30T12:00Z',
      arc_type,
    })
    expect(Math.abs(arc.degrees - degrees)).toBeLessThan(5e-4)
    for (const { longitude, natal_longitude } of directed) near(norm(longitude - natal_longitude), arc.degrees, 2e-6)
    for (const { orb } of aspects) expect(orb).toBeLessThanOrEqual(1)
  })

  test('an event is an aspect with orb 0 on its date', async () => {
    const { events } = await call(westernSolarArc, { ...einstein, target_date: '1905-06-30', window_years: 1 })
    expect(events.length).toBeGreaterThan(5)
    for (const { date, directed_planet, natal_planet, aspect } of events.slice(0, 6)) {
      const { aspects } = await call(westernSolarArc, { ...einstein, target_date: date })
      const row = aspects.find((each) => each.planet_a === directed_planet && each.planet_b === natal_planet)!
      expect(row.aspect).toBe(aspect)
      expect(row.orb).toBeLessThan(0.003)
    }
  })
})
