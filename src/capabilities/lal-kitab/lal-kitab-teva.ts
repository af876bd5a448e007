import { housesOf, lalKitabChart } from '../../jyotish/lal-kitab/chart.ts'
import { t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { ageNow } from '../shared/placement-texts.ts'
import { lalKitabTexts } from './parts/reading-texts.ts'
import { lalKitabHead, lalKitabHeadFields } from './parts/shapes.ts'
import { tevaFields, tevaRow } from './parts/teva-shape.ts'

export default capability({
  slug: 'lal-kitab-teva',
  title: 'Lal Kitab teva',
  summary: 'The type of a chart: faithful, blind, night-blind, minor or ordinary, and confronting planets.',
  weight: 'standard',
  method:
    'Faithful (dharmi): Jupiter and Saturn in one house; one text also requires the nodes. Blind (andha): two or more planets in the tenth, two of them enemies or one debilitated. Night-blind (ratandh): Sun in 4 and Saturn in 7. Minor (nabalig): houses 1, 4, 7 and 10 are empty, or have only Saturn and the nodes, or only Mercury; the first twelve years are then read from houses 7, 4, 9, 10, 11, 3, 2, 5, 6, 12, 1, 8.',
  input: birthWithNode(),
  data: t.Object({ ...lalKitabHeadFields, ...tevaFields }),
  example: independence,
}).compute(async (input, world) => {
  const person = natal(input, world)
  const texts = await lalKitabTexts(ageNow(person, world))
  return { ...lalKitabHead(person.chart), ...tevaRow(lalKitabChart(housesOf(person.chart)), texts) }
})
