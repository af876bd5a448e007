import { norm } from '../zodiac/longitude.ts'
import { elementOf, signOf } from '../zodiac/signs.ts'
import { type ChartPoint, isAboveHorizon, isDayChart, type TropicalChart } from './chart.ts'
import type { Classical } from './points.ts'

/** Rises before the Sun: behind it in the zodiac by less than half the circle. */
export const isOriental = (longitude: number, sun: number): boolean => norm(sun - longitude) < 180

/** The point of a planet in its chart. */
export const planetOf = (planet: Classical, chart: TropicalChart): ChartPoint => chart.point[planet]

/** Whether a planet is of the day; Mercury is when it rises before the Sun. source: Ptolemy, Tetrabiblos I.7 */
const isDiurnal = (planet: Classical, chart: TropicalChart): boolean =>
  planet === 'Mercury'
    ? isOriental(planetOf('Mercury', chart).longitude, planetOf('Sun', chart).longitude)
    : planet === 'Sun' || planet === 'Jupiter' || planet === 'Saturn'

/** Of the day in a chart of the day, or of the night in one of the night. */
export const isInSect = (planet: Classical, chart: TropicalChart): boolean =>
  isDiurnal(planet, chart) === isDayChart(chart)

/** In sect, above the horizon, and in a sign of its kind; Mars, of the night but manly, counts the signs of both kinds. */
export const isInHayz = (planet: Classical, chart: TropicalChart): boolean => {
  const point = planetOf(planet, chart)
  const element = elementOf(signOf(point.longitude))
  const isManlySign = element === 'Fire' || element === 'Air'
  return (
    isInSect(planet, chart) &&
    isAboveHorizon(point, chart) &&
    (planet === 'Mars' || isDiurnal(planet, chart) === isManlySign)
  )
}
