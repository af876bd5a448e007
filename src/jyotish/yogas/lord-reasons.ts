import { DUSTHANAS } from '../house-groups.ts'
import { aspectedBy, bitsInHouses, type Kind, lordsOf, ofNames, someWho } from '../rules/associations.ts'
import { mildly, type Reason, strongly } from '../rules/cancellation.ts'
import { all, any, not } from '../rules/clauses.ts'
import type { Bits, Facts } from '../rules/facts.ts'
import { related, same } from '../rules/predicates.ts'
import { L, type Who } from '../rules/subjects.ts'

/** Reasons that cancel yogas of house lords. */

const lordsOf8Or11 = lordsOf(8, 11)
const dusthanaLords = lordsOf(...DUSTHANAS)
const withNode = (f: Facts): Bits => f.at[f.sign[7]!]! | f.at[f.sign[8]!]!

/** Reasons that cancel a raja yoga of these lords. */
export const rajaReasons = (lordKind: Kind): Reason[] => [
  mildly('owns_8_or_11', someWho(lordKind, 'also owning the 8th or 11th', lordsOf8Or11.bits), 'Laghu Parashari'),
  strongly(
    'in_dusthana',
    // A dusthana lord in a dusthana forms viparita and does not cancel.
    someWho(
      lordKind,
      'in 6, 8 or 12 without being a lord of these',
      (f) => bitsInHouses(f, DUSTHANAS) & ~dusthanaLords.bits(f),
    ),
    'Laghu Parashari',
  ),
  strongly(
    'combust_or_fallen',
    someWho(lordKind, 'combust, or debilitated with nothing to lift it', (f) => f.combust | f.fallen),
    'tradition',
  ),
  mildly('with_node', someWho(lordKind, 'with a node', withNode), 'tradition'),
]

const JUPITER = ofNames('Jupiter')
/** Reasons that cancel a dhana yoga of these lords. */
export const dhanaReasons = (lords: readonly Who[]): Reason[] => {
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
    mildly(
      'touched_by_loss',
      any(
        someWho(lordKind, 'in 6, 8 or 12', (f) => bitsInHouses(f, DUSTHANAS)),
        ...relatedToDusthana,
      ),
      'tradition',
    ),
    strongly(
      'combust_or_debilitated',
      someWho(lordKind, 'combust or debilitated', (f) => f.combust | f.debilitated),
      'tradition',
    ),
  ]
}

/** Lords as a group of planets. */
export const kindOf = (lords: readonly Who[]): Kind => ({
  one: lords.map(({ name }) => name).join(' or '),
  many: lords.map(({ name }) => name).join(' and '),
  bits: (f) => lords.reduce((bits, lord) => bits | (1 << lord.of(f)), 0),
})
