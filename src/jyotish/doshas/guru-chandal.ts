import { arc } from '../../zodiac/longitude.ts'
import { KENDRAS, TRIKONAS } from '../house-groups.ts'
import { BENEFICS, withOrAspectedBy } from '../rules/associations.ts'
import { mildReason, strongReason } from '../rules/cancellation.ts'
import { all, type Clause, clause } from '../rules/clauses.ts'
import type { DoshaRule } from '../rules/dosha-rule.ts'
import { bitsOf, type RuleFacts } from '../rules/facts.ts'
import { inHouse, inSign, owns, retrograde } from '../rules/predicates.ts'
import { JUPITER } from '../rules/subjects.ts'
import {
  type Conjunction,
  conjunctionOf,
  inOneSign,
  lowerSeverity,
  outOfSignNote,
  severityOfOrb,
} from './conjunction.ts'

const NODES = ['Rahu', 'Ketu'] as const

export const guruChandal = (f: RuleFacts): Conjunction<'Rahu' | 'Ketu'> | null => conjunctionOf(f, 'Jupiter', NODES)

/** The ratio of Shadbala to the required Shadbala from which Jupiter counts as stronger. */
const MIN_RATIO = 1.2
/** Null if strength by place does not decide and Shadbala is not known. */
export const isJupiterStronger = (f: RuleFacts): boolean | null => {
  const jupiter = bitsOf(['Jupiter'])
  if ((f.inOwnSign | f.exalted | f.moolatrikona) & jupiter) return true
  const ratios = f.shadbalaRatios()
  return ratios && ratios.Jupiter >= MIN_RATIO
}

// source: this project's own weighing; degrees
const FAR = 15
const separating: Clause = clause(
  `the node more than ${FAR} degrees from Jupiter and moving away`,
  (f) => {
    const conjunction = guruChandal(f)
    if (!conjunction || conjunction.orb <= FAR) return false
    const { Jupiter, [conjunction.with]: node } = f.chart.graha
    return arc(node.longitude, Jupiter.longitude) * (Jupiter.speed - node.speed) > 0
  },
  (f) => {
    const conjunction = guruChandal(f)
    return conjunction
      ? `${conjunction.with} ${conjunction.orb.toFixed(1)} degrees from Jupiter`
      : 'no node with Jupiter'
  },
  bitsOf(['Jupiter']),
)

const [CANCER, SAGITTARIUS, PISCES] = [3, 8, 11] as const

export const guruChandalRule: DoshaRule = {
  id: 'guru_chandal',
  name: 'Guru Chandal',
  formation: inOneSign('Jupiter', NODES),
  severity: (f) => {
    const conjunction = guruChandal(f)!
    const severity = severityOfOrb(conjunction.orb)
    return conjunction.with === 'Rahu' ? severity : lowerSeverity(severity)
  },
  cancellations: [
    strongReason('jupiter_own_or_exalted', inSign(JUPITER, [CANCER, SAGITTARIUS, PISCES]), 'tradition'),
    mildReason('benefic_with_or_aspecting_jupiter', withOrAspectedBy(JUPITER, BENEFICS), 'tradition'),
    mildReason(
      'jupiter_trine_lord_well_placed',
      all(owns(JUPITER, TRIKONAS), inHouse(JUPITER, [...KENDRAS, 5, 9])),
      'tradition',
    ),
    mildReason('jupiter_retrograde_apart', all(retrograde(JUPITER), separating), 'tradition'),
  ],
  planets: (f) => bitsOf(guruChandal(f) ? ['Jupiter', guruChandal(f)!.with] : ['Jupiter']),
  source: 'tradition',
  note: (f) =>
    `Jupiter with Rahu in full, with Ketu one band lighter; only a shared sign counts. Others count Rahu alone, or aspects too.${outOfSignNote(f, 'Jupiter', NODES)}`,
}
