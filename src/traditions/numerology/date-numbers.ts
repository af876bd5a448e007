import type { CivilDate } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { digitSum, masterReductionSteps, type Reduction, reduce, reduceToMaster, reduction } from './numbers.ts'

/** All digits of the date. */
export const dateDigits = (date: CivilDate): number[] => [...dateText(date).replaceAll('-', '')].map(Number)

/** Month, day and the digits of the year, each reduced with masters kept, are added. */
export const lifePath = ({ year, month, day }: CivilDate): Reduction & { steps: string[] } => {
  const ways = [masterReductionSteps(month), masterReductionSteps(day), [year, ...masterReductionSteps(digitSum(year))]]
  const parts = ways.map((way) => way.at(-1)!)
  const result = reduction(parts.reduce((sum, part) => sum + part, 0))
  const names = ['Month', 'Day', 'Year']
  return {
    ...result,
    steps: [
      ...ways.map((way, i) => `${names[i]}: ${way.join(' -> ')}`),
      `${parts.join(' + ')} = ${result.way.join(' -> ')}`,
    ],
  }
}

export const PINNACLE_RULES = ['dates', 'decoz'] as const
/**
 * `dates`: the third pinnacle adds the first two as they are, and the first ends at 36 less the life path. `decoz`: it adds them
 * reduced, and the first ends a year earlier.
 */
export type PinnacleRule = (typeof PINNACLE_RULES)[number]

export interface AgeSpan {
  readonly number: number
  readonly from: number
  readonly to: number | null
}

// source: common Pythagorean practice: pinnacles of nine years, life cycles of three times nine
const PINNACLE_YEARS = 9
// source: the same
const CYCLE_YEARS = 27
export const LIFE_CYCLES = ['formative', 'productive', 'harvest'] as const

export const ageCycles = (date: CivilDate, rule: PinnacleRule = 'dates') => {
  const [m, d, y] = [reduce(date.month), reduce(date.day), reduce(digitSum(date.year))] as const
  const decoz = rule === 'decoz'
  const firstEnds = 36 - reduce(lifePath(date).number) - (decoz ? 1 : 0)
  const ages = [0, 1, 2, 3].map((i) => ({
    from: i === 0 ? 0 : firstEnds + 1 + (i - 1) * PINNACLE_YEARS,
    to: i === 3 ? null : firstEnds + i * PINNACLE_YEARS,
  }))
  const spans = (numbers: readonly number[]): AgeSpan[] => numbers.map((number, i) => ({ number, ...ages[i]! }))
  const [first, second] = [m + d, d + y]
  const third = decoz ? reduceToMaster(first) + reduceToMaster(second) : first + second
  const [c1, c2] = [Math.abs(m - d), Math.abs(d - y)]
  return {
    pinnacles: spans([first, second, third, m + y].map(reduceToMaster)),
    challenges: spans([c1, c2, Math.abs(c1 - c2), Math.abs(m - y)]),
    lifeCycles: [
      { number: reduceToMaster(date.month), from: 0, to: firstEnds },
      { number: reduceToMaster(date.day), from: firstEnds + 1, to: firstEnds + CYCLE_YEARS },
      { number: reduceToMaster(digitSum(date.year)), from: firstEnds + CYCLE_YEARS + 1, to: null },
    ] satisfies AgeSpan[],
  }
}

/** Year, month and day that all share. */
export const universalNumbers = ({ year, month, day }: CivilDate) => {
  const ofYear = reduce(digitSum(year))
  const ofMonth = reduce(ofYear + month)
  return { year: ofYear, month: ofMonth, day: reduce(ofMonth + day) }
}

/** Those of one birth; the year changes on 1 January. */
export const personalNumbers = (birth: Pick<CivilDate, 'month' | 'day'>, on: CivilDate) => {
  const year = reduce(birth.month + birth.day + universalNumbers(on).year)
  const month = reduce(year + on.month)
  return { year, month, day: reduce(month + on.day) }
}
