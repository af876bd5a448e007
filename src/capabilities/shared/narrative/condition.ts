import { heaviestFactor } from '../../../jyotish/assessment/assessment.ts'
import type { PlanetAssessment } from '../../../jyotish/assessment/planet.ts'

/** The condition of a planet in words, shared by all texts. */

export const CONDITION_METHOD =
  'Condition: from 50 by dignity in D1 and D9, neecha bhanga, combustion, war, retrogression, house, direction, age in the sign, company and aspects (benefics and well placed malefics that own a trikona or are yogakaraka help), and the Shadbala ratio; strong from 65, able from 53, mixed from 41, weak below.'

/** The heaviest burden among the factors; a debilitation is always named with its cancellation. */
export const burdenOf = ({ planet, factors }: PlanetAssessment, among = factors): string | null => {
  const burden = heaviestFactor({ factors: among }, -1)
  if (burden?.id !== `D1.${planet}.dignity`) return burden?.predicate ?? null
  const lift = factors.find(({ id, effect }) => id === `D1.${planet}.neecha_bhanga` && effect > 0)
  return lift ? `${burden.predicate}, and ${lift.predicate}` : burden.predicate
}

/** The heaviest factors of both sides, in the form that follows the planet's name. */
export const opposingFactors = (condition: PlanetAssessment) => {
  const burdens = burdenOf(condition)
  // Factors already named on one side are not repeated on the other.
  const factors = condition.factors.filter(({ predicate: text }) => !burdens?.includes(text))
  return {
    helps: heaviestFactor({ factors }, 1)?.predicate ?? 'has little to lift it',
    burdens: burdens ?? 'has nothing that weighs on it',
  }
}

/** The condition in the form that follows the name: "is weak, since it is combust". */
export const conditionSentences = (condition: PlanetAssessment): string => {
  const { helps, burdens } = opposingFactors(condition)
  if (condition.band === 'mixed') return `is in mixed condition, since it ${helps} and ${burdens}`
  return `is ${condition.band}, since it ${condition.band === 'weak' ? burdens : helps}`
}
