import {
  anyIn,
  anyOfKind,
  BENEFICS,
  bitsInHouses,
  kindIn,
  kindOfNames,
  MALEFICS,
  noneIn,
  withOrAspectedBy,
} from '../rules/associations.ts'
import { mildReason } from '../rules/cancellation.ts'
import { all, not } from '../rules/clauses.ts'
import { countOf, type RuleFacts } from '../rules/facts.ts'
import { combust } from '../rules/predicates.ts'
import { ASCENDANT, graha, MOON, type RulePlace } from '../rules/subjects.ts'
import type { YogaRule } from '../rules/yoga-rule.ts'

// source: BPHS 37 and Brihat Jataka 13, the verses (37.5, 13.2) not seen in print
/** The planets that form the yoga, in any of the houses below. */
export const ADHI_PLANETS = ['Mercury', 'Jupiter', 'Venus'] as const
export const ADHI_HOUSES = [6, 7, 8] as const
const THREE = kindOfNames(...ADHI_PLANETS)
export const adhiOf = (f: RuleFacts, from: RulePlace) => bitsInHouses(f, ADHI_HOUSES, from) & THREE.bits(f)

// source: the same; two of the three give two thirds of the strength (this project)
const TWO_THIRDS = 0.66

export const chandradhi: YogaRule = {
  id: 'chandradhi',
  name: 'Chandradhi',
  group: 'chandra',
  quality: 'auspicious',
  rule: 'two or all of Mercury, Jupiter and Venus in the 6th, 7th and 8th from the Moon; full with all three',
  result: 'Trust comes to you, and with it charge over others.',
  source: 'BPHS 37, Brihat Jataka 13',
  when: anyIn(THREE, ADHI_HOUSES, MOON, 2),
  planets: (f) => adhiOf(f, MOON),
  share: (f) => (countOf(adhiOf(f, MOON)) === 3 ? 1 : TWO_THIRDS),
  reasons: () => CHANDRADHI_BHANGA,
}
const adhiBhanga = (from: RulePlace) => [
  mildReason('malefic_in_the_same_houses', anyIn(MALEFICS, ADHI_HOUSES, from), 'tradition'),
  ...ADHI_PLANETS.map((planet) =>
    mildReason(
      `${planet.toLowerCase()}_combust`,
      all(combust(graha(planet)), anyIn(kindOfNames(planet), ADHI_HOUSES, from)),
      'tradition',
    ),
  ),
]
const CHANDRADHI_BHANGA = adhiBhanga(MOON)
const LAGNADHI_BHANGA = adhiBhanga(ASCENDANT)

// source: this project's own weighing
const COUNTS = { full: 3, counted: 2 } as const
const shareOf = (count: number) => (count >= COUNTS.full ? 1 : TWO_THIRDS)

const BENEFICS_IN_ADHI_HOUSES = kindIn(BENEFICS, ADHI_HOUSES)
export const lagnadhi: YogaRule = {
  id: 'lagnadhi',
  name: 'Lagnadhi',
  group: 'shubha',
  quality: 'auspicious',
  rule: 'two or more benefics in the 6th, 7th and 8th, no malefic with or aspecting them, and no malefic in the 4th; full with three',
  result: 'You learn well, and serious trouble seldom lasts with you.',
  source: 'BPHS 36',
  when: all(
    anyIn(BENEFICS, ADHI_HOUSES, ASCENDANT, COUNTS.counted),
    not(
      anyOfKind(BENEFICS_IN_ADHI_HOUSES, (each) => withOrAspectedBy(each, MALEFICS)),
      'no malefic with or aspecting these benefics',
    ),
    noneIn(MALEFICS, [4]),
  ),
  planets: BENEFICS_IN_ADHI_HOUSES.bits,
  share: (f) => shareOf(countOf(BENEFICS_IN_ADHI_HOUSES.bits(f))),
  reasons: () => LAGNADHI_BHANGA,
}

const maleficsInAdhiHouses = (f: RuleFacts) => bitsInHouses(f, ADHI_HOUSES, MOON) & f.malefics
/** The unfavourable counterpart of Chandradhi. Answers give it beside Chandradhi and Lagnadhi. */
export const papadhi: YogaRule = {
  id: 'papadhi',
  name: 'Papadhi',
  group: 'chandra',
  quality: 'inauspicious',
  rule: 'two or more malefics in the 6th, 7th and 8th from the Moon; full with three',
  result: 'People whom you trust compete with you at times.',
  source: 'Phaladeepika 6',
  when: anyIn(MALEFICS, ADHI_HOUSES, MOON, COUNTS.counted),
  planets: maleficsInAdhiHouses,
  share: (f) => shareOf(countOf(maleficsInAdhiHouses(f))),
}
