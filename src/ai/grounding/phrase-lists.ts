/** The only words that a model may write outside slots. No phrase states anything about a chart or a life. */
export interface PhraseLists {
  /** Before a sentence or a clause: "In daily life". */
  readonly openers: readonly string[]
  /** Between two slots, or before a sentence: "and also". */
  readonly joiners: readonly string[]
  /** Between two noun forms: "together with". */
  readonly links: readonly string[]
  /** Before a noun form: "The chart shows". */
  readonly frames: readonly string[]
  /** Before the noun form of a fact of the passage quoted before: "This rests on". */
  readonly reasons: readonly string[]
  /** Before a fact whose tone is supportive: "What helps here". */
  readonly supports: readonly string[]
  /** Before a fact whose tone is testing: "What asks for care". */
  readonly burdens: readonly string[]
  /** Sentences of advice that need no fact: "Take one step at a time." */
  readonly advice: readonly string[]
}
export type PhraseKind = keyof PhraseLists

export const PHRASE_KINDS = [
  'openers',
  'joiners',
  'links',
  'frames',
  'reasons',
  'supports',
  'burdens',
  'advice',
] as const satisfies readonly PhraseKind[]

/** The phrases of a text, separated by `|`. */
export const phraseList = (text: string): readonly string[] => text.split('|').map((phrase) => phrase.trim())
