import { describe, expect, test } from 'bun:test'
import westernProgressions from '../../src/capabilities/western/western-progressions.ts'
import type { JulianDay } from '../../src/time/julian-day.ts'
import { lifeMoment, PROGRESSION_RATES, progressedMoment } from '../../src/western/progressions.ts'
import { SIGNS } from '../../src/zodiac/signs.ts'
import { call } from '../capabilities/call.ts'
import { apart, sweph } from '../native/oracle.ts'
import { sky } from '../world.ts'

const { example } = westernProgressions
/** The tropical year and the tropical month of the Moon, days (Astronomical Almanac). */
const [YEAR, MONTH] = [365.24219, 27.321582]
const LIFE_DAYS = { secondary: YEAR, tertiary: MONTH, minor: YEAR / MONTH } as const
const birth = 2407422.951388889 as JulianDay

describe.each(PROGRESSION_RATES.flatMap((rate) => [false, true].map((converse) => [rate, converse] as const)))(
  '%s, converse %p',
  (rate, converse) => {
    test('returns the progressed moment and its inverse', () => {
      const target = (birth + 9604.2) as JulianDay
      const at = progressedMoment(birth, target, { rate, converse })
      expect((at - birth) * (converse ? -1 : 1)).toBeCloseTo(9604.2 / LIFE_DAYS[rate], 6)
      expect(lifeMoment(birth, at, { rate, converse })).toBeCloseTo(target, 4)
    })

    test('places equal sweph at the progressed moment', async () => {
      const { progressed_moment, planets, sign_changes, lunation } = await call(westernProgressions, {
        ...example,
        rate,
        converse,
      })
      for (const [number, planet] of planets.slice(0, 10).entries()) {
        const { data } = sweph.calc_ut(progressed_moment.julian_day, number, sweph.constants.SEFLG_SWIEPH)
        // The printed Julian day has six decimals, in which the Moon moves 0.05 arcsecond.
        expect(apart(planet.longitude!, data[0]!)).toBeLessThan(1e-5)
      }
      // The next lunations are after the target, within a lunar month of the ephemeris.
      const target = Date.parse('1905-06-30T12:00:00Z')
      for (const date of [lunation.next_new_moon, lunation.next_full_moon]) {
        const days = (Date.parse(`${date}T12:00:00Z`) - target) / 86_400_000
        expect(days).toBeGreaterThan(-2)
        expect(days).toBeLessThan(30 * LIFE_DAYS[rate] + 2)
      }
      // Half a day of the ephemeris after a sign change, the Moon is in the new sign.
      for (const { planet, to_sign, date } of sign_changes.filter(({ planet }) => planet === 'Moon').slice(0, 5)) {
        const life = (Date.parse(`${date}T00:00:00Z`) / 86_400_000 + 2440587.5 + 1 + LIFE_DAYS[rate] / 2) as JulianDay
        const at = progressedMoment(birth, life, { rate, converse })
        const { longitude } = sky.positions(at, [planet as 'Moon'])[0]!
        expect(SIGNS[Math.floor(longitude / 30)]).toBe(to_sign)
      }
    })
  },
)
