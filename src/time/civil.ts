/** A date of the proleptic Gregorian calendar. The year before 1 is 0. */
export interface CivilDate {
  year: number
  /** 1..12 */
  month: number
  /** 1..31 */
  day: number
}

/** A local date and time without a zone. */
export interface CivilDateTime extends CivilDate {
  hour: number
  minute: number
  /** 0 <= second < 60, with a fraction. */
  second: number
}

export const MS_PER_DAY = 86_400_000

/** Whole days from 1970-01-01 to the date. */
export const dayNumber = ({ year, month, day }: CivilDate): number => {
  // Years start in March here, so that the leap day is the last day. 400 years have 146097 days.
  const y = month > 2 ? year : year - 1
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

/** The date `days` days after 1970-01-01. */
export const dateOfDay = (days: number): CivilDate => {
  const shifted = days + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  return {
    year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1,
  }
}

export const daysInMonth = (year: number, month: number): number =>
  month === 12 ? 31 : dayNumber({ year, month: month + 1, day: 1 }) - dayNumber({ year, month, day: 1 })

export const addDays = (date: CivilDate, days: number): CivilDate => dateOfDay(dayNumber(date) + days)

/** The day of the week, from 0 (Sunday) to 6 (Saturday). */
export const weekday = (date: CivilDate): number => (((dayNumber(date) + 4) % 7) + 7) % 7

/** Milliseconds from 1970-01-01T00:00 to the local time, both on the same clock. Microseconds are a fraction. */
export const clockMs = (local: CivilDateTime): number =>
  dayNumber(local) * MS_PER_DAY + local.hour * 3_600_000 + local.minute * 60_000 + Math.round(local.second * 1e6) / 1e3

/** The local time that is `ms` milliseconds after 1970-01-01T00:00 on the same clock. */
export const civilOf = (ms: number): CivilDateTime => {
  const days = Math.floor(ms / MS_PER_DAY)
  const msOfDay = ms - days * MS_PER_DAY
  const hour = Math.floor(msOfDay / 3_600_000)
  const minute = Math.floor(msOfDay / 60_000) % 60
  const { year, month, day } = dateOfDay(days)
  return { year, month, day, hour, minute, second: (msOfDay - hour * 3_600_000 - minute * 60_000) / 1000 }
}

/** The first Gregorian date in Rome, Spain and Portugal. Earlier dates are proleptic Gregorian too. */
export const GREGORIAN_REFORM: CivilDate = { year: 1582, month: 10, day: 15 }

export const isBefore = (a: CivilDate, b: CivilDate): boolean => dayNumber(a) < dayNumber(b)
