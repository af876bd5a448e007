import type { Cities } from '../../atlas/cities.ts'
import type { YieldPoint } from '../../cooperative-yield.ts'
import { acos, asin, cos, type Spherical, sin } from '../../sky/sphere.ts'
import { direction } from '../../sky/vectors.ts'
import type { MappedBody } from './bodies.ts'
import { LINE_ANGLES, type LineAngle } from './lines.ts'
import { KM_PER_DEGREE, linesNear, type NearLine, REACH_KM, strengthAt } from './nearest.ts'
import { type LineParan, type NearParan, paransNear, paransOf } from './parans.ts'
import { LOCATION_GOALS, type LocationGoal, weightFor } from './tables.ts'

// source: the contract's formula of scores (location-astrology)
/** The highest latitude of parans that count, degrees. */
const PARAN_MAX_LATITUDE = 75
/** The maximum distance of a place from the latitude of a paran, degrees. */
export const PARAN_ORB = 1
/** The weight of parans relative to lines. */
const PARAN_SHARE = 0.3
/** The raw sum that gives a score of 73. */
const STEEPNESS = 6

/** The score of a raw sum: 0 to 100, rounded to a tenth; 50 for 0. */
export const locationScore = (raw: number): number => Math.round(1000 / (1 + Math.exp(-raw / STEEPNESS))) / 10

/** The parans that count for scores. */
export const scoredParans = (bodies: readonly MappedBody[]): LineParan[] => paransOf(bodies, PARAN_MAX_LATITUDE)

/** The weight of an exact paran for a goal: the mean of its two lines. */
const paranWeight = (goal: LocationGoal, { a, angleA, b, angleB }: LineParan): number =>
  (weightFor(goal, a, angleA) + weightFor(goal, b, angleB)) / 2

/** The lines and parans near a place. */
export interface Surroundings {
  readonly lines: readonly NearLine[]
  readonly parans: readonly NearParan[]
}
export const surroundingsOf = (
  bodies: readonly MappedBody[],
  parans: readonly LineParan[],
  place: Spherical,
): Surroundings => ({ lines: linesNear(bodies, place), parans: paransNear(parans, place.latitude, PARAN_ORB) })

/** The sum of lines and parans near a place for a goal. */
export const rawScore = (goal: LocationGoal, { lines, parans }: Surroundings): number =>
  lines.reduce((sum, { planet, angle, strength }) => sum + weightFor(goal, planet, angle) * strength, 0) +
  PARAN_SHARE * parans.reduce((sum, paran) => sum + paranWeight(goal, paran) * (1 - paran.away), 0)

/** The maximum number of lines of each kind. */
export const MAX_LINES = 6
/** The lines that help a goal and those that hinder it, by the size of their contribution. */
export const helpAndHindrance = (goal: LocationGoal, lines: readonly NearLine[]) => {
  const contributions = lines
    .map((line) => ({ line, by: weightFor(goal, line.planet, line.angle) * line.strength }))
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
  const strongestLines = (sign: 1 | -1) =>
    contributions
      .filter(({ by }) => Math.sign(by) === sign)
      .slice(0, MAX_LINES)
      .map(({ line }) => line)
  return { helping: strongestLines(1), hindering: strongestLines(-1) }
}
/** The parans that have a weight for a goal. */
export const weightedParans = (goal: LocationGoal, parans: readonly NearParan[]) =>
  parans.filter((paran) => paranWeight(goal, paran) !== 0)

const EDGE = REACH_KM / KM_PER_DEGREE
const NEAR_SINE = sin(EDGE)
const NEAR_COSINE = cos(EDGE)
/** The latitude from which a pole may be the nearest point of the opposite meridian, degrees. */
const POLAR = 90 - EDGE

/**
 * The `rawScore` of the first `count` cities for each goal.
 *
 * Notes: computed by dot products with the vectors of the cities. For a body, `east` points to the equator 90 degrees east of it,
 * `up` to its sub-planet point, `end` to the meeting point of its horizon halves. A city east of the meridian circle is on the
 * setting half.
 */
export const rawScores = async (
  bodies: readonly MappedBody[],
  cities: Pick<Cities, 'vectors' | 'latitude' | 'longitude' | 'byLatitude'>,
  count: number,
  yieldIfDue: YieldPoint,
  goals: readonly LocationGoal[] = LOCATION_GOALS,
): Promise<Float64Array[]> => {
  const { vectors, latitude, longitude } = cities
  const raw = goals.map(() => new Float64Array(count))
  for (const body of bodies) {
    const pause = yieldIfDue()
    if (pause) await pause
    const { sub } = body
    const weighing = (angle: LineAngle) => {
      const goalSums = goals.flatMap((goal, i) => {
        const weight = weightFor(goal, body.planet, angle)
        return weight ? [{ sums: raw[i]!, weight }] : []
      })
      return (city: number, strength: number) => {
        for (let i = 0; i < goalSums.length; i++) goalSums[i]!.sums[city]! += goalSums[i]!.weight * strength
      }
    }
    const [mc, ic, asc, dsc] = LINE_ANGLES.map(weighing) as [Add, Add, Add, Add]
    const [eastX, eastY] = direction(sub.longitude + 90, 0)
    const [meridianX, meridianY] = direction(sub.longitude, 0)
    const [upX, upY, upZ] = direction(sub.longitude, sub.latitude)
    const [endX, endY, endZ] = direction(sub.longitude + 180, 90 - sub.latitude)
    for (let city = 0, i = 0; city < count; city++, i += 3) {
      const x = vectors[i]!
      const y = vectors[i + 1]!
      const z = vectors[i + 2]!
      const eastward = x * eastX + y * eastY
      const sine = Math.abs(eastward)
      const above = Math.abs(x * upX + y * upY + z * upZ)
      if (sine > NEAR_SINE && above > NEAR_SINE) continue
      if (Math.abs(latitude[city]!) > POLAR) continue
      if (sine <= NEAR_SINE) {
        const strength = strengthAt(KM_PER_DEGREE * asin(sine))
        if (x * meridianX + y * meridianY >= 0) mc(city, strength)
        else ic(city, strength)
      }
      if (above <= NEAR_SINE) {
        const strength = strengthAt(KM_PER_DEGREE * asin(above))
        const isRising = eastward < 0
        if (isRising) asc(city, strength)
        else dsc(city, strength)
        const toEnd = Math.abs(x * endX + y * endY + z * endZ)
        if (toEnd >= NEAR_COSINE) {
          const endStrength = strengthAt(KM_PER_DEGREE * acos(toEnd))
          if (isRising) dsc(city, endStrength)
          else asc(city, endStrength)
        }
      }
    }
  }
  // Cities near the poles are computed line by line.
  for (let city = 0; city < count; city++)
    if (Math.abs(latitude[city]!) > POLAR) {
      const lines = linesNear(bodies, { longitude: longitude[city]!, latitude: latitude[city]! })
      for (const [i, goal] of goals.entries()) raw[i]![city]! += rawScore(goal, { lines, parans: [] })
    }
  addParans(scoredParans(bodies), cities, count, goals, raw)
  return raw
}
type Add = (city: number, strength: number) => void

const addParans = (
  parans: readonly LineParan[],
  { latitude, byLatitude }: Pick<Cities, 'latitude' | 'byLatitude'>,
  count: number,
  goals: readonly LocationGoal[],
  raw: readonly Float64Array[],
) => {
  let first = 0
  // Both lists run from south to north.
  for (const paran of parans) {
    while (first < byLatitude.length && latitude[byLatitude[first]!]! < paran.latitude - PARAN_ORB) first++
    const weighing = goals.flatMap((goal, i) => {
      const weight = PARAN_SHARE * paranWeight(goal, paran)
      return weight ? [{ sums: raw[i]!, weight }] : []
    })
    if (!weighing.length) continue
    for (let i = first; i < byLatitude.length; i++) {
      const city = byLatitude[i]!
      const away = Math.abs(latitude[city]! - paran.latitude)
      if (away > PARAN_ORB) break
      if (city >= count) continue
      for (let j = 0; j < weighing.length; j++) weighing[j]!.sums[city]! += weighing[j]!.weight * (1 - away)
    }
  }
}

/** The number of possible scores, in tenths from 0 to 100. */
const SCORE_COUNT = 1001

/** City indexes by score, highest first; equal scores in the order of the list. A counting sort. */
export const rankedBy = (scores: Float64Array, isIncluded: (city: number) => boolean = () => true): Uint32Array => {
  const bucketStarts = new Uint32Array(SCORE_COUNT + 1)
  const bucketOf = new Uint16Array(scores.length)
  for (let city = 0; city < scores.length; city++) {
    if (!isIncluded(city)) continue
    bucketOf[city] = SCORE_COUNT - Math.round(10 * scores[city]!)
    bucketStarts[bucketOf[city]!]!++
  }
  for (let i = 1; i <= SCORE_COUNT; i++) bucketStarts[i]! += bucketStarts[i - 1]!
  const order = new Uint32Array(bucketStarts[SCORE_COUNT]!)
  for (let city = 0; city < scores.length; city++)
    if (bucketOf[city]) order[bucketStarts[bucketOf[city]! - 1]!++] = city
  return order
}

/** The scores of raw sums. */
export const scoresOf = (raw: Float64Array): Float64Array => raw.map((sum) => locationScore(sum))
