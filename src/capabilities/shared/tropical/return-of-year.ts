import type { AyanamshaId } from '../../../ephemeris/ayanamshas.ts'
import { invalid } from '../../../faults.ts'
import { clockMs, daysInMonth } from '../../../time/civil.ts'
import { type JulianDay, julianDay } from '../../../time/julian-day.ts'
import type { Moment } from '../../../time/moment.ts'
import { solarReturn } from '../../../western/returns.ts'
import type { World } from '../../capability.ts'
import { demandCover } from './birth.ts'

/**
 * The solar return nearest the anniversary of a year; 422 on `year` outside the ephemeris. `corrected`: to the sidereal longitude of
 * `ayanamsha`, by default Fagan-Bradley.
 */
export const returnOfYear = (
  moment: Moment,
  year: number,
  corrected: boolean,
  world: World,
  ayanamsha?: AyanamshaId,
): JulianDay => {
  if (year === moment.local.year) return moment.jd
  const { month, day, ...clock } = moment.local
  const exists = day <= daysInMonth(year, month)
  const local = { ...clock, year, month: exists ? month : month + 1, day: exists ? day : 1 }
  const about = julianDay(clockMs(local) - moment.zone.at(clockMs(local)).offsetSeconds * 1000)
  const reach = 12
  for (const edge of [about - reach, about + reach]) demandCover(edge as JulianDay, 'year', world)
  if (year < moment.local.year)
    throw invalid('year', `\`year\` must not be before the year of birth, ${moment.local.year}; it is ${year}.`)
  return solarReturn(moment.jd, about, world.sky, corrected ? 'sidereal' : 'tropical', ayanamsha)
}
