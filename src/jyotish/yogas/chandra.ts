import { separation } from '../../zodiac/longitude.ts'
import { kemadrumaRule, MOONS_COMPANY } from '../doshas/kemadruma.ts'
import { KENDRAS, UPACHAYAS } from '../house-groups.ts'
import {
  anyIn,
  BENEFICS,
  bitsInHouses,
  kindOfNames,
  noneIn,
  onlyIn,
  STRONG_PLANETS,
  withOrAspectedBy,
} from '../rules/associations.ts'
import { all, any, clause, not } from '../rules/clauses.ts'
import { bitsOf, countOf, type RuleFacts } from '../rules/facts.ts'
import { greatlyFriendly, inHouse, mutualSeventh, together } from '../rules/predicates.ts'
import { ASCENDANT, dispositor, JUPITER, L, MARS, MOON, SUN } from '../rules/subjects.ts'
import type { YogaRule } from '../rules/yoga-rule.ts'
import { chandradhi } from './adhi.ts'
import { gajakesari } from './gajakesari.ts'

const chandra = (rule: Omit<YogaRule, 'group'>): YogaRule => ({ ...rule, group: 'chandra' })

const second = anyIn(MOONS_COMPANY, [2], MOON)
const twelfth = anyIn(MOONS_COMPANY, [12], MOON)
const companyIn = (houses: readonly number[]) => (f: RuleFacts) => bitsInHouses(f, houses, MOON) & MOONS_COMPANY.bits(f)

const TEACHERS = kindOfNames('Jupiter', 'Venus', 'Mercury')
const vasumatiForms = [MOON, ASCENDANT].map((from) => ({ from, clause: anyIn(TEACHERS, UPACHAYAS, from, 2) }))
/** The planets counted from the Moon or from the ascendant, whichever are more. */
const vasumatiPlanets = (f: RuleFacts) =>
  vasumatiForms
    .map(({ from }) => bitsInHouses(f, UPACHAYAS, from) & TEACHERS.bits(f))
    .reduce((most, next) => (countOf(next) > countOf(most) ? next : most))

/** The Moon counts as full within this many degrees of full Moon. */
const NEAR_FULL = 36
const nearlyFull = clause(
  `the Moon within ${NEAR_FULL} degrees of full`,
  ({ chart: { graha } }) => 180 - separation(graha.Moon.longitude, graha.Sun.longitude) <= NEAR_FULL,
  ({ chart: { graha } }) =>
    `${(180 - separation(graha.Moon.longitude, graha.Sun.longitude)).toFixed(1)} degrees from full`,
  bitsOf(['Moon']),
)

export const CHANDRA: readonly YogaRule[] = [
  chandra({
    id: 'sunapha',
    name: 'Sunapha',
    quality: 'auspicious',
    rule: 'a planet other than the Sun and the nodes in the 2nd from the Moon, none in the 12th',
    when: all(second, noneIn(MOONS_COMPANY, [12], MOON)),
    planets: companyIn([2]),
    result: 'You earn what you have by your own work.',
    source: 'BPHS 37',
  }),
  chandra({
    id: 'anapha',
    name: 'Anapha',
    quality: 'auspicious',
    rule: 'a planet other than the Sun and the nodes in the 12th from the Moon, none in the 2nd',
    when: all(twelfth, noneIn(MOONS_COMPANY, [2], MOON)),
    planets: companyIn([12]),
    result: 'Good manners and good health earn you a name.',
    source: 'BPHS 37',
  }),
  chandra({
    id: 'durudhara',
    name: 'Durudhara',
    quality: 'auspicious',
    rule: 'planets other than the Sun and the nodes both in the 2nd and in the 12th from the Moon',
    when: all(second, twelfth),
    planets: companyIn([2, 12]),
    result: 'You have enough, and people with whom you share it.',
    source: 'BPHS 37',
  }),
  chandra({
    id: 'kemadruma',
    name: 'Kemadruma',
    quality: 'inauspicious',
    rule: 'no planet other than the Sun and the nodes with the Moon, in the 2nd or in the 12th from it',
    when: kemadrumaRule.formation[0]!,
    planets: () => bitsOf(['Moon']),
    reasons: () => kemadrumaRule.cancellations,
    result: 'You do much alone, and you miss company more than you say.',
    source: 'BPHS 37',
  }),
  gajakesari,
  chandra({
    id: 'chandra_mangala',
    name: 'Chandra-Mangala',
    quality: 'auspicious',
    rule: 'Moon and Mars together, or weaker in each other’s 7th',
    when: any(together(MOON, MARS), mutualSeventh(MOON, MARS)),
    planets: () => bitsOf(['Moon', 'Mars']),
    share: (f) => (together(MOON, MARS).holds(f) ? 1 : 0.6),
    result: 'You start things, and money follows.',
    source: 'B. V. Raman, Three Hundred Important Combinations',
  }),
  chandradhi,
  chandra({
    id: 'vasumati',
    name: 'Vasumati',
    quality: 'auspicious',
    rule: 'two or all of Jupiter, Venus and Mercury in the 3rd, 6th, 10th and 11th from the Moon, or all counted from the ascendant',
    when: any(...vasumatiForms.map(({ clause }) => clause)),
    planets: vasumatiPlanets,
    share: (f) => (countOf(vasumatiPlanets(f)) === 3 ? 1 : 0.66),
    result: 'Your own work brings you money, and it stays with you.',
    source: 'Phaladeepika 6',
  }),
  chandra({
    id: 'shakata_moon',
    name: 'Shakata',
    quality: 'inauspicious',
    rule: 'the Moon in the 6th, 8th or 12th from Jupiter, and not in a kendra from the ascendant',
    when: all(
      inHouse(MOON, [6, 8, 12], JUPITER),
      not(inHouse(MOON, KENDRAS), 'the Moon outside the kendras from the ascendant'),
    ),
    planets: () => bitsOf(['Moon', 'Jupiter']),
    result: 'Your luck goes down and comes up again, so never judge a year by its worst month.',
    source: 'Phaladeepika 6',
  }),
  chandra({
    id: 'pushkala',
    name: 'Pushkala',
    quality: 'auspicious',
    rule: 'the Moon with the lord of the ascendant, its dispositor in a kendra or in the sign of a great friend, and a strong planet in the ascendant or aspecting it',
    when: all(
      together(MOON, L(1)),
      any(inHouse(dispositor(MOON), KENDRAS), greatlyFriendly(dispositor(MOON))),
      withOrAspectedBy(ASCENDANT, STRONG_PLANETS),
    ),
    result: 'You speak pleasantly, and people in office listen to you.',
    source: 'Phaladeepika 6',
  }),
  chandra({
    id: 'amala_moon',
    name: 'Amala from the Moon',
    quality: 'auspicious',
    rule: 'only benefics in the 10th from the Moon',
    when: onlyIn(BENEFICS, [10], MOON),
    result: 'Your work leaves you a clean name.',
    source: 'Phaladeepika 6',
  }),
  chandra({
    id: 'chandra_varishta',
    name: 'Varishta',
    quality: 'auspicious',
    rule: 'the Moon in the 3rd, 6th, 9th or 12th from the Sun',
    when: inHouse(MOON, [3, 6, 9, 12], SUN),
    planets: () => bitsOf(['Moon']),
    result: 'Money and learning come to you in full measure.',
    source: 'BPHS 37',
  }),
  chandra({
    id: 'chandra_sama',
    name: 'Sama',
    quality: 'mixed',
    rule: 'the Moon in the 2nd, 5th, 8th or 11th from the Sun',
    when: inHouse(MOON, [2, 5, 8, 11], SUN),
    planets: () => bitsOf(['Moon']),
    result: 'Money and learning come to you in fair measure.',
    source: 'BPHS 37',
  }),
  chandra({
    id: 'chandra_adhama',
    name: 'Adhama',
    quality: 'inauspicious',
    rule: 'the Moon in the 1st, 4th, 7th or 10th from the Sun',
    when: inHouse(MOON, KENDRAS, SUN),
    planets: () => bitsOf(['Moon']),
    result: 'Money and learning come to you by effort, and seldom without it.',
    source: 'BPHS 37',
  }),
  chandra({
    id: 'indu_full',
    name: 'Full Moon in a kendra',
    quality: 'auspicious',
    rule: 'the Moon within 36 degrees of full, in a kendra, with or aspected by a benefic',
    when: all(nearlyFull, inHouse(MOON, KENDRAS), withOrAspectedBy(MOON, BENEFICS)),
    planets: () => bitsOf(['Moon']),
    result: 'People like you at once and do you favours.',
    source: 'Saravali 35',
  }),
]
