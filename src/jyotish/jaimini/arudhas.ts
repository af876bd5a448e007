import { houseFrom, type SignIndex, signOfHouse } from '../../zodiac/signs.ts'
import { OWN_SIGNS } from '../dignity.ts'
import { GRAHAS, type Graha, type Lord, lordOf } from '../grahas.ts'
import { type DegreeSeats, signLord, strongerSign } from '../stronger-of-two.ts'

/** Where the seven stand. */
export type SevenSigns = Readonly<Record<Lord, { sign: SignIndex }>>

// source: BPHS ch. 29 (single); P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 9 (stronger)
export const COLORDS_IN_ARUDHAS = ['single', 'stronger'] as const
export type ColordsInArudhas = (typeof COLORDS_IN_ARUDHAS)[number]

/** As far from `to` as that is from `from`. With the exceptions an image in `from` itself gives the 10th from there, one in the 7th the 4th. */
const image = (from: SignIndex, to: SignIndex, exceptions: boolean): SignIndex => {
  const falls = signOfHouse(to, houseFrom(from, to))
  const house = houseFrom(from, falls)
  if (exceptions && house === 1) return signOfHouse(from, 10)
  if (exceptions && house === 7) return signOfHouse(from, 4)
  return falls
}

/** Arudha of the house that falls in `sign`: as far from its lord as the lord is from it (Jaimini Upadesa Sutras 1.1.29-31; BPHS ch. 29). */
export const arudha = (sign: SignIndex, graha: SevenSigns, exceptions: boolean): SignIndex =>
  image(sign, graha[lordOf(sign)].sign, exceptions)

/** A1 .. A12 from the ascendant; Scorpio and Aquarius by their single lords. */
export const arudhaPadas = (ascendant: SignIndex, graha: SevenSigns, exceptions: boolean): SignIndex[] =>
  Array.from({ length: 12 }, (_, i) => arudha(signOfHouse(ascendant, i + 1), graha, exceptions))

/** The same by the lords of choice, in the rasi chart or a varga. */
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
        return image(sign, seats[signLord(sign, seats)].sign, exceptions)
      })

/**
 * Arudha of each graha: as far from its own sign as that is from it, the stronger sign of two, with the exceptions; Rahu owns Aquarius
 * and Ketu Scorpio (P. V. R. Narasimha Rao, ch. 9).
 */
export const grahaArudhas = (seats: DegreeSeats): Record<Graha, SignIndex> =>
  Object.fromEntries(
    GRAHAS.map((graha) => {
      const own = OWN_SIGNS[graha].reduce((best, next) => strongerSign(best, next, seats).winner)
      return [graha, image(seats[graha].sign, own, true)]
    }),
  ) as Record<Graha, SignIndex>
