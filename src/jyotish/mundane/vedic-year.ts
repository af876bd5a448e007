import { ELONGATION, siderealLongitude } from '../../sky/expressions.ts'
import type { Site, Sky } from '../../sky/sky.ts'
import { addDays } from '../../time/civil.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { localAt, utcMidnight, type Zone } from '../../time/moment.ts'
import { type Lord, SEVEN } from '../grahas.ts'
import { type PanchangDay, panchangDays } from '../panchang/day.ts'
import { PANCHANG_AYANAMSHA } from '../panchang/limbs.ts'
import { SANKRANTIS } from '../panchang/solar-months.ts'
import { panchangDayAt } from '../panchang/year-lords.ts'

/** The lunar year, its nine officers, and the entries of the Sun. */

export const NAYAKAS = [
  'raja',
  'mantri',
  'senadhipati',
  'sasyadhipati',
  'dhanyadhipati',
  'arghadhipati',
  'meghadhipati',
  'rasadhipati',
  'nirasadhipati',
] as const
export type Nayaka = (typeof NAYAKAS)[number]

// source: North Indian almanac practice (their lists of 2014-2026); the entry of the Sun that gives the office, and the
// matter of the office
export const OFFICE_RULES = {
  raja: { of: null, matter: 'government' },
  mantri: { of: 'Mesha', matter: 'ministers' },
  senadhipati: { of: 'Simha', matter: 'army, order' },
  sasyadhipati: { of: 'Karka', matter: 'standing crops' },
  dhanyadhipati: { of: 'Dhanu', matter: 'grain, winter harvest' },
  arghadhipati: { of: 'Mithuna', matter: 'prices' },
  meghadhipati: { of: 'Ardra', matter: 'clouds, rain' },
  rasadhipati: { of: 'Tula', matter: 'juices, oils, liquids' },
  nirasadhipati: { of: 'Makara', matter: 'metals, dry goods' },
} as const satisfies Record<Nayaka, { of: (typeof SANKRANTIS)[number] | 'Ardra' | null; matter: string }>

export const OFFICE_NATURES = ['benefic', 'neutral', 'malefic'] as const
// source: almanac practice on the officers of the year
export const OFFICE_NATURE_OF = {
  Sun: 'malefic',
  Moon: 'benefic',
  Mars: 'malefic',
  Mercury: 'neutral',
  Jupiter: 'benefic',
  Venus: 'benefic',
  Saturn: 'malefic',
} as const satisfies Record<Lord, (typeof OFFICE_NATURES)[number]>

/** The beginning of Ardra, sidereal degrees. */
const ARDRA = 66 + 2 / 3
const TITHI = 12
const LONGEST_YEAR = 430

const sun = siderealLongitude('Sun', PANCHANG_AYANAMSHA)

/** The new Moon at the end of Phalguna in a Gregorian year: the first with the Sun in sidereal Pisces. */
const newYearMoon = (year: number, sky: Sky): JulianDay => {
  // The sidereal year moves through the Gregorian one by a day in 70.6 years.
  const drift = Math.min(0, Math.round((year - 1800) / 70.6))
  const from = plusDays(utcMidnight({ year, month: 2, day: 1 }), drift)
  return sky
    .crossings({ of: ELONGATION, targets: [0], from, to: plusDays(from, 100) })
    .map(({ at }) => at)
    .find((at) => {
      const [place] = sky.positions(at, ['Sun'])
      return Math.floor((((place!.longitude - sky.ayanamsha(at, PANCHANG_AYANAMSHA)) % 360) + 360) % 360) >= 330
    })!
}

interface NewYear {
  readonly tithiStarts: JulianDay
  readonly tithiEnds: JulianDay
  /** The day of Chaitra Shukla 1. */
  readonly day: PanchangDay
}

/** The day whose sunrise is in the first tithi; without one, the day in which the tithi begins. */
export const newYearOf = (year: number, site: Site, zone: Zone, sky: Sky): NewYear => {
  const tithiStarts = newYearMoon(year, sky)
  const [end] = sky.crossings({ of: ELONGATION, targets: [TITHI], from: tithiStarts, to: plusDays(tithiStarts, 2) })
  const tithiEnds = end!.at
  const days = panchangDays(addDays(localAt(tithiStarts, zone), -1), 4, site, zone, sky)
  const day =
    days.find(({ from }) => from >= tithiStarts && from < tithiEnds) ?? panchangDayAt(tithiStarts, site, zone, sky)
  return { tithiStarts, tithiEnds, day }
}

export interface SolarEntry {
  readonly at: JulianDay
  /** The panchang day, from sunrise. */
  readonly day: PanchangDay
}

/** The first entries of the Sun into the twelve signs (from Mesha) and into Ardra after the new Moon of the year. */
export const solarEntries = (
  { tithiStarts }: NewYear,
  site: Site,
  zone: Zone,
  sky: Sky,
): { signs: SolarEntry[]; ardra: SolarEntry } => {
  const to = plusDays(tithiStarts, LONGEST_YEAR)
  const crossings = sky.crossings({
    of: sun,
    targets: [...SANKRANTIS.map((_, sign) => 30 * sign), ARDRA],
    from: tithiStarts,
    to,
  })
  const entry = (target: number): SolarEntry => {
    const { at } = crossings.find(({ multiple }) => multiple === target)!
    return { at, day: panchangDayAt(at, site, zone, sky) }
  }
  return { signs: SANKRANTIS.map((_, sign) => entry(sign)), ardra: entry(SANKRANTIS.length) }
}

export const lordOfDay = ({ weekday }: Pick<PanchangDay, 'weekday'>): Lord => SEVEN[weekday]!
