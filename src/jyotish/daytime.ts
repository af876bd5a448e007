import type { Sky } from '../sky/sky.ts'
import { altitudeOf, equatorialOf } from '../sky/sphere.ts'
import type { RasiChart } from './chart.ts'
import { hinduDay } from './day.ts'

/** Altitude of the Sun's centre, degrees, without refraction. */
const sunAltitude = ({ at, site, armc, tropicalSun }: RasiChart, sky: Sky): number =>
  altitudeOf(equatorialOf(tropicalSun, sky.obliquity(at)), site.latitude, armc)

/** Where the centre stands when the upper limb is seen to rise: refraction 34', semidiameter 16'. */
const AT_RISE = -50 / 60

/**
 * Is the Sun up? Within a degree of the horizon sunrise and sunset decide, as everywhere else; where the Sun does not rise and set,
 * its altitude alone.
 */
export const isDaytime = (chart: RasiChart, sky: Sky): boolean => {
  const above = sunAltitude(chart, sky) - AT_RISE
  const day = Math.abs(above) < 1 ? hinduDay(chart.at, chart.site, sky) : null
  return day ? day.isDay : above > 0
}
