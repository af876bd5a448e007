import { addDays, type CivilDate, dayNumber, daysInMonth } from '../../time/civil.ts'
import type { Graha } from '../grahas.ts'

// source: Lal Kitab 1952, the cycle of 35 years: years of each planet, and its three equal parts. The start differs among writers
const CYCLE: readonly { planet: Graha; years: number; parts: readonly [Graha, Graha, Graha] }[] = [
  { planet: 'Saturn', years: 6, parts: ['Rahu', 'Mercury', 'Saturn'] },
  { planet: 'Rahu', years: 6, parts: ['Mars', 'Ketu', 'Rahu'] },
  { planet: 'Ketu', years: 3, parts: ['Saturn', 'Rahu', 'Ketu'] },
  { planet: 'Jupiter', years: 6, parts: ['Ketu', 'Jupiter', 'Sun'] },
  { planet: 'Sun', years: 2, parts: ['Sun', 'Moon', 'Mars'] },
  { planet: 'Moon', years: 1, parts: ['Jupiter', 'Sun', 'Moon'] },
  { planet: 'Venus', years: 3, parts: ['Mars', 'Venus', 'Mercury'] },
  { planet: 'Mars', years: 6, parts: ['Mars', 'Saturn', 'Venus'] },
  { planet: 'Mercury', years: 2, parts: ['Moon', 'Mars', 'Jupiter'] },
]
export const CYCLE_YEARS = CYCLE.reduce((sum, { years }) => sum + years, 0)

/** The date so many months later. A day that the month lacks becomes its last day. */
const monthsAfter = ({ year, month, day }: CivilDate, months: number): CivilDate => {
  const totalMonths = year * 12 + month - 1 + months
  const y = Math.floor(totalMonths / 12)
  const m = totalMonths - 12 * y + 1
  return { year: y, month: m, day: Math.min(day, daysInMonth(y, m)) }
}

export interface CyclePart {
  planet: Graha
  start: CivilDate
  /** The last day. */
  end: CivilDate
}
export interface CyclePeriod extends CyclePart {
  /** From 1. */
  cycle: number
  ageStart: number
  ageEnd: number
  parts: CyclePart[]
}

/** The periods of a life that begin before an age, from the date of birth. */
export const cyclePeriods = (birth: CivilDate, maxAge: number): CyclePeriod[] => {
  const periods: CyclePeriod[] = []
  for (let age = 0, i = 0; age < maxAge; i++) {
    const { planet, years, parts } = CYCLE[i % CYCLE.length]!
    const months = years * 4
    const span = (from: number, count: number) => ({
      start: monthsAfter(birth, from),
      end: addDays(monthsAfter(birth, from + count), -1),
    })
    periods.push({
      cycle: Math.floor(i / CYCLE.length) + 1,
      planet,
      ...span(age * 12, years * 12),
      ageStart: age,
      ageEnd: age + years,
      parts: parts.map((part, k) => ({ planet: part, ...span(age * 12 + k * months, months) })),
    })
    age += years
  }
  return periods
}

export const isWithin = ({ start, end }: CyclePart, day: CivilDate) =>
  dayNumber(start) <= dayNumber(day) && dayNumber(day) <= dayNumber(end)
