import type { Site, Sky } from '../../sky/sky.ts'
import { addDays, type CivilDate, dayNumber, daysInMonth } from '../../time/civil.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { localAt, type Zone } from '../../time/moment.ts'
import type { Window } from '../../time/window.ts'
import type { SignIndex } from '../../zodiac/signs.ts'
import { CANCER, CAPRICORN, signAt } from '../../zodiac/signs.ts'
import { panchangDay } from './day.ts'
import { SUN_SIGN_LIMB } from './limbs.ts'
import { suryaSiddhantaSankrantis } from './surya-siddhanta.ts'

export const SANKRANTIS = [
  'Mesha',
  'Vrishabha',
  'Mithuna',
  'Karka',
  'Simha',
  'Kanya',
  'Tula',
  'Vrishchika',
  'Dhanu',
  'Makara',
  'Kumbha',
  'Mina',
] as const

export interface Sankranti {
  at: JulianDay
  /** The sign that the sidereal Sun enters. */
  sign: SignIndex
}

/** The entries of the Sun into the sidereal signs, in order. */
export const sankrantis = ({ from, to }: Window, sky: Sky): Sankranti[] =>
  sky
    .crossings({ of: SUN_SIGN_LIMB.of, span: SUN_SIGN_LIMB.span, from, to })
    .map(({ at, multiple }) => ({ at, sign: signAt(multiple) }))

interface RegionRule {
  /** The date of the first day of a month, by the entry of the Sun into its sign. */
  firstDay: (sankranti: Sankranti, site: Site, zone: Zone, sky: Sky) => CivilDate
  /** The entries of the Sun, if the region does not use the true ones. */
  sankrantis?: (window: Window) => Sankranti[]
  /** The sign of the first month of the year. */
  opens: SignIndex
  era: string
  /** The year of the era that begins in a Gregorian year, less that year. */
  eraOffset: number
  /** Names for the twelve signs from Mesha. */
  months: readonly string[]
}

type FirstDay = RegionRule['firstDay']
const onSameDate: FirstDay = ({ at }, _, zone) => localAt(at, zone)
const onNextDate: FirstDay = ({ at }, _, zone) => addDays(localAt(at, zone), 1)

/** The date of the sankranti; from 22:12 by the clock the next date. */
const byLateEvening: FirstDay = ({ at }, _, zone) => localAt(plusDays(at, 108 / 1440), zone)

/** The date of the sankranti; for Makara after sunset the next, for Karka before sunrise the previous. */
const byDaylight: FirstDay = ({ at, sign }, site, zone, sky) => {
  const date = localAt(at, zone)
  const { light } = panchangDay(date, site, zone, sky)
  if (light && sign === CAPRICORN && at >= light.sunset) return addDays(date, 1)
  if (light && sign === CANCER && at < light.sunrise) return addDays(date, -1)
  return date
}

/** The date of the sankranti if it is before a part of the daytime has passed (0 sunrise, 1 sunset), else the next. */
const byPartOfDay =
  (part: number): FirstDay =>
  ({ at }, site, zone, sky) => {
    const date = localAt(at, zone)
    const { light, from } = panchangDay(date, site, zone, sky)
    // Without a sunrise the day is from 06:00 to 18:00 local mean time.
    const limit = light ? light.sunrise + (light.sunset - light.sunrise) * part : from + part / 2
    return at < limit ? date : addDays(date, 1)
  }

const words = (text: string) => text.split(' ')

// source: rules of the first day as in regional almanacs (Rashtriya Panchang, introduction; Sewell and Dikshit, The
// Indian Calendar, art. 28); Bengali and Assamese by drik sankranti, the civil date after it, as in West Bengal; Odia
// with the limit of 22:12, as Drik Panchang's Odia calendar has it in 35 of 35 months about that hour, 1900 to 2050
export const REGION_RULES = {
  tamil: {
    firstDay: byPartOfDay(1),
    opens: 0,
    era: 'Tamil year of the sixty (Kali, expired)',
    eraOffset: 3101,
    months: words('Chithirai Vaikasi Aani Aadi Aavani Purattasi Aippasi Karthigai Margazhi Thai Maasi Panguni'),
  },
  malayalam: {
    firstDay: byPartOfDay(3 / 5),
    opens: 4,
    era: 'Kollam',
    eraOffset: -824,
    months: words('Medam Edavam Mithunam Karkidakam Chingam Kanni Thulam Vrischikam Dhanu Makaram Kumbham Meenam'),
  },
  bengali: {
    firstDay: onNextDate,
    opens: 0,
    era: 'Bangabda',
    eraOffset: -593,
    months: words('Boishakh Joishtho Asharh Srabon Bhadro Ashwin Kartik Ogrohayon Poush Magh Falgun Choitro'),
  },
  odia: {
    firstDay: byLateEvening,
    opens: 0,
    era: 'Odia (Amli) sal',
    eraOffset: -593,
    months: words(
      'Baisakha Jyeshtha Ashadha Shrabana Bhadraba Ashwina Kartika Margashira Pausha Magha Phalguna Chaitra',
    ),
  },
  assamese: {
    firstDay: onNextDate,
    opens: 0,
    era: 'Bhaskarabda',
    eraOffset: -593,
    months: words('Bohag Jeth Ahar Saon Bhado Ahin Kati Aghon Puh Magh Phagun Sot'),
  },
  punjabi: {
    firstDay: onSameDate,
    opens: 11,
    era: 'Bikrami',
    eraOffset: 57,
    months: words('Vaisakh Jeth Harh Sawan Bhadon Assu Kattak Maghar Poh Magh Phaggan Chet'),
  },
  // source: months of 2000 to 2080 BS as in date converters; Karka and Makara by their punya kala (Nirnaya Sindhu)
  nepali: {
    firstDay: byDaylight,
    sankrantis: suryaSiddhantaSankrantis,
    opens: 0,
    era: 'Bikram Sambat',
    eraOffset: 57,
    months: words('Baishakh Jestha Ashadh Shrawan Bhadra Ashwin Kartik Mangsir Poush Magh Falgun Chaitra'),
  },
  tulu: {
    firstDay: byPartOfDay(3 / 5),
    opens: 0,
    era: 'Shaka (expired)',
    eraOffset: -78,
    months: words('Paggu Besha Karthel Aati Sona Nirnala Bontel Jarde Perarde Pontel Maayi Suggi'),
  },
} as const satisfies Record<string, RegionRule>
export type SolarRegion = keyof typeof REGION_RULES
export const SOLAR_REGIONS = Object.keys(REGION_RULES) as [SolarRegion, ...SolarRegion[]]

export interface SolarMonth {
  name: string
  sign: SignIndex
  sankranti: JulianDay
  /** The first day of the month, and the first day of the next month. */
  starts: CivilDate
  next: CivilDate
}

/** The months of a region whose sankrantis are in the window, in order. The window must contain at least two. */
export const solarMonths = (region: SolarRegion, window: Window, site: Site, zone: Zone, sky: Sky): SolarMonth[] => {
  const { firstDay, months, sankrantis: regionalSankrantis }: RegionRule = REGION_RULES[region]
  const entries = regionalSankrantis ? regionalSankrantis(window) : sankrantis(window, sky)
  const starts = entries.map((entry) => firstDay(entry, site, zone, sky))
  return entries
    .slice(0, -1)
    .map(({ at, sign }, i) => ({ name: months[sign]!, sign, sankranti: at, starts: starts[i]!, next: starts[i + 1]! }))
}

/** The month and day of a date in a region's calendar; null outside the months. */
export const solarDate = (
  months: readonly SolarMonth[],
  date: CivilDate,
): { month: SolarMonth; day: number } | null => {
  const month = months.find(
    ({ starts, next }) => dayNumber(starts) <= dayNumber(date) && dayNumber(date) < dayNumber(next),
  )
  return month ? { month, day: dayNumber(date) - dayNumber(month.starts) + 1 } : null
}

/** The months that can contain the dates of the window. */
export const solarMonthsAround = (region: SolarRegion, { from, to }: Window, site: Site, zone: Zone, sky: Sky) =>
  solarMonths(region, { from: plusDays(from, -34), to: plusDays(to, 34) }, site, zone, sky)

export interface CivilMonth {
  name: string
  starts: CivilDate
  days: number
}

/** The twelve months of the national calendar (Calendar Reform Committee, 1955) from March of a Gregorian year. */
export const nationalMonths = (year: number): CivilMonth[] => {
  const leap = daysInMonth(year, 2) === 29
  let starts: CivilDate = { year, month: 3, day: leap ? 21 : 22 }
  return words(
    'Chaitra Vaishakha Jyeshtha Ashadha Shravana Bhadrapada Ashvina Kartika Agrahayana Pausha Magha Phalguna',
  ).map((name, i) => {
    const days = i === 0 ? (leap ? 31 : 30) : i <= 5 ? 31 : 30
    const month = { name, starts, days }
    starts = addDays(starts, days)
    return month
  })
}
