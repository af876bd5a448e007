import { DUSTHANAS } from '../house-groups.ts'
import {
  type AssociationKind,
  anyIn,
  BENEFICS,
  bitsInHouses,
  kindOfNames,
  MALEFICS,
  noneIn,
} from '../rules/associations.ts'
import { mildReason, strongReason } from '../rules/cancellation.ts'
import { all, any, not } from '../rules/clauses.ts'
import type { RuleFacts } from '../rules/facts.ts'
import { combust, debilitatedUncancelled, inHouse, inSign, together, withinDegrees } from '../rules/predicates.ts'
import { JUPITER, KETU, L, MERCURY, MOON, RAHU, SATURN, SUN } from '../rules/subjects.ts'
import type { YogaRule } from '../rules/yoga-rule.ts'

const surya = (rule: Omit<YogaRule, 'group'>): YogaRule => ({ ...rule, group: 'surya' })

/** The Moon and the nodes do not count beside the Sun. */
export const SUNS_COMPANY = kindOfNames('Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn')
const second = anyIn(SUNS_COMPANY, [2], SUN)
const twelfth = anyIn(SUNS_COMPANY, [12], SUN)
const companyIn = (houses: readonly number[]) => (f: RuleFacts) => bitsInHouses(f, houses, SUN) & SUNS_COMPANY.bits(f)

/** The orb of Saturn and the nodes as spoilers, degrees. */
const SPOILING_ORB = 8
const BUDHA_ADITYA_REASONS = [
  mildReason(
    'saturn_or_node_near',
    any(
      ...[SATURN, RAHU, KETU].flatMap((spoiler) =>
        [SUN, MERCURY].map((planet) => withinDegrees(spoiler, planet, SPOILING_ORB)),
      ),
    ),
    'tradition',
  ),
  strongReason('mercury_debilitated', debilitatedUncancelled(MERCURY), 'tradition'),
]
/** The full form: Mercury not combust, and neither planet in a dusthana. */
export const nipunaForm = all(
  together(SUN, MERCURY),
  not(combust(MERCURY), 'Mercury not combust'),
  not(inHouse(MERCURY, DUSTHANAS), 'neither in 6, 8 or 12'),
)

/** The condition that raises the strength (tradition), and the factor (this project). */
const FAVOURED_PLACE = any(inHouse(MERCURY, [1, 4, 8, 10]), inSign(MERCURY, [2, 4, 5]))
const FAVOUR_FACTOR = 1.1
const COMBUST_FACTOR = 0.5

/** The natures of the planets beside the Sun, as a sentence; null without any. */
const neighbourNature = (houses: readonly number[]) => (f: RuleFacts) => {
  const neighbours = companyIn(houses)(f)
  if (neighbours === 0) return null
  const kind =
    (neighbours & f.malefics) === 0
      ? 'shubha, benefics alone'
      : (neighbours & f.benefics) === 0
        ? 'papa, malefics alone'
        : 'mishra, of both natures'
  return `The planets beside the Sun: ${kind}.`
}

export const SURYA: readonly YogaRule[] = [
  surya({
    id: 'vesi',
    name: 'Vesi',
    quality: 'auspicious',
    rule: 'a planet other than the Moon and the nodes in the 2nd from the Sun, none in the 12th',
    when: all(second, noneIn(SUNS_COMPANY, [12], SUN)),
    planets: companyIn([2]),
    note: neighbourNature([2]),
    result: 'You keep an even mind, and people rely on your word.',
    source: 'BPHS 38',
  }),
  surya({
    id: 'vosi',
    name: 'Vosi',
    quality: 'auspicious',
    rule: 'a planet other than the Moon and the nodes in the 12th from the Sun, none in the 2nd',
    when: all(twelfth, noneIn(SUNS_COMPANY, [2], SUN)),
    planets: companyIn([12]),
    note: neighbourNature([12]),
    result: 'You are capable and generous.',
    source: 'BPHS 38',
  }),
  surya({
    id: 'ubhayachari',
    name: 'Ubhayachari',
    quality: 'auspicious',
    rule: 'planets other than the Moon and the nodes both in the 2nd and in the 12th from the Sun',
    when: all(second, twelfth),
    planets: companyIn([2, 12]),
    note: neighbourNature([2, 12]),
    result: 'It raises you to the level of those who govern.',
    source: 'BPHS 38',
  }),
  surya({
    id: 'budha_aditya',
    name: 'Budha-Aditya',
    quality: 'auspicious',
    rule: 'Sun and Mercury in one sign; half its strength where Mercury is combust, a tenth more in the 1st, 4th, 8th or 10th or in Gemini, Leo or Virgo',
    when: together(SUN, MERCURY),
    share: (f) => (combust(MERCURY).holds(f) ? COMBUST_FACTOR : 1) * (FAVOURED_PLACE.holds(f) ? FAVOUR_FACTOR : 1),
    reasons: () => BUDHA_ADITYA_REASONS,
    result: 'You understand quickly, and your work is skilled.',
    source: 'tradition',
  }),
  surya({
    id: 'bhaskara',
    name: 'Bhaskara',
    quality: 'auspicious',
    rule: 'Mercury in the 2nd from the Sun, the Moon in the 11th from Mercury, Jupiter in the 5th or 9th from the Moon',
    when: all(inHouse(MERCURY, [2], SUN), inHouse(MOON, [11], MERCURY), inHouse(JUPITER, [5, 9], MOON)),
    result: 'You have courage, learning and a head for numbers.',
    source: 'B. V. Raman, Three Hundred Important Combinations',
  }),
  surya({
    id: 'ravi',
    name: 'Ravi',
    quality: 'auspicious',
    rule: 'the Sun in the 10th, and the lord of the 10th in the 3rd with Saturn',
    when: all(inHouse(SUN, [10]), inHouse(L(10), [3]), together(L(10), SATURN)),
    result: 'You win a scholar’s honours, and you live simply.',
    source: 'B. V. Raman, Three Hundred Important Combinations',
  }),
]

const besideSun = (kind: AssociationKind): AssociationKind => ({
  singular: `${kind.singular} other than the Moon and the nodes`,
  plural: `${kind.plural} other than the Moon and the nodes`,
  bits: (f) => kind.bits(f) & SUNS_COMPANY.bits(f),
})
/** Vesi by the nature of the planets in the 2nd. Answers give it beside Vesi. */
export const VESI_FORMS: readonly YogaRule[] = [
  surya({
    id: 'shubha_vesi',
    name: 'Shubha Vesi',
    quality: 'auspicious',
    rule: 'Vesi of benefics alone',
    when: all(second, noneIn(besideSun(MALEFICS), [2], SUN), noneIn(SUNS_COMPANY, [12], SUN)),
    planets: companyIn([2]),
    result: 'You speak fairly, and good company stands at your right hand.',
    source: 'BPHS 38, Brihat Jataka 13',
  }),
  surya({
    id: 'papa_vesi',
    name: 'Papa Vesi',
    quality: 'inauspicious',
    rule: 'Vesi of malefics alone',
    when: all(second, noneIn(besideSun(BENEFICS), [2], SUN), noneIn(SUNS_COMPANY, [12], SUN)),
    planets: companyIn([2]),
    result: 'Sharp words, or the wrong company, cost you credit.',
    source: 'BPHS 38, Brihat Jataka 13',
  }),
]
