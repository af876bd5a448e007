// source: Cheiro's Book of Numbers (1926) describes 10 to 32, 37, 43 and 51; other numbers repeat one of them
export const COMPOUNDS = [
  10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 37, 43, 51,
] as const
export type Compound = (typeof COMPOUNDS)[number]

// source: the same; each of these numbers has the meaning of the number beside it
const REPEATS: Record<number, Compound> = {
  33: 24,
  34: 25,
  35: 26,
  36: 27,
  38: 29,
  39: 30,
  40: 31,
  41: 32,
  42: 24,
  44: 26,
  45: 27,
  46: 37,
  47: 29,
  48: 30,
  49: 31,
  50: 32,
  52: 43,
}
// source: the same; the weeks of a year
const HIGHEST = 52

/** The compound number of a sum; null below 10. Sums above 52 are reduced by multiples of nine. */
export const compoundOf = (sum: number): Compound | null => {
  if (sum < 10) return null
  const reduced = sum > HIGHEST ? sum - 9 * Math.ceil((sum - HIGHEST) / 9) : sum
  return REPEATS[reduced] ?? (reduced as Compound)
}
