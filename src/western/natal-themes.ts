import { signOf } from '../zodiac/signs.ts'
import { ASPECTS, type AspectPoint, type Contact, effectiveNature } from './aspects.ts'
import type { TropicalChart } from './chart.ts'
import { CLASSICAL_PLANETS, type ClassicalPlanet, PLANETS, type Planet } from './points.ts'
import { rulerOf } from './signs.ts'
import { isStrained, type PlanetStanding, type Standings } from './standing.ts'

// The themes of a tropical chart: the planet on which it leans, the planet that costs effort, and its main conflict.

export interface Conflict {
  readonly a: Planet
  readonly b: Planet
  readonly contact: Contact<AspectPoint>
  /** The planet that usually wins; null if both are even. */
  readonly winner: Planet | null
}

export interface NatalThemes {
  readonly gift: PlanetStanding
  readonly strain: PlanetStanding
  readonly conflict: Conflict | null
}

// source: this service's own weighing: the personal planets before the slow ones
const PERSONAL_WEIGHT: Partial<Record<Planet, number>> = { Sun: 4, Moon: 4, Mercury: 2, Venus: 3, Mars: 3 }
// source: this service's own weighing: slow planets make lasting conflicts
const SLOW_WEIGHT: Partial<Record<Planet, number>> = { Saturn: 2, Uranus: 2, Neptune: 2, Pluto: 2, Jupiter: 1 }
// source: this service's own weighing
const RULER_BONUS = 3
const ANGULAR_BONUS = 2
const WIDEST_ORB = 8
const ANGULAR_HOUSES: readonly (number | null)[] = [1, 4, 7, 10]

const asPlanet = (name: string): Planet | undefined => PLANETS.find((planet) => planet === name)

const houseOfPlanet = (chart: TropicalChart, planet: Planet) => chart.point[planet]?.house ?? null

/** The points of a planet by its place; the outer planets by their house only. */
const placeScore = (chart: TropicalChart, standings: Standings, planet: Planet): number => {
  const classical = CLASSICAL_PLANETS.find((each) => each === planet)
  const angular = ANGULAR_HOUSES.includes(houseOfPlanet(chart, planet)) ? ANGULAR_BONUS : 0
  return (classical ? standings[classical].score / 2 : 0) + angular
}

/** A difference of less than this is even. */
const EVEN = 1.5

const conflictOf = (
  chart: TropicalChart,
  standings: Standings,
  contacts: readonly Contact<AspectPoint>[],
): Conflict | null => {
  const ranked = contacts.flatMap((contact) => {
    const [a, b] = [asPlanet(contact.a.name), asPlanet(contact.b.name)]
    if (!a || !b || !ASPECTS[contact.aspect].major || effectiveNature(contact) !== 'challenging') return []
    const personal = (PERSONAL_WEIGHT[a] ?? 0) + (PERSONAL_WEIGHT[b] ?? 0)
    if (personal === 0) return []
    const slow = (SLOW_WEIGHT[a] ?? 0) + (SLOW_WEIGHT[b] ?? 0)
    const angular = [a, b].filter((planet) => ANGULAR_HOUSES.includes(houseOfPlanet(chart, planet))).length
    return [{ a, b, contact, weight: personal + slow + angular + 1.5 * Math.max(0, WIDEST_ORB - contact.orb) }]
  })
  const [main] = ranked.sort((x, y) => y.weight - x.weight)
  if (!main) return null
  const { a, b, contact } = main
  const lead = placeScore(chart, standings, a) - placeScore(chart, standings, b)
  return { a, b, contact, winner: Math.abs(lead) < EVEN ? null : lead > 0 ? a : b }
}

/**
 * The themes, without the planets of `excluded`: the planet with the best standing, with a bonus for the ruler of the Ascendant and an angular house, the planet with the worst standing,
 * and the weightiest hard aspect of a personal planet.
 */
export const natalThemes = (
  chart: TropicalChart,
  standings: Standings,
  contacts: readonly Contact<AspectPoint>[],
  excluded: readonly Planet[] = [],
): NatalThemes => {
  const ruler: ClassicalPlanet = rulerOf(signOf(chart.ascendant))
  const all = Object.values(standings).filter(({ planet }) => !excluded.includes(planet))
  const giftScore = ({ planet, score, standing }: PlanetStanding) =>
    isStrained(standing)
      ? Number.NEGATIVE_INFINITY
      : score +
        (planet === ruler ? RULER_BONUS : 0) +
        (ANGULAR_HOUSES.includes(houseOfPlanet(chart, planet)) ? ANGULAR_BONUS : 0)
  const best = all.reduce((most, each) => (giftScore(each) > giftScore(most) ? each : most))
  const gift = isStrained(best.standing) ? all.reduce((most, each) => (each.score > most.score ? each : most)) : best
  const strain = all
    .filter(({ planet }) => planet !== gift.planet)
    .reduce((worst, each) => (each.score < worst.score ? each : worst))
  return {
    gift,
    strain,
    conflict: conflictOf(
      chart,
      standings,
      contacts.filter(({ a, b }) => ![a, b].some(({ name }) => excluded.some((each) => each === name))),
    ),
  }
}
