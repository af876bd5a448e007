import { family } from '../capability.ts'
import mundaneAngularityMap from './mundane-angularity-map.ts'
import mundaneCyclicIndex from './mundane-cyclic-index.ts'
import mundaneEclipseChart from './mundane-eclipse-chart.ts'
import mundaneEclipses from './mundane-eclipses.ts'
import mundaneGreatConjunctions from './mundane-great-conjunctions.ts'
import mundaneIngressChart from './mundane-ingress-chart.ts'
import mundaneKoormaChakra from './mundane-koorma-chakra.ts'
import mundaneLunationChart from './mundane-lunation-chart.ts'
import mundaneMarketCycles from './mundane-market-cycles.ts'
import mundaneNationalCharts from './mundane-national-charts.ts'
import mundaneNationalForecast from './mundane-national-forecast.ts'
import mundanePlanetaryCycles from './mundane-planetary-cycles.ts'
import mundaneRetrogradeCalendar from './mundane-retrograde-calendar.ts'
import mundaneSarvatobhadra from './mundane-sarvatobhadra.ts'
import mundaneSeismicIndications from './mundane-seismic-indications.ts'
import mundaneSkyCalendar from './mundane-sky-calendar.ts'
import mundaneVedicYear from './mundane-vedic-year.ts'
import mundaneWeatherOutlook from './mundane-weather-outlook.ts'
import mundaneWorldForecast from './mundane-world-forecast.ts'
import meanings from './parts/meanings.ts'

export default family({
  slug: 'mundane',
  title: 'Mundane astrology',
  about: 'Mundane astrology: forecasts for nations and the world.',
  meanings,
  members: [
    mundaneIngressChart,
    mundaneLunationChart,
    mundaneEclipses,
    mundaneEclipseChart,
    mundaneGreatConjunctions,
    mundanePlanetaryCycles,
    mundaneCyclicIndex,
    mundaneAngularityMap,
    mundaneNationalCharts,
    mundaneNationalForecast,
    mundaneRetrogradeCalendar,
    mundaneSkyCalendar,
    mundaneWorldForecast,
    mundaneWeatherOutlook,
    mundaneSeismicIndications,
    mundaneMarketCycles,
    mundaneVedicYear,
    mundaneKoormaChakra,
    mundaneSarvatobhadra,
  ],
})
