import { concurrently, mapConcurrently } from '../concurrency.ts'
import { longitudeBetween, longitudeOf } from '../sky/expressions.ts'
import type { Sky } from '../sky/sky.ts'
import type { RetrogradePeriod } from '../sky/stations.ts'
import { retrogradePeriods, shadowDays, windowWithLoops } from '../sky/stations.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import { overlapOf, type Window } from '../time/window.ts'
import { norm } from '../zodiac/longitude.ts'
import { BODY_OF } from './points.ts'

export const RETROGRADE_PLANETS = [
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
  'Chiron',
] as const
export type RetrogradePlanet = (typeof RETROGRADE_PLANETS)[number]
export const INNER_PLANETS: readonly RetrogradePlanet[] = ['Mercury', 'Venus']

export interface Loop extends RetrogradePeriod {
  /** The last passage over the longitude of the direct station before the loop; null if it is before the start of the ephemeris. */
  shadowFrom: JulianDay | null
  /** The first passage over the longitude of the retrograde station after the loop; null if it is after the end of the ephemeris. */
  shadowTo: JulianDay | null
  /** The conjunction with the Sun (Mercury, Venus) or the opposition (all others) during the loop. */
  syzygy: JulianDay
}

/** Every retrograde loop, including its shadow periods, that overlaps the window. */
export const loopsOf = async (planet: RetrogradePlanet, window: Window, sky: Sky): Promise<Loop[]> => {
  const of = longitudeOf(BODY_OF[planet])
  const periods = await retrogradePeriods(BODY_OF[planet], windowWithLoops(BODY_OF[planet], window, sky), sky)
  const loops = await mapConcurrently(periods, async (period): Promise<Loop[]> => {
    const [retrogradeStation, directStation] = period.stations
    const [before, after, syzygy] = await concurrently(
      () =>
        sky.scan({
          of,
          targets: [directStation.longitude],
          ...overlapOf(
            { from: plusDays(retrogradeStation.at, -shadowDays(BODY_OF[planet])), to: retrogradeStation.at },
            sky.range,
          )!,
        }),
      () =>
        sky.scan({
          of,
          targets: [retrogradeStation.longitude],
          ...overlapOf(
            { from: directStation.at, to: plusDays(directStation.at, shadowDays(BODY_OF[planet])) },
            sky.range,
          )!,
        }),
      () =>
        sky.scan({
          of: longitudeBetween(BODY_OF[planet], 'Sun'),
          targets: [INNER_PLANETS.includes(planet) ? 0 : 180],
          from: retrogradeStation.at,
          to: directStation.at,
        }),
    )
    const loop: Loop = {
      ...period,
      shadowFrom: before.at(before.length - 1)?.at ?? null,
      shadowTo: after.at(0)?.at ?? null,
      syzygy: syzygy.at(0)!.at,
    }
    return overlapOf({ from: loop.shadowFrom ?? retrogradeStation.at, to: loop.shadowTo ?? directStation.at }, window)
      ? [loop]
      : []
  })
  return loops.flat()
}

/** The length of the retrograde arc, degrees. */
export const retrogradeArc = ({ stations: [retrogradeStation, directStation] }: RetrogradePeriod): number =>
  norm(retrogradeStation.longitude - directStation.longitude)

/** True if a longitude is within the retrograde arc. */
export const isInRetrogradeArc = (
  { stations: [retrogradeStation, directStation] }: RetrogradePeriod,
  longitude: number,
): boolean => norm(longitude - directStation.longitude) <= norm(retrogradeStation.longitude - directStation.longitude)
