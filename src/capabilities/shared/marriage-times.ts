import { concurrently } from '../../concurrency.ts'
import { timeLimitsOf } from '../../jyotish/assessment/named-periods.ts'
import type { RasiChart } from '../../jyotish/chart.ts'
import { antardashasIn } from '../../jyotish/dashas/antardashas.ts'
import type { Dasha } from '../../jyotish/dashas/periods.ts'
import { vimshottari } from '../../jyotish/dashas/vimshottari.ts'
import type { Graha } from '../../jyotish/grahas.ts'
import { marriageWindows, namedSeasons } from '../../jyotish/marriage-windows.ts'
import { type SignStay, signStays } from '../../jyotish/sign-stays.ts'
import { isOpen, lifeTimetable } from '../../jyotish/timetable.ts'
import { isLate } from '../../readings/age-filter.ts'
import { completedYears } from '../../time/age.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { localAt } from '../../time/moment.ts'
import type { Window } from '../../time/window.ts'
import type { World } from '../capability.ts'
import { coveredPart } from './almanac.ts'
import { siderealFrameOf } from './lifetime.ts'
import type { Natal } from './natal.ts'

/** The times for marriage that reports, forecasts and AI readings of a chart name: one list for all. */

/** Years in which times are sought, unless a caller asks for other ones. */
export const MARRIAGE_YEARS = 10

/** The end of the last sub-period that begins in the window, within the covered dates. A season is named to its end. */
export const reachOf = ({ from, to }: Window, dasha: Dasha<Graha>, world: World): JulianDay => {
  const end = antardashasIn(dasha, { from, to }).at(-1)?.antar.end ?? to
  return coveredPart({ from, to: Math.max(to, end) as JulianDay }, 'as_of', { ...world, warn() {} }).to
}

interface SearchedYears extends Window {
  /** The end of the stays of Jupiter and Saturn, at least `to`. */
  readonly reach: JulianDay
  /** Completed years at `from`. */
  readonly age: number
  readonly birth: JulianDay
}

/** The windows, and the seasons that begin in the searched years: the named ones in order of time, and the best. */
export const marriageTimesIn = (
  chart: RasiChart,
  dasha: Dasha<Graha>,
  { from, to, reach, age, birth }: SearchedYears,
  [jupiter, saturn]: readonly [readonly SignStay[], readonly SignStay[]],
) => {
  const windows = marriageWindows(chart, dasha, { from, to: reach }, jupiter, saturn)
  const limits = timeLimitsOf({ age, isLate: isLate(age) }, { readFrom: from, birth })
  const timetable = lifeTimetable(chart, dasha, from)
  // A sub-period of rest or patience is named only where no other one has a window.
  const open = windows.filter((window) => isOpen(timetable.partAt(window.from).use))
  const named = namedSeasons(open, { ...limits, begins: to })
  return {
    windows: windows.filter((window) => window.from < to),
    ...(named.best ? named : namedSeasons(windows, { ...limits, begins: to })),
  }
}

/** The same for a birth, in the years after a day. */
export const marriageTimes = async (born: Natal, from: JulianDay, years: number, world: World) => {
  const { chart, moment } = born
  const dasha = vimshottari(chart.graha.Moon.longitude, moment.jd)
  const { to } = coveredPart({ from, to: plusDays(from, 365.25 * years) }, 'as_of', { ...world, warn() {} })
  const reach = reachOf({ from, to }, dasha, world)
  const frame = siderealFrameOf(born)
  const stays = await concurrently(
    () => signStays('Jupiter', { from, to: reach }, frame, world.sky, world.signal),
    () => signStays('Saturn', { from, to: reach }, frame, world.sky, world.signal),
  )
  const age = completedYears(moment.local, localAt(from, moment.zone))
  return marriageTimesIn(chart, dasha, { from, to, reach, age, birth: moment.jd }, stays)
}
