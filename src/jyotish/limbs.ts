import { partOf } from '../zodiac/division.ts'
import { norm } from '../zodiac/longitude.ts'

export const TITHIS = [
  'Pratipada',
  'Dwitiya',
  'Tritiya',
  'Chaturthi',
  'Panchami',
  'Shashthi',
  'Saptami',
  'Ashtami',
  'Navami',
  'Dashami',
  'Ekadashi',
  'Dwadashi',
  'Trayodashi',
  'Chaturdashi',
  'Purnima',
  'Amavasya',
] as const
export type Tithi = (typeof TITHIS)[number]
export const PAKSHAS = ['Shukla', 'Krishna'] as const

export const YOGAS = [
  'Vishkambha',
  'Priti',
  'Ayushman',
  'Saubhagya',
  'Shobhana',
  'Atiganda',
  'Sukarma',
  'Dhriti',
  'Shula',
  'Ganda',
  'Vriddhi',
  'Dhruva',
  'Vyaghata',
  'Harshana',
  'Vajra',
  'Siddhi',
  'Vyatipata',
  'Variyan',
  'Parigha',
  'Shiva',
  'Siddha',
  'Sadhya',
  'Shubha',
  'Shukla',
  'Brahma',
  'Indra',
  'Vaidhriti',
] as const
export type NityaYoga = (typeof YOGAS)[number]

export const KARANAS = [
  'Bava',
  'Balava',
  'Kaulava',
  'Taitila',
  'Gara',
  'Vanija',
  'Vishti',
  'Shakuni',
  'Chatushpada',
  'Naga',
  'Kimstughna',
] as const
export type Karana = (typeof KARANAS)[number]

export const VARAS = [
  'Ravivara',
  'Somavara',
  'Mangalavara',
  'Budhavara',
  'Guruvara',
  'Shukravara',
  'Shanivara',
] as const
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** The tithi by the Moon's elongation from the Sun: 1 (Shukla Pratipada) to 30 (Amavasya). */
export const tithiNumber = (moon: number, sun: number) => (partOf(norm(moon - sun), 30, 360) % 30) + 1

export const tithiName = (number: number): Tithi =>
  number === 30 ? 'Amavasya' : number === 15 ? 'Purnima' : TITHIS[(number - 1) % 15]!

export const pakshaOf = (tithi: number) => PAKSHAS[tithi <= 15 ? 0 : 1]

/** The yoga, 1..27, by the sum of the sidereal longitudes of Sun and Moon. */
export const yogaNumber = (moon: number, sun: number) => (partOf(norm(moon + sun), 27, 360) % 27) + 1
export const yogaName = (number: number): NityaYoga => YOGAS[number - 1]!

/** The karana (half tithi), 1..60, counted from Shukla Pratipada. */
export const karanaNumber = (moon: number, sun: number) => (partOf(norm(moon - sun), 60, 360) % 60) + 1

/**
 * The first half tithi is Kimstughna, and the last three are Shakuni, Chatushpada and Naga. Between them the seven
 * movable karanas repeat.
 */
export const karanaName = (number: number): Karana =>
  number === 1 ? 'Kimstughna' : number >= 58 ? KARANAS[7 + number - 58]! : KARANAS[(number - 2) % 7]!
