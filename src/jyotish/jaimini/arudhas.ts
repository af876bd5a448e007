import { houseFrom, type SignIndex, signOfHouse } from '../../zodiac/signs.ts'
import { type Lord, lordOf } from '../grahas.ts'

/** Where the seven stand. */
export type SevenSigns = Readonly<Record<Lord, { sign: SignIndex }>>

/**
 * Arudha of the house that falls in `sign`: as far from its lord as the lord is from it (single lords). With the exceptions an
 * image in the house itself gives the 10th from the house, one in the 7th the 4th (Jaimini Upadesa Sutras 1.1.29-31; BPHS ch. 29).
 */
export const arudha = (sign: SignIndex, graha: SevenSigns, exceptions: boolean): SignIndex => {
  const lord = graha[lordOf(sign)].sign
  const image = signOfHouse(lord, houseFrom(sign, lord))
  const house = houseFrom(sign, image)
  if (exceptions && house === 1) return signOfHouse(sign, 10)
  if (exceptions && house === 7) return signOfHouse(sign, 4)
  return image
}

/** A1 .. A12 from the ascendant. */
export const arudhaPadas = (ascendant: SignIndex, graha: SevenSigns, exceptions: boolean): SignIndex[] =>
  Array.from({ length: 12 }, (_, i) => arudha(signOfHouse(ascendant, i + 1), graha, exceptions))
