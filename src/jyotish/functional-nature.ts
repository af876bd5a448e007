import { houseFrom, SIGN_INDEXES, type SignIndex } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { type Graha, type Lord, lordOf, SEVEN } from './grahas.ts'

export const FUNCTIONAL_NATURES = ['yogakaraka', 'benefic', 'neutral', 'malefic'] as const
export type FunctionalNature = (typeof FUNCTIONAL_NATURES)[number]

/** Houses (1..12) whose signs a planet rules. */
export const housesOwned = (lord: Lord, ascendant: SignIndex): number[] =>
  SIGN_INDEXES.flatMap((sign) => (lordOf(sign) === lord ? [houseFrom(ascendant, sign)] : []))

/** The functional nature of a lord for an ascendant, by the first rule that applies (BPHS ch. 34). */
export const functionalNatureOfLord = (lord: Lord, ascendant: SignIndex): FunctionalNature => {
  const ownedHouses = housesOwned(lord, ascendant)
  const owns = (...houses: number[]) => ownedHouses.some((house) => houses.includes(house))
  if (owns(4, 7, 10) && owns(5, 9)) return 'yogakaraka'
  if (owns(1) || owns(5, 9)) return 'benefic'
  if (owns(3, 6, 11)) return 'malefic'
  // Lordship of the eighth does not make the Sun or Moon malefic.
  return owns(8) && lord !== 'Sun' && lord !== 'Moon' ? 'malefic' : 'neutral'
}

/** The functional nature of a planet. A node has that of the lord of its sign. */
export const functionalNature = (planet: Graha, { graha, ascendant }: RasiChart): FunctionalNature =>
  functionalNatureOfLord(SEVEN.find((lord) => lord === planet) ?? lordOf(graha[planet].sign), ascendant.sign)

/** The lord of both a kendra and a trikona other than the ascendant; null if there is none. */
export const yogakarakaOf = (ascendant: SignIndex): Lord | null =>
  SEVEN.find((lord) => functionalNatureOfLord(lord, ascendant) === 'yogakaraka') ?? null
