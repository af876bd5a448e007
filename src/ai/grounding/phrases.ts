import type { ReadingLanguage } from './form.ts'
import { PHRASE_KINDS, type PhraseKind, type PhraseLists } from './phrase-lists.ts'
import { ENGLISH_PHRASES } from './phrases-en.ts'
import { HINDI_PHRASES } from './phrases-hi.ts'
import { normaliseText } from './text.ts'

export const PHRASES: Readonly<Record<ReadingLanguage, PhraseLists>> = { en: ENGLISH_PHRASES, hi: HINDI_PHRASES }

const EDGES = /^[\s,;:–—।.-]+|[\s,;:–—।.-]+$/g
/** A phrase as phrases are compared: in lower case, without punctuation at its ends. */
export const withoutPunctuation = (text: string): string => normaliseText(text).replace(EDGES, '').toLowerCase()

const kinds = (lists: PhraseLists): ReadonlyMap<string, PhraseKind> =>
  new Map(PHRASE_KINDS.flatMap((kind) => lists[kind].map((phrase) => [withoutPunctuation(phrase), kind] as const)))
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
    const words = withoutPunctuation(part).split(' ')
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
