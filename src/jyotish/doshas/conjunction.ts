import { rounded } from '../../zodiac/division.ts'
import { separation } from '../../zodiac/longitude.ts'
import { houseFrom } from '../../zodiac/signs.ts'
import type { Graha } from '../grahas.ts'
import { UPACHAYAS } from '../house-groups.ts'
import { mildly, type Reason, strongly } from '../rules/cancellation.ts'
import { any, type Clause, clause, each, worded } from '../rules/clauses.ts'
import { SEVERITIES, type Severity } from '../rules/dosha-rule.ts'
import { bitsOf, type Facts } from '../rules/facts.ts'
import { inHouse, withOrAspectOf } from '../rules/predicates.ts'
import { graha, JUPITER, type Who } from '../rules/subjects.ts'
import { either } from '../rules/words.ts'

/** Two grahas in one sign, and how near they are to each other. */
export interface Conjunction<Other extends Graha = Graha> {
  readonly with: Other
  /** Degrees between them. */
  readonly orb: number
}

export const nodeOrbOf = ({ chart: { graha } }: Facts, a: Graha, b: Graha): number =>
  separation(graha[a].longitude, graha[b].longitude)

/** A graha with the first of others that stands in its sign, or null. */
export const conjunctionOf = <Other extends Graha>(
  f: Facts,
  one: Graha,
  others: readonly Other[],
): Conjunction<Other> | null => {
  const { graha } = f.chart
  const other = others.find((each) => graha[each].sign === graha[one].sign)
  return other ? { with: other, orb: nodeOrbOf(f, one, other) } : null
}

/** Degrees within which a conjunction is close, and within which it is middling. */
const [CLOSE, MIDDLING] = [5, 12]
export const severityOfOrb = (orb: number, close = CLOSE): Severity =>
  orb <= close ? 'high' : orb <= MIDDLING ? 'medium' : 'low'

/** One band less, though never none of what is there. */
export const lighter = (severity: Severity): Severity => SEVERITIES[Math.max(1, SEVERITIES.indexOf(severity) - 1)]!
const RANK = (severity: Severity) => SEVERITIES.indexOf(severity)
export const heaviest = (severities: readonly Severity[]): Severity =>
  severities.reduce((most, next) => (RANK(next) > RANK(most) ? next : most), 'none')

/** `Jupiter in house 1 ..., Rahu in house 2 ...: 4.2 degrees apart`, wherever they stand. */
export const inOneSign = (one: Graha, others: readonly Graha[]): Clause[] =>
  others.map((other) =>
    clause(
      `${graha(one).name} and ${graha(other).name} in one sign`,
      (f) => f.chart.graha[one].sign === f.chart.graha[other].sign,
      (f) => {
        const house = houseFrom(f.chart.graha[other].sign, f.chart.graha[one].sign)
        return `${one} in house ${house} from ${other}, ${nodeOrbOf(f, one, other).toFixed(1)} degrees apart`
      },
      bitsOf([one, other]),
    ),
  )

/** What a note says of two that are near without sharing a sign; empty where they are not. */
export const acrossTheSign = (f: Facts, one: Graha, others: readonly Graha[]): string => {
  const { graha } = f.chart
  const near = others.find((other) => graha[other].sign !== graha[one].sign && nodeOrbOf(f, one, other) <= CLOSE)
  return near
    ? ` ${one} and ${near} stand within ${Math.ceil(rounded(nodeOrbOf(f, one, near)))} degrees across the sign, which does not count.`
    : ''
}

/** Jupiter with or in sight of one of those who meet. */
export const helpOfJupiter = (id: string, ...whom: readonly Who[]): Reason =>
  strongly(
    id,
    worded(
      any(...whom.map((who) => withOrAspectOf(JUPITER, who))),
      `Jupiter with or aspecting ${either(whom.map(({ name }) => name))}`,
    ),
    'tradition',
  )

/** In the houses of growth. */
export const inGrowth = (...whom: readonly Who[]): Reason =>
  mildly(
    'in_upachaya',
    each(whom, (who) => inHouse(who, UPACHAYAS)),
    'tradition',
  )
