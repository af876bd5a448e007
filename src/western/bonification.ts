import { arc, norm, separation } from '../zodiac/longitude.ts'
import { signOf } from '../zodiac/signs.ts'
import type { TropicalChart } from './chart.ts'
import { CLASSICAL_PLANETS, type ClassicalPlanet } from './points.ts'
import { rulerOf } from './signs.ts'

// Bonification and maltreatment: what the benefics and the malefics do to a planet in Hellenistic astrology.

// source: Porphyry, Introduction to the Tetrabiblos, after Antiochus, on maltreatment; bonification is the same by the benefics
export const INFLUENCES = ['adherence', 'ray', 'overcoming', 'opposition', 'enclosure', 'rulership'] as const
export type InfluenceName = (typeof INFLUENCES)[number]

const BENEFICS = ['Venus', 'Jupiter'] as const
const MALEFICS = ['Mars', 'Saturn'] as const
type Agent = (typeof BENEFICS)[number] | (typeof MALEFICS)[number]
const isBenefic = (planet: ClassicalPlanet): boolean => (BENEFICS as readonly ClassicalPlanet[]).includes(planet)

/** The effect of a benefic or a malefic on a planet; an enclosure needs two. */
export interface PlanetaryInfluence {
  readonly condition: InfluenceName
  readonly by: readonly Agent[]
}

// source: Porphyry, as above: three degrees of adherence, seven degrees of enclosure
const ADHERENCE_ORB = 3
const ENCLOSURE_ORB = 7

// source: Porphyry on the casting of rays, and Brennan, Hellenistic Astrology (2017), ch. 14: the rays of malefics harm by square and opposition, those of
// benefics help by sextile and trine
const RAYS = { benefic: [60, 120], malefic: [90, 180] } as const

/** The longitudes of the planets, and of the Ascendant where its sign counts. */
type Places = Pick<TropicalChart, 'ascendant'> & {
  readonly point: Readonly<Record<ClassicalPlanet, { readonly longitude: number }>>
}

/** The place of a longitude in whole signs from the Ascendant, 1 to 12. */
const placeFrom = (ascendant: number, longitude: number): number =>
  ((((signOf(longitude) - signOf(ascendant)) % 12) + 12) % 12) + 1

// source: Paulus of Alexandria, ch. 24: the places that do not see the Ascendant
const AVERSE: ReadonlySet<number> = new Set([2, 6, 8, 12])

const conditionsBy = (agent: Agent, planet: ClassicalPlanet, { ascendant, point }: Places): InfluenceName[] => {
  const [from, to] = [point[agent].longitude, point[planet].longitude]
  const signs = (((signOf(from) - signOf(to)) % 12) + 12) % 12
  // A ray goes against the order of signs, to a planet that is earlier in the zodiac.
  const ahead = norm(from - to)
  const isWellPlaced = !AVERSE.has(placeFrom(ascendant, from))
  const tests: Record<Exclude<InfluenceName, 'enclosure'>, boolean> = {
    adherence: signs === 0 && separation(from, to) <= ADHERENCE_ORB,
    ray: RAYS[isBenefic(agent) ? 'benefic' : 'malefic'].some((angle) => Math.abs(ahead - angle) <= ADHERENCE_ORB),
    // The tenth sign from the planet dominates it.
    overcoming: signs === 9,
    opposition: !isBenefic(agent) && signs === 6,
    rulership: rulerOf(signOf(to)) === agent && isWellPlaced === isBenefic(agent),
  }
  return INFLUENCES.filter((condition) => condition !== 'enclosure' && tests[condition])
}

// source: Ptolemy, Tetrabiblos I.13: the body, and the rays to both sides, degrees
const ASPECT_ANGLES = [0, 60, 90, 120, 180, 240, 270, 300] as const

/** The planets whose bodies or rays are nearest before and after a planet, each within seven degrees; null where there is none. */
const neighbours = (planet: ClassicalPlanet, { point }: Places) => {
  const own = point[planet].longitude
  const places = CLASSICAL_PLANETS.filter((each) => each !== planet).flatMap((other) =>
    ASPECT_ANGLES.map((angle) => ({ other, distance: arc(own, point[other].longitude + angle) })),
  )
  const nearest = (side: 1 | -1) =>
    places
      .filter(({ distance }) => distance * side > 0 && Math.abs(distance) <= ENCLOSURE_ORB)
      .sort((a, b) => Math.abs(a.distance) - Math.abs(b.distance))[0]?.other ?? null
  return [nearest(-1), nearest(1)] as const
}

const influences = (planet: ClassicalPlanet, agents: readonly Agent[], chart: Places): PlanetaryInfluence[] => {
  const [before, after] = neighbours(planet, chart)
  const isEnclosed =
    before !== after &&
    agents.some((agent) => agent === before) &&
    agents.some((agent) => agent === after) &&
    !agents.some((agent) => agent === planet)
  return [
    ...agents
      .filter((agent) => agent !== planet)
      .flatMap((agent) => conditionsBy(agent, planet, chart).map((condition) => ({ condition, by: [agent] }))),
    ...(isEnclosed ? [{ condition: 'enclosure' as const, by: agents }] : []),
  ]
}

export interface PlanetaryConditions {
  readonly planet: ClassicalPlanet
  readonly bonified: readonly PlanetaryInfluence[]
  readonly maltreated: readonly PlanetaryInfluence[]
}

/**
 * The bonification and maltreatment of the seven planets.
 *
 * Notes: overcoming and opposition are counted by sign, adherence and rays by degree. A ray strikes a planet that is earlier in the zodiac.
 * An enclosure lies between the bodies or rays of both benefics or both malefics, with no body or ray of another planet between. A ruler
 * helps as a benefic in a place that sees the Ascendant, and harms as a malefic in one that does not (2, 6, 8, 12).
 */
export const planetaryConditions = (chart: Places): PlanetaryConditions[] =>
  CLASSICAL_PLANETS.map((planet) => ({
    planet,
    bonified: influences(planet, BENEFICS, chart),
    maltreated: influences(planet, MALEFICS, chart),
  }))
