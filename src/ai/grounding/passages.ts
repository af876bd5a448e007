import { sentencesOf } from '../../readings/passage.ts'
import type { CitedText, PackFact, SectionText } from '../claims.ts'
import type { ReadingLanguage } from './form.ts'
import { hindiMeaning } from './hindi-meanings.ts'

/** A meaning that a model may quote: a composed paragraph of the reading, or in Hindi the meaning of a fact. */
export interface QuotablePassage {
  readonly id: string
  readonly section: string
  readonly fact_ids: readonly string[]
  /** The whole paragraph, as in a reading without a model. */
  readonly text: string
  /** The sentences that are not facts. A model quotes the n-th as `{id.n}`, from 1. */
  readonly sentences: readonly PassageSentence[]
}

export interface PassageSentence {
  readonly text: string
  /** The facts that the sentence explains. */
  readonly fact_ids: readonly string[]
  /**
   * The slot that must directly precede the sentence, because the sentence refers to it: a fact or a sentence of the passage. Null for a
   * sentence that is complete alone; undefined for a sentence that cannot be quoted.
   */
  readonly after: string | null | undefined
}

/** Words that refer to a previous sentence. */
const BACK_REFERENCE =
  /\b(?:it|its|itself|they|them|their|themselves|he|she|him|his|her|this|these|those|such|both|too|also|besides|either|neither|however|still|the (?:other|same|first|second|former|latter)|that (?:is|time|period|window)|(?:until|by) then)\b|^(?:But|Yet|So|Then|There|And|Or|After|Before|What (?:helps|weighs)|On the other)\b/i

/** A later sentence of a passage that does not address the reader depends on the sentence before it. */
const ADDRESSES_READER = /\b(?:you|your|yours)\b/i

const BRACKETS = / \([^()]*\)/g

const englishPassages = (sections: readonly SectionText[], facts: readonly PackFact[]): QuotablePassage[] => {
  const factIds = new Set(facts.map(({ id }) => id))
  /** True for a text with a fact that the model knows, or without facts. */
  const hasFact = ({ fact_ids }: CitedText) => fact_ids.length === 0 || fact_ids.some((id) => factIds.has(id))
  const factIdByText = new Map(facts.map(({ id, text }) => [text, id]))
  return sections
    .flatMap(({ id: section, paragraphs }) => paragraphs.map((paragraph) => ({ section, ...paragraph })))
    .map(({ section, text, fact_ids, parts = [{ text, fact_ids }] }, index) => {
      const id = `m${index + 1}`
      const sentences: PassageSentence[] = []
      /** The slot of the previous sentence. */
      let previousSlot: string | undefined
      for (const part of parts)
        for (const sentence of sentencesOf(part.text.replace(BRACKETS, ''))) {
          const fact = factIdByText.get(sentence)
          if (fact !== undefined) previousSlot = fact
          else if (/\d/.test(sentence) || !hasFact(part)) previousSlot = undefined
          else {
            const isDependent =
              BACK_REFERENCE.test(sentence) || (sentences.length > 0 && !ADDRESSES_READER.test(sentence))
            const after = isDependent ? previousSlot : null
            sentences.push({ text: sentence, fact_ids: part.fact_ids, after })
            previousSlot = after === undefined ? undefined : `${id}.${sentences.length}`
          }
        }
      return { id, section, fact_ids, text, sentences }
    })
}

const hindiPassages = (sections: readonly SectionText[], facts: readonly PackFact[]): QuotablePassage[] => {
  const sectionOf = (id: string) =>
    sections.find(({ paragraphs }) => paragraphs.some(({ fact_ids }) => fact_ids.includes(id)))?.id ?? sections[0]!.id
  /** Facts on one matter, such as a period and its dates, have the same meaning: it is quoted once. */
  const texts = new Set<string>()
  return facts
    .flatMap((fact) => {
      const text = hindiMeaning(fact)
      if (text === null || texts.has(text)) return []
      texts.add(text)
      return [{ fact, text }]
    })
    .map(({ fact, text }, index) => ({
      ...{ id: `m${index + 1}`, section: sectionOf(fact.id), fact_ids: [fact.id], text },
      sentences: text.split(/(?<=।)\s+/u).map((sentence) => ({ text: sentence, fact_ids: [fact.id], after: null })),
    }))
}

/** The passages of a composed reading, in the language of the answer. */
export const quotablePassages = (
  sections: readonly SectionText[],
  facts: readonly PackFact[],
  language: ReadingLanguage,
): QuotablePassage[] => (language === 'hi' ? hindiPassages(sections, facts) : englishPassages(sections, facts))
