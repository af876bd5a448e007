import { houseFrom, type SignIndex } from '../../zodiac/signs.ts'
import { isDebilitated, isExalted } from '../dignity.ts'
import type { Graha } from '../grahas.ts'
import { type DegreeSeats, type Stronger, signLord, strongerSign } from '../stronger-of-two.ts'

/**
 * True for odd-footed signs, which are counted forward: Aries to Gemini and Libra to Sagittarius. All others are
 * counted backward (Jaimini Upadesa Sutras 1.1).
 */
export const isOddFooted = (sign: SignIndex) => Math.floor(sign / 3) % 2 === 0

/** 1 is forward through the zodiac, -1 backward. */
export type Step = 1 | -1

/** The number of signs from one to another, counted in the direction of the first; 12 if both are one sign. */
export const footCount = (sign: SignIndex, to: SignIndex): number =>
  (isOddFooted(sign) ? houseFrom(sign, to) : houseFrom(to, sign)) - 1 || 12

/** The years that a lord gives to a sign: the count to his sign, plus one if he is exalted, less one if debilitated. */
export const yearsByLord = (sign: SignIndex, lord: Graha, seats: DegreeSeats): number => {
  const seat = seats[lord]
  const lordSign = seat.sign
  return (
    footCount(sign, lordSign) + Number(isExalted(lord, lordSign, seat)) - Number(isDebilitated(lord, lordSign, seat))
  )
}

/** The lord of a sign in sign dashas. The longer period is one of the rules between two lords. */
export const dashaLord = (sign: SignIndex, seats: DegreeSeats): Graha =>
  signLord(sign, seats, (lord) => yearsByLord(sign, lord, seats))

/** The usual length of the dasha of a sign, 0..13 years (BPHS ch. 46; P. V. R. Narasimha Rao, ch. 18). */
export const signYears = (sign: SignIndex, seats: DegreeSeats): number =>
  yearsByLord(sign, dashaLord(sign, seats), seats)

/** The stronger of two signs by the rules of sign dashas. */
export const strongerOf = (a: SignIndex, b: SignIndex, seats: DegreeSeats): Stronger<SignIndex> =>
  strongerSign(a, b, seats, dashaLord)
