import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import type { Graha } from '../grahas.ts'
import { fractionElapsed, NAKSHATRA_LORDS, nakshatraOf } from '../nakshatras.ts'

// source: BPHS ch. 46; years of each lord, in the order of `NAKSHATRA_LORDS`
export const VIMSHOTTARI_YEARS = [7, 20, 6, 10, 7, 18, 16, 19, 17] as const
export const VIMSHOTTARI_CYCLE = 120

/** Days of the year in which dashas are counted. */
export const YEAR_LENGTHS = { julian: 365.25, sidereal: 365.256364, tropical: 365.24219, savana: 360 } as const
export type YearLength = keyof typeof YEAR_LENGTHS

export const DASHA_LEVELS = ['mahadasha', 'antardasha', 'pratyantardasha', 'sookshma', 'prana', 'deha'] as const

export interface Period {
  lord: Graha
  /** 1 mahadasha .. 6 deha */
  level: number
  start: JulianDay
  /** Not included. */
  end: JulianDay
  years: number
}

export interface Vimshottari {
  /** The nine mahadashas; the first began before birth, and keeps its whole length. */
  mahadashas: Period[]
  /** Years left of the first at birth. */
  balance: number
  yearDays: number
}

const lordAt = (index: number) => ({ lord: NAKSHATRA_LORDS[index % 9]!, years: VIMSHOTTARI_YEARS[index % 9]! })

/** The nine periods that begin with `first`, in one `span` of years. */
const round = (first: number, start: JulianDay, span: number, level: number, yearDays: number): Period[] => {
  const periods: Period[] = []
  let before = 0
  for (let i = 0; i < 9; i++) {
    const { lord, years } = lordAt(first + i)
    const length = (span * years) / VIMSHOTTARI_CYCLE
    // Boundaries from the sum of whole years, so that children tile their parent.
    periods.push({
      lord,
      level,
      start: plusDays(start, ((before * span) / VIMSHOTTARI_CYCLE) * yearDays),
      end: plusDays(start, (((before + years) * span) / VIMSHOTTARI_CYCLE) * yearDays),
      years: length,
    })
    before += years
  }
  return periods
}

/** The cycle of 120 years from the sidereal longitude of the seed (the Moon) at birth. */
export const vimshottari = (seed: number, birth: JulianDay, year: YearLength = 'julian'): Vimshottari => {
  const yearDays = YEAR_LENGTHS[year]
  const first = nakshatraOf(seed) % 9
  const whole = VIMSHOTTARI_YEARS[first]!
  const elapsed = whole * fractionElapsed(seed)
  const mahadashas = round(first, plusDays(birth, -elapsed * yearDays), VIMSHOTTARI_CYCLE, 1, yearDays)
  return { mahadashas, balance: whole - elapsed, yearDays }
}

/** The nine sub-periods of a period, beginning with its own lord. */
export const subPeriods = (period: Period, yearDays: number): Period[] =>
  round(
    NAKSHATRA_LORDS.indexOf(period.lord as (typeof NAKSHATRA_LORDS)[number]),
    period.start,
    period.years,
    period.level + 1,
    yearDays,
  )

/** The running periods of a moment, from the mahadasha down; none outside the cycle. */
export const running = (dasha: Vimshottari, at: JulianDay, levels: number): Period[] => {
  const path: Period[] = []
  let row = dasha.mahadashas
  for (let level = 1; level <= levels; level++) {
    const period = row.find((p) => at >= p.start && at < p.end)
    if (!period) break
    path.push(period)
    row = subPeriods(period, dasha.yearDays)
  }
  return path
}

/** A fraction of a year as years, months of 30 days (twelve to a year) and whole days, rounded down. */
export const yearsMonthsDays = (years: number) => {
  const whole = Math.floor(years)
  const months = (years - whole) * 12
  return { years: whole, months: Math.floor(months), days: Math.floor((months - Math.floor(months)) * 30) }
}
