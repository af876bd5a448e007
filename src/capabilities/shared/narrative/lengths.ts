import { sentencesOf } from '../../../readings/passage.ts'
import { maybe, oneOf } from '../../../schema.ts'
import type { Grounded } from '../cited-facts.ts'

/** The length of a report: a card, a page or a book. */

export const TEXT_LENGTHS = ['short', 'standard', 'full'] as const
export type TextLength = (typeof TEXT_LENGTHS)[number]

export const TEXT_LENGTH = maybe(
  oneOf(TEXT_LENGTHS, {
    default: 'standard',
    description:
      'Length of the texts. `short`: at most two sentences per section; `standard`: the argument of each section; `full`: all details.',
  }),
)

/** A paragraph with the shortest length that includes it. */
export interface ChapterParagraph extends Grounded {
  readonly length: TextLength
}

const at =
  (length: TextLength) =>
  (passage: Grounded): ChapterParagraph => ({ ...passage, length })
export const inShort = at('short')
export const inStandard = at('standard')
export const inFull = at('full')

const SENTENCES_IN_SHORT = 2

/** The paragraphs for a length. A short section has the first sentences of its main paragraph. */
export const paragraphsFor = (length: TextLength, paragraphs: readonly ChapterParagraph[]): Grounded[] => {
  if (length === 'short')
    return [paragraphs.find((paragraph) => paragraph.length === 'short') ?? paragraphs[0]!].map((paragraph) => ({
      ...paragraph,
      text: sentencesOf(paragraph.text).slice(0, SENTENCES_IN_SHORT).join(' '),
    }))
  return paragraphs.filter((paragraph) => length === 'full' || paragraph.length !== 'full')
}

/** The whole paragraphs for a length; the first one if all are for a longer text. */
export const wholeParagraphsFor = (length: TextLength, paragraphs: readonly ChapterParagraph[]): Grounded[] => {
  const fitting = paragraphs.filter(
    (paragraph) => TEXT_LENGTHS.indexOf(paragraph.length) <= TEXT_LENGTHS.indexOf(length),
  )
  return fitting.length > 0 ? fitting : paragraphs.slice(0, 1)
}
