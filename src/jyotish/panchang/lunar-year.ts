import type { YieldPoint } from '../../cooperative-yield.ts'
import type { Site, Sky } from '../../sky/sky.ts'
import { addDays, dayNumber } from '../../time/civil.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { localAt, startOfDay, type Zone } from '../../time/moment.ts'
import { type LunarMonth, lunarMonths } from '../lunar-month.ts'
import { type PanchangDay, panchangDaysYielding } from './day.ts'
import { type LimbSpan, PANCHANG_AYANAMSHA, scanAlmanac, TITHI } from './limbs.ts'
import { type Sankranti, sankrantis } from './solar-months.ts'

/** A tithi and the day that is named after it. */
export interface DatedTithi {
  tithi: LimbSpan
  /** The first day whose sunrise is in the tithi; for a kshaya tithi the day that contains it. */
  day: PanchangDay
  /** True if no sunrise is in the tithi. */
  kshaya: boolean
  /** True if two sunrises are in the tithi. */
  vriddhi: boolean
}

/** Every tithi that ends within the days, with the day named after it. `days` must be consecutive. */
export const datedTithis = (tithis: readonly LimbSpan[], days: readonly PanchangDay[]): DatedTithi[] => {
  let next = 0
  return tithis.flatMap((tithi): DatedTithi[] => {
    while (next < days.length && days[next]!.from < tithi.from) next++
    const first = days[next]
    if (!first) return []
    if (first.from >= tithi.to) {
      const holder = days[next - 1]
      return holder ? [{ tithi, day: holder, kshaya: true, vriddhi: false }] : []
    }
    const second = days[next + 1]
    return [{ tithi, day: first, kshaya: false, vriddhi: second !== undefined && second.from < tithi.to }]
  })
}

export interface MonthOfYear {
  month: LunarMonth
  fullMoon: JulianDay
  sankrantis: Sankranti[]
  tithis: DatedTithi[]
}

/**
 * The 12 or 13 amanta months of the lunar year whose Chaitra Shukla 1 is in a Gregorian year. An adhika Chaitra comes
 * first. The search runs off the event loop.
 */
export const lunarYear = async (
  year: number,
  site: Site,
  zone: Zone,
  sky: Sky,
  yieldIfDue: YieldPoint,
): Promise<MonthOfYear[]> => {
  const start = startOfDay({ year, month: 1, day: 1 }, zone)
  const months = lunarMonths({ from: start, to: plusDays(start, 560) }, PANCHANG_AYANAMSHA, sky)
  const isFirst = (i: number) => months[i]!.index === 0 && months[i - 1]?.index !== 0
  const firstIndex = months.findIndex((_, i) => isFirst(i))
  const endIndex = months.findIndex((_, i) => i > firstIndex && isFirst(i))
  const yearMonths = months.slice(firstIndex, endIndex)
  const yearWindow = { from: yearMonths[0]!.from, to: yearMonths.at(-1)!.to }

  const almanac = await scanAlmanac([TITHI], yearWindow, sky, yieldIfDue)
  const eve = addDays(localAt(yearWindow.from, zone), -1)
  const count = dayNumber(localAt(yearWindow.to, zone)) - dayNumber(eve) + 3
  const days = await panchangDaysYielding(eve, count, site, zone, sky, yieldIfDue)
  const tithis = datedTithis(almanac.during(TITHI, yearWindow), days)
  const entries = sankrantis(yearWindow, sky)
  return yearMonths.map((month) => {
    // The middle of a tithi decides, because the ends of tithi and month come from two searches that agree only to
    // microseconds.
    const monthTithis = tithis.filter(({ tithi }) => {
      const middle = (tithi.from + tithi.to) / 2
      return month.from <= middle && middle < month.to
    })
    return {
      month,
      fullMoon: monthTithis.find(({ tithi }) => tithi.number === 15)!.tithi.to,
      sankrantis: entries.filter(({ at }) => at >= month.from && at < month.to),
      tithis: monthTithis,
    }
  })
}
