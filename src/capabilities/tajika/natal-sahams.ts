import { t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { choosing } from '../shared/choices.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, decimals } from '../shared/shapes.ts'
import { Sahams, sahamRows, tajikaChart } from './parts/annual.ts'

const choices = choosing('sunrise', 'positions')

export default capability({
  slug: 'natal-sahams',
  title: 'Natal sahams',
  summary: 'The 42 sahams of a birth: sensitive points for single matters, such as marriage, gain or journeys.',
  weight: 'heavy',
  method:
    'A saham is A - B + C. A and B are exchanged by night where the rule says so, and 30 degrees are added if the longitude of C is not between B and A in the order of the zodiac. The list has the 36 of P. V. R. Narasimha Rao (Vedic Astrology: An Integrated Approach, ch. 28) and six of Tajika Neelakanthi, with single lords and house points equal from the ascendant. Day and night follow sunrise and sunset.',
  input: birthWithNode(choices.input),
  data: t.Object({
    ayanamsha: Ayanamsha,
    day_birth: t.Boolean(),
    ascendant_longitude: t.Number(),
    sahams: Sahams,
    ...choices.data,
  }),
  example: independence,
}).compute((input, world) => {
  const { chart } = natal(input, world)
  const birth = tajikaChart(chart, world.sky)
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    day_birth: birth.isDay,
    ascendant_longitude: decimals(chart.ascendant.longitude),
    sahams: sahamRows(birth),
    ...choices.of(input),
  }
})
