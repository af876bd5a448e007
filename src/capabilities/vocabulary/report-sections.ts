import { nullable, oneOf, t } from '../../schema.ts'
import { Graha } from './shapes.ts'
import { factsUnder, type Grounded, paragraphOf, ReportFact, reportFact } from './told.ts'

/** Sections of a report whose paragraphs name the facts under them. */

const GroundedIds = t.Array(t.String(), { minItems: 1 })
export const ReportSection = t.Object({
  id: t.String(),
  title: t.String(),
  score: nullable(t.Number({ minimum: 0, maximum: 100 })),
  facts: t.Array(ReportFact),
  paragraphs: t.Array(t.Object({ text: t.String(), fact_ids: GroundedIds })),
})
export const reportSection = (id: string, title: string, said: readonly Grounded[]) => ({
  id,
  title,
  score: null,
  facts: factsUnder(said).map(reportFact),
  paragraphs: said.map(paragraphOf),
})

export const CUSTOMARY_REMEDIES = ['charity', 'mantra', 'fast', 'conduct'] as const
export const Remedies = t.Array(
  t.Object({ planet: Graha, kind: oneOf(CUSTOMARY_REMEDIES), text: t.String(), fact_ids: GroundedIds }),
  { maxItems: 5 },
)

export const CAUTION = 'A traditional reading for reflection; not medical, legal, financial or safety advice.'
