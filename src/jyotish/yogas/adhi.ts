import {
  anyIn,
  BENEFICS,
  bitsInHouses,
  kindIn,
  MALEFICS,
  noneIn,
  ofNames,
  some,
  withOrAspectedBy,
} from '../rules/associations.ts'
import { mildly } from '../rules/cancellation.ts'
import { all, not } from '../rules/clauses.ts'
import { countOf, type Facts } from '../rules/facts.ts'
import { combust } from '../rules/predicates.ts'
import { ASCENDANT, graha, MOON, type Where } from '../rules/subjects.ts'
import type { YogaRule } from '../rules/yoga-rule.ts'

// source: BPHS 37 and Brihat Jataka 13, the verses (37.5, 13.2) not seen in print
/** The three that make it, wherever in these houses. */
export const ADHI_PLANETS = ['Mercury', 'Jupiter', 'Venus'] as const
export const ADHI_HOUSES = [6, 7, 8] as const
const THREE = ofNames(...ADHI_PLANETS)
export const adhiOf = (f: Facts, from: Where) => bitsInHouses(f, ADHI_HOUSES, from) & THREE.bits(f)

// source: the same; two of the three count two thirds (this project)
const OF_TWO = 0.66

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
  share: (f) => (countOf(adhiOf(f, MOON)) === 3 ? 1 : OF_TWO),
  reasons: () => CHANDRADHI_BHANGA,
}
const adhiBhanga = (from: Where) => [
  mildly('malefic_in_the_same_houses', anyIn(MALEFICS, ADHI_HOUSES, from), 'tradition'),
  ...ADHI_PLANETS.map((planet) =>
    mildly(
      `${planet.toLowerCase()}_combust`,
      all(combust(graha(planet)), anyIn(ofNames(planet), ADHI_HOUSES, from)),
      'tradition',
    ),
  ),
]
const CHANDRADHI_BHANGA = adhiBhanga(MOON)
const LAGNADHI_BHANGA = adhiBhanga(ASCENDANT)

// source: this project's own weighing
const MEASURE = { full: 3, counted: 2 } as const
const shareOf = (count: number) => (count >= MEASURE.full ? 1 : OF_TWO)

const BENEFICS_THERE = kindIn(BENEFICS, ADHI_HOUSES)
export const lagnadhi: YogaRule = {
  id: 'lagnadhi',
  name: 'Lagnadhi',
  group: 'shubha',
  quality: 'auspicious',
  rule: 'two or more benefics in the 6th, 7th and 8th, no malefic with or aspecting them, and no malefic in the 4th; full with three',
  result: 'Learning, and a life with few serious troubles, are ascribed to it.',
  source: 'BPHS 36',
  when: all(
    anyIn(BENEFICS, ADHI_HOUSES, ASCENDANT, MEASURE.counted),
    not(
      some(BENEFICS_THERE, (each) => withOrAspectedBy(each, MALEFICS)),
      'no malefic with or aspecting these benefics',
    ),
    noneIn(MALEFICS, [4]),
  ),
  planets: BENEFICS_THERE.bits,
  share: (f) => shareOf(countOf(BENEFICS_THERE.bits(f))),
  reasons: () => LAGNADHI_BHANGA,
}

const maleficsThere = (f: Facts) => bitsInHouses(f, ADHI_HOUSES, MOON) & f.malefics
/** The dark counterpart of Chandradhi, told beside the two. */
export const papadhi: YogaRule = {
  id: 'papadhi',
  name: 'Papadhi',
  group: 'chandra',
  quality: 'inauspicious',
  rule: 'two or more malefics in the 6th, 7th and 8th from the Moon; full with three',
  result: 'Trust is said to be met with rivalry.',
  source: 'Phaladeepika 6',
  when: anyIn(MALEFICS, ADHI_HOUSES, MOON, MEASURE.counted),
  planets: maleficsThere,
  share: (f) => shareOf(countOf(maleficsThere(f))),
}
