import { composedName } from './composed-terms.ts'
import { commonNames } from './everyday-terms.ts'
import type { Lexicon, WrittenLexicon } from './language-module.ts'
import type { LabelLanguage } from './languages.ts'
import { sanskritNames } from './sanskrit.ts'
import { speltTerms } from './spelt-terms.ts'
import { monthAdded, type Subject, type Term, wordsOf } from './subjects.ts'

/** What a word is called where it stands for this; undefined for a word that the lexicon does not have. */
export const nameOf = (word: string, subject: Subject, lexicon: Lexicon): string | undefined => {
  const { terms, homonyms, language } = lexicon
  const term = (part: string, of: string) => nameOf(part, of as Subject, lexicon) ?? part
  const composed = composedName(word, subject, { language, term })
  if (composed !== undefined) return composed
  const month = monthAdded(word)
  if (month) return `${terms.Adhika} ${nameOf(month, subject, lexicon)}`
  return homonyms?.[subject]?.[word as Term] ?? terms[word as Term]
}

/** Words of names that are terms as well. */
const WITHIN_NAMES = wordsOf(['LunarMonth', 'Tithi', 'SanskritSign'])

const whole = ({ spelt, ...written }: WrittenLexicon): Lexicon => {
  const termOf = (word: string) => {
    const subject = WITHIN_NAMES.get(word)
    return subject && nameOf(word, subject, written as Lexicon)
  }
  const terms: Record<string, string> = {
    ...commonNames(written.language),
    ...speltTerms(written.language, spelt, termOf),
    ...written.terms,
  }
  const homonyms: Lexicon['homonyms'] = { ...written.homonyms }
  for (const { subject, apart, names } of sanskritNames(written.language))
    for (const [word, name] of Object.entries(names)) {
      terms[word] ??= name
      if (apart && terms[word] !== name) homonyms[subject] = { ...homonyms[subject], [word]: name }
    }
  return { ...written, terms: terms as Lexicon['terms'], homonyms }
}

/** Each path is a literal: a bundler leaves out modules whose path is computed. */
const MODULES: Record<LabelLanguage, () => Promise<{ default: WrittenLexicon }>> = {
  as: () => import('./as.ts'),
  bn: () => import('./bn.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  gu: () => import('./gu.ts'),
  hi: () => import('./hi.ts'),
  it: () => import('./it.ts'),
  kn: () => import('./kn.ts'),
  ko: () => import('./ko.ts'),
  ml: () => import('./ml.ts'),
  mr: () => import('./mr.ts'),
  ne: () => import('./ne.ts'),
  nl: () => import('./nl.ts'),
  or: () => import('./or.ts'),
  pa: () => import('./pa.ts'),
  pl: () => import('./pl.ts'),
  pt: () => import('./pt.ts'),
  ru: () => import('./ru.ts'),
  si: () => import('./si.ts'),
  ta: () => import('./ta.ts'),
  te: () => import('./te.ts'),
  tr: () => import('./tr.ts'),
  ur: () => import('./ur.ts'),
}

const loaded = new Map<LabelLanguage, Promise<Lexicon>>()

/** The display names in one language. The module of a language is loaded on first use. */
export const lexicon = (language: LabelLanguage): Promise<Lexicon> => {
  let words = loaded.get(language)
  if (!words) {
    words = MODULES[language]().then((module) => whole(module.default))
    loaded.set(language, words)
  }
  return words
}
