import { rasiChart } from '../../jyotish/chart.ts'
import { nullable, t } from '../../schema.ts'
import { bySun, datePlace, head, headFields, Moment, readToday, type Today } from '../almanac.ts'
import { capability } from '../capability.ts'
import { delhi } from '../inputs.ts'
import { Houses, houseRows, Placement, Planets, placement, planetRow } from '../shapes.ts'

export const SunriseChart = nullable(
  t.Object(
    { sunrise: Moment, lagna: Placement, planets: Planets, houses: Houses },
    { description: 'Null without a sunrise.' },
  ),
)

export const sunriseChart = (today: Today) =>
  bySun(today, ({ sunrise }) => {
    const chart = rasiChart(sunrise, today.site, { node: today.node }, today.world.sky)
    return {
      sunrise: today.write(sunrise),
      lagna: placement(chart.ascendant),
      planets: chart.planets.map(planetRow),
      houses: houseRows(chart.ascendant.sign, chart.planets),
    }
  })

export default capability({
  slug: 'sunrise-chart',
  title: 'Sunrise chart',
  summary: 'The sidereal chart of the moment of sunrise, with whole-sign houses.',
  weight: 'standard',
  method: "The rashi chart (Lahiri) of sunrise: upper limb, refraction 34', sea level. Houses are whole signs.",
  input: datePlace(),
  data: t.Object({ ...headFields, sunrise_chart: SunriseChart }),
  example: { date: '2024-04-09', ...delhi },
}).compute((input, world) => {
  const today = readToday(input, world)
  return { ...head(today), sunrise_chart: sunriseChart(today) }
})
