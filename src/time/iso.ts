import { invalid } from '../faults.ts'
import { type CivilDate, type CivilDateTime, daysInMonth } from './civil.ts'
import { twoDigits } from './digits.ts'

/** Parsers and formatters for the forms of ISO 8601 that the contract allows. Parsers raise `invalid` on `field`. */

const DATE = /^\d{4}-\d\d-\d\d$/
const DATE_TIME = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?$/
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

/** A date in words: 9 July 2026. */
export const longDateOf = ({ day, month, year }: CivilDate) => `${day} ${CIVIL_MONTHS[month - 1]} ${year}`

/** The time of day: 14:05. */
export const clockText = ({ hour, minute }: Pick<CivilDateTime, 'hour' | 'minute'>) =>
  `${twoDigits(hour)}:${twoDigits(minute)}`

/** A date in words, from YYYY-MM-DD; the rest of the text is ignored. */
export const longDate = (date: string) => {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number) as [number, number, number]
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

/** The date at the start of a text that matches the pattern. Raises `invalid` for a date that does not exist. */
const checkedDate = (text: string, field: string): CivilDate => {
  const year = pairAt(text, 0) * 100 + pairAt(text, 2)
  const month = pairAt(text, 5)
  const day = pairAt(text, 8)
  if (month < 1 || month > 12) throw invalid(field, `${field} names month ${month}; months run from 01 to 12.`)
  const last = daysInMonth(year, month)
  if (day < 1 || day > last)
    throw invalid(field, `${field} names day ${day}; ${CIVIL_MONTHS[month - 1]} ${year} has days 01 to ${last}.`)
  return { year, month, day }
}

/** The date of `YYYY-MM-DD`. Raises `invalid` for a date that does not exist. */
export const parseDate = (text: string, field: string): CivilDate => {
  if (!DATE.test(text)) throw invalid(field, `${field} must be a date written YYYY-MM-DD.`)
  return checkedDate(text, field)
}

/** The local time of `YYYY-MM-DDTHH:MM[:SS[.ffffff]]`, with T or a space; without offset, hour 24 or leap second. */
export const parseDateTime = (text: string, field: string): CivilDateTime => {
  if (!DATE_TIME.test(text))
    throw invalid(field, `${field} must be a local time written YYYY-MM-DDTHH:MM[:SS[.ffffff]], without an offset.`)
  const { year, month, day } = checkedDate(text, field)
  const hour = pairAt(text, 11)
  const minute = pairAt(text, 14)
  const second = text.length > 16 ? pairAt(text, 17) : 0
  if (hour > 23) throw invalid(field, `${field} names hour ${hour}; hours run from 00 to 23.`)
  if (minute > 59) throw invalid(field, `${field} names minute ${minute}; minutes run from 00 to 59.`)
  if (second > 59)
    throw invalid(field, `${field} names second ${second}; seconds run from 00 to 59, leap seconds are not supported.`)
  return { year, month, day, hour, minute, second: text.length > 19 ? Number(text.slice(17)) : second }
}

/** The seconds east of Greenwich of `+HH:MM`, `-HH:MM:SS` or `Z`, at most 14 hours. */
export const parseOffset = (text: string, field: string): number => {
  if (text === 'Z') return 0
  const seconds = OFFSET.test(text)
    ? pairAt(text, 1) * 3600 + pairAt(text, 4) * 60 + (text.length > 6 ? pairAt(text, 7) : 0)
    : Number.NaN
  if (!(seconds <= MAX_OFFSET))
    throw invalid(field, `${field} must be written +HH:MM, -HH:MM, with :SS where needed, or Z, from -14:00 to +14:00.`)
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

/** `2024-03-20`; years outside 0 to 9999 have a sign and six digits. */
export const dateText = ({ year, month, day }: CivilDate): string => {
  const y =
    year >= 1000 && year <= 9999
      ? year
      : year >= 0 && year <= 999
        ? String(year).padStart(4, '0')
        : `${year < 0 ? '-' : '+'}${String(Math.abs(year)).padStart(6, '0')}`
  return `${y}-${twoDigits(month)}-${twoDigits(day)}`
}

/** `2024-03-20T08:36:24`, with a fraction of the second if it is not 0. */
export const dateTimeText = (local: CivilDateTime): string => {
  const micros = Math.round(local.second * 1e6)
  const fraction =
    micros % 1e6
      ? `.${String(micros % 1e6)
          .padStart(6, '0')
          .replace(/0+$/, '')}`
      : ''
  return `${dateText(local)}T${twoDigits(local.hour)}:${twoDigits(local.minute)}:${twoDigits(Math.floor(micros / 1e6))}${fraction}`
}
