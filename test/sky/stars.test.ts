import { expect, test } from 'bun:test'
import { STARS, type Star } from '../../src/ephemeris/stars.ts'
import type { JulianDay } from '../../src/time/julian-day.ts'
import { apart, FLAGS, sweph } from '../native/oracle.ts'
import { sky } from '../world.ts'

const NAME_IN_FILE: Partial<Record<Star, string>> = { Zubeneschamali: 'Zuben Eschamali' }

// 1801, 1879, J2000, 2026, 2399
test.each([2378862, 2407422.95, 2451545, 2461042.3, 2597600.7])(
  'all stars agree with swe_fixstar2_ut within 0.0003 degree at %f',
  (at) => {
    const places = sky.stars(at as JulianDay, STARS)
    for (const [i, star] of STARS.entries()) {
      const { longitude, latitude, rightAscension, declination } = places[i]!
      const oracle = (flags: number) => {
        const { data, error } = sweph.fixstar2_ut(NAME_IN_FILE[star] ?? star, at, flags)
        expect(error).toBe('')
        return data
      }
      const ecliptic = oracle(FLAGS)
      const equatorial = oracle(FLAGS | sweph.constants.SEFLG_EQUATORIAL)
      const east = apart(longitude, ecliptic[0]!) * Math.cos((latitude * Math.PI) / 180)
      expect(east, `${star} longitude`).toBeLessThan(3e-4)
      expect(Math.abs(latitude - ecliptic[1]!), `${star} latitude`).toBeLessThan(3e-4)
      expect(apart(longitude, ecliptic[0]!), `${star} longitude`).toBeLessThan(1e-3)
      expect(apart(rightAscension, equatorial[0]!), `${star} right ascension`).toBeLessThan(1e-3)
      expect(Math.abs(declination - equatorial[1]!), `${star} declination`).toBeLessThan(3e-4)
    }
  },
)
