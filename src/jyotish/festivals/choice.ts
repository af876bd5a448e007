import { dayNumber } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import type { Window } from '../../time/window.ts'
import type { PanchangDay } from '../panchang/day.ts'
import type { Calendar } from './calendar.ts'
import { coveredShare, daysBetween, FIRST_IN_TIE, type Kala, kalaWords } from './kalas.ts'

/** The preferred one of two days that both have the tithi in the required part of the day. */
export type DayPreference = 'first' | 'second'
/**
 * The day for a tithi that touches the required part of no day, of the two days whose parts are before and after it.
 * `nearest`: the later one in a tie.
 */
export type MissedPreference = 'earlier' | 'later' | 'nearest'

/** The day chosen for a tithi or star, with the reason. */
export interface DayChoice {
  day: PanchangDay
  /** The part of the chosen day that decided; null where the Sun does not rise. */
  window: Window | null
  why: string
  /**
   * The rejected day: the other one with the tithi in the required part, or the other one of the two days around it.
   */
  other: PanchangDay | null
}

interface Candidate {
  day: PanchangDay
  window: Window
  share: number
}

/** The days that overlap a window, and one more on both sides. */
export const daysAround = (stretch: Window, calendar: Calendar): PanchangDay[] => {
  const first = dayNumber(calendar.dayAt(stretch.from).date) - 1
  const last = dayNumber(calendar.dayAt(stretch.to).date) + 1
  return [...new Set(Array.from({ length: last - first + 1 }, (_, i) => calendar.day(first + i)))]
}

/** The days whose part overlaps the window, with the covered share of the part. */
export const daysWithKala = (stretch: Window, kala: Kala, calendar: Calendar): Candidate[] =>
  candidates(stretch, kala, calendar)?.filter((each) => each.share > 0) ?? []

/** Null where the Sun does not rise and set. A day without a moonrise is not a candidate for moonrise. */
const candidates = (stretch: Window, kala: Kala, calendar: Calendar): Candidate[] | null => {
  const result: Candidate[] = []
  for (const day of daysAround(stretch, calendar)) {
    if (!day.light) return null
    const window = calendar.kala(day, kala)
    if (window) result.push({ day, window, share: coveredShare(stretch, window) })
  }
  return result
}

const percent = (part: number) => `${Math.round(part * 100)} %`

/**
 * The day of an observance, by the part of the day (`kala`) that a tithi or star must touch: the only day on which it
 * does. Of two such days: the one that the rule prefers, else the one with the larger share, else the first or second
 * by the kala. Without such a day: the day of sunrise if the rule prefers the first, else the earlier, later or nearer
 * one of the two days around it. `of` is the name of the tithi or star in the reason.
 */
export const chooseDay = (
  stretch: Window,
  of: string,
  kala: Kala,
  preference: DayPreference | null,
  calendar: Calendar,
  missed: MissedPreference = 'nearest',
): DayChoice => {
  const allCandidates = candidates(stretch, kala, calendar)
  if (!allCandidates) return withoutSun(stretch, of, calendar)
  const words = kalaWords(kala)
  const [a, b] = allCandidates.filter((each) => each.share > 0)
  const choiceOf = ({ day, window }: Candidate, why: string, other: PanchangDay | null = null): DayChoice => ({
    day,
    window,
    why,
    other,
  })
  if (a && b) {
    const [first, second] = [choiceOf(a, '', b.day), choiceOf(b, '', a.day)]
    const onTwoDays = `${of} holds ${words} on two days`
    if (preference)
      return { ...(preference === 'first' ? first : second), why: `${onTwoDays}; the rule keeps the ${preference}.` }
    if (a.share !== b.share)
      return {
        ...(a.share > b.share ? first : second),
        why: `${onTwoDays}; this one has more of it (${percent(Math.max(a.share, b.share))} against ${percent(Math.min(a.share, b.share))}).`,
      }
    const earlier = FIRST_IN_TIE.includes(kala)
    return { ...(earlier ? first : second), why: `${onTwoDays} alike; the ${earlier ? 'first' : 'second'} is kept.` }
  }
  if (a) return choiceOf(a, `${of} holds ${words} on this day alone.`)
  if (kala === 'udaya') {
    const day = calendar.dayAt(stretch.from)
    const why = `${of} holds no sunrise (kshaya); the day it lies in.`
    return { day, window: calendar.kala(day, kala), why, other: null }
  }
  const before = allCandidates.findLast(({ window }) => window.to <= stretch.from)
  const after = allCandidates.find(({ window }) => window.from >= stretch.to)
  if (preference === 'first' || !before || !after) {
    const rise = chooseDay(stretch, of, 'udaya', null, calendar)
    return { ...rise, why: `${of} holds ${words} on no day. ${rise.why}` }
  }
  const onNoDay = `${of} holds ${words} on no day`
  const nearer = daysBetween(stretch, before.window) < daysBetween(stretch, after.window) ? 'earlier' : 'later'
  const side = missed === 'nearest' ? nearer : missed
  const why =
    missed === 'nearest'
      ? `${onNoDay}; it comes nearest to it on this one.`
      : `${onNoDay}; the rule keeps the ${side} day.`
  return side === 'earlier' ? choiceOf(before, why, after.day) : choiceOf(after, why, before.day)
}

/** Where the Sun does not rise and set, limbs are those at 06:00 local mean time. */
const withoutSun = (stretch: Window, of: string, calendar: Calendar): DayChoice => {
  const day =
    daysAround(stretch, calendar).find(({ from }) => stretch.from <= from && from < stretch.to) ??
    calendar.dayAt(stretch.from)
  return {
    day,
    window: null,
    why: `The Sun does not rise and set on ${dateText(day.date)}; ${of} at 06:00 mean time.`,
    other: null,
  }
}
