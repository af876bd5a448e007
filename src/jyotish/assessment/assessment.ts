import { clamped } from '../quality.ts'

/** One thing that raises an assessment, above 0, or lowers it. */
export interface Factor {
  /** As answers cite it: `D1.Jupiter.dignity`. */
  readonly id: string
  readonly kind: 'position' | 'dignity' | 'aspect' | 'yoga' | 'strength'
  /** What was found. */
  readonly value: string | number | boolean
  /** The same as a sentence. */
  readonly text: string
  /** Points of 100. */
  readonly effect: number
}

/** A score of 0 to 100 from 50, the band that it falls in, and every factor that moved it. */
export interface Assessment<B extends string, F extends Factor = Factor> {
  readonly score: number
  readonly band: B
  readonly factors: readonly F[]
}

/** Bands from the highest down, each with the score from which it holds; the last holds from 0. */
export type Bands<B extends string> = readonly (readonly [band: B, from: number])[]

export const bandIn = <B extends string>(bands: Bands<B>, score: number): B =>
  bands.find(([, from]) => score >= from)![0]

export const assess = <B extends string, F extends Factor>(
  factors: readonly F[],
  bands: Bands<B>,
): Assessment<B, F> => {
  const moved = factors.filter(({ effect }) => effect !== 0)
  // To the tenth that is told: the number told is the number that decides.
  const score = Math.round(clamped(moved.reduce((sum, { effect }) => sum + effect, 50)) * 10) / 10
  return { score, band: bandIn(bands, score), factors: moved }
}

/** The heaviest factor on one side, the first of equals; null where that side is empty. */
export const heaviestFactor = <F extends Factor>({ factors }: { factors: readonly F[] }, side: 1 | -1): F | null =>
  factors.reduce<F | null>(
    (most, factor) => (side * factor.effect > (most ? side * most.effect : 0) ? factor : most),
    null,
  )
