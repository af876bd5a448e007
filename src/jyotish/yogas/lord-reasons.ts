import { DUSTHANAS } from '../house-groups.ts'
import {
  type AssociationKind,
  anyOfKindWhere,
  aspectedBy,
  bitsInHouses,
  kindOfNames,
  lordsOf,
} from '../rules/associations.ts'
import { type CancellationReason, mildReason, strongReason } from '../rules/cancellation.ts'
import { all, any, not } from '../rules/clauses.ts'
import type { Bits, RuleFacts } from '../rules/facts.ts'
import { related, same } from '../rules/predicates.ts'
import { L, type RulePlanet } from '../rules/subjects.ts'

/** Reasons that cancel yogas of house lords. */

const lordsOf8Or11 = lordsOf(8, 11)
const dusthanaLords = lordsOf(...DUSTHANAS)
const withNode = (f: RuleFacts): Bits => f.occupants[f.sign[7]!]! | f.occupants[f.sign[8]!]!

/** Reasons that cancel a raja yoga of these lords. */
export const rajaReasons = (lordKind: AssociationKind): CancellationReason[] => [
  mildReason(
    'owns_8_or_11',
    anyOfKindWhere(lordKind, 'also owning the 8th or 11th', lordsOf8Or11.bits),
    'Laghu Parashari',
  ),
  strongReason(
    'in_dusthana',
    // A dusthana lord in a dusthana forms viparita and does not cancel.
    anyOfKindWhere(
      lordKind,
      'in 6, 8 or 12 without being a lord of these',
      (f) => bitsInHouses(f, DUSTHANAS) & ~dusthanaLords.bits(f),
    ),
    'Laghu Parashari',
  ),
  strongReason(
    'combust_or_fallen',
    anyOfKindWhere(
      lordKind,
      'combust, or debilitated with nothing to lift it',
      (f) => f.combust | f.debilitatedUncancelled,
    ),
    'tradition',
  ),
  mildReason('with_node', anyOfKindWhere(lordKind, 'with a node', withNode), 'tradition'),
]

const JUPITER = kindOfNames('Jupiter')
/** Reasons that cancel a dhana yoga of these lords. */
export const dhanaReasons = (lords: readonly RulePlanet[]): CancellationReason[] => {
  const lordKind = kindOf(lords)
  const relatedToDusthana = lords.flatMap((lord) =>
    DUSTHANAS.map(L).map((dusthanaLord) =>
      all(
        related(lord, dusthanaLord),
        not(same(lord, dusthanaLord), 'the two unlike'),
        not(aspectedBy(lord, JUPITER), `${lord.name} not aspected by Jupiter`),
      ),
    ),
  )
  return [
    mildReason(
      'touched_by_loss',
      any(
        anyOfKindWhere(lordKind, 'in 6, 8 or 12', (f) => bitsInHouses(f, DUSTHANAS)),
        ...relatedToDusthana,
      ),
      'tradition',
    ),
    strongReason(
      'combust_or_debilitated',
      anyOfKindWhere(lordKind, 'combust or debilitated', (f) => f.combust | f.debilitated),
      'tradition',
    ),
  ]
}

/** Lords as a group of planets. */
export const kindOf = (lords: readonly RulePlanet[]): AssociationKind => ({
  singular: lords.map(({ name }) => name).join(' or '),
  plural: lords.map(({ name }) => name).join(' and '),
  bits: (f) => lords.reduce((bits, lord) => bits | (1 << lord.of(f)), 0),
})
