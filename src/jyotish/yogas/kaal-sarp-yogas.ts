import { HOUSES, type HouseNumber } from '../../zodiac/signs.ts'
import { KAAL_SARP_TYPES, kaalSarp, kaalSarpRule } from '../doshas/kaal-sarp.ts'
import { all } from '../rules/clauses.ts'
import { inHouse } from '../rules/predicates.ts'
import { RAHU } from '../rules/subjects.ts'
import { ordinal } from '../rules/words.ts'
import type { YogaRule } from '../rules/yoga-rule.ts'

const RESULTS: Record<HouseNumber, string> = {
  1: 'You find your own way late, between yourself and a partner.',
  2: 'Family money asks you for care with words and loans.',
  3: 'Brothers, sisters and neighbours test your courage.',
  4: 'You pay for peace at home with effort at work.',
  5: 'Children and study ask you for patience.',
  6: 'Rivals come and go, and your strength with them.',
  7: 'You learn partnership by trial.',
  8: 'Shared money takes sudden turns.',
  9: 'Your luck wavers, and fathers and teachers are far away.',
  10: 'Your position rises and slips by turns.',
  11: 'People whom you hardly know bring you gains.',
  12: 'Something far away disturbs your rest and your savings.',
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
