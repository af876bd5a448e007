import { GRAHAS } from '../grahas.ts'
import { DUSTHANAS, KENDRAS, TRIKONAS } from '../house-groups.ts'
import {
  anyIn,
  aspectedBy,
  BENEFICS,
  joinedBy,
  lordsOf,
  MALEFICS,
  MARAKAS,
  withOrAspectedBy,
} from '../rules/associations.ts'
import { mildReason, strongReason } from '../rules/cancellation.ts'
import { all, any, anyOf, type Clause, clause, not } from '../rules/clauses.ts'
import { planetClause } from '../rules/evidence-text.ts'
import type { RuleFacts } from '../rules/facts.ts'
import {
  aspectOf,
  debilitated,
  inHouse,
  inimical,
  inOwnSign,
  ownExaltedOrMoolatrikona,
  together,
  weak,
  weakerThan,
} from '../rules/predicates.ts'
import { graha, house, JUPITER, KETU, L, MOON, navamsaLord, type RulePlanet } from '../rules/subjects.ts'
import { isPresent, strengthOfRule, type YogaRule } from '../rules/yoga-rule.ts'
import { RAMAN } from './books.ts'
import { DHANA } from './dhana.ts'
import { DHANA_PAIRS } from './lord-pairs.ts'

/** The strength from which a yoga of wealth cancels a yoga of poverty. */
const MIN_STRENGTH = 60
const wealth = (f: RuleFacts) =>
  [...DHANA, ...DHANA_PAIRS].find((rule) => isPresent(rule, f) && strengthOfRule(rule, f) >= MIN_STRENGTH)
const strongDhana = clause(
  `a yoga of wealth with ${MIN_STRENGTH} points of strength or more`,
  (f) => wealth(f) !== undefined,
  (f) => wealth(f)?.name ?? 'none',
)

const ANGLES_AND_TRINES = [...KENDRAS, ...TRIKONAS]
const DARIDRA_BHANGA = [
  strongReason(
    'lords_of_wealth_dignified',
    all(...[L(2), L(11)].flatMap((lord) => [inHouse(lord, ANGLES_AND_TRINES), ownExaltedOrMoolatrikona(lord)])),
    'tradition',
  ),
  mildReason(
    'jupiter_on_wealth',
    any(inHouse(JUPITER, [2, 5, 9, 11]), all(aspectOf(JUPITER, house(2)), aspectOf(JUPITER, house(11)))),
    'tradition',
  ),
  mildReason('strong_dhana_yoga', strongDhana, 'tradition'),
]

const daridra = (rule: Omit<YogaRule, 'group' | 'quality' | 'reasons'>): YogaRule => ({
  ...rule,
  group: 'daridra',
  quality: 'inauspicious',
  reasons: () => DARIDRA_BHANGA,
})

const isMaraka = (planet: RulePlanet): Clause =>
  planetClause(planet, 'a maraka lord', (f, index) => (MARAKAS.bits(f) & (1 << index)) !== 0)
/**
 * The lord of the ascendant and the lord of a dusthana in each other's house, with a maraka in the sign of that lord or
 * aspecting it.
 */
const exchangeWithDusthana = (loss: number): Clause =>
  all(inHouse(L(1), [loss]), inHouse(L(loss), [1]), withOrAspectedBy(L(loss), MARAKAS))
/** Malefics that rule neither the 9th nor the 10th. */
const MALEFICS_IN_ASCENDANT: readonly Clause[] = GRAHAS.map((name) => {
  const planet = graha(name)
  return all(
    inHouse(planet, [1]),
    planetClause(
      planet,
      'a malefic, lord of neither the 9th nor the 10th',
      (f, index) => (f.malefics & ~lordsOf(9, 10).bits(f) & (1 << index)) !== 0,
    ),
    withOrAspectedBy(planet, MARAKAS),
  )
})

export const DARIDRA: readonly YogaRule[] = [
  daridra({
    id: 'daridra_L11',
    name: 'Lord of gains in a house of loss',
    rule: 'the lord of the 11th in the 6th, 8th or 12th',
    when: inHouse(L(11), DUSTHANAS),
    result: 'Debts come easily, so watch what you gain.',
    source: 'Phaladeepika',
  }),
  daridra({
    id: 'daridra_L1_12',
    name: 'Ascendant and 12th exchanged',
    rule: 'the lord of the ascendant in the 12th, that of the 12th in the ascendant, with or aspected by a maraka lord',
    when: exchangeWithDusthana(12),
    result: 'Your spending runs ahead of your income at times.',
    source: 'BPHS 42',
  }),
  daridra({
    id: 'daridra_L1_6',
    name: 'Ascendant and 6th exchanged',
    rule: 'the lord of the ascendant in the 6th, that of the 6th in the ascendant, with or aspected by a maraka lord',
    when: exchangeWithDusthana(6),
    result: 'Debts and disputes wear down what you have.',
    source: 'BPHS 42',
  }),
  daridra({
    id: 'daridra_L1_8_ketu',
    name: 'Ketu at the ascendant or the Moon',
    rule: 'Ketu in the ascendant or with the Moon, and the lord of the ascendant in the 8th with a maraka lord',
    when: all(any(inHouse(KETU, [1]), together(KETU, MOON)), inHouse(L(1), [8]), joinedBy(L(1), MARAKAS)),
    result: 'You worry about money more than you lack it.',
    source: 'BPHS 42',
  }),
  daridra({
    id: 'daridra_L1_malefic',
    name: 'Ascendant’s lord in loss with a malefic',
    rule: 'the lord of the ascendant in the 6th, 8th or 12th with a malefic, and the lord of the 2nd debilitated or in an enemy’s sign',
    when: all(inHouse(L(1), DUSTHANAS), joinedBy(L(1), MALEFICS), any(debilitated(L(2)), inimical(L(2)))),
    result: 'Family money shrinks unless you guard it.',
    source: 'BPHS 42',
  }),
  daridra({
    id: 'daridra_L5_L9',
    name: 'Lords of merit in loss',
    rule: 'the lord of the 5th in the 6th, and the lord of the 9th in the 12th aspected by a maraka lord',
    when: all(inHouse(L(5), [6]), inHouse(L(9), [12]), aspectedBy(L(9), MARAKAS)),
    result: 'What you earned by merit meets setbacks now and then.',
    source: 'BPHS 42',
  }),
  daridra({
    id: 'daridra_P_lagna',
    name: 'Malefic in the ascendant with a maraka',
    rule: 'a malefic in the ascendant that owns neither the 9th nor the 10th, with or aspected by a maraka lord',
    when: any(...MALEFICS_IN_ASCENDANT),
    result: 'At times you stand in the way of your own income.',
    source: 'BPHS 42',
  }),
  daridra({
    id: 'daridra_L4_L9',
    name: 'Navamsa lords and marakas',
    rule: 'the lord of the navamsa of the Moon or of the lord of the ascendant a maraka lord, or with one',
    when: anyOf([navamsaLord(MOON), navamsaLord(L(1))], (planet) => any(isMaraka(planet), joinedBy(planet, MARAKAS))),
    result: 'Money comes and goes with you, so keep a reserve.',
    source: 'BPHS 42',
  }),
  daridra({
    id: 'daridra_jup_far',
    name: 'Jupiter in a house of loss',
    rule: 'Jupiter in the 6th, 8th or 12th, not in own sign, and the lord of the 9th weaker than the lord of the 8th',
    when: all(inHouse(JUPITER, DUSTHANAS), not(inOwnSign(JUPITER), 'Jupiter not in own sign'), weakerThan(L(9), L(8))),
    result: 'You have less to spend than people think.',
    source: RAMAN,
  }),
  daridra({
    id: 'daridra_P2',
    name: 'Malefic in the 2nd',
    rule: 'a malefic in the 2nd, its lord weak, and no benefic aspecting it',
    when: all(anyIn(MALEFICS, [2]), weak(L(2)), not(aspectedBy(house(2), BENEFICS), 'no benefic aspecting the 2nd')),
    result: 'Money leaks away from you in small sums.',
    source: RAMAN,
  }),
  daridra({
    id: 'duryoga',
    name: 'Duryoga',
    rule: 'the lord of the 10th in the 6th, 8th or 12th',
    when: inHouse(L(10), DUSTHANAS),
    result: 'Your effort at work waits long for its reward.',
    source: 'Phaladeepika 6',
  }),
  daridra({
    id: 'shulapani_debt',
    name: 'Shulapani',
    rule: 'the lord of the 2nd in the 12th, and the lord of the 12th in the 2nd with a malefic',
    when: all(inHouse(L(2), [12]), inHouse(L(12), [2]), joinedBy(L(12), MALEFICS)),
    result: 'A debt comes back after you have paid it, so close the account.',
    source: 'Jataka Tattva',
  }),
]
