import { TRIKONAS } from '../house-groups.ts'
import { badhaka } from '../markers.ts'
import { joinedBy, kindOfNames } from '../rules/associations.ts'
import { mildReason, strongReason } from '../rules/cancellation.ts'
import { all, type Clause, clause } from '../rules/clauses.ts'
import { type DoshaRule, severityByCount } from '../rules/dosha-rule.ts'
import { bit } from '../rules/evidence-text.ts'
import { indexOf, type RuleFacts } from '../rules/facts.ts'
import { aspectOf, exchange, owns, related, wellPlaced } from '../rules/predicates.ts'
import { mandiWith } from '../rules/sex-and-upagrahas.ts'
import { JUPITER, L, MOON, type RulePlanet, rulePlanet } from '../rules/subjects.ts'

/** The badhakesh: the lord of the 11th for a movable, the 9th for a fixed, the 7th for a dual ascendant. */
export const BADHAKESH: RulePlanet = rulePlanet('the badhakesh', (f) => indexOf(badhaka(f.ascendant).lord))

const inBadhakaHouse: Clause = clause(
  'the badhakesh in the badhaka house',
  (f) => f.house[BADHAKESH.of(f)] === badhaka(f.ascendant).house,
  (f) => `the badhakesh in house ${f.house[BADHAKESH.of(f)]}, the badhaka house is the ${badhaka(f.ascendant).house}`,
  (f) => bit(BADHAKESH, f),
)

const withMandi = mandiWith(BADHAKESH)

export const BADHAKA_TIES = ['lagna_lord', 'Moon', 'node', 'sixth_lord', 'eighth_lord', 'Mandi'] as const
export type BadhakaTie = (typeof BADHAKA_TIES)[number]
export const BADHAKA_TIE_KINDS = ['conjunction', 'exchange', 'mutual_aspect', 'one_planet', 'in_badhaka_house'] as const
type TiedBy = (typeof BADHAKA_TIE_KINDS)[number]

interface Tie {
  readonly clause: Clause
  /** The kind of the tie. Only called if the tie holds. */
  readonly how: (f: RuleFacts) => TiedBy
}
const relation = (other: RulePlanet): Tie => ({
  clause: related(BADHAKESH, other),
  how: (f) => {
    if (BADHAKESH.of(f) === other.of(f)) return 'one_planet'
    if (BADHAKESH.signOf(f) === other.signOf(f)) return 'conjunction'
    return exchange(BADHAKESH, other).holds(f) ? 'exchange' : 'mutual_aspect'
  },
})
const TIES: Record<BadhakaTie, Tie> = {
  lagna_lord: relation(L(1)),
  Moon: relation(MOON),
  node: { clause: joinedBy(BADHAKESH, kindOfNames('Rahu', 'Ketu')), how: () => 'conjunction' },
  sixth_lord: relation(L(6)),
  eighth_lord: relation(L(8)),
  Mandi: {
    // Mandi requires the sunrise and is evaluated only if the badhakesh is in the badhaka house.
    clause: {
      ...all(inBadhakaHouse, withMandi),
      sentences: (f) => [inBadhakaHouse.evidence(f), ...(inBadhakaHouse.holds(f) ? [withMandi.evidence(f)] : [])],
    },
    how: () => 'in_badhaka_house',
  },
}

/** The ties of the badhakesh that hold, with their kinds. */
export const badhakaTies = (f: RuleFacts) =>
  BADHAKA_TIES.flatMap((tie) => (TIES[tie].clause.holds(f) ? [{ with: tie, how: TIES[tie].how(f) }] : []))

const tiesThatHold = (formationHolds: readonly boolean[]) => BADHAKA_TIES.filter((_, i) => formationHolds[i])
/** Ties that make a relation an obstruction. */
const OBSTRUCTING: readonly BadhakaTie[] = ['node', 'sixth_lord', 'eighth_lord', 'Mandi']

export const badhakaRule: DoshaRule = {
  id: 'badhaka',
  name: 'Badhaka',
  formation: BADHAKA_TIES.map((tie) => TIES[tie].clause),
  present: (_, formationHolds) => {
    const ties = tiesThatHold(formationHolds)
    if (ties.includes('Mandi')) return true
    return ties.some((tie) => !OBSTRUCTING.includes(tie)) && ties.some((tie) => OBSTRUCTING.includes(tie))
  },
  severity: (_, formationHolds) =>
    severityByCount(tiesThatHold(formationHolds).filter((tie) => OBSTRUCTING.includes(tie)).length),
  cancellations: [
    strongReason('jupiter_aspects_badhakesh', aspectOf(JUPITER, BADHAKESH), 'tradition'),
    mildReason('badhakesh_trine_lord_in_dignity', all(owns(BADHAKESH, TRIKONAS), wellPlaced(BADHAKESH)), 'tradition'),
  ],
  planets: (f) => bit(BADHAKESH, f),
  source: 'Prasna Marga',
  note: 'The obstructing lord counts where he is tied to the ascendant’s lord or the Moon and to a node or a lord of the 6th or 8th as well; or where Mandi is with him in his house. For Scorpio and Aquarius the ordinary lords are taken.',
}
