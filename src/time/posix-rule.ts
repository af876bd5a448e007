import { dayNumber, weekday } from './civil.ts'

/** The rule in the last line of a TZif file, for the time after its last transition (RFC 9636, section 3.3). */
export interface PosixRule {
  standard: { offset: number; abbreviation: string }
  /** Null if the zone has one offset from then on. */
  saving: { offset: number; abbreviation: string; starts: RuleDay; ends: RuleDay } | null
}

interface RuleDay {
  /** The day of the change in a year, in whole days since 1970. */
  day: (year: number) => number
  /** Seconds from midnight of that day, -167 h to 167 h, on the clock before the change. */
  seconds: number
}

const TIME = String.raw`[+-]?\d{1,3}(?::\d\d(?::\d\d)?)?`
const NAME = '<[^>]+>|[A-Za-z]+'
const RULE = new RegExp(`^(${NAME})(${TIME})(?:(${NAME})(${TIME})?,([^,]+),([^,]+))?$`)

const secondsOf = (text: string): number => {
  const [hours, minutes = 0, seconds = 0] = text.replace(/^[+-]/, '').split(':').map(Number) as [number]
  return (text.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds)
}

const ruleDay = (text: string): RuleDay => {
  const [date, time = '2'] = text.split('/') as [string, string?]
  const seconds = secondsOf(time)
  const monthly = /^M(\d+)\.(\d)\.(\d)$/.exec(date)
  if (monthly) {
    const [month, week, wanted] = monthly.slice(1).map(Number) as [number, number, number]
    return { day: (year) => nthWeekday(year, month, week, wanted), seconds }
  }
  const counted = /^(J?)(\d+)$/.exec(date)
  if (!counted) throw new Error(`Unsupported POSIX time zone rule: ${text}`)
  const n = Number(counted[2])
  const newYear = (year: number) => dayNumber({ year, month: 1, day: 1 })
  // `Jn` counts from 1 to 365 without 29 February; `n` counts from 0 to 365 with it.
  const leap = (year: number) => (counted[1] && n > 59 ? newYear(year + 1) - newYear(year) - 365 : 0)
  return { day: (year) => newYear(year) + n - (counted[1] ? 1 : 0) + leap(year), seconds }
}

/** The day number of a weekday in a month. Week 5 means the last such weekday. */
const nthWeekday = (year: number, month: number, week: number, wanted: number): number => {
  if (week === 5) {
    const next = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 }
    return dayNumber(next) - (((weekday(next) - wanted + 6) % 7) + 1)
  }
  const first = { year, month, day: 1 }
  return dayNumber(first) + ((wanted - weekday(first) + 7) % 7) + (week - 1) * 7
}

export const parsePosixRule = (text: string): PosixRule => {
  const parts = RULE.exec(text)
  if (!parts) throw new Error(`Unsupported POSIX time zone rule: ${text}`)
  const name = (raw: string) => raw.replace(/[<>]/g, '')
  // POSIX offsets are positive to the west.
  const offset = 0 - secondsOf(parts[2]!)
  const standard = { offset, abbreviation: name(parts[1]!) }
  if (!parts[3]) return { standard, saving: null }
  return {
    standard,
    saving: {
      offset: parts[4] ? 0 - secondsOf(parts[4]) : offset + 3600,
      abbreviation: name(parts[3]),
      starts: ruleDay(parts[5]!),
      ends: ruleDay(parts[6]!),
    },
  }
}

/** The two changes of a year, in seconds since 1970, in order of time; none without summer time. */
export const changesOfYear = ({ standard, saving }: PosixRule, year: number): { at: number; saving: boolean }[] => {
  if (!saving) return []
  const starts = saving.starts.day(year) * 86_400 + saving.starts.seconds - standard.offset
  const ends = saving.ends.day(year) * 86_400 + saving.ends.seconds - saving.offset
  return [
    { at: starts, saving: true },
    { at: ends, saving: false },
  ].sort((a, b) => a.at - b.at)
}
