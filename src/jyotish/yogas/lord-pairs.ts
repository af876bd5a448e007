import type { HouseNumber } from '../../zodiac/signs.ts'
import { all, any, type Clause, withWording } from '../rules/clauses.ts'
import type { RuleFacts } from '../rules/facts.ts'
import { aspectOf, exchange, mutualAspect, related, same, together } from '../rules/predicates.ts'
import { dispositor, L, type RulePlanet } from '../rules/subjects.ts'
import { ordinal } from '../rules/words.ts'
import type { YogaRule } from '../rules/yoga-rule.ts'
import { dhanaReasons, kindOf, rajaReasons } from './lord-reasons.ts'

/** One planet aspects the other, which is in a sign of the first. */
const aspectsInOwnSign = (a: RulePlanet, b: RulePlanet): Clause =>
  withWording(all(aspectOf(a, b), same(dispositor(b), a)), `${a.name} aspects ${b.name} in a sign of its own`)

export const BONDS = ['exchange', 'conjunction', 'mutual_aspect', 'one_way_aspect'] as const
export type LordBond = (typeof BONDS)[number]
// source: the order of the four bonds by Phaladeepika 15 and Laghu Parashari; weights of this project
const BOND_FACTOR: Record<LordBond, number> = {
  exchange: 1,
  conjunction: 0.9,
  mutual_aspect: 0.75,
  one_way_aspect: 0.5,
}
const bondsOf = (a: RulePlanet, b: RulePlanet): Record<LordBond, Clause> => ({
  exchange: exchange(a, b),
  conjunction: together(a, b),
  mutual_aspect: mutualAspect(a, b),
  one_way_aspect: any(aspectsInOwnSign(a, b), aspectsInOwnSign(b, a)),
})

/** The yoga of the lords of a kendra and a trikona. One planet that owns both counts as a pair. */
const rajaPair = (kendra: HouseNumber, trikona: HouseNumber, result: string): YogaRule => {
  const [a, b] = [L(kendra), L(trikona)]
  const bonds = bondsOf(a, b)
  const strongestBond = (f: RuleFacts) => BONDS.find((bond) => bonds[bond].holds(f))
  const reasons = rajaReasons(kindOf([a, b]))
  return {
    id: `kendra_trikona_${kendra}_${trikona}`,
    name: `Lords of the ${ordinal(kendra)} and the ${ordinal(trikona)}`,
    group: 'raja',
    quality: 'auspicious',
    rule: `the lord of the ${ordinal(kendra)}, a kendra, and the lord of the ${ordinal(trikona)}, a trikona, exchanging signs, in one sign, aspecting each other, or one aspecting the other in its own sign`,
    when: any(...BONDS.map((bond) => bonds[bond])),
    share: (f) => BOND_FACTOR[strongestBond(f) ?? 'one_way_aspect'],
    reasons: () => reasons,
    result,
    source: 'BPHS 39-41',
  }
}

// source: kendra and trikona lords after BPHS 39-41 as commonly read; kendra, trikona, and the result in this project's
// words
const RAJA_RESULTS: readonly (readonly [HouseNumber, HouseNumber, string])[] = [
  [1, 5, 'Your judgement serves your own aims, and people trust it.'],
  [1, 9, 'Good fortune follows where you go yourself.'],
  [4, 1, 'Your roots and your character hold each other up.'],
  [4, 5, 'Learning and a settled home are your way to standing.'],
  [4, 9, 'Land, schooling and older people help you up.'],
  [7, 1, 'You gain standing through partners and through dealing with people.'],
  [7, 5, 'Partnership and good advice lift each other.'],
  [7, 9, 'Your fortune comes by marriage, by trade or abroad.'],
  [10, 1, 'A calling that fits you brings you rank.'],
  [10, 5, 'Work that uses your mind brings you authority.'],
  [10, 9, 'Your principles and your work meet in a high position.'],
]
/** A lord of a kendra with a lord of a trikona: eleven pairs, since the ascendant is both. */
export const KENDRA_TRIKONA_PAIRS: readonly YogaRule[] = RAJA_RESULTS.map((row) => rajaPair(...row))

/** The yoga of the lords of two houses of wealth. */
const dhanaPair = (first: HouseNumber, second: HouseNumber, result: string): YogaRule => {
  const [a, b] = [L(first), L(second)]
  const reasons = dhanaReasons([a, b])
  return {
    id: `dhana_${first}_${second}`,
    name: `Lords of the ${ordinal(first)} and the ${ordinal(second)}`,
    group: 'dhana',
    quality: 'auspicious',
    rule: `the lords of the ${ordinal(first)} and the ${ordinal(second)} in one sign, aspecting each other or exchanging signs`,
    when: related(a, b),
    reasons: () => reasons,
    result,
    source: 'BPHS 41',
  }
}

// source: after BPHS 41 as commonly read; two houses of wealth, and the result in this project's words
const DHANA_RESULTS: readonly (readonly [HouseNumber, HouseNumber, string])[] = [
  [1, 2, 'Your own effort brings the income, and it stays with you.'],
  [1, 5, 'Money follows your good judgement.'],
  [1, 9, 'You owe your money to good fortune more than to toil.'],
  [1, 11, 'Your gains answer to what you undertake.'],
  [2, 5, 'Your savings grow by shrewd placing, and children share in them.'],
  [2, 9, 'Family money and good fortune feed each other.'],
  [2, 11, 'You put by what comes in.'],
  [5, 9, 'Two houses of merit are bound together, so money comes to you with some ease.'],
  [5, 11, 'Your ideas and your friends bring the profit.'],
  [9, 11, 'Help from elders or from far away ends in profit for you.'],
]
/** Any two lords of the 1st, 2nd, 5th, 9th and 11th. */
export const DHANA_PAIRS: readonly YogaRule[] = DHANA_RESULTS.map((row) => dhanaPair(...row))
