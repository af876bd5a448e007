import { mayBeEclipsed } from '../birth-limbs.ts'
import { mildReason, strongReason } from '../rules/cancellation.ts'
import { all, type Clause, clause } from '../rules/clauses.ts'
import type { DoshaRule, DoshaSeverity } from '../rules/dosha-rule.ts'
import { bitsOf, type RuleFacts } from '../rules/facts.ts'
import { ownOrExalted, withOrAspectOf } from '../rules/predicates.ts'
import { JUPITER, MOON, type RulePlanet, SUN } from '../rules/subjects.ts'
import { conjunctionOf, inOneSign, maxSeverity, nodeOrbOf, outOfSignNote, severityOfOrb } from './conjunction.ts'

const NODES = ['Rahu', 'Ketu'] as const
export const LUMINARIES = ['Sun', 'Moon'] as const
type Luminary = (typeof LUMINARIES)[number]

// source: this project's own weighing
const CLOSE: Record<Luminary, number> = { Sun: 8, Moon: 6 }
const KIND = { Sun: 'solar', Moon: 'lunar' } as const
const SUBJECT_OF: Record<Luminary, RulePlanet> = { Sun: SUN, Moon: MOON }

const nearEclipse = ({ eclipse }: RuleFacts) => (eclipse === 'none' ? null : eclipse)

/** A luminary with a node in its sign; at an eclipse of the luminary, with the nearer node in any sign. */
export interface Grahan {
  readonly node: (typeof NODES)[number]
  readonly orb: number
  readonly severity: DoshaSeverity
}
export const grahan = (f: RuleFacts, luminary: Luminary): Grahan | null => {
  const conjunction = conjunctionOf(f, luminary, NODES)
  if (nearEclipse(f)?.kind === KIND[luminary]) {
    const [nearest] = NODES.toSorted((a, b) => nodeOrbOf(f, luminary, a) - nodeOrbOf(f, luminary, b))
    return { node: nearest!, orb: nodeOrbOf(f, luminary, nearest!), severity: 'high' }
  }
  return (
    conjunction && {
      node: conjunction.with,
      orb: conjunction.orb,
      severity: severityOfOrb(conjunction.orb, CLOSE[luminary]),
    }
  )
}

const afflictedLuminaries = (f: RuleFacts) => LUMINARIES.filter((luminary) => grahan(f, luminary))
/** A clause that must hold for every afflicted luminary. */
const forAfflicted = (wording: string, clauseOf: (luminary: Luminary) => Clause): Clause => {
  const clauses = { Sun: clauseOf('Sun'), Moon: clauseOf('Moon') }
  const activeClauses = (f: RuleFacts) => afflictedLuminaries(f).map((luminary) => clauses[luminary])
  return clause(
    wording,
    (f) => activeClauses(f).length > 0 && all(...activeClauses(f)).holds(f),
    (f) => all(...activeClauses(f)).evidence(f) || 'no luminary with a node',
    (f) => all(...activeClauses(f)).planets(f),
  )
}

// source: this project's own weighing; degrees
const WIDE = 15
const farFromNode = (luminary: Luminary): Clause =>
  clause(
    `the ${luminary} more than ${WIDE} degrees from the node`,
    (f) => (grahan(f, luminary)?.orb ?? 0) > WIDE,
    (f) => `the ${luminary} ${grahan(f, luminary)!.orb.toFixed(1)} degrees from ${grahan(f, luminary)!.node}`,
    bitsOf([luminary]),
  )

export const eclipseNear: Clause = {
  wording: 'an eclipse within twelve hours of birth',
  holds: (f) => nearEclipse(f) !== null,
  unknown: (f) => f.eclipse === null && mayBeEclipsed(f.chart) !== null,
  planets: (f) => (nearEclipse(f) ? bitsOf(nearEclipse(f)!.kind === 'solar' ? ['Sun'] : ['Moon']) : 0),
  evidence: (f) => {
    const eclipse = nearEclipse(f)
    return eclipse
      ? `a ${eclipse.type} ${eclipse.kind} eclipse ${eclipse.hours.toFixed(1)} hours from birth`
      : 'no eclipse within twelve hours'
  },
}

export const grahanRule: DoshaRule = {
  id: 'grahan',
  name: 'Grahan',
  formation: [...LUMINARIES.flatMap((luminary) => inOneSign(luminary, NODES)), eclipseNear],
  severity: (f) => maxSeverity(LUMINARIES.map((luminary) => grahan(f, luminary)?.severity ?? 'none')),
  cancellations: [
    strongReason(
      'jupiter_with_or_aspecting_luminary',
      forAfflicted('Jupiter with or aspecting the luminary', (luminary) =>
        withOrAspectOf(JUPITER, SUBJECT_OF[luminary]),
      ),
      'tradition',
    ),
    mildReason(
      'luminary_own_or_exalted',
      forAfflicted('the luminary in own or exaltation sign', (luminary) => ownOrExalted(SUBJECT_OF[luminary])),
      'tradition',
    ),
    mildReason(
      'wide_orb',
      forAfflicted(`the luminary more than ${WIDE} degrees from the node`, farFromNode),
      'tradition',
    ),
  ],
  planets: (f) => bitsOf(afflictedLuminaries(f).flatMap((luminary) => [luminary, grahan(f, luminary)!.node])),
  source: 'tradition',
  note: (f) =>
    `The Sun or the Moon in the sign of a node; an eclipse within twelve hours weighs in full. Others count a narrow orb alone, or an eclipse alone.${LUMINARIES.map((luminary) => (grahan(f, luminary) ? '' : outOfSignNote(f, luminary, NODES))).join('')}`,
}
