/** The only words that a model may write outside slots. No phrase states anything of a chart or a life. */
export interface PhraseLists {
  /** Stand before a sentence or a clause: "In daily life". */
  readonly openers: readonly string[]
  /** Stand between two slots, or before a sentence: "and also". */
  readonly joiners: readonly string[]
  /** Stand before a noun form: "The chart shows". */
  readonly frames: readonly string[]
  /** As `frames`; the fact must be one of the passage quoted before: "This rests on". */
  readonly reasons: readonly string[]
  /** Stand before a fact whose tone is supportive: "What helps here". */
  readonly supports: readonly string[]
  /** Stand before a fact whose tone is testing: "What asks for care". */
  readonly burdens: readonly string[]
  /** Sentences of advice that need no fact: "Take one step at a time." */
  readonly advice: readonly string[]
}
export type PhraseKind = keyof PhraseLists

export const PHRASE_KINDS = [
  'openers',
  'joiners',
  'frames',
  'reasons',
  'supports',
  'burdens',
  'advice',
] as const satisfies readonly PhraseKind[]

/** The phrases of a text, which `|` parts. */
export const phraseList = (text: string): readonly string[] => text.split('|').map((phrase) => phrase.trim())
