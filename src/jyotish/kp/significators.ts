import type { RasiChart } from '../chart.ts'
import { GRAHAS, type Graha, isNode } from '../grahas.ts'
import { aspects } from '../nature.ts'
import type { KpChart } from './chart.ts'
import { kpLords, type StarLord } from './lords.ts'

/** a: through the star lord's place; b: by place; c: through the star lord's ownership; d: by ownership. */
export const LEVELS = ['a', 'b', 'c', 'd'] as const
export type Level = (typeof LEVELS)[number]

export interface PlanetSignificance {
  planet: Graha
  starLord: StarLord
  subLord: StarLord
  levels: Record<Level, number[]>
  /** No planet stands in its stars. */
  untenanted: boolean
  /** For nodes: whose results they give, the nearest first. */
  agentOf: Graha[]
  /** Strongest first. */
  allHouses: number[]
}

export interface HouseSignificance {
  house: number
  cuspSubLord: StarLord
  levels: Record<Level, Graha[]>
  /** Strongest first. */
  all: Graha[]
}

export interface Significators {
  planets: PlanetSignificance[]
  of: Record<Graha, PlanetSignificance>
  houses: HouseSignificance[]
  strongest: { house: number; planet: Graha; level: Level }[]
}

/** The lords of a planet's place, which need no houses. */
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

const unlike = <T>(all: readonly T[]): T[] => [...new Set(all)]

/** Planets in the node's house and sign, then those that look at it when wanted, its star lord, the lord of its sign. */
const agency = (node: Graha, { chart, house }: KpChart, byAspect: boolean): Graha[] => {
  const { sign, longitude } = chart.graha[node]
  const others = GRAHAS.filter((planet) => planet !== node)
  const joined = others.filter((planet) => house[planet] === house[node] && chart.graha[planet].sign === sign)
  const looking = byAspect ? others.filter((planet) => aspects(planet, chart.graha[planet].sign, sign)) : []
  const lords = kpLords(longitude)
  return unlike<Graha>([...joined, ...looking, lords.star, lords.sign]).filter((planet) => planet !== node)
}

/**
 * The fourfold significators (K. S. Krishnamurti, Reader III). An untenanted planet signifies its own house in the first degree;
 * a node signifies besides where those for whom it acts stand and what they own.
 */
export const significators = (kp: KpChart, byAspect = false): Significators => {
  const { chart, house, owner, cusps } = kp
  const owned = (planet: Graha) => owner.flatMap((lord, i) => (lord === planet ? [i + 1] : []))

  const planets = lordsOfPlanets(chart).map((lords): PlanetSignificance => {
    const { planet, starLord, untenanted } = lords
    const levels = { a: [house[starLord]], b: [house[planet]], c: owned(starLord), d: owned(planet) }
    const agentOf = isNode(planet) ? agency(planet, kp, byAspect) : []
    const first = untenanted ? levels.b : []
    const acted = agentOf.flatMap((each) => [house[each], ...owned(each)])
    return {
      ...lords,
      levels,
      agentOf,
      allHouses: unlike([...first, ...LEVELS.flatMap((level) => levels[level]), ...acted]),
    }
  })

  const houses = cusps.map(({ longitude }, i): HouseSignificance => {
    const signifying = (level: Level) =>
      planets.filter(({ levels }) => levels[level].includes(i + 1)).map(({ planet }) => planet)
    const levels = { a: signifying('a'), b: signifying('b'), c: signifying('c'), d: signifying('d') }
    // Within a level those come first that signify the house on more of them.
    const count = (planet: Graha) => LEVELS.filter((level) => levels[level].includes(planet)).length
    const byCount = (all: readonly Graha[]) => all.toSorted((x, y) => count(y) - count(x))
    const untenanted = planets.filter((each) => each.untenanted && levels.b.includes(each.planet))
    const ordered = [
      ...byCount(unlike([...levels.a, ...untenanted.map(({ planet }) => planet)])),
      ...byCount(levels.b),
      ...byCount(levels.c),
      ...levels.d,
    ]
    const agents = planets.filter(({ agentOf, allHouses }) => agentOf.length > 0 && allHouses.includes(i + 1))
    return {
      house: i + 1,
      cuspSubLord: kpLords(longitude).sub,
      levels,
      all: unlike([...ordered, ...agents.map(({ planet }) => planet)]),
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
