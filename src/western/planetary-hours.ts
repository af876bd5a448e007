import { dayAround } from '../sky/daylight.ts'
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

/** The planetary day (from sunrise) and hour of a moment; null where the Sun does not rise and set around it. */
export const planetaryHour = (at: JulianDay, site: Site, zone: Zone, sky: Sky): PlanetaryHour | null => {
  const light = dayAround(at, site, sky)
  if (!light) return null
  const { sunrise, sunset, nextSunrise, isDay } = light
  const [from, to, hoursBefore] = isDay ? [sunrise, sunset, 0] : [sunset, nextSunrise, 12]
  const index = hoursBefore + Math.min(11, Math.floor((12 * (at - from)) / (to - from)))
  const dawn = epochMs(sunrise)
  const dayRuler = DAY_RULERS[weekday(civilOf(dawn + zone.at(dawn).offsetSeconds * 1000))]!
  const hourRuler = HOUR_ORDER[(HOUR_ORDER.indexOf(dayRuler) + index) % HOUR_ORDER.length]!
  return { dayRuler, hourRuler, hour: index + 1 }
}

/** A planetary hour with its beginning and end. */
export interface PlanetaryHourSpan extends PlanetaryHour, Window {}

/** The planetary hours of a window, in order of time; none where the Sun does not rise and set. */
export const planetaryHours = ({ from, to }: Window, site: Site, zone: Zone, sky: Sky): PlanetaryHourSpan[] => {
  const spans: PlanetaryHourSpan[] = []
  for (let at = from; at < to; ) {
    const light = dayAround(at, site, sky)
    if (!light) {
      at = plusDays(at, 1)
      continue
    }
    const { sunrise, sunset, nextSunrise, isDay } = light
    const [start, end] = isDay ? [sunrise, sunset] : [sunset, nextSunrise]
    const length = (end - start) / 12
    for (let i = 0; i < 12; i++) {
      const window = { from: plusDays(start, i * length), to: plusDays(start, (i + 1) * length) }
      const hour = planetaryHour(plusDays(start, (i + 0.5) * length), site, zone, sky)
      if (hour && window.to > from && window.from < to) spans.push({ ...hour, ...window })
    }
    at = plusDays(end, 1 / 86_400)
  }
  return spans
}
