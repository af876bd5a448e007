import { separation } from '../../zodiac/longitude.ts'
import { houseFrom } from '../../zodiac/signs.ts'
import { DUSTHANAS, KENDRAS } from '../house-groups.ts'
import { BENEFICS, withOrAspectedBy } from '../rules/associations.ts'
import { mildReason, strongReason } from '../rules/cancellation.ts'
import { all, any, clause, not } from '../rules/clauses.ts'
import { bitsOf, type RuleFacts } from '../rules/facts.ts'
import { brightMoon, combust, debilitated, inHouse, inimical, together } from '../rules/predicates.ts'
import { JUPITER, L, MOON } from '../rules/subjects.ts'
import type { YogaRule } from '../rules/yoga-rule.ts'

export const GAJAKESARI_GRADES = ['full', 'ordinary', 'weak', 'absent'] as const
export type GajakesariGrade = (typeof GAJAKESARI_GRADES)[number]

/** The form counted from the Moon. */
export const gajakesariFromMoon = inHouse(JUPITER, KENDRAS, MOON)
const fromLagna = inHouse(JUPITER, KENDRAS)
const isJupiterWeak = any(debilitated(JUPITER), combust(JUPITER), inimical(JUPITER))
const isSupported = withOrAspectedBy(JUPITER, BENEFICS)

/**
 * Full by BPHS 36.3-4: Jupiter in a kendra from the ascendant or the Moon, with a benefic or aspected by one, and
 * neither debilitated nor combust nor in an enemy's sign. Ordinary by Phaladeepika 6: a kendra from the Moon only. Weak
 * if Jupiter is debilitated, combust or in an enemy's sign.
 */
export const gajakesariGrade = (f: RuleFacts): GajakesariGrade => {
  const angular = gajakesariFromMoon.holds(f)
  if (!angular && !fromLagna.holds(f)) return 'absent'
  if (isJupiterWeak.holds(f)) return angular ? 'weak' : 'absent'
  return isSupported.holds(f) ? 'full' : angular ? 'ordinary' : 'absent'
}

const lordsOfLoss = DUSTHANAS.map(L)
/** The orb of a node, degrees. */
const NODE_ORB = 5
const nodeNear = clause(
  'a node within 5 degrees of Jupiter or the Moon',
  ({ chart: { graha } }) =>
    (['Rahu', 'Ketu'] as const).some((node) =>
      (['Jupiter', 'Moon'] as const).some(
        (planet) => separation(graha[planet].longitude, graha[node].longitude) <= NODE_ORB,
      ),
    ),
  ({ chart: { graha } }) =>
    (['Jupiter', 'Moon'] as const)
      .map(
        (planet) =>
          `${planet} ${separation(graha[planet].longitude, graha.Rahu.longitude).toFixed(1)} degrees from Rahu`,
      )
      .join(', '),
  bitsOf(['Jupiter', 'Moon']),
)
const REASONS = [
  strongReason('jupiter_debilitated_or_combust', any(debilitated(JUPITER), combust(JUPITER)), 'BPHS 36'),
  mildReason('dark_moon_in_dusthana', all(not(brightMoon, 'the Moon dark'), inHouse(MOON, DUSTHANAS)), 'tradition'),
  mildReason('with_a_lord_of_loss', any(...lordsOfLoss.map((lord) => together(JUPITER, lord))), 'tradition'),
  mildReason('node_near', nodeNear, 'tradition'),
]

export const gajakesari: YogaRule = {
  id: 'gajakesari',
  name: 'Gajakesari',
  group: 'chandra',
  quality: 'auspicious',
  rule: 'Jupiter in a kendra from the Moon; or in a kendra from the ascendant, with or aspected by a benefic and not spoilt',
  result: 'Your good sense earns you a name that outlasts setbacks.',
  source: 'BPHS 36, Phaladeepika 6',
  when: any(
    gajakesariFromMoon,
    all(fromLagna, isSupported, not(isJupiterWeak, 'Jupiter neither debilitated, combust nor in an enemy’s sign')),
  ),
  planets: () => bitsOf(['Moon', 'Jupiter']),
  reasons: () => REASONS,
}

/** The house of Jupiter from the Moon, both included. */
export const housesBetween = ({ chart: { graha } }: RuleFacts) => houseFrom(graha.Moon.sign, graha.Jupiter.sign)
