import type { Body } from '../ephemeris/bodies.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import { overlapOf, type Window } from '../time/window.ts'
import { separation } from '../zodiac/longitude.ts'
import { longitudeOf } from './expressions.ts'
import type { Sky } from './sky.ts'

export interface Station {
  at: JulianDay
  /** Tropical longitude, degrees. */
  longitude: number
  turns: 'retrograde' | 'direct'
}

/** Points without light, which have no light deflection. */
const LIGHTLESS: readonly Body[] = ['MeanNode', 'TrueNode', 'MeanLilith', 'TrueLilith']
/** The distance from the Sun within which an apparent station is an effect of light deflection, degrees. */
const DEFLECTION_LIMIT = 1

/** The margin of the search at the ends of the ephemeris range, days. */
const SEARCH_MARGIN = 10

/**
 * The stations of a body in a window, in order of time: a maximum of longitude is a retrograde station, a minimum a direct one. The
 * search runs off the event loop. A body behind the Sun seems to move backward for minutes, because the Sun deflects its light
 * (Neptune on 1920-08-03). Such moments are left out.
 */
export const stationsOf = async (body: Body, window: Window, sky: Sky, signal?: AbortSignal): Promise<Station[]> => {
  const { from, to } = sky.range
  const searchWindow = overlapOf(window, { from: plusDays(from, SEARCH_MARGIN), to: plusDays(to, -SEARCH_MARGIN) })
  if (!searchWindow) return []
  const extrema = await sky.scanExtrema({ of: longitudeOf(body), ...searchWindow }, signal)
  const isDeflected = (at: JulianDay, longitude: number) =>
    !LIGHTLESS.includes(body) && separation(longitude, sky.positions(at, ['Sun'])[0]!.longitude) < DEFLECTION_LIMIT
  const stations = extrema.map(
    ({ at, value, kind }): Station => ({ at, longitude: value, turns: kind === 'maximum' ? 'retrograde' : 'direct' }),
  )
  return stations.filter(({ at, longitude }) => !isDeflected(at, longitude))
}

export interface RetrogradePeriod extends Window {
  /** The retrograde and the direct station. */
  stations: readonly [Station, Station]
}

/**
 * Upper bounds of the shadow periods before and after a retrograde period, days, with a margin of a fifth. A loop whose shadow overlaps a
 * window has its retrograde period within this many days of the window.
 */
const SHADOW_DAYS: Partial<Record<Body, number>> = { Mercury: 25, Venus: 42, Mars: 82 }
const SLOW_SHADOW_DAYS = 150
export const shadowDays = (body: Body): number => SHADOW_DAYS[body] ?? SLOW_SHADOW_DAYS

/** Upper bounds of retrograde periods, days, with a margin of a tenth. The longest is Pluto's, 166 days. */
const RETROGRADE_DAYS: Partial<Record<Body, number>> = { Mercury: 28, Venus: 48, Mars: 92 }
const SLOW_RETROGRADE_DAYS = 180

const widened = ({ from, to }: Window, days: number, { range }: Sky): Window =>
  overlapOf({ from: plusDays(from, -days), to: plusDays(to, days) }, range)!

/** The window extended by the longest shadow period of the body on both sides, within the range of the ephemeris. */
export const windowWithLoops = (body: Body, window: Window, sky: Sky): Window => widened(window, shadowDays(body), sky)

/** The stations in the window, and every complete retrograde period that overlaps the window, in order of time. */
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
    return overlapOf(period, window) ? [period] : []
  })
  return { stations: stations.filter(({ at }) => at >= window.from && at < window.to), periods }
}

/** Every complete retrograde period that overlaps the window, in order of time. */
export const retrogradePeriods = async (body: Body, window: Window, sky: Sky): Promise<RetrogradePeriod[]> =>
  (await retrogradesOf(body, window, sky)).periods
