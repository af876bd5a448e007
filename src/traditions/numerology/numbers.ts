export const digitSum = (n: number): number => [...String(n)].reduce((sum, digit) => sum + Number(digit), 0)

// source: common Pythagorean practice
export const MASTERS = [11, 22, 33] as const
export const isMaster = (n: number): boolean => (MASTERS as readonly number[]).includes(n)

const passed = (n: number, rests: (n: number) => boolean): number[] => {
  const way = [n]
  while (!rests(way.at(-1)!)) way.push(digitSum(way.at(-1)!))
  return way
}
/** The number and the digit sums on its way down, the last of which is below 10. */
export const reductionSteps = (n: number): number[] => passed(n, (each) => each <= 9)
/** The same, but it rests at 11, 22 and 33. */
export const masterReductionSteps = (n: number): number[] => passed(n, (each) => each <= 9 || isMaster(each))

export const reduce = (n: number): number => reductionSteps(n).at(-1)!
export const reduceToMaster = (n: number): number => masterReductionSteps(n).at(-1)!

// source: common Pythagorean practice
export const KARMIC_DEBTS = [13, 14, 16, 19] as const
export type KarmicDebt = (typeof KARMIC_DEBTS)[number]
const isDebt = (n: number): n is KarmicDebt => (KARMIC_DEBTS as readonly number[]).includes(n)

export interface Reduction {
  readonly number: number
  /** The sum that was reduced last. */
  readonly compound: number
  /** The first met on the way from the compound to the number. */
  readonly karmicDebt: KarmicDebt | null
  /** `15 -> 6` */
  readonly way: readonly number[]
}

export const reduction = (compound: number, { masters = true } = {}): Reduction => {
  const way = masters ? masterReductionSteps(compound) : reductionSteps(compound)
  return { number: way.at(-1)!, compound, karmicDebt: way.find(isDebt) ?? null, way }
}
