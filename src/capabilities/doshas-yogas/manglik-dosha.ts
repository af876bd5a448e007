import { MANGLIK_REFERENCES, manglikPlaces, manglikRule, percentageOf } from '../../jyotish/doshas/manglik.ts'
import { judgeDosha } from '../../jyotish/rules/dosha-rule.ts'
import { maybe, t } from '../../schema.ts'
import { completedYears } from '../../time/age.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { AS_OF, dayOfLife } from '../shared/lifetime.ts'
import { natal } from '../shared/natal.ts'
import { DoshaObject, doshaObject } from '../shared/rule-book.ts'
import { House, PlanetRow, planetRow } from '../shared/shapes.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'

const From = t.Object({ house: House, counts: t.Boolean() })

export default capability({
  slug: 'manglik-dosha',
  title: 'Manglik dosha',
  summary: 'Mars in 1, 2, 4, 7, 8 or 12 from the ascendant, Moon and Venus, and cancellations.',
  keywords: 'I manglik mangalik mangal dosh kuja dosham mars',
  weight: 'standard',
  method:
    'Mars is in 1, 2, 4, 7, 8 or 12 from the ascendant (50 percent), the Moon (30) or Venus (20), after works on muhurta and jataka through B. V. Raman. House 2 is a southern addition, house 1 a northern one. The severity uses the percentage before cancellation: under 50 is low, otherwise medium; it is high with house 7 or 8. One strong or two mild reasons cancel; one mild reason halves. Age 28 is reported but does not affect the score.',
  input: birthWithNode({
    houses_include_second: maybe(t.Boolean({ default: true })),
    as_of: AS_OF,
  }),
  data: t.Object({
    ...chartHeadFields,
    dosha: DoshaObject,
    percentage: t.Number({ minimum: 0, maximum: 100 }),
    from: t.Object({ Ascendant: From, Moon: From, Venus: From }),
    mars: PlanetRow,
    remedies: t.Array(t.Object({ remedy: t.String(), reason: t.String() })),
  }),
  example: { ...independence, as_of: '1975-06-01' },
  varies: true,
}).compute(({ houses_include_second, as_of, ...birth }, world) => {
  const born = natal(birth, world)
  const { chart, moment } = born
  const day = dayOfLife(as_of, 'as_of', born, world)
  const includeSecond = houses_include_second ?? true
  const age = completedYears(moment.local, day)
  const from = manglikPlaces(chart, { includeSecond })
  const dosha = judgeDosha(manglikRule({ includeSecond, age }), birthFacts(born, world))
  return {
    ...chartHead(born),
    dosha: doshaObject(dosha),
    percentage: percentageOf(from),
    from: Object.fromEntries(MANGLIK_REFERENCES.map((reference) => [reference, from[reference]])) as typeof from,
    mars: planetRow(chart.graha.Mars),
    remedies: dosha.present && !dosha.cancelled ? REMEDIES.map((each) => ({ ...each })) : [],
  }
})

// source: customs in north and south India; none is asked of anyone whom something cancels
const REMEDIES = [
  { remedy: 'A partner whose chart bears the same dosha.', reason: 'Each is held to balance the other.' },
  { remedy: 'Gifts of red lentils on Tuesdays, with prayer to Hanuman.', reason: 'Customary for Mars.' },
] as const
