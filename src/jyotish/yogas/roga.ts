import { CANCER, SCORPIO } from '../../zodiac/signs.ts'
import { lordOf } from '../grahas.ts'
import { DUSTHANAS, KENDRAS, TRIKONAS } from '../house-groups.ts'
import { anyIn, aspectedBy, BENEFICS, joinedBy, kindOfNames, MALEFICS } from '../rules/associations.ts'
import { all, allOf, any, anyOf, not } from '../rules/clauses.ts'
import { inNavamsaSign, joinedInNavamsaBy, NAVAMSA_ASCENDANT } from '../rules/divisions.ts'
import {
  aspectOf,
  brightMoon,
  inDrySign,
  inHouse,
  inSignOf,
  inWaterySign,
  isWatery,
  malefic,
  signIs,
  together,
  weak,
} from '../rules/predicates.ts'
import { mandiIn } from '../rules/sex-and-upagrahas.ts'
import { ASCENDANT, JUPITER, L, MARS, MERCURY, MOON, navamsaLord, RAHU, SATURN, SUN, VENUS } from '../rules/subjects.ts'
import type { YogaRule } from '../rules/yoga-rule.ts'
import { RAMAN } from './books.ts'

const roga = (rule: Omit<YogaRule, 'group' | 'quality'>): YogaRule => ({
  ...rule,
  group: 'roga',
  quality: 'inauspicious',
})

// source: the dry planets of Raman's note to the yoga
const DRY_PLANETS = ['Sun', 'Mars', 'Saturn'] as const
const LIGHTS = kindOfNames('Sun', 'Moon')

/** Tendencies of the body in the terms of the old books, and care. */
export const ROGA: readonly YogaRule[] = [
  roga({
    id: 'rogagrasta',
    name: 'Rogagrasta',
    rule: 'the lord of the ascendant in the 1st with the lord of the 6th, 8th or 12th; or weak, and in a kendra or trikona',
    when: any(
      all(
        inHouse(L(1), [1]),
        anyOf(DUSTHANAS.map(L), (lord) => together(L(1), lord)),
      ),
      all(weak(L(1)), inHouse(L(1), [...KENDRAS, ...TRIKONAS])),
    ),
    result: 'Regular habits matter more for you than for most people.',
    source: RAMAN,
  }),
  roga({
    id: 'krishanga',
    name: 'Krishanga',
    rule: 'the lord of the ascendant in a dry sign or in a sign of the Sun, Mars or Saturn; or the navamsa ascendant in a sign of one of these and a malefic in the 1st',
    when: any(
      inDrySign(L(1)),
      inSignOf(L(1), DRY_PLANETS),
      all(
        signIs(NAVAMSA_ASCENDANT, 'in a sign of the Sun, Mars or Saturn', (sign) =>
          (DRY_PLANETS as readonly string[]).includes(lordOf(sign)),
        ),
        anyIn(MALEFICS, [1]),
      ),
    ),
    result: 'The tradition gives you a lean build.',
    source: RAMAN,
  }),
  roga({
    id: 'deha_sthulya',
    name: 'Deha Sthulya',
    rule: 'the lord of the ascendant and its navamsa lord both in watery signs; or Jupiter in the 1st, or aspecting it from a watery sign; or a watery sign rising with a benefic in it',
    when: any(
      allOf([L(1), navamsaLord(L(1))], inWaterySign),
      inHouse(JUPITER, [1]),
      all(aspectOf(JUPITER, ASCENDANT), inWaterySign(JUPITER)),
      all(signIs(ASCENDANT, 'in a watery sign', isWatery), anyIn(BENEFICS, [1])),
    ),
    result: 'The tradition gives you a build that gains weight easily.',
    source: RAMAN,
  }),
  roga({
    id: 'netra',
    name: 'Netra Roga',
    rule: 'the lord of the 2nd with the Sun or the Moon, in the 6th, 8th or 12th, aspected by a malefic; or Venus with the lords of the 2nd and the 12th',
    when: any(
      all(joinedBy(L(2), LIGHTS), inHouse(L(2), DUSTHANAS), aspectedBy(L(2), MALEFICS)),
      all(together(VENUS, L(2)), together(VENUS, L(12))),
    ),
    result: 'Your eyes want rest and regular attention.',
    source: RAMAN,
  }),
  roga({
    id: 'mukha_roga',
    name: 'Mukha Roga',
    rule: 'the lord of the 6th with Mercury and Rahu in the 1st',
    when: all(inHouse(L(6), [1]), together(L(6), MERCURY), together(L(6), RAHU)),
    result: 'The tradition asks you to look after mouth and skin.',
    source: 'BPHS 17',
  }),
  roga({
    id: 'kushta',
    name: 'Kushta',
    rule: 'the lord of the ascendant with Mars and Mercury in the 4th or 12th; or Jupiter, Saturn and the Moon in the 6th',
    when: any(
      all(inHouse(L(1), [4, 12]), together(L(1), MARS), together(L(1), MERCURY)),
      allOf([JUPITER, SATURN, MOON], (planet) => inHouse(planet, [6])),
    ),
    result: 'Your skin shows strain first and wants gentle care.',
    source: RAMAN,
  }),
  roga({
    id: 'kshaya',
    name: 'Kshaya',
    rule: 'Rahu in the 6th, Mandi in a kendra, and the lord of the ascendant in the 8th',
    when: all(inHouse(RAHU, [6]), inHouse(L(1), [8]), mandiIn(KENDRAS)),
    result: 'The old books ask you to care for breath and appetite.',
    source: RAMAN,
  }),
  roga({
    id: 'vata_roga',
    name: 'Vata Roga',
    rule: 'Saturn in the 7th and Jupiter in the 1st',
    when: all(inHouse(SATURN, [7]), inHouse(JUPITER, [1])),
    result: 'Wind, in the terms of Ayurveda, leads easily in you.',
    source: RAMAN,
  }),
  roga({
    id: 'pitta_roga',
    name: 'Pitta Roga',
    rule: 'the Sun in the 6th, with a malefic and aspected by a malefic',
    when: all(inHouse(SUN, [6]), joinedBy(SUN, MALEFICS), aspectedBy(SUN, MALEFICS)),
    result: 'Bile, in the terms of Ayurveda, leads easily in you.',
    source: RAMAN,
  }),
  roga({
    id: 'guhya_roga',
    name: 'Guhya Roga',
    rule: 'in the navamsa the Moon in Cancer or Scorpio with a malefic',
    when: all(inNavamsaSign(MOON, [CANCER, SCORPIO]), joinedInNavamsaBy(MOON, MALEFICS)),
    result: 'Show a doctor early what you do not like to speak of.',
    source: RAMAN,
  }),
  roga({
    id: 'vrana',
    name: 'Vrana',
    rule: 'the lord of the 6th, a malefic, in the 1st, 8th or 10th',
    when: all(malefic(L(6)), inHouse(L(6), [1, 8, 10])),
    result: 'Tools and blades deserve your respect, and haste is the risk.',
    source: 'BPHS 17',
  }),
  roga({
    id: 'hridroga',
    name: 'Hridroga',
    rule: 'the Sun and Saturn in the 4th and Jupiter weak, or the lord of the 4th with the Sun in the 6th, 8th or 12th',
    when: any(
      all(inHouse(SUN, [4]), inHouse(SATURN, [4]), weak(JUPITER)),
      all(joinedBy(L(4), kindOfNames('Sun')), inHouse(L(4), DUSTHANAS)),
    ),
    result: 'Calm and measure do your heart good.',
    source: 'Jataka Tattva',
  }),
  roga({
    id: 'mati_bhramana',
    name: 'Mati Bhramana',
    rule: 'Jupiter in the 1st and Mars in the 7th; or Saturn in the 1st and Mars in the 5th, 7th or 9th; or a dark Moon and Saturn in the 12th',
    when: any(
      all(inHouse(JUPITER, [1]), inHouse(MARS, [7])),
      all(inHouse(SATURN, [1]), inHouse(MARS, [5, 7, 9])),
      all(inHouse(MOON, [12]), not(brightMoon, 'the Moon dark'), inHouse(SATURN, [12])),
    ),
    result: 'Your thoughts race under strain, and sleep and company settle them.',
    source: RAMAN,
  }),
  roga({
    id: 'apasmara',
    name: 'Apasmara',
    rule: 'the Moon and Rahu in the 8th and Saturn with the Moon, or Saturn and Mars both in the 6th or 8th',
    when: any(
      all(inHouse(MOON, [8]), inHouse(RAHU, [8]), together(SATURN, MOON)),
      allOf([SATURN, MARS], (planet) => inHouse(planet, [6, 8])),
    ),
    result: 'Your nerves tire easily, so rest is part of the work.',
    source: RAMAN,
  }),
  roga({
    id: 'anga_heena',
    name: 'Anga Heena',
    rule: 'the Moon in the 10th, Mars in the 7th, and Saturn in the 2nd from the Sun',
    when: all(inHouse(MOON, [10]), inHouse(MARS, [7]), inHouse(SATURN, [2], SUN)),
    result: 'The verse asks you to guard limbs and joints.',
    source: RAMAN,
  }),
]
