import type { Sky } from '../../sky/sky.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import type { Window } from '../../time/window.ts'
import type { Almanac, Limb, LimbSpan } from './limbs.ts'

/**
 * The limbs of many days in any order. Each limb is searched once per stretch of time, and its crossings are kept as plain numbers, which
 * every place on Earth shares.
 */

/** Length of a stretch, and the days around it that are searched too, so that every stay that a day of the stretch needs is complete. */
const STRETCH_DAYS = 32
const [DAYS_BEFORE, DAYS_AFTER] = [5, 6]

/** The crossings of a limb: stay i begins at moment i, ends at moment i + 1, and has the number of its multiple plus 1. */
interface LimbTable {
  moments: Float64Array
  multiples: Uint8Array
}

const searchTable = ({ of, span }: Limb, { from, to }: Window, sky: Sky): LimbTable => {
  const crossings = sky.passes({ of, span, from, to })
  const count = crossings.length / 3
  const table = { moments: new Float64Array(count), multiples: new Uint8Array(count) }
  for (let i = 0; i < count; i++) {
    table.moments[i] = crossings[3 * i]!
    table.multiples[i] = crossings[3 * i + 1]!
  }
  return table
}

/** The index of the first stay that ends after a moment. */
const firstAfter = (moments: Float64Array, moment: number): number => {
  let low = 0
  let high = moments.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (moments[middle + 1]! <= moment) low = middle + 1
    else high = middle
  }
  return low
}

const spanAt = ({ moments, multiples }: LimbTable, index: number): LimbSpan => ({
  number: multiples[index]! + 1,
  from: moments[index]! as JulianDay,
  to: moments[index + 1]! as JulianDay,
})

export interface LimbTables extends Pick<Almanac, 'during' | 'at'> {
  /** True if the tables hold the same crossings as a search around the day; false at the ends of the compiled ephemeris. */
  serves(day: Window): boolean
}

const createLimbTables = (sky: Sky): LimbTables => {
  const tables = new Map<Limb, Map<number, LimbTable>>()
  const serving = new Map<number, boolean>()
  const stretchOf = (moment: number) => Math.floor(moment / STRETCH_DAYS)
  const windowOf = (stretch: number): Window => ({
    from: (stretch * STRETCH_DAYS - DAYS_BEFORE) as JulianDay,
    to: ((stretch + 1) * STRETCH_DAYS + DAYS_AFTER) as JulianDay,
  })
  const tableAt = (limb: Limb, moment: number): LimbTable => {
    let ofLimb = tables.get(limb)
    if (!ofLimb) tables.set(limb, (ofLimb = new Map()))
    const stretch = stretchOf(moment)
    let table = ofLimb.get(stretch)
    if (!table) ofLimb.set(stretch, (table = searchTable(limb, windowOf(stretch), sky)))
    return table
  }
  const serves = (stretch: number): boolean => {
    let isServing = serving.get(stretch)
    if (isServing === undefined) serving.set(stretch, (isServing = sky.tables.isUniform(windowOf(stretch))))
    return isServing
  }
  return {
    // Stays reach into the stretches beside that of the day.
    serves: ({ from }) => [-DAYS_BEFORE, 0, DAYS_AFTER].every((days) => serves(stretchOf(from + days))),
    during(limb, { from, to }) {
      const table = tableAt(limb, from)
      const spans: LimbSpan[] = []
      for (let i = firstAfter(table.moments, from); table.moments[i]! < to; i++) spans.push(spanAt(table, i))
      return spans
    },
    at(limb, moment) {
      const table = tableAt(limb, moment)
      return spanAt(table, firstAfter(table.moments, moment))
    },
  }
}

const tablesBySky = new WeakMap<Sky, LimbTables>()

/** The limb tables of a sky, which grow with the days that they serve: about 30 kB per month. */
export const limbTablesOf = (sky: Sky): LimbTables => {
  let tables = tablesBySky.get(sky)
  if (!tables) tablesBySky.set(sky, (tables = createLimbTables(sky)))
  return tables
}

/**
 * Two searches with different windows find the same crossing up to the last digit of a Julian day, 0.04 ms. A moment within this distance of
 * a limit is uncertain, milliseconds.
 */
const UNCERTAIN_MS = 0.2
const DAY_MS = 86_400_000

/** True if a moment may be on the other side of a limit. */
export const isNear = (moment: number, limit: number): boolean => Math.abs(moment - limit) * DAY_MS < UNCERTAIN_MS

/** True if another search could round the moment to another second. Moments are rounded to the millisecond first, then to the second. */
export const isNearHalfSecond = (moment: number): boolean =>
  Math.abs((((moment % 1) * DAY_MS) % 1000) - 499.5) < UNCERTAIN_MS
