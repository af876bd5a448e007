import { sunriseAltitude } from '../sky/daylight.ts'
import type { Sky } from '../sky/sky.ts'
import { altitudeOf, equatorialOf } from '../sky/sphere.ts'
import type { RasiChart } from './chart.ts'
import { hinduDay } from './day.ts'

/** Altitude of the Sun's centre without refraction, degrees. */
const sunAltitude = ({ at, site, armc, tropicalSun }: RasiChart, sky: Sky): number =>
  altitudeOf(equatorialOf(tropicalSun, sky.obliquity(at)), site.latitude, armc)

/**
 * True by day. Within a degree of the horizon sunrise and sunset decide, as everywhere else. Where the Sun does not
 * rise or set, its altitude alone decides.
 */
export const isDaytime = (chart: RasiChart, sky: Sky): boolean => {
  const above = sunAltitude(chart, sky) - sunriseAltitude(chart.sunrise)
  const day = Math.abs(above) < 1 ? hinduDay(chart.at, chart.site, sky, chart.sunrise) : null
  return day ? day.isDay : above > 0
}
