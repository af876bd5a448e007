import { isLate } from '../../../readings/age-filter.ts'
import type { Fact } from '../../../readings/fact.ts'
import { CALENDAR_YEAR } from '../../../sky/constants.ts'
import { type JulianDay, plusDays } from '../../../time/julian-day.ts'
import type { Window } from '../../../time/window.ts'
import type { Grounded } from '../../shared/cited-facts.ts'
import type { ChapterParagraph, TextLength } from '../../shared/narrative/lengths.ts'
import type { OpenArea } from './area-report.ts'
import { ripestPeriods } from './area-sections.ts'

/** The times that a report names, and paragraphs in order of time. */

/** A time that the report names. */
export interface NamedTime extends Window {
  readonly fact: Fact
}

/** A paragraph on a time, for their order. */
export type DatedParagraph = ChapterParagraph & { readonly at: JulianDay }

/** Dated paragraphs in order of time; of one day the earlier in the list comes first. */
export const inOrderOfTime = (paragraphs: readonly DatedParagraph[]): ChapterParagraph[] =>
  paragraphs.toSorted((a, b) => a.at - b.at).map(({ at: _, ...paragraph }) => paragraph)

export const datedParagraphs = (at: JulianDay, length: TextLength, passages: readonly Grounded[]): DatedParagraph[] =>
  passages.map((passage) => ({ ...passage, at, length }))

export type AreaPeriod = OpenArea['periods'][number]

// source: this project's own limits; at a high age only near times help
/** From 60 years on only near times are strongest, in years ahead, and none begins after `LAST_AGE`. */
const NEAR_YEARS = 5
const LAST_AGE = 85
/** Least days of a good time within the years of the report: it is named by its months. */
const LEAST_REST = 30
/** The last days on which the strongest and any named time may begin; null limits nothing. */
export const timeLimits = ({ age, readFrom, born }: Pick<OpenArea, 'age' | 'readFrom' | 'born'>) => ({
  nearUntil: isLate(age) ? plusDays(readFrom, NEAR_YEARS * CALENDAR_YEAR) : null,
  last: isLate(age) && age < LAST_AGE ? plusDays(born.moment.jd, LAST_AGE * CALENDAR_YEAR) : null,
})

/** The named periods of an area: the three that have most to do with it, in order of time, and the best. */
export const namedPeriods = (
  open: OpenArea,
): {
  readonly times: readonly (NamedTime & { readonly period: AreaPeriod })[]
  readonly best: (NamedTime & { readonly period: AreaPeriod }) | null
} => {
  const { nearUntil, last } = timeLimits(open)
  const periods = open.periods.filter(
    ({ begins, end }) => (last === null || begins < last) && Math.min(end, open.to) - begins > LEAST_REST,
  )
  const times = ripestPeriods({ periods }).map((period) => ({
    from: period.begins,
    to: Math.min(period.end, open.to) as JulianDay,
    fact: period.ties[0]!,
    period,
  }))
  const near = nearUntil === null ? times : times.filter(({ from }) => from < nearUntil)
  const best = (near.length > 0 ? near : times).reduce<(typeof times)[number] | null>(
    (top, each) => (top && top.period.score >= each.period.score ? top : each),
    null,
  )
  return { times, best }
}

/** The two periods with least to do with an area; none after the last day of named times. */
export const quietPeriods = (
  open: Pick<OpenArea, 'age' | 'readFrom' | 'born' | 'periods' | 'to'>,
  times: readonly { readonly period: AreaPeriod }[],
): AreaPeriod[] => {
  const { last } = timeLimits(open)
  const least = Math.min(...times.map(({ period }) => period.score))
  return open.periods
    .filter(
      ({ begins, end, great, ruler, score }) =>
        great !== ruler &&
        score < least &&
        (last === null || begins < last) &&
        Math.min(end, open.to) - begins > LEAST_REST,
    )
    .toSorted((a, b) => a.score - b.score)
    .slice(0, 2)
}
