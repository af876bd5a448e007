import { PAPA_LEVELS, type Papa, papa, papaLevel } from '../../jyotish/papasamya.ts'
import { oneOf, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { choosing } from '../shared/choices.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject } from '../shared/shapes.ts'
import { papaFields, papaRow, scheme, schemeFields } from './parts/papa.ts'

/** The three heaviest contributions, in words. */
const summary = ({ score, contributions }: Papa): string => {
  if (contributions.length === 0) return 'No malefic stands in a checked house.'
  const heaviest = [...contributions].sort((a, b) => b.points - a.points).slice(0, 3)
  const texts = heaviest.map(
    ({ planet, house, from, points }) => `${planet} in house ${house} from ${from} (${points})`,
  )
  return `Papa ${score} in all; the heaviest: ${texts.join(', ')}.`
}

const choices = choosing('positions')

export default capability({
  slug: 'papasamya-single',
  title: 'Papasamya of one chart',
  summary: 'The load of malefics on the houses of marriage in one chart, with its level.',
  weight: 'heavy',
  method:
    'The answer is one side of papasamya, with the same descending weights of Kerala practice. The level is none below 1, low below 2, moderate below 3.5, otherwise high.',
  input: birthWithNode(choices.input),
  data: t.Object({
    ayanamsha: Ayanamsha,
    ...schemeFields,
    ...papaFields,
    level: oneOf(PAPA_LEVELS),
    summary: t.String(),
    ...choices.data,
  }),
  example: independence,
}).compute((input, world) => {
  const birth = natal(input, world)
  const load = papa(birth.chart)
  return {
    ayanamsha: ayanamshaObject(birth.chart.ayanamsha),
    ...scheme(),
    ...papaRow(load, birth),
    level: papaLevel(load.score),
    summary: summary(load),
    ...choices.of(input),
  }
})
