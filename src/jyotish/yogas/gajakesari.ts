import { separation } from '../../zodiac/longitude.ts'
import { houseFrom } from '../../zodiac/signs.ts'
import { DUSTHANAS, KENDRAS } from '../house-groups.ts'
import { BENEFICS, withOrAspectedBy } from '../rules/associations.ts'
import { mildly, strongly } from '../rules/cancellation.ts'
import { all, any, clause, not } from '../rules/clauses.ts'
import { bitsOf, type Facts } from '../rules/facts.ts'
import { brightMoon, combust, debilitated, inHouse, inimical, together } from '../rules/predicates.ts'
import { JUPITER, L, MOON } from '../rules/subjects.ts'
import type { YogaRule } from '../rules/yoga-rule.ts'

export const GAJAKESARI_GRADES = ['full', 'ordinary', 'weak', 'absent'] as const
export type GajakesariGrade = (typeof GAJAKESARI_GRADES)[number]

/** The form that the Moon makes. */
export const gajakesariFromMoon = inHouse(JUPITER, KENDRAS, MOON)
const fromLagna = inHouse(JUPITER, KENDRAS)
const spoilt = any(debilitated(JUPITER), combust(JUPITER), inimical(JUPITER))
const supported = withOrAspectedBy(JUPITER, BENEFICS)

/**
 * Full by BPHS 36.3-4: a kendra from the ascendant or the Moon, with or in sight of a benefic, neither debilitated, combust nor in an
 * enemy's sign. Ordinary by Phaladeepika 6: a kendra from the Moon alone; weak where one of the three spoils it.
 */
export const gajakesariGrade = (f: Facts): GajakesariGrade => {
  const angular = gajakesariFromMoon.holds(f)
  if (!angular && !fromLagna.holds(f)) return 'absent'
  if (spoilt.holds(f)) return angular ? 'weak' : 'absent'
  return supported.holds(f) ? 'full' : angular ? 'ordinary' : 'absent'
}

const lordsOfLoss = DUSTHANAS.map(L)
/** Degrees in which a node touches a planet. */
const NODE_ORB = 5
const nodeNear = clause(
  'a node within 5 degrees of Jupiter or the Moon',
  ({ chart: { graha } }) =>
    (['Rahu', 'Ketu'] as const).some((node) =>
      (['Jupiter', 'Moon'] as const).some((one) => separation(graha[one].longitude, graha[node].longitude) <= NODE_ORB),
    ),
  ({ chart: { graha } }) =>
    (['Jupiter', 'Moon'] as const)
      .map((one) => `${one} ${separation(graha[one].longitude, graha.Rahu.longitude).toFixed(1)} degrees from Rahu`)
      .join(', '),
  bitsOf(['Jupiter', 'Moon']),
)
const REASONS = [
  strongly('jupiter_debilitated_or_combust', any(debilitated(JUPITER), combust(JUPITER)), 'BPHS 36'),
  mildly('dark_moon_in_dusthana', all(not(brightMoon, 'the Moon dark'), inHouse(MOON, DUSTHANAS)), 'tradition'),
  mildly('with_a_lord_of_loss', any(...lordsOfLoss.map((lord) => together(JUPITER, lord))), 'tradition'),
  mildly('node_near', nodeNear, 'tradition'),
]

export const gajakesari: YogaRule = {
  id: 'gajakesari',
  name: 'Gajakesari',
  group: 'chandra',
  quality: 'auspicious',
  rule: 'Jupiter in a kendra from the Moon; or in a kendra from the ascendant, with or aspected by a benefic and not spoilt',
  result: 'Sense and a good name that outlasts setbacks are ascribed to it.',
  source: 'BPHS 36, Phaladeepika 6',
  when: any(
    gajakesariFromMoon,
    all(fromLagna, supported, not(spoilt, 'Jupiter neither debilitated, combust nor in an enemy’s sign')),
  ),
  planets: () => bitsOf(['Moon', 'Jupiter']),
  reasons: () => REASONS,
}

/** Houses from the Moon to Jupiter, both counted. */
export const housesBetween = ({ chart: { graha } }: Facts) => houseFrom(graha.Moon.sign, graha.Jupiter.sign)
