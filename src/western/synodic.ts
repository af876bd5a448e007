import { concurrently } from '../concurrency.ts'
import { longitudeBetween } from '../sky/expressions.ts'
import type { Sky } from '../sky/sky.ts'
import { stationsOf } from '../sky/stations.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import { overlapOf, type Window } from '../time/window.ts'
import { arc } from '../zodiac/longitude.ts'
import { BODY_OF } from './points.ts'
import { INNER_PLANETS, type RetrogradePlanet } from './retrogrades.ts'

// The synodic cycle of a planet: its conjunctions, greatest elongations, squares and opposition with the Sun, and its stations.

export const SYNODIC_EVENTS = [
  'conjunction',
  'inferior conjunction',
  'superior conjunction',
  'opening square',
  'opposition',
  'closing square',
  'greatest eastern elongation',
  'greatest western elongation',
  'station retrograde',
  'station direct',
] as const
export type SynodicEventName = (typeof SYNODIC_EVENTS)[number]

export interface SynodicEvent {
  readonly event: SynodicEventName
  readonly at: JulianDay
  /** Longitude of the planet, degrees. */
  readonly longitude: number
  /** Longitude of the planet less that of the Sun, -180 to 180; positive in the evening sky. */
  readonly elongation: number
}

export const isInnerPlanet = (planet: RetrogradePlanet): boolean => INNER_PLANETS.includes(planet)

/** The elongation of a planet in longitude, -180 to 180; positive in the evening sky. */
export const elongationOf = (planet: RetrogradePlanet, at: JulianDay, sky: Sky): number => {
  const [body, sun] = sky.positions(at, [BODY_OF[planet], 'Sun'])
  return arc(sun!.longitude, body!.longitude)
}

/**
 * The synodic events of a planet in a window, in order of time.
 *
 * Notes: all angles are differences of longitude. An inferior conjunction is one at which the planet is retrograde. The Sun leaves an outer
 * planet behind, so that the planet is first seen in the morning: its opening square is the western one, at -90 degrees.
 */
export const synodicEvents = async (planet: RetrogradePlanet, window: Window, sky: Sky): Promise<SynodicEvent[]> => {
  const covered = overlapOf(window, sky.range)
  if (!covered) return []
  const body = BODY_OF[planet]
  const of = longitudeBetween(body, 'Sun')
  const isInner = isInnerPlanet(planet)
  const placed = (event: SynodicEventName, at: JulianDay): SynodicEvent => ({
    ...{ event, at },
    longitude: sky.positions(at, [body])[0]!.longitude,
    elongation: elongationOf(planet, at, sky),
  })
  const isRetrograde = (at: JulianDay) => sky.positions(at, [body])[0]!.longitudeSpeed < 0
  const [meetings, extrema, stations] = await concurrently(
    () => sky.scan({ of, targets: isInner ? [0] : [0, 90, 180, 270], ...covered }),
    () => (isInner ? sky.scanExtrema({ of, ...covered }) : []),
    () => stationsOf(body, covered, sky),
  )
  const outerNames = ['conjunction', 'closing square', 'opposition', 'opening square'] as const
  const meetingName = (at: JulianDay, target: number): SynodicEventName => {
    if (!isInner) return outerNames[target]!
    return isRetrograde(at) ? 'inferior conjunction' : 'superior conjunction'
  }
  return [
    ...meetings.map(({ at, multiple }) => placed(meetingName(at, multiple), at)),
    ...extrema.map(({ at, kind }) =>
      placed(kind === 'maximum' ? 'greatest eastern elongation' : 'greatest western elongation', at),
    ),
    ...stations.map(({ at, turns }) => placed(turns === 'retrograde' ? 'station retrograde' : 'station direct', at)),
  ].sort((a, b) => a.at - b.at)
}

// source: upper bounds from the synodic periods (Astronomical Almanac): the longest are Mars from conjunction to square, and Venus from
// superior conjunction to elongation; days
const LONGEST_GAP: Partial<Record<RetrogradePlanet, number>> = { Mercury: 80, Venus: 330, Mars: 460 }
const LONGEST_GAP_OF_SLOW = 190

export interface SynodicPhase {
  readonly planet: RetrogradePlanet
  readonly elongation: number
  /** The last event before the moment and the next one after it; null at the ends of the ephemeris. */
  readonly previous: SynodicEvent | null
  readonly next: SynodicEvent | null
  /** The nearest station before or after the moment; null at the ends of the ephemeris. */
  readonly lastStation: SynodicEvent | null
  readonly nextStation: SynodicEvent | null
}

// source: upper bounds, the longest synodic period less the shortest retrograde period, with a margin; days
const LONGEST_STATION_GAP: Partial<Record<RetrogradePlanet, number>> = { Mercury: 115, Venus: 600, Mars: 830 }
const LONGEST_STATION_GAP_OF_SLOW = 310

const isStation = ({ event }: SynodicEvent) => event === 'station retrograde' || event === 'station direct'

/**
 * The place of a moment in the synodic cycle of a planet. `find` searches the events of a window, which is the same for all moments of a
 * Julian day.
 */
export const synodicPhase = async (
  planet: RetrogradePlanet,
  at: JulianDay,
  sky: Sky,
  find: typeof synodicEvents = synodicEvents,
): Promise<SynodicPhase> => {
  const reach = Math.max(
    LONGEST_GAP[planet] ?? LONGEST_GAP_OF_SLOW,
    LONGEST_STATION_GAP[planet] ?? LONGEST_STATION_GAP_OF_SLOW,
  )
  const day = Math.floor(at) as JulianDay
  const events = await find(planet, { from: plusDays(day, -reach), to: plusDays(day, reach + 1) }, sky)
  const [before, after] = [events.filter((event) => event.at <= at), events.filter((event) => event.at > at)]
  return {
    planet,
    elongation: elongationOf(planet, at, sky),
    previous: before.at(-1) ?? null,
    next: after[0] ?? null,
    lastStation: before.findLast(isStation) ?? null,
    nextStation: after.find(isStation) ?? null,
  }
}
