import { dayNumber } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import type { Window } from '../../time/window.ts'
import type { PanchangDay } from '../panchang/day.ts'
import type { Calendar } from './calendar.ts'
import { distance, FIRST_OF_EQUALS, type Kala, kalaWords, share } from './kalas.ts'

/** Which of two days that both have the tithi at the part of the day keeps it. */
export type Which = 'first' | 'second'
/** Which of the two days between whose parts it lies keeps a tithi that meets neither: of `nearest`, the second of two equals. */
export type Missed = 'earlier' | 'later' | 'nearest'

/** The day chosen for a stretch of tithi or star, and why. */
export interface Choice {
  day: PanchangDay
  /** The part of the chosen day that decided; null where the Sun does not rise. */
  window: Window | null
  why: string
  /** The day not taken: the other that has it at the part of the day, or of two that have not, the other between whose parts it lies. */
  other: PanchangDay | null
}

interface Candidate {
  day: PanchangDay
  window: Window
  share: number
}

/** The days that a stretch meets, and one more on both sides. */
export const daysAround = (stretch: Window, calendar: Calendar): PanchangDay[] => {
  const first = dayNumber(calendar.dayAt(stretch.from).date) - 1
  const last = dayNumber(calendar.dayAt(stretch.to).date) + 1
  return [...new Set(Array.from({ length: last - first + 1 }, (_, i) => calendar.day(first + i)))]
}

/** The days whose part the stretch meets, with the share of the part that it covers. */
export const meetingDays = (stretch: Window, kala: Kala, calendar: Calendar): Candidate[] =>
  candidates(stretch, kala, calendar)?.filter((each) => each.share > 0) ?? []

/** Null where the Sun does not rise and set; a day on which no Moon rises is none of them. */
const candidates = (stretch: Window, kala: Kala, calendar: Calendar): Candidate[] | null => {
  const found: Candidate[] = []
  for (const day of daysAround(stretch, calendar)) {
    if (!day.light) return null
    const window = calendar.kala(day, kala)
    if (window) found.push({ day, window, share: share(stretch, window) })
  }
  return found
}

const percent = (part: number) => `${Math.round(part * 100)} %`

/**
 * The day on which a stretch of tithi or star is kept, by the part of the day it must hold: the one day on which it meets it; of
 * two days the one that the rule names, else the one with the larger share, else the first or second by the part of the day; of
 * none, the day of sunrise where the rule takes the first, else the earlier, the later or the nearer of the two between whose parts
 * it lies. `of` names the stretch in the reason.
 */
export const choose = (
  stretch: Window,
  of: string,
  kala: Kala,
  which: Which | null,
  calendar: Calendar,
  missed: Missed = 'nearest',
): Choice => {
  const all = candidates(stretch, kala, calendar)
  if (!all) return withoutSun(stretch, of, calendar)
  const words = kalaWords(kala)
  const [a, b] = all.filter((each) => each.share > 0)
  const one = ({ day, window }: Candidate, why: string, other: PanchangDay | null = null): Choice => ({
    day,
    window,
    why,
    other,
  })
  if (a && b) {
    const [first, second] = [one(a, '', b.day), one(b, '', a.day)]
    const twice = `${of} holds ${words} on two days`
    if (which) return { ...(which === 'first' ? first : second), why: `${twice}; the rule keeps the ${which}.` }
    if (a.share !== b.share)
      return {
        ...(a.share > b.share ? first : second),
        why: `${twice}; this one has more of it (${percent(Math.max(a.share, b.share))} against ${percent(Math.min(a.share, b.share))}).`,
      }
    const earlier = FIRST_OF_EQUALS.includes(kala)
    return { ...(earlier ? first : second), why: `${twice} alike; the ${earlier ? 'first' : 'second'} is kept.` }
  }
  if (a) return one(a, `${of} holds ${words} on this day alone.`)
  if (kala === 'udaya') {
    const day = calendar.dayAt(stretch.from)
    const why = `${of} holds no sunrise (kshaya); the day it lies in.`
    return { day, window: calendar.kala(day, kala), why, other: null }
  }
  const before = all.findLast(({ window }) => window.to <= stretch.from)
  const after = all.find(({ window }) => window.from >= stretch.to)
  if (which === 'first' || !before || !after) {
    const rise = choose(stretch, of, 'udaya', null, calendar)
    return { ...rise, why: `${of} holds ${words} on no day. ${rise.why}` }
  }
  const never = `${of} holds ${words} on no day`
  const nearer = distance(stretch, before.window) < distance(stretch, after.window) ? 'earlier' : 'later'
  const side = missed === 'nearest' ? nearer : missed
  const why =
    missed === 'nearest' ? `${never}; it comes nearest to it on this one.` : `${never}; the rule keeps the ${side} day.`
  return side === 'earlier' ? one(before, why, after.day) : one(after, why, before.day)
}

/** Where the Sun does not rise and set limbs are those of 06:00 local mean time. */
const withoutSun = (stretch: Window, of: string, calendar: Calendar): Choice => {
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
