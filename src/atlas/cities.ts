import { cos, sin } from '../sky/sphere.ts'
import type { Gazetteer } from './gazetteer.ts'
import type { Place } from './places.ts'

/** The minimum population of a city. */
export const CITY_POPULATION = 15_000

/** The cities of the Earth by population, highest first; among equals, the lower GeoNames id first. */
export interface Cities {
  readonly count: number
  /** Degrees. */
  readonly latitude: Float64Array
  readonly longitude: Float64Array
  /** Unit vectors, three numbers per city, with axes to 0° E, 90° E and the north pole. */
  readonly vectors: Float64Array
  /** City indexes in order of latitude. */
  readonly byLatitude: Uint32Array
  countryCode(city: number): string
  place(city: number): Place
  /** The number of cities with at least `least` people, which are the first in order. */
  withPopulation(least: number): number
}

/** GeoNames codes of sections of cities and of abandoned, historical and destroyed places. */
const NON_CITY_CODES = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW'])

export const citiesOf = (gazetteer: Gazetteer): Cities => {
  const { population, id } = gazetteer
  const rows = Uint32Array.from(
    Array.from({ length: gazetteer.rows }, (_, row) => row)
      .filter((row) => population[row]! >= CITY_POPULATION && !NON_CITY_CODES.has(gazetteer.featureCode(row)))
      .sort((a, b) => population[b]! - population[a]! || id[a]! - id[b]!),
  )
  const count = rows.length
  const latitude = Float64Array.from(rows, (row) => gazetteer.latitude[row]! / 1e5)
  const longitude = Float64Array.from(rows, (row) => gazetteer.longitude[row]! / 1e5)
  const vectors = new Float64Array(3 * count)
  for (let city = 0; city < count; city++) {
    const fromAxis = cos(latitude[city]!)
    vectors[3 * city] = fromAxis * cos(longitude[city]!)
    vectors[3 * city + 1] = fromAxis * sin(longitude[city]!)
    vectors[3 * city + 2] = sin(latitude[city]!)
  }
  const byLatitude = Uint32Array.from(rows.keys()).sort((a, b) => latitude[a]! - latitude[b]!)
  return {
    count,
    latitude,
    longitude,
    vectors,
    byLatitude,
    countryCode: (city) => gazetteer.countryCode(rows[city]!),
    place: (city) => gazetteer.place(rows[city]!),
    withPopulation: (least) => {
      const index = rows.findIndex((row) => population[row]! < least)
      return index < 0 ? count : index
    },
  }
}
