import { normalizedText } from '../../normalization.ts'
import { elementOf, type SignIndex, signOf } from '../../zodiac/signs.ts'
import { SYLLABLE_VARGAS } from '../avakhada.ts'
import { naturalRegard } from '../dignity.ts'
import { type DIRECTION_CODES, GRAHA_ATTRIBUTES } from '../graha-attributes.ts'
import { GRAHAS, lordOf } from '../grahas.ts'
import { ATTRIBUTES, NAKSHATRA, NAKSHATRAS, type Nakshatra, nakshatraLord } from '../nakshatras.ts'
import { STARS_28, taraOf } from '../panchang/stars.ts'

/** A house by the birth star: directions, colours, places, and the match of a place's name with the person's name. */

export type DirectionCode = (typeof DIRECTION_CODES)[number]

/**
 * The direction of a star in the ring of 28, seven stars to a side from Krittika in the east. source: Vastu chakra of
 * the almanacs
 */
export const starDirection = (star: number): DirectionCode => {
  const fromKrittika = (STARS_28.indexOf(NAKSHATRAS[star]!) - STARS_28.indexOf('Krittika') + 28) % 28
  return (['E', 'S', 'W', 'N'] as const)[Math.floor(fromKrittika / 7)]!
}

/** The direction of a sign: fire east, earth south, air west, water north. source: common Vastu practice */
export const signDirection = (sign: SignIndex): DirectionCode =>
  (({ Fire: 'E', Earth: 'S', Air: 'W', Water: 'N' }) as const)[elementOf(sign)]

/** The sign of the first pada of a star. */
export const signOfStar = (star: number): SignIndex => signOf(star * NAKSHATRA + 1e-6)

// source: common Vastu practice, in order of preference
export const PLACEMENTS = {
  'bed head': ['S', 'E', 'W'],
  worship: ['NE', 'E'],
  study: ['E', 'N', 'W'],
  safe: ['N', 'E'],
  water: ['NE', 'N', 'E'],
  tree: ['N', 'E', 'W', 'S'],
} as const satisfies Record<string, readonly DirectionCode[]>
export type HouseItem = keyof typeof PLACEMENTS

export interface StarFacings {
  star: DirectionCode
  lord: DirectionCode
  sign: DirectionCode
  best: DirectionCode[]
  avoid: DirectionCode[]
}

/** Facings of a house for a birth star and Moon sign. */
export const facingsOf = (star: number, sign: SignIndex): StarFacings => {
  const lord = nakshatraLord(star)
  const signLord = lordOf(sign)
  const directions = { star: starDirection(star), lord: GRAHA_ATTRIBUTES[lord].direction, sign: signDirection(sign) }
  const isFriend = lord === signLord || naturalRegard(lord, signLord) === 'friend'
  const best = [...new Set([directions.sign, ...(isFriend ? [directions.lord] : []), directions.star])]
  const enemies = GRAHAS.filter((other) => other !== lord && naturalRegard(lord, other) === 'enemy')
  const avoid = [...new Set(enemies.map((enemy) => GRAHA_ATTRIBUTES[enemy].direction))].filter(
    (direction) => !best.includes(direction),
  )
  return { ...directions, best, avoid }
}

/** The direction of an item: the first in its list that is not in `avoid`, else the first. */
export const placeOfItem = (item: HouseItem, avoid: readonly DirectionCode[]): DirectionCode =>
  PLACEMENTS[item].find((direction) => !avoid.includes(direction)) ?? PLACEMENTS[item][0]

/** The stars at the second, fourth, sixth, eighth and ninth tara from the birth star, in zodiacal order. */
export const goodStarsFor = (star: number): Nakshatra[] =>
  NAKSHATRAS.filter((_, other) => taraOf(star + 1, other + 1).good)

export type LetterVarga = (typeof SYLLABLE_VARGAS)[number]
// source: Muhurta Chintamani 12 (Vastu): the eight classes of sounds in compass order from the east
export const VARGA_DIRECTIONS: Record<LetterVarga, DirectionCode> = {
  Garuda: 'E',
  Marjara: 'SE',
  Simha: 'S',
  Shvana: 'SW',
  Sarpa: 'W',
  Mushaka: 'NW',
  Mriga: 'N',
  Mesha: 'NE',
}
// source: the same, for Latin letters as names are commonly written; only Indian scripts show retroflex letters
const LATIN: readonly (readonly [RegExp, LetterVarga])[] = [
  [/^[aeiou]/, 'Garuda'],
  [/^(ch|[jz])/, 'Simha'],
  [/^(sh|[sh])/, 'Mesha'],
  [/^[kgqxc]/, 'Marjara'],
  [/^[tdn]/, 'Sarpa'],
  [/^[pfbm]/, 'Mushaka'],
  [/^[yrlvw]/, 'Mriga'],
]
// source: the same: first letters of each class in the order of the Indian alphabets, as offsets in their Unicode
// blocks
const INDIAN: readonly (readonly [first: number, last: number, LetterVarga])[] = [
  [0x05, 0x14, 'Garuda'],
  [0x15, 0x19, 'Marjara'],
  [0x1a, 0x1e, 'Simha'],
  [0x1f, 0x23, 'Shvana'],
  [0x24, 0x29, 'Sarpa'],
  [0x2a, 0x2e, 'Mushaka'],
  [0x2f, 0x35, 'Mriga'],
  [0x36, 0x39, 'Mesha'],
]

/** The class of a name's first letter, in Latin or an Indian script; null for any other letter. */
export const vargaOfInitial = (initial: string): LetterVarga | null => {
  const text = normalizedText(initial.trim(), 'NFD').toLowerCase()
  const code = text.codePointAt(0) ?? 0
  // The nine blocks from Devanagari to Malayalam have the same layout, with 128 code points each.
  if (code >= 0x0900 && code < 0x0d80) {
    const offset = code % 0x80
    return INDIAN.find(([first, last]) => offset >= first && offset <= last)?.[2] ?? null
  }
  return LATIN.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

export const VARGA_GAINS = ['mitra', 'vairi', 'same'] as const
/** The fifth class from the own class is opposite to it and is its enemy. */
export const vargaGain = (personVarga: LetterVarga, place: LetterVarga): (typeof VARGA_GAINS)[number] => {
  const steps = (SYLLABLE_VARGAS.indexOf(place) - SYLLABLE_VARGAS.indexOf(personVarga) + 8) % 8
  return steps === 0 ? 'same' : steps === 4 ? 'vairi' : 'mitra'
}

export const animalOf = (star: number) => ATTRIBUTES[NAKSHATRAS[star]!].yoni
