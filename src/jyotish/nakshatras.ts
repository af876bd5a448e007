import { partOf } from '../zodiac/division.ts'
import type { Sidereal } from '../zodiac/longitude.ts'
import { norm } from '../zodiac/longitude.ts'
import type { Graha } from './grahas.ts'

/** The lengths of a nakshatra and of a pada, degrees. */
export const NAKSHATRA = 40 / 3
export const PADA = 10 / 3

export const NAKSHATRAS = [
  'Ashwini',
  'Bharani',
  'Krittika',
  'Rohini',
  'Mrigashira',
  'Ardra',
  'Punarvasu',
  'Pushya',
  'Ashlesha',
  'Magha',
  'Purva Phalguni',
  'Uttara Phalguni',
  'Hasta',
  'Chitra',
  'Swati',
  'Vishakha',
  'Anuradha',
  'Jyeshtha',
  'Mula',
  'Purva Ashadha',
  'Uttara Ashadha',
  'Shravana',
  'Dhanishta',
  'Shatabhisha',
  'Purva Bhadrapada',
  'Uttara Bhadrapada',
  'Revati',
] as const
export type Nakshatra = (typeof NAKSHATRAS)[number]

// source: BPHS ch. 46; three cycles from Ashwini
export const NAKSHATRA_LORDS = [
  'Ketu',
  'Venus',
  'Sun',
  'Moon',
  'Mars',
  'Rahu',
  'Jupiter',
  'Saturn',
  'Mercury',
] as const satisfies readonly Graha[]

export const GANAS = ['Deva', 'Manushya', 'Rakshasa'] as const
export const NADIS = ['Adi', 'Madhya', 'Antya'] as const
export const YONIS = [
  'Horse',
  'Elephant',
  'Sheep',
  'Serpent',
  'Dog',
  'Cat',
  'Rat',
  'Cow',
  'Buffalo',
  'Tiger',
  'Deer',
  'Monkey',
  'Mongoose',
  'Lion',
] as const

interface Attributes {
  deity: string
  symbol: string
  gana: (typeof GANAS)[number]
  yoni: (typeof YONIS)[number]
  nadi: (typeof NADIS)[number]
  syllables: readonly [string, string, string, string]
}
const row = (
  deity: string,
  symbol: string,
  yoni: Attributes['yoni'],
  gana: Attributes['gana'],
  nadi: Attributes['nadi'],
  syllables: string,
): Attributes => ({
  deity,
  symbol,
  yoni,
  gana,
  nadi,
  syllables: syllables.split(' ') as unknown as Attributes['syllables'],
})

// source: deities Taittiriya Brahmana 3.1 and Brihat Samhita ch. 98; yoni, gana, nadi Muhurta Chintamani ch. 6; syllables the
// avakahada chakra of almanacs (four to a star); symbols common almanac practice
export const ATTRIBUTES = {
  Ashwini: row('Ashvins', "Horse's head", 'Horse', 'Deva', 'Adi', 'Chu Che Cho La'),
  Bharani: row('Yama', 'Womb', 'Elephant', 'Manushya', 'Madhya', 'Li Lu Le Lo'),
  Krittika: row('Agni', 'Razor', 'Sheep', 'Rakshasa', 'Antya', 'A I U E'),
  Rohini: row('Brahma (Prajapati)', 'Cart', 'Serpent', 'Manushya', 'Antya', 'O Va Vi Vu'),
  Mrigashira: row('Soma', "Deer's head", 'Serpent', 'Deva', 'Madhya', 'Ve Vo Ka Ki'),
  Ardra: row('Rudra', 'Teardrop', 'Dog', 'Manushya', 'Adi', 'Ku Gha Nga Chha'),
  Punarvasu: row('Aditi', 'Quiver', 'Cat', 'Deva', 'Adi', 'Ke Ko Ha Hi'),
  Pushya: row('Brihaspati', "Cow's udder", 'Sheep', 'Deva', 'Madhya', 'Hu He Ho Da'),
  Ashlesha: row('Sarpas', 'Coiled serpent', 'Cat', 'Rakshasa', 'Antya', 'Di Du De Do'),
  Magha: row('Pitris', 'Throne', 'Rat', 'Rakshasa', 'Antya', 'Ma Mi Mu Me'),
  'Purva Phalguni': row('Bhaga', 'Front legs of a bed', 'Rat', 'Manushya', 'Madhya', 'Mo Ta Ti Tu'),
  'Uttara Phalguni': row('Aryaman', 'Back legs of a bed', 'Cow', 'Manushya', 'Adi', 'Te To Pa Pi'),
  Hasta: row('Savitr', 'Hand', 'Buffalo', 'Deva', 'Adi', 'Pu Sha Na Tha'),
  Chitra: row('Tvashtr', 'Pearl', 'Tiger', 'Rakshasa', 'Madhya', 'Pe Po Ra Ri'),
  Swati: row('Vayu', 'Young shoot', 'Buffalo', 'Deva', 'Antya', 'Ru Re Ro Ta'),
  Vishakha: row('Indra and Agni', 'Arched gateway', 'Tiger', 'Rakshasa', 'Antya', 'Ti Tu Te To'),
  Anuradha: row('Mitra', 'Lotus', 'Deer', 'Deva', 'Madhya', 'Na Ni Nu Ne'),
  Jyeshtha: row('Indra', 'Earring', 'Deer', 'Rakshasa', 'Adi', 'No Ya Yi Yu'),
  Mula: row('Nirriti', 'Bunch of roots', 'Dog', 'Rakshasa', 'Adi', 'Ye Yo Bha Bhi'),
  'Purva Ashadha': row('Apas', 'Winnowing fan', 'Monkey', 'Manushya', 'Madhya', 'Bhu Dha Pha Dha'),
  'Uttara Ashadha': row('Vishvedevas', "Elephant's tusk", 'Mongoose', 'Manushya', 'Antya', 'Bhe Bho Ja Ji'),
  Shravana: row('Vishnu', 'Ear', 'Monkey', 'Deva', 'Antya', 'Khi Khu Khe Kho'),
  Dhanishta: row('Vasus', 'Drum', 'Lion', 'Rakshasa', 'Madhya', 'Ga Gi Gu Ge'),
  Shatabhisha: row('Varuna', 'Empty circle', 'Horse', 'Rakshasa', 'Adi', 'Go Sa Si Su'),
  'Purva Bhadrapada': row('Aja Ekapad', 'Front of a bier', 'Lion', 'Manushya', 'Adi', 'Se So Da Di'),
  'Uttara Bhadrapada': row('Ahirbudhnya', 'Back of a bier', 'Cow', 'Manushya', 'Madhya', 'Du Tha Jha Na'),
  Revati: row('Pushan', 'Fish', 'Elephant', 'Deva', 'Antya', 'De Do Cha Chi'),
} as const satisfies Record<Nakshatra, Attributes>

/** The nakshatra of a sidereal longitude, 0 (Ashwini) to 26 (Revati). */
export const nakshatraOf = (longitude: Sidereal): number => partOf(norm(longitude), 27, 360) % 27

/** The pada, 1..4. */
export const padaOf = (longitude: Sidereal): number => (partOf(norm(longitude), 108, 360) % 4) + 1

export const nakshatraLord = (nakshatra: number): Graha => NAKSHATRA_LORDS[nakshatra % 9]!

/** The part of its nakshatra before a longitude, from 0 to less than 1. */
export const fractionElapsed = (longitude: Sidereal): number => {
  const starsPassed = norm(longitude) / NAKSHATRA - nakshatraOf(longitude)
  return Math.min(Math.max(starsPassed, 0), 1 - Number.EPSILON)
}
