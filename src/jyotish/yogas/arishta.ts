import { BALARISHTA_BHANGAS, BALARISHTAS } from '../doshas/balarishta.ts'
import { DUSTHANAS, KENDRAS, TRIKONAS } from '../house-groups.ts'
import {
  anyIn,
  aspectedBy,
  BENEFICS,
  equalIn,
  hemmedBy,
  joinedBy,
  kindOfNames,
  MALEFICS,
  SEVEN_PLANETS,
  withOrAspectedBy,
} from '../rules/associations.ts'
import { type CancellationReason, strongReason } from '../rules/cancellation.ts'
import { all, allOf, any, anyOf } from '../rules/clauses.ts'
import { fullMoon } from '../rules/moment.ts'
import {
  aspectOf,
  debilitated,
  inBeneficNavamsa,
  inHouse,
  inMaleficSign,
  isAnyOf,
  strong,
  weak,
} from '../rules/predicates.ts'
import { mandiIn, mandiWith } from '../rules/sex-and-upagrahas.ts'
import { ASCENDANT, L, MARS, MOON, RAHU, SATURN, SUN } from '../rules/subjects.ts'
import type { YogaRule } from '../rules/yoga-rule.ts'
import { RAMAN, TRADITION } from './books.ts'

export const arishta = (rule: Omit<YogaRule, 'group' | 'quality'>): YogaRule => ({
  ...rule,
  group: 'arishta',
  quality: 'inauspicious',
})
const NODES = kindOfNames('Rahu', 'Ketu')
/** The condition of a balarishta with this id. */
const balarishta = (id: string) => BALARISHTAS.find((entry) => entry.id === id)!.clause
// source: attributed to B. V. Raman (bandhana), the page not seen; houses on both sides of the ascendant
const OPPOSED_PAIRS = [
  [2, 12],
  [3, 11],
  [4, 10],
  [5, 9],
] as const

export const ARISHTA: readonly YogaRule[] = [
  arishta({
    id: 'yuddha_arishta',
    name: 'Yuddha Arishta',
    rule: 'Mars as lord of the 6th or 8th, with the lord of the 3rd and with Rahu or Saturn',
    when: all(
      anyOf([L(6), L(8)], (lord) => isAnyOf(['Mars'], lord)),
      // Only the place counts: Mars can be lord of the 3rd himself.
      inHouse(L(3), [1], MARS),
      joinedBy(MARS, kindOfNames('Rahu', 'Saturn')),
    ),
    result: 'You lose less by leaving a quarrel than by winning it.',
    source: RAMAN,
  }),
  arishta({
    id: 'durmarana',
    name: 'Durmarana',
    rule: 'the Moon in the 6th, 8th or 12th, aspected by the lord of the ascendant, with Saturn, Rahu or Mandi',
    when: all(
      inHouse(MOON, DUSTHANAS),
      aspectOf(L(1), MOON),
      any(joinedBy(MOON, kindOfNames('Saturn', 'Rahu')), mandiWith(MOON)),
    ),
    result: 'The old books ask you for care with water, machines and haste.',
    source: RAMAN,
  }),
  arishta({
    id: 'alpayu',
    name: 'Alpayu',
    rule: 'the lord of the 8th in the 6th or 12th with a malefic, and the lord of the ascendant weak',
    when: all(inHouse(L(8), [6, 12]), joinedBy(L(8), MALEFICS), weak(L(1))),
    result: 'One sign among many in the reckoning of the span of life, which no single rule decides.',
    source: 'BPHS 43',
  }),
  arishta({
    id: 'moon_arishta',
    name: 'Chandra Arishta',
    rule: 'the Moon in the 6th, 8th or 12th, aspected by a malefic and not by a benefic',
    when: balarishta('moon_in_dusthana_seen_by_malefic'),
    result: 'The verse asks for extra care in the first years of life.',
    source: 'BPHS 9',
  }),
  arishta({
    id: 'dark_moon_lagna',
    name: 'Dark Moon rising',
    rule: 'a dark Moon in the 1st, another malefic in a kendra, and a malefic in the 8th',
    when: balarishta('dark_moon_rising'),
    result: 'This birth asks for more shelter in the first years than most.',
    source: 'BPHS 9',
  }),
  arishta({
    id: 'matru_nasha',
    name: 'Matru Nasha',
    rule: 'the Moon between malefics, and with or aspected by a malefic',
    when: all(hemmedBy(MOON, MALEFICS), withOrAspectedBy(MOON, MALEFICS)),
    result: 'The mother gives much of her strength, and help at home does her good.',
    source: RAMAN,
  }),
  arishta({
    id: 'pitru_arishta',
    name: 'Pitru Arishta',
    rule: 'the Sun in the 6th, 8th or 12th, the lord of the 9th in the 8th, and the lord of the 12th in the 9th',
    when: all(inHouse(SUN, DUSTHANAS), inHouse(L(9), [8]), inHouse(L(12), [9])),
    result: 'The father has to look after his health in the early years.',
    source: RAMAN,
  }),
  arishta({
    id: 'sodara_nasha',
    name: 'Sodara Nasha',
    rule: 'Mars and the lord of the 3rd in the 8th, each in the sign of a malefic or debilitated',
    when: allOf([MARS, L(3)], (planet) => all(inHouse(planet, [8]), any(inMaleficSign(planet), debilitated(planet)))),
    result: 'Brothers and sisters test your patience, and you theirs.',
    source: RAMAN,
  }),
  arishta({
    id: 'bandhana',
    name: 'Bandhana',
    rule: 'the lords of the ascendant and the 6th together in a kendra or trikona with Saturn and a node; or as many planets in the 2nd as in the 12th, in the 3rd as in the 11th, in the 4th as in the 10th, or in the 5th as in the 9th',
    when: any(
      // Only the place counts: either lord can be Saturn himself.
      all(
        inHouse(L(1), [...KENDRAS, ...TRIKONAS]),
        inHouse(L(6), [1], L(1)),
        inHouse(SATURN, [1], L(1)),
        joinedBy(L(1), NODES),
      ),
      ...OPPOSED_PAIRS.map(([a, b]) => equalIn(SEVEN_PLANETS, a, b)),
    ),
    result: 'Some years hold you to one place or one duty, and they end.',
    source: RAMAN,
  }),
  arishta({
    id: 'sarpa_ganda',
    name: 'Sarpa Ganda',
    rule: 'Rahu and Mandi in the 2nd',
    when: all(inHouse(RAHU, [2]), mandiIn([2])),
    result: 'The old advice is to watch what you eat, and where you step.',
    source: RAMAN,
  }),
]

/** Reasons that cancel any of them: those of balarishta, and three more. */
export const ARISHTA_BHANGAS: readonly CancellationReason[] = [
  ...BALARISHTA_BHANGAS,
  strongReason(
    'strong_lagna_lord_seen_by_jupiter',
    all(strong(L(1)), aspectedBy(L(1), kindOfNames('Jupiter'))),
    TRADITION,
  ),
  strongReason('three_benefics_in_kendra', anyIn(BENEFICS, KENDRAS, ASCENDANT, 3), TRADITION),
  strongReason('full_moon_in_benefic_navamsa', all(fullMoon, inBeneficNavamsa(MOON)), TRADITION),
]

export const ARISHTA_CAUTION =
  'Traditional indications, told so that they can be studied and checked: no statement about anyone’s health, safety or length of life.'
