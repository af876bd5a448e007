import { chosenLanguage } from './preferences.ts'

const formatCache = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>()
const cachedFormat = <F extends Intl.DateTimeFormat | Intl.NumberFormat>(
  id: string,
  createFormat: (language: string) => F,
): F => {
  const cacheKey = `${chosenLanguage.value} ${id}`
  let format = formatCache.get(cacheKey) as F | undefined
  if (!format) {
    format = createFormat(chosenLanguage.value)
    formatCache.set(cacheKey, format)
  }
  return format
}

/** The local date and time of a text such as 2024-04-09T06:02:02+05:30, as the UTC fields of a Date. The offset is ignored. */
export const wallClock = (text: string): Date =>
  new Date(
    `${/^([+-]?\d{4,6}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?)?)/.exec(text)?.[1] ?? text}${text.length > 10 ? 'Z' : 'T00:00Z'}`,
  )

const dateFormatter = (options: Intl.DateTimeFormatOptions) => (text: string | null | undefined) =>
  text
    ? cachedFormat(
        JSON.stringify(options),
        (language) => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }),
      ).format(wallClock(text))
    : ''

export const day = dateFormatter({ day: 'numeric', month: 'short', year: 'numeric' })
export const longDay = dateFormatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
export const dayMonth = dateFormatter({ day: 'numeric', month: 'short' })
export const weekday = dateFormatter({ weekday: 'short' })
export const monthYear = dateFormatter({ month: 'long', year: 'numeric' })
export const clock = dateFormatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
/** The time of day of a text. If its day is not `date` (YYYY-MM-DD), the day follows: 05:05, 10 Apr. */
export const clockFrom = (date: string, text: string): string =>
  text.slice(0, 10) === date ? clock(text) : `${clock(text)}, ${dayMonth(text)}`
/** A range of two times as `clockFrom` formats them. If both are on the same other day, the day is given once, first. */
export const clockRange = (date: string, start: string, end: string): string => {
  if (start.slice(0, 10) !== end.slice(0, 10)) return `${clockFrom(date, start)} – ${clockFrom(date, end)}`
  return `${start.slice(0, 10) === date ? '' : `${dayMonth(start)}, `}${clock(start)} – ${clock(end)}`
}
export const dateAndTime = dateFormatter({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

export const number = (value: number | null | undefined, digits = 2): string =>
  value == null
    ? ''
    : cachedFormat(
        `n${digits}`,
        (language) => new Intl.NumberFormat(language, { maximumFractionDigits: digits }),
      ).format(value)

/** Decimal degrees as degrees and minutes, rounded down: 27°59′. */
export const dms = (degree: number): string => {
  const minutes = Math.floor(degree * 60 + 1e-9)
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
}

/** Today's date on this device, YYYY-MM-DD. */
export const todayHere = (): string => {
  const now = new Date()
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`
}
/** The date a number of days later, YYYY-MM-DD. */
export const daysAfter = (date: string, days: number): string => {
  const next = new Date(`${date}T00:00Z`)
  next.setUTCDate(next.getUTCDate() + days)
  return next.toISOString().slice(0, 10)
}
