import { withoutDeeds } from '../../../readings/deeds.ts'
import { type Cell, deedSentences, type Passage, sentencesOf, variants } from '../../../readings/passage.ts'
import { maybe, oneOf } from '../../../schema.ts'

/** The length of a report on a birth chart: the argument of its chapters with the findings behind it, or every text. */

const NATAL_LENGTHS = ['standard', 'full'] as const
export type NatalLength = (typeof NATAL_LENGTHS)[number]

export const NATAL_LENGTH = maybe(
  oneOf(NATAL_LENGTHS, {
    default: 'standard',
    description:
      'Length of the texts. `standard`: the chapters with their advice, and one finding per placement; `full`: every text of each placement.',
  }),
)

const findingOf = (passage: Passage): Passage => {
  const { deed: _, ...finding } = withoutDeeds({ ...passage, deeds: deedSentences(passage) })
  return { text: finding.text, source: finding.source, ...(finding.traits && { traits: finding.traits }) }
}

const mapped = (cell: Cell, change: (passage: Passage) => Passage): Cell => {
  const [first, second, ...more] = variants(cell).map(change)
  return second ? [first!, second, ...more] : first!
}

/** The cell without its advice. A passage that is all advice stays. */
export const cellWithoutDeeds = (cell: Cell): Cell => mapped(cell, findingOf)

/** The first sentence of the cell, its finding; the scene and the advice are left out. */
export const findingCell = (cell: Cell): Cell =>
  mapped(cell, (passage) => ({ ...findingOf(passage), text: sentencesOf(passage.text)[0]! }))
