import type { CatalogueStar } from '../ephemeris/stars.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { type Tropical, tropical } from '../zodiac/longitude.ts'
import { J2000, JULIAN_YEAR } from './constants.ts'
import type { Position, Sky, StarPlace } from './sky.ts'
import { direction, plus, rotateX, rotateZ, sphericalOf, type Vector } from './vectors.ts'

/** One second of arc, radians. */
const SECOND = Math.PI / 180 / 3600
/** AU per day. */
const LIGHT_SPEED = 173.144632674

const polynomial = (t: number, ...terms: readonly number[]) => terms.reduceRight((sum, term) => sum * t + term, 0)

// source: IAU 2006 precession, Capitaine, Wallace and Chapront (2003), A&A 412, 567; seconds of arc
const OBLIQUITY_J2000 = 84381.406 / 3600
const eclipticOfDate = (t: number) => ({
  inclination: polynomial(t, 0, 46.998973, -0.0334926, -0.00012559, 1.13e-7, -2.2e-9) / 3600,
  node: polynomial(t, 629546.7936, -867.95758, 0.157992, -0.0005371, -0.00004797, 7.2e-8) / 3600,
  precession: polynomial(t, 0, 5028.796195, 1.1054348, 0.00007964, -0.000023857, -3.83e-8) / 3600,
})

/** The star's vector after `years` of proper motion since J2000, equator of J2000. Its length changes with the radial motion. */
const starVector = (star: CatalogueStar, years: number): Vector => {
  const { rightAscension, declination } = star
  const here = direction(rightAscension, declination)
  const east = direction(rightAscension + 90, 0)
  const north = direction(rightAscension, declination + 90)
  const away = plus(here, here, years * star.motionAway * SECOND)
  return plus(plus(away, east, years * star.motionEast * SECOND), north, years * star.motionNorth * SECOND)
}

/** The velocity of the Earth in AU per day: the negative of the apparent velocity of the Sun. */
const earthVelocity = ({ longitude, distance, longitudeSpeed, distanceSpeed }: Position): Vector => {
  const [along, across] = [direction(longitude, 0), direction(longitude + 90, 0)]
  return plus(plus([0, 0, 0], along, -distanceSpeed), across, (-distance * longitudeSpeed * Math.PI) / 180)
}

/**
 * The apparent place of a star.
 *
 * Degrees, true ecliptic or equator and equinox of date, at a moment in UT.
 * Notes: includes proper motion, precession, nutation and annual aberration, but no parallax (at most 0.4", Sirius) and no light
 * deflection. Within 0.5" of Swiss Ephemeris from 1800 to 2399, within 2" back to -1000.
 */
export const starPlace = (
  star: CatalogueStar,
  at: JulianDay,
  sky: Pick<Sky, 'positions' | 'nutation' | 'obliquity'>,
): StarPlace => {
  const years = (at - J2000) / JULIAN_YEAR
  const { inclination, node, precession } = eclipticOfDate(years / 100)
  const ofJ2000 = rotateX(starVector(star, years), OBLIQUITY_J2000)
  const ofDate = rotateZ(rotateX(rotateZ(ofJ2000, node), inclination), -node - precession)
  const nutated = rotateZ(ofDate, -sky.nutation(at))
  const size = Math.hypot(...nutated)
  const apparent = plus(nutated, earthVelocity(sky.positions(at, ['Sun'])[0]!), size / LIGHT_SPEED)
  const { longitude, latitude } = sphericalOf(apparent)
  const { longitude: rightAscension, latitude: declination } = sphericalOf(rotateX(apparent, -sky.obliquity(at)))
  return {
    longitude: tropical(longitude),
    latitude,
    rightAscension,
    declination,
    magnitude: star.magnitude,
  }
}

/** The longitude in the ecliptic and mean equinox of J2000 of a point on the true ecliptic of date, degrees. */
export const longitudeOfJ2000 = (longitude: number, at: JulianDay, sky: Pick<Sky, 'nutation'>): Tropical => {
  const { inclination, node, precession } = eclipticOfDate((at - J2000) / JULIAN_YEAR / 100)
  const ofDate = direction(longitude - sky.nutation(at), 0)
  const ofJ2000 = rotateZ(rotateX(rotateZ(ofDate, node + precession), -inclination), -node)
  return tropical(sphericalOf(ofJ2000).longitude)
}
