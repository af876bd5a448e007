import { family } from '../capability.ts'
import anandadiYoga from './anandadi-yoga.ts'
import auspiciousTimings from './auspicious-timings.ts'
import chandraTaraBala from './chandra-tara-bala.ts'
import choghadiya from './choghadiya.ts'
import dailyPanchang from './daily-panchang.ts'
import dayFestivals from './day-festivals.ts'
import dayMuhurtas from './day-muhurtas.ts'
import eclipses from './eclipses.ts'
import gowriPanchang from './gowri-panchang.ts'
import inauspiciousTimings from './inauspicious-timings.ts'
import lunarMonthCalendar from './lunar-month-calendar.ts'
import monthlyPanchang from './monthly-panchang.ts'
import moonPhases from './moon-phases.ts'
import panchakBhadra from './panchak-bhadra.ts'
import panchangFiveLimbs from './panchang-five-limbs.ts'
import meanings from './parts/meanings.ts'
import planetaryEvents from './planetary-events.ts'
import planetaryHora from './planetary-hora.ts'
import planetaryIngresses from './planetary-ingresses.ts'
import solarMonthCalendar from './solar-month-calendar.ts'
import specialDayYogas from './special-day-yogas.ts'
import sunMoonTimings from './sun-moon-timings.ts'
import sunriseChart from './sunrise-chart.ts'
import tyajyam from './tyajyam.ts'
import udayaLagna from './udaya-lagna.ts'
import varjyam from './varjyam.ts'

export default family({
  slug: 'panchang',
  title: 'Panchang',
  about: 'Daily and monthly panchang, timing tables, calendars, eclipses, planetary events.',
  meanings,
  members: [
    dailyPanchang,
    panchangFiveLimbs,
    sunMoonTimings,
    sunriseChart,
    dayFestivals,
    panchakBhadra,
    specialDayYogas,
    tyajyam,
    varjyam,
    anandadiYoga,
    eclipses,
    monthlyPanchang,
    inauspiciousTimings,
    auspiciousTimings,
    choghadiya,
    planetaryHora,
    gowriPanchang,
    dayMuhurtas,
    udayaLagna,
    chandraTaraBala,
    moonPhases,
    lunarMonthCalendar,
    solarMonthCalendar,
    planetaryIngresses,
    planetaryEvents,
  ],
})
