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
import { PANCHANG_AYANAMSHA, type Span, STAR, SUN_SIGN, TITHI } from '../panchang/limbs.ts'
import { openCalendar, type TithiStay } from './calendar.ts'
import { daysAround } from './choice.ts'
import { tithiWords } from './observance-days.ts'
import { type LunarDate, returns } from './shraddha.ts'

/** Yearly returns of the tithi or the star of a birth. */

export interface BirthLimbs extends LunarDate {
  lunarMonth: LunarMonth
  /** The sidereal Sun's sign, 0..11, and the Moon's star, from 1. */
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

export interface Return {
  day: PanchangDay
  moment: Span
  rule: string
}

interface Ground {
  site: Site
  zone: Zone
  sky: Sky
  yieldIfDue: YieldPoint
}

const inYears = ({ day }: Return, first: number, last: number) => day.date.year >= first && day.date.year <= last

/** The last of the days whose sunrise a stay holds; where it holds none, the day it lies in. */
const bySunrise = (stay: Span, of: string, { site, zone, sky }: Ground): Return => {
  const near = dateNear(stay.from)
  const calendar = openCalendar(near, 1, site, zone, sky)
  const risen = daysAround(stay, calendar).filter(({ from }) => stay.from <= from && from < stay.to)
  const day = risen.at(-1) ?? calendar.dayAt(stay.from)
  const rule =
    risen.length > 1
      ? `${of} holds two sunrises; the second is kept.`
      : risen.length === 1
        ? `${of} holds this sunrise.`
        : `${of} holds no sunrise (kshaya); the day it lies in.`
  return { day, moment: stay, rule }
}

const dateNear = (at: JulianDay): CivilDate => dateOfDay(Math.floor(at - 2440587.5))

/** The tithi's returns by lunar month in the Gregorian years. */
export const tithiReturns = async (
  birth: BirthLimbs,
  first: number,
  last: number,
  ground: Ground,
): Promise<Return[]> => {
  const { sky, zone, yieldIfDue } = ground
  const window = {
    from: startOfDay({ year: first, month: 1, day: 1 }, zone),
    to: startOfDay({ year: last + 1, month: 1, day: 1 }, zone),
  }
  const months = lunarMonths({ from: plusDays(window.from, -35), to: plusDays(window.to, 35) }, PANCHANG_AYANAMSHA, sky)
  const hasAdhika = (held: LunarMonth) =>
    months.some((each) => each.adhika && each.index === held.index && Math.abs(each.to - held.from) < 1)
  const kept = await mapYielding(months, yieldIfDue, (month) => {
    const probe = { number: birth.tithi, month } as TithiStay
    return returns(probe, birth, hasAdhika)
      ? [bySunrise(tithiIn(month, birth.tithi, sky), tithiWords(birth.tithi), ground)]
      : []
  })
  return kept.flat().filter((each) => inYears(each, first, last))
}

const tithiIn = (month: LunarMonth, number: number, sky: Sky): Span => {
  const mean = (month.to - month.from) / 30
  const passes = sky.crossings({
    of: TITHI.of,
    span: TITHI.span,
    from: plusDays(month.from, Math.max((number - 3) * mean, 0) - 0.01),
    to: plusDays(month.from, Math.min((number + 2) * mean, month.to - month.from) + 0.01),
  })
  const opens = passes.findIndex(({ multiple }) => multiple === number - 1)
  return { number, from: passes[opens]!.at, to: passes[opens + 1]!.at }
}

/** The star's returns in the solar month of birth; where it comes twice, the later. */
export const starReturns = async (
  birth: BirthLimbs,
  first: number,
  last: number,
  ground: Ground,
): Promise<Return[]> => {
  const { sky, zone, yieldIfDue } = ground
  const scanned = await sky.scan({
    of: SUN_SIGN.of,
    span: SUN_SIGN.span,
    from: (startOfDay({ year: first, month: 1, day: 1 }, zone) - 35) as JulianDay,
    to: (startOfDay({ year: last + 1, month: 1, day: 1 }, zone) + 70) as JulianDay,
  })
  const suns = scanned.map((entry) => entry)
  const found = await mapYielding(suns, yieldIfDue, ({ at, multiple }, i): Return[] => {
    const next = suns[i + 1]
    if (multiple !== birth.sunSign || !next) return []
    const passes = sky.crossings({
      of: STAR.of,
      span: STAR.span,
      from: plusDays(at, -1.5),
      to: plusDays(next.at, 1.5),
    })
    const stays = passes
      .slice(0, -1)
      .map((pass, k): Span => ({ number: pass.multiple + 1, from: pass.at, to: passes[k + 1]!.at }))
    const kept = stays
      .filter(({ number }) => number === birth.star)
      .map((stay) => bySunrise(stay, NAKSHATRAS[birth.star - 1]!, ground))
      .filter(({ day, moment }) => {
        const rise = Math.max(moment.from, Math.min(day.from, moment.to))
        return rise >= at && rise < next.at
      })
    const later = kept.at(-1)
    if (!later) return []
    return [
      kept.length > 1
        ? { ...later, rule: `${later.rule} The star comes twice in the solar month; the later is kept.` }
        : later,
    ]
  })
  return found.flat().filter((each) => inYears(each, first, last))
}
