import { roundDegrees } from '../../zodiac/division.ts'
import { separation } from '../../zodiac/longitude.ts'
import { houseFrom } from '../../zodiac/signs.ts'
import type { Graha } from '../grahas.ts'
import { UPACHAYAS } from '../house-groups.ts'
import { type CancellationReason, mildReason, strongReason } from '../rules/cancellation.ts'
import { allOf, any, type Clause, clause, withWording } from '../rules/clauses.ts'
import { type DoshaSeverity, SEVERITIES } from '../rules/dosha-rule.ts'
import { bitsOf, type RuleFacts } from '../rules/facts.ts'
import { inHouse, withOrAspectOf } from '../rules/predicates.ts'
import { graha, JUPITER, type RulePlanet } from '../rules/subjects.ts'
import { listWithOr } from '../rules/words.ts'

/** Two grahas in one sign, with the distance between them. */
export interface Conjunction<Other extends Graha = Graha> {
  readonly with: Other
  /** Degrees between the grahas. */
  readonly orb: number
}

export const nodeOrbOf = ({ chart: { graha } }: RuleFacts, a: Graha, b: Graha): number =>
  separation(graha[a].longitude, graha[b].longitude)

/** The conjunction of a graha with the first of the others in its sign; null without one. */
export const conjunctionOf = <Other extends Graha>(
  f: RuleFacts,
  planet: Graha,
  others: readonly Other[],
): Conjunction<Other> | null => {
  const { graha } = f.chart
  const other = others.find((each) => graha[each].sign === graha[planet].sign)
  return other ? { with: other, orb: nodeOrbOf(f, planet, other) } : null
}

/** Orbs of a close and of a medium conjunction, degrees. */
const [CLOSE, MEDIUM] = [5, 12]
export const severityOfOrb = (orb: number, close = CLOSE): DoshaSeverity =>
  orb <= close ? 'high' : orb <= MEDIUM ? 'medium' : 'low'

/** The next lower severity, but at least `low`. */
export const lowerSeverity = (severity: DoshaSeverity): DoshaSeverity =>
  SEVERITIES[Math.max(1, SEVERITIES.indexOf(severity) - 1)]!
const RANK = (severity: DoshaSeverity) => SEVERITIES.indexOf(severity)
export const maxSeverity = (severities: readonly DoshaSeverity[]): DoshaSeverity =>
  severities.reduce((highest, next) => (RANK(next) > RANK(highest) ? next : highest), 'none')

/**
 * Clauses for conjunctions. The evidence gives the house of one from the other and the distance, for example `Jupiter
 * in house 1 from Rahu, 4.2 degrees apart`.
 */
export const inOneSign = (planet: Graha, others: readonly Graha[]): Clause[] =>
  others.map((other) =>
    clause(
      `${graha(planet).name} and ${graha(other).name} in one sign`,
      (f) => f.chart.graha[planet].sign === f.chart.graha[other].sign,
      (f) => {
        const house = houseFrom(f.chart.graha[other].sign, f.chart.graha[planet].sign)
        return `${planet} in house ${house} from ${other}, ${nodeOrbOf(f, planet, other).toFixed(1)} degrees apart`
      },
      bitsOf([planet, other]),
    ),
  )

/** A sentence on two planets that are close but in different signs; empty if there are none. */
export const outOfSignNote = (f: RuleFacts, planet: Graha, others: readonly Graha[]): string => {
  const { graha } = f.chart
  const neighbour = others.find(
    (other) => graha[other].sign !== graha[planet].sign && nodeOrbOf(f, planet, other) <= CLOSE,
  )
  return neighbour
    ? ` ${planet} and ${neighbour} stand within ${Math.ceil(roundDegrees(nodeOrbOf(f, planet, neighbour)))} degrees across the sign, which does not count.`
    : ''
}

/** A reason that cancels: Jupiter with one of these planets or aspecting it. */
export const jupiterReason = (id: string, ...subjects: readonly RulePlanet[]): CancellationReason =>
  strongReason(
    id,
    withWording(
      any(...subjects.map((planet) => withOrAspectOf(JUPITER, planet))),
      `Jupiter with or aspecting ${listWithOr(subjects.map(({ name }) => name))}`,
    ),
    'tradition',
  )

/** A reason that cancels: all these planets in houses of growth. */
export const upachayaReason = (...subjects: readonly RulePlanet[]): CancellationReason =>
  mildReason(
    'in_upachaya',
    allOf(subjects, (planet) => inHouse(planet, UPACHAYAS)),
    'tradition',
  )
