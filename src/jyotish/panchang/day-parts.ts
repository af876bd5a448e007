import { partOfWindow, partsOfWindow, type Window } from '../../time/window.ts'
import type { Daylight } from '../day.ts'
import { type Lord, SEVEN } from '../grahas.ts'
import { daytime, nighttime } from './day.ts'
import type { Star28 } from './stars.ts'

/** Equal parts of day and night, by weekday (0 is Sunday). */

export const HALVES = ['day', 'night'] as const
export type Half = (typeof HALVES)[number]

export interface DayPart extends Window {
  half: Half
}

const inHalf = (light: Daylight, half: Half): Window => (half === 'day' ? daytime(light) : nighttime(light))

/** Part `number` (from 1) of `parts` equal ones of the day or of the night. */
export const partOfHalf = (light: Daylight, half: Half, number: number, parts: number): DayPart => ({
  half,
  ...partOfWindow(inHalf(light, half), number - 1, parts),
})

/** All parts of the day, then all of the night. */
export const partsOfBoth = (light: Daylight, parts: number): DayPart[] =>
  HALVES.flatMap((half) => partsOfWindow(inHalf(light, half), parts).map((window) => ({ half, ...window })))

// source: common almanac practice, as Muhurta Chintamani; eighth of the daytime from 1, Sunday to Saturday
export const OCTANTS = {
  rahu_kaal: [8, 2, 7, 5, 6, 4, 3],
  yamaganda: [5, 4, 3, 2, 1, 7, 6],
  gulika_kaal: [7, 6, 5, 4, 3, 2, 1],
} as const
export type Octant = keyof typeof OCTANTS

export const octant = (which: Octant, weekday: number, light: Daylight): Window =>
  partOfWindow(daytime(light), OCTANTS[which][weekday]! - 1, 8)

interface Muhurta {
  name: string
  /** The star with the same deity. */
  star: Star28
  good: boolean
}
const muhurta = (name: string, star: Star28, good = true): Muhurta => ({ name, star, good })
const bad = (name: string, star: Star28) => muhurta(name, star, false)

// source: Muhurta Chintamani ch. 6; Narada Samhita
export const MUHURTAS: Record<Half, readonly Muhurta[]> = {
  day: [
    bad('Rudra', 'Ardra'),
    bad('Ahi', 'Ashlesha'),
    muhurta('Mitra', 'Anuradha'),
    bad('Pitri', 'Magha'),
    muhurta('Vasu', 'Dhanishta'),
    muhurta('Ambu (Varaha)', 'Purva Ashadha'),
    muhurta('Vishvedeva', 'Uttara Ashadha'),
    muhurta('Abhijit (Vidhi)', 'Abhijit'),
    muhurta('Vidhata (Sutamukhi)', 'Rohini'),
    bad('Puruhuta (Indra)', 'Jyeshtha'),
    bad('Indragni (Vahini)', 'Vishakha'),
    bad('Rakshasa (Naktanchara)', 'Mula'),
    muhurta('Varuna', 'Shatabhisha'),
    muhurta('Aryama', 'Uttara Phalguni'),
    bad('Bhaga', 'Purva Phalguni'),
  ],
  night: [
    bad('Girisha', 'Ardra'),
    bad('Ajapada', 'Purva Bhadrapada'),
    muhurta('Ahirbudhnya', 'Uttara Bhadrapada'),
    muhurta('Pusha', 'Revati'),
    muhurta('Ashvini', 'Ashwini'),
    bad('Yama', 'Bharani'),
    muhurta('Agni', 'Krittika'),
    muhurta('Vidhatri', 'Rohini'),
    muhurta('Chanda', 'Mrigashira'),
    muhurta('Aditi', 'Punarvasu'),
    muhurta('Jiva', 'Pushya'),
    muhurta('Vishnu', 'Shravana'),
    muhurta('Dyumadgadyuti', 'Hasta'),
    muhurta('Tvashtri (Brahma)', 'Chitra'),
    muhurta('Samudra (Vayu)', 'Swati'),
  ],
}

// source: Muhurta Chintamani ch. 6; Sunday to Saturday
const DURMUHURTAS: readonly (readonly [Half, number])[][] = [
  [['day', 14]],
  [
    ['day', 9],
    ['day', 12],
  ],
  [
    ['day', 4],
    ['night', 7],
  ],
  [['day', 8]],
  [
    ['day', 6],
    ['day', 12],
  ],
  [
    ['day', 4],
    ['day', 9],
  ],
  [
    ['day', 1],
    ['day', 2],
  ],
]

export const isDurmuhurta = (weekday: number, half: Half, number: number) =>
  DURMUHURTAS[weekday]!.some(([h, n]) => h === half && n === number)

export const durmuhurtas = (weekday: number, light: Daylight): DayPart[] =>
  DURMUHURTAS[weekday]!.map(([half, number]) => partOfHalf(light, half, number, 15))

export const CHOGHADIYAS = ['Udvega', 'Chara', 'Labha', 'Amrita', 'Kala', 'Shubha', 'Roga'] as const
export type Choghadiya = (typeof CHOGHADIYAS)[number]
export const PART_QUALITIES = ['good', 'medium', 'bad'] as const
export type PartQuality = (typeof PART_QUALITIES)[number]

// source: common almanac practice (Gujarati choghadiya)
export const CHOGHADIYA_RULERS = {
  Udvega: 'Sun',
  Chara: 'Venus',
  Labha: 'Mercury',
  Amrita: 'Moon',
  Kala: 'Saturn',
  Shubha: 'Jupiter',
  Roga: 'Mars',
} as const satisfies Record<Choghadiya, Lord>
export const CHOGHADIYA_QUALITY = {
  Amrita: 'good',
  Shubha: 'good',
  Labha: 'good',
  Chara: 'medium',
  Udvega: 'bad',
  Kala: 'bad',
  Roga: 'bad',
} as const satisfies Record<Choghadiya, PartQuality>
const NIGHT_ORDER: readonly Choghadiya[] = ['Shubha', 'Amrita', 'Chara', 'Roga', 'Kala', 'Labha', 'Udvega']
const CHOGHADIYA_STARTS: Record<Half, readonly Choghadiya[]> = {
  day: ['Udvega', 'Amrita', 'Roga', 'Labha', 'Shubha', 'Chara', 'Kala'],
  night: ['Shubha', 'Chara', 'Kala', 'Udvega', 'Amrita', 'Roga', 'Labha'],
}
const CHOGHADIYA_ORDER: Record<Half, readonly Choghadiya[]> = { day: CHOGHADIYAS, night: NIGHT_ORDER }

/** The names of the eight choghadiyas of a half, in order. */
export const choghadiyaNames = (weekday: number, half: Half): Choghadiya[] => {
  const order = CHOGHADIYA_ORDER[half]
  const first = order.indexOf(CHOGHADIYA_STARTS[half][weekday]!)
  return Array.from({ length: 8 }, (_, i) => order[(first + i) % 7]!)
}

// source: common almanac practice, disputed; eighth from 1, Sunday to Saturday
export const VELAS = {
  vara_vela: { half: 'day', eighths: [4, 7, 2, 5, 8, 3, 6] },
  kala_vela: { half: 'day', eighths: [5, 2, 6, 3, 7, 4, 8] },
  kala_ratri: { half: 'night', eighths: [6, 4, 2, 7, 5, 3, 1] },
} as const satisfies Record<string, { half: Half; eighths: readonly number[] }>
export type Vela = keyof typeof VELAS
/** The bad eighths marked in lists of choghadiyas. */
export const MARKED_EIGHTHS = ['vara_vela', 'kala_vela', 'kala_ratri', 'rahu_kaal'] as const

export const vela = (which: Vela, weekday: number, light: Daylight): DayPart =>
  partOfHalf(light, VELAS[which].half, VELAS[which].eighths[weekday]!, 8)

/** The order of the hours: each is followed by the hour of the next faster planet, and the Moon's by that of Saturn. */
export const HORA_ORDER = ['Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter', 'Mars'] as const satisfies Lord[]

/** The ruler of hora `number` (1 begins at sunrise) of a weekday. */
export const horaRuler = (weekday: number, number: number): Lord =>
  HORA_ORDER[(HORA_ORDER.indexOf(SEVEN[weekday]! as (typeof HORA_ORDER)[number]) + number - 1) % 7]!

// source: almanac practice; uses of each lord's hour
export const HORAS = {
  Sun: { quality: 'medium', goodFor: ['government', 'office', 'authority', 'medicine'] },
  Moon: { quality: 'good', goodFor: ['travel', 'food', 'water', 'meeting people'] },
  Mars: { quality: 'bad', goodFor: ['contest', 'courage', 'land', 'repair of machines'] },
  Mercury: { quality: 'good', goodFor: ['study', 'writing', 'trade', 'accounts'] },
  Jupiter: { quality: 'good', goodFor: ['worship', 'marriage', 'teaching', 'all good works'] },
  Venus: { quality: 'good', goodFor: ['arts', 'love', 'clothes', 'jewels', 'vehicles'] },
  Saturn: { quality: 'bad', goodFor: ['labour', 'iron and oil', 'service', 'agriculture'] },
} as const satisfies Record<Lord, { quality: PartQuality; goodFor: readonly string[] }>

export const GOWRI = ['Uthi', 'Amirdha', 'Rogam', 'Laabam', 'Dhanam', 'Sugam', 'Soram', 'Visham'] as const
export type Gowri = (typeof GOWRI)[number]
export const GOOD_GOWRI: readonly Gowri[] = ['Uthi', 'Amirdha', 'Laabam', 'Dhanam', 'Sugam']

const gowri = (row: string) => row.split(' ') as Gowri[]
// source: printed Tamil almanacs (Pambu panchangam line); another line begins the night one name later; Sunday to
// Saturday
export const GOWRI_ROWS: Record<Half, readonly (readonly Gowri[])[]> = {
  day: [
    gowri('Uthi Amirdha Rogam Laabam Dhanam Sugam Soram Visham'),
    gowri('Amirdha Visham Rogam Laabam Dhanam Sugam Soram Uthi'),
    gowri('Rogam Laabam Dhanam Sugam Soram Uthi Visham Amirdha'),
    gowri('Laabam Dhanam Sugam Soram Visham Uthi Amirdha Rogam'),
    gowri('Dhanam Sugam Soram Uthi Amirdha Visham Rogam Laabam'),
    gowri('Sugam Soram Uthi Visham Amirdha Rogam Laabam Dhanam'),
    gowri('Soram Uthi Visham Amirdha Rogam Laabam Dhanam Sugam'),
  ],
  night: [
    gowri('Dhanam Sugam Soram Visham Uthi Amirdha Rogam Laabam'),
    gowri('Sugam Soram Uthi Amirdha Visham Rogam Laabam Dhanam'),
    gowri('Soram Uthi Visham Amirdha Rogam Laabam Dhanam Sugam'),
    gowri('Uthi Amirdha Rogam Laabam Dhanam Sugam Soram Visham'),
    gowri('Amirdha Visham Rogam Laabam Dhanam Sugam Soram Uthi'),
    gowri('Rogam Laabam Dhanam Sugam Soram Uthi Visham Amirdha'),
    gowri('Laabam Dhanam Sugam Soram Uthi Visham Amirdha Rogam'),
  ],
}

export const DIRECTIONS = [
  'North',
  'North-east',
  'East',
  'South-east',
  'South',
  'South-west',
  'West',
  'North-west',
] as const
export type Direction = (typeof DIRECTIONS)[number]

// source: Muhurta Chintamani, yatra chapter; Sunday to Saturday
export const DISHA_SHOOLA: readonly Direction[] = ['West', 'East', 'North', 'North', 'South', 'West', 'East']

// source: common almanac practice; Sunday to Saturday
export const RAHU_VASA: readonly Direction[] = [
  'North',
  'North-west',
  'West',
  'South-west',
  'South',
  'South-east',
  'East',
]
