/** Who puts facts into words, seen from below: what it is given, and what it gives back. */

export const READING_TIERS = ['fast', 'balanced', 'deep'] as const
export type Tier = (typeof READING_TIERS)[number]

/** What a language model is asked. It holds facts, rules and the reader's words, and nothing by which a person is known. */
export interface Prompt {
  readonly system: string
  readonly user: string
  /** JSON Schema of what it is to answer. */
  readonly schema: Readonly<Record<string, unknown>>
  readonly maxTokens: number
}

export interface Completion {
  /** Text of JSON, where nothing went wrong. */
  readonly content: string
  readonly finish: 'stop' | 'length' | 'declined'
  readonly inputTokens: number
  readonly outputTokens: number
}

export interface LanguageModel {
  /** What answers call the model. */
  readonly label: string
  /** `onText` is called with each piece of the content as it arrives, by a provider that streams. */
  write(letter: Prompt, signal: AbortSignal, onText?: (text: string) => void): Promise<Completion>
}

/** The models that the operator names: one for each tier, and a judge where there is one. */
export type LanguageModels = Readonly<Record<Tier, LanguageModel>> & { readonly judge?: LanguageModel | null }

/** A paragraph that will stand in the answer. */
export interface SentParagraph {
  readonly section: string
  readonly text: string
  readonly fact_ids: readonly string[]
}

/** Who writes an answer, and whether it is paid for. */
export interface ReadingWriter {
  /** Null where no language model is configured: the reading is composed. */
  readonly scribe: LanguageModel | null
  /** A second model that checks the paragraphs; null unless the operator names one. */
  readonly judge?: LanguageModel | null
  readonly paid: boolean
  /** Called with each paragraph of the answer, in order, as soon as it is certain. */
  readonly onParagraph?: ((paragraph: SentParagraph) => void) | undefined
}

/**
 * The tier of which a reading is: composed texts are the same on all, so nobody reserves or pays more for them than on the
 * least.
 */
export const chargedTier = (asked: Tier, scribe: unknown): Tier => (scribe ? asked : 'fast')

export const COMPOSED: ReadingWriter = { scribe: null, paid: false }
