import {
  anyIn,
  aspectedBy,
  aspectedOnlyBy,
  BENEFICS,
  grahasTogether,
  kindOfNames,
  SEVEN_PLANETS,
  STRONG_PLANETS,
  withOrAspectedBy,
} from '../rules/associations.ts'
import { all, any, withWording } from '../rules/clauses.ts'
import { inDrekkanaOf } from '../rules/divisions.ts'
import { aspectOf, inHouse, inNavamsaOf, together, weak } from '../rules/predicates.ts'
import { ASCENDANT, dispositor, JUPITER, KETU, L, MOON, rulePlace, SATURN } from '../rules/subjects.ts'
import type { YogaRule } from '../rules/yoga-rule.ts'
import { karakamshaOf } from './jaimini.ts'

const sanyasa = (rule: Omit<YogaRule, 'group' | 'quality'>): YogaRule => ({
  ...rule,
  group: 'sanyasa',
  quality: 'mixed',
})

const moonsLord = dispositor(MOON)

/** Smallest number of planets in one sign for a yoga of renunciation. */
export const GATHERING = 4

export const SANYASA: readonly YogaRule[] = [
  sanyasa({
    id: 'sanyasa_four',
    name: 'Pravrajya',
    rule: 'four or more planets of the Sun to Saturn in one sign, a strong one among them',
    when: grahasTogether(SEVEN_PLANETS, GATHERING, STRONG_PLANETS),
    result: 'You like to give things up, in spirit more often than in outward form.',
    source: 'Brihat Jataka 15',
  }),
  sanyasa({
    id: 'sanyasa_moon_lord',
    name: 'Renunciation by the lord of the Moon’s sign',
    rule: 'the lord of the Moon’s sign weak, and aspected by Saturn alone or aspecting Saturn',
    when: all(any(aspectedOnlyBy(moonsLord, SATURN), aspectOf(moonsLord, SATURN)), weak(moonsLord)),
    result: 'Your heart lets go of what others run after.',
    source: 'Brihat Jataka 15',
  }),
  sanyasa({
    id: 'sanyasa_drekkana',
    name: 'Renunciation by the Moon’s drekkana',
    rule: 'the Moon in a drekkana of Saturn and a navamsa of Saturn or Mars, aspected by Saturn',
    when: all(
      aspectedBy(MOON, kindOfNames('Saturn')),
      inNavamsaOf(MOON, ['Saturn', 'Mars']),
      inDrekkanaOf(MOON, 'Saturn'),
    ),
    result: 'Plain living and time alone suit you.',
    source: 'Brihat Jataka 15',
  }),
  sanyasa({
    id: 'sanyasa_jupiter9',
    name: 'Renunciation of the philosopher',
    rule: 'Jupiter in the 9th, and Jupiter, the Moon and the ascendant each aspected by Saturn',
    when: all(inHouse(JUPITER, [9]), aspectOf(SATURN, JUPITER), aspectOf(SATURN, MOON), aspectOf(SATURN, ASCENDANT)),
    result: 'Thought leads you away from the world, and to a teaching.',
    source: 'Brihat Jataka 15',
  }),
  sanyasa({
    id: 'sanyasa_ketu12',
    name: 'Ketu of release',
    rule: 'Ketu in the 12th, with or aspected by Jupiter',
    when: all(inHouse(KETU, [12]), withOrAspectedBy(KETU, kindOfNames('Jupiter'))),
    result: 'You wish for release; the tradition honours this wish at every age.',
    source: 'BPHS 33',
  }),
]

const karakamsha = rulePlace('the karakamsha', karakamshaOf)
/** Indicators of release (moksha). */
export const MOKSHA_INDICATORS = [
  inHouse(KETU, [12]),
  together(L(12), JUPITER),
  anyIn(BENEFICS, [12], karakamsha),
  withWording(
    anyIn(kindOfNames('Ketu'), [12], karakamsha),
    'Ketu in 12 from the karakamsha, the strongest of these signs',
  ),
]
