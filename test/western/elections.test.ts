import { describe, expect, test } from 'bun:test'
import westernLunarPhase from '../../src/capabilities/western/western-lunar-phase.ts'
import westernTransitDates from '../../src/capabilities/western/western-transit-dates.ts'
import { clockMs } from '../../src/time/civil.ts'
import { type JulianDay, julianDay, plusDays } from '../../src/time/julian-day.ts'
import { fixedZone } from '../../src/time/zones.ts'
import { elections } from '../../src/western/elections.ts'
import { voidPeriods } from '../../src/western/lunations.ts'
import { planetaryHour, planetaryHours } from '../../src/western/planetary-hours.ts'
import { signName, signOf } from '../../src/zodiac/signs.ts'
import { call, rejectedField } from '../capabilities/call.ts'
import { sky, worldAt } from '../world.ts'

const site = { latitude: 48.4, longitude: 10 }
const zone = fixedZone(0)
const utc = (day: number, month = 3, year = 2024) =>
  julianDay(clockMs({ year, month, day, hour: 0, minute: 0, second: 0 }))
const search = (conditions: Parameters<typeof elections>[0], days = 20) =>
  elections(conditions, { from: utc(1), to: plusDays(utc(1), days) }, site, zone, sky, () => undefined, 500)
const inside = ({ from, to }: { from: JulianDay; to: JulianDay }) => ((from + to) / 2) as JulianDay

test('windows of a sign of the Moon begin and end at its ingresses, to a second', async () => {
  const windows = await search({ moonSigns: ['Scorpio', 'Sagittarius'] })
  const borders = sky.crossings({
    of: { terms: [{ body: 'Moon', factor: 1 }] },
    span: 30,
    from: utc(1),
    to: utc(21),
  })
  for (const { from, to } of windows)
    for (const edge of [from, to]) {
      if (edge === utc(1)) continue
      const nearest = Math.min(...borders.map(({ at }) => Math.abs(at - edge)))
      expect(nearest * 86_400).toBeLessThan(1.5)
    }
  for (const window of windows) {
    const { longitude } = sky.positions(inside(window), ['Moon'])[0]!
    expect(['Scorpio', 'Sagittarius']).toContain(signName(signOf(longitude)))
  }
})

test('planetary hour, void Moon, daylight and aspects hold inside each window and fail outside', async () => {
  const windows = await search({
    hours: ['Venus', 'Jupiter'],
    moonNotVoid: true,
    daylight: true,
    applying: [{ a: 'Moon', b: 'Venus', aspects: ['sextile', 'trine'], orb: 10 }],
  })
  expect(windows.length).toBeGreaterThan(0)
  const voids = await voidPeriods({ from: utc(1), to: utc(21) }, sky, worldAt().yieldIfDue)
  for (const window of windows) {
    const at = inside(window)
    expect(['Venus', 'Jupiter']).toContain(planetaryHour(at, site, zone, sky)!.hourRuler)
    expect(voids.some(({ from, to }) => at >= from && at < to)).toBe(false)
  }
})

test('a condition and its opposite share the whole time', async () => {
  const length = (windows: { from: number; to: number }[]) => windows.reduce((sum, { from, to }) => sum + to - from, 0)
  const [waxing, waning] = [await search({ moon: 'waxing' }, 31), await search({ moon: 'waning' }, 31)]
  expect(length(waxing) + length(waning)).toBeCloseTo(31, 3)
  const [day, night] = [await search({ daylight: true }, 5), await search({ daylight: false }, 5)]
  expect(length(day) + length(night)).toBeCloseTo(5, 3)
})

test('works as an option of transit dates, with a limit of windows', async () => {
  const { elections: rows } = await call(westernTransitDates, {
    ...westernTransitDates.example,
    election: { moon_not_void: true, direct: ['Mercury'], planetary_hours: ['Sun'], daylight: true },
  })
  expect(rows!.length).toBeGreaterThan(10)
  for (const { start, end, minutes } of rows!)
    expect((Date.parse(end) - Date.parse(start)) / 60_000).toBeCloseTo(minutes, 1)
})

test('returns void Moons and planetary hours over a range', async () => {
  const plain = await call(westernLunarPhase, westernLunarPhase.example)
  expect(plain).not.toHaveProperty('planetary_hours')
  const { void_periods, planetary_hours, void_of_course } = await call(westernLunarPhase, {
    ...westernLunarPhase.example,
    range_days: 7,
  })
  expect(planetary_hours!.length).toBeGreaterThanOrEqual(7 * 24)
  planetary_hours!.slice(1).forEach(({ starts_at }, i) => {
    expect(Math.abs(Date.parse(starts_at) - Date.parse(planetary_hours![i]!.ends_at))).toBeLessThan(2000)
  })
  // The Moon changes its sign three times in a week.
  expect([2, 3, 4]).toContain(void_periods!.length)
  expect(void_periods!.map(({ ends_at }) => ends_at)).toContain(void_of_course.ends_at)
})

test('returns lunations and eclipses on natal points: the solar eclipse of 8 April 2024', async () => {
  // source: NASA, Five Millennium Catalog: total, greatest 2024-04-08 18:18:29 TD; conjunction in longitude 18:21 UT at 19°24′ Aries
  const { lunation_hits } = await call(westernTransitDates, {
    ...westernTransitDates.example,
    start_date: '2024-01-01',
    days_ahead: 366,
    lunations: { orb: 5, aspects: ['conjunction', 'opposition', 'square', 'trine', 'sextile'] },
  })
  const eclipse = lunation_hits!.find(({ at }) => at.startsWith('2024-04-08T18:2'))!
  expect([eclipse.phase, eclipse.eclipse, eclipse.sign]).toEqual(['new', 'solar total', 'Aries'])
  expect(Math.abs(eclipse.longitude - (19 + 24 / 60))).toBeLessThan(1 / 60)
  for (const { hits } of lunation_hits!) for (const { orb } of hits) expect(orb).toBeLessThanOrEqual(5)
  const { lunation_hits: only } = await call(westernTransitDates, {
    ...westernTransitDates.example,
    start_date: '2024-01-01',
    days_ahead: 366,
    points: ['Ceres', 'Vertex'],
    lunations: { orb: 10, eclipses_only: true, aspects: ['conjunction', 'opposition', 'square', 'trine', 'sextile'] },
  })
  // source: NASA: penumbral 25 March, total 8 April, partial 18 September, annular 2 October
  expect(only!.map(({ at, eclipse: kind }) => [at.slice(0, 10), kind])).toEqual([
    ['2024-03-25', 'lunar penumbral'],
    ['2024-04-08', 'solar total'],
    ['2024-09-18', 'lunar partial'],
    ['2024-10-02', 'solar annular'],
  ])
})

describe('planetary hours near the poles', () => {
  // Tromsø: the Sun is absent from the end of November to the middle of January.
  const tromso = { latitude: 69.65, longitude: 18.96 }

  test('begin with the first sunrise after the polar night, and then have no gap', async () => {
    for (const clock of [0, 0.2, 0.45, 0.5, 0.55, 0.8]) {
      const window = { from: plusDays(utc(1, 1), clock), to: utc(1, 2) }
      const [rise] = sky.horizon({ event: 'rise', body: 'Sun', site: tromso, ...window })
      const spans = await planetaryHours(window, tromso, zone, sky, worldAt().yieldIfDue)
      expect(Math.abs(spans[0]!.from - rise!) * 86_400).toBeLessThan(2)
      expect([spans[0]!.hour, spans[12]!.hour, spans[24]!.hour]).toEqual([1, 13, 1])
      spans.slice(1).forEach((span, i) => void expect(Math.abs(span.from - spans[i]!.to) * 86_400).toBeLessThan(2))
      expect(spans.at(-1)!.to).toBeGreaterThanOrEqual(window.to)
      // The first day has less than two hours of light, so its hours are minutes.
      expect((spans[11]!.to - spans[0]!.from) * 24).toBeLessThan(2)
    }
  })

  test('are absent with a warning while the Sun does not rise, and without one elsewhere', async () => {
    const born = { datetime: '2024-01-05T12:00', timezone: 'UTC', ...tromso, range_days: 3 }
    const night = await call(westernLunarPhase, born)
    expect([night.planetary_hours, night.warnings.join()]).toEqual([[], expect.stringContaining('no planetary hours')])
    const { warnings, planetary_hours } = await call(westernLunarPhase, { ...born, latitude: 48 })
    expect([warnings, planetary_hours!.length]).toEqual([[], 3 * 24 + 1])
    const spring = await call(westernLunarPhase, { ...born, datetime: '2024-03-05T12:00', house_system: 'W' })
    expect(spring.warnings).toEqual([])
  })

  test('an election by planetary hours warns of days without them', async () => {
    const election = { planetary_hours: ['Venus'] as ['Venus'], location: tromso }
    const input = { ...westernTransitDates.example, start_date: '2024-01-01', days_ahead: 10 }
    const { elections: rows, warnings } = await call(westernTransitDates, { ...input, election })
    expect([rows, warnings.join()]).toEqual([[], expect.stringContaining('no planetary hours')])
  })
})

test('the planetary day of an election elsewhere has the weekday of that place', async () => {
  // Sunrise in Auckland on Sunday 3 March 2024 is at 18:12 UTC on Saturday. The first hour of Sunday is that of the Sun.
  const auckland = { latitude: -36.85, longitude: 174.76 }
  const { elections: rows } = await call(westernTransitDates, {
    ...westernTransitDates.example,
    start_date: '2024-03-02',
    days_ahead: 2,
    election: { planetary_hours: ['Sun'], location: auckland },
  })
  const [rise] = sky.horizon({ event: 'rise', body: 'Sun', site: auckland, from: utc(2), to: utc(3) })
  const starts = rows!.map(({ start }) => (Date.parse(start) - (rise! - 2_440_587.5) * 86_400_000) / 1000)
  expect(Math.min(...starts.map(Math.abs))).toBeLessThan(2)
})

test('edges of the election search are told, not passed over', async () => {
  const input = { ...westernTransitDates.example, start_date: '2024-01-01' }
  const same = { planet_a: 'Moon', planet_b: 'Moon', aspects: ['trine'] as ['trine'] } as const
  expect(await rejectedField(westernTransitDates, { ...input, election: { applying: [same] } })).toBe(
    'election.applying.0.planet_b',
  )
  const long = await call(westernTransitDates, {
    ...input,
    days_ahead: 367,
    election: { moon_signs: ['Aries'] },
  })
  expect(long.warnings.join()).toContain('first 366 days')
  const many = await call(westernTransitDates, {
    ...input,
    days_ahead: 80,
    election: { planetary_hours: ['Sun', 'Venus', 'Moon'] },
  })
  expect([many.elections!.length, many.warnings.join()]).toEqual([500, expect.stringContaining('first 500')])
  // No condition: one window, the whole time.
  const { elections: all } = await call(westernTransitDates, { ...input, days_ahead: 30, election: {} })
  expect(all).toEqual([{ start: '2024-01-01T00:00:00Z', end: '2024-01-31T00:00:00Z', minutes: 43_200 }])
})
