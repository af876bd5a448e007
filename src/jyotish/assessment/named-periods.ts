import { CALENDAR_YEAR } from '../../sky/constants.ts'

/** The periods that texts name for a matter, from one ranking. Reports, forecasts and AI readings of a chart name the same ones. */

/** A judged sub-period. Moments are in days on any one scale. */
export interface JudgedPeriod {
  /** The first day that is read: the start of the period, or the day of the reading in a running one. */
  readonly begins: number
  readonly end: number
  readonly score: number
  /** True if a lord of the period has a tie to the matter. */
  readonly tied: boolean
}

interface PeriodLimits {
  /** The strongest period begins before this day, if any does. */
  readonly nearUntil?: number | null
  /** No named period begins later. */
  readonly last?: number | null
}

// source: this project's own limits; at a high age only near times help
/** From 60 years on only near times are strongest, in years ahead, and none begins after `LAST_AGE`. */
const NEAR_YEARS = 5
const LAST_AGE = 85
/** Least days of a named period: it is named by its months. */
const LEAST_REST = 30
/** Texts name at most this many periods of a matter. */
const MAX_NAMED = 3
/** A period with a lower score is no good time for a matter, and no text names it as one. */
export const LEAST_NAMED_SCORE = 45

/** The last days on which the strongest and any named time may begin; null limits nothing. */
export const timeLimitsOf = (
  { isLate, age }: { readonly isLate: boolean; readonly age: number },
  { readFrom, birth }: { readonly readFrom: number; readonly birth: number },
): { readonly nearUntil: number | null; readonly last: number | null } => ({
  nearUntil: isLate ? readFrom + NEAR_YEARS * CALENDAR_YEAR : null,
  last: isLate && age < LAST_AGE ? birth + LAST_AGE * CALENDAR_YEAR : null,
})

/** Periods that are long enough to be named, and begin early enough. */
export const nameablePeriods = <P extends Pick<JudgedPeriod, 'begins' | 'end'>>(
  periods: readonly P[],
  { last = null }: PeriodLimits,
): P[] => periods.filter(({ begins, end }) => (last === null || begins < last) && end - begins > LEAST_REST)

/** At most three tied periods with the highest scores, in order of time, and the best: the first with the highest score. */
export const rankedPeriods = <P extends JudgedPeriod>(
  periods: readonly P[],
  { nearUntil = null, last = null }: PeriodLimits = {},
): { readonly named: readonly P[]; readonly best: P | null } => {
  const named = nameablePeriods(periods, { last })
    .filter(({ tied, score }) => tied && score >= LEAST_NAMED_SCORE)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_NAMED)
    .toSorted((a, b) => a.begins - b.begins)
  const near = nearUntil === null ? named : named.filter(({ begins }) => begins < nearUntil)
  const best = (near.length > 0 ? near : named).reduce<P | null>(
    (top, each) => (top && top.score >= each.score ? top : each),
    null,
  )
  return { named, best }
}
