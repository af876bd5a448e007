import { family } from '../capability.ts'
import ayurdaya from './ayurdaya.ts'
import dailyPersonalForecast from './daily-personal-forecast.ts'
import lifetimeMaleficTransits from './lifetime-malefic-transits.ts'
import monthlyPersonalForecast from './monthly-personal-forecast.ts'
import sadeSatiPeriods from './sade-sati-periods.ts'
import weeklyPersonalForecast from './weekly-personal-forecast.ts'

export default family({
  slug: 'predictions',
  title: 'Predictions',
  about: 'Sign horoscopes, transits, characteristics, life readings, period forecasts.',
  members: [
    lifetimeMaleficTransits,
    ayurdaya,
    dailyPersonalForecast,
    weeklyPersonalForecast,
    monthlyPersonalForecast,
    sadeSatiPeriods,
  ],
})
