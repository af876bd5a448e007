import type { Cell } from './passage.ts'

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

/** Something that was computed, as an answer cites it. */
export interface Fact {
  /** `<chart>.<subject>.<property>`, such as `D1.Jupiter.house`: the same for the same input, in JSON, PDF and chat alike. */
  readonly id: string
  readonly kind: FactKind
  /** The fact as a sentence: "Jupiter stands in house 5." */
  readonly text: string
  readonly value: string | number | boolean | null
  /** The capability or rule that computes it. */
  readonly source: string
}

/** A fact about which something is to be said. */
export interface FactText extends Fact {
  readonly says: Cell
  /** Words for the gaps of `says`. */
  readonly words?: Readonly<Record<string, string | number>>
  /** How much it counts beside the others of the answer. */
  readonly weight: number
  /** What it bears upon and to which side, where another fact may say the opposite. */
  readonly bears?: Bearing
}

export interface Bearing {
  /** As it stands in a sentence: "marriage", "the home". */
  readonly matter: string
  readonly leaning: 'promises' | 'hinders'
  /** Who promises or hinders: "Jupiter". */
  readonly who: string
  /** Why it weighs what it weighs, after "since it is": "in its own sign". */
  readonly standing: string
}
