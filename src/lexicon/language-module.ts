import type { LabelLanguage } from './languages.ts'
import type { SpeltNames } from './spelt-terms.ts'
import type { Subject, Term, TranslatedTerm } from './subjects.ts'

export interface Lexicon {
  language: LabelLanguage
  /** `source`: the original names of the terms; `reviewed`: checked by a native speaker; `machine`: not checked. */
  quality: 'source' | 'reviewed' | 'machine'
  /** Names of terms. A word of several subjects has its name of the first subject. */
  terms: Record<Term, string>
  /** Different names of a word under its other subjects: the month Magha is not spelt like the star. */
  homonyms?: Partial<Record<Subject, Partial<Record<Term, string>>>>
}

/** The default export of a language module. The type has its own file because `lexicon.ts` imports those modules. */
export interface LanguageModule extends Omit<Lexicon, 'terms'> {
  terms: Record<TranslatedTerm, string>
  spelt: SpeltNames
}
