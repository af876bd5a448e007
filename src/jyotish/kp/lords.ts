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

/** One of nine unequal parts: the index of its lord, and its range in a whole of 120. */
interface SubPart {
  index: number
  from: number
  years: number
}
/**
 * The part that contains a place of 0..120. The nine parts are in proportion to the Vimshottari years, from the lord
 * `first`.
 */
const partAt = (first: number, place: number): SubPart => {
  let from = 0
  let index = first
  while (from + VIMSHOTTARI_YEARS[index]! <= place && from + VIMSHOTTARI_YEARS[index]! < VIMSHOTTARI_CYCLE) {
    from += VIMSHOTTARI_YEARS[index]!
    index = (index + 1) % 9
  }
  return { index, from, years: VIMSHOTTARI_YEARS[index]! }
}

/** The sub and sub-sub of a longitude, in 120 parts of its star and of its sub. */
const parts = (longitude: Sidereal) => {
  const star = nakshatraOf(longitude)
  // The tolerance is as for the parts of a sign: the borders of sub-subs are thirds of arcseconds.
  const place = fractionElapsed(longitude) * VIMSHOTTARI_CYCLE + 1e-9
  const sub = partAt(star % 9, place)
  return { star, sub, subSub: partAt(sub.index, ((place - sub.from) / sub.years) * VIMSHOTTARI_CYCLE) }
}

/**
 * The lords of a sidereal longitude in Krishnamurti Paddhati: of the sign; of the star; of the sub (one of nine parts
 * of a star in proportion to the Vimshottari years, from the star's own lord); and of the sub-sub, the same division of
 * the sub (K. S. Krishnamurti, Reader II).
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

/** The start and end of the sub-sub of a longitude, sidereal degrees. */
export const subSubSpan = (longitude: Sidereal): { start: number; end: number } => {
  const { star, sub, subSub } = parts(longitude)
  const at = (years: number) =>
    NAKSHATRA * (star + (sub.from + (sub.years * years) / VIMSHOTTARI_CYCLE) / VIMSHOTTARI_CYCLE)
  return { start: norm(at(subSub.from)), end: at(subSub.from + subSub.years) }
}

export interface SubRow {
  /** 1..249. */
  number: number
  /** 0..11. */
  sign: SignIndex
  /** Sidereal longitudes in degrees, from `start` (included) to `end` (not included). */
  start: number
  end: number
  /** 0..26. */
  nakshatra: number
  lords: Omit<KpLords, 'subSub'>
}

/** In arcseconds a star is 48000 and every Vimshottari year of it 400, so that all borders are whole numbers. */
const YEAR = 400
const SIGN = 108_000
const DEGREE = 3600

/** The 243 subs, divided at the ends of signs: 249 rows from 0 Aries (K. S. Krishnamurti, Reader VI). */
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

/** The row of a longitude. */
export const subRow = (longitude: Sidereal): SubRow => {
  const at = norm(longitude) + 1e-9
  return SUBS.findLast(({ start }) => start <= at)!
}
