import type { YesNoAnswer } from './yes-no.ts'

/** A table row of a card: keywords upright and reversed, and its answer to a yes-or-no question. */
export interface CardRow {
  readonly upright: readonly string[]
  readonly reversed: readonly string[]
  readonly yesNo: YesNoAnswer
  /** The astrological attribution: a planet, sign, decan, root or part of an element. */
  readonly astrology: string
}
