import type { Site, Sky } from '../../sky/sky.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { localAt, type Zone } from '../../time/moment.ts'
import type { SignIndex } from '../../zodiac/signs.ts'
import { SEVEN } from '../grahas.ts'
import { type PanchangDay, panchangDay } from './day.ts'
import { lahiriLongitude } from './limbs.ts'
import type { lunarYear } from './lunar-year.ts'
import type { Sankranti } from './solar-months.ts'

/** The lords of a lunar year, as almanacs print them before its first month: each that of a weekday. */

// source: almanac practice, as futuresamachar.com and prof-rishabh-shastri.com tell it (Pisces for phala not seen there);
// the sign whose sankranti gives the office by its weekday
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
/** Ardra begins here, and with it the rains. */
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

/** The day from sunrise to sunrise that holds a moment. */
export const dayHolding = (at: JulianDay, site: Site, zone: Zone, sky: Sky): PanchangDay => {
  const own = panchangDay(localAt(at, zone), site, zone, sky)
  return own.from <= at ? own : panchangDay(localAt((at - 1) as JulianDay, zone), site, zone, sky)
}

type Year = Awaited<ReturnType<typeof lunarYear>>

/** The king by the weekday of Chaitra Shukla 1; the others by that of a sankranti, megha by the Sun's entry into Ardra. Weekdays are counted from sunrise. */
export const yearLords = (
  year: Year,
  site: Site,
  zone: Zone,
  sky: Sky,
): Record<YearOffice, (typeof SEVEN)[number] | null> => {
  const of = (day: PanchangDay) => SEVEN[day.weekday]!
  const entries = year.flatMap(({ sankrantis }): Sankranti[] => sankrantis)
  const bySign = (sign: SignIndex) => {
    const entry = entries.find((each) => each.sign === sign)
    return entry ? of(dayHolding(entry.at, site, zone, sky)) : null
  }
  const whole = { from: year[0]!.month.from, to: year.at(-1)!.month.to }
  const [ardra] = sky.crossings({ of: lahiriLongitude('Sun'), span: 360, offset: ARDRA, ...whole })
  const { minister, sasya, durga, dhana, rasa, dhanya, nirasa, phala } = OFFICES
  return {
    king: of(year[0]!.tithis[0]!.day),
    minister: bySign(minister),
    sasya: bySign(sasya),
    durga: bySign(durga),
    dhana: bySign(dhana),
    rasa: bySign(rasa),
    dhanya: bySign(dhanya),
    nirasa: bySign(nirasa),
    phala: bySign(phala),
    megha: ardra ? of(dayHolding(ardra.at, site, zone, sky)) : null,
  }
}
