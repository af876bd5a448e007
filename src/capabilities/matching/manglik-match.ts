import { manglikReason } from '../../jyotish/kootas/reasons.ts'
import { maybe, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { choosing } from '../shared/choices.ts'
import { delhiBride, independence, pairBirthWithNode } from '../shared/inputs.ts'
import { currentDayOfPair } from '../shared/lifetime.ts'
import { ManglikResult, manglikResult } from '../shared/manglik-result.ts'
import { Ayanamsha, ayanamshaObject } from '../shared/shapes.ts'
import { ManglikVerdict, manglikCouple } from './parts/manglik.ts'
import { MatchText, marsText } from './parts/reasons.ts'
import { couple } from './parts/sides.ts'

const choices = choosing('positions')

export default capability({
  slug: 'manglik-match',
  title: 'Manglik match',
  summary: 'Kuja dosha of both charts with thirteen rules of cancellation, and whether the two balance each other.',
  weight: 'standard',
  method:
    'Mars is in 1, 2, 4, 7, 8 or 12 (whole signs) from the ascendant (50 percent), the Moon (30) or Venus (20). A strong rule or two mild ones cancel; one mild rule halves (works on muhurta through B. V. Raman). With one side only, the pair is balanced if Mars, Saturn or Rahu load the other chart within 30 percent. The age is that of the day of the call (UTC) and is only reported.',
  input: pairBirthWithNode({
    ...choices.input,
    houses_include_second: maybe(
      t.Boolean({ default: true, description: 'Also counts Mars in house 2, as in southern India.' }),
    ),
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    groom: ManglikResult,
    bride: ManglikResult,
    match: t.Boolean(),
    verdict: ManglikVerdict,
    reasons: t.Array(t.String()),
    talk: MatchText,
    ...choices.data,
  }),
  example: { groom: independence, bride: delhiBride },
  varies: true,
}).compute(async (input, world) => {
  const both = couple(input, world)
  const mars = manglikCouple(
    both,
    currentDayOfPair([both.groom, both.bride], world),
    input.houses_include_second ?? true,
  )
  const { groom, bride, pair } = mars
  return {
    ayanamsha: ayanamshaObject(both.groom.chart.ayanamsha),
    groom: manglikResult(groom),
    bride: manglikResult(bride),
    match: pair.match,
    verdict: pair.verdict,
    reasons: pair.reasons,
    talk: await marsText(manglikReason(mars)),
    ...choices.of(input),
  }
})
