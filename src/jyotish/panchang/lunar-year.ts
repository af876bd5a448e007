import type { YieldPoint } from '../../cooperative-yield.ts'
import type { Site, Sky } from '../../sky/sky.ts'
import { addDays, dayNumber } from '../../time/civil.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { localAt, startOfDay, type Zone } from '../../time/moment.ts'
import { type LunarMonth, lunarMonths } from '../lunar-month.ts'
import { type PanchangDay, panchangDaysInTurns } from './day.ts'
import { PANCHANG_AYANAMSHA, type Span, scanAlmanac, TITHI } from './limbs.ts'
import { type Sankranti, sankrantis } from './solar-months.ts'

/** A tithi and the day it names. */
export interface DatedTithi {
  tithi: Span
  /** The day whose sunrise it holds; the second of two is not named again. For a kshaya tithi, the day it lies in. */
  day: PanchangDay
  /** It holds no sunrise. */
  kshaya: boolean
  /** It holds two sunrises. */
  vriddhi: boolean
}

/** Every tithi that ends in the stretch of the days, with the day it names; `days` are those of consecutive dates. */
export const datedTithis = (tithis: readonly Span[], days: readonly PanchangDay[]): DatedTithi[] => {
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
 * The amanta months of the lunar year whose Chaitra Shukla 1 falls in a Gregorian year, 12 or 13 of them, an adhika Chaitra
 * first where there is one. Off the event loop.
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
  const opens = months.findIndex((_, i) => isFirst(i))
  const closes = months.findIndex((_, i) => i > opens && isFirst(i))
  const ofYear = months.slice(opens, closes)
  const whole = { from: ofYear[0]!.from, to: ofYear.at(-1)!.to }

  const almanac = await scanAlmanac([TITHI], whole, sky, yieldIfDue)
  const eve = addDays(localAt(whole.from, zone), -1)
  const count = dayNumber(localAt(whole.to, zone)) - dayNumber(eve) + 3
  const days = await panchangDaysInTurns(eve, count, site, zone, sky, yieldIfDue)
  const tithis = datedTithis(almanac.during(TITHI, whole), days)
  const entries = sankrantis(whole, sky)
  return ofYear.map((month) => {
    // A tithi lies wholly in its month; the ends of both come from two searches and agree to microseconds.
    const own = tithis.filter(({ tithi }) => {
      const middle = (tithi.from + tithi.to) / 2
      return month.from <= middle && middle < month.to
    })
    return {
      month,
      fullMoon: own.find(({ tithi }) => tithi.number === 15)!.tithi.to,
      sankrantis: entries.filter(({ at }) => at >= month.from && at < month.to),
      tithis: own,
    }
  })
}
