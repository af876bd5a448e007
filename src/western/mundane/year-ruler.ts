import { separation } from '../../zodiac/longitude.ts'
import { signOf } from '../../zodiac/signs.ts'
import { isDayChart, type TropicalChart } from '../chart.ts'
import { essentialDignity } from '../dignities.ts'
import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../points.ts'
import { rulerOf } from '../signs.ts'
import { angularPlanets } from './indications.ts'

// source: the contract's method of the year's ruler: essential dignity, and points for angularity and for ruling the angles
const ANGULAR = 5
const RULES_ASCENDANT = 3
const RULES_MIDHEAVEN = 2

/** The ruler of a year or a season by its chart, with the points of the seven planets. Among equals, the one nearest to an angle. */
export const yearRuler = (
  chart: TropicalChart,
): { planet: ClassicalPlanet; scores: Record<ClassicalPlanet, number> } => {
  const { ascendant, midheaven, point } = chart
  const isDay = isDayChart(chart)
  const angular = new Set<string>(angularPlanets(chart).map(({ planet }) => planet))
  const points = (planet: ClassicalPlanet) =>
    essentialDignity(planet, point[planet].longitude, isDay).score +
    (angular.has(planet) ? ANGULAR : 0) +
    (rulerOf(signOf(ascendant)) === planet ? RULES_ASCENDANT : 0) +
    (rulerOf(signOf(midheaven)) === planet ? RULES_MIDHEAVEN : 0)
  const scores = Object.fromEntries(CLASSICAL_PLANETS.map((planet) => [planet, points(planet)])) as Record<
    ClassicalPlanet,
    number
  >
  const fromAngle = (planet: ClassicalPlanet) => {
    const { longitude } = point[planet]
    return Math.min(
      ...[ascendant, ascendant + 180, midheaven, midheaven + 180].map((angle) => separation(longitude, angle)),
    )
  }
  const [planet] = CLASSICAL_PLANETS.toSorted((a, b) => scores[b] - scores[a] || fromAngle(a) - fromAngle(b))
  return { planet: planet!, scores }
}
