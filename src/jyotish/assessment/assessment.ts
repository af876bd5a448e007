import { clamped } from '../quality.ts'

/** One thing that raises a assess, above 0, or lowers it. */
export interface Factor {
  /** As answers cite it: `D1.Jupiter.dignity`. */
  readonly id: string
  /** Points of 100. */
  readonly effect: number
  /** As a sentence. */
  readonly text: string
}

/** A score of 0 to 100 from 50, the band that it falls in, and every factor that moved it. */
export interface Assessment<B extends string> {
  readonly score: number
  readonly band: B
  readonly factors: readonly Factor[]
}

/** Bands from the highest down, each with the score from which it holds; the last holds from 0. */
export type Bands<B extends string> = readonly (readonly [band: B, from: number])[]

export const bandIn = <B extends string>(bands: Bands<B>, score: number): B =>
  bands.find(([, from]) => score >= from)![0]

export const assess = <B extends string>(factors: readonly Factor[], bands: Bands<B>): Assessment<B> => {
  const moved = factors.filter(({ effect }) => effect !== 0)
  const score = clamped(moved.reduce((sum, { effect }) => sum + effect, 50))
  return { score, band: bandIn(bands, score), factors: moved }
}

/** The heaviestFactor factor on one side of a assess, the first of equals; null where that side is empty. */
export const heaviestFactor = ({ factors }: Pick<Assessment<string>, 'factors'>, side: 1 | -1): Factor | null =>
  factors.reduce<Factor | null>(
    (most, factor) => (side * factor.effect > (most ? side * most.effect : 0) ? factor : most),
    null,
  )
