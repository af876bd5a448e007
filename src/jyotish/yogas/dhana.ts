import { type Lord, lordOf, SEVEN } from '../grahas.ts'
import { KENDRAS, TRIKONAS } from '../house-groups.ts'
import { type AssociationKind, anyIn, aspectedBy, BENEFICS, joinedBy, NINE_PLANETS } from '../rules/associations.ts'
import { all, allOf, any, type Clause } from '../rules/clauses.ts'
import { planetClause } from '../rules/evidence-text.ts'
import {
  aspectOf,
  exchange,
  inHouse,
  ownOrExalted,
  same,
  signIs,
  strong,
  together,
  withOrAspectOf,
} from '../rules/predicates.ts'
import {
  ASCENDANT,
  dispositor,
  graha,
  house,
  JUPITER,
  L,
  MARS,
  navamsaLord,
  type RulePlace,
  type RulePlanet,
  VENUS,
} from '../rules/subjects.ts'
import { listWithAnd } from '../rules/words.ts'
import type { YogaRule } from '../rules/yoga-rule.ts'
import { RAMAN } from './books.ts'
import { dhanaReasons } from './lord-reasons.ts'

type Row = Omit<YogaRule, 'group' | 'quality' | 'reasons'>
/** A yoga of wealth. `lords`: the lords that form it. */
const dhana = (row: Row, lords: readonly RulePlanet[]): YogaRule => {
  const reasons = dhanaReasons(lords)
  return { ...row, group: 'dhana', quality: 'auspicious', reasons: () => reasons }
}

const ofPlanet = (place: RulePlace, planet: Lord): Clause =>
  signIs(place, `in a sign of ${planet}`, (sign) => lordOf(sign) === planet)

/** The fifth is a sign of the planet in it, and other planets are in the eleventh (BPHS 41.2-8). */
const planetInFifth = (planet: Lord, others: readonly Lord[], result: string): YogaRule =>
  dhana(
    {
      id: `dhana_${planet.toLowerCase()}5`,
      name: `${planet} in his own 5th`.replace(/^(Moon|Venus) in his/, '$1 in her'),
      rule: `${planet} in the 5th in own sign, and ${listWithAnd(others)} in the 11th`,
      when: all(
        ofPlanet(house(5), planet),
        inHouse(graha(planet), [5]),
        allOf(others.map(graha), (planet) => inHouse(planet, [11])),
      ),
      result,
      source: 'BPHS 41',
    },
    [graha(planet)],
  )

/** The lord of the ascendant is in it, in own sign, and each of the others is with it or aspects it (BPHS 41.9-15). */
const planetInAscendant = (planet: Lord, others: readonly Lord[], result: string): YogaRule =>
  dhana(
    {
      id: `dhana_${planet.toLowerCase()}1`,
      name: `${planet} in his own ascendant`.replace(/^(Moon|Venus) in his/, '$1 in her'),
      rule: `${planet} in the ascendant in own sign, with or aspected by ${listWithAnd(others)}`,
      when: all(
        ofPlanet(ASCENDANT, planet),
        inHouse(graha(planet), [1]),
        allOf(others.map(graha), (other) => withOrAspectOf(other, graha(planet))),
      ),
      result,
      source: 'BPHS 41',
    },
    [graha(planet)],
  )

const ANGLES_AND_TRINES = [...KENDRAS, ...TRIKONAS]
const lordsTogether = (lords: readonly number[]) => together(...lords.map(L))
const THIRD_BENEFIC: AssociationKind = {
  singular: 'a benefic that is not the lord of the 2nd',
  plural: 'benefics other than the lord of the 2nd',
  bits: (f) => f.benefics & ~(1 << f.lord[2]!),
}

const firstByShadbala: Clause = {
  ...planetClause(
    L(1),
    'first of the seven by Shadbala beside what is required',
    (f, index) => {
      const ratios = f.shadbalaRatios()
      return (
        ratios !== null &&
        SEVEN.every((each, otherIndex) => otherIndex === index || ratios[each] < ratios[SEVEN[index]!])
      )
    },
    (f, index) => {
      const ratio = f.shadbalaRatios()?.[SEVEN[index]!]
      return ratio === undefined ? 'Shadbala not known' : `Shadbala ${ratio.toFixed(2)} of what is required`
    },
  ),
  unknown: (f) => f.shadbalaRatios() === null,
}

const bothInThird = all(inHouse(L(1), [3]), inHouse(L(2), [3]), aspectedBy(L(1), BENEFICS))
const bhratruReasons = [dhanaReasons([L(1), L(2)]), dhanaReasons([L(3)])] as const

export const DHANA: readonly YogaRule[] = [
  dhana(
    {
      id: 'dhana_L2_L11',
      name: 'Lords of savings and gains',
      rule: 'the lord of the 2nd in the 11th and that of the 11th in the 2nd, or both in kendras',
      when: any(all(inHouse(L(2), [11]), inHouse(L(11), [2])), all(inHouse(L(2), KENDRAS), inHouse(L(11), KENDRAS))),
      result: 'Money comes to you steadily and stays.',
      source: 'BPHS 41',
    },
    [L(2), L(11)],
  ),
  planetInFifth('Venus', ['Mars'], 'Your charm and taste earn you a good deal.'),
  planetInFifth('Mercury', ['Moon', 'Mars', 'Jupiter'], 'Trade, accounts and words earn you a great deal.'),
  planetInFifth('Sun', ['Saturn', 'Moon', 'Jupiter'], 'People in authority bring you large sums.'),
  planetInFifth('Saturn', ['Sun', 'Moon'], 'Your patience with land, labour or old things pays richly.'),
  planetInFifth('Jupiter', ['Mercury'], 'Your advice and learning pay richly.'),
  planetInFifth('Mars', ['Venus'], 'What you dare to start pays back more than you put in.'),
  planetInFifth('Moon', ['Saturn'], 'You sense what the public wants, and it pays you well.'),
  planetInAscendant('Sun', ['Mars', 'Jupiter'], 'Money comes to you when you lead.'),
  planetInAscendant('Moon', ['Mercury', 'Jupiter'], 'The good will of many people turns into money for you.'),
  planetInAscendant(
    'Mars',
    ['Mercury', 'Venus', 'Saturn'],
    'Your drive pays, because skill, taste and endurance go with it.',
  ),
  planetInAscendant(
    'Mercury',
    ['Saturn', 'Jupiter'],
    'Your eye for detail earns well, because sense and patience back it.',
  ),
  planetInAscendant('Jupiter', ['Mercury', 'Mars'], 'Your good sense earns well, because speech and push go with it.'),
  planetInAscendant('Venus', ['Saturn', 'Mercury'], 'Your taste makes you a good living, because method goes with it.'),
  planetInAscendant(
    'Saturn',
    ['Mars', 'Jupiter'],
    'Long effort, with courage and good advice, makes you well off in the end.',
  ),
  dhana(
    {
      id: 'bahudravya',
      name: 'Bahudravyarjana',
      rule: 'the lord of the ascendant in the 2nd, that of the 2nd in the 11th and that of the 11th in the ascendant',
      when: all(inHouse(L(1), [2]), inHouse(L(2), [11]), inHouse(L(11), [1])),
      result: 'The three houses of earning pass money on to one another, so large sums can come to you.',
      source: RAMAN,
    },
    [L(1), L(2), L(11)],
  ),
  dhana(
    {
      id: 'sva_virya_dhana',
      name: 'Svaviryaddhana',
      rule: 'the lord of the ascendant first of the seven by Shadbala, in a kendra with Jupiter, and the lord of the 2nd strong',
      when: all(inHouse(L(1), KENDRAS), together(L(1), JUPITER), strong(L(2)), firstByShadbala),
      result: 'You owe your money to your own effort and to little else.',
      source: RAMAN,
    },
    [L(1), L(2)],
  ),
  dhana(
    {
      id: 'madhya_dhana',
      name: 'Madhyavayasidhana',
      rule: 'the lord of the 2nd with those of the ascendant and the 11th in a kendra or trikona, aspected by a benefic',
      when: all(lordsTogether([2, 1, 11]), inHouse(L(2), ANGLES_AND_TRINES), aspectedBy(L(2), BENEFICS)),
      result: 'Most of your money gathers in the middle of life.',
      source: RAMAN,
    },
    [L(1), L(2), L(11)],
  ),
  dhana(
    {
      id: 'antya_dhana',
      name: 'Antyavayasidhana',
      rule: 'lords of the ascendant and the 2nd with a benefic besides, and the lord of their sign strong in the ascendant',
      when: all(
        lordsTogether([1, 2]),
        joinedBy(L(1), THIRD_BENEFIC),
        strong(dispositor(L(1))),
        inHouse(dispositor(L(1)), [1]),
      ),
      result: 'Money comes to you late in life, and there is plenty of it then.',
      source: RAMAN,
    },
    [L(1), L(2)],
  ),
  dhana(
    {
      id: 'balya_dhana',
      name: 'Balyadhana',
      rule: 'lords of the 2nd and the 10th together in a kendra, aspected by the lord of the navamsa of the lord of the ascendant',
      when: all(lordsTogether([2, 10]), inHouse(L(2), KENDRAS), aspectOf(navamsaLord(L(1)), L(2))),
      result: 'Money comes to you early in life.',
      source: RAMAN,
    },
    [L(2), L(10)],
  ),
  {
    id: 'bhratru_dhana',
    name: 'Bhratrumooladdhana',
    group: 'dhana',
    quality: 'auspicious',
    rule: 'lords of the ascendant and the 2nd in the 3rd, aspected by a benefic; or the lord of the 3rd in the 2nd with Jupiter',
    when: any(bothInThird, all(inHouse(L(3), [2]), together(L(3), JUPITER))),
    reasons: (f) => bhratruReasons[bothInThird.holds(f) ? 0 : 1],
    result: 'Brothers and sisters have a part in what you gain.',
    source: RAMAN,
  },
  dhana(
    {
      id: 'matru_dhana',
      name: 'Matrumooladdhana',
      rule: 'the lord of the 2nd with or aspected by the lord of the 4th',
      when: withOrAspectOf(L(4), L(2)),
      result: 'Your mother or her family helps you to money.',
      source: RAMAN,
    },
    [L(2), L(4)],
  ),
  dhana(
    {
      id: 'putra_dhana',
      name: 'Putramooladdhana',
      rule: 'the lord of the 2nd strong and with the lord of the 5th or Jupiter, or itself one of them, and the lord of the ascendant strong',
      when: all(strong(L(2)), any(together(L(2), L(5)), together(L(2), JUPITER), same(L(2), JUPITER)), strong(L(1))),
      result: 'Children bring you money, or the occasion for it.',
      source: RAMAN,
    },
    [L(1), L(2)],
  ),
  dhana(
    {
      id: 'shatru_dhana',
      name: 'Shatrumooladdhana',
      rule: 'the lord of the 2nd strong and with the lord of the 6th or Mars, and the lord of the ascendant strong',
      when: all(strong(L(2)), any(together(L(2), L(6)), together(L(2), MARS)), strong(L(1))),
      result: 'You gain from contests and rivals.',
      source: RAMAN,
    },
    [L(1), L(2)],
  ),
  dhana(
    {
      id: 'kalatra_dhana',
      name: 'Kalatramooladdhana',
      rule: 'the lord of the 2nd strong, with or aspected by both the lord of the 7th and Venus, and the lord of the ascendant strong',
      when: all(strong(L(2)), withOrAspectOf(L(7), L(2)), withOrAspectOf(VENUS, L(2)), strong(L(1))),
      result: 'A partner brings money into the house.',
      source: RAMAN,
    },
    [L(1), L(2), L(7)],
  ),
  dhana(
    {
      id: 'amaranantha_dhana',
      name: 'Amaranantha Dhana',
      rule: 'three or more planets in the 2nd, and lords of the 2nd and the 11th each strong, in own or in exaltation sign',
      when: all(
        anyIn(NINE_PLANETS, [2], ASCENDANT, 3),
        allOf([L(2), L(11)], (lord) => any(strong(lord), ownOrExalted(lord))),
      ),
      result: 'Your money lasts from youth to old age.',
      source: RAMAN,
    },
    [L(2), L(11)],
  ),
  dhana(
    {
      id: 'ayatna_dhana',
      name: 'Ayatnadhanalabha',
      rule: 'lords of the ascendant and the 2nd exchanging signs',
      when: exchange(L(1), L(2)),
      result: 'Money comes to you without strain.',
      source: RAMAN,
    },
    [L(1), L(2)],
  ),
]
