import type { HouseNumber, Sign } from '../../zodiac/signs.ts'
import type { Graha } from '../grahas.ts'
import {
  type Cancellation,
  type CancellationReason,
  checkReasons,
  isCancelled,
  type Net,
  netOf,
  reasonOutcomes,
} from './cancellation.ts'
import { type Clause, evaluateClause, type Finding, placesOf } from './clauses.ts'
import type { Bits, RuleFacts } from './facts.ts'

export const SEVERITIES = ['none', 'low', 'medium', 'high'] as const
export type DoshaSeverity = (typeof SEVERITIES)[number]

// source: this project; one third for each step
const SCORES: Record<DoshaSeverity, number> = { none: 0, low: 33, medium: 67, high: 100 }

/** A dosha: its formations (any one forms it), its severity, and the reasons that cancel it. */
export interface DoshaRule {
  readonly id: string
  readonly name: string
  readonly formation: readonly Clause[]
  /** The condition, if it is not that at least one formation holds. */
  readonly present?: (f: RuleFacts, formationHolds: readonly boolean[]) => boolean
  /** Only called if the dosha is present. */
  readonly severity: (f: RuleFacts, formationHolds: readonly boolean[]) => DoshaSeverity
  /** 0..100, if the dosha has its own measure; else the score follows from the severity. */
  readonly score?: (f: RuleFacts, formationHolds: readonly boolean[]) => number
  readonly cancellations: readonly CancellationReason[]
  readonly planets: (f: RuleFacts) => Bits
  readonly source: string
  /** The convention that is used, and remarks on the chart. */
  readonly note: string | ((f: RuleFacts, formationHolds: readonly boolean[]) => string)
}

/** A dosha with its result in a chart. */
export interface Dosha {
  readonly id: string
  readonly name: string
  /** Null if the chart has too little data. */
  readonly present: boolean | null
  readonly severity: DoshaSeverity
  /** 0..100. */
  readonly score: number
  readonly formation: readonly Finding[]
  readonly cancellations: readonly Cancellation[]
  readonly cancelled: boolean
  readonly net: Net
  readonly planets: readonly Graha[]
  readonly houses: readonly HouseNumber[]
  readonly signs: readonly Sign[]
  readonly source: string
  readonly note: string
}

const isFormed = (rule: DoshaRule, f: RuleFacts, formationHolds: readonly boolean[]) =>
  rule.present ? rule.present(f, formationHolds) : formationHolds.includes(true)
const scoreOf = (rule: DoshaRule, f: RuleFacts, formationHolds: readonly boolean[], severity: DoshaSeverity) =>
  rule.score?.(f, formationHolds) ?? SCORES[severity]

export const judgeDosha = (rule: DoshaRule, f: RuleFacts): Dosha => {
  const { id, name, source } = rule
  const formation = rule.formation.map((clause) => evaluateClause(clause, f))
  const formationHolds = formation.map(({ holds }) => holds)
  const isPresent = isFormed(rule, f, formationHolds)
  const severity = isPresent ? rule.severity(f, formationHolds) : 'none'
  // A dosha that is absent is not cancelled.
  const cancellations = checkReasons(rule.cancellations, f).map((reason) => ({
    ...reason,
    holds: isPresent && reason.holds,
  }))
  return {
    ...{ id, name, severity },
    present: isPresent || (rule.formation.some(({ unknown }) => unknown?.(f)) ? null : false),
    score: isPresent ? scoreOf(rule, f, formationHolds, severity) : 0,
    formation,
    cancellations,
    cancelled: isCancelled(cancellations),
    net: netOf(isPresent, cancellations),
    ...placesOf(f, rule.planets(f)),
    source,
    note: typeof rule.note === 'string' ? rule.note : rule.note(f, formationHolds),
  }
}

/** Score and remaining part of a dosha, without texts; null if it is not formed. */
export const doshaVerdict = (rule: DoshaRule, f: RuleFacts): Pick<Dosha, 'id' | 'score' | 'net'> | null => {
  const formationHolds = rule.formation.map((clause) => clause.holds(f))
  if (!isFormed(rule, f, formationHolds)) return null
  return {
    id: rule.id,
    score: scoreOf(rule, f, formationHolds, rule.severity(f, formationHolds)),
    net: netOf(true, reasonOutcomes(rule.cancellations, f)),
  }
}

/** The severity by the number of formations that hold: one is low, three or more are high. */
export const severityByCount = (count: number): DoshaSeverity => SEVERITIES[Math.min(count, 3)]!

// source: this project's own weighing
const NET_SHARES: Record<Net, number> = { full: 1, mild: 0.5, none: 0 }
/** The score reduced by cancellation, 0..100. */
export const doshaWeight = ({ score, net }: Pick<Dosha, 'score' | 'net'>): number => score * NET_SHARES[net]
/** Doshas in falling order of weight, the cancelled before the absent. */
export const sortByWeight = (doshas: readonly Dosha[]): Dosha[] =>
  doshas.toSorted((a, b) => doshaWeight(b) - doshaWeight(a) || Number(b.present) - Number(a.present))
