import { separation } from '../../zodiac/longitude.ts'
import { signOf } from '../../zodiac/signs.ts'
import { isDayChart, type TropicalChart } from '../chart.ts'
import { essentialDignity } from '../dignities.ts'
import { type Classical, SEVEN } from '../points.ts'
import { rulerOf } from '../signs.ts'
import { angularPlanets } from './indications.ts'

// source: the contract's method of the year's ruler: essential dignity, and points for angularity and for ruling the angles
const ANGULAR = 5
const RULES_ASCENDANT = 3
const RULES_MIDHEAVEN = 2

/** The ruler of a year or a season by its chart, with the points of the seven planets. Among equals, the one nearest to an angle. */
export const yearRuler = (chart: TropicalChart): { planet: Classical; scores: Record<Classical, number> } => {
  const { ascendant, midheaven, point } = chart
  const isDay = isDayChart(chart)
  const angular = new Set<string>(angularPlanets(chart).map(({ planet }) => planet))
  const points = (planet: Classical) =>
    essentialDignity(planet, point[planet].longitude, isDay).score +
    (angular.has(planet) ? ANGULAR : 0) +
    (rulerOf(signOf(ascendant)) === planet ? RULES_ASCENDANT : 0) +
    (rulerOf(signOf(midheaven)) === planet ? RULES_MIDHEAVEN : 0)
  const scores = Object.fromEntries(SEVEN.map((planet) => [planet, points(planet)])) as Record<Classical, number>
  const fromAngle = (planet: Classical) => {
    const { longitude } = point[planet]
    return Math.min(
      ...[ascendant, ascendant + 180, midheaven, midheaven + 180].map((angle) => separation(longitude, angle)),
    )
  }
  const [planet] = SEVEN.toSorted((a, b) => scores[b] - scores[a] || fromAngle(a) - fromAngle(b))
  return { planet: planet!, scores }
}
