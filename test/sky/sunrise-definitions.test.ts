import { expect, test } from 'bun:test'
import sweph from 'sweph'
import panchangDay from '../../src/capabilities/panchang/daily-panchang.ts'
import monthlyPanchang from '../../src/capabilities/panchang/monthly-panchang.ts'
import sunMoonTimings from '../../src/capabilities/panchang/sun-moon-timings.ts'
import { SUNRISES, type Sunrise, sunQuery } from '../../src/sky/daylight.ts'
import { julianDay, plusDays } from '../../src/time/julian-day.ts'
import { call } from '../capabilities/call.ts'
import { sky } from '../world.ts'

const { constants: c } = sweph
/** SE_BIT_FORCE_SLOW_METHOD, for which the package has no constant. */
const SLOW_METHOD = 32768
/** The height of the horizon that stands for its dip (swe_rise_trans_true_hor). */
const DIP = -100

const FLAGS = {
  'upper-limb': 0,
  'upper-limb-geometric': c.SE_BIT_NO_REFRACTION,
  'disc-centre': c.SE_BIT_DISC_CENTER,
  'disc-centre-geometric': c.SE_BIT_DISC_CENTER | c.SE_BIT_NO_REFRACTION,
} as const satisfies Record<Sunrise, number>

/** Twenty places by name: latitude, longitude, elevation in metres. */
const PLACES = [
  ['Kanyakumari', 8.0883, 77.5385, 0],
  ['Varanasi', 25.3176, 82.9739, 81],
  ['Ujjain', 23.1765, 75.7885, 494],
  ['Bengaluru', 12.9716, 77.5946, 920],
  ['Udhagamandalam', 11.4102, 76.695, 2240],
  ['Shimla', 31.1048, 77.1734, 2276],
  ['Leh', 34.1526, 77.5771, 3524],
  ['Kedarnath', 30.7352, 79.0669, 3583],
  ['Lhasa', 29.6487, 91.1172, 3656],
  ['La Paz', -16.4897, -68.1193, 3640],
  ['Mauna Kea', 19.8207, -155.4681, 4207],
  ['Gorakshep', 27.9803, 86.8286, 5164],
  ['Quito', -0.1807, -78.4678, 2850],
  ['London', 51.5074, -0.1278, 11],
  ['Johannesburg', -26.2041, 28.0473, 1753],
  ['Sydney', -33.8688, 151.2093, 58],
  ['Reykjavik', 64.1466, -21.9426, 61],
  ['Ushuaia', -54.8019, -68.303, 23],
  ['Tromso', 69.6492, 18.9553, 421],
  ['Denver', 39.7392, -104.9903, 1609],
] as const

/** Pressure at an elevation by the formula of Swiss Ephemeris, mbar. */
const pressure = (elevation: number) => 1013.25 * (1 - (0.0065 * elevation) / 288) ** 5.255

const oracle = (event: number, from: number, place: (typeof PLACES)[number], sunrise: Sunrise, elevation: number) => {
  const [, latitude, longitude] = place
  const flags = event | FLAGS[sunrise] | SLOW_METHOD
  const geopos: [number, number, number] = [longitude, latitude, elevation]
  const body = [c.SE_SUN, null, c.SEFLG_SWIEPH, flags, geopos, pressure(elevation), 15] as const
  return elevation > 0 ? sweph.rise_trans_true_hor(from, ...body, DIP) : sweph.rise_trans(from, ...body)
}

// source: Swiss Ephemeris through npm `sweph`; both searches end within a few hundredths of a second
test('sunrise and sunset by each definition, at sea level and from above, equal Swiss Ephemeris at 20 places', () => {
  let compared = 0
  let worst = 0
  for (const [i, place] of PLACES.entries()) {
    const [, latitude, longitude, height] = place
    for (const year of [1905, 2024, 2071])
      for (const sunrise of SUNRISES)
        for (const elevation of height > 0 ? [0, height] : [0])
          for (const [event, kind] of [
            ['rise', c.SE_CALC_RISE],
            ['set', c.SE_CALC_SET],
          ] as const) {
            const from = julianDay(Date.UTC(year, (i * 5) % 12, 3) - (longitude / 360) * 86_400_000)
            const { flag, data } = oracle(kind, from, place, sunrise, elevation)
            const query = { event, body: 'Sun', site: { latitude, longitude }, from, to: plusDays(from, 1) } as const
            const [ours] = sky.horizon({ ...query, ...sunQuery({ sunrise, elevation }) })
            if (flag !== c.OK || data >= from + 1) {
              expect(ours).toBeUndefined()
              continue
            }
            worst = Math.max(worst, Math.abs(ours! - data) * 86_400)
            compared++
          }
  }
  expect(compared).toBeGreaterThan(800)
  expect(worst).toBeLessThan(0.2)
})

const DAY = { date: '2024-06-21', latitude: 34.1526, longitude: 77.5771, timezone: 'Asia/Kolkata' }
const seconds = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 1000

test('a panchang with another sunrise begins and ends its day there and says so', async () => {
  const plain = await call(sunMoonTimings, DAY)
  expect(plain.horizon).toBeUndefined()
  const centre = await call(sunMoonTimings, { ...DAY, sunrise: 'disc-centre-geometric' })
  expect(centre.horizon).toEqual({ sunrise: 'disc-centre-geometric', elevation_m: 0 })
  // 50 arcminutes of altitude take 3.3 minutes at the equator at the equinox, and longer here.
  expect(seconds(plain.sun_moon.sunrise!, centre.sun_moon.sunrise!)).toBeWithin(230, 300)
  expect(seconds(centre.sun_moon.sunset!, plain.sun_moon.sunset!)).toBeWithin(230, 300)
  expect(centre.sun_moon.moonrise).toBe(plain.sun_moon.moonrise)

  const high = await call(sunMoonTimings, { ...DAY, elevation_m: 3524 })
  expect(high.horizon).toEqual({ sunrise: 'upper-limb', elevation_m: 3524 })
  expect(Date.parse(high.sun_moon.sunrise!)).toBeLessThan(Date.parse(plain.sun_moon.sunrise!))
  expect(Date.parse(high.sun_moon.moonrise!)).toBeLessThan(Date.parse(plain.sun_moon.moonrise!))
  expect(high.sun_moon.civil_dawn).toBe(plain.sun_moon.civil_dawn)
  expect(high.sun_moon.solar_noon).toBe(plain.sun_moon.solar_noon)
})

test('the day and the month have the same sunrise by each definition', async () => {
  const { date, ...place } = DAY
  for (const sunrise of SUNRISES) {
    const choice = { sunrise, elevation_m: 900 }
    const day = await call(panchangDay, { ...DAY, ...choice })
    const month = await call(monthlyPanchang, { year: 2024, month: 6, ...place, ...choice })
    const row = month.days.find((each) => each.date === date)!
    expect([row.sunrise, row.sunset, row.moonrise]).toEqual([
      day.sun_moon.sunrise,
      day.sun_moon.sunset,
      day.sun_moon.moonrise,
    ])
    expect(day.sunrise_chart!.sunrise).toBe(day.sun_moon.sunrise!)
    expect(month.horizon).toEqual(day.horizon)
  }
})

test('the Sun that is hidden at sea level at polar night rises for an observer above', () => {
  const site = { latitude: 67.6, longitude: 20 }
  const from = julianDay(Date.UTC(2024, 11, 21))
  const rises = (elevation: number) =>
    sky.horizon({ event: 'rise', body: 'Sun', site, from, to: plusDays(from, 1), elevation }).length
  expect([rises(0), rises(2000)]).toEqual([0, 1])
})
