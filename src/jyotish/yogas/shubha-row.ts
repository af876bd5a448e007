import { type CancellationReason, strongReason } from '../rules/cancellation.ts'
import { any } from '../rules/clauses.ts'
import { combust, debilitatedUncancelled } from '../rules/predicates.ts'
import { L } from '../rules/subjects.ts'
import { ordinal } from '../rules/words.ts'
import type { YogaQuality, YogaRule } from '../rules/yoga-rule.ts'
import { TRADITION } from './books.ts'

interface ShubhaRow extends Omit<YogaRule, 'group' | 'quality' | 'reasons'> {
  /** Default: auspicious. */
  quality?: YogaQuality
  /** Houses whose lords the rule names. */
  lords?: readonly number[]
}

const lordReason = (house: number): CancellationReason =>
  strongReason(
    `lord_of_the_${ordinal(house)}_fallen_or_combust`,
    any(debilitatedUncancelled(L(house)), combust(L(house))),
    TRADITION,
  )

/**
 * A row of the group. A lord in `lords` that is among the yoga's planets cancels it if it is combust, or debilitated
 * without cancellation.
 */
export const shubha = ({ lords = [], quality = 'auspicious', ...rule }: ShubhaRow): YogaRule => {
  const reasons = lords.map((house) => ({ house, reason: lordReason(house) }))
  return {
    ...rule,
    group: 'shubha',
    quality,
    reasons: (f, planets) => reasons.filter(({ house }) => planets & (1 << f.lord[house]!)).map(({ reason }) => reason),
  }
}
