import type { JulianDay } from '../../time/julian-day.ts'
import { isOdd, modalityOf, type SignIndex, signAt, signOfHouse } from '../../zodiac/signs.ts'
import type { DegreeSeats } from '../stronger-of-two.ts'
import { type Dasha, mahadashasFrom, type PeriodShare } from './periods.ts'
import { dashaLord, isOddFooted, type Step, signYears, strongerOf } from './sign-years.ts'

/** The sign that rules a period, and the number of its cycle. */
export interface DashaSign {
  sign: SignIndex
  /** From 1. */
  cycle: number
}

/** A sequence of signs with the years of each. */
export type SignYears = readonly { sign: SignIndex; years: number; cycle?: number }[]

/** The twelve signs among which the period of a sign is divided, in order. */
export type Antardashas = (sign: SignIndex) => SignIndex[]

/** Signs at these offsets from a seed, forward or backward. */
export const signsAt = (seed: SignIndex, offsets: readonly number[], step: Step): SignIndex[] =>
  offsets.map((offset) => signAt(seed + step * offset))

export const CONSECUTIVE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const
// source: common practice; attributed to BPHS ch. 46 (kendradi)
/** Quadrants, then succedents, then cadents. */
export const KENDRA_ORDER = [0, 3, 6, 9, 1, 4, 7, 10, 2, 5, 8, 11] as const

// source: BPHS ch. 46 (padakrama); P. V. R. Narasimha Rao, ch. 18
const PADAKRAMA = {
  Movable: CONSECUTIVE,
  Fixed: [0, 5, 10, 3, 8, 1, 6, 11, 4, 9, 2, 7],
  Dual: [0, 4, 8, 9, 1, 5, 6, 10, 2, 3, 7, 11],
} as const

/**
 * A dasha of signs from birth without balance. Each period is divided into twelve equal parts. Empty periods are
 * omitted.
 */
export const signDasha = (
  birth: JulianDay,
  yearDays: number,
  sequence: SignYears,
  antardashas: Antardashas,
): Dasha<DashaSign> => {
  const parts = new Map<number, PeriodShare<DashaSign>[]>()
  return {
    birth,
    yearDays,
    mahadashas: mahadashasFrom(
      birth,
      sequence
        .filter(({ years }) => years > 0)
        .map(({ sign, years, cycle = 1 }) => ({ ruler: { sign, cycle }, part: years })),
      yearDays,
    ),
    divide: ({ sign, cycle }) => {
      const key = cycle * 12 + sign
      const cachedParts = parts.get(key)
      if (cachedParts) return cachedParts
      const newParts = antardashas(sign).map((each) => ({ ruler: { sign: each, cycle }, part: 1 }))
      parts.set(key, newParts)
      return newParts
    },
  }
}

/** One cycle of signs, then the same signs again with the rest of twelve years each. */
export const twoCycles = (signs: readonly SignIndex[], years: (sign: SignIndex) => number): SignYears => [
  ...signs.map((sign) => ({ sign, years: years(sign), cycle: 1 })),
  ...signs.map((sign) => ({ sign, years: Math.max(12 - years(sign), 0), cycle: 2 })),
]

/** Cycles of signs, repeated until they fill so many years. */
export const repeatSigns = (
  signs: readonly SignIndex[],
  years: (sign: SignIndex) => number,
  span: number,
): SignYears => {
  const sequence: { sign: SignIndex; years: number; cycle: number }[] = []
  for (let filled = 0; filled < span; ) {
    const sign = signs[sequence.length % 12]!
    sequence.push({ sign, years: years(sign), cycle: Math.floor(sequence.length / 12) + 1 })
    filled += years(sign)
  }
  return sequence
}

/** Direct from an odd sign, reverse from an even one. */
export const stepByOddity = (sign: SignIndex): Step => (isOdd(sign) ? 1 : -1)

/** As `stepByOddity`, but Saturn in the sign makes it direct, and Ketu in `reversingSign` reverses it. */
export const stepBySaturnAndKetu = (sign: SignIndex, seats: DegreeSeats, reversingSign = sign): Step => {
  const step = seats.Saturn.sign === sign ? 1 : stepByOddity(sign)
  return seats.Ketu.sign === reversingSign ? (-step as Step) : step
}

/** Direct if the 9th from the sign is odd-footed. */
export const stepByNinth = (sign: SignIndex): Step => (isOddFooted(signOfHouse(sign, 9)) ? 1 : -1)

/**
 * Antardashas of the narayana dasha: consecutive signs from the stronger of two signs, those of the lords of the dasha
 * sign and of its 7th. They are direct if that sign is odd or has Saturn, and reversed by Ketu in the dasha sign.
 */
export const fromStrongerLord =
  (seats: DegreeSeats): Antardashas =>
  (sign) => {
    const signOfLord = (of: SignIndex) => seats[dashaLord(of, seats)].sign
    const first = strongerOf(signOfLord(sign), signOfLord(signOfHouse(sign, 7)), seats).winner
    return signsAt(first, CONSECUTIVE, stepBySaturnAndKetu(first, seats, sign))
  }

export const PROGRESSIONS = ['regular', 'saturn', 'ketu'] as const

export interface Narayana extends Dasha<DashaSign> {
  seed: { sign: SignIndex; compared: readonly [SignIndex, SignIndex]; rule: string }
  progression: (typeof PROGRESSIONS)[number]
}

/** The narayana dasha of a chart, rasi or varga, with this lagna (P. V. R. Narasimha Rao, ch. 18). */
export const narayana = (lagna: SignIndex, seats: DegreeSeats, birth: JulianDay, yearDays: number): Narayana => {
  const seventh = signOfHouse(lagna, 7)
  const { winner: seed, rule } = strongerOf(lagna, seventh, seats)
  const progression = seats.Ketu.sign === seed ? 'ketu' : seats.Saturn.sign === seed ? 'saturn' : 'regular'
  const step = stepByNinth(seed)
  const signs =
    progression === 'saturn'
      ? signsAt(seed, CONSECUTIVE, 1)
      : signsAt(seed, PADAKRAMA[modalityOf(seed)], progression === 'ketu' ? (-step as Step) : step)
  const years = (sign: SignIndex) => signYears(sign, seats)
  return {
    ...signDasha(birth, yearDays, twoCycles(signs, years), fromStrongerLord(seats)),
    seed: { sign: seed, compared: [lagna, seventh], rule },
    progression,
  }
}
