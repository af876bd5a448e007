import { SIDEREAL_YEAR } from '../../sky/constants.ts'
import { ELONGATION, siderealLongitude } from '../../sky/expressions.ts'
import { returnOf } from '../../sky/returns.ts'
import type { Sky } from '../../sky/sky.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { norm, separation } from '../../zodiac/longitude.ts'
import { signOf } from '../../zodiac/signs.ts'
import type { RasiChart } from '../chart.ts'

const nearest = <T>(candidates: readonly T[], distance: (each: T) => number): T =>
  candidates.reduce((best, next) => (distance(next) < distance(best) ? next : best))

/** The moment (UT) of the Sun's return number `years` to its sidereal longitude of birth. */
export const tajikaSolarReturn = ({ at, ayanamsha, graha }: RasiChart, years: number, sky: Sky): JulianDay => {
  if (years === 0) return at
  const estimate = plusDays(at, years * SIDEREAL_YEAR)
  return returnOf(siderealLongitude('Sun', ayanamsha.id), graha.Sun.longitude, estimate, sky)
}

/**
 * The twelve moments from a return on at which the Sun is 0, 30 .. 330 degrees from its longitude of birth, and the
 * next return.
 */
export const solarReturnMonths = ({ ayanamsha, graha }: RasiChart, from: JulianDay, sky: Sky) => {
  const later = sky.crossings({
    of: siderealLongitude('Sun', ayanamsha.id),
    span: 30,
    offset: graha.Sun.longitude % 30,
    from: plusDays(from, 10),
    to: plusDays(from, 370),
  })
  return { months: [from, ...later.slice(0, 11).map((each) => each.at)], nextReturn: later[11]!.at }
}

export interface TithiReturn {
  at: JulianDay
  solarReturn: JulianDay
  /** False if the elongation of birth does not occur while the Sun is in its sign of birth. */
  inSign: boolean
}

/**
 * Tithi pravesha: the moment of a year at which the Moon has the elongation of birth while the Sun is in its sign of
 * birth. Of two such moments, the one with the Sun nearer to its longitude of birth; without one in the sign, the
 * nearest of all.
 */
export const tithiReturn = (natal: RasiChart, years: number, sky: Sky): TithiReturn => {
  const sun = natal.graha.Sun.longitude
  const birthday = tajikaSolarReturn(natal, years, sky)
  if (years === 0) return { at: natal.at, solarReturn: birthday, inSign: true }
  const moments = sky
    .crossings({
      of: ELONGATION,
      span: 360,
      offset: norm(natal.graha.Moon.longitude - sun),
      from: plusDays(birthday, -32),
      to: plusDays(birthday, 32),
    })
    .map(({ at }) => {
      const [sunPosition] = sky.positions(at, ['Sun'])
      return { at, sun: norm(sunPosition!.longitude - sky.ayanamsha(at, natal.ayanamsha.id)) }
    })
  const inSign = moments.filter((each) => signOf(each.sun) === natal.graha.Sun.sign)
  const best = nearest(inSign.length > 0 ? inSign : moments, (each) => separation(each.sun, sun))
  return { at: best.at, solarReturn: birthday, inSign: inSign.length > 0 }
}
