import { runStepsYielding, type Steps, type YieldPoint } from '../cooperative-yield.ts'
import { composedName } from './composed-terms.ts'
import { type LanguageData, missingNames, namesBySubject, namesByTerm } from './language-data.ts'
import type { LabelLanguage } from './languages.ts'
import type { Lexicon } from './lexicon-types.ts'
import { sanskritNames } from './sanskrit.ts'
import { speltTerms } from './spelt-terms.ts'
import { baseMonthOf, type Subject, type Term, wordsOfSubjects } from './subjects.ts'

/** The display name of a word as a term of a subject; undefined for a word outside the lexicon. */
export const nameOf = (
  word: string,
  subject: Subject,
  lexicon: Pick<Lexicon, 'terms' | 'homonyms' | 'language'>,
): string | undefined => {
  const { terms, homonyms, language } = lexicon
  const term = (part: string, partSubject: string) => nameOf(part, partSubject as Subject, lexicon) ?? part
  const name = composedName(word, subject, { language, term })
  if (name !== undefined) return name
  const month = baseMonthOf(word)
  if (month) return `${terms.Adhika} ${nameOf(month, subject, lexicon)}`
  return homonyms[subject]?.[word as Term] ?? terms[word as Term]
}

/** Months, tithis and signs inside the names of festivals. */
const TERMS_IN_NAMES = wordsOfSubjects(['LunarMonth', 'Tithi', 'SanskritSign'])

/** The lexicon of a language: the names of its file and the names that are built from spellings. */
const completeLexicon = function* (
  language: LabelLanguage,
  { data, base }: { data: LanguageData; base: LanguageData | undefined },
): Steps<Lexicon> {
  const named = { language, ...namesByTerm(namesBySubject(language, data, base)) } as Lexicon
  const termOf = (word: string) => {
    const subject = TERMS_IN_NAMES.get(word)
    return subject && nameOf(word, subject, named)
  }
  yield
  const terms: Record<string, string> = { ...speltTerms(language, data.spelt, termOf), ...named.terms }
  const homonyms: Lexicon['homonyms'] = { ...named.homonyms }
  for (const { subject, apart, names } of sanskritNames(language)) {
    for (const [word, name] of Object.entries(names)) {
      terms[word] ??= name
      if (apart && terms[word] !== name) homonyms[subject] = { ...homonyms[subject], [word]: name }
    }
    yield
  }
  return { language, quality: data.quality, terms: terms as Lexicon['terms'], homonyms }
}

type LanguageFile = () => Promise<{ default: unknown }>
/** Each path is a literal: a bundler leaves out files whose path is computed. */
const FILES: Record<LabelLanguage, LanguageFile> = {
  as: () => import('../../data/lexicon/as.json'),
  bn: () => import('../../data/lexicon/bn.json'),
  de: () => import('../../data/lexicon/de.json'),
  es: () => import('../../data/lexicon/es.json'),
  fr: () => import('../../data/lexicon/fr.json'),
  gu: () => import('../../data/lexicon/gu.json'),
  hi: () => import('../../data/lexicon/hi.json'),
  it: () => import('../../data/lexicon/it.json'),
  kn: () => import('../../data/lexicon/kn.json'),
  ko: () => import('../../data/lexicon/ko.json'),
  ml: () => import('../../data/lexicon/ml.json'),
  mr: () => import('../../data/lexicon/mr.json'),
  ne: () => import('../../data/lexicon/ne.json'),
  nl: () => import('../../data/lexicon/nl.json'),
  or: () => import('../../data/lexicon/or.json'),
  pa: () => import('../../data/lexicon/pa.json'),
  pl: () => import('../../data/lexicon/pl.json'),
  pt: () => import('../../data/lexicon/pt.json'),
  ru: () => import('../../data/lexicon/ru.json'),
  si: () => import('../../data/lexicon/si.json'),
  ta: () => import('../../data/lexicon/ta.json'),
  te: () => import('../../data/lexicon/te.json'),
  tr: () => import('../../data/lexicon/tr.json'),
  ur: () => import('../../data/lexicon/ur.json'),
}

const readFile = async (language: LabelLanguage): Promise<LanguageData> =>
  (await FILES[language]()).default as LanguageData

/** The data of a language and of the one that it inherits from. */
const readLanguage = async (language: LabelLanguage) => {
  const data = await readFile(language)
  return { data, base: data.inherits ? await readFile(data.inherits) : undefined }
}

const lexicons = new Map<LabelLanguage, Promise<Lexicon>>()

/**
 * The display names in one language. The file of a language is loaded on first use, with yield points. Other calls wait for the same
 * promise, so a yield point must not reject.
 */
export const lexicon = (language: LabelLanguage, yieldIfDue: YieldPoint = () => undefined): Promise<Lexicon> => {
  let promise = lexicons.get(language)
  if (!promise) {
    promise = readLanguage(language).then((source) => runStepsYielding(completeLexicon(language, source), yieldIfDue))
    lexicons.set(language, promise)
  }
  return promise
}

/** The quality of the names of a language. */
export const qualityOfNames = async (language: LabelLanguage): Promise<LanguageData['quality']> =>
  (await readFile(language)).quality

/** The terms for which the lexicon of a language has the English word, since its file has no name for them. */
export const missingIn = async (language: LabelLanguage): Promise<ReturnType<typeof missingNames>> => {
  const { data, base } = await readLanguage(language)
  return missingNames(language, data, base)
}
