import { SIDEREAL_YEAR } from '../../sky/constants.ts'
import { ELONGATION, siderealLongitude } from '../../sky/expressions.ts'
import { returnOf } from '../../sky/returns.ts'
import type { Sky } from '../../sky/sky.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { norm, separation } from '../../zodiac/longitude.ts'
import { signOf } from '../../zodiac/signs.ts'
import type { RasiChart } from '../chart.ts'

const nearest = <T>(all: readonly T[], distance: (each: T) => number): T =>
  all.reduce((best, next) => (distance(next) < distance(best) ? next : best))

/** The moment when the Sun has come back `years` times to its sidereal longitude of birth (UT). */
export const solarReturn = ({ at, ayanamsha, graha }: RasiChart, years: number, sky: Sky): JulianDay => {
  if (years === 0) return at
  const about = plusDays(at, years * SIDEREAL_YEAR)
  return returnOf(siderealLongitude('Sun', ayanamsha.id), graha.Sun.longitude, about, sky)
}

/** The twelve moments from a return on at which the Sun stands 0, 30 .. 330 degrees from its longitude of birth, and the next return. */
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
  /** False when the elongation of birth does not come while the Sun is in its sign of birth. */
  inSign: boolean
}

/**
 * Tithi pravesha: the moment of a year when the Moon is again as far from the Sun as at birth while the Sun is in its sign of birth;
 * of two the one with the Sun nearer its longitude of birth, and with none in the sign the nearest of all.
 */
export const tithiReturn = (natal: RasiChart, years: number, sky: Sky): TithiReturn => {
  const sun = natal.graha.Sun.longitude
  const birthday = solarReturn(natal, years, sky)
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
      const [there] = sky.positions(at, ['Sun'])
      return { at, sun: norm(there!.longitude - sky.ayanamsha(at, natal.ayanamsha.id)) }
    })
  const inSign = moments.filter((each) => signOf(each.sun) === natal.graha.Sun.sign)
  const chosen = nearest(inSign.length > 0 ? inSign : moments, (each) => separation(each.sun, sun))
  return { at: chosen.at, solarReturn: birthday, inSign: inSign.length > 0 }
}
