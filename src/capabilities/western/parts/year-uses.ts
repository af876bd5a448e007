import { sumOfWeights, type WeighedEvent } from './year-forecast.ts'
import { nextOf, type YearLine } from './year-lines.ts'
import { hasMonthText } from './year-months.ts'

/** The timetable of a Western year: one month for its step and one for rest. All texts of the answer take these from it. */

interface MonthOfYear {
  /** `2027-03`. */
  readonly month: string
  readonly rating: number
}
export interface YearUses {
  /** The month of the step and the month of rest, `2027-03`; null if no contact of that side has a date. */
  readonly begin: string | null
  readonly rest: string | null
}

interface UsesInput {
  readonly months: readonly MonthOfYear[]
  readonly forecast: readonly WeighedEvent[]
  readonly lines: readonly YearLine[]
  /** No month before this one is named; empty for all months. */
  readonly from: string
  /** True for a contact in a month with an eclipse on its natal point, or on Sun, Moon or an angle. No step is taken by it. */
  readonly isEclipsed: (event: WeighedEvent) => boolean
}

/**
 * The next date of the main test is for rest, and the first date of the main help in a month without an eclipse on its natal point is for the
 * step. If both fall into one month, or each of these months has an eclipse, the best other month is for the step.
 */
export const yearUses = ({ months, forecast, lines, from, isEclipsed }: UsesInput): YearUses => {
  const lineOf = (side: YearLine['side']) => lines.find((line) => line.side === side)
  const judged = months
    .filter(({ month }) => month >= from.slice(0, month.length))
    .map(({ month, rating }) => {
      const own = forecast.filter((event) => event.month === month)
      return {
        month,
        rating,
        sum: sumOfWeights(own),
        helps: own.some((event) => event.weight > 0 && hasMonthText(event) && !isEclipsed(event)),
      }
    })
  const rest = nextOf(lineOf('tests'), from)?.month ?? null
  const main =
    lineOf('helps')?.events.find((event) => event.row.exact_at >= from && event.month !== rest && !isEclipsed(event))
      ?.month ?? null
  const [other] = judged
    .filter(({ month, sum, helps }) => month !== rest && sum > 0 && helps)
    .toSorted((a, b) => b.rating - a.rating || b.sum - a.sum)
  return { rest, begin: main ?? other?.month ?? null }
}
