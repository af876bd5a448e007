import type { PackFact } from '../../../ai/claims.ts'
import { firstDayOf } from '../../../ai/time-slot.ts'
import type { AreaBand, AssessedArea } from '../../../jyotish/assessment/area.ts'
import { rankedPeriods, timeLimitsOf } from '../../../jyotish/assessment/named-periods.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import { isLate } from '../../../readings/age-filter.ts'
import { longDate } from '../../../time/iso.ts'
import { isoUtc } from '../../../time/moment.ts'
import { birthAsOf, dayOfReading, type IntentContext, intentFact, periodClaims, readerClaim } from './intent-context.ts'
import { wayOfTime } from './intent-matters.ts'
import { packSentence, type Sentence } from './pack.ts'
import { smallStep } from './small-step.ts'

/** Bands and periods for the answers on areas of life. */

/** Input of a report. `years`: years after the day of the reading. */
export const reportInput = (context: IntentContext, years = 10) => ({ ...birthAsOf(context), years })

export interface PeriodRow {
  readonly start: string
  readonly end: string
  readonly mahadasha: string
  readonly antardasha: string
  readonly score: number
  readonly triggers: readonly string[]
}

/** Days of a local moment, on one scale for a timeline. */
const daysOf = (moment: string) => Date.parse(moment) / 864e5

/** The rows that the report of the area names, from the same ranking. */
export const namedRows = <R extends PeriodRow>(timeline: readonly R[], { reader }: Pick<IntentContext, 'reader'>) => {
  const { moment } = reader.born
  const day = Date.UTC(reader.day.year, reader.day.month - 1, reader.day.day, 12) / 864e5
  const limits = timeLimitsOf(
    { age: reader.age, isLate: isLate(reader.age) },
    { readFrom: day, birth: daysOf(isoUtc(moment.jd)) },
  )
  return rankedPeriods(
    timeline.map((row) => ({
      row,
      begins: Math.max(day, daysOf(row.start)),
      end: daysOf(row.end),
      score: row.score,
      tied: row.triggers.length > 0,
    })),
    limits,
  )
}
/** The row that the report calls the strongest time; null without one. */
export const bestRow = <R extends PeriodRow>(
  timeline: readonly R[],
  context: Pick<IntentContext, 'reader'>,
): R | null => namedRows(timeline, context).best?.row ?? null

/** A period counts for a year if it covers this many days of it. source: this project's own choice */
const SEASON = 120
const daysInYear = ({ start, end }: PeriodRow, year: number): number =>
  Math.min(daysOf(end), Date.UTC(year + 1, 0, 1) / 864e5) - Math.max(daysOf(start), Date.UTC(year, 0, 1) / 864e5)
/** A period with this score or more helps a matter. source: this project's own limit */
const FAIR = 55

/** The nearest, the best and the second best period of a timeline, with facts and sentences. */
export const intentPeriods = (
  area: AssessedArea,
  timeline: readonly PeriodRow[],
  context: IntentContext,
  source: string,
) => {
  const day = dayOfReading(context)
  const rows = timeline.filter(({ end }) => end.slice(0, 10) > day)
  const factOf = (row: PeriodRow): PackFact => {
    const path = `${row.mahadasha}/${row.antardasha}`
    const isRunning = row.start.slice(0, 10) <= day
    return intentFact(
      `best.${area}.${rows.indexOf(row) + 1}`,
      'dasha',
      `The ${row.antardasha} antardasha inside the ${row.mahadasha} period ${isRunning ? 'runs until' : `runs from ${longDate(row.start)} to`} ${longDate(row.end)}.`,
      row.score,
      source,
      periodClaims(path, 'antardasha', isRunning, row),
    )
  }
  const { named, best: bestPeriod } = namedRows(rows, context)
  const best = bestPeriod?.row ?? null
  const secondBest =
    named
      .map(({ row }) => row)
      .filter((row) => row !== best)
      .toSorted((a, b) => b.score - a.score)[0] ?? null
  const span = (row: PeriodRow) =>
    row.start.slice(0, 10) <= day
      ? `now, until ${longDate(row.end)}`
      : `from ${longDate(row.start)} to ${longDate(row.end)}`
  /** The best row of the year that the question names; null without a year or after the rows. */
  const rowInYear = (year: number): PeriodRow | null =>
    rows
      .filter((row) => daysInYear(row, year) >= SEASON)
      .toSorted((a, b) => Number(b === best) - Number(a === best) || b.score - a.score)[0] ?? null
  const { time } = context.slots
  const year = time?.unit === 'year' ? firstDayOf(time, context.reader.day).year : null
  const inYear = year === null ? null : rowInYear(year)
  return {
    inYear:
      inYear && year !== null
        ? { year, row: inYear, fact: factOf(inYear), isBest: inYear === best, isFair: inYear.score >= FAIR }
        : null,
    nearest: named[0] ? { row: named[0].row, span: span(named[0].row), fact: factOf(named[0].row) } : null,
    next: secondBest && { row: secondBest, span: span(secondBest), fact: factOf(secondBest) },
    best: best && { row: best, span: span(best), fact: factOf(best), isNow: best.start.slice(0, 10) <= day },
    /** How the best time works. */
    sentences: best ? [wayOfTime(best.antardasha as Graha, area, context, factOf(best))] : [],
    /** The times as the answer to a question when: the nearest good one and the best one. */
    times: (subject: string): Sentence | null => {
      const [near] = named
      if (!best || !near) return null
      if (near.row === best) return packSentence(`The best time for ${subject} is ${span(best)}.`, factOf(best))
      return packSentence(
        `The nearest good time for ${subject} is ${span(near.row)}; the strongest is ${span(best)}.`,
        ...[factOf(best), factOf(near.row)],
      )
    },
    /** The month of a smaller step, if the nearest good time is far away. */
    step: named[0]
      ? smallStep(
          context.reader,
          context.times,
          { from: named[0].row.start.slice(0, 10), isNow: named[0].row.start.slice(0, 10) <= day },
          context.world,
        )
      : null,
  }
}

/** The answer on the year that a yes-or-no question names; null for other questions. */
export const yearVerdict = (
  matter: string,
  { inYear }: ReturnType<typeof intentPeriods>,
  { kind }: Pick<IntentContext, 'kind'>,
): Sentence | null =>
  inYear && kind !== 'when'
    ? packSentence(
        inYear.isBest
          ? `Yes: ${inYear.year} falls into the best time for ${matter}.`
          : inYear.isFair
            ? `Yes, with some care: ${matter} in ${inYear.year} is supported, and another time is better still.`
            : `Rather not in ${inYear.year}: the chart gives little help to ${matter} then.`,
        inYear.fact,
      )
    : null

/** The fact on the band of an area. */
export const bandFact = (area: AssessedArea, band: AreaBand, matter: string, source: string) =>
  intentFact(`band.${area}`, 'score', `The chart is ${band} for ${matter}.`, band, source, [
    readerClaim(area, 'band', band),
  ])

/** The answer of a band to a yes-or-no question. */
export const bandVerdict = (band: AreaBand, yes: string, no: string): string =>
  band === 'strong'
    ? `Yes, clearly: ${yes}`
    : band === 'good'
      ? `Yes: ${yes}`
      : band === 'mixed'
        ? `Yes, with effort: ${yes}`
        : `Not easily: ${no}`
