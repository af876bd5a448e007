import { mayBeEclipsed } from '../birth-limbs.ts'
import { mildly, strongly } from '../rules/cancellation.ts'
import { all, type Clause, clause } from '../rules/clauses.ts'
import type { DoshaRule, Severity } from '../rules/dosha-rule.ts'
import { bitsOf, type Facts } from '../rules/facts.ts'
import { ownOrExalted, withOrAspectOf } from '../rules/predicates.ts'
import { JUPITER, MOON, SUN, type Who } from '../rules/subjects.ts'
import { acrossTheSign, conjunctionOf, heaviest, inOneSign, nodeOrbOf, severityOfOrb } from './conjunction.ts'

const NODES = ['Rahu', 'Ketu'] as const
export const LUMINARIES = ['Sun', 'Moon'] as const
type Luminary = (typeof LUMINARIES)[number]

// source: this project's own weighing
const CLOSE: Record<Luminary, number> = { Sun: 8, Moon: 6 }
const KIND = { Sun: 'solar', Moon: 'lunar' } as const
const WHO: Record<Luminary, Who> = { Sun: SUN, Moon: MOON }

const nearEclipse = ({ eclipse }: Facts) => (eclipse === 'none' ? null : eclipse)

/** How a luminary stands with the nodes; at an eclipse of it, with the nearer one in whatever sign. */
export interface Grahan {
  readonly node: (typeof NODES)[number]
  readonly orb: number
  readonly severity: Severity
}
export const grahan = (f: Facts, luminary: Luminary): Grahan | null => {
  const met = conjunctionOf(f, luminary, NODES)
  if (nearEclipse(f)?.kind === KIND[luminary]) {
    const [near] = NODES.toSorted((a, b) => nodeOrbOf(f, luminary, a) - nodeOrbOf(f, luminary, b))
    return { node: near!, orb: nodeOrbOf(f, luminary, near!), severity: 'high' }
  }
  return met && { node: met.with, orb: met.orb, severity: severityOfOrb(met.orb, CLOSE[luminary]) }
}

const afflicted = (f: Facts) => LUMINARIES.filter((luminary) => grahan(f, luminary))
/** A clause that every afflicted luminary must meet. */
const ofAfflicted = (says: string, ask: (luminary: Luminary) => Clause): Clause => {
  const clauses = { Sun: ask('Sun'), Moon: ask('Moon') }
  const asked = (f: Facts) => afflicted(f).map((luminary) => clauses[luminary])
  return clause(
    says,
    (f) => asked(f).length > 0 && all(...asked(f)).holds(f),
    (f) => all(...asked(f)).evidence(f) || 'no luminary with a node',
    (f) => all(...asked(f)).planets(f),
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
  says: 'an eclipse within twelve hours of birth',
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
  severity: (f) => heaviest(LUMINARIES.map((luminary) => grahan(f, luminary)?.severity ?? 'none')),
  cancellations: [
    strongly(
      'jupiter_with_or_aspecting_luminary',
      ofAfflicted('Jupiter with or aspecting the luminary', (luminary) => withOrAspectOf(JUPITER, WHO[luminary])),
      'tradition',
    ),
    mildly(
      'luminary_own_or_exalted',
      ofAfflicted('the luminary in own or exaltation sign', (luminary) => ownOrExalted(WHO[luminary])),
      'tradition',
    ),
    mildly('wide_orb', ofAfflicted(`the luminary more than ${WIDE} degrees from the node`, farFromNode), 'tradition'),
  ],
  planets: (f) => bitsOf(afflicted(f).flatMap((luminary) => [luminary, grahan(f, luminary)!.node])),
  source: 'tradition',
  note: (f) =>
    `The Sun or the Moon in the sign of a node; an eclipse within twelve hours weighs in full. Others count a narrow orb alone, or an eclipse alone.${LUMINARIES.map((luminary) => (grahan(f, luminary) ? '' : acrossTheSign(f, luminary, NODES))).join('')}`,
}
