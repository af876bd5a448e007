import { invalid } from '../faults.ts'
import { type CalendarChoice, daysInJulianMonth, gregorianOf, isJulian, julianDateOfDay } from './calendars.ts'
import { type CivilDate, type CivilDateTime, dayNumber, daysInMonth, GREGORIAN_REFORM, isBefore } from './civil.ts'
import { twoDigits } from './digits.ts'

/** Parsers and formatters for the forms of ISO 8601 that the contract allows. Parsers raise `invalid` on `field`. */

const DATE = /^(?:\d{4}|[+-]\d{4}|[+-]\d{6})-\d\d-\d\d$/
const DATE_TIME = /^(?:\d{4}|[+-]\d{4}|[+-]\d{6})-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?$/
const OFFSET = /^[+-]\d\d:[0-5]\d(?::[0-5]\d)?$/
const MAX_OFFSET = 14 * 3600

export const CIVIL_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The English abbreviations of the months: Jan, Feb. */
export const SHORT_MONTHS: readonly string[] = CIVIL_MONTHS.map((name) => name.slice(0, 3))

/** `4 November`. */
export const dayOfMonth = ({ day, month }: Pick<CivilDate, 'day' | 'month'>): string =>
  `${day} ${CIVIL_MONTHS[month - 1]}`
/** A date in words: 9 July 2026, 28 May 585 BC. */
export const longDateOf = ({ day, month, year }: CivilDate) =>
  `${day} ${CIVIL_MONTHS[month - 1]} ${year > 0 ? year : `${1 - year} BC`}`

/** A month in words: July 2026. */
export const longMonthOf = ({ month, year }: CivilDate) => `${CIVIL_MONTHS[month - 1]} ${year}`

/** The time of day: 14:05. */
export const clockText = ({ hour, minute }: Pick<CivilDateTime, 'hour' | 'minute'>) =>
  `${twoDigits(hour)}:${twoDigits(minute)}`

/** A date in words, from YYYY-MM-DD; the rest of the text is ignored. */
export const longDate = (date: string) => {
  const [, year, month, day] = (/^([+-]?\d+)-(\d\d)-(\d\d)/.exec(date) ?? []).map(Number) as [0, number, number, number]
  return longDateOf({ year, month, day })
}

/** 9 Jul 2026 from YYYY-MM-DD, Jul 2026 from YYYY-MM, 2026 from YYYY. */
export const shortDate = (date: string): string => {
  if (!/^\d/.test(date)) return date
  const [year, month, day] = date.split('-')
  return [day && Number(day), month && SHORT_MONTHS[Number(month) - 1]!, year].filter(Boolean).join(' ')
}

/** The number of the two digits at an index. Faster than the groups of a pattern; the caller has checked the text. */
const pairAt = (text: string, at: number): number => (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48

/** The characters of the year at the start of a date: four digits, or a sign with four or six. */
const yearLength = (text: string): number => {
  const first = text.charCodeAt(0)
  return first >= 48 && first <= 57 ? 4 : text.indexOf('-', 1)
}

/**
 * The date at the start of a text that matches the pattern, in the calendar in which it is written. Raises `invalid` for a date that does
 * not exist there.
 */
const checkedDate = (text: string, field: string, choice: CalendarChoice): CivilDate => {
  const length = yearLength(text)
  const year = length === 4 ? pairAt(text, 0) * 100 + pairAt(text, 2) : Number(text.slice(0, length)) + 0
  const month = pairAt(text, length + 1)
  const day = pairAt(text, length + 4)
  if (month < 1 || month > 12) throw invalid(field, `\`${field}\` has the month ${month}; months are 01 to 12.`)
  const last = isJulian({ year, month, day }, choice) ? daysInJulianMonth(year, month) : daysInMonth(year, month)
  if (day < 1 || day > last)
    throw invalid(field, `\`${field}\` has the day ${day}; ${CIVIL_MONTHS[month - 1]} ${year} has days 01 to ${last}.`)
  return { year, month, day }
}

const inGregorian = (date: CivilDate, choice: CalendarChoice): CivilDate =>
  isJulian(date, choice) ? gregorianOf(date) : date

/**
 * The date of `YYYY-MM-DD`, with a signed year before 0 (`-0100-07-12`). Raises `invalid` for a date that does not exist. A date of the
 * Julian calendar becomes one of the proleptic Gregorian calendar.
 */
export const parseDate = (text: string, field: string, choice: CalendarChoice = 'auto'): CivilDate => {
  if (!DATE.test(text)) throw invalid(field, `\`${field}\` must be a date in the format YYYY-MM-DD.`)
  return inGregorian(checkedDate(text, field, choice), choice)
}

/** The text that inputs read as a date of the Gregorian calendar: before the reform they read Julian dates. */
export const inputDateText = (date: CivilDate): string => {
  const julian = julianDateOfDay(dayNumber(date))
  return dateText(isJulian(julian, 'auto') ? julian : date)
}

/** As `parseDate`, for the local time of `YYYY-MM-DDTHH:MM[:SS[.ffffff]]`, with T or a space; without offset, hour 24 or leap second. */
export const parseDateTime = (text: string, field: string, choice: CalendarChoice = 'auto'): CivilDateTime => {
  if (!DATE_TIME.test(text))
    throw invalid(
      field,
      `\`${field}\` must be a local time in the format YYYY-MM-DDTHH:MM[:SS[.ffffff]], without an offset.`,
    )
  const { year, month, day } = inGregorian(checkedDate(text, field, choice), choice)
  const at = yearLength(text) + 7
  const hour = pairAt(text, at)
  const minute = pairAt(text, at + 3)
  const second = text.length > at + 5 ? pairAt(text, at + 6) : 0
  if (hour > 23) throw invalid(field, `\`${field}\` has the hour ${hour}; hours are 00 to 23.`)
  if (minute > 59) throw invalid(field, `\`${field}\` has the minute ${minute}; minutes are 00 to 59.`)
  if (second > 59)
    throw invalid(field, `\`${field}\` has the second ${second}; seconds are 00 to 59. Leap seconds are not supported.`)
  return { year, month, day, hour, minute, second: text.length > at + 8 ? Number(text.slice(at + 6)) : second }
}

/** The date as it is written, in the calendar of the choice; the text must fit `parseDate` or `parseDateTime`. */
export const writtenDateOf = (text: string, field: string, choice: CalendarChoice): CivilDate =>
  checkedDate(text, field, choice)

const MONTH = /^(\d{4}|[+-]\d{4}|[+-]\d{6})-(0[1-9]|1[0-2])$/

/** The year and month of `YYYY-MM`, with a sign before year 0; null for another text. */
export const parseMonth = (text: string): { year: number; month: number } | null => {
  const [, year, month] = MONTH.exec(text) ?? []
  return year === undefined ? null : { year: Number(year) + 0, month: Number(month) }
}

/** True for a date without a time. */
export const isDateAlone = (text: string): boolean => DATE.test(text)

/** The seconds east of Greenwich of `+HH:MM`, `-HH:MM:SS` or `Z`, at most 14 hours. */
export const parseOffset = (text: string, field: string): number => {
  if (text === 'Z') return 0
  const seconds = OFFSET.test(text)
    ? pairAt(text, 1) * 3600 + pairAt(text, 4) * 60 + (text.length > 6 ? pairAt(text, 7) : 0)
    : Number.NaN
  if (!(seconds <= MAX_OFFSET))
    throw invalid(
      field,
      `\`${field}\` must be an offset from -14:00 to +14:00 in the format +HH:MM, -HH:MM, with :SS if needed, or Z.`,
    )
  return text.startsWith('-') ? -seconds : seconds
}

/** A local time with its offset in seconds east of Greenwich; null without an offset. */
export const parseInstant = (text: string, field: string): { local: CivilDateTime; offset: number | null } => {
  const [offset] = /([+-]\d\d:\d\d(:\d\d)?|Z)$/.exec(text) ?? ['']
  return {
    local: parseDateTime(text.slice(0, text.length - offset.length), field),
    offset: offset ? parseOffset(offset, field) : null,
  }
}

/** `+05:30`; with seconds only if they are not 0: `+00:53:28`. */
export const offsetText = (seconds: number): string => {
  const s = Math.abs(seconds)
  const text = `${seconds < 0 ? '-' : '+'}${twoDigits(Math.floor(s / 3600))}:${twoDigits(Math.floor(s / 60) % 60)}`
  return s % 60 ? `${text}:${twoDigits(s % 60)}` : text
}

/** Four digits; a year before 0 has a sign, a year after 9999 a sign and six digits. */
export const yearText = (year: number): string =>
  year >= 1000 && year <= 9999
    ? String(year)
    : year > 9999
      ? `+${String(year).padStart(6, '0')}`
      : `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}`

/** `2024-03-20`; a year before 0 has a sign (`-0100`), a year after 9999 a sign and six digits. */
export const dateText = ({ year, month, day }: CivilDate): string => {
  return `${yearText(year)}-${twoDigits(month)}-${twoDigits(day)}`
}

/** `2024-03`; a year before 0 has a sign. */
export const monthText = ({ year, month }: Pick<CivilDate, 'year' | 'month'>): string =>
  `${yearText(year)}-${twoDigits(month)}`

/** A Gregorian date as `auto` reads it: of the Julian calendar before 1582-10-15. */
export const writtenDate = (date: CivilDate): CivilDate =>
  date.year <= GREGORIAN_REFORM.year && isBefore(date, GREGORIAN_REFORM) ? julianDateOfDay(dayNumber(date)) : date

/** The text that `parseDate` reads as this Gregorian date. */
export const writtenText = (date: CivilDate): string => dateText(writtenDate(date))

const ORDERED = /^(-?\d{4,6})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d))?)?/
/** A number that orders dates and times in ISO form, also before the year 0; times must have one offset. */
export const textOrder = (text: string): number => {
  const [year, month, day, hour, minute, second] = (ORDERED.exec(text) ?? []).slice(1).map((part) => Number(part ?? 0))
  return ((((year! * 12 + month!) * 31 + day!) * 24 + hour!) * 60 + minute!) * 60 + second!
}

/** The date at the start of a date and time text. */
export const datePart = (text: string): string => text.slice(0, text.startsWith('-') ? 11 : 10)

/** The month at the start of a date or a date and time text. */
export const monthPart = (text: string): string => datePart(text).slice(0, -3)

/** `2024-03-20T08:36:24`, with a fraction of the second if it is not 0. */
export const dateTimeText = (local: CivilDateTime): string => {
  const { hour, minute, second } = local
  if (Number.isInteger(second)) return `${dateText(local)}T${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}`
  const micros = Math.round(second * 1e6)
  const fraction =
    micros % 1e6
      ? `.${String(micros % 1e6)
          .padStart(6, '0')
          .replace(/0+$/, '')}`
      : ''
  return `${dateText(local)}T${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(Math.floor(micros / 1e6))}${fraction}`
}
