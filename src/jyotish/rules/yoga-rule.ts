import type { HouseNumber, Sign } from '../../zodiac/signs.ts'
import type { Graha } from '../grahas.ts'
import { clampScore } from '../quality.ts'
import { type Cancellation, type CancellationReason, checkReasons, isCancelled, isCancelledIn } from './cancellation.ts'
import { type Clause, evaluateParts, type Finding, placesOf } from './clauses.ts'
import type { Bits, RuleFacts } from './facts.ts'
import { strengthOf } from './strength.ts'

export const YOGA_GROUPS = [
  'mahapurusha',
  'nabhasa',
  'chandra',
  'surya',
  'raja',
  'dhana',
  'shubha',
  'vidya',
  'neecha_bhanga',
  'viparita',
  'parivartana',
  'malika',
  'kartari',
  'marana_karaka',
  'kaal_sarp',
  'vivaha',
  'sanyasa',
  'misc',
  'roga',
  'daridra',
  'arishta',
  'raja_bhanga',
] as const
export type YogaGroup = (typeof YOGA_GROUPS)[number]
export const YOGA_QUALITIES = ['auspicious', 'mixed', 'inauspicious'] as const
export type YogaQuality = (typeof YOGA_QUALITIES)[number]

/** A yoga: one row of a table. */
export interface YogaRule {
  readonly id: string
  readonly name: string
  readonly group: YogaGroup
  readonly quality: YogaQuality
  /** The rule as a sentence. */
  readonly rule: string
  /** The result by tradition, in one sentence. */
  readonly result: string
  readonly source: string
  readonly when: Clause
  /** The planets whose strength is that of the yoga; those of `when` if this is missing. */
  readonly planets?: (f: RuleFacts) => Bits
  /** The factor of the strength. A factor above 1 raises it, to at most 100. */
  readonly share?: (f: RuleFacts) => number
  /** Strength from 0 to 100 of a yoga whose planets do not determine it. */
  readonly strength?: (f: RuleFacts) => number
  /** The reasons that cancel the yoga, evaluated if it is present. `planets`: those that form it. */
  readonly reasons?: (f: RuleFacts, planets: Bits) => readonly CancellationReason[]
  /** A remark on the yoga in this chart; null if there is none. */
  readonly note?: (f: RuleFacts) => string | null
}

/** A yoga with its result in a chart. */
export interface Yoga extends Pick<YogaRule, 'id' | 'name' | 'group' | 'quality' | 'rule' | 'result' | 'source'> {
  /** Null if the chart has too little data. */
  readonly present: boolean | null
  /** 0..100; 0 if it is not present. */
  readonly strength: number
  readonly planets: readonly Graha[]
  readonly houses: readonly HouseNumber[]
  readonly signs: readonly Sign[]
  readonly clauses: readonly Finding[]
  readonly cancellations: readonly Cancellation[]
  readonly cancelled: boolean
  readonly note: string | null
}

const bitsOfRule = ({ when, planets }: YogaRule, f: RuleFacts): Bits => (planets ?? when.planets)(f)

/** True if the rule holds; null if the chart has too little data. */
export const isPresent = ({ when }: YogaRule, f: RuleFacts): boolean | null =>
  when.holds(f) || (when.unknown?.(f) ? null : false)

export const strengthOfRule = (rule: YogaRule, f: RuleFacts): number =>
  rule.strength?.(f) ?? clampScore(strengthOf(f, bitsOfRule(rule, f)) * (rule.share?.(f) ?? 1))

/** The full result of a rule, whether it holds or not. */
export const judgeYoga = (rule: YogaRule, f: RuleFacts): Yoga => {
  const { id, name, group, quality, result, source } = rule
  const present = isPresent(rule, f)
  const bits = present ? bitsOfRule(rule, f) : 0
  const cancellations = present ? checkReasons(rule.reasons?.(f, bits) ?? [], f) : []
  return {
    ...{ id, name, group, quality, rule: rule.rule, result, source },
    present,
    strength: present ? strengthOfRule(rule, f) : 0,
    ...placesOf(f, bits),
    clauses: evaluateParts(rule.when, f),
    cancellations,
    cancelled: isCancelled(cancellations),
    note: rule.note?.(f) ?? null,
  }
}

/** The result of a rule that holds, without texts. */
export interface YogaVerdict {
  readonly rule: YogaRule
  /** 0..100. */
  readonly strength: number
  readonly cancelled: boolean
}
/** Null if the rule does not hold or the chart has too little data. */
export const yogaVerdict = (rule: YogaRule, f: RuleFacts): YogaVerdict | null =>
  rule.when.holds(f)
    ? {
        rule,
        strength: strengthOfRule(rule, f),
        cancelled: rule.reasons !== undefined && isCancelledIn(rule.reasons(f, bitsOfRule(rule, f)), f),
      }
    : null
