import { expect, test } from 'bun:test'
import westernLunarPhase from '../../src/capabilities/western/western-lunar-phase.ts'
import westernTransitDates from '../../src/capabilities/western/western-transit-dates.ts'
import { clockMs } from '../../src/time/civil.ts'
import { type JulianDay, julianDay, plusDays } from '../../src/time/julian-day.ts'
import { fixedZone } from '../../src/time/zones.ts'
import { elections } from '../../src/western/elections.ts'
import { voidPeriods } from '../../src/western/lunations.ts'
import { planetaryHour } from '../../src/western/planetary-hours.ts'
import { signName, signOf } from '../../src/zodiac/signs.ts'
import { call } from '../capabilities/call.ts'
import { sky } from '../world.ts'

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
  const voids = voidPeriods({ from: utc(1), to: utc(21) }, sky)
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
