import { invalid } from '../../../faults.ts'
import { addDays, type CivilDate, daysInMonth, weekday } from '../../../time/civil.ts'
import { parseMonth } from '../../../time/iso.ts'

export interface CalendarMonth {
  year: number
  month: number
  days: CivilDate[]
}

/** Parses `YYYY-MM`; 422 on `field` for an invalid month. */
export const readMonth = (text: string, field: string): CalendarMonth => {
  const parts = parseMonth(text)
  if (!parts) throw invalid(field, `\`${field}\` must be a month in the format YYYY-MM.`)
  return calendarMonth(parts.year, parts.month)
}

export const calendarMonth = (year: number, month: number): CalendarMonth => ({
  year,
  month,
  days: Array.from({ length: daysInMonth(year, month) }, (_, i) => addDays({ year, month, day: 1 }, i)),
})

/** Weeks from Monday to Sunday, cut to the month. */
export const weeksOf = ({ days }: CalendarMonth): CivilDate[][] =>
  days.reduce<CivilDate[][]>((weeks, day) => {
    if (weekday(day) === 1 || weeks.length === 0) weeks.push([])
    weeks.at(-1)!.push(day)
    return weeks
  }, [])
