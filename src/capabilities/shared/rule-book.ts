import { type Cancellation, NETS, REASON_STRENGTHS } from '../../jyotish/rules/cancellation.ts'
import type { Finding } from '../../jyotish/rules/clauses.ts'
import { type Dosha, SEVERITIES } from '../../jyotish/rules/dosha-rule.ts'
import { YOGA_GROUPS, type Yoga } from '../../jyotish/rules/yoga-rule.ts'
import { distinct, maybeTerm, nullable, oneOf, t } from '../../schema.ts'
import { Graha, House, hundredths, Sign } from './shapes.ts'

/** The schemas of a dosha and of a yoga. */

const seatFields = {
  planets: distinct(Graha, { description: 'Planets of the yoga.' }),
  houses: distinct(House, { description: 'Whole-sign houses of the planets.' }),
  signs: distinct(Sign, { description: 'Signs of the planets.' }),
}
const seatsOf = ({ planets, houses, signs }: Pick<Finding, 'planets' | 'houses' | 'signs'>) => ({
  planets: [...planets],
  houses: [...houses],
  signs: [...signs],
})

const clauseFields = {
  rule: t.String({ description: 'The condition in words.' }),
  holds: t.Boolean({ description: 'True if the rule holds in this chart.' }),
  evidence: t.Array(t.String(), { description: 'Positions that the rule refers to.' }),
}
export const ClauseRow = t.Object(clauseFields, {
  $id: 'Clause',
  description: 'A condition, and whether the chart meets it.',
})
export const clauseRow = ({ rule, holds, evidence }: Finding) => ({ rule, holds, evidence: [...evidence] })
const SeatedClause = t.Object(
  { ...clauseFields, ...seatFields },
  { $id: 'SeatedClause', description: 'A condition, whether the chart meets it, and the planets that decide.' },
)

/** A clause whose evidence is one sentence. */
export const MatchClause = t.Object(
  {
    rule: t.String({ description: 'Condition of the rule, in words.' }),
    holds: t.Boolean({ description: 'True if the rule holds in this chart.' }),
    evidence: t.String({ description: 'Positions that the rule refers to.' }),
  },
  { $id: 'MatchClause', description: 'A condition, and whether the chart meets it.' },
)

export const CancellationRow = t.Object(
  {
    id: t.String({ description: 'Stable rule id.' }),
    ...clauseFields,
    strength: oneOf(REASON_STRENGTHS, {
      description: 'Strength of the reason. One strong reason cancels, as do two mild ones.',
    }),
    source: t.String({ description: 'Book that gives the rule.' }),
  },
  { $id: 'Cancellation', description: 'A cancelling reason, present or not in the chart.' },
)
export const cancellationRow = ({ id, rule, holds, evidence, strength, source }: Cancellation) => ({
  ...{ id, rule, holds, evidence: [...evidence], strength, source },
})

const Score = t.Number({
  minimum: 0,
  maximum: 100,
  description: 'Severity before cancellation; 100 is the most severe.',
})

export const yogaFields = {
  id: t.String({ description: 'Stable rule id.' }),
  name: maybeTerm(['YogaName', 'YogaForm'], { description: 'Name of the yoga or of its form.' }),
  group: oneOf(YOGA_GROUPS, { $id: 'YogaGroup', description: 'Group of the yoga.' }),
  present: nullable(t.Boolean({ description: 'True if the rule holds; null if the input does not decide.' })),
  strength: t.Number({
    minimum: 0,
    maximum: 100,
    description: 'Strength, 0 to 100: mean over the planets of the yoga of dignity, combustion and house; 0 if absent.',
  }),
  ...seatFields,
  rule: t.String({ description: 'Rule of the yoga, in words.' }),
  evidence: t.Array(t.String(), { description: 'Evidence of each condition met.' }),
  cancellations: t.Array(CancellationRow),
  cancelled: t.Boolean({ description: 'True if the dosha or yoga is cancelled.' }),
  auspicious: t.Union([t.Boolean(), t.Literal('mixed')], { description: 'True if tradition counts it as auspicious.' }),
  result: t.String({ description: 'Traditional result.' }),
  source: t.String({ description: 'Book that gives the rule.' }),
  note: t.Optional(t.String({ description: 'Additional note, if any.' })),
  clauses: t.Optional(
    t.Array(SeatedClause, {
      description: 'Each condition, met or not, with its planets; only with `explain`.',
    }),
  ),
}
export const YogaObject = t.Object(yogaFields, { $id: 'Yoga', description: 'A yoga judged in the chart.' })

const AUSPICIOUS = { auspicious: true, mixed: 'mixed', inauspicious: false } as const

/** The evidence of the conditions met, without duplicates. */
export const metEvidence = (clauses: readonly Finding[]): string[] => [
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
  evidence: metEvidence(yoga.clauses),
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
    id: t.String({ description: 'Stable rule id.' }),
    name: maybeTerm(['Tithi', 'LimbYoga', 'DoshaName'], { description: 'Name of the dosha.' }),
    present: nullable(t.Boolean({ description: 'True if the rule holds; null if the input does not decide.' })),
    severity: oneOf(SEVERITIES, { description: 'Severity before cancellation.' }),
    score: Score,
    formation: t.Array(ClauseRow, { description: 'Conditions that form the dosha.' }),
    cancellations: t.Array(CancellationRow),
    cancelled: t.Boolean({ description: 'True if the dosha or yoga is cancelled.' }),
    net: oneOf(NETS, { description: 'Status after cancellation.' }),
    ...seatFields,
    source: t.String({ description: 'Book that gives the rule.' }),
    note: t.String({ description: 'Additional note.' }),
  },
  { $id: 'Dosha', description: 'A dosha judged in the chart.' },
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
