import { wall } from '../intl.ts'
import { labels } from '../preferences.ts'

/** A stretch of time on the screen: milliseconds. */
export interface Stretch {
  from: number
  to: number
}

/** The moment that a wall clock shows, as if there were no zones. */
export const at = (text: string): number => wall(text).getTime()

const HOUR = 3_600_000
const DAY = 24 * HOUR
const YEAR = 365.2425 * DAY

/** The stretch after a zoom that leaves the moment at `at` (0 to 1 of the width) where it is. */
export const zoomed = ({ from, to }: Stretch, factor: number, at: number, whole: Stretch): Stretch => {
  const span = Math.min(Math.max((to - from) * factor, 12 * HOUR), whole.to - whole.from)
  const fixed = from + (to - from) * at
  return within({ from: fixed - span * at, to: fixed + span * (1 - at) }, whole)
}

/** Not beyond the ends. */
export const within = ({ from, to }: Stretch, whole: Stretch): Stretch => {
  const span = Math.min(to - from, whole.to - whole.from)
  const start = Math.min(Math.max(from, whole.from), whole.to - span)
  return { from: start, to: start + span }
}

interface Tick {
  at: number
  kind: 'year' | 'month' | 'day'
}

/** At most some ten ticks, at the beginnings of years, months or days. */
export const ticks = ({ from, to }: Stretch): Tick[] => {
  const span = to - from
  const found: Tick[] = []
  const first = new Date(from)
  if (span > 3 * YEAR) {
    const step = [1, 2, 5, 10, 20, 50].find((years) => span / (years * YEAR) <= 10) ?? 100
    for (let year = Math.ceil(first.getUTCFullYear() / step) * step; Date.UTC(year, 0) <= to; year += step)
      if (Date.UTC(year, 0) >= from) found.push({ at: Date.UTC(year, 0), kind: 'year' })
  } else if (span > 60 * DAY) {
    const step = [1, 2, 3, 6].find((months) => span / (months * 30 * DAY) <= 10) ?? 6
    for (let month = 0; month < 60; month += step) {
      const at = Date.UTC(first.getUTCFullYear(), month)
      if (at >= from && at <= to) found.push({ at, kind: 'month' })
    }
  } else {
    const step = [1, 2, 5, 10].find((days) => span / (days * DAY) <= 10) ?? 10
    for (let at = Math.ceil(from / DAY) * DAY; at <= to; at += step * DAY) found.push({ at, kind: 'day' })
  }
  return found
}

export const tickText = ({ at, kind }: Tick): string =>
  new Intl.DateTimeFormat(labels.value, {
    timeZone: 'UTC',
    ...(kind === 'year'
      ? { year: 'numeric' }
      : kind === 'month'
        ? { month: 'short', year: '2-digit' }
        : { day: 'numeric', month: 'short' }),
  }).format(at)
