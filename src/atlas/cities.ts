import { cos, sin } from '../sky/sphere.ts'
import type { Gazetteer } from './gazetteer.ts'
import type { Place } from './places.ts'

/** People that make a place a city here. */
export const CITY_POPULATION = 15_000

/** Cities of the Earth, the most populous first, and of equals the one with the lower id of GeoNames. */
export interface Cities {
  readonly count: number
  /** Degrees. */
  readonly latitude: Float64Array
  readonly longitude: Float64Array
  /** Where each stands on a sphere of radius 1: three numbers a city, to (0° E), (90° E) and the north pole. */
  readonly vectors: Float64Array
  /** Cities in order of their latitude. */
  readonly byLatitude: Uint32Array
  countryCode(city: number): string
  place(city: number): Place
  /** How many of the first have at least so many people. */
  withPopulation(least: number): number
}

/** Sections of other cities, and places that are no more: abandoned, historical, destroyed. */
const NO_CITIES = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW'])

export const citiesOf = (gazetteer: Gazetteer): Cities => {
  const { population, id } = gazetteer
  const rows = Uint32Array.from(
    Array.from({ length: gazetteer.rows }, (_, row) => row)
      .filter((row) => population[row]! >= CITY_POPULATION && !NO_CITIES.has(gazetteer.featureCode(row)))
      .sort((a, b) => population[b]! - population[a]! || id[a]! - id[b]!),
  )
  const count = rows.length
  const latitude = Float64Array.from(rows, (row) => gazetteer.latitude[row]! / 1e5)
  const longitude = Float64Array.from(rows, (row) => gazetteer.longitude[row]! / 1e5)
  const vectors = new Float64Array(3 * count)
  for (let city = 0; city < count; city++) {
    const outward = cos(latitude[city]!)
    vectors[3 * city] = outward * cos(longitude[city]!)
    vectors[3 * city + 1] = outward * sin(longitude[city]!)
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
      const found = rows.findIndex((row) => population[row]! < least)
      return found < 0 ? count : found
    },
  }
}
