import type { Answer } from './yes-no.ts'

/** A card as tables know it: what is above and what hangs upside down, in words, and its weight in a yes or no. */
export interface CardRow {
  readonly upright: readonly string[]
  readonly reversed: readonly string[]
  readonly yesNo: Answer
  /** A planet, sign, decan, root or part of an element. */
  readonly astrology: string
}
