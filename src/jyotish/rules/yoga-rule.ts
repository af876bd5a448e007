import type { HouseNumber, Sign } from '../../zodiac/signs.ts'
import type { Graha } from '../grahas.ts'
import { clamped } from '../quality.ts'
import { type Cancellation, cancels, checkedReasons, isCancelled, type Reason } from './cancellation.ts'
import { type Clause, type Finding, findings, seats } from './clauses.ts'
import type { Bits, Facts } from './facts.ts'
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

/** A combination of the books: one row of a table. */
export interface YogaRule {
  readonly id: string
  readonly name: string
  readonly group: YogaGroup
  readonly quality: YogaQuality
  /** The rule as a sentence. */
  readonly rule: string
  /** What the tradition says of it, in one sentence. */
  readonly result: string
  readonly source: string
  readonly when: Clause
  /** Whose strength is the yoga's; those of the clauses where it is not given. */
  readonly planets?: (f: Facts) => Bits
  /** Share of the strength; above 1 it is raised, to 100 at most. */
  readonly share?: (f: Facts) => number
  /** 0 to 100, where something else than its planets tells it. */
  readonly strength?: (f: Facts) => number
  /** What cancels it, looked for where it is present; `planets` are those that make it. */
  readonly reasons?: (f: Facts, planets: Bits) => readonly Reason[]
  /** What else is to be said of it where it is present, or short of it. */
  readonly note?: (f: Facts) => string | null
}

/** A rule, looked for in a chart. */
export interface Yoga extends Pick<YogaRule, 'id' | 'name' | 'group' | 'quality' | 'rule' | 'result' | 'source'> {
  /** Null where the chart does not tell enough. */
  readonly present: boolean | null
  /** 0 to 100; 0 where it is not present. */
  readonly strength: number
  readonly planets: readonly Graha[]
  readonly houses: readonly HouseNumber[]
  readonly signs: readonly Sign[]
  readonly clauses: readonly Finding[]
  readonly cancellations: readonly Cancellation[]
  readonly cancelled: boolean
  readonly note: string | null
}

const bitsOfRule = ({ when, planets }: YogaRule, f: Facts): Bits => (planets ?? when.planets)(f)

/** Whether a rule holds; null where the chart does not tell enough. */
export const isPresent = ({ when }: YogaRule, f: Facts): boolean | null =>
  when.holds(f) || (when.unknown?.(f) ? null : false)

export const strengthOfRule = (rule: YogaRule, f: Facts): number =>
  rule.strength?.(f) ?? clamped(strengthOf(f, bitsOfRule(rule, f)) * (rule.share?.(f) ?? 1))

/** A rule with all that it found, whether it holds or not. */
export const judgeYoga = (rule: YogaRule, f: Facts): Yoga => {
  const { id, name, group, quality, result, source } = rule
  const present = isPresent(rule, f)
  const bits = present ? bitsOfRule(rule, f) : 0
  const cancellations = present ? checkedReasons(rule.reasons?.(f, bits) ?? [], f) : []
  return {
    ...{ id, name, group, quality, rule: rule.rule, result, source },
    present,
    strength: present ? strengthOfRule(rule, f) : 0,
    ...seats(f, bits),
    clauses: findings(rule.when, f),
    cancellations,
    cancelled: isCancelled(cancellations),
    note: rule.note?.(f) ?? null,
  }
}

/** What a rule that holds comes to, without the words. */
export interface YogaVerdict {
  readonly rule: YogaRule
  /** 0 to 100. */
  readonly strength: number
  readonly cancelled: boolean
}
/** Null where it does not hold, or the chart does not tell enough. */
export const verdict = (rule: YogaRule, f: Facts): YogaVerdict | null =>
  rule.when.holds(f)
    ? {
        rule,
        strength: strengthOfRule(rule, f),
        cancelled: rule.reasons !== undefined && cancels(rule.reasons(f, bitsOfRule(rule, f)), f),
      }
    : null
