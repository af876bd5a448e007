import type { ReadingLanguage } from './form.ts'
import { PHRASE_KINDS, type PhraseKind, type PhraseLists } from './phrase-lists.ts'
import { ENGLISH_PHRASES } from './phrases-en.ts'
import { HINDI_PHRASES } from './phrases-hi.ts'
import { normaliseText } from './text.ts'

export const PHRASES: Readonly<Record<ReadingLanguage, PhraseLists>> = { en: ENGLISH_PHRASES, hi: HINDI_PHRASES }

const EDGES = /^[\s,;:–—।.-]+|[\s,;:–—।.-]+$/g
/** A phrase in the form in which phrases are compared: lower case, without punctuation at its ends. */
export const withoutPunctuation = (text: string): string => normaliseText(text).replace(EDGES, '').toLowerCase()

const kinds = (lists: PhraseLists): ReadonlyMap<string, PhraseKind> =>
  new Map(PHRASE_KINDS.flatMap((kind) => lists[kind].map((phrase) => [withoutPunctuation(phrase), kind] as const)))
const BY_LANGUAGE = { en: kinds(ENGLISH_PHRASES), hi: kinds(HINDI_PHRASES) }

/** The maximum number of phrases in a piece of prose. */
const MAX_PHRASES = 3
/** Punctuation between phrases. */
const CUTS = /[,;:–—।.]+/u

interface FoundPhrase {
  readonly kind: PhraseKind
  readonly text: string
}

/** The phrases in a piece of prose; or the part that is not a phrase of the list. */
export const phrasesOf = (
  prose: string,
  language: ReadingLanguage,
): readonly FoundPhrase[] | { readonly unknown: string } => {
  const kindOf = BY_LANGUAGE[language]
  const phrases: FoundPhrase[] = []
  for (const part of prose.split(CUTS)) {
    const words = withoutPunctuation(part).split(' ')
    for (let from = 0; from < words.length && words[from] !== ''; ) {
      let to = words.length
      while (to > from && !kindOf.has(words.slice(from, to).join(' '))) to--
      if (to === from) return { unknown: part.trim() }
      const text = words.slice(from, to).join(' ')
      phrases.push({ kind: kindOf.get(text)!, text })
      from = to
    }
  }
  const isAdvice = phrases.every(({ kind }) => kind === 'advice')
  return !isAdvice && phrases.length > MAX_PHRASES ? { unknown: prose.trim() } : phrases
}

/** The kinds of the phrases in a piece of prose; or the part that is not a phrase of the list. */
export const phrasesIn = (
  prose: string,
  language: ReadingLanguage,
): readonly PhraseKind[] | { readonly unknown: string } => {
  const phrases = phrasesOf(prose, language)
  return 'unknown' in phrases ? phrases : phrases.map(({ kind }) => kind)
}
