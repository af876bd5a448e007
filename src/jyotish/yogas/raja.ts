import { SIGN_INDEXES } from '../../zodiac/signs.ts'
import { yogakarakaOf } from '../functional-nature.ts'
import { SEVEN } from '../grahas.ts'
import { KENDRAS, TRIKONAS } from '../house-groups.ts'
import { isPushkaraNavamsha } from '../markers.ts'
import {
  type AssociationKind,
  anyIn,
  anyOfKindWhere,
  aspectedBy,
  BENEFICS,
  bitsInHouses,
  joinedBy,
  kindOfNames,
  lordsOf,
  NINE_PLANETS,
  SEVEN_PLANETS,
  withOrAspectedBy,
} from '../rules/associations.ts'
import type { CancellationReason } from '../rules/cancellation.ts'
import { all, allOf, any, anyOf } from '../rules/clauses.ts'
import { planetClause } from '../rules/evidence-text.ts'
import { bitsOf, indexOf, type RuleFacts, THE_SEVEN } from '../rules/facts.ts'
import {
  aspectOf,
  bornDuring,
  debilitated,
  exalted,
  exchange,
  inHouse,
  inMoolatrikona,
  inMutualTrines,
  modalityRises,
  mutualAspect,
  ownOrExalted,
  related,
  same,
  strong,
  together,
  vargottama,
  vargottamaRises,
  waxingMoon,
} from '../rules/predicates.ts'
import {
  ASCENDANT,
  graha,
  house,
  JUPITER,
  KETU,
  L,
  MARS,
  MERCURY,
  MOON,
  navamsaLord,
  RAHU,
  SATURN,
  SUN,
  VENUS,
} from '../rules/subjects.ts'
import type { YogaRule } from '../rules/yoga-rule.ts'
import { RAMAN } from './books.ts'
import { kindOf, rajaReasons } from './lord-reasons.ts'

const raja = (rule: Omit<YogaRule, 'group' | 'quality'>): YogaRule => ({
  ...rule,
  group: 'raja',
  quality: 'auspicious',
})
const cancelledBy =
  (reasons: readonly CancellationReason[]): YogaRule['reasons'] =>
  () =>
    reasons

const YOGAKARAKA_OF = SIGN_INDEXES.map((sign) => {
  const lord = yogakarakaOf(sign)
  return lord ? bitsOf([lord]) : 0
})
const YOGAKARAKA: AssociationKind = {
  singular: 'a planet that owns both a kendra and a trikona, the ascendant aside,',
  plural: 'owners of both a kendra and a trikona',
  bits: (f) => YOGAKARAKA_OF[f.ascendant]!,
}
const ANGLES_AND_TRINES = [...KENDRAS, ...TRIKONAS]

const nodeWithLord = anyOf([RAHU, KETU], (node) =>
  any(
    all(inHouse(node, KENDRAS), joinedBy(node, lordsOf(...TRIKONAS))),
    all(inHouse(node, TRIKONAS), joinedBy(node, lordsOf(...KENDRAS))),
  ),
)
const LORDS_WITH_NODE: AssociationKind = {
  singular: 'the lord beside the node',
  plural: 'lords beside the node',
  bits: (f) => nodeWithLord.planets(f) & THE_SEVEN,
}

const JUPITER_OR_L9: AssociationKind = {
  singular: 'Jupiter or the lord of the 9th',
  plural: 'Jupiter and the lord of the 9th',
  bits: (f) => (1 << indexOf('Jupiter')) | (1 << f.lord[9]!),
}
const ALL_BUT_MOON = kindOfNames('Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn')
const inKendras = (f: RuleFacts) => bitsInHouses(f, KENDRAS)
const exaltedInKendras = anyOfKindWhere(SEVEN_PLANETS, 'exalted in kendras', (f) => f.exalted & inKendras(f), 2)
const exaltedMutualAspects = SEVEN.flatMap((a, i) =>
  SEVEN.slice(i + 1).map((b) => {
    const [first, second] = [graha(a), graha(b)]
    return all(exalted(first), exalted(second), mutualAspect(first, second))
  }),
)

export const RAJA: readonly YogaRule[] = [
  raja({
    id: 'yogakaraka',
    name: 'Yogakaraka',
    rule: 'one planet that owns both a kendra and a trikona, not the ascendant alone, in a kendra or trikona, in own or in exaltation sign',
    when: anyOfKindWhere(
      YOGAKARAKA,
      'in a kendra or trikona, in own or in exaltation sign',
      (f) => bitsInHouses(f, ANGLES_AND_TRINES) | f.inOwnSign | f.exalted,
    ),
    reasons: cancelledBy(rajaReasons(YOGAKARAKA)),
    result: 'One planet carries both your effort and your merit, and your position rises in its periods.',
    source: 'BPHS 34',
  }),
  raja({
    id: 'dharma_karmadhipati',
    name: 'Dharma-Karmadhipati',
    rule: 'lords of the 9th and the 10th related, or each in own house',
    when: any(related(L(9), L(10)), all(inHouse(L(9), [9]), inHouse(L(10), [10]))),
    reasons: cancelledBy(rajaReasons(kindOf([L(9), L(10)]))),
    result: 'Fair dealing and hard work support each other, and your standing grows.',
    source: 'BPHS 39',
  }),
  raja({
    id: 'node_raja',
    name: 'Raja yoga of a node',
    rule: 'a node in a kendra with a lord of a trikona, or in a trikona with a lord of a kendra',
    when: nodeWithLord,
    reasons: cancelledBy(rajaReasons(LORDS_WITH_NODE).filter(({ id }) => id !== 'with_node')),
    result: 'You rise out of turn in the periods of the node.',
    source: 'BPHS 36',
  }),
  raja({
    id: 'lagna_raja',
    name: 'Raja yoga of the ascendant',
    rule: 'the lord of the ascendant exalted or in own sign in a kendra, with or aspected by Jupiter or the lord of the 9th',
    when: all(ownOrExalted(L(1)), inHouse(L(1), KENDRAS), withOrAspectedBy(L(1), JUPITER_OR_L9)),
    reasons: cancelledBy(rajaReasons(kindOf([L(1)]))),
    result: 'You owe what you reach to your own merit.',
    source: 'Phaladeepika 6',
  }),
  raja({
    id: 'akhanda_samrajya',
    name: 'Akhanda Samrajya',
    rule: 'Jupiter lord of the 2nd, 5th or 11th, and the lord of the 2nd, 9th or 11th in a kendra from the Moon',
    when: all(
      any(...[2, 5, 11].map((n) => same(JUPITER, L(n)))),
      anyOf([2, 9, 11].map(L), (lord) => inHouse(lord, KENDRAS, MOON)),
    ),
    result: 'Your authority reaches far, and few people dispute it.',
    source: RAMAN,
  }),
  raja({
    id: 'samrajya_exalted_three',
    name: 'Three dignified in kendras',
    rule: 'three or more of the seven planets in own or exaltation sign, each in a kendra',
    when: anyOfKindWhere(
      SEVEN_PLANETS,
      'in own or exaltation sign in kendras',
      (f) => (f.inOwnSign | f.exalted) & inKendras(f),
      3,
    ),
    result: 'It gives you the bearing and the means of somebody who governs.',
    source: 'Phaladeepika 7',
  }),
  raja({
    id: 'five_exalted',
    name: 'Five exalted',
    rule: 'five or more of the seven planets in exaltation signs',
    when: anyOfKindWhere(SEVEN_PLANETS, 'exalted', (f) => f.exalted, 5),
    result: 'You rise far above the station of your birth; few charts have this.',
    source: 'Saravali 35',
  }),
  raja({
    id: 'two_exalted_kendra',
    name: 'Two exalted in kendras',
    rule: 'two exalted planets in kendras that aspect each other',
    when: all(exaltedInKendras, any(...exaltedMutualAspects)),
    result: 'Power comes to you, and people recognise it.',
    source: 'Saravali 35',
  }),
  raja({
    id: 'vargottama_lagna_raja',
    name: 'Vargottama ascendant seen by four',
    rule: 'the ascendant in one sign in D1 and D9, aspected by four or more planets other than the Moon',
    when: all(vargottamaRises, aspectedBy(ASCENDANT, ALL_BUT_MOON, 4)),
    result: 'People follow you.',
    source: 'Brihat Jataka 11',
  }),
  raja({
    id: 'vargottama_moon_raja',
    name: 'Vargottama Moon seen by four',
    rule: 'the Moon in one sign in D1 and D9, aspected by four or more planets',
    when: all(vargottama(MOON), aspectedBy(MOON, SEVEN_PLANETS, 4)),
    result: 'You lead because many people like you.',
    source: 'Brihat Jataka 11',
  }),
  raja({
    id: 'kings_from_L5_L9',
    name: 'Lords of the 5th and the 9th',
    rule: 'lords of the 5th and the 9th related, or either strong in the ascendant',
    when: any(
      related(L(5), L(9)),
      anyOf([L(5), L(9)], (lord) => all(inHouse(lord, [1]), strong(lord))),
    ),
    reasons: cancelledBy(rajaReasons(kindOf([L(5), L(9)]))),
    result: 'Merit of the past, as the books call it, ripens into authority for you.',
    source: 'BPHS 39',
  }),
  raja({
    id: 'chatussagara',
    name: 'Chatussagara',
    rule: 'a planet in each of the four kendras',
    when: all(...KENDRAS.map((kendra) => anyIn(NINE_PLANETS, [kendra]))),
    result: 'Your name travels, and your money holds.',
    source: 'Phaladeepika',
  }),
  raja({
    id: 'rajalakshana',
    name: 'Rajalakshana',
    rule: 'Jupiter, Venus, Mercury and the Moon all in kendras',
    when: allOf([JUPITER, VENUS, MERCURY, MOON], (planet) => inHouse(planet, KENDRAS)),
    result: 'It shows in your bearing and in an attractive manner.',
    source: RAMAN,
  }),
  raja({
    id: 'pushkara_lagna',
    name: 'Pushkara of the ascendant’s lord',
    rule: 'the lord of the ascendant in a pushkara navamsa, in a kendra or trikona',
    when: all(
      planetClause(L(1), 'in a pushkara navamsa', (f, index) => isPushkaraNavamsha(f.chart.planets[index]!)),
      inHouse(L(1), ANGLES_AND_TRINES),
    ),
    result: 'Help comes to you at the right time.',
    source: 'Jataka Parijata',
  }),
  raja({
    id: 'indra',
    name: 'Indra',
    rule: 'lords of the 5th and the 11th exchanging signs, and the Moon in the 5th',
    when: all(exchange(L(5), L(11)), inHouse(MOON, [5])),
    result: 'People notice your courage and honour you for it.',
    source: RAMAN,
  }),
  raja({
    id: 'devendra',
    name: 'Devendra',
    rule: 'a fixed sign rising, lords of the ascendant and the 11th in each other’s houses, and those of the 2nd and the 10th exchanging signs',
    when: all(modalityRises('Fixed'), inHouse(L(1), [11]), inHouse(L(11), [1]), exchange(L(2), L(10))),
    result: 'People love you, and they trust you with large estates.',
    source: RAMAN,
  }),
  raja({
    id: 'makuta',
    name: 'Makuta',
    rule: 'Jupiter in the 9th from the lord of the 9th, a benefic in the 9th from Jupiter, and Saturn in the 10th',
    when: all(inHouse(JUPITER, [9], L(9)), anyIn(BENEFICS, [9], JUPITER), inHouse(SATURN, [10])),
    result: 'A group makes you its head for what you know.',
    source: RAMAN,
  }),
  raja({
    id: 'jaya',
    name: 'Jaya',
    rule: 'the lord of the 6th debilitated and the lord of the 10th exalted',
    when: all(debilitated(L(6)), exalted(L(10))),
    result: 'Opponents give way to you, and you stay content.',
    source: RAMAN,
  }),
  raja({
    id: 'vidyut',
    name: 'Vidyut',
    rule: 'the lord of the 11th exalted and with Venus, in a kendra from the lord of the ascendant',
    when: all(exalted(L(11)), together(L(11), VENUS), inHouse(L(11), KENDRAS, L(1))),
    result: 'You give with an open hand, and people trust you with a treasury.',
    source: RAMAN,
  }),
  raja({
    id: 'chapa_raman',
    name: 'Chapa of lords',
    rule: 'the lord of the ascendant exalted, and lords of the 4th and the 10th exchanging signs',
    when: all(exalted(L(1)), exchange(L(4), L(10))),
    result: 'You rise in office, and people trust you with its funds.',
    source: RAMAN,
  }),
  raja({
    id: 'go',
    name: 'Go',
    rule: 'Jupiter strong, in moolatrikona and with the lord of the 2nd, and the lord of the ascendant exalted',
    when: all(strong(JUPITER), inMoolatrikona(JUPITER), together(JUPITER, L(2)), exalted(L(1))),
    result: 'You have the means and the looks of a good family.',
    source: RAMAN,
  }),
  raja({
    id: 'gandharva',
    name: 'Gandharva',
    rule: 'the lord of the 10th in the 3rd, 7th or 11th, the lord of the ascendant with Jupiter or Jupiter himself, the Sun exalted and the Moon in the 9th',
    when: all(
      inHouse(L(10), [3, 7, 11]),
      any(together(L(1), JUPITER), same(L(1), JUPITER)),
      exalted(SUN),
      inHouse(MOON, [9]),
    ),
    result: 'Your skill in a fine art makes you a name.',
    source: RAMAN,
  }),
  raja({
    id: 'garuda',
    name: 'Garuda',
    rule: 'the lord of the Moon’s navamsa exalted, and a birth by day in the bright half',
    when: all(exalted(navamsaLord(MOON)), waxingMoon, bornDuring('day')),
    result: 'Your courteous speech wins the respect of good people.',
    source: RAMAN,
  }),
  raja({
    id: 'gaja',
    name: 'Gaja',
    rule: 'the lord of the 7th and the Moon in the 11th, which the lord of the 11th aspects',
    when: all(inHouse(L(7), [11]), inHouse(MOON, [11]), aspectOf(L(11), house(11))),
    result: 'Your means last, and vehicles come with them.',
    source: RAMAN,
  }),
  raja({
    id: 'trilochana',
    name: 'Trilochana',
    rule: 'Sun, Moon and Mars in trines of each other',
    when: inMutualTrines(SUN, MOON, MARS),
    result: 'Your keen mind gets the better of opponents.',
    source: RAMAN,
  }),
  raja({
    id: 'kulavardhana',
    name: 'Kulavardhana',
    rule: 'each of the seven planets in the 5th from the ascendant, from the Sun or from the Moon',
    when: allOf(SEVEN.map(graha), (planet) =>
      any(inHouse(planet, [5]), inHouse(planet, [5], SUN), inHouse(planet, [5], MOON)),
    ),
    result: 'The line of your family goes on and prospers.',
    source: RAMAN,
  }),
]
