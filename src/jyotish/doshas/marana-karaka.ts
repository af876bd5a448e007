import { HOUSES, type HouseNumber } from '../../zodiac/signs.ts'
import { GRAHAS, type Graha } from '../grahas.ts'
import {
  type Cancellation,
  checkReasons,
  isCancelled,
  isCancelledIn,
  mildReason,
  strongReason,
} from '../rules/cancellation.ts'
import { type Clause, clause } from '../rules/clauses.ts'
import { type DoshaRule, severityByCount } from '../rules/dosha-rule.ts'
import { bitsOf, indexOf, type RuleFacts } from '../rules/facts.ts'
import { inHouse } from '../rules/predicates.ts'
import { graha } from '../rules/subjects.ts'
import { MARANA_KARAKA, maranaReasons } from '../yogas/marana-karaka.ts'

const SOURCE = 'Jataka Parijata'

/** Each planet in the house in which it is as weak as dead. */
export const MARANA_CLAUSES = Object.fromEntries(
  GRAHAS.map((name) => [name, inHouse(graha(name), [MARANA_KARAKA[name]])]),
) as Record<Graha, Clause>

const REASONS = GRAHAS.map(maranaReasons)

/** Mercury in the 4th, by a second reading. */
export const SECOND_READING: Partial<Record<Graha, HouseNumber>> = { Mercury: 4 }

export interface MaranaPlacement {
  readonly planet: Graha
  readonly maranaHouse: number
  readonly present: boolean
  readonly cancellations: readonly Cancellation[]
  readonly cancelled: boolean
  /** Houses that the planet owns. */
  readonly affected: readonly HouseNumber[]
}

const maranaPlacement = (planet: Graha, f: RuleFacts): MaranaPlacement => {
  const present = MARANA_CLAUSES[planet].holds(f)
  const cancellations = checkReasons(REASONS[indexOf(planet)]!, f).map((each) => ({
    ...each,
    holds: present && each.holds,
  }))
  return {
    planet,
    maranaHouse: MARANA_KARAKA[planet],
    present,
    cancellations,
    cancelled: isCancelled(cancellations),
    affected: HOUSES.filter((house) => f.lord[house] === indexOf(planet)),
  }
}
export const maranaPlacements = (f: RuleFacts): MaranaPlacement[] => GRAHAS.map((planet) => maranaPlacement(planet, f))

const planetsInMarana = (f: RuleFacts): Graha[] => GRAHAS.filter((planet) => MARANA_CLAUSES[planet].holds(f))
const isRelieved = (planet: Graha, f: RuleFacts) => isCancelledIn(REASONS[indexOf(planet)]!, f)
const reliefClause = (wording: string, holds: (reliefs: readonly boolean[]) => boolean): Clause =>
  clause(
    wording,
    (f) => holds(planetsInMarana(f).map((planet) => isRelieved(planet, f))),
    (f) =>
      planetsInMarana(f)
        .map((planet) => `${planet} is ${isRelieved(planet, f) ? '' : 'not '}relieved`)
        .join(', ') || 'no planet is so placed',
    (f) => bitsOf(planetsInMarana(f)),
  )

export const maranaKarakaRule: DoshaRule = {
  id: 'marana_karaka',
  name: 'Marana karaka sthana',
  formation: GRAHAS.map((planet) => MARANA_CLAUSES[planet]),
  severity: (_, formationHolds) => severityByCount(formationHolds.filter(Boolean).length),
  cancellations: [
    strongReason(
      'all_relieved',
      reliefClause('every planet so placed is relieved', (reliefs) => reliefs.length > 0 && reliefs.every(Boolean)),
      SOURCE,
    ),
    mildReason(
      'one_relieved',
      reliefClause('one of several so placed is relieved', (reliefs) => reliefs.some(Boolean)),
      SOURCE,
    ),
  ],
  planets: (f) => bitsOf(planetsInMarana(f)),
  source: SOURCE,
  note: 'A planet in the house where it has least to give; the name is a figure of speech. A second reading has Mercury in the 4th.',
}
