import type { HouseNumber, Sign } from '../../zodiac/signs.ts'
import type { Graha } from '../grahas.ts'
import {
  type Cancellation,
  checkedReasons,
  isCancelled,
  type Net,
  netOf,
  type Reason,
  weighed,
} from './cancellation.ts'
import { type Clause, type Finding, found, seats } from './clauses.ts'
import type { Bits, Facts } from './facts.ts'

export const SEVERITIES = ['none', 'low', 'medium', 'high'] as const
export type Severity = (typeof SEVERITIES)[number]

// source: this project; a third for each step
const SCORES: Record<Severity, number> = { none: 0, low: 33, medium: 67, high: 100 }

/** A dosha of the books: its formations, any of which makes it, how heavy they are, and what cancels it. */
export interface DoshaRule {
  readonly id: string
  readonly name: string
  readonly formation: readonly Clause[]
  /** Where something else than any of the formations makes it. */
  readonly present?: (f: Facts, held: readonly boolean[]) => boolean
  /** Asked only where it is present. */
  readonly severity: (f: Facts, held: readonly boolean[]) => Severity
  /** 0 to 100, where a measure of its own tells it. */
  readonly score?: (f: Facts, held: readonly boolean[]) => number
  readonly cancellations: readonly Reason[]
  readonly planets: (f: Facts) => Bits
  readonly source: string
  /** The reading that is followed, and what the chart adds to it. */
  readonly note: string | ((f: Facts, held: readonly boolean[]) => string)
}

/** A dosha, looked for in a chart. */
export interface Dosha {
  readonly id: string
  readonly name: string
  /** Null where the chart does not tell enough. */
  readonly present: boolean | null
  readonly severity: Severity
  /** 0 to 100. */
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

const isFormed = (rule: DoshaRule, f: Facts, held: readonly boolean[]) =>
  rule.present ? rule.present(f, held) : held.includes(true)
const scoreOf = (rule: DoshaRule, f: Facts, held: readonly boolean[], severity: Severity) =>
  rule.score?.(f, held) ?? SCORES[severity]

export const judgeDosha = (rule: DoshaRule, f: Facts): Dosha => {
  const { id, name, source } = rule
  const formation = rule.formation.map((clause) => found(clause, f))
  const held = formation.map(({ holds }) => holds)
  const formed = isFormed(rule, f, held)
  const severity = formed ? rule.severity(f, held) : 'none'
  // Where there is no dosha nothing cancels it.
  const cancellations = checkedReasons(rule.cancellations, f).map((reason) => ({
    ...reason,
    holds: formed && reason.holds,
  }))
  return {
    ...{ id, name, severity },
    present: formed || (rule.formation.some(({ unknown }) => unknown?.(f)) ? null : false),
    score: formed ? scoreOf(rule, f, held, severity) : 0,
    formation,
    cancellations,
    cancelled: isCancelled(cancellations),
    net: netOf(formed, cancellations),
    ...seats(f, rule.planets(f)),
    source,
    note: typeof rule.note === 'string' ? rule.note : rule.note(f, held),
  }
}

/** What a dosha comes to, without the words; null where it is not formed. */
export const doshaVerdict = (rule: DoshaRule, f: Facts): Pick<Dosha, 'id' | 'score' | 'net'> | null => {
  const held = rule.formation.map((clause) => clause.holds(f))
  if (!isFormed(rule, f, held)) return null
  return {
    id: rule.id,
    score: scoreOf(rule, f, held, rule.severity(f, held)),
    net: netOf(true, weighed(rule.cancellations, f)),
  }
}

/** By how many of several hold: one is light, three or more are heavy. */
export const severityByCount = (count: number): Severity => SEVERITIES[Math.min(count, 3)]!

// source: this project's own weighing
const LEFT: Record<Net, number> = { full: 1, mild: 0.5, none: 0 }
/** 0 to 100: its score by what cancellation leaves of it. */
export const doshaWeight = ({ score, net }: Pick<Dosha, 'score' | 'net'>): number => score * LEFT[net]
/** The weightiest first; then those that are cancelled, then those that are absent. */
export const byWeight = (doshas: readonly Dosha[]): Dosha[] =>
  doshas.toSorted((a, b) => doshaWeight(b) - doshaWeight(a) || Number(b.present) - Number(a.present))
