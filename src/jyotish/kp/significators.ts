import type { RasiChart } from '../chart.ts'
import { GRAHAS, type Graha, isNode } from '../grahas.ts'
import { aspects } from '../nature.ts'
import type { KpChart } from './chart.ts'
import { kpLords, type StarLord } from './lords.ts'

/** a: by the place of the star lord; b: by place; c: by ownership of the star lord; d: by ownership. */
export const LEVELS = ['a', 'b', 'c', 'd'] as const
export type Level = (typeof LEVELS)[number]

export interface PlanetSignificance {
  planet: Graha
  starLord: StarLord
  subLord: StarLord
  levels: Record<Level, number[]>
  /** True if no planet is in a star of this planet. */
  untenanted: boolean
  /** For nodes: the planets whose results they give, the nearest first. */
  agentOf: Graha[]
  /** The strongest first. */
  allHouses: number[]
}

export interface HouseSignificance {
  house: number
  cuspSubLord: StarLord
  levels: Record<Level, Graha[]>
  /** The strongest first. */
  all: Graha[]
}

export interface Significators {
  planets: PlanetSignificance[]
  of: Record<Graha, PlanetSignificance>
  houses: HouseSignificance[]
  strongest: { house: number; planet: Graha; level: Level }[]
}

/** The lords of a planet's place, which are independent of houses. */
export type PlanetLords = Pick<PlanetSignificance, 'planet' | 'starLord' | 'subLord' | 'untenanted'>

export const lordsOfPlanets = ({ graha }: Pick<RasiChart, 'graha'>): PlanetLords[] => {
  const lords = GRAHAS.map((planet) => ({ planet, ...kpLords(graha[planet].longitude) }))
  return lords.map(({ planet, star, sub }) => ({
    planet,
    starLord: star,
    subLord: sub,
    untenanted: lords.every((each) => each.star !== planet),
  }))
}

const distinct = <T>(all: readonly T[]): T[] => [...new Set(all)]

/**
 * Planets in the house and sign of the node, then those aspecting it if `byAspect`, its star lord, and the lord of its
 * sign.
 */
const planetsActedFor = (node: Graha, { chart, house }: KpChart, byAspect: boolean): Graha[] => {
  const { sign, longitude } = chart.graha[node]
  const others = GRAHAS.filter((planet) => planet !== node)
  const inHouseAndSign = others.filter((planet) => house[planet] === house[node] && chart.graha[planet].sign === sign)
  const aspecting = byAspect ? others.filter((planet) => aspects(planet, chart.graha[planet].sign, sign)) : []
  const lords = kpLords(longitude)
  return distinct<Graha>([...inHouseAndSign, ...aspecting, lords.star, lords.sign]).filter((planet) => planet !== node)
}

/**
 * The fourfold significators (K. S. Krishnamurti, Reader III). An untenanted planet signifies its own house most
 * strongly. A node also signifies the houses of the planets for which it acts, and the houses that they own.
 */
export const significators = (kp: KpChart, byAspect = false): Significators => {
  const { chart, house, owner, cusps } = kp
  const housesOwnedBy = (planet: Graha) => owner.flatMap((lord, i) => (lord === planet ? [i + 1] : []))

  const planets = lordsOfPlanets(chart).map((lords): PlanetSignificance => {
    const { planet, starLord, untenanted } = lords
    const levels = { a: [house[starLord]], b: [house[planet]], c: housesOwnedBy(starLord), d: housesOwnedBy(planet) }
    const agentOf = isNode(planet) ? planetsActedFor(planet, kp, byAspect) : []
    const first = untenanted ? levels.b : []
    const agentHouses = agentOf.flatMap((each) => [house[each], ...housesOwnedBy(each)])
    return {
      ...lords,
      levels,
      agentOf,
      allHouses: distinct([...first, ...LEVELS.flatMap((level) => levels[level]), ...agentHouses]),
    }
  })

  const houses = cusps.map(({ longitude }, i): HouseSignificance => {
    const signifying = (level: Level) =>
      planets.filter(({ levels }) => levels[level].includes(i + 1)).map(({ planet }) => planet)
    const levels = { a: signifying('a'), b: signifying('b'), c: signifying('c'), d: signifying('d') }
    // Within a level, planets that signify the house on more levels come first.
    const count = (planet: Graha) => LEVELS.filter((level) => levels[level].includes(planet)).length
    const byCount = (all: readonly Graha[]) => all.toSorted((x, y) => count(y) - count(x))
    const untenanted = planets.filter((each) => each.untenanted && levels.b.includes(each.planet))
    const ordered = [
      ...byCount(distinct([...levels.a, ...untenanted.map(({ planet }) => planet)])),
      ...byCount(levels.b),
      ...byCount(levels.c),
      ...levels.d,
    ]
    const agents = planets.filter(({ agentOf, allHouses }) => agentOf.length > 0 && allHouses.includes(i + 1))
    return {
      house: i + 1,
      cuspSubLord: kpLords(longitude).sub,
      levels,
      all: distinct([...ordered, ...agents.map(({ planet }) => planet)]),
    }
  })

  return {
    planets,
    of: Object.fromEntries(planets.map((each) => [each.planet, each])) as Record<Graha, PlanetSignificance>,
    houses,
    strongest: houses.map(({ house: number, all, levels }) => {
      const planet = all[0]!
      return { house: number, planet, level: LEVELS.find((level) => levels[level].includes(planet))! }
    }),
  }
}
