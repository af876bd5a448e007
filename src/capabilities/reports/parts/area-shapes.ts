import { AREA_BANDS } from '../../../jyotish/assessment/area.ts'
import { maybe, oneOf, t } from '../../../schema.ts'
import { AS_OF } from '../../shared/lifetime.ts'
import { Graha } from '../../shared/shapes.ts'

/** Input and answer shapes of the area reports, and their method. */

/** Length of the timeline without a choice. */
export const DEFAULT_YEARS = 10

export const AREA_INPUT = {
  as_of: AS_OF,
  years: maybe(
    t.Integer({
      minimum: 1,
      maximum: 30,
      default: DEFAULT_YEARS,
      description: 'Length of the timeline, years from `as_of`.',
    }),
  ),
}

export const AREA_METHOD =
  'The score of an area starts at 50. Each house (primary in full, secondary by half, divided by the sum of weights) counts its lord’s dignity (10 exalted, 8 own, 4 friend, -4 enemy, -8 debilitated, 10 back where the debilitation is cancelled) and place (6 in a kendra or trikona, 3 in 2 or 11, -6 in 6, 8 or 12), 4 for each occupant and 2 for each aspect (benefics, well placed malefics that own a trikona or are yogakaraka, the lord of the house and exalted occupants add, other malefics subtract), and the bindus beyond 28. Half of the karakas’ mean, half of the lords’ dignity in the varga of the area, and 5 for each yoga, at most 15, are added. It is strong from 67, good from 59, mixed from 52. The timeline scores Vimshottari antardashas from 30 by the relation of their lords to the primary houses (the mahadasha’s by half), plus 10 for 30 days of double transit, half of the points above 50 of the pair by prediction-dasha, and 5 for the best of the next four. A period of rest or patience by that judgement, or of a weak lord, has at most 44, and none below 45 is named.'

const Ids = t.Array(t.String(), { minItems: 1, description: 'Ids of supporting facts.' })

export const AreaSummary = t.Object(
  {
    score: t.Number({ minimum: 0, maximum: 100, description: 'Score of the area at birth.' }),
    band: oneOf(AREA_BANDS, { description: 'Rating of the score.' }),
    text: t.String({ description: 'Summary of the report.' }),
    fact_ids: Ids,
  },
  { $id: 'AreaSummary', description: 'Summary of an area of life.' },
)

export const AreaTimeline = t.Array(
  t.Object(
    {
      start: t.String({ description: 'Local date of the birth zone.' }),
      end: t.String({ description: 'Local date of the birth zone.' }),
      mahadasha: Graha,
      antardasha: Graha,
      score: t.Number({ minimum: 0, maximum: 100, description: 'Relevance of the period to the area.' }),
      triggers: t.Array(t.String(), { description: 'Facts that link the period to the area.' }),
      text: t.String({ description: 'Summary in a sentence.' }),
    },
    { $id: 'AreaPeriod', description: 'An antardasha and its relevance to an area of life.' },
  ),
  { description: 'Vimshottari antardashas of the requested years.' },
)
