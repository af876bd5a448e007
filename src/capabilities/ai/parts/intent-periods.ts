import type { PackFact } from '../../../ai/claims.ts'
import type { AreaBand, AssessedArea } from '../../../jyotish/assessment/area.ts'
import { type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import { longDate } from '../../../time/iso.ts'
import { birthAsOf, dayOfReading, type IntentContext, intentFact, periodClaims, readerClaim } from './intent-context.ts'
import { packSentence } from './pack.ts'
import { tieOf } from './ties.ts'

/** Bands and periods for the answers on areas of life. */

/** Input of a report. `years`: years after the day of the reading. */
export const reportInput = (context: IntentContext, years = 5) => ({ ...birthAsOf(context), years })

interface PeriodRow {
  readonly start: string
  readonly end: string
  readonly mahadasha: string
  readonly antardasha: string
  readonly score: number
}

/** The best, the second best and the weakest period of a timeline, with facts and sentences. */
export const intentPeriods = (
  matter: string,
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
  const [best = null, secondBest = null] = rows.toSorted((a, b) => b.score - a.score)
  const [hardest = null] = rows.toSorted((a, b) => a.score - b.score)
  const span = (row: PeriodRow) =>
    row.start.slice(0, 10) <= day
      ? `now, until ${longDate(row.end)}`
      : `from ${longDate(row.start)} to ${longDate(row.end)}`
  const tie = best
    ? tieOf(best.antardasha as Graha, area, { chart: context.reader.born.chart, chartFacts: context.chartFacts })
    : null
  return {
    next: secondBest && { row: secondBest, span: span(secondBest), fact: factOf(secondBest) },
    best: best && { row: best, span: span(best), fact: factOf(best), isNow: best.start.slice(0, 10) <= day },
    sentences: best
      ? [
          tie ? packSentence(`${tie.text}, which is why that time counts.`, factOf(best), ...tie.facts) : null,
          hardest && hardest !== best
            ? packSentence(
                `The slowest stretch for ${matter} is ${span(hardest)}, under ${nameInSentence(hardest.antardasha as Graha)}.`,
                factOf(hardest),
              )
            : null,
        ]
      : [],
  }
}

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
