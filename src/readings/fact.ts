import type { Cell } from './passage.ts'
import type { Domain } from './traits.ts'

export const FACT_KINDS = [
  'position',
  'dignity',
  'aspect',
  'yoga',
  'dosha',
  'strength',
  'dasha',
  'transit',
  'score',
] as const
export type FactKind = (typeof FACT_KINDS)[number]

/** A computed fact in the form in which answers cite it. */
export interface Fact {
  /** `<chart>.<subject>.<property>`, such as `D1.Jupiter.house`. The same in JSON, PDF and chat for the same input. */
  readonly id: string
  readonly kind: FactKind
  /** The fact as a sentence: "Jupiter stands in house 5." */
  readonly text: string
  readonly value: string | number | boolean | null
  /** The capability or rule that computes the fact. */
  readonly source: string
}

/** A fact with the passage on it. */
export interface FactText extends Fact {
  /** The passage on the fact, or variants of it. */
  readonly says: Cell
  /** Words for the placeholders of `says`. */
  readonly words?: Readonly<Record<string, string | number>>
  /** Relative importance in the answer; passages come by descending weight. */
  readonly weight: number
  /** The part of life to which an exception from a trait of the reader can be limited. */
  readonly where?: Domain
  /** The matter that the fact supports or hinders, if another fact may contradict it. */
  readonly bears?: Bearing
}

export interface Bearing {
  /** The matter inside a sentence: "marriage", "the home". */
  readonly matter: string
  readonly leaning: 'promises' | 'hinders'
  /** The planet that promises or hinders: "Jupiter". */
  readonly who: string
  /** The reason for its weight, after "since it is": "in its own sign". */
  readonly standing: string
}
