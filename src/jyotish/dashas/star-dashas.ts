import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { partOf } from '../../zodiac/division.ts'
import type { Sidereal } from '../../zodiac/longitude.ts'
import { norm } from '../../zodiac/longitude.ts'
import { fractionElapsed, nakshatraOf, PADA } from '../nakshatras.ts'
import { type Dasha, mahadashasFrom, type PeriodShare } from './periods.ts'

/**
 * The start of a cycle of lords: the index of the first lord, and the part of its period before birth, from 0 to less
 * than 1.
 */
export interface StarStart {
  first: number
  elapsed: number
}

/** A dasha whose first lord follows from the star of a longitude. */
export interface StarSystem<R> {
  /** In order, with their years. */
  lords: readonly PeriodShare<R>[]
  start: (longitude: Sidereal) => StarStart
}

export interface StarDasha<R> extends Dasha<R> {
  start: StarStart
  /** Remaining years of the first period at birth. */
  balance: number
}

/**
 * Each star (0 Ashwini to 26 Revati) has its lord. The part of the star before the longitude is the part of the period
 * before birth.
 */
export const byStar =
  (lord: (nakshatra: number) => number): StarSystem<unknown>['start'] =>
  (longitude) => ({ first: lord(nakshatraOf(longitude)), elapsed: fractionElapsed(longitude) })

/**
 * Each group of padas (0..107 in the zodiac) has its lord. The part of the group's arc before the longitude is the part
 * of the period before birth.
 */
export const byArc =
  (beginnings: readonly number[]): StarSystem<unknown>['start'] =>
  (longitude) => {
    const after = (from: number, pada: number) => (pada - from + 108) % 108
    const pada = partOf(norm(longitude), 108, 360) % 108
    const first = beginnings.reduce(
      (best, from, i) => (after(from, pada) < after(beginnings[best]!, pada) ? i : best),
      0,
    )
    const from = beginnings[first]!
    const length = after(from, beginnings[(first + 1) % beginnings.length]!)
    const arcBefore = after(from, pada) + Math.min(Math.max(norm(longitude) / PADA - pada, 0), 1 - Number.EPSILON)
    return { first, elapsed: arcBefore / length }
  }

type LordCycle<R> = readonly PeriodShare<R>[]

/** All lords once, from the one at index `first`. */
const cycleFrom = <R>(lords: LordCycle<R>, first: number): LordCycle<R> => [
  ...lords.slice(first),
  ...lords.slice(0, first),
]

/** Cached by the list of lords of a system, which never changes. */
const cyclesByLords = new WeakMap<LordCycle<unknown>, ReadonlyMap<unknown, LordCycle<unknown>>>()

/** The cycle that begins with each lord. */
const cyclesOf = <R>(lords: LordCycle<R>): ReadonlyMap<R, LordCycle<R>> => {
  let cycles = cyclesByLords.get(lords)
  if (!cycles) {
    cycles = new Map(lords.map(({ ruler }, i) => [ruler, cycleFrom(lords, i)]))
    cyclesByLords.set(lords, cycles)
  }
  return cycles as ReadonlyMap<R, LordCycle<R>>
}

/**
 * The dasha of a sidereal longitude (the seed). Every period is divided among all lords in proportion to their years,
 * beginning with its own.
 */
export const starDasha = <R>(
  { lords, start }: StarSystem<R>,
  seed: Sidereal,
  birth: JulianDay,
  yearDays: number,
  cycles = 1,
): StarDasha<R> => {
  const { first, elapsed } = start(seed)
  const firstYears = lords[first]!.part
  const cycle = cycleFrom(lords, first)
  const divisions = cyclesOf(lords)
  const years = cycles === 1 ? cycle : Array.from({ length: cycles }, () => cycle).flat()
  return {
    birth,
    yearDays,
    start: { first, elapsed },
    balance: firstYears * (1 - elapsed),
    mahadashas: mahadashasFrom(plusDays(birth, -firstYears * elapsed * yearDays), years, yearDays),
    divide: (of) => divisions.get(of)!,
  }
}
