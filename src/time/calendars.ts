import { type CivilDate, dateOfDay, GREGORIAN_REFORM } from './civil.ts'

/** Dates of the Julian calendar. The year before 1 is 0, as in ISO 8601 and astronomy. */

export const CALENDARS = ['auto', 'gregorian', 'julian'] as const
/** `auto`: Julian before 1582-10-15, Gregorian from then on. */
export type CalendarChoice = (typeof CALENDARS)[number]

/** Whole days from 1970-01-01 (Gregorian) to a date of the Julian calendar. */
export const julianDayNumberOf = ({ year, month, day }: CivilDate): number => {
  // Years start in March, so that the leap day is the last day.
  const y = month > 2 ? year : year - 1
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  return 365 * y + Math.floor(y / 4) + dayOfYear - 719_470
}

/** The date of the Julian calendar on a date of the Gregorian one. `days`: whole days from 1970-01-01. */
export const julianDateOfDay = (days: number): CivilDate => {
  const shifted = days + 719_470
  const cycle = Math.floor(shifted / 1461)
  const dayOfCycle = shifted - cycle * 1461
  const yearOfCycle = Math.min(3, Math.floor(dayOfCycle / 365))
  const dayOfYear = dayOfCycle - 365 * yearOfCycle
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  return {
    year: cycle * 4 + yearOfCycle + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1,
  }
}

/** The proleptic Gregorian date of a date of the Julian calendar. */
export const gregorianOf = (date: CivilDate): CivilDate => dateOfDay(julianDayNumberOf(date))

/** True if a written date is one of the Julian calendar under a choice. */
export const isJulian = ({ year, month, day }: CivilDate, choice: CalendarChoice): boolean => {
  if (choice !== 'auto') return choice === 'julian'
  const reform = GREGORIAN_REFORM
  return year < reform.year || (year === reform.year && month * 100 + day < reform.month * 100 + reform.day)
}

/** Days of a month of the Julian calendar. */
export const daysInJulianMonth = (year: number, month: number): number =>
  month === 12 ? 31 : julianDayNumberOf({ year, month: month + 1, day: 1 }) - julianDayNumberOf({ year, month, day: 1 })
