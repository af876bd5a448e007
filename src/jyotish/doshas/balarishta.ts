import { DUSTHANAS, KENDRAS } from '../house-groups.ts'
import { anyIn, aspectedBy, BENEFICS, except, hemmedBy, joinedBy, MALEFICS, noneIn } from '../rules/associations.ts'
import { type CancellationReason, mildReason, strongReason } from '../rules/cancellation.ts'
import { all, any, anyOf, type Clause, clause, not } from '../rules/clauses.ts'
import { type DoshaRule, severityByCount } from '../rules/dosha-rule.ts'
import { bitsOf } from '../rules/facts.ts'
import { bornAtTwilight, fullMoon } from '../rules/moment.ts'
import {
  atSignEnd,
  bornDuring,
  brightMoon,
  exalted,
  inHouse,
  lostWar,
  strong,
  together,
  waxingMoon,
  weak,
} from '../rules/predicates.ts'
import { graha, JUPITER, L, MARS, MOON, RAHU, SATURN, SUN } from '../rules/subjects.ts'
import { vargaSeat } from '../vargas.ts'

/** A condition that the old books read as a threat to an infant. */
export interface Arishta {
  readonly id: string
  readonly clause: Clause
  readonly source: string
}

/** The index of Cancer; 0 is Aries. */
const CANCER = 3
/** True if the Moon's half of a sign is rising. */
const moonHoraRises = clause(
  'the hora of the Moon rising',
  ({ chart }) => vargaSeat(chart.ascendant.longitude, 'D2').sign === CANCER,
  ({ chart }) => `the hora of the ${vargaSeat(chart.ascendant.longitude, 'D2').sign === CANCER ? 'Moon' : 'Sun'} rises`,
)
const darkMoon = not(brightMoon, 'the Moon dark')
const OTHER_MALEFICS = except(MALEFICS, MOON)
const noBeneficInKendra = noneIn(BENEFICS, KENDRAS)

export const BALARISHTAS: readonly Arishta[] = [
  {
    id: 'moon_in_dusthana_seen_by_malefic',
    clause: all(
      inHouse(MOON, DUSTHANAS),
      aspectedBy(MOON, MALEFICS),
      not(aspectedBy(MOON, BENEFICS), 'no benefic aspecting the Moon'),
    ),
    source: 'BPHS 9',
  },
  {
    id: 'dark_moon_rising',
    clause: all(darkMoon, inHouse(MOON, [1]), anyIn(OTHER_MALEFICS, KENDRAS), anyIn(OTHER_MALEFICS, [8])),
    source: 'Brihat Jataka 6',
  },
  {
    id: 'moon_in_seventh_hemmed',
    clause: all(inHouse(MOON, [7]), hemmedBy(MOON, MALEFICS)),
    source: 'Brihat Jataka 6',
  },
  {
    id: 'malefics_in_all_dusthanas',
    clause: all(anyIn(MALEFICS, [6]), anyIn(MALEFICS, [8]), anyIn(MALEFICS, [12]), any(weak(MOON), weak(L(1)))),
    source: 'BPHS 9',
  },
  {
    id: 'moon_with_malefic_unhelped',
    clause: all(inHouse(MOON, [1, 7, 8, 12]), joinedBy(MOON, MALEFICS), noBeneficInKendra),
    source: 'Brihat Jataka 6.5',
  },
  {
    id: 'lagna_lord_beaten_in_seventh',
    clause: all(inHouse(L(1), [7]), lostWar(L(1)), joinedBy(L(1), MALEFICS)),
    source: 'Brihat Jataka 6',
  },
  {
    id: 'twilight_birth',
    clause: all(
      bornAtTwilight,
      moonHoraRises,
      anyOf([SUN, MARS, SATURN, RAHU, graha('Ketu')], atSignEnd),
      inHouse(MOON, KENDRAS),
    ),
    source: 'Brihat Jataka 6.1',
  },
  {
    id: 'four_in_eighth_or_fifth',
    clause: all(together(SUN, MOON, MARS, SATURN), inHouse(MOON, [5, 8])),
    source: 'BPHS 9',
  },
]

/** Reasons that cancel. They also apply to later arishtas, with the same strength. */
export const BALARISHTA_BHANGAS: readonly CancellationReason[] = [
  strongReason(
    'strong_jupiter_in_kendra',
    any(all(strong(JUPITER), inHouse(JUPITER, KENDRAS)), all(exalted(JUPITER), inHouse(JUPITER, [1]))),
    'BPHS 10',
  ),
  strongReason(
    'strong_lagna_lord_in_kendra',
    all(strong(L(1)), inHouse(L(1), KENDRAS), aspectedBy(L(1), BENEFICS)),
    'BPHS 10',
  ),
  strongReason(
    'paksha_and_hour',
    all(
      inHouse(MOON, [6, 8]),
      any(
        all(bornDuring('night'), waxingMoon, aspectedBy(MOON, BENEFICS)),
        all(bornDuring('day'), not(waxingMoon, 'a birth in the dark half'), aspectedBy(MOON, MALEFICS)),
      ),
    ),
    'Brihat Jataka 6',
  ),
  strongReason('full_moon_seen_by_benefic', all(fullMoon, aspectedBy(MOON, BENEFICS)), 'BPHS 10'),
  mildReason('benefic_alone_in_kendra', all(anyIn(BENEFICS, KENDRAS), noneIn(MALEFICS, KENDRAS)), 'BPHS 10'),
  mildReason('rahu_in_growth', all(inHouse(RAHU, [3, 6, 11]), aspectedBy(RAHU, BENEFICS)), 'BPHS 10'),
]

export const BALARISHTA_CAUTION =
  'A traditional indication from books that spoke of infancy, kept for study: it is no statement about anyone’s health or length of life.'

export const balarishtaRule: DoshaRule = {
  id: 'balarishta',
  name: 'Balarishta',
  formation: BALARISHTAS.map(({ clause }) => clause),
  severity: (_, formationHolds) => severityByCount(formationHolds.filter(Boolean).length),
  cancellations: BALARISHTA_BHANGAS,
  planets: () => bitsOf(['Moon']),
  source: 'BPHS 9-10, Brihat Jataka 6',
  note: BALARISHTA_CAUTION,
}
