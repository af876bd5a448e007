import type { Graha } from '../grahas.ts'
import { DUSTHANAS, KENDRAS, TRIKONAS } from '../house-groups.ts'
import {
  anyIn,
  aspectedBy,
  BENEFICS,
  bitsInHouses,
  hemmedBy,
  joinedBy,
  kindOfNames,
  MALEFICS,
  withOrAspectedBy,
} from '../rules/associations.ts'
import { mildReason, strongReason } from '../rules/cancellation.ts'
import { all, any, type Clause, not } from '../rules/clauses.ts'
import { type DoshaRule, severityByCount } from '../rules/dosha-rule.ts'
import { bit } from '../rules/evidence-text.ts'
import { type Bits, bitsOf, grahasIn, type RuleFacts } from '../rules/facts.ts'
import { debilitated, inHouse, ownOrExalted, strong, withOrAspectOf } from '../rules/predicates.ts'
import { house, JUPITER, L, MOON, type RulePlanet, SUN } from '../rules/subjects.ts'

export const AFFLICTED_POINTS = ['Sun', 'ninth_house', 'ninth_lord', 'Moon'] as const
export type AfflictedPoint = (typeof AFFLICTED_POINTS)[number]
export const AFFLICTIONS = ['conjunction', 'aspect', 'occupation', 'hemmed', 'dusthana'] as const
type Affliction = (typeof AFFLICTIONS)[number]

/** An afflicted point, its afflictor (null if a place alone harms it), and the kind of the affliction. */
export interface PitraAffliction {
  readonly point: AfflictedPoint
  readonly by: Graha | null
  readonly how: Affliction
}

interface Formation {
  readonly clause: Clause
  readonly lineage: 'paternal' | 'maternal'
  /** The afflictions. Only called if the formation holds. */
  readonly afflicts: (f: RuleFacts) => PitraAffliction[]
}

const SHADOWS = kindOfNames('Rahu', 'Ketu', 'Saturn')
const NODES = kindOfNames('Rahu', 'Ketu')
const [FOURTH, NINTH] = [L(4), L(9)]

const afflictionsBy = (point: AfflictedPoint, how: Affliction, bits: Bits): PitraAffliction[] =>
  grahasIn(bits).map((by) => ({ point, by, how }))
const companions = (planet: RulePlanet, f: RuleFacts) => f.occupants[planet.signOf(f)]! & ~bit(planet, f)
const neighbours = (planet: RulePlanet, f: RuleFacts) =>
  (f.occupants[(planet.signOf(f) + 11) % 12]! | f.occupants[(planet.signOf(f) + 1) % 12]!) & ~bit(planet, f)

const FORMATIONS: readonly Formation[] = [
  {
    clause: joinedBy(SUN, SHADOWS),
    lineage: 'paternal',
    afflicts: (f) => afflictionsBy('Sun', 'conjunction', companions(SUN, f) & SHADOWS.bits(f)),
  },
  {
    clause: all(
      inHouse(SUN, [9]),
      withOrAspectedBy(SUN, MALEFICS),
      not(aspectedBy(SUN, BENEFICS), 'no benefic aspecting the Sun'),
    ),
    lineage: 'paternal',
    afflicts: (f) => [
      ...afflictionsBy('Sun', 'conjunction', companions(SUN, f) & f.malefics),
      ...afflictionsBy('Sun', 'aspect', f.aspecting[SUN.signOf(f)]! & f.malefics),
    ],
  },
  {
    clause: all(anyIn(SHADOWS, [9]), any(inHouse(NINTH, DUSTHANAS), joinedBy(NINTH, NODES))),
    lineage: 'paternal',
    afflicts: (f) => [
      ...afflictionsBy('ninth_house', 'occupation', bitsInHouses(f, [9]) & SHADOWS.bits(f)),
      ...(DUSTHANAS.includes(f.house[NINTH.of(f)]!)
        ? [{ point: 'ninth_lord' as const, by: null, how: 'dusthana' as const }]
        : []),
      ...afflictionsBy('ninth_lord', 'conjunction', companions(NINTH, f) & NODES.bits(f)),
    ],
  },
  {
    clause: joinedBy(NINTH, NODES),
    lineage: 'paternal',
    afflicts: (f) => afflictionsBy('ninth_lord', 'conjunction', companions(NINTH, f) & NODES.bits(f)),
  },
  {
    clause: all(debilitated(SUN), hemmedBy(SUN, MALEFICS)),
    lineage: 'paternal',
    afflicts: (f) => afflictionsBy('Sun', 'hemmed', neighbours(SUN, f)),
  },
  {
    clause: all(joinedBy(MOON, NODES), inHouse(FOURTH, DUSTHANAS)),
    lineage: 'maternal',
    afflicts: (f) => afflictionsBy('Moon', 'conjunction', companions(MOON, f) & NODES.bits(f)),
  },
]

/** The afflictions, each once even if several formations name it. */
export const pitraAfflictions = (f: RuleFacts): PitraAffliction[] => {
  const afflictions = FORMATIONS.flatMap(({ clause, afflicts }) => (clause.holds(f) ? afflicts(f) : []))
  return [...new Map(afflictions.map((row) => [Object.values(row).join(), row])).values()]
}

export const LINEAGES = ['paternal', 'maternal', 'both', 'none'] as const
export const pitraLineage = (f: RuleFacts): (typeof LINEAGES)[number] => {
  const [first, ...others] = new Set(FORMATIONS.flatMap(({ clause, lineage }) => (clause.holds(f) ? [lineage] : [])))
  return others.length > 0 ? 'both' : (first ?? 'none')
}

export const pitraRule: DoshaRule = {
  id: 'pitra',
  name: 'Pitra',
  formation: FORMATIONS.map(({ clause }) => clause),
  severity: (_, formationHolds) => severityByCount(formationHolds.filter(Boolean).length),
  cancellations: [
    strongReason('jupiter_in_or_aspecting_ninth', withOrAspectOf(JUPITER, house(9)), 'tradition'),
    strongReason('ninth_lord_strong', all(strong(NINTH), inHouse(NINTH, [...KENDRAS, ...TRIKONAS])), 'tradition'),
    mildReason('jupiter_aspects_sun', withOrAspectOf(JUPITER, SUN), 'tradition'),
    mildReason('sun_own_or_exalted', ownOrExalted(SUN), 'tradition'),
  ],
  planets: (f) => bitsOf(['Sun']) | bit(NINTH, f),
  source: 'BPHS on curses of a previous birth; tradition',
  note: 'Six formations of current practice, any of which makes it; others ask for the Sun with Rahu in the 9th or a trine, or look at the 10th lord. It is read as a duty towards forebears.',
}
