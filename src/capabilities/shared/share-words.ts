// source: simple fractions
const SHARES: readonly (readonly [share: number, words: string])[] = [
  [0.1, 'a tenth'],
  [0.2, 'a fifth'],
  [0.25, 'a quarter'],
  [1 / 3, 'a third'],
  [0.4, 'two fifths'],
  [0.5, 'half'],
  [2 / 3, 'two thirds'],
  [0.75, 'three quarters'],
  [0.9, 'nine tenths'],
]

/** The nearest simple fraction in words, before "of all births". */
export const shareInWords = (share: number): string =>
  SHARES.reduce((nearest, each) => (Math.abs(each[0] - share) < Math.abs(nearest[0] - share) ? each : nearest))[1]
