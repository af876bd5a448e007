import type { PackFact } from '../../../ai/claims.ts'
import type { Area, AreaBand } from '../../../jyotish/assessment/area.ts'
import { type Graha, named } from '../../../jyotish/grahas.ts'
import { writtenDate } from '../../../time/iso.ts'
import { dayOfReading, type IntentContext, intentFact, yours } from './intent-context.ts'
import { say } from './pack.ts'
import { tieOf } from './ties.ts'

/** What the answers on areas of life share: bands, and the best period of the years ahead. */

const YEARS = 5
export const reportInput = (context: IntentContext) => ({
  ...context.birth,
  as_of: dayOfReading(context),
  years: YEARS,
})

interface PeriodRow {
  readonly start: string
  readonly end: string
  readonly mahadasha: string
  readonly antardasha: string
  readonly score: number
}

/** The strongest period of the years ahead, the one that runs, and the weakest, as facts. */
export const periodsOf = (
  matter: string,
  area: Area,
  timeline: readonly PeriodRow[],
  context: IntentContext,
  source: string,
) => {
  const day = dayOfReading(context)
  const rows = timeline.filter(({ end }) => end.slice(0, 10) > day)
  const factOf = (row: PeriodRow): PackFact => {
    const path = `${row.mahadasha}/${row.antardasha}`
    const runs = row.start.slice(0, 10) <= day
    return intentFact(
      `best.${area}.${rows.indexOf(row) + 1}`,
      'dasha',
      `The ${row.antardasha} antardasha inside the ${row.mahadasha} period ${runs ? 'runs until' : `runs from ${writtenDate(row.start)} to`} ${writtenDate(row.end)}.`,
      row.score,
      source,
      [
        yours(path, 'antardasha', runs ? 'running' : 'coming'),
        ...(runs ? [] : [yours(path, 'start', row.start.slice(0, 10))]),
        yours(path, 'end', row.end.slice(0, 10)),
      ],
    )
  }
  const best = rows.toSorted((a, b) => b.score - a.score)[0] ?? null
  const second = rows.toSorted((a, b) => b.score - a.score)[1] ?? null
  const hardest = rows.toSorted((a, b) => a.score - b.score)[0] ?? null
  const span = (row: PeriodRow) =>
    row.start.slice(0, 10) <= day
      ? `now, until ${writtenDate(row.end)}`
      : `from ${writtenDate(row.start)} to ${writtenDate(row.end)}`
  const tie = best
    ? tieOf(best.antardasha as Graha, area, { chart: context.reader.born.chart, tell: context.tell })
    : null
  return {
    next: second && { row: second, span: span(second), fact: factOf(second) },
    best: best && { row: best, span: span(best), fact: factOf(best), isNow: best.start.slice(0, 10) <= day },
    sentences: best
      ? [
          tie ? say(`${tie.text}, which is why that time counts.`, factOf(best), ...tie.facts) : null,
          hardest && hardest !== best
            ? say(
                `The slowest stretch for ${matter} is ${span(hardest)}, under ${named(hardest.antardasha as Graha)}.`,
                factOf(hardest),
              )
            : null,
        ]
      : [],
  }
}

export const bandFact = (area: Area, band: AreaBand, matter: string, source: string) =>
  intentFact(`band.${area}`, 'score', `The chart is ${band} for ${matter}.`, band, source, [yours(area, 'band', band)])

/** How a band answers whether something will be. */
export const bandVerdict = (band: AreaBand, yes: string, no: string): string =>
  band === 'strong'
    ? `Yes, clearly: ${yes}`
    : band === 'good'
      ? `Yes: ${yes}`
      : band === 'mixed'
        ? `Yes, with effort: ${yes}`
        : `Not easily: ${no}`
