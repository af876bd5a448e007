import type { YieldPoint } from '../cooperative-yield.ts'
import { type Daylight, dayAround, SEA_LEVEL, sunQuery } from '../sky/daylight.ts'
import type { Site, Sky } from '../sky/sky.ts'
import { civilOf, weekday } from '../time/civil.ts'
import { epochMs, type JulianDay, plusDays } from '../time/julian-day.ts'
import type { Zone } from '../time/moment.ts'
import type { Window } from '../time/window.ts'
import type { ClassicalPlanet } from './points.ts'

// source: Vettius Valens, Anthologies I.10; Sunday first
const DAY_RULERS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const satisfies ClassicalPlanet[]
/** The rulers of successive hours, from the slowest planet to the fastest. */
const HOUR_ORDER = ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon'] as const satisfies ClassicalPlanet[]

export interface PlanetaryHour {
  readonly dayRuler: ClassicalPlanet
  readonly hourRuler: ClassicalPlanet
  /** 1 to 24 from sunrise: twelve equal parts of the day, then twelve of the night. */
  readonly hour: number
}

/** The planetary hour of a moment in its day from sunrise to sunrise. */
const hourOfDay = (at: JulianDay, { sunrise, sunset, nextSunrise }: Daylight, zone: Zone): PlanetaryHour => {
  const [from, to, hoursBefore] = at < sunset ? [sunrise, sunset, 0] : [sunset, nextSunrise, 12]
  const index = hoursBefore + Math.min(11, Math.floor((12 * (at - from)) / (to - from)))
  const dawn = epochMs(sunrise)
  const dayRuler = DAY_RULERS[weekday(civilOf(dawn + zone.at(dawn).offsetSeconds * 1000))]!
  const hourRuler = HOUR_ORDER[(HOUR_ORDER.indexOf(dayRuler) + index) % HOUR_ORDER.length]!
  return { dayRuler, hourRuler, hour: index + 1 }
}

/** The planetary day (from sunrise) and hour of a moment; null where the Sun does not rise and set around it. */
export const planetaryHour = (at: JulianDay, site: Site, zone: Zone, sky: Sky): PlanetaryHour | null => {
  const light = dayAround(at, site, sky)
  return light && hourOfDay(at, light, zone)
}

/** `planetaryHour` for moments that follow each other closely: the sunrises of a day are found once. */
export const planetaryHourFinder = (site: Site, zone: Zone, sky: Sky): ((at: JulianDay) => PlanetaryHour | null) => {
  let light: Daylight | null = null
  return (at) => {
    if (!light || at < light.sunrise || at >= light.nextSunrise) light = dayAround(at, site, sky)
    return light && hourOfDay(at, light, zone)
  }
}

/** A planetary hour with its beginning and end. */
export interface PlanetaryHourSpan extends PlanetaryHour, Window {}

/** True if planetary hours cover a whole window. */
export const coverWindow = (spans: readonly Window[], { from, to }: Window): boolean => {
  // Hours of neighbouring days meet within the precision of sunrises.
  const isJoined = spans.every((span, i) => span.from <= (spans[i - 1]?.to ?? from) + 2 / 86_400)
  return isJoined && (spans.at(-1)?.to ?? from) >= to
}

/** Degrees of latitude up to which the Sun rises and sets every day. */
const RISES_DAILY = 65

/** True if the Sun does not rise and set on some days of a window. */
export const hasDaysWithoutHours = async (
  { from, to }: Window,
  site: Site,
  sky: Sky,
  yieldIfDue: YieldPoint,
): Promise<boolean> => {
  if (Math.abs(site.latitude) <= RISES_DAILY) return false
  for (let at = from; at < to; at = plusDays(at, 1)) {
    if (!dayAround(at, site, sky)) return true
    await yieldIfDue()
  }
  return false
}

/** The planetary hours of a window, in order of time; none where the Sun does not rise and set. */
export const planetaryHours = async (
  { from, to }: Window,
  site: Site,
  zone: Zone,
  sky: Sky,
  yieldIfDue: YieldPoint,
): Promise<PlanetaryHourSpan[]> => {
  const spans: PlanetaryHourSpan[] = []
  for (let at = from; at < to; ) {
    await yieldIfDue()
    const light = dayAround(at, site, sky)
    if (!light) {
      // The first day after a polar night may be shorter than an hour, so the search goes on at its sunrise.
      const [rise] = sky.horizon({
        event: 'rise',
        body: 'Sun',
        site,
        from: at,
        to: plusDays(at, 1),
        ...sunQuery(SEA_LEVEL),
      })
      at = plusDays(rise ?? plusDays(at, 1), 1 / 86_400)
      continue
    }
    const { sunrise, sunset, nextSunrise, isDay } = light
    const [start, end] = isDay ? [sunrise, sunset] : [sunset, nextSunrise]
    const length = (end - start) / 12
    for (let i = 0; i < 12; i++) {
      const window = { from: plusDays(start, i * length), to: plusDays(start, (i + 1) * length) }
      const hour = hourOfDay(plusDays(start, (i + 0.5) * length), light, zone)
      if (window.to > from && window.from < to) spans.push({ ...hour, ...window })
    }
    at = plusDays(end, 1 / 86_400)
  }
  return spans
}
