import type { Said } from '../readings/compose.ts'
import { FACT_KINDS, type Fact } from '../readings/fact.ts'
import { oneOf, t } from '../schema.ts'

/** How answers cite facts, wherever a text rests on them. */

export const CitedFact = t.Object({
  fact_id: t.String({ description: '<chart>.<subject>.<property>; the same for the same input.' }),
  kind: oneOf(FACT_KINDS),
  text: t.String(),
  source: t.String({ description: 'The capability or rule that computes it.' }),
})
export const citedFact = ({ id, kind, text, source }: Fact) => ({ fact_id: id, kind, text, source })

export const CitedFacts = t.Array(CitedFact)
export const FactIds = t.Array(t.String())

/** The facts of composed passages, each once. */
export const citedFacts = (passages: readonly Said[]) => {
  const facts = new Map(passages.flatMap(({ because }) => because.map((fact) => [fact.id, fact] as const)))
  return [...facts.values()].map(citedFact)
}
