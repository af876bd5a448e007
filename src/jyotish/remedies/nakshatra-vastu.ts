import { normalizedText } from '../../normalization.ts'
import { elementOf, type SignIndex, signOf } from '../../zodiac/signs.ts'
import { SYLLABLE_VARGAS } from '../avakhada.ts'
import { naturalRegard } from '../dignity.ts'
import { type DIRECTION_CODES, GRAHA_ATTRIBUTES } from '../graha-attributes.ts'
import { GRAHAS, lordOf } from '../grahas.ts'
import { ATTRIBUTES, NAKSHATRA, NAKSHATRAS, type Nakshatra, nakshatraLord } from '../nakshatras.ts'
import { STARS_28, taraOf } from '../panchang/stars.ts'

/** What a birth star likes of a house: directions, colours, places, and how a place's name agrees with one's own. */

export type DirectionCode = (typeof DIRECTION_CODES)[number]

/** Of the ring of 28, seven to a side from Krittika in the east. source: Vastu chakra of the almanacs */
export const starDirection = (star: number): DirectionCode => {
  const fromKrittika = (STARS_28.indexOf(NAKSHATRAS[star]!) - STARS_28.indexOf('Krittika') + 28) % 28
  return (['E', 'S', 'W', 'N'] as const)[Math.floor(fromKrittika / 7)]!
}

/** Fire east, earth south, air west, water north. source: common Vastu practice */
export const signDirection = (sign: SignIndex): DirectionCode =>
  (({ Fire: 'E', Earth: 'S', Air: 'W', Water: 'N' }) as const)[elementOf(sign)]

/** The sign that holds the first pada of a star. */
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

/** Where a thing stands: the first direction of its row that is not to be avoided, else the first. */
export const placeOfItem = (item: HouseItem, avoid: readonly DirectionCode[]): DirectionCode =>
  PLACEMENTS[item].find((direction) => !avoid.includes(direction)) ?? PLACEMENTS[item][0]

/** Stars at the second, fourth, sixth, eighth and ninth tara from one's own, in zodiac order. */
export const goodStarsFor = (star: number): Nakshatra[] =>
  NAKSHATRAS.filter((_, other) => taraOf(star + 1, other + 1).good)

export type LetterVarga = (typeof SYLLABLE_VARGAS)[number]
// source: Muhurta Chintamani 12 (Vastu): the eight classes of sounds round the compass from the east
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
// source: the same, for Latin letters as names are commonly written; a retroflex only an Indian script shows
const LATIN: readonly (readonly [RegExp, LetterVarga])[] = [
  [/^[aeiou]/, 'Garuda'],
  [/^(ch|[jz])/, 'Simha'],
  [/^(sh|[sh])/, 'Mesha'],
  [/^[kgqxc]/, 'Marjara'],
  [/^[tdn]/, 'Sarpa'],
  [/^[pfbm]/, 'Mushaka'],
  [/^[yrlvw]/, 'Mriga'],
]
// source: the same: first letters of each class in the order of the Indian alphabets, as offsets in their Unicode blocks
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

/** The class of a name's first letter, Latin or of an Indian script; null where it fits none. */
export const vargaOfInitial = (initial: string): LetterVarga | null => {
  const text = normalizedText(initial.trim(), 'NFD').toLowerCase()
  const code = text.codePointAt(0) ?? 0
  // The nine blocks from Devanagari to Malayalam are laid out alike, 128 code points each.
  if (code >= 0x0900 && code < 0x0d80) {
    const offset = code % 0x80
    return INDIAN.find(([first, last]) => offset >= first && offset <= last)?.[2] ?? null
  }
  return LATIN.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

export const VARGA_GAINS = ['mitra', 'vairi', 'same'] as const
/** The fifth class from one's own stands across from it and is its enemy. */
export const vargaGain = (own: LetterVarga, place: LetterVarga): (typeof VARGA_GAINS)[number] => {
  const apart = (SYLLABLE_VARGAS.indexOf(place) - SYLLABLE_VARGAS.indexOf(own) + 8) % 8
  return apart === 0 ? 'same' : apart === 4 ? 'vairi' : 'mitra'
}

export const animalOf = (star: number) => ATTRIBUTES[NAKSHATRAS[star]!].yoni
