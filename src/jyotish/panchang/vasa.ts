import { signAt } from '../../zodiac/signs.ts'
import type { Direction } from './day-parts.ts'
import { tithiInHalf } from './limb-natures.ts'

/** The dwelling places of powers on a day, by tithi (1..30), star (from 1), sign and weekday (0 is Sunday). */

// source: Muhurta Chintamani, yatra chapter; additions of almanacs are omitted as disputed
const STAR_SHOOLA: Readonly<Record<number, Direction>> = { 18: 'East', 25: 'South', 4: 'West', 12: 'North' }
export const nakshatraShoola = (star: number): Direction | null => STAR_SHOOLA[star] ?? null

// source: common almanac practice; fire, earth, air, water signs
const MOON_DIRECTIONS: readonly Direction[] = ['East', 'South', 'West', 'North']
/** By the Moon's sign, 0..11. */
export const chandraVasa = (sign: number): Direction => MOON_DIRECTIONS[signAt(sign) % 4]!

// source: Muhurta Chintamani, yatra chapter; tithis 1 to 8 of a half
const YOGINI: readonly Direction[] = [
  'East',
  'North',
  'South-east',
  'South-west',
  'South',
  'West',
  'North-west',
  'North-east',
]
export const yogini = (tithi: number): Direction =>
  tithi === 30 ? 'North-east' : YOGINI[(tithiInHalf(tithi) - 1) % 8]!

export const AGNI_VASAS = ['Prithvi', 'Akasha', 'Patala'] as const
// source: Muhurta Chintamani; by the remainder
const AGNI: readonly (typeof AGNI_VASAS)[number][] = ['Prithvi', 'Akasha', 'Patala', 'Prithvi']
/** Prithvi is favourable for a homa. */
export const agniVasa = (tithi: number, weekday: number) => AGNI[(tithi + weekday + 2) % 4]!

// source: almanac practice for rudrabhisheka; by the remainder
export const SHIVA_VASAS = [
  'in the cremation ground',
  'on Kailasa',
  'with Gauri',
  'on Nandi',
  'in assembly',
  'at meal',
  'at play',
] as const
export const shivaVasa = (tithi: number) => SHIVA_VASAS[(2 * tithi + 5) % 7]!

const fromSun = (sunStar: number, moonStar: number) => (moonStar - sunStar + 27) % 27

// source: Muhurta Chintamani; the graha that receives the oblation, three stars each from the Sun's
export const HOMAHUTI = ['Sun', 'Mercury', 'Venus', 'Saturn', 'Moon', 'Mars', 'Jupiter', 'Rahu', 'Ketu'] as const
export const homahuti = (sunStar: number, moonStar: number) => HOMAHUTI[Math.floor(fromSun(sunStar, moonStar) / 3)]!

// source: Muhurta Chintamani, chapter of house entry; stars from the Sun's
const KUMBHA_PARTS = [
  ['mouth', 1],
  ['east', 4],
  ['south', 4],
  ['west', 4],
  ['north', 4],
  ['womb', 4],
  ['base', 3],
  ['neck', 3],
] as const
export const KUMBHA = KUMBHA_PARTS.map(([part]) => part) as unknown as readonly [
  (typeof KUMBHA_PARTS)[number][0],
  ...(typeof KUMBHA_PARTS)[number][0][],
]
const KUMBHA_OF_COUNT = KUMBHA_PARTS.flatMap(([part, stars]) => Array.from({ length: stars }, () => part))
export const kumbhaChakra = (sunStar: number, moonStar: number) => KUMBHA_OF_COUNT[fromSun(sunStar, moonStar)]!
