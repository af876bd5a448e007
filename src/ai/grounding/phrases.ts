import type { ReadingLanguage } from './form.ts'
import { ENGLISH_PHRASES } from './phrases-en.ts'
import { HINDI_PHRASES } from './phrases-hi.ts'
import { normalised } from './text.ts'

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

export const PHRASES: Readonly<Record<ReadingLanguage, PhraseLists>> = { en: ENGLISH_PHRASES, hi: HINDI_PHRASES }

const EDGES = /^[\s,;:–—।.-]+|[\s,;:–—।.-]+$/g
/** A phrase as phrases are compared: in lower case, without punctuation at its ends. */
export const bare = (text: string): string => normalised(text).replace(EDGES, '').toLowerCase()

const kinds = (lists: PhraseLists): ReadonlyMap<string, PhraseKind> =>
  new Map(PHRASE_KINDS.flatMap((kind) => lists[kind].map((phrase) => [bare(phrase), kind] as const)))
const BY_LANGUAGE = { en: kinds(ENGLISH_PHRASES), hi: kinds(HINDI_PHRASES) }

/** Most phrases in a row. */
const MOST_IN_A_ROW = 3
/** Where prose is cut into phrases. */
const CUTS = /[,;:–—।.]+/u

/** The kinds of the phrases that a piece of prose consists of; the part that is none otherwise. */
export const phrasesIn = (
  prose: string,
  language: ReadingLanguage,
): readonly PhraseKind[] | { readonly unknown: string } => {
  const known = BY_LANGUAGE[language]
  const found: PhraseKind[] = []
  for (const part of prose.split(CUTS)) {
    const words = bare(part).split(' ')
    for (let from = 0; from < words.length && words[from] !== ''; ) {
      let to = words.length
      while (to > from && !known.has(words.slice(from, to).join(' '))) to--
      if (to === from) return { unknown: part.trim() }
      found.push(known.get(words.slice(from, to).join(' '))!)
      from = to
    }
  }
  const advice = found.every((kind) => kind === 'advice')
  return !advice && found.length > MOST_IN_A_ROW ? { unknown: prose.trim() } : found
}
