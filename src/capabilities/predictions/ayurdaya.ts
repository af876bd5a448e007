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
    'BPHS Ayurdaya and Brihat Jataka 7 and 8. Reductions: enemy’s sign a third (not the retrograde, not Mars) or combustion a half (not Venus, Saturn), the larger; then the visible half of the houses (12 to 7: 1, 1/2 .. 1/6 for Sun, Mars, Saturn, half of that for others; of several in a house the strongest by Shadbala ratio); then malefics in the rising sign, by the ascendant’s part of the circle, half where a benefic is in it or looks at it. Ascendant: navamsas passed, or signs where its lord is stronger than the navamsa’s. Selected by the strongest of Ascendant, Sun, Moon.',
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
