import { JULIAN_YEAR } from '../../sky/constants.ts'
import { crossingsAnyDate } from '../../sky/crossings-any-date.ts'
import { longitudeBetween } from '../../sky/expressions.ts'
import type { Sky } from '../../sky/sky.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import type { Window } from '../../time/window.ts'
import { norm, separation } from '../../zodiac/longitude.ts'
import type { Planet } from '../points.ts'
import { ASPECTS_AFTER, CONJUNCTIONS_BEFORE } from './cycles-beyond-files.ts'

/** Cycles of pairs of slow planets. The faster planet comes first. */

export const OUTER_PAIRS = [
  'Jupiter-Saturn',
  'Jupiter-Uranus',
  'Jupiter-Neptune',
  'Jupiter-Pluto',
  'Saturn-Uranus',
  'Saturn-Neptune',
  'Saturn-Pluto',
  'Uranus-Neptune',
  'Uranus-Pluto',
  'Neptune-Pluto',
] as const
export type OuterPair = (typeof OUTER_PAIRS)[number]
export const OUTER_PLANETS = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'] as const satisfies readonly Planet[]
type Outer = (typeof OUTER_PLANETS)[number]
export const bodiesOfPair = (pair: OuterPair) => pair.split('-') as [Outer, Outer]

// source: mean synodic periods in years, from the mean motions of the planets (Simon and others, A&A 282, 663)
export const SYNODIC_YEARS = {
  'Jupiter-Saturn': 19.859,
  'Jupiter-Uranus': 13.812,
  'Jupiter-Neptune': 12.782,
  'Jupiter-Pluto': 12.457,
  'Saturn-Uranus': 45.363,
  'Saturn-Neptune': 35.87,
  'Saturn-Pluto': 33.43,
  'Uranus-Neptune': 171.4,
  'Uranus-Pluto': 127.3,
  'Neptune-Pluto': 492.3,
} as const satisfies Record<OuterPair, number>

/** The longitude of the faster planet minus that of the slower, 0 to 360 degrees. */
export const separationOf = (pair: OuterPair, at: JulianDay, sky: Sky): number => {
  const [fast, slow] = sky.positions(at, bodiesOfPair(pair))
  return norm(fast!.longitude - slow!.longitude)
}

export const CYCLE_PHASES = ['waxing', 'waning'] as const
export type CyclePhase = (typeof CYCLE_PHASES)[number]
export const phaseOfCycle = (separation: number): CyclePhase => (separation < 180 ? 'waxing' : 'waning')
export const eighthOfCycle = (separation: number): number => Math.floor(norm(separation) / 45) + 1

const NAMES = { 45: 'semisquare', 60: 'sextile', 90: 'square', 120: 'trine', 135: 'sesquiquadrate' } as const
/** The named angles of a cycle, from the conjunction on. */
export const CYCLE_ANGLES: readonly { readonly angle: number; readonly name: string }[] = [
  { angle: 0, name: 'conjunction' },
  ...Object.entries(NAMES).map(([angle, name]) => ({ angle: Number(angle), name: `waxing ${name}` })),
  { angle: 180, name: 'opposition' },
  ...Object.entries(NAMES)
    .map(([angle, name]) => ({ angle: 360 - Number(angle), name: `waning ${name}` }))
    .reverse(),
]

/** An exact aspect of a pair within its cycle. */
export interface CycleAspect {
  readonly at: JulianDay
  /** The separation, one of the requested angles. */
  readonly angle: number
  /** The number of this pass, from 1, among the `passes` of one aspect. */
  readonly pass: number
  readonly passes: number
}

/** Passes of one angle that are closer together than this belong to the same aspect. Source: the contract's rule of cycles, days. */
const MAX_PASS_GAP = 400
/** How far beyond a window the passes of an aspect are searched, days. */
const SEARCH_MARGIN = 3 * MAX_PASS_GAP
/** The first and the last Julian day of Moshier's series, which continue the files. Source: src/ephemeris/index.ts. */
const FIRST_DAY = 625_301
const LAST_DAY = 2_817_699

/** Every exact aspect of a window at these separations, in order of time. The window may be beyond the range of the ephemeris files. */
export const cycleAspectsOf = async (
  pair: OuterPair,
  angles: readonly number[],
  { from, to }: Window,
  sky: Sky,
): Promise<CycleAspect[]> => {
  const [fast, slow] = bodiesOfPair(pair)
  const wide = {
    from: Math.max(plusDays(from, -SEARCH_MARGIN), FIRST_DAY) as JulianDay,
    to: Math.min(plusDays(to, SEARCH_MARGIN), LAST_DAY) as JulianDay,
  }
  const crossings = await crossingsAnyDate({ of: longitudeBetween(fast, slow), targets: angles }, wide, sky)
  const each = angles.map((angle, target) => {
    const groups: JulianDay[][] = []
    for (const { at } of crossings.filter(({ multiple }) => multiple === target)) {
      const last = groups.at(-1)
      if (last && at - last.at(-1)! < MAX_PASS_GAP) last.push(at)
      else groups.push([at])
    }
    return groups.flatMap((passes) => passes.map((at, i) => ({ at, angle, pass: i + 1, passes: passes.length })))
  })
  return each
    .flat()
    .filter(({ at }) => at >= from && at < to)
    .sort((a, b) => a.at - b.at)
}

/**
 * Largest angle between the directions to a planet from the Earth and from the Sun, degrees.
 * Source: asin of 1.017 over the perihelion distance; 4.95, 9.02, 18.3, 29.8 and 29.7 astronomical units.
 */
const PARALLAX = { Jupiter: 11.9, Saturn: 6.5, Uranus: 3.2, Neptune: 2, Pluto: 2 } as const satisfies Record<
  Outer,
  number
>
/** The number of steps into which a cycle is divided for the search. */
const STEPS = 64
/** The ratio of a pair's fastest motion to its mean motion. Source: Pluto at aphelion moves 0.62 of its mean motion. */
const FASTEST = 2

/** An exact aspect of the search. `longitude`: that of the faster planet, if the aspect is beyond the ephemeris files. */
interface NearestAspect extends Pick<CycleAspect, 'at' | 'angle'> {
  readonly longitude?: number
}

/** The nearest aspect beyond the range of the files, from the table. Wider files than the bundled ones have no table. */
const aspectBeyond = (
  pair: OuterPair,
  angles: readonly number[],
  sense: 1 | -1,
  { from, to }: Window,
): NearestAspect | undefined => {
  if (sense === -1) {
    const [at, longitude] = CONJUNCTIONS_BEFORE[pair]
    return angles.includes(0) && at < from ? { at: at as JulianDay, angle: 0, longitude } : undefined
  }
  const later = CYCLE_ANGLES.map(({ angle }, i) => ({ angle, at: ASPECTS_AFTER[pair][i]! as JulianDay }))
  return later.filter(({ at, angle }) => angles.includes(angle) && at > to).sort((a, b) => a.at - b.at)[0]
}

/**
 * The exact aspect at one of these separations that is nearest to `at`: the next one (`sense` 1, `at` included) or the last one
 * before `at` (-1). Undefined if a whole cycle has none. Searches only the steps of the cycle that can contain one. Beyond the ephemeris
 * files only conjunctions are known in the past.
 */
export const nearestCycleAspect = async (
  pair: OuterPair,
  angles: readonly number[],
  at: JulianDay,
  sense: 1 | -1,
  sky: Sky,
): Promise<NearestAspect | undefined> => {
  const [fast, slow] = bodiesOfPair(pair)
  const step = (SYNODIC_YEARS[pair] * JULIAN_YEAR) / STEPS
  const margin = (FASTEST * 360) / STEPS + 2 * (PARALLAX[fast] + PARALLAX[slow])
  const isNear = (moment: JulianDay) => {
    const apart = separationOf(pair, moment, sky)
    return angles.some((angle) => separation(apart, angle) <= margin)
  }
  const limit = sense === 1 ? sky.range.to : sky.range.from
  const end = plusDays(at, sense * maxCycleDays(pair))
  const last = sense * (limit - end) < 0 ? limit : end
  let wasNear = isNear(at)
  for (let near = at; sense * (last - near) > 0; ) {
    const next = plusDays(near, sense * step)
    const far = sense * (last - next) < 0 ? last : next
    const isNearNow = isNear(far)
    if (wasNear || isNearNow) {
      const window = sense === 1 ? { from: near, to: far } : { from: far, to: near }
      const crossings = await sky.scan({ of: longitudeBetween(fast, slow), targets: angles, ...window })
      const nearest = crossings.at(sense === 1 ? 0 : crossings.length - 1)
      if (nearest) return { at: nearest.at, angle: angles[nearest.multiple]! }
    }
    wasNear = isNearNow
    near = far
  }
  return last === limit ? aspectBeyond(pair, angles, sense, sky.range) : undefined
}

/** Days; longer than one cycle of a pair. */
export const maxCycleDays = (pair: OuterPair): number => (1.15 * SYNODIC_YEARS[pair] + 3) * JULIAN_YEAR

interface CyclicIndex {
  /** Sum of the shorter arcs of the ten pairs, 0..1080. */
  readonly concentration: number
  /** Sum of the arcs of waxing pairs minus the sum of the arcs of waning pairs. */
  readonly equilibrium: number
  readonly pairs: Readonly<Record<OuterPair, number>>
}

/** The indexes of Gouchon (concentration) and of Ganeau (equilibrium) at each moment. */
export const cyclicIndexes = (moments: readonly JulianDay[], sky: Sky): CyclicIndex[] => {
  const places = new Float64Array(moments.length * OUTER_PLANETS.length * 6)
  sky.bodySet(OUTER_PLANETS).each(Float64Array.from(moments), places)
  return moments.map((_, row) => {
    const longitude = (body: Outer) => places[(row * OUTER_PLANETS.length + OUTER_PLANETS.indexOf(body)) * 6]!
    let [concentration, equilibrium] = [0, 0]
    const pairs = Object.fromEntries(
      OUTER_PAIRS.map((pair) => {
        const [fast, slow] = bodiesOfPair(pair).map(longitude) as [number, number]
        const arc = separation(fast, slow)
        concentration += arc
        equilibrium += phaseOfCycle(norm(fast - slow)) === 'waxing' ? arc : -arc
        return [pair, arc]
      }),
    ) as Record<OuterPair, number>
    return { concentration, equilibrium, pairs }
  })
}
