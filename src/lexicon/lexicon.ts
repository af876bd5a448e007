import { composedName } from './composed-terms.ts'
import { commonNames } from './everyday-terms.ts'
import type { LanguageModule, Lexicon } from './language-module.ts'
import type { LabelLanguage } from './languages.ts'
import { sanskritNames } from './sanskrit.ts'
import { speltTerms } from './spelt-terms.ts'
import { baseMonthOf, type Subject, type Term, wordsOf } from './subjects.ts'

/** The display name of a word as a term of a subject; undefined for a word outside the lexicon. */
export const nameOf = (word: string, subject: Subject, lexicon: Lexicon): string | undefined => {
  const { terms, homonyms, language } = lexicon
  const term = (part: string, partSubject: string) => nameOf(part, partSubject as Subject, lexicon) ?? part
  const name = composedName(word, subject, { language, term })
  if (name !== undefined) return name
  const month = baseMonthOf(word)
  if (month) return `${terms.Adhika} ${nameOf(month, subject, lexicon)}`
  return homonyms?.[subject]?.[word as Term] ?? terms[word as Term]
}

/** Months, tithis and signs inside the names of festivals. */
const TERMS_IN_NAMES = wordsOf(['LunarMonth', 'Tithi', 'SanskritSign'])

/** The lexicon of a language: the terms of its module and the names that are built from spellings. */
const completeLexicon = ({ spelt, ...module }: LanguageModule): Lexicon => {
  const termOf = (word: string) => {
    const subject = TERMS_IN_NAMES.get(word)
    return subject && nameOf(word, subject, module as Lexicon)
  }
  const terms: Record<string, string> = {
    ...commonNames(module.language),
    ...speltTerms(module.language, spelt, termOf),
    ...module.terms,
  }
  const homonyms: Lexicon['homonyms'] = { ...module.homonyms }
  for (const { subject, apart, names } of sanskritNames(module.language))
    for (const [word, name] of Object.entries(names)) {
      terms[word] ??= name
      if (apart && terms[word] !== name) homonyms[subject] = { ...homonyms[subject], [word]: name }
    }
  return { ...module, terms: terms as Lexicon['terms'], homonyms }
}

/** Each path is a literal: a bundler leaves out modules whose path is computed. */
const MODULES: Record<LabelLanguage, () => Promise<{ default: LanguageModule }>> = {
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

const lexicons = new Map<LabelLanguage, Promise<Lexicon>>()

/** The display names in one language. The module of a language is loaded on first use. */
export const lexicon = (language: LabelLanguage): Promise<Lexicon> => {
  let promise = lexicons.get(language)
  if (!promise) {
    promise = MODULES[language]().then((module) => completeLexicon(module.default))
    lexicons.set(language, promise)
  }
  return promise
}
