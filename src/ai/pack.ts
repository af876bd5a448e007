import type { CitedText, PackFact, SectionText } from './claims.ts'
import type { ReadingLanguage } from './grounding/form.ts'
import type { QuotablePassage } from './grounding/passages.ts'
import type { ModelTier } from './language-model.ts'
import type { Length, ReadingStyle } from './prompt.ts'

/** The facts of a reading, and the function that composes it without a model. */
export interface Pack {
  readonly facts: readonly PackFact[]
  /** Slugs of the capabilities that the facts come from. */
  readonly capabilities: readonly string[]
  /** Ids of the sections of the reading, in order. */
  readonly sections: readonly string[]
  readonly minor: boolean
  /** The day of the reading, `YYYY-MM-DD`; `age` is the reader's age on it in completed years, null without a birth date. */
  readonly today: string
  readonly age: number | null
  /** Texts of the user, by input field. */
  readonly words: Readonly<Record<string, unknown>>
  /** Additional rules for a model. */
  readonly rules?: readonly string[]
  /** True if the first composed paragraph is the answer to a question: it stands first whatever a model writes. */
  readonly answersFirst?: boolean
  compose(manner: Manner): SectionText[] | Promise<SectionText[]>
  /** Composes the reading in Hindi; absent if it can only be composed in English. */
  readonly composeHindi?: ((manner: Manner) => SectionText[]) | null
}

export interface Manner {
  readonly tier: ModelTier
  readonly style: ReadingStyle
  readonly length: Length
}

/** A pack with its language and the passages that a model may quote. */
export interface GroundedPack extends Pack {
  readonly language: ReadingLanguage
  /** The composed answer to the question: it stands first whatever a model writes. Null if the reading has none. */
  readonly answer: CitedText | null
  readonly passages: readonly QuotablePassage[]
}
