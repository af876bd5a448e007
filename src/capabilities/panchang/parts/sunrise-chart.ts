import { rasiChart } from '../../../jyotish/chart.ts'
import { nullable, t } from '../../../schema.ts'
import { bySun, Moment, type Today } from '../../shared/almanac.ts'
import { Houses, houseRows, Placement, Planets, placement, planetRow } from '../../shared/shapes.ts'

export const SunriseChart = nullable(
  t.Object(
    { sunrise: Moment, lagna: Placement, planets: Planets, houses: Houses },
    { description: 'Chart of the moment of sunrise; null without a sunrise.' },
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
