import { type AreaRule, areaAssessment } from '../../../jyotish/assessment/area.ts'
import { heaviestFactor } from '../../../jyotish/assessment/assessment.ts'
import type { Fact } from '../../../readings/fact.ts'
import { t } from '../../../schema.ts'
import type { Grounded } from '../../shared/cited-facts.ts'
import { movementText } from './area-figure.ts'
import { AREA_SOURCE, BAND_WORDS, factorFact, type OpenArea } from './area-report.ts'

export const AreaKind = t.Object(
  {
    score: t.Number({ minimum: 0, maximum: 100, description: 'Score of the part at birth.' }),
    text: t.String({ description: 'Summary in a sentence or two, with the main factors.' }),
    fact_ids: t.Array(t.String(), { minItems: 1, description: 'Ids of supporting facts.' }),
  },
  { $id: 'AreaKind', description: 'A part of an area of life.' },
)

/** A part of an area with its own houses or significators, judged like the area. `label` opens the sentence: "Study abroad". */
export const areaKind = ({ rule, chart, held }: OpenArea, key: string, label: string, own: Partial<AreaRule>) => {
  const assessment = areaAssessment({ ...rule, ...own }, chart, held)
  // Only the factors of the part itself: the others belong to the area.
  const factors = assessment.factors.filter(({ house, part }) =>
    house === null ? part === 'karaka' && own.karakas !== undefined : own.primary?.includes(house) && part !== 'sign',
  )
  const [helper, burden] = [heaviestFactor({ factors }, 1), heaviestFactor({ factors }, -1)]
  const scoreFact: Fact = {
    id: `score.kind.${key}`,
    kind: 'score',
    text: `${label} has ${assessment.score} of 100 points: ${assessment.band}.`,
    value: assessment.score,
    source: AREA_SOURCE,
  }
  const moved = movementText(helper, burden, ['helps', 'hinders'])
  const texts: Grounded = {
    text: `${label} is ${BAND_WORDS[assessment.band]}${moved.length > 0 ? `: ${moved.join(', and ')}` : ''}.`,
    because: [scoreFact, ...[helper, burden].flatMap((factor) => (factor ? [factorFact(factor)] : []))],
  }
  return {
    assessment,
    factors,
    said: texts,
    row: {
      score: assessment.score,
      text: texts.text,
      fact_ids: [...new Set(texts.because.map(({ id }) => id))],
    },
  }
}
