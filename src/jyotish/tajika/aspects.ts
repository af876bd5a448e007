import { houseFrom, type SignIndex } from '../../zodiac/signs.ts'
import type { Lord } from '../grahas.ts'

// source: Tajika practice, which names Tajika Neelakanthi; houses from which planets aspect each other
export const SEEN_HOUSES = [1, 3, 4, 5, 7, 9, 10, 11]
export const areInAspect = (a: SignIndex, b: SignIndex) => SEEN_HOUSES.includes(houseFrom(a, b))

// source: Tajika Neelakanthi; deeptamsha, degrees
export const DEEPTAMSHA: Record<Lord, number> = {
  Sun: 15,
  Moon: 12,
  Mars: 8,
  Mercury: 7,
  Jupiter: 9,
  Venus: 7,
  Saturn: 9,
}
/** The mean of the orbs of two planets, degrees. */
export const meanOrb = (a: Lord, b: Lord) => (DEEPTAMSHA[a] + DEEPTAMSHA[b]) / 2

// source: Tajika Neelakanthi; by mean motion, independent of the actual motion
export const BY_SPEED: readonly Lord[] = ['Moon', 'Mercury', 'Venus', 'Sun', 'Mars', 'Jupiter', 'Saturn']
export const isFaster = (a: Lord, b: Lord) => BY_SPEED.indexOf(a) < BY_SPEED.indexOf(b)

/** The sign and degree of a planet. Degrees within signs are compared. */
export interface Seat {
  sign: SignIndex
  degree: number
}
export type SevenSeats = Readonly<Record<Lord, Seat>>

/**
 * The contact of two planets that aspect each other within orb. It applies (itthashala) if the faster is behind the
 * slower in degrees, and separates (ishrafa) if it is a degree or more ahead. Null otherwise.
 */
export const contact = (faster: Lord, slower: Lord, seats: SevenSeats): { applying: boolean; orb: number } | null => {
  const [a, b] = [seats[faster], seats[slower]]
  const orb = Math.abs(a.degree - b.degree)
  if (!areInAspect(a.sign, b.sign) || orb > meanOrb(faster, slower)) return null
  if (a.degree <= b.degree) return { applying: true, orb }
  return orb >= 1 ? { applying: false, orb } : null
}

/** True if two planets are in itthashala, whichever is faster. */
export const itthashala = (a: Lord, b: Lord, seats: SevenSeats): boolean =>
  contact(...((isFaster(a, b) ? [a, b] : [b, a]) as [Lord, Lord]), seats)?.applying ?? false
