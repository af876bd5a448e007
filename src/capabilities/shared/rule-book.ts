import { CANCELLING, type Cancellation, NETS } from '../../jyotish/rules/cancellation.ts'
import type { Finding } from '../../jyotish/rules/clauses.ts'
import { type Dosha, SEVERITIES } from '../../jyotish/rules/dosha-rule.ts'
import { YOGA_GROUPS, type Yoga } from '../../jyotish/rules/yoga-rule.ts'
import { maybeTerm, nullable, oneOf, t } from '../../schema.ts'
import { Graha, House, hundredths, Sign } from './shapes.ts'

/** The shapes of a dosha and of a yoga, wherever an answer judges one. */

const seatFields = {
  planets: t.Array(Graha, { description: 'Who makes it.' }),
  houses: t.Array(House, { description: 'Where they stand, whole signs from the ascendant.' }),
  signs: t.Array(Sign, { description: 'Their signs.' }),
}
const seatsOf = ({ planets, houses, signs }: Pick<Finding, 'planets' | 'houses' | 'signs'>) => ({
  planets: [...planets],
  houses: [...houses],
  signs: [...signs],
})

const clauseFields = {
  rule: t.String({ description: 'The condition in words.' }),
  holds: t.Boolean({ description: 'Whether the chart meets it.' }),
  evidence: t.Array(t.String(), { description: 'Where those stand that it asks about.' }),
}
export const ClauseRow = t.Object(clauseFields, {
  $id: 'Clause',
  description: 'A condition, and whether the chart meets it.',
})
export const clauseRow = ({ rule, holds, evidence }: Finding) => ({ rule, holds, evidence: [...evidence] })
const SeatedClause = t.Object(
  { ...clauseFields, ...seatFields },
  { $id: 'SeatedClause', description: 'A condition, whether it holds, and who decides it.' },
)

/** A clause whose evidence is one sentence. */
export const MatchClause = t.Object(
  {
    rule: t.String({ description: 'The condition in words.' }),
    holds: t.Boolean({ description: 'Whether it is met.' }),
    evidence: t.String({ description: 'Where those stand that it asks about.' }),
  },
  { $id: 'MatchClause', description: 'A condition, and whether it is met.' },
)

export const CancellationRow = t.Object(
  {
    id: t.String({ description: 'Of the rule; stable.' }),
    ...clauseFields,
    strength: oneOf(CANCELLING, { description: 'One strong reason cancels, or two mild ones.' }),
    source: t.String({ description: 'Book that gives the rule.' }),
  },
  { $id: 'Cancellation', description: 'A reason that takes an effect away, and whether the chart has it.' },
)
export const cancellationRow = ({ id, rule, holds, evidence, strength, source }: Cancellation) => ({
  ...{ id, rule, holds, evidence: [...evidence], strength, source },
})

const Score = t.Number({ minimum: 0, maximum: 100, description: 'Before cancellation; 100 is the gravest.' })

export const yogaFields = {
  id: t.String({ description: 'Of the rule; stable.' }),
  name: maybeTerm(['YogaName', 'YogaForm'], { description: 'Of the yoga.' }),
  group: oneOf(YOGA_GROUPS, { $id: 'YogaGroup', description: 'Sort of yoga.' }),
  present: nullable(t.Boolean({ description: 'Null where the input does not tell enough to judge it.' })),
  strength: t.Number({
    minimum: 0,
    maximum: 100,
    description: 'Mean over its planets of dignity, combustion and house; 0 where it is not present.',
  }),
  ...seatFields,
  rule: t.String({ description: 'What makes the yoga, in words.' }),
  evidence: t.Array(t.String(), { description: 'Of each condition that holds.' }),
  cancellations: t.Array(CancellationRow),
  cancelled: t.Boolean({ description: 'Whether the reasons that hold take its effect away.' }),
  auspicious: t.Union([t.Boolean(), t.Literal('mixed')], { description: 'Whether the tradition holds it good.' }),
  result: t.String({ description: 'What the tradition says of it.' }),
  source: t.String({ description: 'Book that gives the rule.' }),
  note: t.Optional(t.String({ description: 'What else is to be said, where there is something.' })),
  clauses: t.Optional(
    t.Array(SeatedClause, {
      description: 'Where explain was asked: each condition, whether it holds, and who decides it.',
    }),
  ),
}
export const YogaObject = t.Object(yogaFields, { $id: 'Yoga', description: 'A yoga as judged in the chart.' })

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

export const DoshaObject = t.Object(
  {
    id: t.String({ description: 'Of the rule; stable.' }),
    name: maybeTerm(['Tithi', 'LimbYoga', 'DoshaName'], { description: 'Name of the dosha.' }),
    present: nullable(t.Boolean({ description: 'Null where the input does not tell enough to judge it.' })),
    severity: oneOf(SEVERITIES, { description: 'Before cancellation.' }),
    score: Score,
    formation: t.Array(ClauseRow, { description: 'The conditions that make it.' }),
    cancellations: t.Array(CancellationRow),
    cancelled: t.Boolean({ description: 'Whether the reasons that hold take it away.' }),
    net: oneOf(NETS, { description: 'What is left of it.' }),
    ...seatFields,
    source: t.String({ description: 'Book that gives the rule.' }),
    note: t.String({ description: 'What else is to be said.' }),
  },
  { $id: 'Dosha', description: 'A dosha as judged in the chart.' },
)

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
