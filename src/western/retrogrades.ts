import { concurrently, mapConcurrently } from '../concurrency.ts'
import { longitudeBetween, longitudeOf } from '../sky/expressions.ts'
import type { Sky } from '../sky/sky.ts'
import type { RetrogradePeriod } from '../sky/stations.ts'
import { aroundLoops, retrogradePeriods, shadowDays } from '../sky/stations.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import { overlap, type Window } from '../time/window.ts'
import { norm } from '../zodiac/longitude.ts'
import { BODY_OF } from './points.ts'

export const RETROGRADING = [
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
export type Retrograding = (typeof RETROGRADING)[number]
const INNER: readonly Retrograding[] = ['Mercury', 'Venus']

export interface Loop extends RetrogradePeriod {
  /** First passage over the place of the direct station; null before the ephemeris begins. */
  shadowFrom: JulianDay | null
  /** The last passage over the place of the retrograde station. */
  shadowTo: JulianDay | null
  /** With the Sun between (Mercury, Venus), or the Earth. */
  syzygy: JulianDay
}

/** Every loop, from the beginning of its first shadow to the end of its second, that meets the window. */
export const loopsOf = async (planet: Retrograding, window: Window, sky: Sky): Promise<Loop[]> => {
  const of = longitudeOf(BODY_OF[planet])
  const periods = await retrogradePeriods(BODY_OF[planet], aroundLoops(BODY_OF[planet], window, sky), sky)
  const loops = await mapConcurrently(periods, async (period): Promise<Loop[]> => {
    const [back, on] = period.stations
    const [before, after, syzygy] = await concurrently(
      () =>
        sky.scan({
          of,
          targets: [on.longitude],
          ...overlap({ from: plusDays(back.at, -shadowDays(BODY_OF[planet])), to: back.at }, sky.range)!,
        }),
      () =>
        sky.scan({
          of,
          targets: [back.longitude],
          ...overlap({ from: on.at, to: plusDays(on.at, shadowDays(BODY_OF[planet])) }, sky.range)!,
        }),
      () =>
        sky.scan({
          of: longitudeBetween(BODY_OF[planet], 'Sun'),
          targets: [INNER.includes(planet) ? 0 : 180],
          from: back.at,
          to: on.at,
        }),
    )
    const loop: Loop = {
      ...period,
      shadowFrom: before.at(before.length - 1)?.at ?? null,
      shadowTo: after.at(0)?.at ?? null,
      syzygy: syzygy.at(0)!.at,
    }
    return overlap({ from: loop.shadowFrom ?? back.at, to: loop.shadowTo ?? on.at }, window) ? [loop] : []
  })
  return loops.flat()
}

/** Degrees gone back. */
export const arcBack = ({ stations: [back, on] }: RetrogradePeriod): number => norm(back.longitude - on.longitude)

/** Whether a longitude lies where the planet goes back. */
export const isPassedBack = ({ stations: [back, on] }: RetrogradePeriod, longitude: number): boolean =>
  norm(longitude - on.longitude) <= norm(back.longitude - on.longitude)
