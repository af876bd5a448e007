/** Interface of a language model that writes readings: tiers, prompt, completion. `src/llm` implements it over HTTP. */

export const READING_TIERS = ['fast', 'balanced', 'deep'] as const
export type ModelTier = (typeof READING_TIERS)[number]

/** A request to a language model. It holds facts, rules and the user's text, and no personal data (name, birth date, place). */
export interface Prompt {
  readonly system: string
  readonly user: string
  /** JSON Schema of the answer. */
  readonly schema: Readonly<Record<string, unknown>>
  readonly maxTokens: number
}

export interface Completion {
  /** The model's answer: JSON text, unless the model failed to follow the schema. */
  readonly content: string
  readonly finish: 'stop' | 'length' | 'declined'
  readonly inputTokens: number
  readonly outputTokens: number
}

export interface LanguageModel {
  /** Name of the model in the answer field `model`. */
  readonly label: string
  /** Calls `onText` with each piece of the content as it arrives, if the provider streams. */
  write(prompt: Prompt, signal: AbortSignal, onText?: (text: string) => void): Promise<Completion>
}

/** The operator's models: one for each tier, and an optional judge that checks paragraphs. */
export type LanguageModels = Readonly<Record<ModelTier, LanguageModel>> & { readonly judge?: LanguageModel | null }

/** A final paragraph of the answer, sent before the answer is complete. */
export interface SentParagraph {
  readonly section: string
  readonly text: string
  readonly fact_ids: readonly string[]
}

/** The models that write a reading, and whether the caller pays for tokens. */
export interface ReadingWriter {
  /** Null where no language model is configured: the reading is composed. */
  readonly model: LanguageModel | null
  /** A second model that checks the paragraphs; null unless the operator names one. */
  readonly judge?: LanguageModel | null
  readonly paid: boolean
  /** Called with each paragraph of the answer, in order, as soon as it is final. */
  readonly onParagraph?: ((paragraph: SentParagraph) => void) | undefined
}

/** The tier that is reserved and charged. Readings without a model are the same on all tiers, so they are charged as `fast`. */
export const chargedTier = (requestedTier: ModelTier, model: unknown): ModelTier => (model ? requestedTier : 'fast')

/** Readings without a language model and without charge. */
export const COMPOSED_MODEL: ReadingWriter = { model: null, paid: false }
