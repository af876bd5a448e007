import { KENDRAS, TRIKONAS } from '../house-groups.ts'
import {
  anyIn,
  anyOfKind,
  aspectedBy,
  BENEFICS,
  hemmedBy,
  joinedBy,
  kindIn,
  kindOfNames,
  MALEFICS,
  SEVEN_PLANETS,
  withOrAspectedBy,
} from '../rules/associations.ts'
import { all, any, anyOf, not } from '../rules/clauses.ts'
import {
  beneficSign,
  debilitated,
  exalted,
  inHouse,
  inimical,
  inMaleficNavamsa,
  inModality,
  inSignOf,
  malefic,
  strong,
  together,
  wellPlaced,
} from '../rules/predicates.ts'
import { mandiIn, mandiWith } from '../rules/sex-and-upagrahas.ts'
import { dispositor, house, karaka, L, MARS, navamsaLord, RAHU, SATURN } from '../rules/subjects.ts'
import type { YogaQuality, YogaRule } from '../rules/yoga-rule.ts'
import { RAMAN, TRADITION } from './books.ts'

const ANGLES_AND_TRINES = [...KENDRAS, ...TRIKONAS]
const row = (quality: YogaQuality, rule: Omit<YogaRule, 'group' | 'quality'>): YogaRule => ({
  ...rule,
  quality,
  group: 'misc',
})

/** Yogas of journeys, character, speech, children and relatives: the group `misc`. */
export const CONDUCT_AND_KIN: readonly YogaRule[] = [
  row('mixed', {
    id: 'sada_sanchara',
    name: 'Sada Sanchara',
    rule: 'the lord of the ascendant or its dispositor in a movable sign',
    when: anyOf([L(1), dispositor(L(1))], (planet) => inModality(planet, 'Movable')),
    result: 'You are on the road for a good part of your life.',
    source: RAMAN,
  }),
  row('mixed', {
    id: 'videsha',
    name: 'Videsha',
    rule: 'the lord of the 12th in the 9th, the lord of the 9th in the 12th, or Rahu in the 9th or 12th; and the lord of the ascendant or of the 4th in the 12th',
    when: all(
      any(inHouse(L(12), [9]), inHouse(L(9), [12]), inHouse(RAHU, [9, 12])),
      anyOf([L(1), L(4)], (lord) => inHouse(lord, [12])),
    ),
    result: 'A stay abroad, longer than a visit, belongs to your life.',
    source: TRADITION,
  }),
  row('mixed', {
    id: 'videsha_lagna',
    name: 'Settling far away',
    rule: 'the lord of the ascendant in the 12th, and the lord of the 12th strong in a kendra or trikona',
    when: all(inHouse(L(1), [12]), strong(L(12)), inHouse(L(12), ANGLES_AND_TRINES)),
    result: 'You leave your place of birth, and the new one is kind to you.',
    source: TRADITION,
  }),
  row('inauspicious', {
    id: 'kapata',
    name: 'Kapata',
    rule: 'a malefic in the 4th, and the lord of the 4th with or aspected by a malefic or between malefics; or the lord of the 4th with Saturn and Rahu and aspected by a malefic',
    when: any(
      all(anyIn(MALEFICS, [4]), any(withOrAspectedBy(L(4), MALEFICS), hemmedBy(L(4), MALEFICS))),
      all(together(L(4), SATURN), together(L(4), RAHU), aspectedBy(L(4), MALEFICS)),
    ),
    result: 'You hide what you feel, and your trust comes slowly.',
    source: RAMAN,
  }),
  row('auspicious', {
    id: 'nishkapata',
    name: 'Nishkapata',
    rule: 'a benefic in the 4th, or a planet in the 4th in own, exaltation or a friend’s sign, or the 4th a sign of a benefic; or the lord of the ascendant in the 4th with or aspected by a benefic',
    when: any(
      anyIn(BENEFICS, [4]),
      anyOfKind(kindIn(SEVEN_PLANETS, [4]), wellPlaced),
      beneficSign(house(4)),
      all(inHouse(L(1), [4]), withOrAspectedBy(L(1), BENEFICS)),
    ),
    result: 'You say what you feel.',
    source: RAMAN,
  }),
  row('inauspicious', {
    id: 'asatyavadi',
    name: 'Asatyavadi',
    rule: 'the lord of the 2nd in a sign of Saturn or Mars, a malefic in a kendra and a malefic in a trikona, one in the 1st being both',
    when: all(inSignOf(L(2), ['Saturn', 'Mars']), anyIn(MALEFICS, KENDRAS), anyIn(MALEFICS, TRIKONAS)),
    result: 'Promises run ahead of the facts with you, so put them in writing.',
    source: RAMAN,
  }),
  row('auspicious', {
    id: 'vagmi',
    name: 'Vagmi',
    rule: 'the lord of the 2nd with a benefic in a kendra or trikona; or exalted and with Jupiter',
    when: any(
      all(joinedBy(L(2), BENEFICS), inHouse(L(2), ANGLES_AND_TRINES)),
      all(exalted(L(2)), joinedBy(L(2), kindOfNames('Jupiter'))),
    ),
    result: 'A whole room listens when you speak.',
    source: RAMAN,
  }),
  row('inauspicious', {
    id: 'vakchalana',
    name: 'Vakchalana',
    rule: 'the lord of the 2nd a malefic in the navamsa of a malefic, and no benefic in the 2nd or aspecting it',
    when: all(
      malefic(L(2)),
      inMaleficNavamsa(L(2)),
      not(withOrAspectedBy(house(2), BENEFICS), 'the 2nd neither held nor aspected by a benefic'),
    ),
    result: 'Your words come out before you weigh them.',
    source: RAMAN,
  }),
  row('auspicious', {
    id: 'dattaputra',
    name: 'Dattaputra',
    rule: 'Mars and Saturn in the 5th, and the lord of the ascendant in a sign of Mercury, with or aspected by Mercury; or the lord of the 7th in the 11th, the lord of the 5th with a benefic, and Mars or Saturn in the 5th',
    when: any(
      all(
        inHouse(MARS, [5]),
        inHouse(SATURN, [5]),
        inSignOf(L(1), ['Mercury']),
        withOrAspectedBy(L(1), kindOfNames('Mercury')),
      ),
      all(inHouse(L(7), [11]), joinedBy(L(5), BENEFICS), anyIn(kindOfNames('Mars', 'Saturn'), [5])),
    ),
    result: 'You may bring up a child that others brought into the world.',
    source: RAMAN,
  }),
  row('inauspicious', {
    id: 'aputra',
    name: 'Aputra',
    rule: 'the lord of the 5th in the 6th, 8th or 12th',
    when: inHouse(L(5), [6, 8, 12]),
    result: 'Children come late or are few, and other bonds with the young count for much.',
    source: RAMAN,
  }),
  row('auspicious', {
    id: 'eka_putra',
    name: 'Eka Putra',
    rule: 'the lord of the 5th in a kendra or trikona',
    when: inHouse(L(5), ANGLES_AND_TRINES),
    result: 'One child stands out, or is the only one.',
    source: RAMAN,
  }),
  row('inauspicious', {
    id: 'vanchana_chora',
    name: 'Vanchana Chora Bhiti',
    rule: 'a malefic in the 1st and Mandi in a trikona; or Mandi with a lord of a kendra or trikona; or the lord of the ascendant with Rahu, Saturn or Ketu',
    when: any(
      joinedBy(L(1), kindOfNames('Rahu', 'Saturn', 'Ketu')),
      all(anyIn(MALEFICS, [1]), mandiIn(TRIKONAS)),
      ...[1, 4, 5, 7, 9, 10].map((each) => mandiWith(L(each))),
    ),
    result: 'You trust too early, so keep the receipts.',
    source: RAMAN,
  }),
  row('inauspicious', {
    id: 'bandhu_tyakta',
    name: 'Bandhu Tyakta',
    rule: 'the lord of the 4th with a malefic, and in the navamsa of a malefic, debilitated or in an enemy’s sign',
    when: all(joinedBy(L(4), MALEFICS), any(inMaleficNavamsa(L(4)), debilitated(L(4)), inimical(L(4)))),
    result: 'Relatives drift away from you unless you write first.',
    source: RAMAN,
  }),
  row('inauspicious', {
    id: 'griha_nasha',
    name: 'Griha Nasha',
    rule: 'the lord of the 4th in the 12th aspected by a malefic, or its navamsa lord in the 12th',
    when: any(all(inHouse(L(4), [12]), aspectedBy(L(4), MALEFICS)), inHouse(navamsaLord(L(4)), [12])),
    result: 'Houses cost you more than you expect, so repair in time.',
    source: RAMAN,
  }),
  row('auspicious', {
    id: 'chhatra_mantri',
    name: 'Counsellor',
    rule: 'the lord of the 10th or the amatyakaraka with the lord of the 5th and a benefic',
    when: anyOf([L(10), karaka('amatya')], (planet) => all(together(planet, L(5)), joinedBy(planet, BENEFICS))),
    result: 'People who decide ask for your advice.',
    source: 'Jaimini 1.3',
  }),
  row('auspicious', {
    id: 'sarvartha_10',
    name: 'Gains of work',
    rule: 'the lord of the 10th in the 11th, the lord of the 11th in the 10th, and the lord of the 9th strong in the 9th',
    when: all(inHouse(L(10), [11]), inHouse(L(11), [10]), inHouse(L(9), [9]), strong(L(9))),
    result: 'Your work pays steadily and goes on paying.',
    source: 'BPHS 24',
  }),
]
