import { DUSTHANAS } from '../house-groups.ts'
import {
  anyIn,
  aspectedBy,
  hemmedBy,
  joinedBy,
  kindOfNames,
  MALEFICS,
  withOrAspectedBy,
} from '../rules/associations.ts'
import { all, allOf, any, anyOf, type Clause, not } from '../rules/clauses.ts'
import {
  brightMoon,
  debilitated,
  inHouse,
  inMaleficSign,
  inNavamsaOf,
  inSign,
  isAnyOf,
  together,
  weak,
} from '../rules/predicates.ts'
import {
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

/** Curses of a former birth that BPHS names as obstacles to children; each has several forms. */

export const CURSES = ['sarpa', 'pitru', 'matru', 'bhratru', 'matula', 'brahmana', 'patni', 'preta'] as const
export type Curse = (typeof CURSES)[number]

interface CurseRule {
  readonly forms: readonly Clause[]
  /** The rite that the chapter names as the remedy of the curse. */
  readonly remedy: string
}

const FIFTH_HOUSE = house(5)
const [FIRST, THIRD, FOURTH, FIFTH, SEVENTH, NINTH, TENTH] = [L(1), L(3), L(4), L(5), L(7), L(9), L(10)]
const [SAGITTARIUS, PISCES] = [8, 11] as const
const togetherInFifth = (...planet: readonly RulePlanet[]) => all(together(...planet), inHouse(planet[0]!, [5]))
const isAfflicted = (planet: RulePlanet) => withOrAspectedBy(planet, MALEFICS)

// source: BPHS 83. In 83.53 the significator in the 8th is Jupiter: Mars, whom others name, is in the ascendant there
export const CURSE_RULES: Record<Curse, CurseRule> = {
  sarpa: {
    forms: [
      all(inHouse(RAHU, [5]), aspectedBy(RAHU, kindOfNames('Mars'))),
      all(joinedBy(FIFTH, kindOfNames('Rahu')), inHouse(SATURN, [5]), withOrAspectedBy(SATURN, kindOfNames('Moon'))),
      all(together(JUPITER, RAHU), weak(FIFTH), joinedBy(FIRST, kindOfNames('Mars'))),
    ],
    remedy: 'Worship of the serpent king with an image, and gifts of a cow, land, sesame or gold by one’s means.',
  },
  pitru: {
    forms: [
      all(debilitated(SUN), inHouse(SUN, [5]), inNavamsaOf(SUN, ['Saturn']), hemmedBy(FIFTH_HOUSE, MALEFICS)),
      all(isAnyOf(['Sun'], FIFTH), inHouse(SUN, [5, 9]), joinedBy(SUN, MALEFICS), hemmedBy(SUN, MALEFICS)),
      all(
        inHouse(TENTH, DUSTHANAS),
        inMaleficSign(JUPITER),
        allOf([FIFTH, FIRST], (planet) => joinedBy(planet, MALEFICS)),
      ),
    ],
    remedy: 'Rites for the forefathers, such as the shraddha at Gaya, and a meal for the learned.',
  },
  matru: {
    forms: [
      all(
        isAnyOf(['Moon'], FIFTH),
        any(debilitated(MOON), hemmedBy(MOON, MALEFICS)),
        anyIn(MALEFICS, [4]),
        anyIn(MALEFICS, [5]),
      ),
      all(inHouse(SATURN, [11]), anyIn(MALEFICS, [4]), debilitated(MOON), inHouse(MOON, [5])),
      all(
        allOf([FIRST, FIFTH], (planet) => inHouse(planet, [6])),
        inHouse(FOURTH, [12]),
        anyOf([JUPITER, MOON], isAfflicted),
      ),
    ],
    remedy: 'A bath at the sea of Setu, Gayatri recited, and gifts made in the mother’s name.',
  },
  bhratru: {
    forms: [
      all(
        togetherInFifth(THIRD, MARS, RAHU),
        allOf([FIFTH, FIRST], (planet) => inHouse(planet, [8])),
      ),
      all(inHouse(MARS, [1]), inHouse(SATURN, [5]), inHouse(THIRD, [9]), inHouse(JUPITER, [8])),
    ],
    remedy: 'The Harivamsha heard, the lunar fast kept, and pipal trees planted by a river.',
  },
  matula: {
    forms: [
      all(togetherInFifth(MERCURY, JUPITER, MARS, RAHU), inHouse(SATURN, [1])),
      togetherInFifth(FIRST, FIFTH, MERCURY, MARS, SATURN),
    ],
    remedy: 'An image of Vishnu set up, and wells, tanks or a dam made for others.',
  },
  brahmana: {
    forms: [
      all(inSign(RAHU, [SAGITTARIUS, PISCES]), togetherInFifth(JUPITER, MARS, SATURN), inHouse(NINTH, [8])),
      all(inHouse(NINTH, [5]), together(FIFTH, JUPITER, MARS, RAHU), inHouse(FIFTH, [8])),
    ],
    remedy: 'The lunar fast, the gift of a cow, and honour shown to teachers.',
  },
  patni: {
    forms: [
      all(inHouse(SEVENTH, [5]), isAnyOf(['Saturn'], navamsaLord(SEVENTH)), inHouse(FIFTH, [8])),
      all(inHouse(VENUS, [5]), inHouse(SEVENTH, [8]), joinedBy(JUPITER, MALEFICS)),
    ],
    remedy: 'Worship of Lakshmi and Narayana together, and gifts of a bed, clothes or ornaments to a couple.',
  },
  preta: {
    forms: [
      all(
        togetherInFifth(SATURN, SUN),
        not(brightMoon, 'the Moon dark'),
        inHouse(MOON, [7]),
        inHouse(RAHU, [1]),
        inHouse(JUPITER, [12]),
      ),
      all(isAnyOf(['Saturn'], FIFTH), inHouse(SATURN, [8]), inHouse(MARS, [1]), weak(JUPITER)),
    ],
    remedy: 'Rites at Gaya for those who had none, and the bathing of Rudra.',
  },
}
