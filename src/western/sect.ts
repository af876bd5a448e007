import { norm } from '../zodiac/longitude.ts'
import { elementOf, signOf } from '../zodiac/signs.ts'
import { type ChartPoint, isAboveHorizon, isDayChart, type TropicalChart } from './chart.ts'
import type { ClassicalPlanet } from './points.ts'

/** True for a point that rises before the Sun: less than 180 degrees behind it in the zodiac. */
export const isOriental = (longitude: number, sun: number): boolean => norm(sun - longitude) < 180

/** The point of a planet in a chart. */
export const planetOf = (planet: ClassicalPlanet, chart: TropicalChart): ChartPoint => chart.point[planet]

/** True for a diurnal planet. Mercury is diurnal when it rises before the Sun. source: Ptolemy, Tetrabiblos I.7 */
const isDiurnal = (planet: ClassicalPlanet, chart: TropicalChart): boolean =>
  planet === 'Mercury'
    ? isOriental(planetOf('Mercury', chart).longitude, planetOf('Sun', chart).longitude)
    : planet === 'Sun' || planet === 'Jupiter' || planet === 'Saturn'

/** True for a diurnal planet in a day chart or a nocturnal planet in a night chart. */
export const isInSect = (planet: ClassicalPlanet, chart: TropicalChart): boolean =>
  isDiurnal(planet, chart) === isDayChart(chart)

/** True if the planet is in sect, above the horizon, and in a sign of its gender. For Mars the sign does not matter. */
export const isInHayz = (planet: ClassicalPlanet, chart: TropicalChart): boolean => {
  const point = planetOf(planet, chart)
  const element = elementOf(signOf(point.longitude))
  const isMasculineSign = element === 'Fire' || element === 'Air'
  return (
    isInSect(planet, chart) &&
    isAboveHorizon(point, chart) &&
    (planet === 'Mars' || isDiurnal(planet, chart) === isMasculineSign)
  )
}
