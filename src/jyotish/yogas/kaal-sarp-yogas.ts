import { HOUSES, type HouseNumber } from '../../zodiac/signs.ts'
import { KAAL_SARP_TYPES, kaalSarp, kaalSarpRule } from '../doshas/kaal-sarp.ts'
import { all } from '../rules/clauses.ts'
import { inHouse } from '../rules/predicates.ts'
import { RAHU } from '../rules/subjects.ts'
import { ordinal } from '../rules/words.ts'
import type { YogaRule } from '../rules/yoga-rule.ts'

const RESULTS: Record<HouseNumber, string> = {
  1: 'One’s own way is said to be found late, between self and partner.',
  2: 'Family means are said to call for caution with words and loans.',
  3: 'Courage is said to be tried through brothers, sisters and neighbours.',
  4: 'Peace at home is said to be bought with effort at work.',
  5: 'Children and study are said to ask for patience.',
  6: 'Rivals are said to come and go, and strength with them.',
  7: 'Partnership is said to be learnt by trial.',
  8: 'Sudden turns are said to mark money that is shared.',
  9: 'Luck is said to waver, and fathers and teachers to be far.',
  10: 'Position is said to rise and slip by turns.',
  11: 'Gains are said to come through people one hardly knows.',
  12: 'Rest and savings are said to be disturbed from far away.',
}
/** The factor of the strength if one planet is outside the axis or on a node (this project). */
const PARTIAL = 0.5
const isFormed = kaalSarpRule.formation[0]!

/** One yoga for each house of Rahu, present if the dosha is, full or partial. */
export const KAAL_SARP_YOGAS: readonly YogaRule[] = HOUSES.map((house) => ({
  id: `kaal_sarp_${KAAL_SARP_TYPES[house].toLowerCase()}`,
  name: `${KAAL_SARP_TYPES[house]} Kaal Sarp`,
  group: 'kaal_sarp',
  quality: 'inauspicious',
  rule: `the seven planets on one side of the nodes, one outside at most, and Rahu in the ${ordinal(house)}`,
  when: all(inHouse(RAHU, [house]), isFormed),
  planets: kaalSarpRule.planets,
  share: (f) => (kaalSarp(f.chart).completeness === 'full' ? 1 : PARTIAL),
  reasons: () => kaalSarpRule.cancellations,
  result: RESULTS[house],
  source: 'modern tradition',
}))
