import { mapConcurrently } from '../../concurrency.ts'
import { runStepsYielding, type YieldPoint } from '../../cooperative-yield.ts'
import { longitudeBetween } from '../../sky/expressions.ts'
import { extremaSteps } from '../../sky/extrema.ts'
import type { AppearanceQuery, Position, Site, Sky } from '../../sky/sky.ts'
import { angularDistance } from '../../sky/sphere.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { overlapOf, type Window } from '../../time/window.ts'
import { arc, norm, separation, siderealOf } from '../../zodiac/longitude.ts'
import { bodyOf, combustionOrb, type Graha, longitudeOffset, type Node } from '../grahas.ts'

import { PANCHANG_AYANAMSHA } from './limbs.ts'

/** The five planets that have stations, combustion and wars. */
export const NON_LUMINARIES = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const
export type NonLuminary = (typeof NON_LUMINARIES)[number]

/** Days; longer than any combustion, so that those which overlap the window are found whole. */
const REACH = 200
const widen = ({ from, to }: Window): Window => ({ from: plusDays(from, -REACH), to: plusDays(to, REACH) })

/** The side of the Sun on which a planet stands: west for an evening star. */
export type SunSide = 'east' | 'west'
export interface Combustion extends Window {
  planet: NonLuminary
  orb: number
  sets: SunSide
  rises: SunSide
}

/** Days between samples of the search; less than any planet stays inside its orb. */
const ORB_STEP = 2

/** The stays inside the orb of combustion (Surya Siddhanta ch. 9) that overlap the window, uncut. */
export const combustions = async (
  planet: NonLuminary,
  window: Window,
  sky: Sky,
  yieldIfDue: YieldPoint,
): Promise<Combustion[]> => {
  const places = (at: JulianDay) => sky.positions(at, ['Sun', planet]) as [Position, Position]
  const orbAt = (at: JulianDay) => combustionOrb(planet, places(at)[1].longitudeSpeed < 0)!
  const outside = (at: JulianDay) => {
    const [sun, body] = places(at)
    return separation(sun.longitude, body.longitude) - combustionOrb(planet, body.longitudeSpeed < 0)!
  }
  const side = (at: JulianDay): SunSide => {
    const [sun, body] = places(at)
    return arc(sun.longitude, body.longitude) > 0 ? 'west' : 'east'
  }
  const borders = await runStepsYielding(extremaSteps(widen(window), ORB_STEP, outside), yieldIfDue)
  return borders.flatMap(({ at, falling }, i) => {
    const end = borders[i + 1]
    if (!falling || !end || !overlapOf({ from: at, to: end.at }, window)) return []
    return [{ planet, from: at, to: end.at, orb: orbAt(at), sets: side(at), rises: side(end.at) }]
  })
}

// source: this project, limits of a search
/**
 * Days within which a planet is last visible before it enters its orb, and first visible after it leaves it. Mars is
 * faint and slow.
 */
const TWILIGHT: Record<NonLuminary, number> = { Mercury: 25, Venus: 30, Mars: 75, Jupiter: 25, Saturn: 30 }

/**
 * The last visibility of a planet before each stay near the Sun, and the first after it, by arcus visionis; null if
 * there is none.
 */
export const heliacalMoments = async (stays: readonly Combustion[], site: Site, sky: Sky) => {
  const queries = stays.flatMap(({ planet, from, to, sets, rises }): AppearanceQuery[] => {
    const middle = plusDays(from, (to - from) / 2)
    return [
      {
        appearance: sets === 'west' ? 'evening-last' : 'morning-last',
        body: planet,
        from: plusDays(from, -TWILIGHT[planet]),
        to: middle,
      },
      {
        appearance: rises === 'east' ? 'morning-first' : 'evening-first',
        body: planet,
        from: middle,
        to: plusDays(to, TWILIGHT[planet]),
      },
    ]
  })
  // One query at a time, so that searches of other requests can run in between.
  const sights = (await mapConcurrently(queries, (query) => sky.appearances([query], site))).flat()
  return stays.map((_, i) => ({ sets: sights[2 * i]!, rises: sights[2 * i + 1]! }))
}

const CONJUNCTION_PLANETS = ['Sun', ...NON_LUMINARIES, 'Rahu', 'Ketu'] as const
type ConjunctionPlanet = (typeof CONJUNCTION_PLANETS)[number]

/** Sun, planets and nodes in pairs, without the Moon and without Rahu with Ketu. */
export const CONJUNCTION_PAIRS: readonly (readonly [ConjunctionPlanet, ConjunctionPlanet])[] =
  CONJUNCTION_PLANETS.flatMap((a, i) =>
    CONJUNCTION_PLANETS.slice(i + 1).flatMap((b) => (a === 'Rahu' ? [] : [[a, b] as const])),
  )

/** The moments at which the longitude of `a` less that of `b` equals an angle. The search runs off the event loop. */
export const momentsAtAngle = async (a: Graha, b: Graha, angle: number, window: Window, node: Node, sky: Sky) => {
  const crossings = await sky.scan({
    of: longitudeBetween(bodyOf(a, node), bodyOf(b, node)),
    span: 360,
    offset: norm(angle - longitudeOffset(a) + longitudeOffset(b)),
    ...window,
  })
  return crossings.map(({ at }) => at)
}

/** Sidereal longitude and ecliptic latitude, degrees. */
export const siderealPlace = (graha: Graha, at: JulianDay, node: Node, sky: Sky) => {
  const place = sky.positions(at, [bodyOf(graha, node)])[0]!
  const turn = longitudeOffset(graha)
  return {
    longitude: siderealOf(place.longitude, sky.ayanamsha(at, PANCHANG_AYANAMSHA) - turn),
    latitude: turn ? -place.latitude : place.latitude,
  }
}

export interface War extends Window {
  planets: readonly [NonLuminary, NonLuminary]
  /** The least angle between the planets, degrees. */
  least: number
  victor: NonLuminary
}

const GOLDEN = (Math.sqrt(5) - 1) / 2

/** The minimum of a function with one minimum in the window, by golden-section search. */
const minimumIn = ({ from, to }: Window, value: (at: JulianDay) => number): JulianDay => {
  let [low, high]: [number, number] = [from, to]
  while (high - low > 1e-4) {
    const [lower, upper] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)]
    if (value(lower as JulianDay) < value(upper as JulianDay)) high = upper
    else low = lower
  }
  return ((low + high) / 2) as JulianDay
}

/**
 * The stays of two of the five planets within one degree of longitude. The more northern at the closest approach wins
 * (Surya Siddhanta ch. 7).
 */
export const wars = async (window: Window, sky: Sky): Promise<War[]> => {
  const wide = { from: plusDays(window.from, -60), to: plusDays(window.to, 60) }
  const pairs = NON_LUMINARIES.flatMap((a, i) => NON_LUMINARIES.slice(i + 1).map((b) => [a, b] as const))
  const warsByPair = await mapConcurrently(pairs, async ([a, b]) => {
    const crossings = await sky.scan({ of: longitudeBetween(a, b), targets: [1, 359], ...wide })
    const borders = crossings.map(({ at }) => at)
    const places = (at: JulianDay) => sky.positions(at, [a, b]) as [Position, Position]
    return borders.slice(0, -1).flatMap((from, i): War[] => {
      const stay = { from, to: borders[i + 1]! }
      const [pa, pb] = places(((stay.from + stay.to) / 2) as JulianDay)
      if (separation(pa.longitude, pb.longitude) >= 1 || !overlapOf(stay, window)) return []
      const closest = minimumIn(stay, (at) => angularDistance(...places(at)))
      const [ca, cb] = places(closest)
      return [{ ...stay, planets: [a, b], least: angularDistance(ca, cb), victor: ca.latitude >= cb.latitude ? a : b }]
    })
  })
  return warsByPair.flat().sort((a, b) => a.from - b.from)
}
