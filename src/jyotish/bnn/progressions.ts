import { houseFrom, type SignIndex, signAt } from '../../zodiac/signs.ts'
import { GRAHAS, type Graha, isNode } from '../grahas.ts'
import { type LinkRelation, linkAt, type NadiPlanet, regardOf } from './school.ts'

// source: R. G. Rao: one year for a sign for Jupiter, thirty for the zodiac for Saturn, eighteen backward for the nodes
const YEARS_PER_SIGN = { Jupiter: 1, Venus: 1, Saturn: 2.5, Rahu: -1.5 } as const
export type ProgressedPlanet = keyof typeof YEARS_PER_SIGN

/** The sign of a progressed planet at a completed age. A planet retrograde at birth starts from the previous sign. */
export const progressedSign = (
  planet: ProgressedPlanet,
  { point }: Pick<NadiPlanet, 'point'>,
  age: number,
): SignIndex => {
  const years = YEARS_PER_SIGN[planet]
  const start = point.retrograde && !isNode(planet) ? point.sign - 1 : point.sign
  return signAt(start + Math.sign(years) * Math.floor(age / Math.abs(years)))
}

export interface ProgressionContact {
  planet: Graha
  relation: LinkRelation
  weight: number
}

/**
 * Distances at which planets are in contact by progression. The distances 3 and 11 link planets only within a chart.
 */
// source: R. G. Rao: in time a planet meets its own direction, the opposite sign, the next and the previous
const CONTACT_DISTANCES = [1, 5, 9, 7, 2, 12]

/** The contact of a sign with a natal planet; null without one. */
export const progressionContactOf = (sign: SignIndex, planet: NadiPlanet): ProgressionContact | null => {
  const distance = houseFrom(sign, planet.point.sign)
  const link = linkAt(distance)
  return link && CONTACT_DISTANCES.includes(distance) ? { planet: planet.graha, ...link } : null
}

/** The natal planets in contact with a progressed sign: the heaviest first, then in the order of the grahas. */
export const contactsOf = (sign: SignIndex, planets: readonly NadiPlanet[]): ProgressionContact[] =>
  planets
    .flatMap((planet) => progressionContactOf(sign, planet) ?? [])
    .sort((a, b) => b.weight - a.weight || GRAHAS.indexOf(a.planet) - GRAHAS.indexOf(b.planet))

// source: this project's own weighing
const BY_REGARD = { friend: 1, neutral: 0.3, enemy: -1 } as const

/** The score of a year by the contacts of progressed Jupiter, 0..100. */
export const yearScore = (contacts: readonly ProgressionContact[]): number => {
  const sum = contacts.reduce(
    (total, { planet, weight }) => total + weight * (planet === 'Jupiter' ? 1 : BY_REGARD[regardOf('Jupiter', planet)]),
    0,
  )
  return Math.round(Math.min(100, Math.max(0, 50 + 25 * sum)) * 100) / 100
}
