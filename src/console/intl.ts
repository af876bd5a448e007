import { labels } from './preferences.ts'

const made = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>()
const maker = <F extends Intl.DateTimeFormat | Intl.NumberFormat>(id: string, make: (language: string) => F): F => {
  const path = `${labels.value} ${id}`
  let format = made.get(path) as F | undefined
  if (!format) {
    format = make(labels.value)
    made.set(path, format)
  }
  return format
}

/** The wall clock of a text such as 2024-04-09T06:02:02+05:30, whatever the clock of this device shows. */
export const wall = (text: string): Date =>
  new Date(
    `${/^([+-]?\d{4,6}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?)?)/.exec(text)?.[1] ?? text}${text.length > 10 ? 'Z' : 'T00:00Z'}`,
  )

const dated = (options: Intl.DateTimeFormatOptions) => (text: string | null | undefined) =>
  text
    ? maker(
        JSON.stringify(options),
        (language) => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }),
      ).format(wall(text))
    : ''

export const day = dated({ day: 'numeric', month: 'short', year: 'numeric' })
export const longDay = dated({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
export const dayMonth = dated({ day: 'numeric', month: 'short' })
export const weekday = dated({ weekday: 'short' })
export const monthYear = dated({ month: 'long', year: 'numeric' })
export const clock = dated({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
/** The clock of a text, with its day where that is another than `date` (YYYY-MM-DD): 05:05, 10 Apr. */
export const clockFrom = (date: string, text: string): string =>
  text.slice(0, 10) === date ? clock(text) : `${clock(text)}, ${dayMonth(text)}`
/** Two clocks of texts as `clockFrom` writes them; where both are of the same other day, it stands once before them. */
export const clockRange = (date: string, start: string, end: string): string => {
  if (start.slice(0, 10) !== end.slice(0, 10)) return `${clockFrom(date, start)} – ${clockFrom(date, end)}`
  return `${start.slice(0, 10) === date ? '' : `${dayMonth(start)}, `}${clock(start)} – ${clock(end)}`
}
export const moment = dated({
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
    : maker(`n${digits}`, (language) => new Intl.NumberFormat(language, { maximumFractionDigits: digits })).format(
        value,
      )

/** 27°59′ of what has decimals. */
export const dms = (degree: number): string => {
  const minutes = Math.floor(degree * 60 + 1e-9)
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
}

/** The date of today here. */
export const todayHere = (): string => {
  const now = new Date()
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`
}
/** A date some days on. */
export const daysAfter = (date: string, days: number): string => {
  const next = new Date(`${date}T00:00Z`)
  next.setUTCDate(next.getUTCDate() + days)
  return next.toISOString().slice(0, 10)
}
