import { family } from '../capability.ts'
import bhavaChalit from './bhava-chalit.ts'
import birthChart from './birth-chart.ts'
import birthChartBundle from './birth-chart-bundle.ts'
import birthParticulars from './birth-particulars.ts'
import chartImage from './chart-image.ts'
import chartMarkers from './chart-markers.ts'
import divisionalChart from './divisional-chart.ts'
import divisionalCharts from './divisional-charts.ts'
import meanings from './parts/meanings.ts'
import planetPositions from './planet-positions.ts'
import specialLagnaCharts from './special-lagna-charts.ts'
import sudarshanaChakra from './sudarshana-chakra.ts'
import upagrahas from './upagrahas.ts'

export default family({
  slug: 'vedic-charts',
  title: 'Vedic charts',
  about: 'Sidereal birth charts, planet positions, divisional and special-lagna charts, chart images, markers.',
  meanings,
  members: [
    birthChartBundle,
    birthChart,
    planetPositions,
    birthParticulars,
    divisionalChart,
    divisionalCharts,
    bhavaChalit,
    specialLagnaCharts,
    upagrahas,
    sudarshanaChakra,
    chartImage,
    chartMarkers,
  ],
})
