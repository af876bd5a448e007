import { mapYielding, type YieldPoint } from '../../cooperative-yield.ts'
import type { Site, Sky } from '../../sky/sky.ts'
import { type CivilDate, dateOfDay } from '../../time/civil.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { plusDays } from '../../time/julian-day.ts'
import { startOfDay, type Zone } from '../../time/moment.ts'
import { norm, siderealOf } from '../../zodiac/longitude.ts'
import type { SignIndex } from '../../zodiac/signs.ts'
import { signOf } from '../../zodiac/signs.ts'
import { tithiNumber } from '../limbs.ts'
import { type LunarMonth, lunarMonth, lunarMonths } from '../lunar-month.ts'
import { NAKSHATRAS, nakshatraOf } from '../nakshatras.ts'
import type { PanchangDay } from '../panchang/day.ts'
import { type LimbSpan, PANCHANG_AYANAMSHA, STAR, SUN_SIGN_LIMB, TITHI } from '../panchang/limbs.ts'
import { openCalendar, type TithiStay } from './calendar.ts'
import { daysAround } from './choice.ts'
import { tithiWords } from './observance-days.ts'
import { isYearlyReturn, type LunarDate } from './shraddha.ts'

/** Limbs of a birth whose yearly returns are its tithi and star anniversaries. */

export interface BirthLimbs extends LunarDate {
  lunarMonth: LunarMonth
  /** The sign of the sidereal Sun (0..11), and the star of the Moon (from 1). */
  sunSign: SignIndex
  star: number
}

export const birthLimbs = (at: JulianDay, sky: Sky): BirthLimbs => {
  const [sun, moon] = sky.positions(at, ['Sun', 'Moon'])
  const ayanamsha = sky.ayanamsha(at, PANCHANG_AYANAMSHA)
  const month = lunarMonth(at, PANCHANG_AYANAMSHA, sky)
  return {
    tithi: tithiNumber(moon!.longitude, sun!.longitude),
    month: month.index,
    adhika: month.adhika,
    lunarMonth: month,
    sunSign: signOf(norm(sun!.longitude - ayanamsha)),
    star: nakshatraOf(siderealOf(moon!.longitude, ayanamsha)) + 1,
  }
}

export interface Anniversary {
  day: PanchangDay
  moment: LimbSpan
  rule: string
}

interface SearchContext {
  site: Site
  zone: Zone
  sky: Sky
  yieldIfDue: YieldPoint
}

const inYears = ({ day }: Anniversary, first: number, last: number) => day.date.year >= first && day.date.year <= last

/** The last day whose sunrise is in a stay; without such a day, the day that contains the stay. */
const bySunrise = (stay: LimbSpan, of: string, { site, zone, sky }: SearchContext): Anniversary => {
  const near = dateNear(stay.from)
  const calendar = openCalendar(near, 1, site, zone, sky)
  const sunriseDays = daysAround(stay, calendar).filter(({ from }) => stay.from <= from && from < stay.to)
  const day = sunriseDays.at(-1) ?? calendar.dayAt(stay.from)
  const rule =
    sunriseDays.length > 1
      ? `${of} holds two sunrises; the second is kept.`
      : sunriseDays.length === 1
        ? `${of} holds this sunrise.`
        : `${of} holds no sunrise (kshaya); the day it lies in.`
  return { day, moment: stay, rule }
}

const dateNear = (at: JulianDay): CivilDate => dateOfDay(Math.floor(at - 2440587.5))

/** The returns of the tithi of birth in the lunar month of birth, in these Gregorian years. */
export const tithiReturns = async (
  birth: BirthLimbs,
  first: number,
  last: number,
  context: SearchContext,
): Promise<Anniversary[]> => {
  const { sky, zone, yieldIfDue } = context
  const window = {
    from: startOfDay({ year: first, month: 1, day: 1 }, zone),
    to: startOfDay({ year: last + 1, month: 1, day: 1 }, zone),
  }
  const months = lunarMonths({ from: plusDays(window.from, -35), to: plusDays(window.to, 35) }, PANCHANG_AYANAMSHA, sky)
  const hasAdhika = (birthMonth: LunarMonth) =>
    months.some((each) => each.adhika && each.index === birthMonth.index && Math.abs(each.to - birthMonth.from) < 1)
  const anniversaries = await mapYielding(months, yieldIfDue, (month) => {
    const probe = { number: birth.tithi, month } as TithiStay
    return isYearlyReturn(probe, birth, hasAdhika)
      ? [bySunrise(tithiIn(month, birth.tithi, sky), tithiWords(birth.tithi), context)]
      : []
  })
  return anniversaries.flat().filter((each) => inYears(each, first, last))
}

const tithiIn = (month: LunarMonth, number: number, sky: Sky): LimbSpan => {
  const mean = (month.to - month.from) / 30
  const passes = sky.crossings({
    of: TITHI.of,
    span: TITHI.span,
    from: plusDays(month.from, Math.max((number - 3) * mean, 0) - 0.01),
    to: plusDays(month.from, Math.min((number + 2) * mean, month.to - month.from) + 0.01),
  })
  const firstIndex = passes.findIndex(({ multiple }) => multiple === number - 1)
  return { number, from: passes[firstIndex]!.at, to: passes[firstIndex + 1]!.at }
}

/** The returns of the star of birth in the solar month of birth. If it occurs twice, the later one counts. */
export const starReturns = async (
  birth: BirthLimbs,
  first: number,
  last: number,
  context: SearchContext,
): Promise<Anniversary[]> => {
  const { sky, zone, yieldIfDue } = context
  const crossings = await sky.scan({
    of: SUN_SIGN_LIMB.of,
    span: SUN_SIGN_LIMB.span,
    from: (startOfDay({ year: first, month: 1, day: 1 }, zone) - 35) as JulianDay,
    to: (startOfDay({ year: last + 1, month: 1, day: 1 }, zone) + 70) as JulianDay,
  })
  const sunEntries = crossings.map((entry) => entry)
  const anniversaries = await mapYielding(sunEntries, yieldIfDue, ({ at, multiple }, i): Anniversary[] => {
    const next = sunEntries[i + 1]
    if (multiple !== birth.sunSign || !next) return []
    const passes = sky.crossings({
      of: STAR.of,
      span: STAR.span,
      from: plusDays(at, -1.5),
      to: plusDays(next.at, 1.5),
    })
    const stays = passes
      .slice(0, -1)
      .map((pass, k): LimbSpan => ({ number: pass.multiple + 1, from: pass.at, to: passes[k + 1]!.at }))
    const candidates = stays
      .filter(({ number }) => number === birth.star)
      .map((stay) => bySunrise(stay, NAKSHATRAS[birth.star - 1]!, context))
      .filter(({ day, moment }) => {
        const rise = Math.max(moment.from, Math.min(day.from, moment.to))
        return rise >= at && rise < next.at
      })
    const later = candidates.at(-1)
    if (!later) return []
    return [
      candidates.length > 1
        ? { ...later, rule: `${later.rule} The star comes twice in the solar month; the later is kept.` }
        : later,
    ]
  })
  return anniversaries.flat().filter((each) => inYears(each, first, last))
}
