import type { Site, Sky } from '../../sky/sky.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { localAt, type Zone } from '../../time/moment.ts'
import type { SignIndex } from '../../zodiac/signs.ts'
import { SEVEN } from '../grahas.ts'
import { type PanchangDay, panchangDay } from './day.ts'
import { lahiriLongitude } from './limbs.ts'
import type { lunarYear } from './lunar-year.ts'
import type { Sankranti } from './solar-months.ts'

/** The lords of a lunar year as printed in almanacs before its first month. Each is the lord of a weekday. */

// source: almanac practice, as on futuresamachar.com and prof-rishabh-shastri.com (Pisces for phala is not there); the
// sign whose sankranti gives the office by its weekday
const OFFICES = {
  minister: 0,
  sasya: 3,
  durga: 4,
  dhana: 5,
  rasa: 6,
  dhanya: 8,
  nirasa: 9,
  phala: 11,
} as const satisfies Record<string, SignIndex>
/** The beginning of Ardra, sidereal degrees: the start of the rains. */
const ARDRA = 66 + 2 / 3

export const YEAR_OFFICES = [
  'king',
  'minister',
  'sasya',
  'durga',
  'dhana',
  'rasa',
  'dhanya',
  'nirasa',
  'phala',
  'megha',
] as const
export type YearOffice = (typeof YEAR_OFFICES)[number]

/** The day from sunrise to sunrise that contains a moment. */
export const panchangDayAt = (at: JulianDay, site: Site, zone: Zone, sky: Sky): PanchangDay => {
  const civilDay = panchangDay(localAt(at, zone), site, zone, sky)
  return civilDay.from <= at ? civilDay : panchangDay(localAt((at - 1) as JulianDay, zone), site, zone, sky)
}

type Year = Awaited<ReturnType<typeof lunarYear>>

/**
 * The king by the weekday of Chaitra Shukla 1, the others by that of a sankranti, megha by the entry of the Sun into
 * Ardra. Weekdays begin at sunrise. Null for an entry that is not in the year.
 */
export const yearLords = (
  year: Year,
  site: Site,
  zone: Zone,
  sky: Sky,
): Record<YearOffice, (typeof SEVEN)[number] | null> => {
  const lordOfWeekday = (day: PanchangDay) => SEVEN[day.weekday]!
  const entries = year.flatMap(({ sankrantis }): Sankranti[] => sankrantis)
  const bySign = (sign: SignIndex) => {
    const entry = entries.find((each) => each.sign === sign)
    return entry ? lordOfWeekday(panchangDayAt(entry.at, site, zone, sky)) : null
  }
  const yearWindow = { from: year[0]!.month.from, to: year.at(-1)!.month.to }
  const [ardra] = sky.crossings({ of: lahiriLongitude('Sun'), span: 360, offset: ARDRA, ...yearWindow })
  const { minister, sasya, durga, dhana, rasa, dhanya, nirasa, phala } = OFFICES
  return {
    king: lordOfWeekday(year[0]!.tithis[0]!.day),
    minister: bySign(minister),
    sasya: bySign(sasya),
    durga: bySign(durga),
    dhana: bySign(dhana),
    rasa: bySign(rasa),
    dhanya: bySign(dhanya),
    nirasa: bySign(nirasa),
    phala: bySign(phala),
    megha: ardra ? lordOfWeekday(panchangDayAt(ardra.at, site, zone, sky)) : null,
  }
}
