import { t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { datePlace, dayHead, dayHeadFields, readToday } from '../shared/almanac.ts'
import { delhi } from '../shared/inputs.ts'
import { SunriseChart, sunriseChart } from './parts/sunrise-chart.ts'

export default capability({
  slug: 'sunrise-chart',
  title: 'Sunrise chart',
  summary: 'The sidereal chart of the moment of sunrise, with whole-sign houses.',
  weight: 'standard',
  method:
    "The rashi chart (Lahiri) is cast for sunrise: upper limb, refraction 34', sea level. Houses are whole signs.",
  input: datePlace(),
  data: t.Object({ ...dayHeadFields, sunrise_chart: SunriseChart }),
  example: { date: '2024-04-09', ...delhi },
}).compute((input, world) => {
  const today = readToday(input, world)
  return { ...dayHead(today), sunrise_chart: sunriseChart(today) }
})
