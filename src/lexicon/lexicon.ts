import type { LabelLanguage } from './languages.ts'
import type { Term } from './subjects.ts'

export interface Lexicon {
  language: LabelLanguage
  /** `source`: written with the term itself; `reviewed`: read by a speaker; `machine`: neither. */
  quality: 'source' | 'reviewed' | 'machine'
  terms: Record<Term, string>
}

const loaded = new Map<LabelLanguage, Promise<Lexicon>>()

/** The display names in one language; each module is read once, when first asked for. */
export const lexicon = (language: LabelLanguage): Promise<Lexicon> => {
  let words = loaded.get(language)
  if (!words) {
    words = import(`./${language}.ts`).then((module) => module.default as Lexicon)
    loaded.set(language, words)
  }
  return words
}
