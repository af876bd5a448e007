import type { Sidereal } from '../../zodiac/longitude.ts'
import { norm } from '../../zodiac/longitude.ts'
import type { SignIndex } from '../../zodiac/signs.ts'
import { signAt, signOf } from '../../zodiac/signs.ts'
import { VIMSHOTTARI_CYCLE, VIMSHOTTARI_YEARS } from '../dashas/vimshottari.ts'
import { type Lord, lordOf } from '../grahas.ts'
import { fractionElapsed, NAKSHATRA, NAKSHATRA_LORDS, nakshatraOf } from '../nakshatras.ts'

export type StarLord = (typeof NAKSHATRA_LORDS)[number]

export interface KpLords {
  sign: Lord
  star: StarLord
  sub: StarLord
  subSub: StarLord
}

/** One of nine unequal parts: its lord, and where it lies in a whole of 120. */
interface Ninth {
  index: number
  from: number
  years: number
}
/** Which of the nine parts, in the proportion of the Vimshottari years from the lord `first`, holds a place of 0..120. */
const ninth = (first: number, place: number): Ninth => {
  let from = 0
  let index = first
  while (from + VIMSHOTTARI_YEARS[index]! <= place && from + VIMSHOTTARI_YEARS[index]! < VIMSHOTTARI_CYCLE) {
    from += VIMSHOTTARI_YEARS[index]!
    index = (index + 1) % 9
  }
  return { index, from, years: VIMSHOTTARI_YEARS[index]! }
}

/** Sub and sub-sub of a longitude, in 120 parts of its star and of its sub. */
const parts = (longitude: Sidereal) => {
  const star = nakshatraOf(longitude)
  // A hair of grace, as for the parts of a sign: the borders of sub-subs are thirds of arcseconds.
  const place = fractionElapsed(longitude) * VIMSHOTTARI_CYCLE + 1e-9
  const sub = ninth(star % 9, place)
  return { star, sub, subSub: ninth(sub.index, ((place - sub.from) / sub.years) * VIMSHOTTARI_CYCLE) }
}

/**
 * Lords of a sidereal longitude in Krishnamurti Paddhati: of the sign, of the star, of the sub (the ninth of a star in the proportion
 * of the Vimshottari years, counted from the star's own lord) and of the sub-sub, its ninth in turn (K. S. Krishnamurti, Reader II).
 */
export const kpLords = (longitude: Sidereal): KpLords => {
  const { star, sub, subSub } = parts(longitude)
  return {
    sign: lordOf(signOf(longitude)),
    star: NAKSHATRA_LORDS[star % 9]!,
    sub: NAKSHATRA_LORDS[sub.index]!,
    subSub: NAKSHATRA_LORDS[subSub.index]!,
  }
}

/** Where the sub-sub of a longitude begins and ends, sidereal degrees. */
export const subSubSpan = (longitude: Sidereal): { start: number; end: number } => {
  const { star, sub, subSub } = parts(longitude)
  const at = (years: number) =>
    NAKSHATRA * (star + (sub.from + (sub.years * years) / VIMSHOTTARI_CYCLE) / VIMSHOTTARI_CYCLE)
  return { start: norm(at(subSub.from)), end: at(subSub.from + subSub.years) }
}

export interface SubRow {
  /** 1..249 */
  number: number
  /** 0..11 */
  sign: SignIndex
  /** Sidereal longitudes, degrees; the first is in, the last is not. */
  start: number
  end: number
  /** 0..26 */
  nakshatra: number
  lords: Omit<KpLords, 'subSub'>
}

/** In arcseconds a star is 48000 and every Vimshottari year of it 400: all borders are whole. */
const YEAR = 400
const SIGN = 108_000
const DEGREE = 3600

/** The 243 subs, those that cross the end of a sign cut in two: 249 rows from 0 Aries (K. S. Krishnamurti, Reader VI). */
export const SUBS: readonly SubRow[] = (() => {
  const table: SubRow[] = []
  let start = 0
  for (let nakshatra = 0; nakshatra < 27; nakshatra++)
    for (let i = 0; i < 9; i++) {
      const lord = (nakshatra + i) % 9
      const last = start + YEAR * VIMSHOTTARI_YEARS[lord]!
      while (start < last) {
        const sign = signAt(Math.floor(start / SIGN))
        const end = Math.min(last, (sign + 1) * SIGN)
        const lords = { sign: lordOf(sign), star: NAKSHATRA_LORDS[nakshatra % 9]!, sub: NAKSHATRA_LORDS[lord]! }
        table.push({ number: table.length + 1, sign, start: start / DEGREE, end: end / DEGREE, nakshatra, lords })
        start = end
      }
    }
  return table
})()

/** The row that holds a longitude. */
export const subRow = (longitude: Sidereal): SubRow => {
  const at = norm(longitude) + 1e-9
  return SUBS.findLast(({ start }) => start <= at)!
}
