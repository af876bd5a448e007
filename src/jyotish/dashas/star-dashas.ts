import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { partOf } from '../../zodiac/division.ts'
import type { Sidereal } from '../../zodiac/longitude.ts'
import { norm } from '../../zodiac/longitude.ts'
import { fractionElapsed, nakshatraOf, PADA } from '../nakshatras.ts'
import { type Dasha, mahadashasFrom, type Share } from './periods.ts'

/** Where a round of lords begins: the index of the first, and the part of its period already past, 0 up to 1. */
export interface StarStart {
  first: number
  elapsed: number
}

/** A dasha whose first lord is told by the star of a longitude. */
export interface StarSystem<R> {
  /** In order of rule, with their years. */
  lords: readonly Share<R>[]
  start: (longitude: Sidereal) => StarStart
}

export interface StarDasha<R> extends Dasha<R> {
  start: StarStart
  /** Years left of the first period at birth. */
  balance: number
}

/** Each star (0 Ashwini .. 26 Revati) has its lord; the part of the star travelled is the part of the period past. */
export const byStar =
  (lord: (nakshatra: number) => number): StarSystem<unknown>['start'] =>
  (longitude) => ({ first: lord(nakshatraOf(longitude)), elapsed: fractionElapsed(longitude) })

/** Groups of padas (0..107 round the zodiac), each with its lord; the part of the group's arc travelled is the part past. */
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
    const travelled = after(from, pada) + Math.min(Math.max(norm(longitude) / PADA - pada, 0), 1 - Number.EPSILON)
    return { first, elapsed: travelled / length }
  }

type Round<R> = readonly Share<R>[]

/** All lords once, beginning with the one at `first`. */
const roundFrom = <R>(lords: Round<R>, first: number): Round<R> => [...lords.slice(first), ...lords.slice(0, first)]

/** By the lords of a system, which never change. */
const rounds = new WeakMap<Round<unknown>, ReadonlyMap<unknown, Round<unknown>>>()

/** The round that begins with each lord. */
const roundsOf = <R>(lords: Round<R>): ReadonlyMap<R, Round<R>> => {
  let known = rounds.get(lords)
  if (!known) {
    known = new Map(lords.map(({ ruler }, i) => [ruler, roundFrom(lords, i)]))
    rounds.set(lords, known)
  }
  return known as ReadonlyMap<R, Round<R>>
}

/**
 * The dasha of a seed's sidereal longitude. Every period is divided among all lords in proportion to their years, beginning
 * with its own.
 */
export const starDasha = <R>(
  { lords, start }: StarSystem<R>,
  seed: Sidereal,
  birth: JulianDay,
  yearDays: number,
  cycles = 1,
): StarDasha<R> => {
  const { first, elapsed } = start(seed)
  const whole = lords[first]!.part
  const round = roundFrom(lords, first)
  const divisions = roundsOf(lords)
  const years = cycles === 1 ? round : Array.from({ length: cycles }, () => round).flat()
  return {
    birth,
    yearDays,
    start: { first, elapsed },
    balance: whole * (1 - elapsed),
    mahadashas: mahadashasFrom(plusDays(birth, -whole * elapsed * yearDays), years, yearDays),
    divide: (of) => divisions.get(of)!,
  }
}
