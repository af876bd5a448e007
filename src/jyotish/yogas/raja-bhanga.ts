import { separation } from '../../zodiac/longitude.ts'
import { signName } from '../../zodiac/signs.ts'
import { EXALTATION } from '../dignity.ts'
import { lordOf } from '../grahas.ts'
import { DUSTHANAS, KENDRAS } from '../house-groups.ts'
import { arudhaPadas } from '../jaimini/arudhas.ts'
import {
  type AssociationKind,
  anyIn,
  anyOfKindWhere,
  aspectedBy,
  BENEFICS,
  bitsInHouses,
  MALEFICS,
  onlyIn,
  SEVEN_PLANETS,
} from '../rules/associations.ts'
import { all, any, type Clause, clause, not } from '../rules/clauses.ts'
import { bitsOf, type RuleFacts } from '../rules/facts.ts'
import { debilitated, inHouse, inMaleficNavamsa } from '../rules/predicates.ts'
import { ASCENDANT, MOON, type RulePlanet, SATURN, SUN } from '../rules/subjects.ts'
import type { YogaRule } from '../rules/yoga-rule.ts'
import { RAMAN } from './books.ts'

const bhanga = (rule: Omit<YogaRule, 'group' | 'quality'>): YogaRule => ({
  ...rule,
  group: 'raja_bhanga',
  quality: 'inauspicious',
})

/** Lords of the arudhas of the ascendant and of the 12th, with the exceptions, as in Jaimini's charts. */
const arudhaLords = ({ chart: { ascendant, graha } }: RuleFacts) => {
  const padas = arudhaPadas(ascendant.sign, graha, true)
  return [padas[0]!, padas[11]!].map((sign) => ({ sign, lord: lordOf(sign) }))
}
const arudhaLordsTogether: Clause = clause(
  'the lords of the arudha lagna and of the arudha of the 12th in one sign',
  (f) => {
    const [first, last] = arudhaLords(f)
    return f.chart.graha[first!.lord].sign === f.chart.graha[last!.lord].sign
  },
  (f) =>
    arudhaLords(f)
      .map(
        ({ sign, lord }, i) =>
          `the arudha ${i === 0 ? 'lagna' : 'of the 12th'} is ${signName(sign)}, its lord ${lord} in ${signName(f.chart.graha[lord].sign)}`,
      )
      .join('; '),
  (f) => bitsOf(arudhaLords(f).map(({ lord }) => lord)),
)

/** The orb of the Sun's deepest debilitation, degrees. */
const DEBILITY_ORB = 1
const DEEPEST_DEBILITY = EXALTATION.Sun! + 180
const sunAtDeepestDebility = clause(
  `the Sun within ${DEBILITY_ORB} degree of 10 Libra`,
  ({ chart }) => separation(chart.graha.Sun.longitude, DEEPEST_DEBILITY) <= DEBILITY_ORB,
  ({ chart }) => `the Sun ${separation(chart.graha.Sun.longitude, DEEPEST_DEBILITY).toFixed(1)} degrees from 10 Libra`,
  bitsOf(['Sun']),
)

const inKendras = (f: RuleFacts) => bitsInHouses(f, KENDRAS)
const MALEFICS_ELSEWHERE: AssociationKind = {
  singular: 'a malefic other than the Sun and Saturn',
  plural: 'malefics other than the Sun and Saturn',
  bits: (f) => f.malefics & ~bitsOf(['Sun', 'Saturn']),
}
const isSpoilt = (planet: RulePlanet) => any(inMaleficNavamsa(planet), aspectedBy(planet, MALEFICS_ELSEWHERE))

export const RAJA_BHANGA: readonly YogaRule[] = [
  bhanga({
    id: 'raja_bhrashta',
    name: 'Rajabhrashta',
    rule: 'lords of the arudha lagna and of the arudha of the 12th in one sign',
    when: arudhaLordsTogether,
    result: 'A position is harder for you to keep than to win.',
    source: RAMAN,
  }),
  bhanga({
    id: 'raja_bhanga_sun',
    name: 'Sun at his deepest fall',
    rule: 'the Sun within a degree of 10 Libra',
    when: sunAtDeepestDebility,
    result: 'Your rank comes to less than the other combinations promise.',
    source: 'Phaladeepika 7',
  }),
  bhanga({
    id: 'raja_bhanga_kendra',
    name: 'Weak malefics in the kendras',
    rule: 'only malefics in the kendras, each of them debilitated or in an enemy’s sign',
    when: all(
      onlyIn(MALEFICS, KENDRAS),
      not(
        anyOfKindWhere(
          MALEFICS,
          'in a kendra in some other dignity',
          (f) => inKendras(f) & ~(f.debilitated | f.inimical),
        ),
        'each malefic in a kendra debilitated or in an enemy’s sign',
      ),
    ),
    planets: (f) => inKendras(f),
    result: 'You miss support just where a position needs it.',
    source: 'Saravali 39',
  }),
  bhanga({
    id: 'raja_bhanga_three_debil',
    name: 'Three fallen',
    rule: 'three or more of the seven planets debilitated with nothing to lift them',
    when: anyOfKindWhere(SEVEN_PLANETS, 'debilitated with nothing to lift them', (f) => f.debilitatedUncancelled, 3),
    result: 'Several helpers fail you at once as you rise.',
    source: 'Saravali 39',
  }),
  bhanga({
    id: 'raja_bhanga_combust',
    name: 'Three combust',
    rule: 'three or more planets combust',
    when: anyOfKindWhere(SEVEN_PLANETS, 'combust', (f) => f.combust, 3),
    result: 'Others take the credit, and your rank stays modest.',
    source: 'Saravali 39',
  }),
  bhanga({
    id: 'raja_bhanga_moon',
    name: 'Unseen Moon in its fall',
    rule: 'the Moon debilitated and aspected by no planet, and Saturn in a kendra',
    when: all(
      debilitated(MOON),
      not(aspectedBy(MOON, SEVEN_PLANETS), 'the Moon aspected by no planet'),
      inHouse(SATURN, KENDRAS),
    ),
    result: 'People withdraw a favour as quickly as they gave it.',
    source: 'Saravali 39',
  }),
  bhanga({
    id: 'raja_bhanga_lagna',
    name: 'Unseen ascendant',
    rule: 'the ascendant aspected by no planet, a benefic in the 6th, 8th or 12th and a malefic in a kendra',
    when: all(
      not(aspectedBy(ASCENDANT, SEVEN_PLANETS), 'the ascendant aspected by no planet'),
      anyIn(BENEFICS, DUSTHANAS),
      anyIn(MALEFICS, KENDRAS),
    ),
    result: 'The people who could reward your work do not see it.',
    source: 'Saravali 39',
  }),
  bhanga({
    id: 'apakirti',
    name: 'Apakirti',
    rule: 'Sun and Saturn in the 10th, each in the navamsa of a malefic or aspected by a malefic other than the two',
    when: all(inHouse(SUN, [10]), inHouse(SATURN, [10]), isSpoilt(SUN), isSpoilt(SATURN)),
    planets: () => bitsOf(['Sun', 'Saturn']),
    result: 'Blame sticks to you, deserved or not.',
    source: RAMAN,
  }),
]
