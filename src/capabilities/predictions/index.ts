import { family } from '../capability.ts'
import ashtakavargaTransits from './ashtakavarga-transits.ts'
import ayurdaya from './ayurdaya.ts'
import dailyPersonalForecast from './daily-personal-forecast.ts'
import dailySignHoroscope from './daily-sign-horoscope.ts'
import doubleTransit from './double-transit.ts'
import gocharaTransits from './gochara-transits.ts'
import lifetimeMaleficTransits from './lifetime-malefic-transits.ts'
import monthlyPersonalForecast from './monthly-personal-forecast.ts'
import monthlySignHoroscope from './monthly-sign-horoscope.ts'
import meanings from './parts/meanings.ts'
import personalCharacteristicsBundle from './personal-characteristics-bundle.ts'
import predictionBhavesh from './prediction-bhavesh.ts'
import predictionClassics from './prediction-classics.ts'
import predictionDasha from './prediction-dasha.ts'
import predictionGem from './prediction-gem.ts'
import predictionLifeReport from './prediction-life-report.ts'
import predictionLuckyInfo from './prediction-lucky-info.ts'
import predictionNakshatraInterp from './prediction-nakshatra-interp.ts'
import predictionNature from './prediction-nature.ts'
import predictionPhysical from './prediction-physical.ts'
import predictionPlanetaryDispositions from './prediction-planetary-dispositions.ts'
import sadeSatiPeriods from './sade-sati-periods.ts'
import signCharacteristics from './sign-characteristics.ts'
import transitTimeline from './transit-timeline.ts'
import weeklyPersonalForecast from './weekly-personal-forecast.ts'
import weeklySignHoroscope from './weekly-sign-horoscope.ts'
import yearlyPersonalForecast from './yearly-personal-forecast.ts'
import yearlySignHoroscope from './yearly-sign-horoscope.ts'

export default family({
  slug: 'predictions',
  title: 'Predictions',
  about: 'Sign horoscopes, transits, characteristics, life readings, period forecasts.',
  meanings,
  explains: true,
  personal: true,
  limitsDeeds: true,
  members: [
    lifetimeMaleficTransits,
    ayurdaya,
    personalCharacteristicsBundle,
    dailyPersonalForecast,
    weeklyPersonalForecast,
    monthlyPersonalForecast,
    yearlyPersonalForecast,
    dailySignHoroscope,
    weeklySignHoroscope,
    monthlySignHoroscope,
    yearlySignHoroscope,
    gocharaTransits,
    transitTimeline,
    ashtakavargaTransits,
    sadeSatiPeriods,
    doubleTransit,
    signCharacteristics,
    predictionBhavesh,
    predictionClassics,
    predictionDasha,
    predictionGem,
    predictionLifeReport,
    predictionLuckyInfo,
    predictionNakshatraInterp,
    predictionNature,
    predictionPhysical,
    predictionPlanetaryDispositions,
  ],
})
