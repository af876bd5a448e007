import { describe, expect, test } from 'bun:test'
import market from '../../../src/capabilities/mundane/mundane-market-cycles.ts'
import national from '../../../src/capabilities/mundane/mundane-national-charts.ts'
import retrogrades from '../../../src/capabilities/mundane/mundane-retrograde-calendar.ts'
import seismic from '../../../src/capabilities/mundane/mundane-seismic-indications.ts'
import sky from '../../../src/capabilities/mundane/mundane-sky-calendar.ts'
import weather from '../../../src/capabilities/mundane/mundane-weather-outlook.ts'
import { aspectValue, siderographTurns } from '../../../src/western/mundane/siderograph.ts'
import { call, rejectedField } from '../call.ts'
import { secondsApart } from './seconds.ts'

describe('retrograde calendar 2024', () => {
  // Catalogue: stations within 60 s.
  test('returns the published stations and days', async () => {
    const { stations, days_by_count, loops, images } = await call(retrogrades, { year: 2024 })
    const tally = Object.groupBy(stations, ({ planet }) => planet)
    expect(Object.fromEntries(Object.entries(tally).map(([planet, own]) => [planet, own.length]))).toEqual({
      Mercury: 7,
      Mars: 1,
      Jupiter: 1,
      Saturn: 2,
      Uranus: 2,
      Neptune: 2,
      Pluto: 2,
    } as never)
    const when = (planet: string, kind: string) =>
      stations.filter((each) => each.planet === planet && each.kind === kind).map(({ utc }) => utc)
    expect(secondsApart(when('Mercury', 'direct')[0]!, '2024-01-02T03:07:34Z')).toBeLessThan(60)
    expect(secondsApart(when('Mercury', 'direct').at(-1)!, '2024-12-15T20:56:19Z')).toBeLessThan(60)
    expect(secondsApart(when('Mars', 'retrograde')[0]!, '2024-12-06T23:33:00Z')).toBeLessThan(90)
    expect(secondsApart(when('Jupiter', 'retrograde')[0]!, '2024-10-09T07:05:00Z')).toBeLessThan(90)
    expect(secondsApart(when('Pluto', 'retrograde')[0]!, '2024-05-02T17:47:00Z')).toBeLessThan(90)
    expect(secondsApart(when('Pluto', 'direct')[0]!, '2024-10-12T00:32:00Z')).toBeLessThan(90)
    expect(days_by_count).toEqual({ 0: 73, 1: 107, 2: 3, 3: 64, 4: 115, 5: 4 })
    expect(loops.every(({ days_retrograde, arc_degrees }) => days_retrograde > 15 && arc_degrees > 0)).toBe(true)
    expect(images[0]!.content).toStartWith('<svg')
  })
})

describe('sky calendar', () => {
  test('counts the events of 2024 by kind', async () => {
    const { counts, events, days } = await call(sky, { start_date: '2024-01-01', end_date: '2024-12-31' })
    expect(counts).toEqual({ ingress: 52, aspect: 186, lunation: 50, station: 17, eclipse: 4 })
    const suns = events.filter(
      ({ kind, planets, longitude }) => kind === 'ingress' && planets[0] === 'Sun' && longitude % 90 === 0,
    )
    expect(suns.map(({ at }) => at)).toEqual([
      '2024-03-20T03:06:24Z',
      '2024-06-20T20:51:00Z',
      '2024-09-22T12:43:40Z',
      '2024-12-21T09:20:34Z',
    ])
    expect(days).toHaveLength(366)
    expect(days.reduce((sum, day) => sum + day.events, 0)).toBe(events.length)
  })
  test('2020-12-21 has the great conjunction', async () => {
    const { events } = await call(sky, { start_date: '2020-12-21', end_date: '2020-12-21', include: ['aspect'] })
    const answer = events.find(({ planets }) => planets.join() === 'Jupiter,Saturn')!
    expect(secondsApart(answer.at, '2020-12-21T18:20:37Z')).toBeLessThan(60)
  })
  test('each void Moon has its own row; rejects long ranges of them', async () => {
    const { events } = await call(sky, { start_date: '2024-02-01', end_date: '2024-03-01', include: ['void_moon'] })
    expect(events.length).toBeGreaterThanOrEqual(12)
    expect(new Set(events.map(({ detail }) => detail)).size).toBe(12)
    expect(await rejectedField(sky, { start_date: '2024-01-01', end_date: '2024-06-01', include: ['void_moon'] })).toBe(
      'end_date',
    )
    expect(await rejectedField(sky, { start_date: '2024-01-01', end_date: '2025-06-01' })).toBe('end_date')
  })
})

describe('national charts', () => {
  test('angles equal those of published charts', async () => {
    const { charts, count } = await call(national, {})
    expect(count).toBe(42)
    const of = (code: string) => charts.find((row) => row.code === code)!
    // Astro-Databank, United States: 12 Sagittarius 21, 13 Cancer 19, 27 Aquarius 10.
    const us = of('US')
    expect(Math.abs(us.ascendant! - 252.355)).toBeLessThan(0.01)
    expect(Math.abs(us.midheaven! - 181.056)).toBeLessThan(0.01)
    expect(Math.abs(us.sun - 103.323)).toBeLessThan(0.001)
    expect(Math.abs(us.moon - 327.172)).toBeLessThan(0.002)
    const india = of('IN')
    expect(Math.abs(india.ascendant! - 60.854)).toBeLessThan(0.01)
    expect(Math.abs(india.sun - 141.111)).toBeLessThan(0.001)
    expect(Math.abs(india.moon - 117.105)).toBeLessThan(0.001)
    expect(Math.abs(of('GB').ascendant! - 187.16)).toBeLessThan(0.05)
    expect(Math.abs(of('DE').ascendant! - 124.407)).toBeLessThan(0.01)
    expect(Math.abs(of('DE').midheaven! - 10.661)).toBeLessThan(0.01)
  })
  test('a chart without a time has no angles; charts are found by country and words', async () => {
    const { charts } = await call(national, { country: 'ua' })
    expect(charts[0]).toMatchObject({ id: 'UA-1991', rating: 'X', ascendant_sign: null, midheaven: null })
    expect((await call(national, { query: 'INDEPENDENCE' })).count).toBeGreaterThan(10)
    expect((await call(national, { query: 'nowhere' })).charts).toEqual([])
  })
})

describe('weather', () => {
  test('is repeatable, with all values within 5; charts without angular planets have zero indices', async () => {
    const selection = { capital: 'GB', start_date: '2025-04-01', days: 30 }
    const [one, two] = [await call(weather, selection), await call(weather, selection)]
    expect(one).toEqual(two)
    for (const { temperature, moisture, wind, variability } of one.days)
      for (const value of [temperature, moisture, wind, variability]) expect(Math.abs(value)).toBeLessThanOrEqual(5)
    const calm: number[] = []
    for (let i = 0; i < 360; i++) {
      const { season_chart, lunation_charts, indices } = await call(weather, {
        start_date: '2025-04-01',
        days: 7,
        place: { latitude: 35 * ((i % 3) - 1), longitude: i - 180 },
      })
      const still = season_chart.angular_planets.length + lunation_charts[0]!.angular_planets.length === 0
      if (still) calm.push(Math.abs(indices.temperature) + Math.abs(indices.moisture) + Math.abs(indices.wind))
    }
    expect(calm.length).toBeGreaterThan(0)
    expect(Math.max(...calm)).toBe(0)
  })
})

describe('seismic claims', () => {
  test('returns the documented values of 2024-04-08', async () => {
    const { days, note } = await call(seismic, { start_date: '2024-04-08', end_date: '2024-04-08' })
    expect(days[0]!.factors.map(({ factor, points }) => `${factor} ${points}`)).toEqual([
      'syzygy 2',
      'eclipse 2',
      'perigee 2',
      'declination of the Moon 1',
    ])
    expect(days[0]!.vedic_mandala).toMatchObject({ name: 'Varuna', moon_nakshatra: 'Revati' })
    expect(note).toContain('No method of this kind has shown predictive skill')
  })
  test('a whole year stays within its bounds, and its peaks are its highest days', async () => {
    const place = { latitude: 35.68, longitude: 139.75 }
    const { days, peaks } = await call(seismic, { start_date: '2023-01-01', end_date: '2023-12-31', place })
    const best = Math.max(...days.map(({ score }) => score))
    expect(peaks.map(({ date }) => date)).toEqual(days.filter(({ score }) => score === best).map(({ date }) => date))
    expect(days.some(({ factors }) => factors.some(({ factor }) => factor.startsWith('malefic')))).toBe(true)
  })
})

describe('market cycles', () => {
  // Catalogue: positions at 12:00 UTC, within 0.02 degree.
  test.each([
    ['2024-01-01', 24.158, 17.994, -21.437, 28.88],
    ['2020-03-23', -1.634, 56.778, -0.775, 47.14],
    ['2008-10-10', 7.569, 38.004, -15.607, 5.85],
  ])('%s', async (date, long, middle, declination, value) => {
    const { siderograph, note } = await call(market, { start_date: date, end_date: date })
    const row = siderograph[0]!
    expect(Math.abs(row.long_terms - long)).toBeLessThan(0.02)
    expect(Math.abs(row.middle_terms - middle)).toBeLessThan(0.02)
    expect(Math.abs(row.declination_factor - declination)).toBeLessThan(0.02)
    expect(Math.abs(row.value - value)).toBeLessThan(0.03)
    expect(note).toContain('no advice to buy, sell or hold')
  })
  test('a trine scores 10, a conjunction with Saturn -10, other separations 0', () => {
    expect(aspectValue(['Sun', 'Jupiter'], 120)).toBeCloseTo(10, 9)
    expect(aspectValue(['Sun', 'Jupiter'], 135)).toBe(0)
    expect(aspectValue(['Sun', 'Jupiter'], 75)).toBe(0)
    expect(aspectValue(['Sun', 'Saturn'], 0)).toBeCloseTo(-10, 9)
  })
  test('turning points alternate between highs and lows', async () => {
    const { turning_points, events, cycles } = await call(market, {
      start_date: '2024-01-01',
      end_date: '2025-12-31',
      commodity: 'grain',
    })
    for (const [i, { kind }] of turning_points.entries()) if (i > 0) expect(kind).not.toBe(turning_points[i - 1]!.kind)
    expect(turning_points.length).toBeGreaterThan(10)
    expect(events.some(({ kind }) => kind === 'lunation')).toBe(true)
    expect(cycles).toHaveLength(6)
    expect(siderographTurns([])).toEqual([])
    expect(await rejectedField(market, { start_date: '2020-01-01', end_date: '2023-01-01' })).toBe('end_date')
  })
})

test('answers for the first and the last year of the ephemeris files', async () => {
  expect((await call(retrogrades, { year: 1800 })).stations.length).toBeGreaterThan(8)
  expect((await call(sky, { start_date: '1800-01-01', end_date: '1800-02-01' })).counts.lunation).toBeGreaterThan(2)
  expect((await call(sky, { start_date: '2399-12-01', end_date: '2399-12-31' })).counts.lunation).toBeGreaterThan(2)
  expect((await call(seismic, { start_date: '1800-01-10', end_date: '1800-01-20' })).days).toHaveLength(11)
})
