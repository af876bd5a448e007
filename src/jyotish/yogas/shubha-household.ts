import { KENDRAS, TRIKONAS } from '../house-groups.ts'
import {
  anyIn,
  anyOfKind,
  aspectedBy,
  BENEFICS,
  companionsOf,
  kindIn,
  kindOfNames,
  withOrAspectedBy,
} from '../rules/associations.ts'
import { all, allOf, any, anyOf } from '../rules/clauses.ts'
import { ownOrExaltedInNavamsa } from '../rules/divisions.ts'
import { naturalFriends, temporaryFriends } from '../rules/friendship.ts'
import {
  aspectOf,
  benefic,
  exalted,
  inBeneficNavamsa,
  inBeneficSign,
  inHouse,
  inModality,
  inNavamsaOf,
  isAnyOf,
  ownExaltedOrMoolatrikona,
  ownOrExalted,
  same,
  strong,
  together,
  wellPlaced,
  withOrAspectOf,
} from '../rules/predicates.ts'
import {
  dispositor,
  house,
  JUPITER,
  L,
  MARS,
  MERCURY,
  MOON,
  navamsaLord,
  RAHU,
  type RulePlanet,
  SATURN,
  SUN,
  VENUS,
} from '../rules/subjects.ts'
import type { YogaRule } from '../rules/yoga-rule.ts'
import { RAMAN, TRADITION } from './books.ts'
import { shubha } from './shubha-row.ts'

const inAngleOrTrine = (planet: RulePlanet) => inHouse(planet, [...KENDRAS, ...TRIKONAS])
const LORDS_OF_1_AND_4 = [L(1), L(4)]
const LORDS_OF_1_AND_7 = [L(1), L(7)]

const NOT_SATURN = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus'] as const

// The navamsa lord of the lord of the 3rd, and the navamsa lord of that one.
const navamsaLordOf3 = navamsaLord(L(3))
const secondNavamsaLordOf3 = navamsaLord(navamsaLordOf3)

/** Yogas of gifts, courage, kin, home and children. */
export const SHUBHA_HOUSEHOLD: readonly YogaRule[] = [
  shubha({
    id: 'dhatrutva',
    name: 'Dhatrutva',
    rule: 'the lord of the 9th exalted and aspected by a benefic, and a benefic in the 9th',
    when: all(exalted(L(9)), aspectedBy(L(9), BENEFICS), anyIn(BENEFICS, [9])),
    lords: [9],
    result: 'You give easily, and to the right people.',
    source: RAMAN,
  }),
  shubha({
    id: 'bandhu_pujya',
    name: 'Bandhu Pujya',
    rule: 'the lord of the 4th a benefic aspected by another benefic, and Mercury in the 1st; or Jupiter in the 4th or aspecting it, or with the lord of the 4th or aspecting it',
    when: any(
      all(benefic(L(4)), aspectedBy(L(4), BENEFICS), inHouse(MERCURY, [1])),
      withOrAspectOf(JUPITER, house(4)),
      withOrAspectOf(JUPITER, L(4)),
    ),
    lords: [4],
    result: 'Relatives and friends look up to you.',
    source: RAMAN,
  }),
  shubha({
    id: 'matru_dirghayu',
    name: 'Matru Dirghayu',
    rule: 'a benefic in the 4th, the lord of the 4th exalted, and the Moon strong',
    when: all(anyIn(BENEFICS, [4]), exalted(L(4)), strong(MOON)),
    lords: [4],
    result: 'Your mother is long at your side.',
    source: RAMAN,
  }),
  shubha({
    id: 'matru_sneha',
    name: 'Matru Sneha',
    rule: 'the lords of the ascendant and the 4th one planet, natural or temporary friends, or both aspected by a benefic',
    when: any(
      same(L(1), L(4)),
      naturalFriends(L(1), L(4)),
      temporaryFriends(L(1), L(4)),
      allOf(LORDS_OF_1_AND_4, (planet) => aspectedBy(planet, BENEFICS)),
    ),
    lords: [1, 4],
    result: 'Affection binds you and your mother.',
    source: RAMAN,
  }),
  shubha({
    id: 'vahana',
    name: 'Vahana',
    rule: 'the lord of the ascendant in the 4th, 9th or 11th; or the lord of the 4th exalted and its dispositor in a kendra or trikona',
    when: any(inHouse(L(1), [4, 9, 11]), all(exalted(L(4)), inAngleOrTrine(dispositor(L(4))))),
    lords: [1, 4],
    result: 'Vehicles come to you, and you get about with ease.',
    source: RAMAN,
  }),
  shubha({
    id: 'griha',
    name: 'Griha',
    rule: 'the lord of the 4th in a kendra or trikona with the lord of the ascendant, and a benefic in the 4th',
    when: all(inAngleOrTrine(L(4)), together(L(4), L(1)), anyIn(BENEFICS, [4])),
    lords: [1, 4],
    result: 'A house of your own, with some ground, comes to you.',
    source: RAMAN,
  }),
  shubha({
    id: 'ayatna_griha',
    name: 'Ayatna Griha',
    rule: 'the lords of the ascendant and the 7th both in the 1st or both in the 4th, aspected by a benefic; or the lord of the 9th in a kendra and the lord of the 4th in exaltation, moolatrikona or own sign',
    when: any(
      all(
        any(
          allOf(LORDS_OF_1_AND_7, (planet) => inHouse(planet, [1])),
          allOf(LORDS_OF_1_AND_7, (planet) => inHouse(planet, [4])),
        ),
        aspectedBy(L(1), BENEFICS),
      ),
      all(inHouse(L(9), KENDRAS), ownExaltedOrMoolatrikona(L(4))),
    ),
    lords: [1, 4, 7, 9],
    result: 'Property comes to you without much trouble.',
    source: RAMAN,
  }),
  shubha({
    id: 'vichitra_saudha',
    name: 'Vichitra Saudha',
    rule: 'the lords of the 4th and 10th in one sign with Saturn and Mars',
    // Only the place counts: either lord can be Saturn or Mars.
    when: allOf([L(10), SATURN, MARS], (planet) => inHouse(planet, [1], L(4))),
    lords: [4, 10],
    result: 'You own several buildings, or one worth looking at.',
    source: RAMAN,
  }),
  shubha({
    id: 'parakrama',
    name: 'Parakrama',
    rule: 'the lord of the 3rd in the navamsa of a benefic and with or aspected by a benefic, and Mars in the sign of a benefic',
    when: all(inBeneficNavamsa(L(3)), withOrAspectedBy(L(3), BENEFICS), inBeneficSign(MARS)),
    lords: [3],
    result: 'Your courage is there when you need it.',
    source: RAMAN,
  }),
  shubha({
    id: 'yuddha_pravina',
    name: 'Yuddha Pravina',
    rule: 'the navamsa lord of the navamsa lord of the lord of the 3rd in own or exaltation sign, in the chart or in the navamsa',
    when: any(ownOrExalted(secondNavamsaLordOf3), ownOrExaltedInNavamsa(secondNavamsaLordOf3)),
    lords: [3],
    planets: (f) => (1 << secondNavamsaLordOf3.of(f)) | (1 << f.lord[3]!),
    result: 'You win contests by a plan made beforehand.',
    source: RAMAN,
  }),
  shubha({
    id: 'bhratru_vriddhi',
    name: 'Bhratru Vriddhi',
    rule: 'the lord of the 3rd or Mars strong and with or aspected by a benefic; or a benefic in the 3rd or aspecting it, and the lord of the 3rd strong',
    when: any(
      anyOf([L(3), MARS], (planet) => all(strong(planet), withOrAspectedBy(planet, BENEFICS))),
      all(withOrAspectedBy(house(3), BENEFICS), strong(L(3))),
    ),
    lords: [3],
    result: 'Your brothers and sisters do well.',
    source: RAMAN,
  }),
  shubha({
    id: 'bhagya',
    name: 'Bhagya',
    rule: 'a strong benefic in the 1st, 3rd or 5th that aspects the 9th',
    when: anyOfKind(kindIn(BENEFICS, [1, 3, 5]), (planet) => all(strong(planet), aspectOf(planet, house(9)))),
    result: 'Fortune and pleasure find the way to you.',
    source: RAMAN,
  }),
  shubha({
    id: 'bhojana_saukhya',
    name: 'Bhojana Saukhya',
    rule: 'the lord of the 2nd strong and aspected by Jupiter or Venus',
    when: all(strong(L(2)), aspectedBy(L(2), kindOfNames('Jupiter', 'Venus'))),
    lords: [2],
    result: 'You have good food, and time to enjoy it.',
    source: RAMAN,
  }),
  shubha({
    id: 'annadana',
    name: 'Annadana',
    rule: 'the lord of the 2nd strong, with or aspected by Jupiter and with or aspected by Mercury',
    when: all(
      strong(L(2)),
      withOrAspectedBy(L(2), kindOfNames('Jupiter')),
      withOrAspectedBy(L(2), kindOfNames('Mercury')),
    ),
    lords: [2],
    result: 'Your table feeds many besides the family.',
    source: RAMAN,
  }),
  shubha({
    id: 'sumukha',
    name: 'Sumukha',
    rule: 'the lord of the 2nd in a kendra and aspected by a benefic, or a benefic in the 2nd',
    when: any(all(inHouse(L(2), KENDRAS), aspectedBy(L(2), BENEFICS)), anyIn(BENEFICS, [2])),
    lords: [2],
    result: 'You have a friendly face and a kind look.',
    source: RAMAN,
  }),
  shubha({
    id: 'deha_pushti',
    name: 'Deha Pushti',
    rule: 'the lord of the ascendant in a movable sign and aspected by a benefic',
    when: all(inModality(L(1), 'Movable'), aspectedBy(L(1), BENEFICS)),
    lords: [1],
    result: 'You are well nourished and content.',
    source: RAMAN,
  }),
  shubha({
    id: 'sharira_saukhya',
    name: 'Sharira Saukhya',
    rule: 'the lord of the ascendant, Jupiter or Venus in a kendra',
    when: anyOf([L(1), JUPITER, VENUS], (planet) => inHouse(planet, KENDRAS)),
    lords: [1],
    result: 'You live in comfort, and people in authority like you.',
    source: RAMAN,
  }),
  shubha({
    id: 'rama',
    name: 'Rama',
    rule: 'Jupiter, Venus and the lord of the 9th in own or exaltation sign in a kendra or trikona, each of them',
    when: allOf([JUPITER, VENUS, L(9)], (planet) => all(ownOrExalted(planet), inAngleOrTrine(planet))),
    lords: [9],
    result: 'You stay fair under strain, and people honour you for it.',
    source: TRADITION,
  }),
  shubha({
    id: 'suputra',
    name: 'Suputra',
    rule: 'the lord of the 5th is Jupiter, and the Sun in own, exaltation or a friend’s sign; or Jupiter strong in the 5th and the lord of the 5th strong',
    when: any(
      all(isAnyOf(['Jupiter'], L(5)), wellPlaced(SUN)),
      all(strong(JUPITER), inHouse(JUPITER, [5]), strong(L(5))),
    ),
    lords: [5],
    result: 'A child of good character supports you.',
    source: RAMAN,
  }),
  shubha({
    id: 'bahuputra',
    name: 'Bahuputra',
    rule: 'Rahu in the 5th in a navamsa not of Saturn; or a planet with the lord of the 7th whose navamsa lord is in the 1st, 2nd or 5th',
    when: any(
      all(inHouse(RAHU, [5]), inNavamsaOf(RAHU, NOT_SATURN)),
      anyOfKind(companionsOf(L(7)), (planet) => inHouse(navamsaLord(planet), [1, 2, 5])),
    ),
    lords: [7],
    result: 'The tradition sees several children in your house.',
    source: RAMAN,
  }),
]
