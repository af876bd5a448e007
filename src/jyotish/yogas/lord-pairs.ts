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
  [1, 5, 'Judgement is held to serve your own aims, and to be trusted.'],
  [1, 9, 'Good fortune is said to follow where you go yourself.'],
  [4, 1, 'Roots and character are said to hold each other up.'],
  [4, 5, 'Learning and a settled home are read as the way to standing.'],
  [4, 9, 'Land, schooling and the favour of elders are linked with it.'],
  [7, 1, 'Standing is looked for through partners and through dealing with people.'],
  [7, 5, 'Partnership and good counsel are held to lift each other.'],
  [7, 9, 'Fortune is said to come by marriage, by trade or abroad.'],
  [10, 1, 'A calling that fits you, and rank by it, are ascribed to it.'],
  [10, 5, 'Work that uses the mind is said to bring authority.'],
  [10, 9, 'Principle and work are said to meet in high office.'],
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
  [1, 2, 'Income is held to come by your own exertion and to be kept.'],
  [1, 5, 'Money is said to follow good judgement.'],
  [1, 9, 'Means are read as a share of good fortune rather than of toil.'],
  [1, 11, 'Gains are said to answer to what you undertake.'],
  [2, 5, 'Savings are held to grow by shrewd placing, and children to share in them.'],
  [2, 9, 'Family means and good fortune are said to feed each other.'],
  [2, 11, 'What comes in is said to be put by.'],
  [5, 9, 'Two houses of merit are bound, and ease in money is read from it.'],
  [5, 11, 'Ideas and friends are held to be the sources of profit.'],
  [9, 11, 'Help from elders or from afar is said to end in profit.'],
]
/** Any two lords of the 1st, 2nd, 5th, 9th and 11th. */
export const DHANA_PAIRS: readonly YogaRule[] = DHANA_RESULTS.map((row) => dhanaPair(...row))
