import { type Clause, evaluateClause, type Finding } from './clauses.ts'
import type { RuleFacts } from './facts.ts'

export const REASON_STRENGTHS = ['strong', 'mild'] as const
export type ReasonStrength = (typeof REASON_STRENGTHS)[number]
/** The remaining part of a dosha after cancellation. */
export const NETS = ['none', 'mild', 'full'] as const
export type Net = (typeof NETS)[number]

/** A reason that cancels a dosha or yoga. */
export interface CancellationReason {
  readonly id: string
  readonly clause: Clause
  readonly strength: ReasonStrength
  readonly source: string
}
/** A reason with its result in a chart. */
export interface Cancellation extends Finding {
  readonly id: string
  readonly strength: ReasonStrength
  readonly source: string
}

export const strongReason = (id: string, clause: Clause, source: string): CancellationReason => ({
  id,
  clause,
  strength: 'strong',
  source,
})
export const mildReason = (id: string, clause: Clause, source: string): CancellationReason => ({
  id,
  clause,
  strength: 'mild',
  source,
})

export const checkReasons = (reasons: readonly CancellationReason[], f: RuleFacts): Cancellation[] =>
  reasons.map(({ id, clause, strength, source }) => ({ id, ...evaluateClause(clause, f), strength, source }))

/** For each reason whether it holds, without evidence. */
export const reasonOutcomes = (reasons: readonly CancellationReason[], f: RuleFacts): ReasonOutcome[] =>
  reasons.map(({ clause, strength }) => ({ holds: clause.holds(f), strength }))

export type ReasonOutcome = Pick<Cancellation, 'holds' | 'strength'>

/** True if one strong reason or two mild ones hold. */
export const isCancelled = (reasons: readonly ReasonOutcome[]): boolean => {
  const matches = reasons.filter(({ holds }) => holds)
  return matches.some(({ strength }) => strength === 'strong') || matches.length >= 2
}

/** As `isCancelled`, but evaluates the reasons in a chart and stops at the first sufficient ones. */
export const isCancelledIn = (reasons: readonly CancellationReason[], f: RuleFacts): boolean => {
  let mild = 0
  for (const { clause, strength } of reasons)
    if (clause.holds(f) && (strength === 'strong' || ++mild === 2)) return true
  return false
}

/** The part that remains: one mild reason alone leaves `mild`. */
export const netOf = (present: boolean, reasons: readonly ReasonOutcome[]): Net => {
  if (!present || isCancelled(reasons)) return 'none'
  return reasons.some(({ holds }) => holds) ? 'mild' : 'full'
}
