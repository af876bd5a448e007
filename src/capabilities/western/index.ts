import { family } from '../capability.ts'
import westernNatalChart from './western-natal-chart.ts'

export default family({
  slug: 'western',
  title: 'Western astrology',
  about: 'Tropical natal charts, transits, sun-sign forecasts, synastry.',
  members: [westernNatalChart],
})
