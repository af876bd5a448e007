export const digitSum = (n: number): number => [...String(n)].reduce((sum, digit) => sum + Number(digit), 0)

// source: common Pythagorean practice
export const MASTERS = [11, 22, 33] as const
export const isMaster = (n: number): boolean => (MASTERS as readonly number[]).includes(n)

const digitSumsUntil = (n: number, isFinal: (n: number) => boolean): number[] => {
  const steps = [n]
  while (!isFinal(steps.at(-1)!)) steps.push(digitSum(steps.at(-1)!))
  return steps
}
/** The number and its repeated digit sums, down to one digit. */
export const reductionSteps = (n: number): number[] => digitSumsUntil(n, (each) => each <= 9)
/** The number and its repeated digit sums, down to one digit or a master number (11, 22, 33). */
export const masterReductionSteps = (n: number): number[] => digitSumsUntil(n, (each) => each <= 9 || isMaster(each))

export const reduce = (n: number): number => reductionSteps(n).at(-1)!
export const reduceToMaster = (n: number): number => masterReductionSteps(n).at(-1)!

// source: common Pythagorean practice
export const KARMIC_DEBTS = [13, 14, 16, 19] as const
export type KarmicDebt = (typeof KARMIC_DEBTS)[number]
const isDebt = (n: number): n is KarmicDebt => (KARMIC_DEBTS as readonly number[]).includes(n)

export interface NumberReduction {
  readonly number: number
  /** The sum that is reduced to `number`. */
  readonly compound: number
  /** The first karmic debt number in the reduction, or null. */
  readonly karmicDebt: KarmicDebt | null
  /** The steps of the reduction, such as 15, 6. */
  readonly way: readonly number[]
}

export const reduction = (compound: number, { masters = true } = {}): NumberReduction => {
  const way = masters ? masterReductionSteps(compound) : reductionSteps(compound)
  return { number: way.at(-1)!, compound, karmicDebt: way.find(isDebt) ?? null, way }
}
