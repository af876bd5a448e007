import { DUSTHANAS, KENDRAS, TRIKONAS } from '../house-groups.ts'
import {
  anyIn,
  aspectedBy,
  BENEFICS,
  hemmedBy,
  joinedBy,
  kindOfNames,
  MALEFICS,
  noneIn,
} from '../rules/associations.ts'
import { mildReason, strongReason } from '../rules/cancellation.ts'
import { all, allOf, any, type Clause, not } from '../rules/clauses.ts'
import { type DoshaRule, severityByCount } from '../rules/dosha-rule.ts'
import { bit } from '../rules/evidence-text.ts'
import { bitsOf } from '../rules/facts.ts'
import {
  combust,
  debilitated,
  inHouse,
  inMaleficNavamsa,
  ownOrExalted,
  retrograde,
  strong,
  weak,
  withOrAspectOf,
} from '../rules/predicates.ts'
import { house, JUPITER, L, RAHU, SATURN, VENUS } from '../rules/subjects.ts'

const FIVE_MALEFICS = kindOfNames('Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu')
// source: common practice, those of Manglik
/** Houses that matter for a marriage. */
const MARRIAGE_HOUSES = [1, 2, 4, 7, 8, 12]
const SEVENTH_HOUSE = house(7)
const SEVENTH = L(7)

/** Afflictions of Venus, the significator of marriage. */
export const VENUS_AFFLICTIONS: readonly Clause[] = [
  combust(VENUS),
  debilitated(VENUS),
  all(joinedBy(VENUS, MALEFICS), inHouse(VENUS, DUSTHANAS)),
]

/** Signs of delay of a marriage. */
export const DELAYS: readonly Clause[] = [
  any(inHouse(SATURN, [1, 7]), withOrAspectOf(SATURN, SEVENTH_HOUSE), withOrAspectOf(SATURN, SEVENTH)),
  retrograde(SEVENTH),
  allOf([VENUS, SEVENTH], inMaleficNavamsa),
  inHouse(RAHU, [1, 7]),
]

export const kalathraRule: DoshaRule = {
  id: 'kalathra',
  name: 'Kalathra',
  formation: [
    all(anyIn(FIVE_MALEFICS, MARRIAGE_HOUSES, undefined, 2), anyIn(FIVE_MALEFICS, [7])),
    any(inHouse(SEVENTH, DUSTHANAS), debilitated(SEVENTH), combust(SEVENTH)),
    any(...VENUS_AFFLICTIONS),
    hemmedBy(SEVENTH_HOUSE, MALEFICS),
    all(withOrAspectOf(SATURN, SEVENTH_HOUSE), weak(SEVENTH)),
  ],
  severity: (_, formationHolds) => severityByCount(formationHolds.filter(Boolean).length),
  cancellations: [
    strongReason('jupiter_in_or_aspecting_seventh', withOrAspectOf(JUPITER, SEVENTH_HOUSE), 'tradition'),
    strongReason(
      'seventh_lord_well_placed',
      any(ownOrExalted(SEVENTH), inHouse(SEVENTH, [...KENDRAS, ...TRIKONAS])),
      'tradition',
    ),
    mildReason('venus_strong', strong(VENUS), 'tradition'),
    mildReason(
      'benefic_in_seventh',
      all(
        anyIn(BENEFICS, [7]),
        noneIn(MALEFICS, [7]),
        not(aspectedBy(SEVENTH_HOUSE, MALEFICS), 'no malefic aspecting the 7th'),
      ),
      'tradition',
    ),
  ],
  planets: (f) => bitsOf(['Venus']) | bit(SEVENTH, f),
  source: 'tradition',
  note: 'Five marks on the seventh house, its lord and Venus. They speak of care that a partnership may ask for, and of none that fails.',
}
