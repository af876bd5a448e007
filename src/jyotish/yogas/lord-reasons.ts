import { DUSTHANAS } from '../house-groups.ts'
import { aspectedBy, bitsInHouses, type Kind, lordsOf, ofNames, someWho } from '../rules/associations.ts'
import { mildly, type Reason, strongly } from '../rules/cancellation.ts'
import { all, any, not } from '../rules/clauses.ts'
import type { Bits, Facts } from '../rules/facts.ts'
import { related, same } from '../rules/predicates.ts'
import { L, type Who } from '../rules/subjects.ts'

/** What takes from a yoga that lords of houses make. */

const owners = lordsOf(8, 11)
const losers = lordsOf(...DUSTHANAS)
const withNode = (f: Facts): Bits => f.at[f.sign[7]!]! | f.at[f.sign[8]!]!

/** Of lords that make a raja yoga. */
export const rajaReasons = (them: Kind): Reason[] => [
  mildly('owns_8_or_11', someWho(them, 'also owning the 8th or 11th', owners.bits), 'Laghu Parashari'),
  strongly(
    'in_dusthana',
    // A lord of loss in a house of loss is viparita, and no harm.
    someWho(them, 'in 6, 8 or 12 without being a lord of these', (f) => bitsInHouses(f, DUSTHANAS) & ~losers.bits(f)),
    'Laghu Parashari',
  ),
  strongly(
    'combust_or_fallen',
    someWho(them, 'combust, or debilitated with nothing to lift it', (f) => f.combust | f.fallen),
    'tradition',
  ),
  mildly('with_node', someWho(them, 'with a node', withNode), 'tradition'),
]

const JUPITER = ofNames('Jupiter')
/** Of lords that make a dhana yoga. */
export const dhanaReasons = (lords: readonly Who[]): Reason[] => {
  const them = kindOf(lords)
  const boundToLoss = lords.flatMap((lord) =>
    DUSTHANAS.map(L).map((loser) =>
      all(
        related(lord, loser),
        not(same(lord, loser), 'the two unlike'),
        not(aspectedBy(lord, JUPITER), `${lord.name} not aspected by Jupiter`),
      ),
    ),
  )
  return [
    mildly(
      'touched_by_loss',
      any(
        someWho(them, 'in 6, 8 or 12', (f) => bitsInHouses(f, DUSTHANAS)),
        ...boundToLoss,
      ),
      'tradition',
    ),
    strongly(
      'combust_or_debilitated',
      someWho(them, 'combust or debilitated', (f) => f.combust | f.debilitated),
      'tradition',
    ),
  ]
}

/** Lords as a kind of planets, of whom any one is meant. */
export const kindOf = (lords: readonly Who[]): Kind => ({
  one: lords.map(({ name }) => name).join(' or '),
  many: lords.map(({ name }) => name).join(' and '),
  bits: (f) => lords.reduce((bits, lord) => bits | (1 << lord.of(f)), 0),
})
