import { t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { choosing } from '../shared/choices.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { natal, warnOfPolarMidheaven } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject } from '../shared/shapes.ts'
import { AyurdayaMethods, AyurdayaSelected, spansOfLife } from '../shared/spans-of-life.ts'
import { ARITHMETIC } from './parts/tradition-note.ts'

const choices = choosing('sunrise', 'positions')

export default capability({
  slug: 'ayurdaya',
  title: 'Ayurdaya',
  summary: 'The lifespan by five classical methods, with every planet’s share and every reduction.',
  keywords: 'long I live lifespan age years longevity',
  weight: 'heavy',
  method:
    'Sources: BPHS Ayurdaya, Brihat Jataka 7 and 8. The reductions are applied in this order. An enemy’s sign takes a third (not for retrograde planets and Mars) or combustion a half (not for Venus and Saturn), whichever is larger. The visible half of the houses, 12 to 7, takes 1, 1/2 .. 1/6 for Sun, Mars and Saturn, and half of that for the others; of several planets in a house only the strongest by Shadbala ratio is reduced. Malefics in the rising sign take the ascendant’s part of the circle, or half of it where a benefic is in the sign or aspects it. The ascendant gives the navamsas passed, or the signs if its lord is stronger than the navamsa lord. The method is selected by the strongest of Ascendant, Sun and Moon.',
  input: birthWithNode(choices.input),
  data: t.Object({
    ayanamsha: Ayanamsha,
    nature: t.String(),
    methods: AyurdayaMethods,
    selected: AyurdayaSelected,
    ...choices.data,
  }),
  example: independence,
}).compute((input, world) => {
  const birth = natal(input, world)
  warnOfPolarMidheaven(birth, world)
  return {
    ayanamsha: ayanamshaObject(birth.chart.ayanamsha),
    nature: ARITHMETIC,
    ...spansOfLife(birth, world),
    ...choices.of(input),
  }
})
