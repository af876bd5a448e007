import { type SignIndex, signAt, signName } from '../zodiac/signs.ts'
import { lordOf } from './grahas.ts'
import type { Karana, NityaYoga, Weekday } from './limbs.ts'
import type { Month } from './lunar-month.ts'
import { ATTRIBUTES, NAKSHATRAS, type Nakshatra } from './nakshatras.ts'
import type { SiderealPoint } from './points.ts'

export const VARNAS = ['Brahmin', 'Kshatriya', 'Vaishya', 'Shudra'] as const
export const VASHYAS = ['Chatushpada', 'Manava', 'Jalachara', 'Vanachara', 'Keeta'] as const
export const PAYAS = ['Gold', 'Silver', 'Copper', 'Iron'] as const
export const TATVAS = ['Agni', 'Prithvi', 'Vayu', 'Jala'] as const
export const HANSAKS = ['Agni', 'Bhumi', 'Vayu', 'Jala'] as const
export const YUNJAS = ['Purva', 'Madhya', 'Para'] as const
export const SYLLABLE_VARGAS = ['Garuda', 'Marjara', 'Simha', 'Shvana', 'Sarpa', 'Mushaka', 'Mriga', 'Mesha'] as const

/** The varna by element: fire Kshatriya, earth Vaishya, air Shudra, water Brahmin (Muhurta Chintamani ch. 6). */
export const varnaOf = (sign: SignIndex) => (['Kshatriya', 'Vaishya', 'Shudra', 'Brahmin'] as const)[sign % 4]!

// source: Muhurta Chintamani ch. 6; Sagittarius and Capricorn change at 15 degrees
export const vashyaOf = ({ sign, degree }: Pick<SiderealPoint, 'sign' | 'degree'>): (typeof VASHYAS)[number] => {
  switch (signName(sign)) {
    case 'Aries':
    case 'Taurus':
      return 'Chatushpada'
    case 'Sagittarius':
      return degree < 15 ? 'Manava' : 'Chatushpada'
    case 'Capricorn':
      return degree < 15 ? 'Chatushpada' : 'Jalachara'
    case 'Cancer':
    case 'Pisces':
      return 'Jalachara'
    case 'Leo':
      return 'Vanachara'
    case 'Scorpio':
      return 'Keeta'
    default:
      return 'Manava'
  }
}

/** The paya of a star number, 1..27. source: common almanac practice; other lists divide the stars otherwise */
const payaOfStar = (number: number): (typeof PAYAS)[number] =>
  number === 27 || number <= 2 ? 'Gold' : number <= 5 ? 'Iron' : number <= 15 ? 'Silver' : 'Copper'

// source: common almanac practice; house of the Moon from the ascendant
export const PAYA_OF_MOON_HOUSE: readonly (typeof PAYAS)[number][] = [
  'Gold',
  'Silver',
  'Copper',
  'Iron',
  'Silver',
  'Gold',
  'Copper',
  'Iron',
  'Silver',
  'Copper',
  'Gold',
  'Iron',
]

/** The yunja of a star number, 1..27. */
const yunjaOf = (number: number): (typeof YUNJAS)[number] =>
  number === 27 || number <= 5 ? 'Purva' : number <= 17 ? 'Madhya' : 'Para'

/**
 * Stars in which the t, th, d, dh or n of a syllable is retroflex. In Purva Ashadha only that of the fourth pada is.
 */
const RETROFLEX: readonly Nakshatra[] = ['Pushya', 'Ashlesha', 'Purva Phalguni', 'Uttara Phalguni', 'Hasta']

/** The class (varga) of the first sound of a name, named after its animal. */
const vargaOfSyllable = (syllable: string, star: Nakshatra, pada: number): (typeof SYLLABLE_VARGAS)[number] => {
  const sound = syllable.toLowerCase()
  const first = sound[0]!
  if ('aiueo'.includes(first)) return 'Garuda'
  if (star === 'Uttara Bhadrapada' && first === 'n') return 'Simha'
  if (sound.startsWith('ng') || 'kg'.includes(first)) return 'Marjara'
  if ('cj'.includes(first)) return 'Simha'
  if (sound.startsWith('sh') || 'sh'.includes(first)) return 'Mesha'
  if ('tdn'.includes(first))
    return RETROFLEX.includes(star) || (star === 'Purva Ashadha' && pada === 4) ? 'Shvana' : 'Sarpa'
  return 'pbm'.includes(first) ? 'Mushaka' : 'Mriga'
}

/** The attributes printed beside a birth chart, by sign, star and pada of the Moon. */
export const avakhada = (moon: SiderealPoint) => {
  const star = NAKSHATRAS[moon.nakshatra]!
  const { yoni, gana, nadi, syllables } = ATTRIBUTES[star]
  const syllable = syllables[moon.pada - 1]!
  return {
    varna: varnaOf(moon.sign),
    vashya: vashyaOf(moon),
    yoni,
    gana,
    nadi,
    rasiLord: lordOf(moon.sign),
    paya: payaOfStar(moon.nakshatra + 1),
    tatva: TATVAS[moon.sign % 4]!,
    element: (['Fire', 'Earth', 'Air', 'Water'] as const)[moon.sign % 4]!,
    yunja: yunjaOf(moon.nakshatra + 1),
    varga: vargaOfSyllable(syllable, star, moon.pada),
    hansak: HANSAKS[moon.sign % 4]!,
    syllable,
  }
}

export const TITHI_GROUPS = ['Nanda', 'Bhadra', 'Jaya', 'Rikta', 'Purna'] as const

interface Ghatak {
  month: Month
  tithi: (typeof TITHI_GROUPS)[number]
  weekday: Weekday
  nakshatra: Nakshatra
  yoga: NityaYoga
  karana: Karana
  prahara: number
}
const ghata = (
  month: Month,
  tithi: Ghatak['tithi'],
  weekday: Weekday,
  nakshatra: Nakshatra,
  yoga: NityaYoga,
  karana: Karana,
  prahara: number,
): Ghatak => ({ month, tithi, weekday, nakshatra, yoga, karana, prahara })

// source: tithi, weekday, star and Moon: Muhurta Chintamani, yatra chapter; month, yoga, karana, prahara: common almanac practice,
// disputed. By Moon sign from Aries
const GHATA_CHAKRA: readonly Ghatak[] = [
  ghata('Kartika', 'Nanda', 'Sunday', 'Magha', 'Vishkambha', 'Bava', 1),
  ghata('Margashirsha', 'Purna', 'Saturday', 'Hasta', 'Shukla', 'Shakuni', 4),
  ghata('Ashadha', 'Bhadra', 'Monday', 'Swati', 'Parigha', 'Chatushpada', 3),
  ghata('Pausha', 'Bhadra', 'Wednesday', 'Anuradha', 'Vyaghata', 'Naga', 1),
  ghata('Jyeshtha', 'Jaya', 'Saturday', 'Mula', 'Dhriti', 'Bava', 1),
  ghata('Bhadrapada', 'Purna', 'Saturday', 'Shravana', 'Shukla', 'Kaulava', 1),
  ghata('Magha', 'Rikta', 'Thursday', 'Shatabhisha', 'Shukla', 'Taitila', 4),
  ghata('Ashvina', 'Nanda', 'Friday', 'Revati', 'Vyatipata', 'Gara', 1),
  ghata('Shravana', 'Jaya', 'Friday', 'Bharani', 'Vajra', 'Taitila', 1),
  ghata('Vaishakha', 'Rikta', 'Tuesday', 'Rohini', 'Vaidhriti', 'Shakuni', 4),
  ghata('Chaitra', 'Jaya', 'Thursday', 'Ardra', 'Ganda', 'Kimstughna', 3),
  ghata('Phalguna', 'Purna', 'Friday', 'Ashlesha', 'Vajra', 'Chatushpada', 4),
]

// source: Muhurta Chintamani, yatra chapter; houses from the birth Moon where a transiting Moon harms
const GHATA_MOON = [1, 5, 9, 2, 6, 10, 3, 7, 4, 8, 11, 12]

/** The harmful times for a birth Moon in this sign, and the sign of the harmful transiting Moon. */
export const ghatak = (moonSign: SignIndex) => ({
  ...GHATA_CHAKRA[moonSign]!,
  moonSign: signName(signAt(moonSign + GHATA_MOON[moonSign]! - 1)),
})
