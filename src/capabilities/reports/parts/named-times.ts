import {
  LEAST_NAMED_SCORE,
  nameablePeriods,
  rankedPeriods,
  timeLimitsOf,
} from '../../../jyotish/assessment/named-periods.ts'
import { isLate } from '../../../readings/age-filter.ts'
import type { Fact } from '../../../readings/fact.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import type { Window } from '../../../time/window.ts'
import type { Grounded } from '../../shared/cited-facts.ts'
import type { ChapterParagraph, TextLength } from '../../shared/narrative/lengths.ts'
import type { OpenArea } from './area-report.ts'

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

/** The last days on which the strongest and any named time may begin; null limits nothing. */
const timeLimits = ({ age, readFrom, born }: Pick<OpenArea, 'age' | 'readFrom' | 'born'>) =>
  timeLimitsOf({ age, isLate: isLate(age) }, { readFrom, birth: born.moment.jd })

/** The named periods of an area: the three that have most to do with it, in order of time, and the best. */
export const namedPeriods = (
  open: Pick<OpenArea, 'age' | 'readFrom' | 'born' | 'periods'>,
): {
  readonly times: readonly (NamedTime & { readonly period: AreaPeriod })[]
  readonly best: (NamedTime & { readonly period: AreaPeriod }) | null
} => {
  const { named, best } = rankedPeriods(
    open.periods.map((period) => ({ ...period, tied: period.ties.length > 0 })),
    timeLimits(open),
  )
  const times = named.map(({ tied: _, ...period }) => ({
    from: period.begins,
    to: period.end,
    fact: period.ties[0]!,
    period,
  }))
  return { times, best: times.find(({ from }) => from === best?.begins) ?? null }
}

/**
 * The two periods with least to do with an area, among those that do not help the life as a whole; none after the last day of named
 * times.
 */
export const quietPeriods = (
  open: Pick<OpenArea, 'age' | 'readFrom' | 'born' | 'periods'>,
  times: readonly { readonly period: AreaPeriod }[],
): AreaPeriod[] => {
  const least = Math.min(...times.map(({ period }) => period.score), LEAST_NAMED_SCORE)
  return nameablePeriods(open.periods, timeLimits(open))
    .filter(
      ({ great, ruler, score, part: { use, nature } }) =>
        great !== ruler && score < least && use !== 'begin' && (use !== 'carry_on' || nature !== 'supportive'),
    )
    .toSorted((a, b) => a.score - b.score)
    .slice(0, 2)
}
