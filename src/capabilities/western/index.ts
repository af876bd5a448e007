import { family } from '../capability.ts'
import meanings from './parts/meanings.ts'
import synastryAspects from './synastry-aspects.ts'
import synastryChart from './synastry-chart.ts'
import synastryFull from './synastry-full.ts'
import synastryPredictions from './synastry-predictions.ts'
import synastryWheel from './synastry-wheel.ts'
import westernArabicLots from './western-arabic-lots.ts'
import westernAspectsGrid from './western-aspects-grid.ts'
import westernCompositeChart from './western-composite-chart.ts'
import westernDailyHoroscope from './western-daily-horoscope.ts'
import westernDailyTransit from './western-daily-transit.ts'
import westernDeclinations from './western-declinations.ts'
import westernDetailedReport from './western-detailed-report.ts'
import westernDignities from './western-dignities.ts'
import westernFixedStars from './western-fixed-stars.ts'
import westernHouseCusps from './western-house-cusps.ts'
import westernLunarPhase from './western-lunar-phase.ts'
import westernMidpoints from './western-midpoints.ts'
import westernMonthlyHoroscope from './western-monthly-horoscope.ts'
import westernNatalChart from './western-natal-chart.ts'
import westernNatalWheel from './western-natal-wheel.ts'
import westernPlanetDetails from './western-planet-details.ts'
import westernPlanetaryReturn from './western-planetary-return.ts'
import westernProgressions from './western-progressions.ts'
import westernRetrogrades from './western-retrogrades.ts'
import westernSolarArc from './western-solar-arc.ts'
import westernSolarReturn from './western-solar-return.ts'
import westernTimeLords from './western-time-lords.ts'
import westernTransitDates from './western-transit-dates.ts'
import westernTransitWheel from './western-transit-wheel.ts'
import westernWeeklyHoroscope from './western-weekly-horoscope.ts'
import westernYearlyForecast from './western-yearly-forecast.ts'
import westernYearlyHoroscope from './western-yearly-horoscope.ts'

export default family({
  slug: 'western',
  title: 'Western astrology',
  about: 'Tropical natal charts, transits, sun-sign forecasts, synastry.',
  meanings,
  personal: true,
  members: [
    westernNatalChart,
    westernPlanetDetails,
    westernHouseCusps,
    westernTransitWheel,
    westernTransitDates,
    westernDailyTransit,
    synastryChart,
    synastryWheel,
    synastryAspects,
    synastryFull,
    synastryPredictions,
    westernDetailedReport,
    westernYearlyForecast,
    westernNatalWheel,
    westernAspectsGrid,
    westernDailyHoroscope,
    westernWeeklyHoroscope,
    westernMonthlyHoroscope,
    westernYearlyHoroscope,
    westernCompositeChart,
    westernProgressions,
    westernSolarArc,
    westernSolarReturn,
    westernPlanetaryReturn,
    westernLunarPhase,
    westernRetrogrades,
    westernArabicLots,
    westernFixedStars,
    westernDignities,
    westernTimeLords,
    westernMidpoints,
    westernDeclinations,
  ],
})
