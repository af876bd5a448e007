import { expect, test } from 'bun:test'
import eclipseChart from '../../src/capabilities/mundane/mundane-eclipse-chart.ts'
import eclipses from '../../src/capabilities/panchang/eclipses.ts'
import { eclipsedSun } from '../../src/sky/eclipsed-sun.ts'
import { visibleEclipse } from '../../src/sky/visible-eclipse.ts'
import { type JulianDay, julianDay, plusDays } from '../../src/time/julian-day.ts'
import { call } from '../capabilities/call.ts'
import { LONG } from '../long.ts'
import { sky } from '../world.ts'
import golden from './eclipse-at-horizon.json'

const solar = async (date: string) => {
  const day = julianDay(Date.parse(date))
  return (await sky.eclipses('solar', plusDays(day, -1), plusDays(day, 2)))[0]!
}
const minutes = (at: JulianDay, from: JulianDay) => (at - from) * 1440

test('15 places of NASA, 1997-03-09, whose maximum is at sunrise', async () => {
  const eclipse = await solar(golden.date)
  for (const { place, latitude, longitude, elevation, magnitude, obscuration } of golden.rows) {
    const site = { latitude, longitude }
    const seen = visibleEclipse(eclipse, site, sky)!
    expect([place, seen.risesOrSets, seen.maximum]).toEqual([place, true, seen.begins])
    // The sunrise of the bulletin is that of the centre of the disc. Dip: Explanatory Supplement (1992), section 9.33.
    const target = -34 / 60 - 0.0353 * Math.sqrt(elevation)
    let [low, high] = [plusDays(seen.maximum, -5 / 1440), plusDays(seen.maximum, 5 / 1440)]
    while (high - low > 1e-7) {
      const middle = plusDays(low, (high - low) / 2)
      if (eclipsedSun(site, middle, sky).altitude < target) low = middle
      else high = middle
    }
    const phase = eclipsedSun(site, low, sky)
    expect([place, Math.abs(phase.magnitude - magnitude) < 0.004]).toEqual([place, true])
    expect([place, Math.abs(phase.obscuration - obscuration) < 0.004]).toEqual([place, true])
    expect(Math.abs(minutes(low, seen.maximum))).toBeLessThan(2)
    // The phase of the answer is that at the first sight of the upper limb. In these two minutes it differs by up to
    // 0.018.
    expect([place, Math.abs(seen.phase.magnitude - magnitude) < 0.018]).toEqual([place, true])
  }
})

test('the discs and Swiss Ephemeris agree above the horizon', async () => {
  const eclipse = await solar('2024-04-08')
  for (const [latitude, longitude] of [
    [40.7, -74],
    [30, -97],
    [25, -104.5],
  ] as const) {
    const site = { latitude, longitude }
    const { maximum } = sky.localEclipse(eclipse, site)
    const [ours, theirs] = [eclipsedSun(site, maximum, sky), sky.eclipsePhase(eclipse, site, maximum)]
    for (const field of ['magnitude', 'obscuration', 'covered'] as const)
      expect(Math.abs(ours[field] - theirs[field])).toBeLessThan(2e-4)
    expect(Math.abs(ours.altitude - theirs.altitude)).toBeLessThan(1e-3)
  }
})

// source: NASA's table of the partial eclipse of 2025 March 29, as in citystuff.com and livescience.com: Boston from 06:31 EDT (sunrise),
// 43 % of the disc at its maximum of 06:38, when the whole disc has risen. Here the maximum is the greatest phase of the visible limb.
test('Boston, 2025-03-29: 43% at 10:38 UT, and more at sunrise seven minutes before', async () => {
  const boston = { latitude: 42.3601, longitude: -71.0589 }
  const at = julianDay(Date.UTC(2025, 2, 29, 10, 38))
  expect(Math.abs(eclipsedSun(boston, at, sky).obscuration - 0.43)).toBeLessThan(0.02)
  const { eclipses: rows } = await call(eclipses, { year: 2025, timezone: 'America/New_York', ...boston })
  const [row] = rows.filter(({ date }) => date === '2025-03-29')
  const { local } = await call(eclipseChart, {
    date: '2025-03-20',
    kind: 'solar',
    place: { ...boston, timezone: 'America/New_York' },
  })
  for (const view of [row!.local, local]) {
    expect(view.maximum).toBe(view.begins)
    expect(view.rises_or_sets_eclipsed).toBe(true)
    expect(view.magnitude).toBeCloseTo(0.6492, 2)
    expect(view.obscuration).toBeCloseTo(0.57, 2)
  }
})

test('every solar eclipse visible at one of 15 cities, 2000 to 2040, has all its phases', async () => {
  const cities = [
    [28.61, 77.21],
    [19.08, 72.88],
    [22.57, 88.36],
    [13.08, 80.27],
    [27.72, 85.32],
    [40.71, -74.01],
    [42.36, -71.06],
    [51.51, -0.13],
    [48.86, 2.35],
    [-33.87, 151.21],
    [1.35, 103.82],
    [35.68, 139.69],
    [-23.55, -46.63],
    [30.04, 31.24],
    [64.15, -21.94],
  ] as const
  const all = await sky.eclipses(
    'solar',
    julianDay(Date.UTC(LONG ? 2000 : 2020, 0, 1)),
    julianDay(Date.UTC(LONG ? 2041 : 2030, 0, 1)),
  )
  const seen = all.flatMap((eclipse) =>
    cities.flatMap(([latitude, longitude]) => visibleEclipse(eclipse, { latitude, longitude }, sky) ?? []),
  )
  expect(seen.length).toBeGreaterThan(LONG ? 200 : 50)
  expect(seen.filter(({ phase }) => phase.covered === 0 || phase.obscuration === 0)).toEqual([])
  expect(seen.filter(({ maximum, begins, ends }) => maximum === begins || maximum === ends).length).toBeGreaterThan(
    LONG ? 20 : 4,
  )
})
