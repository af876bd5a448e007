import { type SignIndex, signAt, signOfHouse } from '../../zodiac/signs.ts'
import { type Lord, SEVEN } from '../grahas.ts'
import { type Ashtakavarga, columnSums, type Seats, type SignRow } from './ashtakavarga.ts'

/** Trine reduction (BPHS ch. 67): the smallest number of each 1-5-9 group is subtracted from all three. */
export const trikonaShodhana = (row: SignRow): number[] =>
  row.map((bindus, sign) => bindus - Math.min(...[0, 4, 8].map((step) => row[(sign + step) % 12]!)))

// source: BPHS ch. 4; the two signs of Mars, Venus, Mercury, Jupiter, Saturn
const PAIRS: readonly (readonly [SignIndex, SignIndex])[] = [
  [0, 7],
  [1, 6],
  [2, 5],
  [8, 11],
  [9, 10],
]

/** The remaining bindus of one sign of a pair, by the bindus of the other (BPHS ch. 68). */
const reducedBindus = (bindus: number, otherBindus: number, occupied: boolean, otherOccupied: boolean): number => {
  if (bindus === 0 || otherBindus === 0 || occupied) return bindus
  if (otherOccupied) return bindus <= otherBindus ? 0 : otherBindus
  return bindus === otherBindus ? 0 : Math.min(bindus, otherBindus)
}

/** Reduction for the two signs of one lord. Occupied signs keep their bindus. */
export const ekadhipatyaShodhana = (row: SignRow, isOccupied: (sign: SignIndex) => boolean): number[] => {
  const reduced = [...row]
  for (const [a, b] of PAIRS) {
    reduced[a] = reducedBindus(row[a]!, row[b]!, isOccupied(a), isOccupied(b))
    reduced[b] = reducedBindus(row[b]!, row[a]!, isOccupied(b), isOccupied(a))
  }
  return reduced
}

// source: BPHS ch. 69; Aries to Pisces. Some tables print 6 for Virgo
const RASHI_MANA = [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12]
// source: BPHS ch. 69
const GRAHA_MANA: Record<Lord, number> = { Sun: 5, Moon: 5, Mars: 8, Mercury: 5, Jupiter: 10, Venus: 7, Saturn: 5 }

export interface Pindas {
  rashi: number
  graha: number
  shodhya: number
}

/** The reduced bindus weighted by sign, and by the planets in the signs. */
export const pindas = (reduced: SignRow, seats: Pick<Seats, Lord>): Pindas => {
  const rashi = reduced.reduce((sum, bindus, sign) => sum + bindus * RASHI_MANA[sign]!, 0)
  const graha = SEVEN.reduce((sum, planet) => sum + GRAHA_MANA[planet] * reduced[seats[planet]]!, 0)
  return { rashi, graha, shodhya: rashi + graha }
}

// source: BPHS ch. 70; the house of each planet's matter, counted from the planet
export const SIGNIFICANT_HOUSE: Record<Lord, number> = {
  Sun: 9,
  Moon: 4,
  Mars: 3,
  Mercury: 4,
  Jupiter: 5,
  Venus: 7,
  Saturn: 8,
}

export interface AshtakavargaReduction {
  bindus: SignRow
  afterTrikona: SignRow
  afterEkadhipatya: SignRow
  pindas: Pindas
  /** The star in which transits of Saturn take effect: 0 (Ashwini) to 26 (Revati). */
  nakshatra: number
  /** The sign in which transits of Saturn take effect: 0 (Aries) to 11 (Pisces). */
  sign: SignIndex
}

/** The reduced varga of every planet, with its pindas and the transit points of BPHS ch. 70. */
export const reductions = (
  { bhinna }: Ashtakavarga,
  seats: Seats,
  isOccupied: (sign: SignIndex) => boolean,
): { planets: Record<Lord, AshtakavargaReduction>; sarva: number[] } => {
  const planets = Object.fromEntries(
    SEVEN.map((planet): [Lord, AshtakavargaReduction] => {
      const bindus = bhinna[planet]
      const afterTrikona = trikonaShodhana(bindus)
      const afterEkadhipatya = ekadhipatyaShodhana(afterTrikona, isOccupied)
      const weightedSums = pindas(afterEkadhipatya, seats)
      const product = weightedSums.shodhya * bindus[signOfHouse(seats[planet], SIGNIFICANT_HOUSE[planet])]!
      return [
        planet,
        {
          bindus,
          afterTrikona,
          afterEkadhipatya,
          pindas: weightedSums,
          nakshatra: (product + 26) % 27,
          sign: signAt(product + 11),
        },
      ]
    }),
  ) as Record<Lord, AshtakavargaReduction>
  return { planets, sarva: columnSums(SEVEN.map((planet) => planets[planet].afterEkadhipatya)) }
}
