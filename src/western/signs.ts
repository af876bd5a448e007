import { SIGNS, type Sign, type SignIndex } from '../zodiac/signs.ts'
import type { ClassicalPlanet, Planet } from './points.ts'

export const MODES = ['Cardinal', 'Fixed', 'Mutable'] as const
export type Mode = (typeof MODES)[number]
export const modeOf = (sign: SignIndex): Mode => MODES[sign % 3]!

// source: Ptolemy, Tetrabiblos I.17
const RULERS: readonly ClassicalPlanet[] = [
  'Mars',
  'Venus',
  'Mercury',
  'Moon',
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Saturn',
  'Jupiter',
]
// source: modern usage since the 20th century; the other nine signs keep their traditional rulers
const MODERN: Partial<Record<Sign, Planet>> = { Scorpio: 'Pluto', Aquarius: 'Uranus', Pisces: 'Neptune' }

export const rulerOf = (sign: SignIndex): ClassicalPlanet => RULERS[sign]!
export const modernRulerOf = (sign: SignIndex): Planet => MODERN[SIGNS[sign]!] ?? rulerOf(sign)

const SYMBOLS = ['♈', '♉', '♊', '♋', '♌', '♍', '♎', '♏', '♐', '♑', '♒', '♓'] as const
export const signSymbol = (sign: SignIndex) => SYMBOLS[sign]!

// source: this project's own words for the traditional qualities
export const SIGN_KEYWORDS = {
  Aries: 'direct, starting',
  Taurus: 'steady, sensual',
  Gemini: 'curious, verbal',
  Cancer: 'protective, feeling',
  Leo: 'warm, proud',
  Virgo: 'precise, useful',
  Libra: 'balancing, courteous',
  Scorpio: 'intense, private',
  Sagittarius: 'searching, frank',
  Capricorn: 'ambitious, patient',
  Aquarius: 'independent, social',
  Pisces: 'receptive, imaginative',
} as const satisfies Record<Sign, string>
