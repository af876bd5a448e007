import { concurrently } from '../../../concurrency.ts'
import { corpus } from '../../../readings/corpora.ts'
import { formFinder } from '../../../readings/elder-forms.ts'
import { type Cell, fillWords, variants } from '../../../readings/passage.ts'
import type { AspectPoint, Contact } from '../../../western/aspects.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import { houseOf } from '../../../western/houses.ts'
import { KEYWORDS, PLANETS } from '../../../western/points.ts'
import { rulerOf } from '../../../western/signs.ts'
import { upperFirst } from '../../../wording.ts'
import { separation } from '../../../zodiac/longitude.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import { signName, signOf } from '../../../zodiac/signs.ts'
import { withArticle } from '../../shared/tropical/in-words.ts'
import { type ForecastReader, houseOwner, ownerOf } from './forecast-reader.ts'
import { inYourHouse } from './solar-house-words.ts'

const ANGULAR = 8

/** Highlights of a return compared with the birth chart, by descending weight: what the year means, then the fact behind it. */
export const returnHighlights = async (
  chart: TropicalChart,
  natal: TropicalChart,
  toNatal: readonly Contact<AspectPoint>[],
  reader: ForecastReader,
): Promise<string[]> => {
  const { child } = reader
  const [texts, parents, form] = await concurrently(
    () => corpus('western-return'),
    () => corpus('child-western-return'),
    () => formFinder(reader.years, () => corpus('elder-western-chapter')),
  )
  const textOf = (cell: Cell) => fillWords(variants(cell)[0]!.text, child === null ? {} : { child })
  const [your, owner] = [houseOwner(reader), ownerOf(reader)]
  const inHouse = (house: HouseNumber) => inYourHouse(house).replace('your', your)
  const rising = signOf(chart.ascendant)
  const ruler = chart.point[rulerOf(rising)]
  const { Sun: sun, Moon: moon } = chart.point
  const natalHouse = houseOf(chart.ascendant, natal.houses)
  const angles = [
    ['Ascendant', chart.ascendant],
    ['Midheaven', chart.midheaven],
    ['Descendant', chart.ascendant + 180],
    ['lower meridian', chart.midheaven + 180],
  ] as const
  const ten = chart.points.filter(({ name }) => (PLANETS as readonly string[]).includes(name))
  const angular = ten.flatMap((point) => {
    const near = angles
      .map(([name, at]) => ({ name, orb: separation(point.longitude, at) }))
      .filter(({ orb }) => orb <= ANGULAR)
      .sort((a, b) => a.orb - b.orb)[0]
    return near ? [{ point, ...near }] : []
  })
  const returnText = (light: 'sun' | 'moon', house: HouseNumber) =>
    textOf(child === null ? form(['return', light, house], texts[light][house]) : parents[light][house])
  const closest = toNatal.find(({ a, b }) => !(a.name === 'Sun' && b.name === 'Sun'))
  return [
    `${textOf(child === null ? form(['return', 'rising', signName(rising)], texts.rising[signName(rising)]) : parents.rising[signName(rising)])} The reason: ${signName(rising)} rises in ${your} return${natalHouse === null ? '' : `, ${inHouse(natalHouse as HouseNumber).replace('house', 'natal house')}`}.`,
    ...(sun.house === null ? [] : [returnText('sun', sun.house as HouseNumber)]),
    ...(moon.house === null ? [] : [returnText('moon', moon.house as HouseNumber)]),
    // The leader of the year is the lord of the profection; this planet rules only the return.
    `${upperFirst(withArticle(ruler.name))}, which rules ${signName(rising)}, stands in ${signName(signOf(ruler.longitude))} in ${your} return${ruler.house === null ? '' : `, ${inHouse(ruler.house as HouseNumber).replace('house', 'return house')}`}.`,
    ...angular
      .sort((a, b) => a.orb - b.orb)
      .map(
        ({ point, name }) =>
          `${child === null ? 'You cannot overlook' : 'You will notice'} ${withArticle(point.name)} this year (${KEYWORDS[point.name]}), because it stands at the ${name}.`,
      ),
    ...(closest
      ? [
          `The closest tie of ${your} return to ${your} birth chart is its ${closest.a.name} ${closest.aspect} ${owner} ${closest.b.name}.`,
        ]
      : []),
  ]
}
