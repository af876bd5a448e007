import { twoDigits } from '../time/digits.ts'
import { partOf, roundDegrees } from './division.ts'
import { norm } from './longitude.ts'

export const SIGNS = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const
export type Sign = (typeof SIGNS)[number]

/** 0 Aries to 11 Pisces. The `sign_number` of answers is one more. */
export type SignIndex = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11

export const ELEMENTS = ['Fire', 'Earth', 'Air', 'Water'] as const
export type Element = (typeof ELEMENTS)[number]
export const MODALITIES = ['Movable', 'Fixed', 'Dual'] as const
export type Modality = (typeof MODALITIES)[number]

/** The sign index of any whole number, modulo 12. */
export const signAt = (index: number): SignIndex => (((index % 12) + 12) % 12) as SignIndex
/** The sign indexes from Aries to Pisces. */
export const SIGN_INDEXES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const satisfies readonly SignIndex[]
export const [ARIES, TAURUS, GEMINI, CANCER, LEO, VIRGO, LIBRA, SCORPIO, SAGITTARIUS, CAPRICORN, AQUARIUS, PISCES] =
  SIGN_INDEXES
/** The sign with a number from 1 (Aries). */
export const signNumbered = (number: number): SignIndex => signAt(number - 1)
export const signName = (index: SignIndex): Sign => SIGNS[index]!
export const elementOf = (sign: SignIndex): Element => ELEMENTS[sign % 4]!
export const modalityOf = (sign: SignIndex): Modality => MODALITIES[sign % 3]!
/** True for the odd signs: Aries, Gemini, Leo and so on. */
export const isOdd = (sign: SignIndex) => sign % 2 === 0

/** The sign of a longitude. */
export const signOf = (longitude: number): SignIndex => signAt(partOf(norm(longitude), 12, 360))

/** The degrees within the sign, in [0, 30). */
export const degreeInSign = (longitude: number, sign: SignIndex = signOf(longitude)): number => {
  const inside = roundDegrees(roundDegrees(norm(longitude)) - 30 * sign)
  return inside < 0 || inside >= 30 ? 0 : inside
}

export const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
export type HouseNumber = (typeof HOUSES)[number]

/** The house of `sign` counted from `from`, which is house 1. */
export const houseFrom = (from: SignIndex, sign: SignIndex): HouseNumber => (signAt(sign - from) + 1) as HouseNumber

/** The sign of house `house` counted from `from`, which is house 1. */
export const signOfHouse = (from: SignIndex, house: number): SignIndex => signAt(from + house - 1)

/** Degrees and completed minutes for sentences: 7°43′. */
export const degreesAndMinutes = (degrees: number): string => {
  const minutes = Math.floor(degrees * 60 + 1e-8)
  return `${Math.floor(minutes / 60)}°${twoDigits(minutes % 60)}′`
}

const MINUTES_OF_SIGN = Array.from({ length: 30 * 60 }, (_, minute) => minutesText(minute))
const SECONDS = Array.from({ length: 60 }, (_, second) => `${twoDigits(second)}"`)

/** Degrees, minutes and completed seconds: 7°43'56". `degrees` is at least 0; values below 30 use tables. */
export const dms = (degrees: number): string => {
  // 1e-6 second is added, because 0.1 degree is slightly less than 360 seconds in binary.
  const seconds = Math.floor(degrees * 3600 + 1e-6)
  const minutes = Math.floor(seconds / 60)
  return (MINUTES_OF_SIGN[minutes] ?? minutesText(minutes)) + SECONDS[seconds - 60 * minutes]!
}
function minutesText(minutes: number): string {
  return `${Math.floor(minutes / 60)}°${twoDigits(minutes % 60)}'`
}
