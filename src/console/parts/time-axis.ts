import { wallClock } from '../intl.ts'
import { chosenLanguage } from '../preferences.ts'

/** A range of time, in milliseconds of local wall clock time. */
export interface TimeRange {
  from: number
  to: number
}

/** The local time of a text as milliseconds; its UTC offset is ignored. */
export const wallClockMs = (text: string): number => wallClock(text).getTime()

const HOUR = 3_600_000
const DAY = 24 * HOUR
const YEAR = 365.2425 * DAY

/** The range after a zoom around `at` (0 to 1 of the width), at least 12 hours long and within `whole`. */
export const zoomRange = ({ from, to }: TimeRange, factor: number, at: number, whole: TimeRange): TimeRange => {
  const rangeLength = Math.min(Math.max((to - from) * factor, 12 * HOUR), whole.to - whole.from)
  const fixedTime = from + (to - from) * at
  return clampRange({ from: fixedTime - rangeLength * at, to: fixedTime + rangeLength * (1 - at) }, whole)
}

/** The range, shortened and shifted so that it lies within `whole`. */
export const clampRange = ({ from, to }: TimeRange, whole: TimeRange): TimeRange => {
  const rangeLength = Math.min(to - from, whole.to - whole.from)
  const start = Math.min(Math.max(from, whole.from), whole.to - rangeLength)
  return { from: start, to: start + rangeLength }
}

interface Tick {
  at: number
  kind: 'year' | 'month' | 'day'
}

/** About ten ticks at most, at the beginnings of years, months or days. */
export const ticks = ({ from, to }: TimeRange): Tick[] => {
  const rangeLength = to - from
  const result: Tick[] = []
  const first = new Date(from)
  if (rangeLength > 3 * YEAR) {
    const step = [1, 2, 5, 10, 20, 50].find((years) => rangeLength / (years * YEAR) <= 10) ?? 100
    for (let year = Math.ceil(first.getUTCFullYear() / step) * step; Date.UTC(year, 0) <= to; year += step)
      if (Date.UTC(year, 0) >= from) result.push({ at: Date.UTC(year, 0), kind: 'year' })
  } else if (rangeLength > 60 * DAY) {
    const step = [1, 2, 3, 6].find((months) => rangeLength / (months * 30 * DAY) <= 10) ?? 6
    for (let month = 0; month < 60; month += step) {
      const at = Date.UTC(first.getUTCFullYear(), month)
      if (at >= from && at <= to) result.push({ at, kind: 'month' })
    }
  } else {
    const step = [1, 2, 5, 10].find((days) => rangeLength / (days * DAY) <= 10) ?? 10
    for (let at = Math.ceil(from / DAY) * DAY; at <= to; at += step * DAY) result.push({ at, kind: 'day' })
  }
  return result
}

export const tickText = ({ at, kind }: Tick): string =>
  new Intl.DateTimeFormat(chosenLanguage.value, {
    timeZone: 'UTC',
    ...(kind === 'year'
      ? { year: 'numeric' }
      : kind === 'month'
        ? { month: 'short', year: '2-digit' }
        : { day: 'numeric', month: 'short' }),
  }).format(at)
