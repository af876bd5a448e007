import { readFileSync } from 'node:fs'
import type { Place } from './places.ts'

/** A capital, or a city of over a million people. */
export interface MajorCity
  extends Pick<
    Place,
    'geoname_id' | 'name' | 'admin1' | 'country' | 'country_code' | 'latitude' | 'longitude' | 'timezone' | 'population'
  > {
  readonly capital: boolean
}

let cachedPlaces: readonly MajorCity[] | undefined

/** Capitals and cities of over a million people, by population, highest first. */
export const majorCities = (): readonly MajorCity[] => {
  cachedPlaces ??= JSON.parse(
    readFileSync(new URL('../../data/places/chief.json', import.meta.url), 'utf8'),
  ) as MajorCity[]
  return cachedPlaces
}
