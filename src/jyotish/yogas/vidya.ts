import { KENDRAS, TRIKONAS } from '../house-groups.ts'
import { aspectedBy, BENEFICS, joinedBy, kindOfNames, MALEFICS, withOrAspectedBy } from '../rules/associations.ts'
import { all, allOf, any, anyOf } from '../rules/clauses.ts'
import {
  benefic,
  beneficSign,
  exalted,
  inBeneficNavamsa,
  inBeneficSign,
  inHouse,
  inOwnSign,
  inSignOf,
  ownOrExalted,
  strong,
  together,
  wellPlaced,
} from '../rules/predicates.ts'
import { mandiIn } from '../rules/sex-and-upagrahas.ts'
import { house, JUPITER, L, MARS, MERCURY, MOON, navamsaLord, RAHU, SUN, VENUS } from '../rules/subjects.ts'
import type { YogaRule } from '../rules/yoga-rule.ts'
import { RAMAN, TRADITION } from './books.ts'
import { nipunaForm } from './surya.ts'

const vidya = ({ quality = 'auspicious', ...rule }: Omit<YogaRule, 'group' | 'quality'> & Partial<YogaRule>) =>
  ({ ...rule, quality, group: 'vidya' }) satisfies YogaRule

export const VIDYA: readonly YogaRule[] = [
  vidya({
    id: 'saraswati',
    name: 'Saraswati',
    rule: 'Mercury, Jupiter and Venus each in the 1st, 2nd, 4th, 5th, 7th, 9th or 10th, and Jupiter in own, exaltation or a friend’s sign',
    when: all(
      allOf([MERCURY, JUPITER, VENUS], (planet) => inHouse(planet, [1, 2, 4, 5, 7, 9, 10])),
      wellPlaced(JUPITER),
    ),
    result: 'You write down what you learn, and it makes you a name.',
    source: 'Phaladeepika 6',
  }),
  vidya({
    id: 'sharada',
    name: 'Sharada',
    rule: 'the lord of the 10th in the 5th, Mercury in a kendra and the Sun in own sign; or Jupiter or Mercury in a trine from the Moon, and Mars in the 11th',
    when: any(
      all(inHouse(L(10), [5]), inHouse(MERCURY, KENDRAS), inOwnSign(SUN)),
      all(
        anyOf([JUPITER, MERCURY], (planet) => inHouse(planet, TRIKONAS, MOON)),
        inHouse(MARS, [11]),
      ),
    ),
    result: 'You practise several arts with devotion.',
    source: 'BPHS 36',
  }),
  vidya({
    id: 'bharati',
    name: 'Bharati',
    rule: 'the navamsa lord of the lord of the 2nd, 5th or 11th exalted and with the lord of the 9th',
    when: anyOf([L(2), L(5), L(11)].map(navamsaLord), (lender) => all(exalted(lender), together(lender, L(9)))),
    result: 'People know your learning beyond your own country.',
    source: RAMAN,
  }),
  vidya({
    id: 'kalanidhi',
    name: 'Kalanidhi',
    rule: 'Jupiter in the 2nd or 5th, with or aspected by both Mercury and Venus, or in a sign of either',
    when: all(
      inHouse(JUPITER, [2, 5]),
      any(
        all(withOrAspectedBy(JUPITER, kindOfNames('Mercury')), withOrAspectedBy(JUPITER, kindOfNames('Venus'))),
        inSignOf(JUPITER, ['Mercury', 'Venus']),
      ),
    ),
    result: 'You have a store of skills, and people honour you for them.',
    source: 'BPHS 36',
  }),
  vidya({
    id: 'lakshmi',
    name: 'Lakshmi',
    rule: 'the lord of the 9th in own or exaltation sign in a kendra or trikona, and the lord of the ascendant strong',
    when: all(ownOrExalted(L(9)), inHouse(L(9), [...KENDRAS, ...TRIKONAS]), strong(L(1))),
    result: 'You bear your wealth with dignity.',
    source: 'Phaladeepika 6',
  }),
  vidya({
    id: 'gauri',
    name: 'Gauri',
    rule: 'the navamsa lord of the lord of the 10th exalted in the 10th with the lord of the ascendant',
    when: all(exalted(navamsaLord(L(10))), inHouse(navamsaLord(L(10)), [10]), together(navamsaLord(L(10)), L(1))),
    result: 'Family land and religious merit meet in your hands.',
    source: RAMAN,
  }),
  vidya({
    id: 'budha',
    name: 'Budha',
    rule: 'Jupiter in the 1st, the Moon in a kendra, Rahu in the 2nd from the Moon, and the Sun and Mars in the 3rd from Rahu',
    when: all(
      inHouse(JUPITER, [1]),
      inHouse(MOON, KENDRAS),
      inHouse(RAHU, [2], MOON),
      inHouse(SUN, [3], RAHU),
      inHouse(MARS, [3], RAHU),
    ),
    result: 'You have knowledge and a strong purpose.',
    source: RAMAN,
  }),
  vidya({
    id: 'buddhi_maturya',
    name: 'Buddhi Maturya',
    rule: 'the lord of the 5th a benefic, and aspected by another benefic or in the sign of a benefic',
    when: all(benefic(L(5)), any(aspectedBy(L(5), BENEFICS), inBeneficSign(L(5)))),
    result: 'Your judgement is sound.',
    source: RAMAN,
  }),
  vidya({
    id: 'tivra_buddhi',
    name: 'Tivra Buddhi',
    rule: 'the lord of the 5th a benefic, and its navamsa lord a benefic aspected by a benefic',
    when: all(benefic(L(5)), benefic(navamsaLord(L(5))), aspectedBy(navamsaLord(L(5)), BENEFICS)),
    result: 'You see the point early.',
    source: RAMAN,
  }),
  vidya({
    id: 'nipuna',
    name: 'Nipuna',
    rule: 'the Sun and Mercury together outside the 6th, 8th and 12th, Mercury not combust',
    when: nipunaForm,
    result: 'Your work is exact and well finished.',
    source: TRADITION,
  }),
  vidya({
    id: 'jada',
    name: 'Jada',
    quality: 'inauspicious',
    rule: 'the lord of the 2nd in the 10th with a malefic; or the Sun and Mandi in the 2nd',
    when: any(all(inHouse(L(2), [10]), joinedBy(L(2), MALEFICS)), all(inHouse(SUN, [2]), mandiIn([2]))),
    result: 'Speaking before many people is hard for you and needs practice.',
    source: RAMAN,
  }),
  vidya({
    id: 'satkatha',
    name: 'Satkatha',
    rule: 'the 3rd a sign of a benefic aspected by a benefic, and the lord of the 3rd in the navamsa of a benefic',
    when: all(beneficSign(house(3)), aspectedBy(house(3), BENEFICS), inBeneficNavamsa(L(3))),
    result: 'You like good books and good talk.',
    source: RAMAN,
  }),
  vidya({
    id: 'marud',
    name: 'Marud',
    rule: 'Jupiter in the 5th or 9th from Venus, the Moon in the 5th from Jupiter, and the Sun in a kendra from the Moon',
    when: all(inHouse(JUPITER, [5, 9], VENUS), inHouse(MOON, [5], JUPITER), inHouse(SUN, KENDRAS, MOON)),
    result: 'You have a persuasive voice and a good head for trade.',
    source: RAMAN,
  }),
]
