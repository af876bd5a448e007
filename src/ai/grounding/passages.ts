import { sentencesOf } from '../../readings/passage.ts'
import type { PackFact, SectionText } from '../claims.ts'
import type { ReadingLanguage } from './form.ts'
import { conceptsSaid, refusedClass, stemOf, type Tone, wordsIn } from './lexical.ts'
import { toneOfText } from './tone.ts'

/** The meanings that a model may rephrase: the composed paragraphs of the reading. */

export interface Passage {
  readonly id: string
  readonly section: string
  readonly fact_ids: readonly string[]
  /** The paragraph as readers see it where no model rephrases it. */
  readonly text: string
  /** Its sentences that say more than a fact. A model may quote the n-th as `{id.n}`. */
  readonly sentences: readonly string[]
  /** Null where it neither praises nor burdens. */
  readonly tone: Tone | null
}

const BRACKETS = / \([^()]*\)/g

export const passagesOf = (sections: readonly SectionText[], facts: readonly PackFact[]): Passage[] => {
  const stated = new Set(facts.map(({ text }) => text))
  return sections
    .flatMap(({ id: section, paragraphs }) => paragraphs.map(({ text, fact_ids }) => ({ section, text, fact_ids })))
    .map(({ section, text, fact_ids }, at) => {
      const sentences = sentencesOf(text.replace(BRACKETS, '')).filter((one) => !stated.has(one) && !/\d/.test(one))
      return { id: `m${at + 1}`, section, fact_ids, text, sentences, tone: toneOfText(sentences.join(' ')) }
    })
}

/** Most words that the prompt lists beside a passage. */
const MOST_WORDS = 60

/** Further words that may be used for what a passage says: those of its concepts, in the language of the reading. */
export const wordsFor = ({ sentences }: Passage, language: ReadingLanguage): string[] => {
  const found = sentences.flatMap((one) =>
    wordsIn(one).flatMap((word) => (refusedClass(word) ? [] : conceptsSaid(stemOf(word), language === 'hi'))),
  )
  const lists = [...new Set(found)].map(({ words, hindi }) =>
    (language === 'hi' ? hindi : words).filter((word) => word !== '' && refusedClass(word) === null),
  )
  const most = Math.max(4, Math.floor(MOST_WORDS / Math.max(1, lists.length)))
  return [...new Set(lists.flatMap((list) => list.slice(0, most)))].slice(0, MOST_WORDS)
}
