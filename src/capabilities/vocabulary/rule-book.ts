import { CANCELLING, type Cancellation, NETS } from '../../jyotish/rules/cancelling.ts'
import type { Finding } from '../../jyotish/rules/clauses.ts'
import { type Dosha, SEVERITIES } from '../../jyotish/rules/dosha-rule.ts'
import { YOGA_GROUPS, type Yoga } from '../../jyotish/rules/yoga-rule.ts'
import { nullable, oneOf, t } from '../../schema.ts'
import { Graha, House, hundredths, Sign } from './shapes.ts'

/** The shapes of a dosha and of a yoga, wherever an answer judges one. */

const seatFields = {
  planets: t.Array(Graha, { description: 'Who makes it.' }),
  houses: t.Array(House, { description: 'Where they stand, whole signs from the ascendant.' }),
  signs: t.Array(Sign),
}
const seatsOf = ({ planets, houses, signs }: Pick<Finding, 'planets' | 'houses' | 'signs'>) => ({
  planets: [...planets],
  houses: [...houses],
  signs: [...signs],
})

const clauseFields = {
  rule: t.String({ description: 'The condition in words.' }),
  holds: t.Boolean(),
  evidence: t.Array(t.String(), { description: 'Where those stand that it asks about.' }),
}
export const ClauseRow = t.Object(clauseFields)
export const clauseRow = ({ rule, holds, evidence }: Finding) => ({ rule, holds, evidence: [...evidence] })
const SeatedClause = t.Object({ ...clauseFields, ...seatFields })

export const CancellationRow = t.Object({
  id: t.String(),
  ...clauseFields,
  strength: oneOf(CANCELLING, { description: 'One strong reason cancels, or two mild ones.' }),
  source: t.String(),
})
export const cancellationRow = ({ id, rule, holds, evidence, strength, source }: Cancellation) => ({
  ...{ id, rule, holds, evidence: [...evidence], strength, source },
})

const Score = t.Number({ minimum: 0, maximum: 100 })

export const yogaFields = {
  id: t.String(),
  name: t.String(),
  group: oneOf(YOGA_GROUPS),
  present: nullable(t.Boolean({ description: 'Null where the input does not tell enough to judge it.' })),
  strength: t.Number({
    minimum: 0,
    maximum: 100,
    description: 'Mean over its planets of dignity, combustion and house; 0 where it is not present.',
  }),
  ...seatFields,
  rule: t.String(),
  evidence: t.Array(t.String({ description: 'Of each condition that holds.' })),
  cancellations: t.Array(CancellationRow),
  cancelled: t.Boolean(),
  auspicious: t.Union([t.Boolean(), t.Literal('mixed')]),
  result: t.String({ description: 'What the tradition says of it.' }),
  source: t.String(),
  note: t.Optional(t.String({ description: 'What else is to be said, where there is something.' })),
  clauses: t.Optional(
    t.Array(SeatedClause, {
      description: 'Where explain was asked: each condition, whether it holds, and who decides it.',
    }),
  ),
}
export const YogaObject = t.Object(yogaFields)

const AUSPICIOUS = { auspicious: true, mixed: 'mixed', inauspicious: false } as const

/** Of the conditions that hold, nothing twice. */
export const evidenceHeld = (clauses: readonly Finding[]): string[] => [
  ...new Set(clauses.filter(({ holds }) => holds).flatMap(({ evidence }) => evidence)),
]

export const yogaObject = (yoga: Yoga, explain = false) => ({
  id: yoga.id,
  name: yoga.name,
  group: yoga.group,
  present: yoga.present,
  strength: hundredths(yoga.strength),
  ...seatsOf(yoga),
  rule: yoga.rule,
  evidence: evidenceHeld(yoga.clauses),
  cancellations: yoga.cancellations.map(cancellationRow),
  cancelled: yoga.cancelled,
  auspicious: AUSPICIOUS[yoga.quality],
  result: yoga.result,
  source: yoga.source,
  ...(yoga.note === null ? {} : { note: yoga.note }),
  ...(explain ? { clauses: yoga.clauses.map((clause) => ({ ...clauseRow(clause), ...seatsOf(clause) })) } : {}),
})

export const DoshaObject = t.Object({
  id: t.String(),
  name: t.String(),
  present: nullable(t.Boolean({ description: 'Null where the input does not tell enough to judge it.' })),
  severity: oneOf(SEVERITIES, { description: 'Before cancellation.' }),
  score: Score,
  formation: t.Array(ClauseRow),
  cancellations: t.Array(CancellationRow),
  cancelled: t.Boolean(),
  net: oneOf(NETS, { description: 'What is left of it.' }),
  ...seatFields,
  source: t.String(),
  note: t.String(),
})

export const doshaObject = (dosha: Dosha) => ({
  id: dosha.id,
  name: dosha.name,
  present: dosha.present,
  severity: dosha.severity,
  score: dosha.score,
  formation: dosha.formation.map(clauseRow),
  cancellations: dosha.cancellations.map(cancellationRow),
  cancelled: dosha.cancelled,
  net: dosha.net,
  ...seatsOf(dosha),
  source: dosha.source,
  note: dosha.note,
})
