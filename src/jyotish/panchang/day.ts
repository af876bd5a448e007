import { mapYielding, type YieldPoint } from '../../cooperative-yield.ts'
import { SEA_LEVEL, type SunHorizon, sunQuery } from '../../sky/daylight.ts'
import type { Site, Sky } from '../../sky/sky.ts'
import { addDays, type CivilDate, dayNumber, weekday } from '../../time/civil.ts'
import { type JulianDay, julianDay, plusDays } from '../../time/julian-day.ts'
import { startOfDay, type Zone } from '../../time/moment.ts'
import type { Window } from '../../time/window.ts'
import { type Daylight, LONGEST_DAY } from '../day.ts'

/**
 * The panchang day of a civil date: from the first sunrise of the date to the next sunrise. Sunrise is by default that
 * of the Sun's upper limb with refraction 34' at sea level. Where the Sun does not rise, set and rise again, `light` is null
 * and the day is the 24 hours from 06:00 local mean time.
 */
export interface PanchangDay extends Window {
  date: CivilDate
  /** The weekday of the civil date, 0 is Sunday. */
  weekday: number
  site: Site
  zone: Zone
  /** From 00:00 of the date to 00:00 of the next date, by the clock of the zone. */
  civil: Window
  light: Daylight | null
  /** The first sunrise of the date, also if sunset or the next sunrise is missing. */
  sunrise: JulianDay | null
  sunset: JulianDay | null
  /** The sunset before the sunrise; null if there is none in the 24 hours before. */
  previousSunset: JulianDay | null
}

/**
 * The days of `count` dates from `first`, by one search for all rises and one for all sets. A date that the clocks of
 * the zone skipped has no day.
 */
export const panchangDays = (
  first: CivilDate,
  count: number,
  site: Site,
  zone: Zone,
  sky: Sky,
  horizon: SunHorizon = SEA_LEVEL,
): PanchangDay[] => {
  const midnights = Array.from({ length: count + 1 }, (_, i) => startOfDay(addDays(first, i), zone))
  const until = plusDays(midnights[count]!, LONGEST_DAY)
  const sun = { body: 'Sun', site, to: until, ...(horizon !== SEA_LEVEL && sunQuery(horizon)) } as const
  const rises = sky.horizon({ ...sun, event: 'rise', from: midnights[0]! })
  const sets = sky.horizon({ ...sun, event: 'set', from: plusDays(midnights[0]!, -LONGEST_DAY) })
  const after = (events: readonly JulianDay[], from: JulianDay, to: number) =>
    events.find((at) => at > from && at < to) ?? null

  return Array.from({ length: count }, (_, i) => i).flatMap((i) => {
    const date = addDays(first, i)
    const civil = { from: midnights[i]!, to: midnights[i + 1]! }
    if (civil.to <= civil.from) return []
    const sunrise = rises.find((at) => at >= civil.from && at < civil.to) ?? null
    const nextSunrise = sunrise && after(rises, sunrise, sunrise + LONGEST_DAY)
    const sunset = after(sets, sunrise ?? civil.from, nextSunrise ?? civil.to)
    const light = sunrise && nextSunrise && sunset ? { sunrise, sunset, nextSunrise } : null
    const previousSunset = sunrise && (sets.findLast((at) => at < sunrise && at > sunrise - LONGEST_DAY) ?? null)
    const [from, to] = light ? [light.sunrise, light.nextSunrise] : meanDay(date, site)
    return { date, weekday: weekday(date), site, zone, civil, light, sunrise, sunset, previousSunset, from, to }
  })
}

/**
 * The number of dates computed before yielding to the event loop. The search takes a millisecond outside the range of
 * the compiled ephemeris.
 */
const DATES_PER_GROUP = 8

/** As `panchangDays`, but yields to the event loop between groups of dates. */
export const panchangDaysYielding = async (
  first: CivilDate,
  count: number,
  site: Site,
  zone: Zone,
  sky: Sky,
  yieldIfDue: YieldPoint,
  horizon: SunHorizon = SEA_LEVEL,
): Promise<PanchangDay[]> => {
  const starts = Array.from({ length: Math.ceil(count / DATES_PER_GROUP) }, (_, i) => i * DATES_PER_GROUP)
  const groups = await mapYielding(starts, yieldIfDue, (start) =>
    panchangDays(addDays(first, start), Math.min(DATES_PER_GROUP, count - start), site, zone, sky, horizon),
  )
  return groups.flat()
}

/**
 * The panchang day of a date at a latitude where the Sun rises and sets every day; null without two sunrises in a row. It equals that of
 * `panchangDay`, without the search for sunsets.
 */
export const sunriseWindow = (date: CivilDate, site: Site, zone: Zone, sky: Sky): Window | null => {
  const [from, to] = [startOfDay(date, zone), startOfDay(addDays(date, 1), zone)]
  const rises = sky.horizon({ body: 'Sun', site, event: 'rise', from, to: plusDays(to, LONGEST_DAY) })
  const sunrise = rises.find((at) => at >= from && at < to)
  const next = sunrise && rises.find((at) => at > sunrise && at < sunrise + LONGEST_DAY)
  return sunrise && next ? { from: sunrise, to: next } : null
}

/** From 06:00 local mean time of the date, for 24 hours. */
const meanDay = (date: CivilDate, { longitude }: Site): [JulianDay, JulianDay] => {
  const six = plusDays(julianDay(dayNumber(date) * 86_400_000), 0.25 - longitude / 360)
  return [six, plusDays(six, 1)]
}

/** The panchang day of a date; for a date that the clocks skipped, that of the next date. */
export const panchangDay = (
  date: CivilDate,
  site: Site,
  zone: Zone,
  sky: Sky,
  horizon: SunHorizon = SEA_LEVEL,
): PanchangDay =>
  panchangDays(date, 1, site, zone, sky, horizon)[0] ?? panchangDay(addDays(date, 1), site, zone, sky, horizon)

/** From sunrise to sunset, and from sunset to the next sunrise. */
export const daytime = ({ sunrise, sunset }: Daylight): Window => ({ from: sunrise, to: sunset })
export const nighttime = ({ sunset, nextSunrise }: Daylight): Window => ({ from: sunset, to: nextSunrise })
