import { type JulianDay, plusDays } from '../time/julian-day.ts'
import { partsOfWindow, type Window } from '../time/window.ts'
import { norm } from '../zodiac/longitude.ts'
import { SIGNS, type Sign, type SignIndex, signAt } from '../zodiac/signs.ts'
import { CLASSICAL_PLANETS, type ClassicalPlanet } from './points.ts'

export type FirdarLord = ClassicalPlanet | 'North Node' | 'South Node'
/** The year of firdaria and profections, days: the tropical year to four decimals, as the method states it. */
export const TIME_LORD_YEAR = 365.2422
/** The order of the lords of sub-periods. */
const LORD_ORDER = ['Sun', 'Venus', 'Mercury', 'Moon', 'Saturn', 'Jupiter', 'Mars'] as const satisfies ClassicalPlanet[]

// source: Abu Mashar; Schoener, Opusculum astrologicum; seventy-five years in all
const YEARS: Record<FirdarLord, number> = {
  Sun: 10,
  Venus: 8,
  Mercury: 13,
  Moon: 9,
  Saturn: 11,
  Jupiter: 12,
  Mars: 7,
  'North Node': 3,
  'South Node': 2,
}
const lordsFrom = (lord: ClassicalPlanet): ClassicalPlanet[] => {
  const first = LORD_ORDER.indexOf(lord)
  return [...LORD_ORDER.slice(first), ...LORD_ORDER.slice(0, first)]
}
const NODES = ['North Node', 'South Node'] as const

export interface FirdarPeriod extends Window {
  lord: FirdarLord
  years: number
  /** The sub-periods; empty in the periods of the nodes. */
  parts: (Window & { lord: ClassicalPlanet })[]
}

/** Complete periods from birth up to an age. The sequence repeats after seventy-five years. */
export const firdaria = (birth: JulianDay, dayBirth: boolean, toAge: number): FirdarPeriod[] => {
  const order: readonly FirdarLord[] = [...lordsFrom(dayBirth ? 'Sun' : 'Moon'), ...NODES]
  const periods: FirdarPeriod[] = []
  let age = 0
  for (let i = 0; age < toAge; i = (i + 1) % order.length) {
    const lord = order[i]!
    const years = YEARS[lord]
    const window = { from: plusDays(birth, age * TIME_LORD_YEAR), to: plusDays(birth, (age + years) * TIME_LORD_YEAR) }
    const lords = lord === 'North Node' || lord === 'South Node' ? [] : lordsFrom(lord)
    const parts = partsOfWindow(window, lords.length).map((part, k) => ({ ...part, lord: lords[k]! }))
    periods.push({ ...window, lord, years, parts })
    age += years
  }
  return periods
}

// source: Vettius Valens, Anthology IV.6; lesser years of the rulers, Capricorn 27
const RELEASING_YEARS: Record<Sign, number> = {
  Aries: 15,
  Taurus: 8,
  Gemini: 20,
  Cancer: 25,
  Leo: 19,
  Virgo: 20,
  Libra: 8,
  Scorpio: 15,
  Sagittarius: 12,
  Capricorn: 27,
  Aquarius: 30,
  Pisces: 12,
}
/** The unit of each level, days: years of 360, months of 30, then a twelfth of the unit above. */
const UNITS = [360, 30, 2.5, 5 / 24] as const
export type ReleasingLevel = 1 | 2 | 3 | 4

export interface ReleasingPeriod extends Window {
  level: ReleasingLevel
  sign: SignIndex
  /** True for the loosing of the bond: the jump to the sign opposite the parent's after twelve signs. */
  loosing: boolean
}

const lengthOf = (sign: SignIndex, level: ReleasingLevel) => RELEASING_YEARS[SIGNS[sign]!] * UNITS[level - 1]!

/** The periods of the first level from birth up to an age in days. */
export const releasingPeriods = (birth: JulianDay, start: SignIndex, days: number): ReleasingPeriod[] => {
  const periods: ReleasingPeriod[] = []
  let at = birth
  for (let sign = start; at < birth + days; sign = signAt(sign + 1)) {
    const to = plusDays(at, lengthOf(sign, 1))
    periods.push({ level: 1, sign, from: at, to, loosing: false })
    at = to
  }
  return periods
}

/** The periods of the next level within a period. The last one is cut at the end of the parent. */
export const releasingSubPeriods = (parent: ReleasingPeriod): ReleasingPeriod[] => {
  const level = (parent.level + 1) as ReleasingLevel
  const periods: ReleasingPeriod[] = []
  let at = parent.from
  let sign = parent.sign
  for (let i = 0; at < parent.to; i++) {
    if (i === 12) sign = signAt(parent.sign + 6)
    const to = Math.min(plusDays(at, lengthOf(sign, level)), parent.to) as JulianDay
    periods.push({ level, sign, from: at, to, loosing: i === 12 })
    at = to
    sign = signAt(sign + 1)
  }
  return periods
}

// source: Vettius Valens, Anthology VI.6: the planets rule as many months as their least years, 129 months in all
const DECENNIAL_MONTHS = {
  Sun: 19,
  Moon: 25,
  Mercury: 20,
  Venus: 8,
  Mars: 15,
  Jupiter: 12,
  Saturn: 30,
} as const satisfies Record<ClassicalPlanet, number>
const DECENNIAL_TOTAL = Object.values(DECENNIAL_MONTHS).reduce((sum, months) => sum + months, 0)
/** The month of decennials, days. */
const DECENNIAL_MONTH = 30

export interface Decennial extends Window {
  lord: ClassicalPlanet
  parts: (Window & { lord: ClassicalPlanet })[]
}

/**
 * Decennials from birth up to an age in days: each planet in zodiacal order from the light of the sect rules 129 months, and within
 * them each planet from the lord on rules as many months as its least years.
 *
 * Notes: months of 30 days, as in zodiacal releasing.
 */
export const decennials = (
  birth: JulianDay,
  first: ClassicalPlanet,
  longitudeOf: (planet: ClassicalPlanet) => number,
  days: number,
): Decennial[] => {
  const from = (lord: ClassicalPlanet) =>
    CLASSICAL_PLANETS.toSorted(
      (a, b) => norm(longitudeOf(a) - longitudeOf(lord)) - norm(longitudeOf(b) - longitudeOf(lord)),
    )
  const order = from(first)
  const periods: Decennial[] = []
  let at = birth
  for (let i = 0; at < birth + days; i = (i + 1) % order.length) {
    const lord = order[i]!
    const to = plusDays(at, DECENNIAL_TOTAL * DECENNIAL_MONTH)
    let start = at
    const parts = from(lord).map((each) => {
      const end = plusDays(start, DECENNIAL_MONTHS[each] * DECENNIAL_MONTH)
      const part = { lord: each, from: start, to: end }
      start = end
      return part
    })
    periods.push({ lord, from: at, to, parts })
    at = to
  }
  return periods
}
