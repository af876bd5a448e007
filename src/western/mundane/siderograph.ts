import type { Sky } from '../../sky/sky.ts'
import { cos } from '../../sky/sphere.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { separation } from '../../zodiac/longitude.ts'
import { BODY_OF, type Planet } from '../points.ts'
import { bodiesOfPair, OUTER_PAIRS, OUTER_PLANETS } from './cycles.ts'

/** Donald Bradley's siderograph (Stock Market Prediction, 1947). */

type PlanetPair = readonly [Planet, Planet]
const FAST_PLANETS = ['Sun', 'Mercury', 'Venus', 'Mars'] as const satisfies readonly Planet[]
const SIDEROGRAPH_PLANETS = [...FAST_PLANETS, ...OUTER_PLANETS] as const

const LONG_TERMS: readonly PlanetPair[] = OUTER_PAIRS.map(bodiesOfPair)
const MIDDLE_TERMS: readonly PlanetPair[] = [
  ...FAST_PLANETS.flatMap((a, i) => FAST_PLANETS.slice(i + 1).map((b): PlanetPair => [a, b])),
  ...FAST_PLANETS.flatMap((a) => OUTER_PLANETS.map((b): PlanetPair => [a, b])),
]

// source: Bradley, Stock Market Prediction: orb and height of an aspect, and the weight of the long terms
const ORB = 15
const HEIGHT = 10
const LONG_WEIGHT = 4
// source: Bradley; open sources do not have his complete table of conjunctions, so this list is the contract's
const VALENCIES = { 0: 1, 60: 1, 90: -1, 120: 1, 180: -1 } as const
const HARD_CONJUNCTIONS = new Set([
  'Sun-Mars',
  'Sun-Saturn',
  'Sun-Uranus',
  'Mercury-Mars',
  'Mercury-Saturn',
  'Venus-Saturn',
  'Mars-Jupiter',
  'Mars-Saturn',
  'Mars-Uranus',
  'Mars-Neptune',
  'Mars-Pluto',
  'Saturn-Uranus',
  'Saturn-Neptune',
  'Saturn-Pluto',
  'Jupiter-Saturn',
  'Uranus-Pluto',
])
const ANGLES = [0, 60, 90, 120, 180] as const

/** The value of a pair at a separation: that of the nearest aspect within 15 degrees; 0 if two aspects are equally near. */
export const aspectValue = ([a, b]: PlanetPair, apart: number): number => {
  const [nearest, next] = ANGLES.map((angle) => ({ angle, orb: Math.abs(apart - angle) })).sort((x, y) => x.orb - y.orb)
  if (nearest!.orb >= ORB || nearest!.orb === next!.orb) return 0
  const valency = nearest!.angle === 0 && HARD_CONJUNCTIONS.has(`${a}-${b}`) ? -1 : VALENCIES[nearest!.angle]
  return valency * HEIGHT * cos((90 * nearest!.orb) / ORB)
}

interface Siderograph {
  readonly longTerms: number
  readonly middleTerms: number
  /** Half the sum of the declinations of Venus and Mars, degrees. */
  readonly declination: number
  readonly value: number
}

export const siderographAt = (at: JulianDay, sky: Sky): Siderograph => {
  const positions = sky.positions(
    at,
    SIDEROGRAPH_PLANETS.map((planet) => BODY_OF[planet]),
  )
  const longitude = (planet: Planet) =>
    positions[SIDEROGRAPH_PLANETS.indexOf(planet as (typeof SIDEROGRAPH_PLANETS)[number])]!.longitude
  const sum = (pairs: readonly PlanetPair[]) =>
    pairs.reduce((total, pair) => total + aspectValue(pair, separation(longitude(pair[0]), longitude(pair[1]))), 0)
  const [venus, mars] = sky.equatorial(at, ['Venus', 'Mars'])
  const declination = (venus!.declination + mars!.declination) / 2
  const [longTerms, middleTerms] = [sum(LONG_TERMS), sum(MIDDLE_TERMS)]
  return { longTerms, middleTerms, declination, value: LONG_WEIGHT * (longTerms + declination) + middleTerms }
}

interface TurningPoint {
  /** The index in the list of values. */
  readonly index: number
  readonly kind: 'high' | 'low'
  readonly value: number
  /** The larger difference from the neighbouring turns; 0 without a neighbour. */
  readonly strength: number
}

/** The number of values on each side with which an extreme is compared. */
const HALF_WINDOW = 7

/** Extremes of the fifteen values around each. Of successive extremes of one kind the stronger counts. */
export const siderographTurns = (values: readonly number[]): TurningPoint[] => {
  const merged: { index: number; kind: 'high' | 'low'; value: number }[] = []
  for (let index = HALF_WINDOW; index < values.length - HALF_WINDOW; index++) {
    const around = values.slice(index - HALF_WINDOW, index + HALF_WINDOW + 1)
    const value = values[index]!
    const kind = value === Math.max(...around) ? 'high' : value === Math.min(...around) ? 'low' : null
    if (!kind) continue
    const last = merged.at(-1)
    if (last?.kind !== kind) merged.push({ index, kind, value })
    else if (kind === 'high' ? value > last.value : value < last.value)
      merged[merged.length - 1] = { index, kind, value }
  }
  return merged.map((turn, i) => {
    const differences = [merged[i - 1], merged[i + 1]].flatMap((neighbour) =>
      neighbour ? [Math.abs(neighbour.value - turn.value)] : [],
    )
    return { ...turn, strength: differences.length > 0 ? Math.max(...differences) : 0 }
  })
}
