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

/**
 * Days from the shadow of a retrograde loop to its station at most, with a margin of a fifth: a loop whose shadow reaches into a
 * window has its retrograde period within so many days of the window.
 */
const SHADOW_DAYS: Partial<Record<Body, number>> = { Mercury: 25, Venus: 42, Mars: 82 }
const SLOW_SHADOW_DAYS = 150
export const shadowDays = (body: Body): number => SHADOW_DAYS[body] ?? SLOW_SHADOW_DAYS

/** Days from the station retrograde to the station direct at most, with a margin of a tenth: Pluto takes about 163. */
const RETROGRADE_DAYS: Partial<Record<Body, number>> = { Mercury: 28, Venus: 48, Mars: 92 }
const SLOW_RETROGRADE_DAYS = 180

const widened = ({ from, to }: Window, days: number, { range }: Sky): Window =>
  overlap({ from: plusDays(from, -days), to: plusDays(to, days) }, range)!

/** The window, widened by the longest shadow of the body on both sides, as far as the ephemeris reaches. */
export const aroundLoops = (body: Body, window: Window, sky: Sky): Window => widened(window, shadowDays(body), sky)

/** The stations in the window, and every retrograde period that meets the window, whole. */
export const retrogradesOf = async (
  body: Body,
  window: Window,
  sky: Sky,
): Promise<{ stations: Station[]; periods: RetrogradePeriod[] }> => {
  const stations = await stationsOf(body, widened(window, RETROGRADE_DAYS[body] ?? SLOW_RETROGRADE_DAYS, sky), sky)
  const periods = stations.flatMap((first, i) => {
    const second = stations[i + 1]
    if (first.turns !== 'retrograde' || !second) return []
    const period = { from: first.at, to: second.at, stations: [first, second] as const }
    return overlap(period, window) ? [period] : []
  })
  return { stations: stations.filter(({ at }) => at >= window.from && at < window.to), periods }
}

/** Every retrograde period that meets the window, whole. */
export const retrogradePeriods = async (body: Body, window: Window, sky: Sky): Promise<RetrogradePeriod[]> =>
  (await retrogradesOf(body, window, sky)).periods
