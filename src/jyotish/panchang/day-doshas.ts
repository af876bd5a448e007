import type { Sky } from '../../sky/sky.ts'
import { weekday } from '../../time/civil.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { localAt } from '../../time/moment.ts'
import { partOfWindow, type Window } from '../../time/window.ts'
import { hinduDay } from '../day.ts'
import type { Nakshatra } from '../nakshatras.ts'
import type { PanchangDay } from './day.ts'
import {
  type Almanac,
  KARANA,
  type Limb,
  type LimbSpan,
  lahiriLongitude,
  MOON_SIGN_LIMB,
  STAR,
  TITHI,
} from './limbs.ts'

/**
 * The Moon in sixths of the zodiac. The last (300 to 360 degrees, the second half of Dhanishta to Revati) is panchak.
 */
export const MOON_SIXTH = {
  of: lahiriLongitude('Moon'),
  span: 60,
  names: ['first', 'second', 'third', 'fourth', 'fifth', 'panchak'],
  longest: 5.3,
} satisfies Limb

export const PANCHAK_TYPES = ['Roga', 'Raja', 'Agni', 'none', 'Chora', 'Mrityu'] as const
export type PanchakType = (typeof PANCHAK_TYPES)[number]
// source: common almanac practice, the same in four lists; weekday of the Moon's entry, Sunday to Saturday
const PANCHAK_OF_WEEKDAY: readonly PanchakType[] = ['Roga', 'Raja', 'Agni', 'none', 'none', 'Chora', 'Mrityu']

export const panchaks = (window: Window, almanac: Almanac): LimbSpan[] =>
  almanac.during(MOON_SIXTH, window).filter(({ number }) => number === 6)

/**
 * The type of a panchak by the weekday of the Hindu day of the Moon's entry; without a sunrise by the civil weekday.
 */
export const panchakType = (entry: JulianDay, { site, zone }: PanchangDay, sky: Sky): PanchakType => {
  const day = hinduDay(entry, site, sky)
  return PANCHAK_OF_WEEKDAY[weekday(localAt(day ? day.sunrise : entry, zone))]!
}

// source: stars of Mercury and Ketu at the junctions of the zodiac
export const GANDA_MULA: readonly Nakshatra[] = ['Ashwini', 'Ashlesha', 'Magha', 'Jyeshtha', 'Mula', 'Revati']
export const gandaMulas = (window: Window, almanac: Almanac): LimbSpan[] =>
  almanac.during(STAR, window).filter(({ number }) => GANDA_MULA.includes(STAR.names[number - 1]!))

/** The stays of the Moon in sidereal Scorpio. */
export const vinchudos = (window: Window, almanac: Almanac): LimbSpan[] =>
  almanac.during(MOON_SIGN_LIMB, window).filter(({ number }) => number === 8)

export const LOKAS = ['Svarga', 'Patala', 'Prithvi'] as const
export type Loka = (typeof LOKAS)[number]
// source: Muhurta Chintamani ch. 1; by the Moon's sign, Aries to Pisces
const LOKA_OF_SIGN: readonly Loka[] = [
  'Svarga',
  'Svarga',
  'Svarga',
  'Prithvi',
  'Prithvi',
  'Patala',
  'Patala',
  'Svarga',
  'Patala',
  'Patala',
  'Prithvi',
  'Prithvi',
]

// source: Muhurta Chintamani ch. 1; eighth of the tithi, by its number 1..30
const BHADRA_PRAHARAS: Readonly<Record<number, { mukha: number; puchchha: number }>> = {
  4: { mukha: 5, puchchha: 8 },
  8: { mukha: 2, puchchha: 1 },
  11: { mukha: 7, puchchha: 6 },
  15: { mukha: 4, puchchha: 3 },
  18: { mukha: 8, puchchha: 7 },
  22: { mukha: 3, puchchha: 2 },
  25: { mukha: 6, puchchha: 5 },
  29: { mukha: 1, puchchha: 4 },
}

export interface Bhadra extends Window {
  /** 1..30. */
  tithi: number
  loka: Loka
  /** The first 5 of the 7.5 ghatis of its eighth of the tithi. */
  mukha: Window
  /** The last 3 of the 7.5 ghatis of its eighth. */
  puchchha: Window
}

/** The Vishti karanas that overlap a window, uncut. The loka is that of the Moon's sign at the beginning. */
export const bhadras = (window: Window, almanac: Almanac): Bhadra[] =>
  almanac
    .during(KARANA, window)
    .filter(({ number }) => KARANA.names[number - 1] === 'Vishti')
    .map(({ number, from, to }) => {
      const tithi = Math.ceil(number / 2)
      const { mukha, puchchha } = BHADRA_PRAHARAS[tithi]!
      const tithiSpan = almanac.at(TITHI, ((from + to) / 2) as JulianDay)
      const [head, tail] = [partOfWindow(tithiSpan, mukha - 1, 8), partOfWindow(tithiSpan, puchchha - 1, 8)]
      const ghati = (head.to - head.from) / 7.5
      return {
        tithi,
        from,
        to,
        loka: LOKA_OF_SIGN[almanac.at(MOON_SIGN_LIMB, from).number - 1]!,
        mukha: { from: head.from, to: plusDays(head.from, 5 * ghati) },
        puchchha: { from: plusDays(tail.to, -3 * ghati), to: tail.to },
      }
    })

/** The whole degrees of the sidereal Sun. */
const SUN_DEGREE = {
  of: lahiriLongitude('Sun'),
  span: 1,
  names: Array.from({ length: 360 }, (_, i) => String(i)),
  longest: 1.1,
} satisfies Limb

export const BAANAS = ['Roga', 'Agni', 'Raja', 'Chora', 'Mrityu'] as const
// source: Muhurta Chintamani ch. 6; added to the degrees passed before the remainder by nine
const BAANA_ADDENDS: Record<(typeof BAANAS)[number], number> = { Roga: 6, Agni: 3, Raja: 1, Chora: 8, Mrityu: 4 }

/**
 * The stays of the Sun in a degree whose sum leaves a remainder of five when divided by nine, with the type of baana.
 */
export const baanas = (window: Window, almanac: Almanac) =>
  almanac.during(SUN_DEGREE, window).flatMap((span) => {
    const passed = (span.number - 1) % 30
    return BAANAS.filter((type) => (passed + BAANA_ADDENDS[type]) % 9 === 5).map((type) => ({ ...span, type }))
  })
