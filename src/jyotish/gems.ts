import { type SignIndex, signOfHouse } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { isChiefSign, isDebilitated } from './dignity.ts'
import { functionalNatureOfLord, housesOwned } from './functional-nature.ts'
import { GRAHAS, type Graha, isLord, type Lord, lordOf, nameInSentence } from './grahas.ts'
import { DUSTHANAS, UPACHAYAS } from './house-groups.ts'

/** Gems for a chart. A gem strengthens its planet, so that only planets that do good may have one. */

/** The points of a planet, with clauses that give the reasons. */
export interface GemScore {
  planet: Graha
  base: number
  score: number
  why: string[]
  /** True if a weakness of the planet raised its points. */
  weak: boolean
}

/** Points of a lord by the ascendant alone. source: own weighing of lordship after BPHS ch. 34 */
export const gemBase = (lord: Lord, ascendant: SignIndex): number => {
  const ownedHouses = housesOwned(lord, ascendant)
  const has = (...houses: number[]) => ownedHouses.some((house) => houses.includes(house))
  const trikona = has(5, 9)
  const points = ownedHouses.map((house) => {
    if (house === 1 || house === 5 || house === 9) return 3
    if (house === 4 || house === 10) return 1
    if (house === 3 || house === 11) return -1
    if (house === 6 || house === 8 || house === 12) {
      if (has(1)) return 0
      return isChiefSign(lord, signOfHouse(ascendant, house)) ? (trikona ? -2 : -4) : -1
    }
    return 0
  })
  const sum = points.reduce<number>((total, point) => total + point, 0)
  const yogakaraka = functionalNatureOfLord(lord, ascendant) === 'yogakaraka' ? 2 : 0
  const maraka = has(2, 7) && !has(1, 5, 9) ? -2 : 0
  return sum + yogakaraka + maraka
}

export const ownership = (ownedHouses: readonly number[]) =>
  `owns ${ownedHouses.length > 1 ? 'houses' : 'house'} ${[...ownedHouses].sort((a, b) => a - b).join(' and ')}`

/** Points of a planet. A node in a house of growth has the points of its dispositor; any other node has 0. */
export const gemScore = (
  planet: Graha,
  chart: RasiChart,
  strengths: Readonly<Record<Lord, { ratio: number }>>,
): GemScore => {
  const { ascendant, graha } = chart
  const { sign, house } = graha[planet]
  if (!isLord(planet)) {
    const dispositor = lordOf(sign)
    const grows = UPACHAYAS.includes(house)
    const base = grows ? gemBase(dispositor, ascendant.sign) : 0
    const why = grows
      ? `acts for ${nameInSentence(dispositor)} from house ${house}`
      : `stands in house ${house}, outside 3, 6, 10 and 11`
    return { planet, base, score: base, why: [why], weak: false }
  }
  const base = gemBase(planet, ascendant.sign)
  const ownedHouses = housesOwned(planet, ascendant.sign)
  const why = [ownership(ownedHouses)]
  if (base < 1) return { planet, base, score: base, why, weak: false }
  const nodes = (['Rahu', 'Ketu'] as const).filter((node) => graha[node].sign === sign)
  const terms: [number, boolean, string][] = [
    [1, strengths[planet].ratio < 1, 'falls short of its required Shadbala'],
    [1, isDebilitated(planet, sign), 'is debilitated'],
    [-1, DUSTHANAS.includes(house), `stands in house ${house}`],
    [-1, nodes.length > 0, `shares its sign with ${nodes[0]}`],
  ]
  const matches = terms.filter(([, holds]) => holds)
  return {
    planet,
    base,
    score: matches.reduce((sum, [points]) => sum + points, base),
    why: [...why, ...matches.map(([, , text]) => text)],
    weak: matches.some(([points]) => points > 0),
  }
}

/** Planets whose gem must not be worn, including nodes that act for them. */
export const gemsToAvoid = ({ ascendant, graha }: RasiChart): { planet: Graha; for: Lord; base: number }[] =>
  GRAHAS.flatMap((planet) => {
    const lord = isLord(planet) ? planet : lordOf(graha[planet].sign)
    const base = gemBase(lord, ascendant.sign)
    return base <= -2 ? [{ planet, for: lord, base }] : []
  })

/** The use of the stone of each trikona lord. */
export const STONE_OF_TRIKONA = { 1: 'life', 5: 'benefic', 9: 'lucky' } as const

export const trikonaLords = (ascendant: SignIndex) => ({
  life: lordOf(ascendant),
  benefic: lordOf(signOfHouse(ascendant, 5)),
  lucky: lordOf(signOfHouse(ascendant, 9)),
})
