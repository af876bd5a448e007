import type { AspectPoint, Contact } from '../../../western/aspects.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import { houseOf, houseSignification } from '../../../western/houses.ts'
import { KEYWORDS, PLANETS } from '../../../western/points.ts'
import { rulerOf } from '../../../western/signs.ts'
import { separation } from '../../../zodiac/longitude.ts'
import { signName, signOf } from '../../../zodiac/signs.ts'

const ANGULAR = 8

/** Highlights of a return compared with the birth chart, by descending weight. */
export const returnHighlights = (
  chart: TropicalChart,
  natal: TropicalChart,
  toNatal: readonly Contact<AspectPoint>[],
): string[] => {
  const rising = signOf(chart.ascendant)
  const ruler = chart.point[rulerOf(rising)]
  const sun = chart.point.Sun
  const natalHouse = houseOf(chart.ascendant, natal.houses)
  const inHouse = (house: number) => `house ${house} (${houseSignification(house)})`
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
  const closest = toNatal.find(({ a, b }) => !(a.name === 'Sun' && b.name === 'Sun'))
  return [
    natalHouse === null
      ? `${signName(rising)} rises in the return.`
      : `${signName(rising)} rises in the return, on ${inHouse(natalHouse)} of the birth chart.`,
    ruler.house === null
      ? `${ruler.name}, ruler of the year’s Ascendant, stands in ${signName(signOf(ruler.longitude))}.`
      : `${ruler.name}, ruler of the year’s Ascendant, stands in ${signName(signOf(ruler.longitude))} in ${inHouse(ruler.house)}.`,
    ...(sun.house === null ? [] : [`The Sun lights ${inHouse(sun.house)} this year.`]),
    ...angular
      .sort((a, b) => a.orb - b.orb)
      .map(
        ({ point, name, orb }) =>
          `${point.name} is angular, ${orb.toFixed(1)} degrees from the ${name}: ${KEYWORDS[point.name]} in plain view.`,
      ),
    ...(closest
      ? [
          `The closest aspect to the birth chart is return ${closest.a.name} ${closest.aspect} natal ${closest.b.name}, ${closest.orb.toFixed(2)} degrees from exact.`,
        ]
      : []),
  ]
}
