import type { Grade } from './grades.ts'

export const RAJJU_NAMES = ['head', 'neck', 'stomach', 'waist', 'foot'] as const
export type RajjuLimb = (typeof RAJJU_NAMES)[number]

// source: Kalaprakashika, vivaha; Tamil almanacs. Stars 1 Ashwini .. 27 Revati, ascending (aroha) and descending
// (avaroha)
export const RAJJU_LIMBS = {
  head: { aroha: [5, 14, 23], avaroha: [] },
  neck: { aroha: [4, 13, 22], avaroha: [6, 15, 24] },
  stomach: { aroha: [3, 12, 21], avaroha: [7, 16, 25] },
  waist: { aroha: [2, 11, 20], avaroha: [8, 17, 26] },
  foot: { aroha: [1, 10, 19], avaroha: [9, 18, 27] },
} as const satisfies Record<RajjuLimb, { aroha: readonly number[]; avaroha: readonly number[] }> as Record<
  RajjuLimb,
  { aroha: readonly number[]; avaroha: readonly number[] }
>

// source: Kalaprakashika, vivaha; Mrigashira, Chitra and Dhanishta are in vedha with each other
export const VEDHA_PAIRS: readonly (readonly number[])[] = [
  [1, 18],
  [2, 17],
  [3, 16],
  [4, 15],
  [6, 22],
  [7, 21],
  [8, 20],
  [9, 19],
  [10, 27],
  [11, 26],
  [12, 25],
  [13, 24],
  [5, 14],
  [14, 23],
  [5, 23],
]

/** The signs (1..12) under the vasya of each sign, from Aries. */
// source: Kalaprakashika; B. V. Raman, Muhurta
export const VASYA_SIGNS: readonly (readonly number[])[] = [
  [5, 8],
  [4, 7],
  [6],
  [8, 9],
  [7],
  [3, 12],
  [6, 10],
  [4],
  [12],
  [1, 11],
  [1],
  [10],
]

/** Grades of the stars (1..27) if both Moons are in that star. */
// source: B. V. Raman, Muhurta, ch. 11
export const SAME_STAR = {
  uttama: [4, 6, 10, 13, 16, 22, 26, 27],
  madhyama: [1, 3, 5, 7, 8, 11, 12, 14, 17, 20, 21],
  adhama: [2, 9, 15, 18, 19, 23, 24, 25],
} as const satisfies Record<Grade, readonly number[]> as Record<Grade, readonly number[]>

/** A count that is bad for one pada of the groom's star and has the grade `otherwise` for the others. */
interface PadaException {
  pada: number
  otherwise: Grade
}

/** The grade by the count of stars from the bride's star. The counts 1 and 27 have other rules. */
// source: Kalaprakashika; Tamil almanacs: remainders by nine; the first cycle is strict, the second bad for one pada,
// the third mild
export const DINA: Readonly<Record<number, Grade | PadaException>> = {
  2: 'uttama',
  3: 'adhama',
  4: 'uttama',
  5: 'adhama',
  6: 'uttama',
  7: 'adhama',
  8: 'uttama',
  9: 'uttama',
  10: 'madhyama',
  11: 'uttama',
  12: { pada: 1, otherwise: 'madhyama' },
  13: 'uttama',
  14: { pada: 4, otherwise: 'madhyama' },
  15: 'uttama',
  16: { pada: 3, otherwise: 'madhyama' },
  17: 'uttama',
  18: 'uttama',
  19: 'madhyama',
  20: 'uttama',
  21: 'madhyama',
  22: 'uttama',
  23: 'madhyama',
  24: 'uttama',
  25: 'madhyama',
  26: 'uttama',
}
