import { dayAround } from '../sky/daylight.ts'
import type { Site, Sky } from '../sky/sky.ts'
import { civilOf, weekday } from '../time/civil.ts'
import { epochMs, type JulianDay } from '../time/julian-day.ts'
import type { Zone } from '../time/moment.ts'
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
