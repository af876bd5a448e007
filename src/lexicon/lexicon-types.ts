import type { LanguageData } from './language-data.ts'
import type { LabelLanguage } from './languages.ts'
import type { Subject, Term } from './subjects.ts'

/** The display names of a language. */
export interface Lexicon {
  language: LabelLanguage
  quality: LanguageData['quality']
  /** Names of terms. A word of several subjects has its name of the first subject. */
  terms: Record<Term, string>
  /** Different names of a word under its other subjects: the month Magha is not spelt like the star. */
  homonyms: Partial<Record<Subject, Partial<Record<Term, string>>>>
}
