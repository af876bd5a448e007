import { invalid } from '../../../faults.ts'
import { addDays, type CivilDate, daysInMonth, weekday } from '../../../time/civil.ts'
import { twoDigits } from '../../../time/digits.ts'

const MONTH_TEXT = /^(\d{4})-(0[1-9]|1[0-2])$/

export interface CalendarMonth {
  year: number
  month: number
  days: CivilDate[]
}

/** Parses `YYYY-MM`; 422 on `field` for an invalid month. */
export const readMonth = (text: string, field: string): CalendarMonth => {
  const parts = MONTH_TEXT.exec(text)
  if (!parts) throw invalid(field, `${field} must be a month written YYYY-MM.`)
  return monthOf(Number(parts[1]), Number(parts[2]))
}

export const monthOf = (year: number, month: number): CalendarMonth => ({
  year,
  month,
  days: Array.from({ length: daysInMonth(year, month) }, (_, i) => addDays({ year, month, day: 1 }, i)),
})

export const monthText = ({ year, month }: Pick<CalendarMonth, 'year' | 'month'>) =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}`

/** Weeks from Monday to Sunday, cut to the month. */
export const weeksOf = ({ days }: CalendarMonth): CivilDate[][] =>
  days.reduce<CivilDate[][]>((weeks, day) => {
    if (weekday(day) === 1 || weeks.length === 0) weeks.push([])
    weeks.at(-1)!.push(day)
    return weeks
  }, [])
