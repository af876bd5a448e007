import { type Clause, type Finding, found } from './clauses.ts'
import type { Facts } from './facts.ts'

export const CANCELLING = ['strong', 'mild'] as const
export type Cancelling = (typeof CANCELLING)[number]
/** What is left of a dosha. */
export const NETS = ['none', 'mild', 'full'] as const
export type Net = (typeof NETS)[number]

/** A reason not to count what is formed. */
export interface Reason {
  readonly id: string
  readonly clause: Clause
  readonly strength: Cancelling
  readonly source: string
}
/** The same, looked for in a chart. */
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

/** Which of them hold, without the words. */
export const weighed = (reasons: readonly Reason[], f: Facts): Weighed[] =>
  reasons.map(({ clause, strength }) => ({ holds: clause.holds(f), strength }))

export type Weighed = Pick<Cancellation, 'holds' | 'strength'>

/** One strong reason cancels, or two mild ones. */
export const isCancelled = (reasons: readonly Weighed[]): boolean => {
  const held = reasons.filter(({ holds }) => holds)
  return held.some(({ strength }) => strength === 'strong') || held.length >= 2
}

/** The same asked of a chart: no more reasons than it takes. */
export const cancels = (reasons: readonly Reason[], f: Facts): boolean => {
  let mild = 0
  for (const { clause, strength } of reasons)
    if (clause.holds(f) && (strength === 'strong' || ++mild === 2)) return true
  return false
}

/** One mild reason alone leaves half. */
export const netOf = (present: boolean, reasons: readonly Weighed[]): Net => {
  if (!present || isCancelled(reasons)) return 'none'
  return reasons.some(({ holds }) => holds) ? 'mild' : 'full'
}
