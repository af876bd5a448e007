import { heaviestFactor } from '../../../jyotish/assessment/assessment.ts'
import type { Fact } from '../../../readings/fact.ts'
import { houseInWords } from '../../../zodiac/house-words.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import type { Grounded } from '../../shared/cited-facts.ts'
import { movementText } from './area-figure.ts'
import { AREA_SOURCE, factorFact, type OpenArea } from './area-report.ts'

/** Houses of an area as facts and sentences. */

export const houseFact = ({ houses }: OpenArea, house: HouseNumber): Fact => {
  const { score, band } = houses[house - 1]!
  return {
    id: `score.house${house}`,
    kind: 'score',
    text: `House ${house} has ${score} of 100 points: ${band}.`,
    value: score,
    source: AREA_SOURCE,
  }
}

/** A house in one sentence: its condition and main factors. `matter` follows its name: "of long roads". */
export const houseInShort = (open: OpenArea, house: HouseNumber, matter: string): Grounded => {
  const assessment = open.houses[house - 1]!
  const [helper, burden] = [heaviestFactor(assessment, 1), heaviestFactor(assessment, -1)]
  const strained = assessment.band === 'strained'
  const reasons = strained
    ? movementText(burden, helper, ['weighs on it', 'supports it'])
    : movementText(helper, burden, ['supports it', 'weighs on it'])
  return open.state(
    `${houseInWords(house).replace('the', 'The')}, ${matter}, is ${assessment.band === 'mixed' ? 'of two minds' : assessment.band}${reasons.length > 0 ? `: ${reasons.join(', while ')}` : ''}.`,
    houseFact(open, house),
    ...[helper, burden].flatMap((factor) => (factor ? [factorFact(factor)] : [])),
  )
}
