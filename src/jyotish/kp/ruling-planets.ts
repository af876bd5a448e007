import type { RasiChart } from '../chart.ts'
import { GRAHAS, type Graha, isNode, type Lord, lordOf } from '../grahas.ts'
import { kpLords, type StarLord } from './lords.ts'

/** In order of strength, the strongest first; the sub lords stand beside. */
export const ROLES = [
  'ascendant_star_lord',
  'ascendant_sign_lord',
  'moon_star_lord',
  'moon_sign_lord',
  'day_lord',
  'ascendant_sub_lord',
  'moon_sub_lord',
] as const
export type Role = (typeof ROLES)[number]

export interface RankedPlanet {
  planet: Graha
  /** `agent`: a node that acts for a ruling planet. */
  roles: (Role | 'agent')[]
  retrograde: boolean
  inStarOfRetrograde: boolean
}
export interface RulingPlanets {
  rulers: Record<Role, StarLord | Lord>
  /** The strongest first. */
  ordered: RankedPlanet[]
  nodes: { node: 'Rahu' | 'Ketu'; actsFor: Graha[]; included: boolean }[]
}

/**
 * The ruling planets of a moment and place (K. S. Krishnamurti, Reader VI). A node in the sign of a ruling planet, or joined with one
 * in a sign, is added above it. Retrogression of the nodes is their nature and does not count against those in their stars.
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

  const acting = (['Rahu', 'Ketu'] as const).map((node) => ({
    node,
    actsFor: ruling.filter(
      (planet) => planet !== node && (lordOf(graha[node].sign) === planet || graha[planet].sign === graha[node].sign),
    ),
  }))
  // A place is counted in halves of a rank, so that an agent stands just above the highest it acts for.
  const own = (planet: Graha) => {
    const first = ROLES.findIndex((role) => rulers[role] === planet)
    return first < 0 ? Number.POSITIVE_INFINITY : first
  }
  const place = (planet: Graha) => {
    const agent = acting.find(({ node }) => node === planet)
    return Math.min(own(planet), ...(agent?.actsFor ?? []).map((each) => own(each) - 0.5))
  }
  const isRetrograde = (planet: Graha) => !isNode(planet) && graha[planet].retrograde
  const ordered = GRAHAS.filter((planet) => Number.isFinite(place(planet)))
    .toSorted((a, b) => place(a) - place(b))
    .map((planet): RankedPlanet => {
      const acts = acting.some(({ node, actsFor }) => node === planet && actsFor.length > 0)
      return {
        planet,
        roles: acts ? [...rolesOf(planet), 'agent'] : rolesOf(planet),
        retrograde: graha[planet].retrograde,
        inStarOfRetrograde: isRetrograde(kpLords(graha[planet].longitude).star),
      }
    })
  return {
    rulers,
    ordered,
    nodes: acting.map(({ node, actsFor }) => ({
      node,
      actsFor,
      included: ordered.some(({ planet }) => planet === node),
    })),
  }
}
