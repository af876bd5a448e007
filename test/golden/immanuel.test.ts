import { describe, expect, test } from 'bun:test'
import westernComposite from '../../src/capabilities/western/western-composite-chart.ts'
import westernNatalChart from '../../src/capabilities/western/western-natal-chart.ts'
import westernProgressions from '../../src/capabilities/western/western-progressions.ts'
import westernSolarReturn from '../../src/capabilities/western/western-solar-return.ts'
import { separation } from '../../src/zodiac/longitude.ts'
import { SIGNS } from '../../src/zodiac/signs.ts'
import { call } from '../capabilities/call.ts'
import { sweph } from '../native/oracle.ts'

// source: immanuel-python (https://github.com/theriftlab/immanuel-python), commit 018e007a, tests/test_sweph.py, test_part.py,
// test_forecast.py and test_charts.py: places that its author copied from astro.com, in degrees, minutes and seconds
const birth = {
  datetime: '2000-01-01T10:00',
  timezone: 'America/Los_Angeles',
  latitude: 32 + 43 / 60,
  longitude: -(117 + 9 / 60),
}
const partner = {
  datetime: '2001-02-16T06:00',
  timezone: 'America/Los_Angeles',
  latitude: 38 + 35 / 60,
  longitude: -121.5,
}

const at = (sign: (typeof SIGNS)[number], degrees: number, minutes: number, seconds: number) =>
  30 * SIGNS.indexOf(sign) + degrees + minutes / 60 + seconds / 3600
/** Tolerance in degrees: the printed seconds are truncated, not rounded. */
const SECOND = 1.2 / 3600
const expectAt = (longitude: number, ...place: Parameters<typeof at>) => {
  const gap = separation(longitude, at(...place))
  expect([...place, gap <= SECOND ? 'agrees' : `differs by ${(gap * 3600).toFixed(1)}"`]).toEqual([...place, 'agrees'])
}

describe('the birth chart', () => {
  test('angles, cusps, planets and points', async () => {
    const chart = await call(westernNatalChart, { ...birth, points: ['Vertex', 'Juno', 'Lot of Fortune'] })
    expectAt(chart.ascendant.longitude, 'Pisces', 5, 36, 38)
    expectAt(chart.midheaven.longitude, 'Sagittarius', 14, 50, 44)
    expectAt(chart.houses[1]!.cusp!, 'Aries', 17, 59, 40)
    expectAt(chart.planets[0]!.longitude!, 'Capricorn', 10, 37, 26)
    expectAt(chart.planets[1]!.longitude!, 'Scorpio', 16, 19, 29)
    expectAt(chart.planets[11]!.longitude!, 'Leo', 3, 56, 24)
    const [vertex, juno, fortune] = chart.further_points!
    expectAt(vertex!.longitude, 'Virgo', 19, 18, 19)
    expectAt(juno!.longitude, 'Capricorn', 8, 5, 21)
    expect(Math.abs(juno!.latitude! - (9 + 26 / 60 + 57 / 3600))).toBeLessThan(SECOND)
    expect(Math.abs(juno!.declination! + 13 + 45 / 60 + 30 / 3600)).toBeLessThan(SECOND)
    expectAt(fortune!.longitude, 'Capricorn', 11, 18, 41)
  })

  test('Fortune of a night birth', async () => {
    const { further_points } = await call(westernNatalChart, {
      ...birth,
      datetime: '2000-01-01T00:00',
      points: ['Lot of Fortune'],
    })
    expectAt(further_points![0]!.longitude, 'Sagittarius', 10, 4, 30)
  })
})

test('the solar return of 2030', async () => {
  const { return_moment, ...chart } = await call(westernSolarReturn, { ...birth, year: 2030 })
  const day = Date.parse(return_moment.utc) / 86_400_000 + 2440587.5
  // The printed Julian day has six decimals and is in dynamical time.
  expect(Math.abs(day + sweph.deltat(day) - 2462502.521823) * 86_400).toBeLessThan(1.5)
  expectAt(chart.planets[0]!.longitude!, 'Capricorn', 10, 37, 26)
  expectAt(chart.planets[1]!.longitude!, 'Scorpio', 28, 43, 43)
})

describe('secondary progressions to 21 June 2025, 0 UT', () => {
  const progressed = (angle_method: 'naibod_mc' | 'solar_arc_mc' | 'mean_quotidian') =>
    call(westernProgressions, { ...birth, target_date: '2025-06-21T00:00Z', angle_method })

  test('the progressed moment and planets', async () => {
    const { progressed_moment, planets } = await progressed('naibod_mc')
    const day = progressed_moment.julian_day
    expect(Math.abs(day + sweph.deltat(day) - 2451570.719456)).toBeLessThan(2e-6)
    expectAt(planets[0]!.longitude!, 'Aquarius', 6, 33, 41)
    expectAt(planets[1]!.longitude!, 'Libra', 23, 50, 57)
  })

  test.each([
    ['naibod_mc', ['Aries', 13, 0, 29], ['Capricorn', 7, 57, 7]],
    ['solar_arc_mc', ['Aries', 17, 32, 46], ['Capricorn', 10, 46, 59]],
    ['mean_quotidian', ['Virgo', 27, 46, 45], ['Gemini', 27, 36, 35]],
  ] as [Parameters<typeof progressed>[0], Parameters<typeof at>, Parameters<typeof at>][])(
    'angles by %s',
    async (method, ascendant, midheaven) => {
      const chart = await progressed(method)
      expectAt(chart.midheaven.longitude, ...midheaven)
      expectAt(chart.ascendant.longitude, ...ascendant)
    },
  )
})

test('the composite of midpoints', async () => {
  const { planets, ascendant, midheaven } = await call(westernComposite, { person_a: birth, person_b: partner })
  expectAt(planets[0]!.longitude!, 'Aquarius', 4, 17, 35)
  expectAt(planets[1]!.longitude!, 'Sagittarius', 0, 22, 35)
  expectAt(ascendant.longitude, 'Aquarius', 21, 26, 55)
  expectAt(midheaven.longitude, 'Sagittarius', 6, 7, 28)
})
