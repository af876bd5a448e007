import type { LabelLanguage } from './languages.ts'
import type { SpeltNames } from './spelt-terms.ts'
import type { Subject, Term, WrittenTerm } from './subjects.ts'

export interface Lexicon {
  language: LabelLanguage
  /** `source`: written with the term itself; `reviewed`: read by a speaker; `machine`: neither. */
  quality: 'source' | 'reviewed' | 'machine'
  /** Of a word of several subjects, its name under the first of them. */
  terms: Record<Term, string>
  /** Its names under others, where they differ: the month Magha is not spelt as the star. */
  homonyms?: Partial<Record<Subject, Partial<Record<Term, string>>>>
}

/** The default export of the module of a language. It stands apart from `lexicon.ts`, which imports those modules. */
export interface WrittenLexicon extends Omit<Lexicon, 'terms'> {
  terms: Record<WrittenTerm, string>
  spelt: SpeltNames
}
