import type { HouseNumber } from '../../zodiac/signs.ts'
import { GRAHAS, type Graha } from '../grahas.ts'
import { aspectedBy, BENEFICS } from '../rules/associations.ts'
import { type CancellationReason, mildReason, strongReason } from '../rules/cancellation.ts'
import { bitsOf } from '../rules/facts.ts'
import { inHouse, ownOrExalted, withOrAspectOf } from '../rules/predicates.ts'
import { dispositor, graha } from '../rules/subjects.ts'
import { ordinal } from '../rules/words.ts'
import type { YogaRule } from '../rules/yoga-rule.ts'

// source: Jataka Parijata; the house in which each planet is as weak as dead. A second reading has Mercury in the 4th
export const MARANA_KARAKA: Record<Graha, HouseNumber> = {
  Sun: 12,
  Moon: 8,
  Mars: 7,
  Mercury: 7,
  Jupiter: 3,
  Venus: 6,
  Saturn: 1,
  Rahu: 9,
  Ketu: 4,
}

const RESULTS: Record<Graha, string> = {
  Sun: 'Energy and the regard of seniors come to you slowly.',
  Moon: 'Your calm of mind needs care.',
  Mars: 'Your push hits partners first, and does better elsewhere.',
  Mercury: 'Words and terms go astray between you and a partner.',
  Jupiter: 'You spend good advice on small matters.',
  Venus: 'Pleasure costs you something in work or health.',
  Saturn: 'You carry more than your share early.',
  Rahu: 'You doubt teachers and beliefs before they help you.',
  Ketu: 'Home feels to you like a place on the way.',
}

/** Reasons that cancel the yoga of a planet; source: tradition. */
export const maranaReasons = (planet: Graha): CancellationReason[] => [
  strongReason('own_or_exalted', ownOrExalted(graha(planet)), 'tradition'),
  strongReason('dispositor_with_or_aspecting', withOrAspectOf(dispositor(graha(planet)), graha(planet)), 'tradition'),
  mildReason('benefic_aspect', aspectedBy(graha(planet), BENEFICS), 'tradition'),
]

export const MARANA_KARAKA_YOGAS: readonly YogaRule[] = GRAHAS.map((planet) => {
  const house = MARANA_KARAKA[planet]
  const reasons = maranaReasons(planet)
  return {
    id: `marana_karaka_${planet.toLowerCase()}`,
    name: `${planet} in marana karaka sthana`,
    group: 'marana_karaka',
    quality: 'inauspicious',
    rule: `${planet} in the ${ordinal(house)}`,
    when: inHouse(graha(planet), [house]),
    planets: () => bitsOf([planet]),
    reasons: () => reasons,
    result: RESULTS[planet],
    source: 'Jataka Parijata',
  }
})
