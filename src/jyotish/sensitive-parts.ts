import { HOUSES, type HouseNumber, houseFrom, type SignIndex, signName, signOfHouse } from '../zodiac/signs.ts'
import { type Bits, countOf, type RuleFacts } from './rules/facts.ts'
import { grahaPlaceText, grahasInWords, ordinal } from './rules/words.ts'

// source: BPHS ch. 4 and 11, the limbs of Kalapurusha; for the sign and for the house of that number
export const BODY_PARTS: Record<HouseNumber, string> = {
  1: 'head',
  2: 'face, mouth, right eye',
  3: 'arms, right ear',
  4: 'chest, lungs',
  5: 'upper abdomen, heart',
  6: 'intestines',
  7: 'lower abdomen, kidneys',
  8: 'reproductive and excretory organs',
  9: 'thighs, hips',
  10: 'knees',
  11: 'calves, left ear',
  12: 'feet, left eye',
}

export interface SensitivePart {
  readonly sign: SignIndex
  readonly house: HouseNumber
  /** The part of the body of the sign. */
  readonly part: string
  /** The part of the body of the house. */
  readonly housePart: string
  /** Greater than 0. */
  readonly weight: number
  readonly evidence: readonly string[]
}

// source: this project's own weighing
const OCCUPATION = 2
const ASPECT = 1
/** The weight of malefics less that of benefics: 2 for each planet in the sign, 1 for each that aspects it. */
const burden = (f: RuleFacts, sign: SignIndex): number => {
  const balance = (bits: Bits) => countOf(bits & f.malefics) - countOf(bits & f.benefics)
  return OCCUPATION * balance(f.occupants[sign]!) + ASPECT * balance(f.aspecting[sign]!)
}

// source: common practice, the houses of illness and of lasting illness
const ILLS = [6, 8] as const

/**
 * The signs with a positive burden among these: the 6th and 8th houses, the signs of their lords, and the sign with the
 * greatest burden. The heaviest comes first.
 */
export const sensitiveParts = (f: RuleFacts): SensitivePart[] => {
  const reasons = new Map<SignIndex, string[]>()
  const addReason = (sign: SignIndex, reason: string) => reasons.set(sign, [...(reasons.get(sign) ?? []), reason])
  for (const house of ILLS) {
    addReason(signOfHouse(f.ascendant, house), `the ${ordinal(house)} house`)
    const lord = f.lord[house]!
    addReason(f.sign[lord]!, `holds the lord of the ${ordinal(house)}, ${grahaPlaceText(f, lord)}`)
  }
  const heaviest = HOUSES.map((house) => signOfHouse(f.ascendant, house)).reduce((worst, sign) =>
    burden(f, sign) > burden(f, worst) ? sign : worst,
  )
  addReason(heaviest, 'the greatest burden of all signs')
  return [...reasons]
    .map(([sign, why]): SensitivePart => {
      const house = houseFrom(f.ascendant, sign)
      const influences = (bits: Bits, word: string) =>
        bits ? [`${word} ${signName(sign)}: ${grahasInWords(bits)}`] : []
      return {
        ...{ sign, house, weight: burden(f, sign) },
        part: BODY_PARTS[(sign + 1) as HouseNumber],
        housePart: BODY_PARTS[house],
        evidence: [
          ...why,
          ...influences(f.occupants[sign]! & f.malefics, 'malefics in'),
          ...influences(f.aspecting[sign]! & f.malefics, 'malefics aspecting'),
          ...influences(f.occupants[sign]! & f.benefics, 'benefics in'),
          ...influences(f.aspecting[sign]! & f.benefics, 'benefics aspecting'),
        ],
      }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.house - b.house)
}

/**
 * The sign with the greatest excess of benefics over malefics, the first from the ascendant in a tie; null if no sign
 * has an excess.
 */
export const mostSupportedSign = (f: RuleFacts): SignIndex | null => {
  const best = HOUSES.map((house) => signOfHouse(f.ascendant, house)).reduce((ease, sign) =>
    burden(f, sign) < burden(f, ease) ? sign : ease,
  )
  return burden(f, best) < 0 ? best : null
}
