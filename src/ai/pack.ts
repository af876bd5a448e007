import type { PackFact, SectionText } from './claims.ts'
import type { ReadingLanguage } from './grounding/form.ts'
import type { Passage } from './grounding/passages.ts'
import type { Tier } from './language-model.ts'
import type { Length, Style } from './prompt.ts'

/** The facts of a reading, and the function that composes it without a model. */
export interface Pack {
  readonly facts: readonly PackFact[]
  /** Slugs of the capabilities whose answers the facts are. */
  readonly capabilities: readonly string[]
  /** In their order; one that is left out is not told. */
  readonly sections: readonly string[]
  readonly minor: boolean
  /** The day as of which it is read, `YYYY-MM-DD`, and the completed years of the reader on it where there is one. */
  readonly today: string
  readonly age: number | null
  /** What the reader wrote, by name. */
  readonly words: Readonly<Record<string, unknown>>
  /** Rules of this reading, for a model. */
  readonly rules?: readonly string[]
  compose(manner: Manner): SectionText[] | Promise<SectionText[]>
}

export interface Manner {
  readonly tier: Tier
  readonly style: Style
  readonly length: Length
}

/** A pack as a model is given it. */
export interface GroundedPack extends Pack {
  readonly language: ReadingLanguage
  readonly passages: readonly Passage[]
}
