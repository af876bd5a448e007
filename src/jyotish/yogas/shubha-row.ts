import { type Reason, strongly } from '../rules/cancellation.ts'
import { any } from '../rules/clauses.ts'
import { combust, fallen } from '../rules/predicates.ts'
import { L } from '../rules/subjects.ts'
import { ordinal } from '../rules/words.ts'
import type { YogaQuality, YogaRule } from '../rules/yoga-rule.ts'
import { TRADITION } from './books.ts'

interface ShubhaRow extends Omit<YogaRule, 'group' | 'quality' | 'reasons'> {
  /** Auspicious where nothing is said. */
  quality?: YogaQuality
  /** Houses whose lords the rule names. */
  lords?: readonly number[]
}

const spoilt = (house: number): Reason =>
  strongly(`lord_of_the_${ordinal(house)}_fallen_or_combust`, any(fallen(L(house)), combust(L(house))), TRADITION)

/** A row of the group: a lord whom the rule names, and who has part in it, cancels it when he is combust or fallen with nothing to lift him. */
export const shubha = ({ lords = [], quality = 'auspicious', ...rule }: ShubhaRow): YogaRule => {
  const reasons = lords.map((house) => ({ house, reason: spoilt(house) }))
  return {
    ...rule,
    group: 'shubha',
    quality,
    reasons: (f, planets) => reasons.filter(({ house }) => planets & (1 << f.lord[house]!)).map(({ reason }) => reason),
  }
}
