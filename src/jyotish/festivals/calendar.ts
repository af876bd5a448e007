import { concurrently } from '../../concurrency.ts'
import type { YieldPoint } from '../../cooperative-yield.ts'
import type { CrescentCriterion } from '../../sky/crescent.ts'
import { ELONGATION } from '../../sky/expressions.ts'
import { eclipsesIn, lunations } from '../../sky/lunations.ts'
import type { Eclipse, Site, Sky } from '../../sky/sky.ts'
import { addDays, type CivilDate, dateOfDay, dayNumber } from '../../time/civil.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { localAt, startOfDay, type Zone } from '../../time/moment.ts'
import type { Window } from '../../time/window.ts'
import type { SignIndex } from '../../zodiac/signs.ts'
import { signNumbered } from '../../zodiac/signs.ts'
import { type LunarMonth, lunarMonths } from '../lunar-month.ts'
import { type PanchangDay, panchangDay, panchangDays, panchangDaysYielding } from '../panchang/day.ts'
import {
  type Almanac,
  type LimbSpan,
  openAlmanac,
  PANCHANG_AYANAMSHA,
  STAR,
  SUN_SIGN_LIMB,
  scanAlmanac,
  TITHI,
} from '../panchang/limbs.ts'
import { type SolarMonth, type SolarRegion, solarDate, solarMonthsAround } from '../panchang/solar-months.ts'
import { type Kala, kalaOf } from './kalas.ts'

/** A tithi (1..30) with its amanta month. */
export interface TithiStay extends LimbSpan {
  month: LunarMonth
}

/** The days, tithis, stars and solar months of a range of dates at a place. Each is computed once for all rules. */
export interface Calendar {
  /** True if the day is one of the dates of the calendar. */
  includes: (day: PanchangDay) => boolean
  site: Site
  zone: Zone
  sky: Sky
  /** The day of a civil date (by number); for a date that the clocks skipped, the next day. */
  day: (number: number) => PanchangDay
  /** The day so many days later; earlier for a negative number. */
  after: (day: PanchangDay, days: number) => PanchangDay
  /** The day (sunrise to sunrise) that contains a moment. */
  dayAt: (at: JulianDay) => PanchangDay
  /** The window in which observances of the dates are searched. */
  near: Window
  /** The eclipses in that window, in order; empty if the calendar was opened without eclipses. */
  eclipses: readonly Eclipse[]
  /** The criterion for the first sight of the young Moon. */
  crescent: CrescentCriterion
  /** The amanta months that overlap the dates. */
  months: readonly LunarMonth[]
  /** Every stay of a tithi near the dates, in order. */
  tithis: (number: number) => readonly TithiStay[]
  tithiAt: (at: JulianDay) => TithiStay
  /** Every stay of the Moon in a star (from 1) near the dates, in order. */
  stars: (number: number) => readonly LimbSpan[]
  starsDuring: (window: Window) => readonly LimbSpan[]
  /** The stays of the sidereal Sun in a sign near the dates. */
  suns: (sign: SignIndex) => readonly LimbSpan[]
  sunSign: (at: JulianDay) => SignIndex
  /** The months of a region near the dates, and the sign of the month of a date. */
  solarMonths: (region: SolarRegion) => readonly SolarMonth[]
  solarMonth: (region: SolarRegion, date: CivilDate) => SignIndex | null
  /** A calendar that contains a date (by number): this one, or a new one. */
  around: (number: number) => Calendar
  /** Null if the day has no sunrise and sunset, or no moonrise follows. */
  kala: (day: PanchangDay, kala: Kala) => Window | null
}

/** Number of days available before and after the dates. */
const MARGIN = 11
/** A tithi or star can be this many days before or after the date that it gives. */
const BEFORE = 5
const AFTER = 8

const byNumber = <S extends LimbSpan>(spans: readonly S[]) => {
  const spansByNumber = new Map<number, S[]>()
  for (const span of spans) {
    const list = spansByNumber.get(span.number)
    if (list) list.push(span)
    else spansByNumber.set(span.number, [span])
  }
  return (number: number): readonly S[] => spansByNumber.get(number) ?? []
}

const cachedByKey = <K, V>(make: (key: K) => V) => {
  const values = new Map<K, V>()
  return (key: K): V => {
    if (!values.has(key)) values.set(key, make(key))
    return values.get(key)!
  }
}

const stretchOf = (days: readonly PanchangDay[]): Window => ({ from: days[0]!.from, to: days.at(-1)!.to })

/** The calendar of `count` dates from `first`, for about a month. */
export const openCalendar = (
  first: CivilDate,
  count: number,
  site: Site,
  zone: Zone,
  sky: Sky,
  eclipses: readonly Eclipse[] = [],
): Calendar => {
  const days = panchangDays(addDays(first, -MARGIN), count + 2 * MARGIN, site, zone, sky)
  return buildCalendar(first, count, days, openAlmanac(stretchOf(days), sky), eclipses)
}

/** As `openCalendar`, for a year: the limbs are searched off the event loop. */
export const scanCalendar = async (
  first: CivilDate,
  count: number,
  site: Site,
  zone: Zone,
  sky: Sky,
  yieldIfDue: YieldPoint,
): Promise<Calendar> => {
  const days = await panchangDaysYielding(addDays(first, -MARGIN), count + 2 * MARGIN, site, zone, sky, yieldIfDue)
  const [almanac, eclipses] = await concurrently(
    () => scanAlmanac([TITHI, STAR, SUN_SIGN_LIMB], stretchOf(days), sky, yieldIfDue),
    () => eclipsesOf(first, count, zone, sky),
  )
  return buildCalendar(first, count, days, almanac, eclipses)
}

/** The eclipses of `count` dates. The search runs off the event loop. */
export const eclipsesOf = async (first: CivilDate, count: number, zone: Zone, sky: Sky): Promise<Eclipse[]> => {
  const window = { from: startOfDay(first, zone), to: startOfDay(addDays(first, count), zone) }
  return count <= MAX_CHECKED_DATES && !mayHaveEclipse(window, sky) ? [] : eclipsesIn(window, sky)
}

/** Longer ranges nearly always have a lunation near a node. */
const MAX_CHECKED_DATES = 31
/** The latitude of the Moon at an eclipse is at most about 1.6 degrees. */
const MAX_ECLIPSE_LATITUDE = 2
/** The maximum of an eclipse is within about an hour of the new or full Moon. */
const LUNATION_MARGIN_DAYS = 0.25
/** False if no new or full Moon of a window is near a node. The search for an eclipse would go on until the next one. */
const mayHaveEclipse = ({ from, to }: Window, sky: Sky): boolean =>
  lunations({ from: plusDays(from, -LUNATION_MARGIN_DAYS), to: plusDays(to, LUNATION_MARGIN_DAYS) }, sky).some(
    ({ phase, at }) =>
      (phase === 'new' || phase === 'full') &&
      Math.abs(sky.positions(at, ['Moon'])[0]!.latitude) < MAX_ECLIPSE_LATITUDE,
  )

/** The calendar of `count` dates from `first`. `days` must include `MARGIN` more days on both sides. */
const buildCalendar = (
  first: CivilDate,
  count: number,
  days: readonly PanchangDay[],
  almanac: Almanac,
  eclipses: readonly Eclipse[],
): Calendar => {
  const { stretch, sky } = almanac
  const { site, zone } = days[0]!
  const byDate = new Map(days.map((each) => [dayNumber(each.date), each]))
  const farDay = cachedByKey((number: number) => panchangDay(dateOfDay(number), site, zone, sky))
  const day = (number: number) => byDate.get(number) ?? farDay(number)
  const after = (from: PanchangDay, step: number): PanchangDay => {
    if (step === 0) return from
    const number = dayNumber(from.date) + Math.sign(step)
    // Going back, a skipped date gives the day from which the step started.
    const next = day(number) === from ? day(number - 1) : day(number)
    return after(next, step - Math.sign(step))
  }

  const months = lunarMonths(stretch, PANCHANG_AYANAMSHA, sky)
  const inMonth = (span: LimbSpan): TithiStay => {
    const middle = (span.from + span.to) / 2
    return { ...span, month: months.find(({ from, to }) => from <= middle && middle < to)! }
  }
  const near: Window = {
    from: days[MARGIN - BEFORE]!.from,
    to: days.at(AFTER - MARGIN - 1)!.to,
  }
  const tithis = almanac.during(TITHI, near).map(inMonth)

  const moonrise = cachedByKey((number: number): Window | null => {
    const { light } = day(number)
    if (!light) return null
    const query = { event: 'rise', body: 'Moon', site, from: light.sunrise, to: plusDays(light.sunrise, 1.2) } as const
    const at = sky.horizon(query)[0]
    return at === undefined ? null : { from: at, to: at }
  })

  const solarMonths = cachedByKey((region: SolarRegion) => solarMonthsAround(region, stretch, site, zone, sky))

  const [firstNumber, lastNumber] = [dayNumber(first), dayNumber(first) + count - 1]
  const isIncluded = (number: number) => firstNumber <= number && number <= lastNumber
  const calendar: Calendar = {
    includes: ({ date }) => isIncluded(dayNumber(date)),
    site,
    zone,
    sky,
    day,
    after,
    dayAt: (at) => {
      const civilDay = day(dayNumber(localAt(at, zone)))
      const next = after(civilDay, 1)
      return next.from <= at ? next : civilDay.from <= at ? civilDay : after(civilDay, -1)
    },
    near,
    eclipses,
    crescent: 'yallop',
    months,
    tithis: byNumber(tithis),
    tithiAt: (at) => inMonth(almanac.at(TITHI, at)),
    stars: (number) => almanac.during(STAR, near).filter((span) => span.number === number),
    starsDuring: (window) => almanac.during(STAR, window),
    suns: (sign) => almanac.during(SUN_SIGN_LIMB, near).filter((span) => span.number === sign + 1),
    sunSign: (at) => signNumbered(almanac.at(SUN_SIGN_LIMB, at).number),
    kala: (each, kala) =>
      kala === 'moonrise' ? moonrise(dayNumber(each.date)) : each.light && kalaOf(each.light, kala),
    solarMonths,
    solarMonth: (region, date) => solarDate(solarMonths(region), date)?.month.sign ?? null,
    around: (number) => (isIncluded(number) ? calendar : openCalendar(dateOfDay(number), 1, site, zone, sky)),
  }
  return calendar
}

/** The moment between the first and the second half of a tithi. */
export const tithiMiddle = (tithi: LimbSpan, sky: Sky): JulianDay =>
  sky.crossings({ of: ELONGATION, span: 360, offset: tithi.number * 12 - 6, from: tithi.from, to: tithi.to })[0]!.at
