import { HOUSES, type HouseNumber, houseFrom, type SignIndex, signName, signOfHouse } from '../zodiac/signs.ts'
import { type Bits, countOf, type Facts } from './rules/facts.ts'
import { grahasInWords, ordinal, placeOf } from './rules/words.ts'

// source: BPHS ch. 4 and 11, the limbs of Kalapurusha; of the sign and of the house of that number
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
  /** By the sign. */
  readonly part: string
  /** By the house. */
  readonly housePart: string
  /** Above 0. */
  readonly weight: number
  readonly evidence: readonly string[]
}

// source: this project's own weighing
const OCCUPATION = 2
const ASPECT = 1
/** Malefics less benefics: two for each that stands there, one for each that looks there. */
const burden = (f: Facts, sign: SignIndex): number => {
  const balance = (bits: Bits) => countOf(bits & f.malefics) - countOf(bits & f.benefics)
  return OCCUPATION * balance(f.at[sign]!) + ASPECT * balance(f.lookers[sign]!)
}

// source: common practice, the houses of illness and of lasting illness
const ILLS = [6, 8] as const

/**
 * The 6th and the 8th, the signs where their lords stand, and the sign with the greatest burden, where malefics outweigh benefics;
 * the heaviest first.
 */
export const sensitiveParts = (f: Facts): SensitivePart[] => {
  const reasons = new Map<SignIndex, string[]>()
  const ask = (sign: SignIndex, reason: string) => reasons.set(sign, [...(reasons.get(sign) ?? []), reason])
  for (const house of ILLS) {
    ask(signOfHouse(f.ascendant, house), `the ${ordinal(house)} house`)
    const lord = f.lord[house]!
    ask(f.sign[lord]!, `holds the lord of the ${ordinal(house)}, ${placeOf(f, lord)}`)
  }
  const most = HOUSES.map((house) => signOfHouse(f.ascendant, house)).reduce((worst, sign) =>
    burden(f, sign) > burden(f, worst) ? sign : worst,
  )
  ask(most, 'the greatest burden of all signs')
  return [...reasons]
    .map(([sign, why]): SensitivePart => {
      const house = houseFrom(f.ascendant, sign)
      const said = (bits: Bits, word: string) => (bits ? [`${word} ${signName(sign)}: ${grahasInWords(bits)}`] : [])
      return {
        ...{ sign, house, weight: burden(f, sign) },
        part: BODY_PARTS[(sign + 1) as HouseNumber],
        housePart: BODY_PARTS[house],
        evidence: [
          ...why,
          ...said(f.at[sign]! & f.malefics, 'malefics in'),
          ...said(f.lookers[sign]! & f.malefics, 'malefics aspecting'),
          ...said(f.at[sign]! & f.benefics, 'benefics in'),
          ...said(f.lookers[sign]! & f.benefics, 'benefics aspecting'),
        ],
      }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.house - b.house)
}

/** The sign on which benefics outweigh malefics most, the first of equals from the ascendant; null where they do so nowhere. */
export const easiestSign = (f: Facts): SignIndex | null => {
  const best = HOUSES.map((house) => signOfHouse(f.ascendant, house)).reduce((ease, sign) =>
    burden(f, sign) < burden(f, ease) ? sign : ease,
  )
  return burden(f, best) < 0 ? best : null
}
