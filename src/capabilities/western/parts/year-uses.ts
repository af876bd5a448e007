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
}

/** The next date of the main test is for rest, and that of the main help for the step. If both fall into one month, the best other one is for the step. */
export const yearUses = ({ months, forecast, lines, from }: UsesInput): YearUses => {
  const monthOf = (side: YearLine['side']) =>
    nextOf(
      lines.find((line) => line.side === side),
      from,
    )?.month ?? null
  const judged = months
    .filter(({ month }) => month >= from.slice(0, month.length))
    .map(({ month, rating }) => {
      const own = forecast.filter((event) => event.month === month)
      return {
        month,
        rating,
        sum: sumOfWeights(own),
        helps: own.some((event) => event.weight > 0 && hasMonthText(event)),
      }
    })
  const rest = monthOf('tests')
  const main = monthOf('helps')
  const [other] = judged
    .filter(({ month, sum, helps }) => month !== rest && sum > 0 && helps)
    .toSorted((a, b) => b.rating - a.rating || b.sum - a.sum)
  return { rest, begin: main !== null && main !== rest ? main : (other?.month ?? null) }
}
