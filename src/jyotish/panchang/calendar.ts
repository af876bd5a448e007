import type { Sky } from '../../sky/sky.ts'
import { type CivilDate, dayNumber } from '../../time/civil.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { localAt } from '../../time/moment.ts'
import { signNumbered } from '../../zodiac/signs.ts'
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
  SAMVATSARAS,
  samvatsaraOf,
  shakaYear,
  tropicalRituOf,
  vikramaYear,
} from '../lunar-month.ts'
import type { PanchangDay } from './day.ts'
import { type Almanac, PANCHANG_AYANAMSHA, SUN_SIGN_LIMB, TITHI } from './limbs.ts'
import { nationalMonths } from './solar-months.ts'

type Samvatsara = (typeof SAMVATSARAS)[number]

/** The numbers of the year of a lunar month in each era, and its samvatsara names. */
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

/** The day's place in month, season and era at its sunrise. `month`: the lunar month of the day. */
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
    solar: solarMonthDay(day, almanac),
  }
}

/** The day of the solar month (pravishte): the civil date on which the Sun enters a sign is day 1 of its month. */
const solarMonthDay = ({ date, civil, zone }: PanchangDay, almanac: Almanac) => {
  const stay = almanac.at(SUN_SIGN_LIMB, plusDays(Math.min(civil.to, almanac.stretch.to) as JulianDay, -1e-6))
  return { sign: signNumbered(stay.number), day: dayNumber(date) - dayNumber(localAt(stay.from, zone)) + 1 }
}

// source: Sewell and Dikshit, The Indian Calendar, art. 59c: Surya Siddhanta with bija, 117 signs of Jupiter more than years in 10 000
const SAMVATSARA_DAYS = 365.258756481 / 1.0117

/**
 * The samvatsara of Jupiter (Barhaspatya) at a moment, which changes within the year, counted from the Mesha sankranti
 * (drik).
 */
export const brihaspati = (at: JulianDay, sky: Sky): { name: Samvatsara; next: Samvatsara; endsAt: JulianDay } => {
  const query = { of: SUN_SIGN_LIMB.of, span: 360, from: plusDays(at, -367), to: at }
  const mesha = sky.crossings(query).at(-1)!.at
  const year = new Date((mesha - 2440587.5) * 86_400_000).getUTCFullYear()
  const kali = kaliYear(year - 78)
  const elapsed = (117 * kali - 60) / 10_000 + kali
  const current = Math.floor(elapsed + (at - mesha) / SAMVATSARA_DAYS)
  const samvatsaraAt = (number: number) => SAMVATSARAS[(number + 26) % 60]!
  return {
    name: samvatsaraAt(current),
    next: samvatsaraAt(current + 1),
    endsAt: plusDays(mesha, (current + 1 - elapsed) * SAMVATSARA_DAYS),
  }
}

/** Day, month and year in the national calendar of India (Calendar Reform Committee, 1955). */
export const nationalDate = (date: CivilDate) => {
  const number = dayNumber(date)
  const months = [date.year - 1, date.year].flatMap((year) =>
    nationalMonths(year).map((month) => ({ ...month, year: year - 78 })),
  )
  const current = months.findLast(({ starts }) => dayNumber(starts) <= number)!
  return { year: current.year, month: current.name, day: number - dayNumber(current.starts) + 1 }
}

/** Days from 1 January of the year 1, which is day 1. */
export const rataDie = (date: CivilDate) => dayNumber(date) + 719_163
