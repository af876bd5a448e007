import type { CivilDate } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { digitSum, masterReductionSteps, type NumberReduction, reduce, reduceToMaster, reduction } from './numbers.ts'

/** The digits of the date. */
export const dateDigits = (date: CivilDate): number[] => [...dateText(date).replaceAll('-', '')].map(Number)

/** The life path: month, day and the digit sum of the year, each reduced down to one digit or a master number, and added. */
export const lifePath = ({ year, month, day }: CivilDate): NumberReduction & { steps: string[] } => {
  const reductions = [
    masterReductionSteps(month),
    masterReductionSteps(day),
    [year, ...masterReductionSteps(digitSum(year))],
  ]
  const parts = reductions.map((steps) => steps.at(-1)!)
  const result = reduction(parts.reduce((sum, part) => sum + part, 0))
  const names = ['Month', 'Day', 'Year']
  return {
    ...result,
    steps: [
      ...reductions.map((steps, i) => `${names[i]}: ${steps.join(' -> ')}`),
      `${parts.join(' + ')} = ${result.way.join(' -> ')}`,
    ],
  }
}

export const PINNACLE_RULES = ['dates', 'decoz'] as const
/**
 * `dates`: the third pinnacle is the sum of the first two before reduction, and the first ends at the age of 36 minus the life path.
 * `decoz`: it is the sum of the reduced numbers, and the first ends a year earlier.
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
  const isDecoz = rule === 'decoz'
  const firstEnds = 36 - reduce(lifePath(date).number) - (isDecoz ? 1 : 0)
  const ages = [0, 1, 2, 3].map((i) => ({
    from: i === 0 ? 0 : firstEnds + 1 + (i - 1) * PINNACLE_YEARS,
    to: i === 3 ? null : firstEnds + i * PINNACLE_YEARS,
  }))
  const spans = (numbers: readonly number[]): AgeSpan[] => numbers.map((number, i) => ({ number, ...ages[i]! }))
  const [first, second] = [m + d, d + y]
  const third = isDecoz ? reduceToMaster(first) + reduceToMaster(second) : first + second
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

/** The universal year, month and day numbers. */
export const universalNumbers = ({ year, month, day }: CivilDate) => {
  const ofYear = reduce(digitSum(year))
  const ofMonth = reduce(ofYear + month)
  return { year: ofYear, month: ofMonth, day: reduce(ofMonth + day) }
}

/** The personal year, month and day numbers of a birth. The year starts on 1 January. */
export const personalNumbers = (birth: Pick<CivilDate, 'month' | 'day'>, on: CivilDate) => {
  const year = reduce(birth.month + birth.day + universalNumbers(on).year)
  const month = reduce(year + on.month)
  return { year, month, day: reduce(month + on.day) }
}
