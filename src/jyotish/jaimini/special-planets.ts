import { houseFrom, isOdd, type SignIndex, signOfHouse } from '../../zodiac/signs.ts'
import type { RasiChart } from '../chart.ts'
import { isExalted, isOwn, naturalRegard } from '../dignity.ts'
import { type Graha, isNode, type Lord, lordOf } from '../grahas.ts'
import { type DegreeSeats, signLord, strongerGraha, strongerSign } from '../stronger-of-two.ts'
import { atmakaraka } from './karakas.ts'

/** The ascendant and the places of the grahas. A `RasiChart` is assignable. */
export type ChartSeats = Pick<RasiChart, 'graha'> & { ascendant: { sign: SignIndex } }

const distinct = <T>(all: readonly T[]): T[] => [...new Set(all)]
const strongestOf = (grahas: readonly Graha[], seats: DegreeSeats): Graha =>
  grahas.reduce((best, next) => strongerGraha(best, next, seats).winner)

export interface SpecialPlanetChoice {
  planet: Graha
  reasons: string[]
}

/**
 * Brahma: of the lords of 6, 8 and 12 from the stronger of ascendant and seventh, the one with the most of three
 * merits: a friendly, own or exaltation sign; an odd sign; a place in the seven signs from that stronger sign. Nodes
 * are excluded, and Saturn unless it is the only candidate. Null without a candidate (Jaimini Upadesa Sutras 2.1, as
 * read by P. V. R. Narasimha Rao).
 */
export const brahma = ({ ascendant, graha }: ChartSeats): SpecialPlanetChoice | null => {
  const from = strongerSign(ascendant.sign, signOfHouse(ascendant.sign, 7), graha).winner
  const lords = distinct([6, 8, 12].map((house) => signLord(signOfHouse(from, house), graha))).filter((l) => !isNode(l))
  const candidates = lords.length > 1 ? lords.filter((lord) => lord !== 'Saturn') : lords
  const merits = (planet: Graha): string[] => {
    const { sign } = graha[planet]
    const list: string[] = []
    if (isExalted(planet, sign)) list.push('exalted')
    else if (isOwn(planet, sign)) list.push('in its own sign')
    else if (naturalRegard(planet, lordOf(sign)) === 'friend') list.push("in a friend's sign")
    if (isOdd(sign)) list.push('in an odd sign')
    if (houseFrom(from, sign) <= 7) list.push('among the seven signs from the stronger of ascendant and seventh')
    return list
  }
  const ranked = candidates.map((planet) => ({ planet, reasons: merits(planet) }))
  const best = Math.max(...ranked.map(({ reasons }) => reasons.length))
  const bestCandidates = ranked.filter(({ reasons }) => reasons.length === best)
  if (bestCandidates.length === 0) return null
  const planet = strongestOf(
    bestCandidates.map((each) => each.planet),
    graha,
  )
  const { reasons } = bestCandidates.find((each) => each.planet === planet)!
  return {
    planet,
    reasons: bestCandidates.length > 1 ? [...reasons, 'the stronger of those with as many merits'] : reasons,
  }
}

// source: BPHS ch. 46 and Jaimini Upadesa Sutras 2.1 (vriddha karika); the eighth of each sign, Aries to Pisces
const VRIDDHA_EIGHTH: readonly SignIndex[] = [7, 2, 9, 8, 3, 10, 1, 8, 3, 2, 9, 4]
export const vriddhaEighth = (sign: SignIndex): SignIndex => VRIDDHA_EIGHTH[sign]!

/**
 * Rudra: the stronger of the lords of the eighths (vriddha karika) of ascendant and seventh. The trishula is its sign
 * and the trines of that sign.
 */
export const rudra = ({ ascendant, graha }: ChartSeats) => {
  const eighths = [ascendant.sign, signOfHouse(ascendant.sign, 7)].map(vriddhaEighth)
  const candidates = distinct(eighths.map((sign) => signLord(sign, graha)))
  const planet = strongestOf(candidates, graha)
  return { planet, candidates, trishula: [1, 5, 9].map((house) => signOfHouse(graha[planet].sign, house)) }
}

const REPLACEMENT: Partial<Record<Graha, Lord>> = { Rahu: 'Mercury', Ketu: 'Jupiter' }

/** Maheshwara, from the atmakaraka (Jaimini Upadesa Sutras 2.1, as read by P. V. R. Narasimha Rao). */
export const maheshwara = (chart: RasiChart): SpecialPlanetChoice => {
  const { graha } = chart
  const atma = atmakaraka(chart)
  const from = graha[atma].sign
  const lordFrom = (sign: SignIndex, house: number) => signLord(signOfHouse(sign, house), graha)
  const node = (['Rahu', 'Ketu'] as const).find((name) => [1, 8].includes(houseFrom(from, graha[name].sign)))
  const reasons: string[] = []
  let planet: Graha
  if (node) {
    planet = lordFrom(from, 6)
    const relation = graha[node].sign === from ? `joins ${atma}` : `stands in the 8th from ${atma}`
    reasons.push(`lord of the 6th from ${atma}, the atmakaraka, since ${node} ${relation}`)
  } else {
    planet = lordFrom(from, 8)
    reasons.push(`lord of the 8th from ${atma}, the atmakaraka`)
    const { sign } = graha[planet]
    if (isExalted(planet, sign, graha[planet]) || isOwn(planet, sign)) {
      const previous = planet
      planet = strongestOf(distinct([lordFrom(sign, 8), lordFrom(sign, 12)]), graha)
      reasons.push(`the stronger lord of the 8th and 12th from ${previous}, who is exalted or in his own sign`)
    }
  }
  const replacement = REPLACEMENT[planet]
  if (!replacement) return { planet, reasons }
  return { planet: replacement, reasons: [...reasons, `${replacement} for ${planet}`] }
}
