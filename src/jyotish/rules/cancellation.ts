import { type Clause, type Finding, found } from './clauses.ts'
import type { Facts } from './facts.ts'

export const CANCELLING = ['strong', 'mild'] as const
export type Cancelling = (typeof CANCELLING)[number]
/** The remaining part of a dosha after cancellation. */
export const NETS = ['none', 'mild', 'full'] as const
export type Net = (typeof NETS)[number]

/** A reason that cancels a dosha or yoga. */
export interface Reason {
  readonly id: string
  readonly clause: Clause
  readonly strength: Cancelling
  readonly source: string
}
/** A reason with its result in a chart. */
export interface Cancellation extends Finding {
  readonly id: string
  readonly strength: Cancelling
  readonly source: string
}

export const strongly = (id: string, clause: Clause, source: string): Reason => ({
  id,
  clause,
  strength: 'strong',
  source,
})
export const mildly = (id: string, clause: Clause, source: string): Reason => ({ id, clause, strength: 'mild', source })

export const checkedReasons = (reasons: readonly Reason[], f: Facts): Cancellation[] =>
  reasons.map(({ id, clause, strength, source }) => ({ id, ...found(clause, f), strength, source }))

/** For each reason whether it holds, without evidence. */
export const weighed = (reasons: readonly Reason[], f: Facts): Weighed[] =>
  reasons.map(({ clause, strength }) => ({ holds: clause.holds(f), strength }))

export type Weighed = Pick<Cancellation, 'holds' | 'strength'>

/** True if one strong reason or two mild ones hold. */
export const isCancelled = (reasons: readonly Weighed[]): boolean => {
  const matches = reasons.filter(({ holds }) => holds)
  return matches.some(({ strength }) => strength === 'strong') || matches.length >= 2
}

/** As `isCancelled`, but evaluates the reasons in a chart and stops at the first sufficient ones. */
export const cancels = (reasons: readonly Reason[], f: Facts): boolean => {
  let mild = 0
  for (const { clause, strength } of reasons)
    if (clause.holds(f) && (strength === 'strong' || ++mild === 2)) return true
  return false
}

/** The part that remains: one mild reason alone leaves `mild`. */
export const netOf = (present: boolean, reasons: readonly Weighed[]): Net => {
  if (!present || isCancelled(reasons)) return 'none'
  return reasons.some(({ holds }) => holds) ? 'mild' : 'full'
}
