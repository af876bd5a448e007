import { nullable, oneOf, t } from '../../schema.ts'
import { factsUnder, type Grounded, paragraphOf, ReportFact, reportFact } from './cited-facts.ts'
import { Graha } from './shapes.ts'

/** Report sections whose paragraphs name their facts. */

const GroundedIds = t.Array(t.String(), { $id: 'GroundedIds', minItems: 1, description: 'Ids of supporting facts.' })
export const Paragraph = t.Object(
  { text: t.String({ description: 'Text of the paragraph.' }), fact_ids: GroundedIds },
  { $id: 'Paragraph', description: 'A paragraph with its facts.' },
)
export const ReportSection = t.Object(
  {
    id: t.String({ description: 'Stable name of the section.' }),
    title: t.String({ description: 'Heading of the section.' }),
    score: nullable(
      t.Number({ minimum: 0, maximum: 100, description: 'Score of the section, 0 to 100; null without one.' }),
    ),
    facts: t.Array(ReportFact),
    paragraphs: t.Array(Paragraph),
  },
  { $id: 'ReportSection', description: 'A section of a report.' },
)
/** Sections of a report that leaves out those without a text. */
export const sectionsUpTo = (most: number) =>
  t.Array(ReportSection, { minItems: 3, maxItems: most, description: 'Sections that have a text.' })
type FactsAndText = {
  readonly facts: readonly { readonly fact_id: string }[]
  readonly paragraphs: readonly unknown[]
}
/** The sections that have a text. A section without one leaves its facts to the section before. */
export const withText = <S extends FactsAndText>(sections: readonly S[]): S[] => {
  const rows: S[] = []
  for (const section of sections) {
    const last = rows.at(-1)
    if (section.paragraphs.length > 0 || !last) {
      rows.push(section)
      continue
    }
    const known = new Set(last.facts.map(({ fact_id }) => fact_id))
    rows[rows.length - 1] = {
      ...last,
      facts: [...last.facts, ...section.facts.filter(({ fact_id }) => !known.has(fact_id))],
    }
  }
  return rows
}

export const reportSection = (id: string, title: string, passages: readonly Grounded[]) => ({
  id,
  title,
  score: null,
  facts: factsUnder(passages).map(reportFact),
  paragraphs: passages.map(paragraphOf),
})

export const CUSTOMARY_REMEDIES = ['charity', 'mantra', 'fast', 'conduct'] as const
export const Remedies = t.Array(
  t.Object(
    {
      planet: Graha,
      kind: oneOf(CUSTOMARY_REMEDIES, { description: 'Kind of remedy.' }),
      text: t.String({ description: 'Custom in words.' }),
      fact_ids: GroundedIds,
    },
    { $id: 'CustomaryRemedy', description: 'Custom for a planet.' },
  ),
  { maxItems: 5 },
)

export const CAUTION = 'A traditional reading for reflection; not medical, legal, financial or safety advice.'
