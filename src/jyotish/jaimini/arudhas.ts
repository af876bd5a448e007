import { houseFrom, type SignIndex, signOfHouse } from '../../zodiac/signs.ts'
import { OWN_SIGNS } from '../dignity.ts'
import { GRAHAS, type Graha, type Lord, lordOf } from '../grahas.ts'
import { type DegreeSeats, signLord, strongerSign } from '../stronger-of-two.ts'

/** The signs of the seven planets. */
export type SevenSigns = Readonly<Record<Lord, { sign: SignIndex }>>

// source: BPHS ch. 29 (single); P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 9 (stronger)
export const COLORDS_IN_ARUDHAS = ['single', 'stronger'] as const
export type ColordsInArudhas = (typeof COLORDS_IN_ARUDHAS)[number]

/**
 * The sign as far from `to` as `to` is from `from`. With the exceptions, `from` itself is replaced by the 10th from it,
 * and the 7th by the 4th.
 */
const reflection = (from: SignIndex, to: SignIndex, exceptions: boolean): SignIndex => {
  const result = signOfHouse(to, houseFrom(from, to))
  const house = houseFrom(from, result)
  if (exceptions && house === 1) return signOfHouse(from, 10)
  if (exceptions && house === 7) return signOfHouse(from, 4)
  return result
}

/**
 * The arudha of the house in `sign`: as far from its lord as the lord is from it (Jaimini Upadesa Sutras 1.1.29-31;
 * BPHS ch. 29).
 */
export const arudha = (sign: SignIndex, graha: SevenSigns, exceptions: boolean): SignIndex =>
  reflection(sign, graha[lordOf(sign)].sign, exceptions)

/** A1 to A12 from the ascendant. Scorpio and Aquarius have their single lords. */
export const arudhaPadas = (ascendant: SignIndex, graha: SevenSigns, exceptions: boolean): SignIndex[] =>
  Array.from({ length: 12 }, (_, i) => arudha(signOfHouse(ascendant, i + 1), graha, exceptions))

/** As `arudhaPadas`, with a choice of the lords of Scorpio and Aquarius, in the rasi chart or a varga. */
export const arudhaPadasBy = (
  lords: ColordsInArudhas,
  ascendant: SignIndex,
  seats: DegreeSeats,
  exceptions: boolean,
): SignIndex[] =>
  lords === 'single'
    ? arudhaPadas(ascendant, seats, exceptions)
    : Array.from({ length: 12 }, (_, i) => {
        const sign = signOfHouse(ascendant, i + 1)
        return reflection(sign, seats[signLord(sign, seats)].sign, exceptions)
      })

/**
 * The arudha of each graha: as far from its own sign as that is from it, by the stronger of two own signs, with the
 * exceptions. Rahu owns Aquarius and Ketu Scorpio (P. V. R. Narasimha Rao, ch. 9).
 */
export const grahaArudhas = (seats: DegreeSeats): Record<Graha, SignIndex> =>
  Object.fromEntries(
    GRAHAS.map((graha) => {
      const ownSign = OWN_SIGNS[graha].reduce((best, next) => strongerSign(best, next, seats).winner)
      return [graha, reflection(seats[graha].sign, ownSign, true)]
    }),
  ) as Record<Graha, SignIndex>
