import type { HouseNumber } from '../../zodiac/signs.ts'
import { DUSTHANAS } from '../house-groups.ts'
import { type AssociationKind, withOrAspectedBy } from '../rules/associations.ts'
import { mildReason } from '../rules/cancellation.ts'
import { all, any, type Clause, not } from '../rules/clauses.ts'
import type { RuleFacts } from '../rules/facts.ts'
import { exchange, inHouse, same, together } from '../rules/predicates.ts'
import { L } from '../rules/subjects.ts'
import { ordinal } from '../rules/words.ts'
import type { YogaRule } from '../rules/yoga-rule.ts'

/** Lords of houses other than 3, 6, 8 and 12 that do not also own 6, 8 or 12. */
const OTHERS: AssociationKind = {
  singular: 'a lord of another house that owns none of 6, 8 and 12',
  plural: 'lords of other houses that own none of 6, 8 and 12',
  bits: (f) => {
    const bits = (houses: readonly number[]) => houses.reduce((all, house) => all | (1 << f.lord[house]!), 0)
    return bits([1, 2, 4, 5, 7, 9, 10, 11]) & ~bits(DUSTHANAS)
  },
}
// source: Uttara Kalamrita 4.22 requires the lord to be free of others; the mixed form has the factor 0.6 (this
// project)
const MIXED = 0.6

export const PURITIES = ['pure', 'mixed'] as const
export type Purity = (typeof PURITIES)[number]
const relatedToOthers = DUSTHANAS.map((house) => withOrAspectedBy(L(house), OTHERS))
/** `pure` if the lords of these dusthanas have no relation to lords of other houses. */
export const purityOf = (f: RuleFacts, houses: readonly HouseNumber[]): Purity =>
  houses.some((house) => relatedToOthers[DUSTHANAS.indexOf(house)]!.holds(f)) ? 'mixed' : 'pure'

/** A viparita yoga, with the lords that form it. */
export interface ViparitaRule extends YogaRule {
  readonly lords: readonly HouseNumber[]
}

const viparita = (
  row: Pick<YogaRule, 'id' | 'name' | 'rule' | 'when' | 'result'>,
  lords: readonly HouseNumber[],
): ViparitaRule => {
  const reasons = [
    mildReason(
      'ascendants_lord_there',
      any(...lords.map((house) => all(together(L(1), L(house)), not(same(L(1), L(house)), 'the two unlike')))),
      'tradition',
    ),
  ]
  return {
    ...row,
    lords,
    group: 'viparita',
    quality: 'mixed',
    share: (f) => (purityOf(f, lords) === 'pure' ? 1 : MIXED),
    reasons: () => reasons,
    note: (f) => (row.when.holds(f) ? purityOf(f, lords) : null),
    source: 'Phaladeepika 6.57-69, Uttara Kalamrita 4.22',
  }
}

const inDusthana = (house: HouseNumber): Clause => inHouse(L(house), DUSTHANAS)
const single = (house: HouseNumber, id: string, name: string, result: string) =>
  viparita(
    { id, name, result, rule: `the lord of the ${ordinal(house)} in the 6th, 8th or 12th`, when: inDusthana(house) },
    [house],
  )

export const VIPARITA: readonly ViparitaRule[] = [
  single(6, 'harsha', 'Harsha', 'Opposition makes you stronger in the end.'),
  single(8, 'sarala', 'Sarala', 'You meet a crisis without fear, and you outlast it.'),
  single(12, 'vimala', 'Vimala', 'You make something of your losses, and you spend little on show.'),
]

const combined = (a: HouseNumber, b: HouseNumber, result: string) =>
  viparita(
    {
      id: `viparita_${a}_${b}`,
      name: `Viparita of the ${ordinal(a)} and the ${ordinal(b)}`,
      rule: `the lords of the ${ordinal(a)} and the ${ordinal(b)}, both in the 6th, 8th or 12th, in one sign or exchanging signs`,
      when: all(
        inDusthana(a),
        inDusthana(b),
        not(same(L(a), L(b)), 'the two unlike'),
        any(together(L(a), L(b)), exchange(L(a), L(b))),
      ),
      result,
    },
    [a, b],
  )
/** Combined forms by two lords of the houses 6, 8 and 12. Answers list them in addition to the three yogas. */
export const VIPARITA_COMBINED: readonly ViparitaRule[] = [
  combined(6, 8, 'Rivals and reverses undo each other, and you gain.'),
  combined(6, 12, 'A dispute costs the other side more than you.'),
  combined(8, 12, 'You make use of what others lose or leave.'),
]
