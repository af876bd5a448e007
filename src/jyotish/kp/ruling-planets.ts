import type { RasiChart } from '../chart.ts'
import { GRAHAS, type Graha, isNode, type Lord, lordOf } from '../grahas.ts'
import { kpLords, type StarLord } from './lords.ts'

/** In order of strength, from the strongest. The sub lords are additional. */
export const ROLES = [
  'ascendant_star_lord',
  'ascendant_sign_lord',
  'moon_star_lord',
  'moon_sign_lord',
  'day_lord',
  'ascendant_sub_lord',
  'moon_sub_lord',
] as const
export type RulingRole = (typeof ROLES)[number]

export interface RankedPlanet {
  planet: Graha
  /** `agent`: a node that acts for a ruling planet. */
  roles: (RulingRole | 'agent')[]
  retrograde: boolean
  inStarOfRetrograde: boolean
}
export interface RulingPlanets {
  rulers: Record<RulingRole, StarLord | Lord>
  /** The strongest first. */
  ordered: RankedPlanet[]
  nodes: { node: 'Rahu' | 'Ketu'; actsFor: Graha[]; included: boolean }[]
}

/**
 * The ruling planets of a moment and place (K. S. Krishnamurti, Reader VI). A node in the sign of a ruling planet, or
 * in one sign with it, ranks just above it. The nodes are always retrograde, which does not count against planets in
 * their stars.
 */
export const rulingPlanets = (chart: RasiChart, dayLord: Lord): RulingPlanets => {
  const { graha } = chart
  const [ascendant, moon] = [kpLords(chart.ascendant.longitude), kpLords(graha.Moon.longitude)]
  const rulers = {
    ascendant_star_lord: ascendant.star,
    ascendant_sign_lord: ascendant.sign,
    moon_star_lord: moon.star,
    moon_sign_lord: moon.sign,
    day_lord: dayLord,
    ascendant_sub_lord: ascendant.sub,
    moon_sub_lord: moon.sub,
  } as const
  const rolesOf = (planet: Graha) => ROLES.filter((role) => rulers[role] === planet)
  const ruling = GRAHAS.filter((planet) => rolesOf(planet).length > 0)

  const agents = (['Rahu', 'Ketu'] as const).map((node) => ({
    node,
    actsFor: ruling.filter(
      (planet) => planet !== node && (lordOf(graha[node].sign) === planet || graha[planet].sign === graha[node].sign),
    ),
  }))
  // Half ranks place an agent just above the highest planet it acts for.
  const rankOf = (planet: Graha) => {
    const first = ROLES.findIndex((role) => rulers[role] === planet)
    return first < 0 ? Number.POSITIVE_INFINITY : first
  }
  const place = (planet: Graha) => {
    const agent = agents.find(({ node }) => node === planet)
    return Math.min(rankOf(planet), ...(agent?.actsFor ?? []).map((each) => rankOf(each) - 0.5))
  }
  const isRetrograde = (planet: Graha) => !isNode(planet) && graha[planet].retrograde
  const ordered = GRAHAS.filter((planet) => Number.isFinite(place(planet)))
    .toSorted((a, b) => place(a) - place(b))
    .map((planet): RankedPlanet => {
      const isAgent = agents.some(({ node, actsFor }) => node === planet && actsFor.length > 0)
      return {
        planet,
        roles: isAgent ? [...rolesOf(planet), 'agent'] : rolesOf(planet),
        retrograde: graha[planet].retrograde,
        inStarOfRetrograde: isRetrograde(kpLords(graha[planet].longitude).star),
      }
    })
  return {
    rulers,
    ordered,
    nodes: agents.map(({ node, actsFor }) => ({
      node,
      actsFor,
      included: ordered.some(({ planet }) => planet === node),
    })),
  }
}
