import {
  LONGEVITY_PAIRS,
  LONGEVITY_VERDICTS,
  longevityOfPair,
  type PairedLongevity,
  SPAN_YEARS,
  SPANS,
} from '../../../jyotish/longevity-pairs.ts'
import { nullable, oneOf, rows, t } from '../../../schema.ts'
import { signName } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { longevityOf } from '../../shared/longevity.ts'
import { Sign } from '../../shared/shapes.ts'
import type { Couple } from './sides.ts'

const Person = t.Object(
  {
    class: oneOf(SPANS),
    pairs: rows(
      t.Object({
        pair: oneOf(LONGEVITY_PAIRS),
        signs: nullable(rows(Sign, 2)),
        class: nullable(oneOf(SPANS)),
      }),
      3,
    ),
    range_years: rows(t.Integer(), 2),
  },
  { $id: 'LongevityClass', description: 'Lifespan class of one person, by three pairs.' },
)
export const LongevityMatch = t.Object({ groom: Person, bride: Person, verdict: oneOf(LONGEVITY_VERDICTS) })

const person = ({ span, pairs }: PairedLongevity) => ({
  class: span,
  pairs: pairs.map((each) => ({ pair: each.pair, signs: each.signs?.map(signName) ?? null, class: each.span })),
  range_years: [...SPAN_YEARS[span]],
})

export const longevityMatch = ({ groom, bride }: Couple, world: World) => {
  const his = longevityOf(groom, world)
  const hers = longevityOf(bride, world)
  return { groom: person(his), bride: person(hers), verdict: longevityOfPair(his.span, hers.span) }
}
