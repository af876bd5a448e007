import { type Block, type Section as DocumentSection, facts, paragraph } from '../../../document/document.ts'
import type { Said } from '../../../readings/compose.ts'
import { type Static, t } from '../../../schema.ts'
import type { Ayanamsha, Placement } from '../../vocabulary/shapes.ts'
import { CitedFacts, citedFacts, FactIds } from '../../vocabulary/told.ts'

/** What the life readings have in common: sections whose paragraphs name their facts, and how they are printed. */

export const ReadingSection = t.Object({
  id: t.String(),
  title: t.String(),
  facts: CitedFacts,
  paragraphs: t.Array(t.Object({ text: t.String(), fact_ids: FactIds })),
})

export const readingSection = (id: string, title: string, said: readonly Said[]) => ({
  id,
  title,
  facts: citedFacts(said),
  paragraphs: said.map(({ text, because }) => ({ text, fact_ids: because.map((fact) => fact.id) })),
})

interface Head {
  ayanamsha: Static<typeof Ayanamsha>
  lagna: Static<typeof Placement>
  lagna_lord: string
  moon_nakshatra: string
}

/** The first page of a life reading. */
export const headPage = (
  { ayanamsha, lagna, lagna_lord, moon_nakshatra }: Head,
  ...blocks: Block[]
): DocumentSection => ({
  title: 'The chart',
  blocks: [
    facts([
      ['Ascendant', `${lagna.sign} ${lagna.degree_dms}`],
      ['Its lord', lagna_lord],
      ['Star of the Moon', moon_nakshatra],
      ['Ayanamsha', ayanamsha.name],
    ]),
    ...blocks,
  ],
})

/** A section of a reading as a page of the report. */
export const readingPage = ({ title, facts, paragraphs }: Static<typeof ReadingSection>): DocumentSection => ({
  title,
  blocks: paragraphs.map(({ text }) => paragraph(text)),
  facts,
})
