import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import type { Window } from '../../time/window.ts'
import type { Sidereal } from '../../zodiac/longitude.ts'
import { type DashaSpan, mahadashasFrom, type PeriodShare, subPeriods } from '../dashas/periods.ts'
import type { Graha } from '../grahas.ts'
import { fractionElapsed, nakshatraOf } from '../nakshatras.ts'

// source: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 30; days of 1/360 of the year, the Vimshottari years
// threefold
const LORDS: readonly PeriodShare<Graha>[] = [
  { ruler: 'Sun', part: 18 },
  { ruler: 'Moon', part: 30 },
  { ruler: 'Mars', part: 21 },
  { ruler: 'Rahu', part: 54 },
  { ruler: 'Jupiter', part: 48 },
  { ruler: 'Saturn', part: 57 },
  { ruler: 'Mercury', part: 51 },
  { ruler: 'Ketu', part: 21 },
  { ruler: 'Venus', part: 60 },
]
export const MUDDA_DAYS = 360

const cycleFrom = (lord: Graha) => {
  const first = LORDS.findIndex(({ ruler }) => ruler === lord)
  return [...LORDS.slice(first), ...LORDS.slice(0, first)]
}

/** The part of a period within a window. `years` are days of 1/360 of the year. */
const partIn = (period: DashaSpan<Graha>, { from, to }: Window): DashaSpan<Graha>[] => {
  const start = Math.max(period.start, from) as JulianDay
  const end = Math.min(period.end, to) as JulianDay
  if (start >= end) return []
  return [{ ...period, start, end, years: (period.years * (end - start)) / (period.end - period.start) }]
}

export interface MuddaPeriod extends DashaSpan<Graha> {
  sub: DashaSpan<Graha>[]
}

/**
 * Mudda dasha: the Vimshottari of one year. The first lord follows from the birth star and the completed years. The
 * part of the star before the Moon at birth is the part of its period before the year, and this part ends the year.
 */
export const mudda = (natalMoon: Sidereal, completedYears: number, year: Window): MuddaPeriod[] => {
  const star = nakshatraOf(natalMoon) + 1
  const { ruler: first, part } = LORDS[(((star + completedYears - 3) % 9) + 9) % 9]!
  const unit = (year.to - year.from) / MUDDA_DAYS
  const start = plusDays(year.from, -part * fractionElapsed(natalMoon) * unit)
  const cycle = cycleFrom(first)
  return mahadashasFrom(start, [...cycle, cycle[0]!], unit).flatMap((period) =>
    partIn(period, year).map((part) => ({
      ...part,
      sub: subPeriods({ divide: cycleFrom }, period).flatMap((sub) => partIn(sub, year)),
    })),
  )
}
