import { mapConcurrently } from '../../concurrency.ts'
import { longitudeBetween } from '../../sky/expressions.ts'
import { extrema } from '../../sky/extrema.ts'
import type { AppearanceQuery, Position, Site, Sky } from '../../sky/sky.ts'
import { angularDistance } from '../../sky/sphere.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { overlap, type Window } from '../../time/window.ts'
import { arc, norm, separation, siderealOf } from '../../zodiac/longitude.ts'
import { bodyOf, combustionOrb, type Graha, type Node, turnOf } from '../grahas.ts'

import { PANCHANG_AYANAMSHA } from './limbs.ts'

/** The five that station, burn and fight. */
export const WANDERERS = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const
export type Wanderer = (typeof WANDERERS)[number]

/** Longer than any combustion, so that those which reach into a year are found whole. */
const REACH = 200
const reaching = ({ from, to }: Window): Window => ({ from: plusDays(from, -REACH), to: plusDays(to, REACH) })

/** The side of the sky in which a planet stands beside the Sun: of evening stars the west. */
export type SunSide = 'east' | 'west'
export interface Combustion extends Window {
  planet: Wanderer
  orb: number
  sets: SunSide
  rises: SunSide
}

/** Two days: less than any planet spends inside its orb. */
const ORB_STEP = 2

/** Stays inside the orb of combustion (Surya Siddhanta ch. 9), those that meet the window, whole. */
export const combustions = (planet: Wanderer, window: Window, sky: Sky): Combustion[] => {
  const places = (at: JulianDay) => sky.positions(at, ['Sun', planet]) as [Position, Position]
  const orbAt = (at: JulianDay) => combustionOrb(planet, places(at)[1].longitudeSpeed < 0)!
  const outside = (at: JulianDay) => {
    const [sun, own] = places(at)
    return separation(sun.longitude, own.longitude) - combustionOrb(planet, own.longitudeSpeed < 0)!
  }
  const side = (at: JulianDay): SunSide => {
    const [sun, own] = places(at)
    return arc(sun.longitude, own.longitude) > 0 ? 'west' : 'east'
  }
  const borders = extrema(reaching(window), ORB_STEP, outside)
  return borders.flatMap(({ at, falling }, i) => {
    const end = borders[i + 1]
    if (!falling || !end || !overlap({ from: at, to: end.at }, window)) return []
    return [{ planet, from: at, to: end.at, orb: orbAt(at), sets: side(at), rises: side(end.at) }]
  })
}

// source: this project, bounds of a search
/** A planet is last seen at most so many days before it enters its orb, and first seen again so many after it leaves; Mars is faint and slow. */
const TWILIGHT: Record<Wanderer, number> = { Mercury: 25, Venus: 30, Mars: 75, Jupiter: 25, Saturn: 30 }

/** When a planet is last seen before each of its stays beside the Sun, and first seen after it, by arcs of vision; null where it is not. */
export const heliacal = async (stays: readonly Combustion[], site: Site, sky: Sky) => {
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
  // One by one, so that others' searches come in between.
  const sights = (await mapConcurrently(queries, (query) => sky.appearances([query], site))).flat()
  return stays.map((_, i) => ({ sets: sights[2 * i]!, rises: sights[2 * i + 1]! }))
}

const DIFFERENCE_ONLY = ['Sun', ...WANDERERS, 'Rahu', 'Ketu'] as const
type Meeting = (typeof DIFFERENCE_ONLY)[number]

/** The seven and the nodes, the Moon left out; the nodes do not meet each other. */
export const MEETING_PAIRS: readonly (readonly [Meeting, Meeting])[] = DIFFERENCE_ONLY.flatMap((a, i) =>
  DIFFERENCE_ONLY.slice(i + 1).flatMap((b) => (a === 'Rahu' ? [] : [[a, b] as const])),
)

/** When the longitude of one less that of the other stands at an angle. Off the event loop. */
export const atAngle = async (a: Graha, b: Graha, angle: number, window: Window, node: Node, sky: Sky) => {
  const crossings = await sky.scan({
    of: longitudeBetween(bodyOf(a, node), bodyOf(b, node)),
    span: 360,
    offset: norm(angle - turnOf(a) + turnOf(b)),
    ...window,
  })
  return crossings.map(({ at }) => at)
}

/** Sidereal longitude, and ecliptic latitude. */
export const siderealPlace = (graha: Graha, at: JulianDay, node: Node, sky: Sky) => {
  const place = sky.positions(at, [bodyOf(graha, node)])[0]!
  const turn = turnOf(graha)
  return {
    longitude: siderealOf(place.longitude, sky.ayanamsha(at, PANCHANG_AYANAMSHA) - turn),
    latitude: turn ? -place.latitude : place.latitude,
  }
}

export interface War extends Window {
  planets: readonly [Wanderer, Wanderer]
  /** Least angle between them, degrees. */
  least: number
  victor: Wanderer
}

const GOLDEN = (Math.sqrt(5) - 1) / 2

/** Where a function with one valley is least. */
const valley = ({ from, to }: Window, value: (at: JulianDay) => number): JulianDay => {
  let [low, high]: [number, number] = [from, to]
  while (high - low > 1e-4) {
    const [left, right] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)]
    if (value(left as JulianDay) < value(right as JulianDay)) high = right
    else low = left
  }
  return ((low + high) / 2) as JulianDay
}

/** Stays of two of the five within a degree of longitude; the more northern at their closest wins (Surya Siddhanta ch. 7). */
export const wars = async (window: Window, sky: Sky): Promise<War[]> => {
  const wide = { from: plusDays(window.from, -60), to: plusDays(window.to, 60) }
  const pairs = WANDERERS.flatMap((a, i) => WANDERERS.slice(i + 1).map((b) => [a, b] as const))
  const found = await mapConcurrently(pairs, async ([a, b]) => {
    const crossings = await sky.scan({ of: longitudeBetween(a, b), targets: [1, 359], ...wide })
    const borders = crossings.map(({ at }) => at)
    const places = (at: JulianDay) => sky.positions(at, [a, b]) as [Position, Position]
    return borders.slice(0, -1).flatMap((from, i): War[] => {
      const stay = { from, to: borders[i + 1]! }
      const [pa, pb] = places(((stay.from + stay.to) / 2) as JulianDay)
      if (separation(pa.longitude, pb.longitude) >= 1 || !overlap(stay, window)) return []
      const closest = valley(stay, (at) => angularDistance(...places(at)))
      const [ca, cb] = places(closest)
      return [{ ...stay, planets: [a, b], least: angularDistance(ca, cb), victor: ca.latitude >= cb.latitude ? a : b }]
    })
  })
  return found.flat().sort((a, b) => a.from - b.from)
}
