import { KENDRAS, TRIKONAS } from '../house-groups.ts'
import {
  type AssociationKind,
  allIn,
  anyIn,
  anyOfKind,
  aspectedBy,
  BENEFICS,
  kindIn,
  kindOfNames,
  MALEFICS,
  noneIn,
  onlyIn,
  SEVEN_PLANETS,
  withOrAspectedBy,
} from '../rules/associations.ts'
import { all, allOf, any, anyOf, type Clause, not } from '../rules/clauses.ts'
import { bitsOf } from '../rules/facts.ts'
import {
  aspectOf,
  bornDuring,
  evenSign,
  exalted,
  inHouse,
  inModality,
  modalityRises,
  mutualKendra,
  mutualSeventh,
  oddSign,
  ownOrExalted,
  same,
  strong,
  together,
  wellPlaced,
} from '../rules/predicates.ts'
import { ofSex } from '../rules/sex-and-upagrahas.ts'
import {
  ASCENDANT,
  dispositor,
  JUPITER,
  L,
  MARS,
  MOON,
  navamsaLord,
  type RulePlanet,
  SATURN,
  SUN,
  VENUS,
} from '../rules/subjects.ts'
import type { YogaRule } from '../rules/yoga-rule.ts'
import { lagnadhi } from './adhi.ts'
import { RAMAN, TRADITION } from './books.ts'
import { shubha } from './shubha-row.ts'

const ANGLES_AND_TRINES = [...KENDRAS, ...TRIKONAS]
const inAngleOrTrine = (planet: RulePlanet) => inHouse(planet, ANGLES_AND_TRINES)

const TEACHERS = kindOfNames('Jupiter', 'Venus', 'Mercury')
/** Jupiter, Venus and, if it is benefic, Mercury. */
const BENEFIC_TEACHERS: AssociationKind = {
  singular: 'a benefic of Jupiter, Venus and Mercury',
  plural: 'Jupiter, Venus and a benefic Mercury',
  bits: (f) => TEACHERS.bits(f) & f.benefics,
}

// The chain of dispositors from the lord of the ascendant.
const first = dispositor(L(1))
const second = dispositor(first)

const maleDay = all(ofSex('male'), oddSign(ASCENDANT), oddSign(SUN), oddSign(MOON), bornDuring('day'))
const femaleNight = all(ofSex('female'), evenSign(ASCENDANT), evenSign(SUN), evenSign(MOON), bornDuring('night'))

const forms = any(maleDay, femaleNight)
const mahabhagya: Clause = {
  ...forms,
  // Without the sex the yoga is not judged, even if the signs rule out both forms.
  unknown: (f) => f.sex === null || Boolean(forms.unknown?.(f)),
}

/** Yogas of rank, fortune and character. */
export const SHUBHA_RENOWN: readonly YogaRule[] = [
  shubha({
    id: 'chamara',
    name: 'Chamara',
    rule: 'the lord of the ascendant exalted in a kendra and aspected by Jupiter, or two benefics in the 1st, 7th, 9th or 10th',
    when: any(
      all(exalted(L(1)), inHouse(L(1), KENDRAS), aspectedBy(L(1), kindOfNames('Jupiter'))),
      anyIn(BENEFICS, [1, 7, 9, 10], ASCENDANT, 2),
    ),
    lords: [1],
    result: 'People honour you in company, and your tongue is ready.',
    source: 'BPHS 36',
  }),
  shubha({
    id: 'shankha',
    name: 'Shankha',
    rule: 'the lords of the 5th and 6th in kendras of each other and the lord of the ascendant strong; or the lords of the ascendant and the 10th, two planets, together in a movable sign and the lord of the 9th strong',
    when: any(
      all(mutualKendra(L(5), L(6)), strong(L(1))),
      // The verse names two lords in the dual: one planet that owns both houses is not meant.
      all(together(L(1), L(10)), not(same(L(1), L(10)), 'the two unlike'), inModality(L(1), 'Movable'), strong(L(9))),
    ),
    lords: [1, 5, 6, 9, 10],
    result: 'You are kind and dutiful, and you own land.',
    source: 'BPHS 36',
  }),
  shubha({
    id: 'bheri',
    name: 'Bheri',
    rule: 'the lord of the 9th strong and all planets in the 1st, 2nd, 7th and 12th; or Venus, Jupiter and the lord of the ascendant in kendras of each other and the lord of the 9th strong',
    when: any(
      all(strong(L(9)), allIn(SEVEN_PLANETS, [1, 2, 7, 12])),
      // Only the place counts: the lord of the ascendant can be one of the two.
      all(
        inHouse(JUPITER, KENDRAS, VENUS),
        inHouse(L(1), KENDRAS, VENUS),
        inHouse(L(1), KENDRAS, JUPITER),
        strong(L(9)),
      ),
    ),
    lords: [1, 9],
    result: 'Your household has enough, and people behave well in it.',
    source: 'BPHS 36',
  }),
  shubha({
    id: 'mridanga',
    name: 'Mridanga',
    rule: 'a planet exalted, its navamsa lord in a kendra or trikona in own, exaltation or a friend’s sign, and the lord of the ascendant strong',
    when: all(
      anyOfKind(SEVEN_PLANETS, (planet) =>
        all(exalted(planet), inAngleOrTrine(navamsaLord(planet)), wellPlaced(navamsaLord(planet))),
      ),
      strong(L(1)),
    ),
    lords: [1],
    result: 'People respect you and like to have you near.',
    source: RAMAN,
  }),
  shubha({
    id: 'srinatha',
    name: 'Srinatha',
    rule: 'the lord of the 7th exalted in the 10th, and the lord of the 10th with the lord of the 9th',
    when: all(inHouse(L(7), [10]), exalted(L(7)), together(L(10), L(9))),
    lords: [7, 9, 10],
    result: 'Devotion and pleasant dealings make you prosper.',
    source: 'BPHS 36',
  }),
  shubha({
    id: 'kahala',
    name: 'Kahala',
    rule: 'the lord of the 4th and Jupiter in kendras of each other and the lord of the ascendant strong; or the lord of the 4th in own or exaltation sign with the lord of the 10th',
    when: any(all(mutualKendra(L(4), JUPITER), strong(L(1))), all(ownOrExalted(L(4)), together(L(4), L(10)))),
    lords: [1, 4, 10],
    result: 'You are bold enough to lead others.',
    source: 'BPHS 36',
  }),
  shubha({
    id: 'parvata',
    name: 'Parvata',
    rule: 'a benefic and no malefic in kendras, and no malefic in the 6th and 8th; or the lords of the ascendant and the 12th in kendras of each other, each aspected by a benefic',
    when: any(
      all(anyIn(BENEFICS, KENDRAS), noneIn(MALEFICS, KENDRAS), noneIn(MALEFICS, [6, 8])),
      all(mutualKendra(L(1), L(12)), aspectedBy(L(1), BENEFICS), aspectedBy(L(12), BENEFICS)),
    ),
    lords: [1, 12],
    result: 'You give plenty away, and your town listens to you.',
    source: 'BPHS 36',
  }),
  shubha({
    id: 'khadga',
    name: 'Khadga',
    rule: 'the lord of the 2nd in the 9th, the lord of the 9th in the 2nd, and the lord of the ascendant in a kendra or trikona',
    when: all(inHouse(L(2), [9]), inHouse(L(9), [2]), inAngleOrTrine(L(1))),
    lords: [1, 2, 9],
    result: 'Money and luck change hands in your favour, and nobody forgets your kindness.',
    source: 'BPHS 36',
  }),
  shubha({
    id: 'kusuma',
    name: 'Kusuma',
    rule: 'a fixed sign rising, Venus in a kendra, the Moon in a trikona with or aspected by a benefic, and Saturn in the 10th',
    when: all(
      modalityRises('Fixed'),
      inHouse(VENUS, KENDRAS),
      inHouse(MOON, TRIKONAS),
      withOrAspectedBy(MOON, BENEFICS),
      inHouse(SATURN, [10]),
    ),
    result: 'Others come to you for protection.',
    source: RAMAN,
  }),
  shubha({
    id: 'kalpadruma',
    name: 'Kalpadruma',
    rule: 'the lord of the ascendant, its dispositor, the dispositor of that and the navamsa lord of the last, each in a kendra, in a trikona or exalted',
    when: allOf([L(1), first, second, navamsaLord(second)], (planet) => any(inAngleOrTrine(planet), exalted(planet))),
    lords: [1],
    result: 'Each of your supports rests on another that holds, and your whole life gains by it.',
    source: 'BPHS 36',
  }),
  shubha({
    id: 'mahabhagya',
    name: 'Mahabhagya',
    rule: 'for a man, a birth by day with the ascendant, the Sun and the Moon in odd signs; for a woman, a birth by night with all three in even signs',
    when: mahabhagya,
    planets: () => bitsOf(['Sun', 'Moon']),
    result: 'The old books promise great good fortune and many years.',
    source: 'Phaladeepika 6',
  }),
  shubha({
    id: 'hari',
    name: 'Hari',
    rule: 'Jupiter, Venus and a benefic Mercury, the lord of the 2nd excepted, all in the 2nd, 8th and 12th from the lord of the 2nd',
    when: allIn(BENEFIC_TEACHERS, [2, 8, 12], L(2)),
    lords: [2],
    result: 'You are cheerful, well read and well off.',
    source: 'BPHS 36',
  }),
  shubha({
    id: 'hara',
    name: 'Hara',
    rule: 'Jupiter, Venus and a benefic Mercury, the lord of the 7th excepted, all in the 4th, 8th and 9th from the lord of the 7th',
    when: allIn(BENEFIC_TEACHERS, [4, 8, 9], L(7)),
    lords: [7],
    result: 'You tell the truth, and you win over opponents.',
    source: 'BPHS 36',
  }),
  shubha({
    id: 'brahma',
    name: 'Brahma',
    rule: 'Jupiter, Venus and a benefic Mercury, the lord of the ascendant excepted, all in the 4th, 10th and 11th from the lord of the ascendant',
    when: allIn(BENEFIC_TEACHERS, [4, 10, 11], L(1)),
    lords: [1],
    result: 'Learning and the good things of life come to you together.',
    source: 'BPHS 36',
  }),
  shubha({
    id: 'vishnu',
    name: 'Vishnu',
    rule: 'the lords of the 9th and 10th and the navamsa lord of the lord of the 9th together in the 2nd',
    when: all(together(L(9), L(10), navamsaLord(L(9))), inHouse(L(9), [2])),
    lords: [9, 10],
    result: 'You are content and devout.',
    source: RAMAN,
  }),
  shubha({
    id: 'shiva',
    name: 'Shiva',
    rule: 'the lord of the 5th in the 9th, the lord of the 9th in the 10th, and the lord of the 10th in the 5th',
    when: all(inHouse(L(5), [9]), inHouse(L(9), [10]), inHouse(L(10), [5])),
    lords: [5, 9, 10],
    result: 'Trade or command, guided by principle, is your field.',
    source: RAMAN,
  }),
  shubha({
    id: 'amala',
    name: 'Amala',
    rule: 'only benefics in the 10th',
    when: onlyIn(BENEFICS, [10]),
    result: 'Your work leaves a clean name behind it.',
    source: 'BPHS 36',
  }),
  lagnadhi,
  shubha({
    id: 'matsya',
    name: 'Matsya',
    rule: 'a benefic in the 1st and a benefic in the 9th, both a benefic and a malefic in the 5th, a malefic in the 4th and a malefic in the 8th',
    when: all(
      anyIn(BENEFICS, [1]),
      anyIn(BENEFICS, [9]),
      anyIn(BENEFICS, [5]),
      anyIn(MALEFICS, [5]),
      anyIn(MALEFICS, [4]),
      anyIn(MALEFICS, [8]),
    ),
    result: 'Your compassion is deep, and your faith is learned.',
    source: 'BPHS 36',
  }),
  shubha({
    id: 'kurma',
    name: 'Kurma',
    rule: 'a benefic in the 5th, 6th or 7th in own, exaltation or a friend’s sign, and a malefic in the 1st, 3rd or 11th in own or exaltation sign',
    when: all(
      anyOfKind(kindIn(BENEFICS, [5, 6, 7]), wellPlaced),
      anyOfKind(kindIn(MALEFICS, [1, 3, 11]), ownOrExalted),
    ),
    result: 'People gather round you, since you repay help.',
    source: 'BPHS 36',
  }),
  shubha({
    id: 'parijata',
    name: 'Parijata',
    rule: 'of the dispositor of the lord of the ascendant, either its dispositor or its navamsa lord in a kendra, in a trikona, in own or in exaltation sign',
    when: anyOf([second, navamsaLord(first)], (planet) => any(inAngleOrTrine(planet), ownOrExalted(planet))),
    result: 'Respect and ease come to you from the middle of life on.',
    source: RAMAN,
  }),
  shubha({
    id: 'guru_mangala',
    name: 'Guru-Mangala',
    rule: 'Jupiter and Mars together or in each other’s 7th',
    when: any(together(JUPITER, MARS), mutualSeventh(JUPITER, MARS)),
    result: 'Your energy serves what you think right.',
    source: TRADITION,
  }),
  shubha({
    id: 'subha_lagna',
    name: 'Shubha',
    rule: 'a benefic and no malefic in the 1st',
    when: onlyIn(BENEFICS, [1]),
    result: 'People see goodwill in you at first sight, and your words bear it out.',
    source: 'BPHS 36',
  }),
  shubha({
    id: 'amsavatara',
    name: 'Amsavatara',
    rule: 'a movable sign rising, Venus and Jupiter in kendras, and Saturn exalted in a kendra',
    when: all(
      modalityRises('Movable'),
      inHouse(VENUS, KENDRAS),
      inHouse(JUPITER, KENDRAS),
      exalted(SATURN),
      inHouse(SATURN, KENDRAS),
    ),
    result: 'You master yourself, and it earns you a good name.',
    source: RAMAN,
  }),
  shubha({
    id: 'chandika',
    name: 'Chandika',
    quality: 'mixed',
    rule: 'a fixed sign rising, aspected by the lord of the 6th, and the Sun with the navamsa lords of the lords of the 6th and the 9th',
    when: all(
      modalityRises('Fixed'),
      aspectOf(L(6), ASCENDANT),
      together(SUN, navamsaLord(L(6))),
      together(SUN, navamsaLord(L(9))),
    ),
    lords: [6, 9],
    result: 'You fight, and you give with an open hand.',
    source: RAMAN,
  }),
]
