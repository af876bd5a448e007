import { concurrently } from '../../concurrency.ts'
import type { YieldPoint } from '../../cooperative-yield.ts'
import { ELONGATION } from '../../sky/expressions.ts'
import { eclipsesIn } from '../../sky/lunations.ts'
import type { Eclipse, Site, Sky } from '../../sky/sky.ts'
import { addDays, type CivilDate, dateOfDay, dayNumber } from '../../time/civil.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { localAt, startOfDay, type Zone } from '../../time/moment.ts'
import type { Window } from '../../time/window.ts'
import type { SignIndex } from '../../zodiac/signs.ts'
import { signNumbered } from '../../zodiac/signs.ts'
import { type LunarMonth, lunarMonths } from '../lunar-month.ts'
import { type PanchangDay, panchangDay, panchangDays, panchangDaysInTurns } from '../panchang/day.ts'
import {
  type Almanac,
  openAlmanac,
  PANCHANG_AYANAMSHA,
  type Span,
  STAR,
  SUN_SIGN,
  scanAlmanac,
  TITHI,
} from '../panchang/limbs.ts'
import { type SolarMonth, type SolarRegion, solarDate, solarMonthsAround } from '../panchang/solar-months.ts'
import { type Kala, kalaOf } from './kalas.ts'

/** A tithi (1..30) with the amanta month that it belongs to. */
export interface TithiStay extends Span {
  month: LunarMonth
}

/** The days, tithis, stars and solar months of a stretch of dates at a place, each found once for all rules. */
export interface Calendar {
  /** Whether a day is of the dates asked for. */
  holds: (day: PanchangDay) => boolean
  site: Site
  zone: Zone
  sky: Sky
  /** By the number of the civil date; of one that never was, the day after it. */
  day: (number: number) => PanchangDay
  /** So many days after a day, or before it. */
  after: (day: PanchangDay, days: number) => PanchangDay
  /** The day, sunrise to sunrise, that holds a moment. */
  dayAt: (at: JulianDay) => PanchangDay
  /** The stretch in which what may be kept on the dates is looked for. */
  near: Window
  /** Of that stretch, in order; none in a calendar that was opened without them. */
  eclipses: readonly Eclipse[]
  /** The amanta months that meet the dates. */
  months: readonly LunarMonth[]
  /** Every stay of a tithi near the dates, in order. */
  tithis: (number: number) => readonly TithiStay[]
  tithiAt: (at: JulianDay) => TithiStay
  /** Every stay of the Moon in a star (from 1) near the dates, in order. */
  stars: (number: number) => readonly Span[]
  starsDuring: (window: Window) => readonly Span[]
  /** The sidereal Sun's stays in a sign near the dates. */
  suns: (sign: SignIndex) => readonly Span[]
  sunSign: (at: JulianDay) => SignIndex
  /** A region's months near the dates, and the sign of the one that holds a date. */
  solarMonths: (region: SolarRegion) => readonly SolarMonth[]
  solarMonth: (region: SolarRegion, date: CivilDate) => SignIndex | null
  /** The calendar of a date (by number): this one, or another. */
  around: (number: number) => Calendar
  /** Null where the day has no sunrise and sunset, or no moonrise follows. */
  kala: (day: PanchangDay, kala: Kala) => Window | null
}

/** Days known beyond the dates on both sides. */
const MARGIN = 11
/** A tithi or star may lie this many days before or after the date that it gives. */
const BEFORE = 5
const AFTER = 8

const byNumber = <S extends Span>(spans: readonly S[]) => {
  const kept = new Map<number, S[]>()
  for (const span of spans) {
    const list = kept.get(span.number)
    if (list) list.push(span)
    else kept.set(span.number, [span])
  }
  return (number: number): readonly S[] => kept.get(number) ?? []
}

const once = <K, V>(make: (key: K) => V) => {
  const kept = new Map<K, V>()
  return (key: K): V => {
    if (!kept.has(key)) kept.set(key, make(key))
    return kept.get(key)!
  }
}

const stretchOf = (days: readonly PanchangDay[]): Window => ({ from: days[0]!.from, to: days.at(-1)!.to })

/** The calendar of `count` dates from `first`: a month or so. */
export const openCalendar = (
  first: CivilDate,
  count: number,
  site: Site,
  zone: Zone,
  sky: Sky,
  eclipses: readonly Eclipse[] = [],
): Calendar => {
  const days = panchangDays(addDays(first, -MARGIN), count + 2 * MARGIN, site, zone, sky)
  return calendarOver(first, count, days, openAlmanac(stretchOf(days), sky), eclipses)
}

/** The same of a year, its limbs scanned off the event loop. */
export const scanCalendar = async (
  first: CivilDate,
  count: number,
  site: Site,
  zone: Zone,
  sky: Sky,
  yieldIfDue: YieldPoint,
): Promise<Calendar> => {
  const days = await panchangDaysInTurns(addDays(first, -MARGIN), count + 2 * MARGIN, site, zone, sky, yieldIfDue)
  const [almanac, eclipses] = await concurrently(
    () => scanAlmanac([TITHI, STAR, SUN_SIGN], stretchOf(days), sky, yieldIfDue),
    () => eclipsesOf(first, count, zone, sky),
  )
  return calendarOver(first, count, days, almanac, eclipses)
}

/** The eclipses of `count` dates, off the event loop. */
export const eclipsesOf = (first: CivilDate, count: number, zone: Zone, sky: Sky): Promise<Eclipse[]> =>
  eclipsesIn({ from: startOfDay(first, zone), to: startOfDay(addDays(first, count), zone) }, sky)

/** The calendar of `count` dates from `first`; the days reach beyond them by the margins. */
const calendarOver = (
  first: CivilDate,
  count: number,
  days: readonly PanchangDay[],
  almanac: Almanac,
  eclipses: readonly Eclipse[],
): Calendar => {
  const { stretch, sky } = almanac
  const { site, zone } = days[0]!
  const byDate = new Map(days.map((each) => [dayNumber(each.date), each]))
  const farDay = once((number: number) => panchangDay(dateOfDay(number), site, zone, sky))
  const day = (number: number) => byDate.get(number) ?? farDay(number)
  const after = (from: PanchangDay, step: number): PanchangDay => {
    if (step === 0) return from
    const number = dayNumber(from.date) + Math.sign(step)
    // Backward a date that never was gives the day stepped from.
    const next = day(number) === from ? day(number - 1) : day(number)
    return after(next, step - Math.sign(step))
  }

  const months = lunarMonths(stretch, PANCHANG_AYANAMSHA, sky)
  const inMonth = (span: Span): TithiStay => {
    const middle = (span.from + span.to) / 2
    return { ...span, month: months.find(({ from, to }) => from <= middle && middle < to)! }
  }
  const near: Window = {
    from: days[MARGIN - BEFORE]!.from,
    to: days.at(AFTER - MARGIN - 1)!.to,
  }
  const tithis = almanac.during(TITHI, near).map(inMonth)

  const moonrise = once((number: number): Window | null => {
    const { light } = day(number)
    if (!light) return null
    const query = { event: 'rise', body: 'Moon', site, from: light.sunrise, to: plusDays(light.sunrise, 1.2) } as const
    const at = sky.horizon(query)[0]
    return at === undefined ? null : { from: at, to: at }
  })

  const solarMonths = once((region: SolarRegion) => solarMonthsAround(region, stretch, site, zone, sky))

  const [opens, closes] = [dayNumber(first), dayNumber(first) + count - 1]
  const within = (number: number) => opens <= number && number <= closes
  const calendar: Calendar = {
    holds: ({ date }) => within(dayNumber(date)),
    site,
    zone,
    sky,
    day,
    after,
    dayAt: (at) => {
      const own = day(dayNumber(localAt(at, zone)))
      const next = after(own, 1)
      return next.from <= at ? next : own.from <= at ? own : after(own, -1)
    },
    near,
    eclipses,
    months,
    tithis: byNumber(tithis),
    tithiAt: (at) => inMonth(almanac.at(TITHI, at)),
    stars: (number) => almanac.during(STAR, near).filter((span) => span.number === number),
    starsDuring: (window) => almanac.during(STAR, window),
    suns: (sign) => almanac.during(SUN_SIGN, near).filter((span) => span.number === sign + 1),
    sunSign: (at) => signNumbered(almanac.at(SUN_SIGN, at).number),
    kala: (each, kala) =>
      kala === 'moonrise' ? moonrise(dayNumber(each.date)) : each.light && kalaOf(each.light, kala),
    solarMonths,
    solarMonth: (region, date) => solarDate(solarMonths(region), date)?.month.sign ?? null,
    around: (number) => (within(number) ? calendar : openCalendar(dateOfDay(number), 1, site, zone, sky)),
  }
  return calendar
}

/** The moment at which a tithi passes from its first half to its second. */
export const middleOf = (tithi: Span, sky: Sky): JulianDay =>
  sky.crossings({ of: ELONGATION, span: 360, offset: tithi.number * 12 - 6, from: tithi.from, to: tithi.to })[0]!.at
