import { PAPA_VERDICTS, papa, papasamya } from '../../jyotish/papasamya.ts'
import { oneOf, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { choosing } from '../shared/choices.ts'
import { delhiBride, independence, pairBirthWithNode } from '../shared/inputs.ts'
import { Ayanamsha, ayanamshaObject, hundredths } from '../shared/shapes.ts'
import { papaFields, papaRow, scheme, schemeFields } from './parts/papa.ts'
import { couple } from './parts/sides.ts'

const choices = choosing('positions')

export default capability({
  slug: 'papasamya',
  title: 'Papasamya',
  summary: 'The load of malefics on the houses of marriage in both charts, weighed against each other.',
  weight: 'heavy',
  method:
    'The weights are the descending ones of Kerala practice (dosha samya). Malefics in 1, 2, 4, 7, 8 and 12 (whole signs) from the ascendant, Moon and Venus have points: the weight of the planet times that of the reference. Both below 1: no dosha. A difference within a quarter of the larger: balanced. The groom higher by up to half: acceptable. Dignity is reported without a weight.',
  input: pairBirthWithNode(choices.input),
  data: t.Object({
    ayanamsha: Ayanamsha,
    ...schemeFields,
    groom: t.Object(papaFields),
    bride: t.Object(papaFields),
    difference: t.Number({ description: 'Difference: the groom’s score minus the bride’s.' }),
    difference_percent: t.Number({
      minimum: 0,
      maximum: 100,
      description: 'Difference of the scores in percent of the larger score.',
    }),
    verdict: oneOf(PAPA_VERDICTS),
    ...choices.data,
  }),
  example: { groom: independence, bride: delhiBride },
}).compute((input, world) => {
  const { groom, bride } = couple(input, world)
  const his = papa(groom.chart)
  const hers = papa(bride.chart)
  const { difference, percent, verdict } = papasamya(his, hers)
  return {
    ayanamsha: ayanamshaObject(groom.chart.ayanamsha),
    ...scheme(),
    groom: papaRow(his, groom),
    bride: papaRow(hers, bride),
    difference,
    difference_percent: hundredths(percent),
    verdict,
    ...choices.of(input),
  }
})
