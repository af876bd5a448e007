import { type CivilDate, dayNumber } from '../../time/civil.ts'
import { signOf } from '../../zodiac/signs.ts'
import {
  ayanaOf,
  gujaratiSamvatsara,
  gujaratiYear,
  kaliYear,
  type LunarMonth,
  lunarMonth,
  northernSamvatsara,
  purnimanta,
  rituOf,
  samvatsaraOf,
  shakaYear,
  tropicalRituOf,
  vikramaYear,
} from '../lunar-month.ts'
import type { PanchangDay } from './day.ts'
import { type Almanac, PANCHANG_AYANAMSHA, SUN_SIGN, TITHI } from './limbs.ts'

/** The years that a lunar month stands in, and their names of the sixty. */
export const eras = (month: LunarMonth, gregorian: { year: number; month: number }) => {
  const shaka = shakaYear(month, gregorian)
  const gujarati = gujaratiYear(month, shaka)
  return {
    shaka,
    vikrama: vikramaYear(shaka),
    gujarati,
    kali: kaliYear(shaka),
    names: {
      south: samvatsaraOf(shaka),
      north: northernSamvatsara(shaka),
      gujarati: gujaratiSamvatsara(gujarati),
    },
  }
}

/** Julian day of 0 h UT of a civil date. */
export const julianDayNumber = (date: CivilDate) => dayNumber(date) + 2440587.5

// source: Surya Siddhanta; the epoch is the midnight of 17-18 February 3102 BCE (Julian)
const KALI_EPOCH = 588465.5
export const kaliAhargana = (date: CivilDate) => julianDayNumber(date) - KALI_EPOCH

/** The day's place in month, season and era, taken at its sunrise; `month` holds it. */
export const calendarOf = (
  day: PanchangDay,
  almanac: Almanac,
  month: LunarMonth = lunarMonth(day.from, PANCHANG_AYANAMSHA, almanac.sky),
) => {
  const { sky } = almanac
  const [sun] = sky.positions(day.from, ['Sun'])
  const sidereal = sun!.longitude - sky.ayanamsha(day.from, PANCHANG_AYANAMSHA)
  const tithi = almanac.at(TITHI, day.from).number
  return {
    month,
    tithi,
    purnimanta: purnimanta(month, tithi),
    eras: eras(month, day.date),
    ayana: { drik: ayanaOf(sun!.longitude), vedic: ayanaOf(sidereal) },
    ritu: { drik: tropicalRituOf(sun!.longitude), vedic: rituOf(month) },
    /** The Sun's sign, and how many sunrises he has seen in it, this one included. */
    solar: { sign: signOf(sidereal), day: Math.floor(day.from - almanac.at(SUN_SIGN, day.from).from) + 1 },
  }
}
