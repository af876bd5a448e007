import { houseFrom, type SignIndex, signAt } from '../../zodiac/signs.ts'
import { GRAHAS, type Graha, isNode } from '../grahas.ts'
import { type LinkRelation, linkAt, type NadiPlanet, regardOf } from './school.ts'

// source: R. G. Rao: a year to a sign for Jupiter, thirty to the round for Saturn, eighteen backward for the nodes
const YEARS_PER_SIGN = { Jupiter: 1, Venus: 1, Saturn: 2.5, Rahu: -1.5 } as const
export type ProgressedPlanet = keyof typeof YEARS_PER_SIGN

/** The sign of a progressed planet at a completed age; one in retreat at birth sets out from the sign before. */
export const progressedSign = (
  planet: ProgressedPlanet,
  { point }: Pick<NadiPlanet, 'point'>,
  age: number,
): SignIndex => {
  const years = YEARS_PER_SIGN[planet]
  const start = point.retrograde && !isNode(planet) ? point.sign - 1 : point.sign
  return signAt(start + Math.sign(years) * Math.floor(age / Math.abs(years)))
}

export interface Contact {
  planet: Graha
  relation: LinkRelation
  weight: number
}

/** Distances 3 and 11 bind two planets of one chart; they are no contact in time. */
// source: R. G. Rao: in time a planet meets its own direction, the sign across, the next and the last
const TOUCHING = [1, 5, 9, 7, 2, 12]

/** How a sign is linked to that of a planet of birth; null where it is not. */
export const contactOf = (sign: SignIndex, planet: NadiPlanet): Contact | null => {
  const distance = houseFrom(sign, planet.point.sign)
  const link = linkAt(distance)
  return link && TOUCHING.includes(distance) ? { planet: planet.graha, ...link } : null
}

/** The planets of birth that a progressed sign touches: the heaviest first, then in the same sign, then Sun to Ketu. */
export const contactsOf = (sign: SignIndex, planets: readonly NadiPlanet[]): Contact[] =>
  planets
    .flatMap((planet) => contactOf(sign, planet) ?? [])
    .sort((a, b) => b.weight - a.weight || GRAHAS.indexOf(a.planet) - GRAHAS.indexOf(b.planet))

// source: this project's own weighing
const HELD = { friend: 1, neutral: 0.3, enemy: -1 } as const

/** What progressed Jupiter makes of a year, 0 to 100. */
export const yearScore = (contacts: readonly Contact[]): number => {
  const sum = contacts.reduce(
    (total, { planet, weight }) => total + weight * (planet === 'Jupiter' ? 1 : HELD[regardOf('Jupiter', planet)]),
    0,
  )
  return Math.round(Math.min(100, Math.max(0, 50 + 25 * sum)) * 100) / 100
}
