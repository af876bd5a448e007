import type { CachedAnswer } from '../cache/answers.ts'
import type { Terms } from '../lexicon/labels.ts'

const termsOfAnswers = new WeakMap<CachedAnswer, Terms>()

/** Keeps the terms in the data of an answer: its labels need no parsing of its text, which takes longer than collecting them. */
export const rememberTerms = (answer: CachedAnswer, terms: Terms): CachedAnswer => {
  termsOfAnswers.set(answer, terms)
  return answer
}

/** The terms in the data of an answer; undefined if they were not collected when it was computed. */
export const knownTerms = (answer: CachedAnswer): Terms | undefined => termsOfAnswers.get(answer)
