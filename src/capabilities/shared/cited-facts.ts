import type { ComposedPassage } from '../../readings/compose.ts'
import { FACT_KINDS, type Fact } from '../../readings/fact.ts'
import { maybeTerm, oneOf, t } from '../../schema.ts'

/** How answers cite facts, wherever a text rests on them. */

const factFields = {
  fact_id: t.String({ description: '<chart>.<subject>.<property>; the same for the same input.' }),
  kind: oneOf(FACT_KINDS, { description: 'Kind of fact.' }),
  text: t.String({ description: 'The fact in words.' }),
}
const source = t.String({ description: 'Capability or rule behind it.' })
export const CitedFact = t.Object(
  { ...factFields, source },
  { $id: 'CitedFact', description: 'A computed fact that supports a text.' },
)
export const citedFact = ({ id, kind, text, source }: Fact) => ({ fact_id: id, kind, text, source })

/** The same with what was computed. */
export const ReportFact = t.Object(
  {
    ...factFields,
    value: t.Union(
      [
        maybeTerm([
          'Sign',
          'Graha',
          'Star',
          'Dignity',
          'Tithi',
          'LunarDate',
          'Tara',
          'Modality',
          'Direction',
          'Deity',
          'DeityChoice',
        ]),
        t.Number(),
        t.Boolean(),
        t.Null(),
      ],
      {
        description: 'Computed value; null if unknown.',
      },
    ),
    source,
  },
  { $id: 'ReportFact', description: 'A computed fact that supports a text, with its value.' },
)
export const reportFact = ({ id, kind, text, value, source }: Fact) => ({ fact_id: id, kind, text, value, source })

export const CitedFacts = t.Array(CitedFact)
export const FactIds = t.Array(t.String(), { description: 'Ids of supporting facts.' })

/** Some words, and the facts they rest on. */
export type Grounded = Pick<ComposedPassage, 'text' | 'because'>

/** The facts under some words, each once, in the order they are first named. */
export const factsUnder = (passages: readonly Grounded[]): Fact[] => [
  ...new Map(passages.flatMap(({ because }) => because.map((fact) => [fact.id, fact] as const))).values(),
]
export const citedFacts = (passages: readonly Grounded[]) => factsUnder(passages).map(citedFact)

/** A paragraph as an answer shows it. */
export const paragraphOf = ({ text, because }: Grounded) => ({
  text,
  fact_ids: [...new Set(because.map(({ id }) => id))],
})
