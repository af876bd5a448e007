import { KENDRAS, TRIKONAS } from '../house-groups.ts'
import {
  anyIn,
  aspectedBy,
  BENEFICS,
  joinedBy,
  kindOfNames,
  MALEFICS,
  withOrAspectedBy,
} from '../rules/associations.ts'
import { all, allOf, any, anyOf, not } from '../rules/clauses.ts'
import {
  brightMoon,
  combust,
  debilitated,
  exalted,
  inHouse,
  mutualKendra,
  ownOrExalted,
  related,
  strong,
  together,
  withOrAspectOf,
} from '../rules/predicates.ts'
import { ASCENDANT, house, L, MARS, MOON, SATURN, VENUS } from '../rules/subjects.ts'
import type { YogaRule } from '../rules/yoga-rule.ts'
import { RAMAN, TRADITION } from './books.ts'

const vivaha = (rule: Omit<YogaRule, 'group'>): YogaRule => ({ ...rule, group: 'vivaha' })
const NODES = kindOfNames('Rahu', 'Ketu')

export const VIVAHA: readonly YogaRule[] = [
  vivaha({
    id: 'satkalatra',
    name: 'Satkalatra',
    quality: 'auspicious',
    rule: 'the lord of the 7th or Venus with or aspected by Jupiter or Mercury',
    when: anyOf([L(7), VENUS], (planet) => withOrAspectedBy(planet, kindOfNames('Jupiter', 'Mercury'))),
    result: 'Your partner has a good character.',
    source: RAMAN,
  }),
  vivaha({
    id: 'early_marriage',
    name: 'Early marriage',
    quality: 'auspicious',
    rule: 'the lord of the 7th strong and a benefic in the 2nd or 7th, or Venus in own or exaltation sign and the lord of the 7th in a kendra or trikona',
    when: any(
      all(strong(L(7)), anyIn(BENEFICS, [2, 7])),
      all(ownOrExalted(VENUS), inHouse(L(7), [...KENDRAS, ...TRIKONAS])),
    ),
    result: 'Marriage comes sooner to you than to most in the family.',
    source: 'BPHS 18',
  }),
  vivaha({
    id: 'late_marriage',
    name: 'Late marriage',
    quality: 'inauspicious',
    rule: 'Saturn in the 7th or aspecting it, and with or aspecting the lord of the 7th or Venus',
    when: all(
      withOrAspectOf(SATURN, house(7)),
      anyOf([L(7), VENUS], (planet) => withOrAspectOf(SATURN, planet)),
    ),
    result: 'Your marriage waits until you are mature, and is steadier for it.',
    source: TRADITION,
  }),
  vivaha({
    id: 'two_marriages',
    name: 'Two unions',
    quality: 'inauspicious',
    rule: 'a malefic in the 2nd, the lord of the 2nd aspected by a malefic, and two or more malefics in the 2nd or 7th; or the lord of the 7th debilitated and with a malefic',
    when: any(
      all(anyIn(MALEFICS, [2]), aspectedBy(L(2), MALEFICS), anyIn(MALEFICS, [2, 7], ASCENDANT, 2)),
      all(debilitated(L(7)), joinedBy(L(7), MALEFICS)),
    ),
    result: 'The books see a second bond in the course of life.',
    source: 'BPHS 18',
  }),
  vivaha({
    id: 'many_marriages',
    name: 'Several unions',
    quality: 'inauspicious',
    rule: 'the lords of the 7th and 11th together or in kendras of each other, both strong',
    when: all(any(together(L(7), L(11)), mutualKendra(L(7), L(11))), strong(L(7)), strong(L(11))),
    result: 'Attachments come easily, and keeping to one is a matter of choice.',
    source: TRADITION,
  }),
  vivaha({
    id: 'marriage_denial',
    name: 'Hindered marriage',
    quality: 'inauspicious',
    rule: 'a dark Moon in the 5th and a malefic in the 1st, 7th or 12th; or the lord of the 7th combust in the 12th and Venus debilitated',
    when: any(
      all(inHouse(MOON, [5]), not(brightMoon, 'the Moon dark'), anyIn(MALEFICS, [1, 7, 12])),
      all(inHouse(L(7), [12]), combust(L(7)), debilitated(VENUS)),
    ),
    result: 'A marriage takes you longer and wants more patience than usual.',
    source: 'BPHS 18',
  }),
  vivaha({
    id: 'love_marriage',
    name: 'Marriage by choice',
    quality: 'auspicious',
    rule: 'the lords of the 5th and 7th related; or Venus and Mars each related with the lord of the 5th or of the 7th',
    when: any(
      related(L(5), L(7)),
      allOf([VENUS, MARS], (planet) => anyOf([L(5), L(7)], (lord) => related(planet, lord))),
    ),
    result: 'You choose your partner yourself; the family follows.',
    source: TRADITION,
  }),
  vivaha({
    id: 'foreign_spouse',
    name: 'Partner from elsewhere',
    quality: 'auspicious',
    rule: 'the lord of the 7th or Venus with Rahu, or the lord of the 7th in the 9th or 12th with a node',
    when: any(
      anyOf([L(7), VENUS], (planet) => joinedBy(planet, kindOfNames('Rahu'))),
      all(inHouse(L(7), [9, 12]), joinedBy(L(7), NODES)),
    ),
    result: 'Your partner often comes from another place, language or custom.',
    source: TRADITION,
  }),
  vivaha({
    id: 'spouse_after_fortune',
    name: 'Rise after marriage',
    quality: 'auspicious',
    rule: 'the lord of the 7th exalted in the 9th or 10th',
    when: all(inHouse(L(7), [9, 10]), exalted(L(7))),
    result: 'Your circumstances improve after marriage.',
    source: 'BPHS 18',
  }),
  vivaha({
    id: 'bharya_heena',
    name: 'Bharya Heena',
    quality: 'inauspicious',
    rule: 'a malefic in the 2nd and a malefic in the 7th, the lord of the 7th in the 8th, and Venus combust',
    when: all(anyIn(MALEFICS, [2]), anyIn(MALEFICS, [7]), inHouse(L(7), [8]), combust(VENUS)),
    result: 'Time apart strains your marriage, so plan for it.',
    source: RAMAN,
  }),
]
