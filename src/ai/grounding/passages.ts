import { sentencesOf } from '../../readings/passage.ts'
import type { PackFact, SectionText } from '../claims.ts'
import type { ReadingLanguage } from './form.ts'
import { hindiMeaning } from './hindi-meanings.ts'

/** The meanings that a model may quote: the composed paragraphs of the reading; in Hindi the meanings of its facts. */
export interface Passage {
  readonly id: string
  readonly section: string
  readonly fact_ids: readonly string[]
  /** The paragraph as readers see it without a model. */
  readonly text: string
  /** Its sentences that say more than a fact. A model may quote the n-th as `{id.n}`. */
  readonly sentences: readonly PassageSentence[]
}

export interface PassageSentence {
  readonly text: string
  /**
   * The slot that must stand directly before it, since the sentence speaks of what that says: a fact or a sentence of the passage. Null
   * for a sentence that is understood alone; undefined for one that cannot be quoted.
   */
  readonly after: string | null | undefined
}

/** Words that speak of a sentence before. */
const LEANS =
  /\b(?:it|its|itself|they|them|their|themselves|he|she|him|his|her|this|these|those|such|both|too|also|besides|either|neither|however|still|the (?:other|same|first|second|former|latter))\b|^(?:But|Yet|So|Then|There|And|Or|After|Before|What (?:helps|weighs)|On the other)\b/i

/** A later sentence of a passage that does not speak to the reader takes its subject from the one before. */
const SPEAKS_TO_READER = /\b(?:you|your|yours)\b/i

const BRACKETS = / \([^()]*\)/g

const englishPassages = (sections: readonly SectionText[], facts: readonly PackFact[]): Passage[] => {
  const stated = new Map(facts.map(({ id, text }) => [text, id]))
  return sections
    .flatMap(({ id: section, paragraphs }) => paragraphs.map((paragraph) => ({ section, ...paragraph })))
    .map(({ section, text, fact_ids }, at) => {
      const id = `m${at + 1}`
      const sentences: PassageSentence[] = []
      /** The slot that says the sentence before. */
      let before: string | undefined
      for (const sentence of sentencesOf(text.replace(BRACKETS, ''))) {
        const fact = stated.get(sentence)
        if (fact !== undefined) before = fact
        else if (/\d/.test(sentence)) before = undefined
        else {
          const leans = LEANS.test(sentence) || (sentences.length > 0 && !SPEAKS_TO_READER.test(sentence))
          const after = leans ? before : null
          sentences.push({ text: sentence, after })
          before = after === undefined ? undefined : `${id}.${sentences.length}`
        }
      }
      return { id, section, fact_ids, text, sentences }
    })
}

const hindiPassages = (sections: readonly SectionText[], facts: readonly PackFact[]): Passage[] => {
  const sectionOf = (id: string) =>
    sections.find(({ paragraphs }) => paragraphs.some(({ fact_ids }) => fact_ids.includes(id)))?.id ?? sections[0]!.id
  return facts
    .flatMap((fact) => {
      const text = hindiMeaning(fact)
      return text === null ? [] : [{ fact, text }]
    })
    .map(({ fact, text }, at) => ({
      ...{ id: `m${at + 1}`, section: sectionOf(fact.id), fact_ids: [fact.id], text },
      sentences: text.split(/(?<=।)\s+/u).map((sentence) => ({ text: sentence, after: null })),
    }))
}

export const passagesOf = (
  sections: readonly SectionText[],
  facts: readonly PackFact[],
  language: ReadingLanguage,
): Passage[] => (language === 'hi' ? hindiPassages(sections, facts) : englishPassages(sections, facts))
