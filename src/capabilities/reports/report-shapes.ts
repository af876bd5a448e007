import { FACT_KINDS, type Fact } from '../../readings/fact.ts'
import { nullable, oneOf, t } from '../../schema.ts'
import { Graha } from '../shapes.ts'

export const ReportFact = t.Object({
  fact_id: t.String({ description: '<chart>.<subject>.<property>; the same for the same input.' }),
  kind: oneOf(FACT_KINDS),
  text: t.String(),
  value: t.Union([t.String(), t.Number(), t.Boolean(), t.Null()]),
  source: t.String({ description: 'The capability that computes it.' }),
})
const FactIds = t.Array(t.String(), { minItems: 1 })
export const ReportSection = t.Object({
  id: t.String(),
  title: t.String(),
  score: nullable(t.Number({ minimum: 0, maximum: 100 })),
  facts: t.Array(ReportFact),
  paragraphs: t.Array(t.Object({ text: t.String(), fact_ids: FactIds })),
})
export const REMEDY_KINDS = ['charity', 'mantra', 'fast', 'conduct'] as const
export const Remedies = t.Array(
  t.Object({ planet: Graha, kind: oneOf(REMEDY_KINDS), text: t.String(), fact_ids: FactIds }),
  { maxItems: 5 },
)

/** A paragraph and the facts it rests on. */
export interface Said {
  text: string
  on: readonly Fact[]
}

/** Its facts are those of its paragraphs, each once, in the order they are first named. */
export const reportSection = (id: string, title: string, said: readonly Said[]) => {
  const facts = new Map(said.flatMap(({ on }) => on.map((fact) => [fact.id, fact] as const)))
  return {
    id,
    title,
    score: null,
    facts: [...facts.values()].map(({ id, kind, text, value, source }) => ({ fact_id: id, kind, text, value, source })),
    paragraphs: said.map(({ text, on }) => ({ text, fact_ids: [...new Set(on.map((fact) => fact.id))] })),
  }
}

export const CAUTION = 'A traditional reading for reflection; not medical, legal, financial or safety advice.'
