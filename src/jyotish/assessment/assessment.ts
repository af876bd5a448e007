import { clampScore } from '../quality.ts'

/** A factor of an assessment: above 0 it raises the score, below 0 it lowers it. */
export interface Factor {
  /** The id in answers, for example `D1.Jupiter.dignity`. */
  readonly id: string
  readonly kind: 'position' | 'dignity' | 'aspect' | 'yoga' | 'strength'
  /** The value of the property. */
  readonly value: string | number | boolean
  /** The factor as a sentence. */
  readonly text: string
  /** Points of 100. */
  readonly effect: number
}

/** A score (0..100, 50 plus all factors), its band, and every factor that changed it. */
export interface Assessment<B extends string, F extends Factor = Factor> {
  readonly score: number
  readonly band: B
  readonly factors: readonly F[]
}

/** Bands from the highest down, each with its minimum score. The minimum of the last is 0. */
export type Bands<B extends string> = readonly (readonly [band: B, from: number])[]

export const bandIn = <B extends string>(bands: Bands<B>, score: number): B =>
  bands.find(([, from]) => score >= from)![0]

export const assess = <B extends string, F extends Factor>(
  factors: readonly F[],
  bands: Bands<B>,
): Assessment<B, F> => {
  const effective = factors.filter(({ effect }) => effect !== 0)
  // Rounded to the tenth that answers show, so that the shown number decides.
  const score = Math.round(clampScore(effective.reduce((sum, { effect }) => sum + effect, 50)) * 10) / 10
  return { score, band: bandIn(bands, score), factors: effective }
}

/** The heaviest factor on one side, the first in a tie; null without one. */
export const heaviestFactor = <F extends Factor>({ factors }: { factors: readonly F[] }, side: 1 | -1): F | null =>
  factors.reduce<F | null>(
    (heaviest, factor) => (side * factor.effect > (heaviest ? side * heaviest.effect : 0) ? factor : heaviest),
    null,
  )
