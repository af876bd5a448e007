import type { JulianDay } from '../time/julian-day.ts'
import { EQUATORIAL_RADIUS } from './constants.ts'
import { placeInRadii } from './shadow.ts'
import type { EclipsePhase, Site, Sky } from './sky.ts'
import { acos, asin, cos, sin } from './sphere.ts'
import { direction, dot, lengthOf, plus, scale, type Vector } from './vectors.ts'

// source: the radii of Swiss Ephemeris for eclipses (IAU 1976 Sun, mean limb of the Moon), in equatorial radii of the Earth
const SUN_RADIUS = 1_392_000 / 2 / EQUATORIAL_RADIUS
const MOON_RADIUS = 3476.3 / 2 / EQUATORIAL_RADIUS
/** Source: WGS 84. */
const FLATTENING = 1 / 298.257223563

/** The position of a site at sea level, true equator of date, in equatorial radii of the Earth. */
const siteInRadii = ({ latitude, longitude }: Site, at: JulianDay, sky: Sky): Vector => {
  const polar = (1 - FLATTENING) ** 2
  const normal = 1 / Math.sqrt(cos(latitude) ** 2 + polar * sin(latitude) ** 2)
  const meridian = 15 * sky.siderealTime(at) + longitude
  return [
    normal * cos(latitude) * cos(meridian),
    normal * cos(latitude) * sin(meridian),
    normal * polar * sin(latitude),
  ]
}

/** The common area of two discs with their centres a distance apart, as a fraction of the first. */
const coveredArea = (first: number, second: number, apart: number): number => {
  if (apart >= first + second) return 0
  if (apart <= Math.abs(first - second)) return Math.min(1, (second / first) ** 2)
  const segment = (own: number, other: number) => {
    const half = acos((apart ** 2 + own ** 2 - other ** 2) / (2 * apart * own))
    return own ** 2 * ((half * Math.PI) / 180 - sin(2 * half) / 2)
  }
  return (segment(first, second) + segment(second, first)) / (Math.PI * first ** 2)
}

/**
 * The phase of a solar eclipse by the apparent discs of Sun and Moon at a site. Unlike `Sky.eclipsePhase` it is defined with the
 * Sun at or below the horizon. Altitude as there: of the centre, without refraction.
 */
export const eclipsedSun = (site: Site, at: JulianDay, sky: Sky): EclipsePhase => {
  const observer = siteInRadii(site, at, sky)
  const [sun, moon] = [placeInRadii(at, 'Sun', sky), placeInRadii(at, 'Moon', sky)].map((place) =>
    plus(place, observer, -1),
  ) as [Vector, Vector]
  const [toSun, toMoon] = [lengthOf(sun), lengthOf(moon)]
  const [sunRadius, moonRadius] = [asin(SUN_RADIUS / toSun), asin(MOON_RADIUS / toMoon)]
  // The chord between the unit vectors is exact also for a small angle.
  const apart = 2 * asin(lengthOf(plus(scale(sun, 1 / toSun), scale(moon, 1 / toMoon), -1)) / 2)
  const covered = Math.max((sunRadius + moonRadius - apart) / (2 * sunRadius), 0)
  const isCentral = apart <= Math.abs(sunRadius - moonRadius)
  const zenith = direction(15 * sky.siderealTime(at) + site.longitude, site.latitude)
  return {
    magnitude: isCentral ? moonRadius / sunRadius : covered,
    obscuration: coveredArea(sunRadius, moonRadius, apart),
    altitude: asin(dot(sun, zenith) / toSun),
    covered,
  }
}
