import type { Body } from '../ephemeris/bodies.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import { overlap, type Window } from '../time/window.ts'
import { separation } from '../zodiac/longitude.ts'
import { longitudeOf } from './expressions.ts'
import type { Sky } from './sky.ts'

export interface Station {
  at: JulianDay
  /** Tropical. */
  longitude: number
  turns: 'retrograde' | 'direct'
}

/** They send no light that the Sun could bend. */
const LIGHTLESS: readonly Body[] = ['MeanNode', 'TrueNode', 'MeanLilith', 'TrueLilith']
/** Degrees from the Sun: no planet stands still so near to it. */
const BENT_WITHIN = 1

/** Days that the search looks at on either side: at the very ends of the files it finds none. */
const AROUND = 10

/**
 * Where a body stands still: a greatest longitude before it goes back, a least one before it goes on. Off the event loop. What
 * passes behind the Sun seems to go back for minutes, since its light is bent (Neptune on 1920-08-03): that is no station.
 */
export const stationsOf = async (body: Body, window: Window, sky: Sky, signal?: AbortSignal): Promise<Station[]> => {
  const { from, to } = sky.range
  const searched = overlap(window, { from: plusDays(from, AROUND), to: plusDays(to, -AROUND) })
  if (!searched) return []
  const found = await sky.scanExtrema({ of: longitudeOf(body), ...searched }, signal)
  const isBent = (at: JulianDay, longitude: number) =>
    !LIGHTLESS.includes(body) && separation(longitude, sky.positions(at, ['Sun'])[0]!.longitude) < BENT_WITHIN
  const stations = found.map(
    ({ at, value, kind }): Station => ({ at, longitude: value, turns: kind === 'maximum' ? 'retrograde' : 'direct' }),
  )
  return stations.filter(({ at, longitude }) => !isBent(at, longitude))
}

export interface RetrogradePeriod extends Window {
  /** From the station retrograde to the station direct. */
  stations: readonly [Station, Station]
}

/** Longer than any planet goes back, Chiron's loop with its shadows on one side included. */
export const LONGEST_LOOP = 450

/** A window with room for the loops that reach into it, as far as the ephemeris goes. */
export const aroundLoops = ({ from, to }: Window, { range }: Sky): Window =>
  overlap({ from: plusDays(from, -LONGEST_LOOP), to: plusDays(to, LONGEST_LOOP) }, range)!

/** Every retrograde period that meets the window, whole. */
export const retrogradePeriods = async (body: Body, window: Window, sky: Sky): Promise<RetrogradePeriod[]> => {
  const stations = await stationsOf(body, aroundLoops(window, sky), sky)
  return stations.flatMap((first, i) => {
    const second = stations[i + 1]
    if (first.turns !== 'retrograde' || !second) return []
    const period = { from: first.at, to: second.at, stations: [first, second] as const }
    return overlap(period, window) ? [period] : []
  })
}
