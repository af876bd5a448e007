import type { Fact } from '../../../readings/fact.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import { AREA_SOURCE, type OpenArea } from './area-report.ts'

/** Houses of an area as facts. */

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
