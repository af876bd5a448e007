import type { AyanamshaId } from '../ephemeris/ayanamshas.ts'
import { longitudeOf, siderealLongitude } from '../sky/expressions.ts'
import { returnOf } from '../sky/returns.ts'
import type { Sky } from '../sky/sky.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import { overlapOf } from '../time/window.ts'
import { aspectsBetween, orbsFor, scaledOrbs, withZeroSpeed } from './aspects.ts'
import { pointsAndAngles } from './chart.ts'
import { transitHits } from './transits.ts'
import type { LongitudeOf } from './zodiac-searches.ts'

// source: the zero point of Fagan and Bradley, usual in precession-corrected returns
const STAR_ZERO_POINT = 'fagan_bradley'

export const RETURN_FRAMES = ['tropical', 'sidereal'] as const

/**
 * The moment nearest to `about` at which the Sun returns to its longitude at birth. In the sidereal frame the longitude is measured
 * from the stars by an ayanamsha, without nutation.
 */
export const solarReturn = (
  birth: JulianDay,
  about: JulianDay,
  sky: Sky,
  frame: (typeof RETURN_FRAMES)[number] = 'tropical',
  ayanamsha: AyanamshaId = STAR_ZERO_POINT,
): JulianDay => {
  const longitude = sky.positions(birth, ['Sun'])[0]!.longitude
  return frame === 'tropical'
    ? returnOf(longitudeOf('Sun'), longitude, about, sky)
    : returnOf(siderealLongitude('Sun', ayanamsha), longitude - sky.ayanamsha(birth, ayanamsha), about, sky)
}

type PointsAndAngles = Parameters<typeof pointsAndAngles>[0]
/** Aspects of the points of a return chart to the natal chart. */
export const returnToNatal = (chart: PointsAndAngles, natal: PointsAndAngles) =>
  aspectsBetween(pointsAndAngles(chart), withZeroSpeed(pointsAndAngles(natal)), scaledOrbs(orbsFor('synastry'), 0.5))

export const RETURN_BODIES = ['Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Chiron', 'North Node'] as const
/** Planets whose returns are rarer than once in a lifetime. */
export const OUTER_RETURN_BODIES = ['Uranus', 'Neptune', 'Pluto'] as const
type ReturnBody = (typeof RETURN_BODIES)[number] | (typeof OUTER_RETURN_BODIES)[number]

// source: this project, bounds of a search
/** The longest interval between two returns, days. */
const MAX_CYCLE_DAYS: Record<ReturnBody, number> = {
  Moon: 28,
  Mercury: 420,
  Venus: 420,
  Mars: 800,
  Jupiter: 4700,
  Saturn: 11_200,
  Uranus: 31_200,
  Neptune: 60_700,
  Pluto: 91_500,
  Chiron: 19_000,
  'North Node': 6900,
}
/** The true node oscillates. Its passes within this many days of each other are one return. */
const NODE_OSCILLATION_DAYS = 60

export interface PlanetaryReturn {
  at: JulianDay
  retrograde: boolean
  /** The number of the pass, from 1, among the `passes` of one return. */
  pass: number
  passes: number
  /** Completed cycles; 0 in the loop of birth. */
  cycle: number
}

/**
 * The first `count` returns of a planet to its natal longitude from `after` on; fewer if the ephemeris ends. The longitude is in the zodiac
 * of `longitudeIn`, by default the tropical one.
 */
export const planetaryReturns = async (
  planet: ReturnBody,
  longitude: number,
  birth: JulianDay,
  after: JulianDay,
  count: number,
  sky: Sky,
  longitudeIn: LongitudeOf = longitudeOf,
): Promise<PlanetaryReturn[]> => {
  const reach = {
    from: plusDays(birth, -0.01),
    to: plusDays(after, MAX_CYCLE_DAYS[planet] * count + NODE_OSCILLATION_DAYS),
  }
  const hits = await transitHits(planet, [longitude], overlapOf(reach, sky.range)!, sky, longitudeIn)
  const startsLoop = (i: number) =>
    planet === 'North Node' ? hits[i]!.at - hits[i - 1]!.at > NODE_OSCILLATION_DAYS : hits[i]!.pass === 1
  const cycles: (typeof hits)[] = []
  for (const [i, hit] of hits.entries())
    if (i === 0 || startsLoop(i)) cycles.push([hit])
    else cycles.at(-1)!.push(hit)
  return cycles
    .flatMap((cycle, number) =>
      cycle.map(({ at, retrograde, pass, passes }, i) => ({
        at,
        retrograde,
        ...(planet === 'North Node' ? { pass: i + 1, passes: cycle.length } : { pass, passes }),
        cycle: number,
      })),
    )
    .filter(({ at }) => at >= after)
    .slice(0, count)
}
