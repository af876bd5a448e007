import type { PackFact } from '../../../ai/claims.ts'
import type { SpanOfDates } from '../../../ai/span-dates.ts'
import { Fault } from '../../../faults.ts'
import { dayNumber, daysInMonth } from '../../../time/civil.ts'
import { longMonthOf, monthText } from '../../../time/iso.ts'
import type { World } from '../../capability.ts'
import yearlyPersonalForecast from '../../predictions/yearly-personal-forecast.ts'
import type { BirthWithNodeInput } from '../../shared/inputs.ts'
import { packFact } from './chart-facts.ts'
import { packSentence, type Sentence } from './pack.ts'

/** The easiest and the hardest month of a period, by the yearly forecast of the chart. */

/** A month counts if the span covers this many days of it. */
const LEAST_DAYS = 15
/** Longer spans are judged by their periods alone. */
const MAX_MONTHS = 18

const SOURCE = 'predictions/yearly-personal-forecast'
const monthFact = (name: string, quality: string, text: string): PackFact =>
  packFact(`span.month.${name}`, 'score', text, quality, SOURCE, [], 4)

export interface SpanMonths {
  /** The deed of a good time. */
  readonly deed: Sentence
  /** The deed of a time with little support. */
  readonly exception: Sentence
}

/** The months of a span as a deed; null for fewer than two months, for a long span, and outside the forecasts. */
export const monthsOfSpan = async (
  { from, to, phrase }: Pick<SpanOfDates, 'from' | 'to' | 'phrase'>,
  { birth, world }: { readonly birth: BirthWithNodeInput; readonly world: World },
): Promise<SpanMonths | null> => {
  const months: { year: number; month: number }[] = []
  for (let index = from.year * 12 + from.month - 1; index <= to.year * 12 + to.month - 1; index++) {
    const [year, month] = [Math.floor(index / 12), (index % 12) + 1]
    const start = Math.max(dayNumber(from), dayNumber({ year, month, day: 1 }))
    const end = Math.min(dayNumber(to), dayNumber({ year, month, day: daysInMonth(year, month) }))
    if (end - start + 1 >= LEAST_DAYS) months.push({ year, month })
  }
  if (months.length < 2 || months.length > MAX_MONTHS) return null
  const scores = new Map<string, number>()
  try {
    for (const year of new Set(months.map((each) => each.year))) {
      const forecast = await yearlyPersonalForecast.compute({ ...birth, year }, { ...world, warn() {} })
      for (const { month, score } of forecast.months) scores.set(monthText({ year, month }), score)
    }
  } catch (reason) {
    // The ephemeris does not cover the year.
    if (reason instanceof Fault && reason.fault === 'invalid') return null
    throw reason
  }
  const ranked = months.toSorted((a, b) => scores.get(monthText(b))! - scores.get(monthText(a))!)
  const [best, worst] = [longMonthOf({ ...ranked[0]!, day: 1 }), longMonthOf({ ...ranked.at(-1)!, day: 1 })]
  const facts = [
    monthFact('best', best, `${best} is the easiest month of the period for you.`),
    monthFact('worst', worst, `${worst} is the hardest month of the period for you.`),
  ]
  return {
    exception: packSentence(
      `If it has to be ${phrase}, choose ${best}, and decide nothing about it in ${worst}.`,
      ...facts,
    ),
    deed: packSentence(
      `Put the step that matters most into ${best}, your easiest month of that time, and nothing large into ${worst}.`,
      ...facts,
    ),
  }
}
