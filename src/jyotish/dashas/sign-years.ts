import { houseFrom, type SignIndex } from '../../zodiac/signs.ts'
import { isDebilitated, isExalted } from '../dignity.ts'
import type { Graha } from '../grahas.ts'
import { type DegreeSeats, type Stronger, signLord, strongerSign } from '../stronger-of-two.ts'

/** Aries to Gemini and Libra to Sagittarius are counted forward, the others backward (Jaimini Upadesa Sutras 1.1). */
export const isOddFooted = (sign: SignIndex) => Math.floor(sign / 3) % 2 === 0

/** 1 going forward through the zodiac, -1 backward. */
export type Step = 1 | -1

/** Signs from one to another, counted the way of the first one's foot; 12 where they are one. */
export const footCount = (sign: SignIndex, to: SignIndex): number =>
  (isOddFooted(sign) ? houseFrom(sign, to) : houseFrom(to, sign)) - 1 || 12

/** The years that a lord gives to a sign: the count to him, one more where he is exalted, one less where debilitated. */
export const yearsByLord = (sign: SignIndex, lord: Graha, seats: DegreeSeats): number => {
  const seat = seats[lord]
  const stands = seat.sign
  return footCount(sign, stands) + Number(isExalted(lord, stands, seat)) - Number(isDebilitated(lord, stands, seat))
}

/** The lord of a sign in sign dashas, where the longer period is one of the rules between two lords. */
export const dashaLord = (sign: SignIndex, seats: DegreeSeats): Graha =>
  signLord(sign, seats, (lord) => yearsByLord(sign, lord, seats))

/** The common length of a sign's dasha, 0 to 13 years (BPHS ch. 46; P. V. R. Narasimha Rao, ch. 18). */
export const signYears = (sign: SignIndex, seats: DegreeSeats): number =>
  yearsByLord(sign, dashaLord(sign, seats), seats)

/** The stronger of two signs, as sign dashas judge it. */
export const strongerOf = (a: SignIndex, b: SignIndex, seats: DegreeSeats): Stronger<SignIndex> =>
  strongerSign(a, b, seats, dashaLord)
