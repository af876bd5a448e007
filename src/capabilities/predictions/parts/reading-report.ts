import { type Section as DocumentSection, paragraph } from '../../../document/document.ts'
import type { ComposedPassage } from '../../../readings/compose.ts'
import { declareDeeds } from '../../../readings/deeds.ts'
import { type Static, t } from '../../../schema.ts'
import { CitedFacts, citedFacts, FactIds } from '../../shared/cited-facts.ts'

/** Shared parts of the life readings: sections with paragraph facts, and their printed form. */

export const ReadingSection = t.Object({
  id: t.String(),
  title: t.String(),
  facts: CitedFacts,
  paragraphs: t.Array(t.Object({ text: t.String(), fact_ids: FactIds })),
})

export const readingSection = (id: string, title: string, passages: readonly ComposedPassage[]) => ({
  id,
  title,
  facts: citedFacts(passages),
  paragraphs: passages.map(({ text, because, deeds }) =>
    declareDeeds({ text, fact_ids: because.map((fact) => fact.id) }, deeds),
  ),
})

/** A section of a reading as a page of the report. */
export const readingPage = ({ title, facts, paragraphs }: Static<typeof ReadingSection>): DocumentSection => ({
  title,
  blocks: paragraphs.map(({ text }) => paragraph(text)),
  facts,
})
