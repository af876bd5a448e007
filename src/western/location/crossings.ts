import type { Cities } from '../../atlas/cities.ts'
import type { Place } from '../../atlas/places.ts'
import { acos, cos, type Spherical } from '../../sky/sphere.ts'
import { direction } from '../../sky/vectors.ts'
import type { MappedBody } from './bodies.ts'
import { KM_PER_DEGREE } from './nearest.ts'
import { type LineParan, paransOf } from './parans.ts'
import { type LocationGoal, NATURES, weightFor } from './tables.ts'

/** The highest latitude of a crossing, degrees; beyond it are the poles. */
const POLE = 89.9
/** The places where lines of different bodies cross. */
export const crossingsOf = (bodies: readonly MappedBody[]): LineParan[] => paransOf(bodies, POLE)

export const crossingNature = ({ a, b }: LineParan): number => NATURES[a] + NATURES[b]
export const goalWeightOf = (goal: LocationGoal, { a, angleA, b, angleB }: LineParan): number =>
  weightFor(goal, a, angleA) + weightFor(goal, b, angleB)

/** A city and its distance. */
export interface CityNear {
  readonly place: Place
  readonly km: number
}

/** The cities, among the first `count`, within `radius` kilometres of a place: at most `most`, nearest first. */
export const citiesNear = (
  cities: Pick<Cities, 'vectors' | 'place'>,
  count: number,
  { longitude, latitude }: Spherical,
  radius: number,
  maxCities: number,
): CityNear[] => {
  const [x, y, z] = direction(longitude, latitude)
  const minCosine = cos(radius / KM_PER_DEGREE)
  const matches: { city: number; cosine: number }[] = []
  for (let city = 0, i = 0; city < count; city++, i += 3) {
    const cosine = cities.vectors[i]! * x + cities.vectors[i + 1]! * y + cities.vectors[i + 2]! * z
    if (cosine >= minCosine) matches.push({ city, cosine })
  }
  return matches
    .sort((a, b) => b.cosine - a.cosine || a.city - b.city)
    .slice(0, maxCities)
    .map(({ city, cosine }) => ({ place: cities.place(city), km: KM_PER_DEGREE * acos(cosine) }))
}
