import type { ComposedPassage } from '../../readings/compose.ts'
import { declareDeeds } from '../../readings/deeds.ts'
import { FACT_KINDS, type Fact } from '../../readings/fact.ts'
import { deedSentences, parseDeed } from '../../readings/passage.ts'
import { maybeTerm, oneOf, t } from '../../schema.ts'

/** Schemas and helpers by which answers cite facts. */

const factFields = {
  fact_id: t.String({ description: '<chart>.<subject>.<property>; the same for the same input.' }),
  kind: oneOf(FACT_KINDS, { description: 'Kind of fact, such as a placement or a period.' }),
  text: t.String({ description: 'The fact in words.' }),
}
const source = t.String({ description: 'Capability or rule that gives the fact.' })
export const CitedFact = t.Object(
  { ...factFields, source },
  { $id: 'CitedFact', description: 'A computed fact that supports a text.' },
)
export const citedFact = ({ id, kind, text, source }: Fact) => ({ fact_id: id, kind, text, source })

/** A cited fact with its value. */
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

/** A text, its supporting facts, and its sentences of advice. */
export type Grounded = Pick<ComposedPassage, 'text' | 'because' | 'deeds'>

/** A text of a composer with its supporting facts. `marked`: the text, with a mark before its advice. */
export const groundedText = (marked: string, because: readonly Fact[]): Grounded => {
  const passage = parseDeed(marked)
  return { text: passage.text, because, deeds: deedSentences(passage) }
}

/** Passages as one paragraph; none without any. */
export const joinPassages = (...parts: readonly (readonly Grounded[])[]): Grounded[] => {
  const passages = parts.flat()
  return passages.length === 0
    ? []
    : [
        {
          text: passages.map(({ text }) => text).join(' '),
          because: passages.flatMap(({ because }) => because),
          deeds: passages.flatMap(({ deeds = [] }) => deeds),
        },
      ]
}

/** The supporting facts of passages, each once, in order of first use. */
export const factsUnder = (passages: readonly Grounded[]): Fact[] => [
  ...new Map(passages.flatMap(({ because }) => because.map((fact) => [fact.id, fact] as const))).values(),
]
export const citedFacts = (passages: readonly Grounded[]) => factsUnder(passages).map(citedFact)

/** A paragraph in the form of the answer. */
export const paragraphOf = ({ text, because, deeds }: Grounded) =>
  declareDeeds({ text, fact_ids: [...new Set(because.map(({ id }) => id))] }, deeds)
