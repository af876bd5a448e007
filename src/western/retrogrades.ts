import type { Sky } from '../sky/sky.ts'
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

export interface Station {
  at: JulianDay
  longitude: number
  turns: 'retrograde' | 'direct'
}

/** Longer than any loop with its shadows on one side (Chiron, some 420 days in all). */
const REACH = 450

const around = ({ from, to }: Window, { range }: Sky) =>
  overlap({ from: plusDays(from, -REACH), to: plusDays(to, REACH) }, range)!
const longitudeOf = (planet: Retrograding) => ({ terms: [{ body: BODY_OF[planet], factor: 1 }] })

/** Where a planet stands still: a greatest longitude before it goes back, a least one before it goes on. */
export const stationsOf = async (planet: Retrograding, window: Window, sky: Sky): Promise<Station[]> =>
  (await sky.scanExtrema({ of: longitudeOf(planet), ...window })).map(({ at, value, kind }) => ({
    at,
    longitude: value,
    turns: kind === 'maximum' ? 'retrograde' : 'direct',
  }))

export interface RetrogradePeriod extends Window {
  /** From the station retrograde to the station direct. */
  stations: readonly [Station, Station]
}

/** Every retrograde period that meets the window, whole. */
export const retrogradePeriods = async (
  planet: Retrograding,
  window: Window,
  sky: Sky,
): Promise<RetrogradePeriod[]> => {
  const stations = await stationsOf(planet, around(window, sky), sky)
  return stations.flatMap((first, i) => {
    const second = stations[i + 1]
    if (first.turns !== 'retrograde' || !second) return []
    const period = { from: first.at, to: second.at, stations: [first, second] as const }
    return overlap(period, window) ? [period] : []
  })
}

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
  const of = longitudeOf(planet)
  const wide = around(window, sky)
  const periods = await retrogradePeriods(planet, wide, sky)
  const loops = await Promise.all(
    periods.map(async (period): Promise<Loop[]> => {
      const [back, on] = period.stations
      const [before, after, syzygy] = await Promise.all([
        sky.scan({
          of,
          targets: [on.longitude],
          ...overlap({ from: plusDays(back.at, -REACH), to: back.at }, sky.range)!,
        }),
        sky.scan({
          of,
          targets: [back.longitude],
          ...overlap({ from: on.at, to: plusDays(on.at, REACH) }, sky.range)!,
        }),
        sky.scan({
          of: {
            terms: [
              { body: BODY_OF[planet], factor: 1 },
              { body: 'Sun', factor: -1 },
            ],
          },
          targets: [INNER.includes(planet) ? 0 : 180],
          from: back.at,
          to: on.at,
        }),
      ])
      const loop: Loop = {
        ...period,
        shadowFrom: before.at(before.length - 1)?.at ?? null,
        shadowTo: after.at(0)?.at ?? null,
        syzygy: syzygy.at(0)!.at,
      }
      return overlap({ from: loop.shadowFrom ?? back.at, to: loop.shadowTo ?? on.at }, window) ? [loop] : []
    }),
  )
  return loops.flat()
}

/** Degrees gone back. */
export const arcBack = ({ stations: [back, on] }: RetrogradePeriod): number => norm(back.longitude - on.longitude)

/** Whether a longitude lies where the planet goes back. */
export const isPassedBack = ({ stations: [back, on] }: RetrogradePeriod, longitude: number): boolean =>
  norm(longitude - on.longitude) <= norm(back.longitude - on.longitude)
