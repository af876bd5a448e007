import { readFileSync } from 'node:fs'
import type { Place } from './places.ts'

/** A capital, or a city of over a million. */
export interface ChiefPlace
  extends Pick<
    Place,
    'geoname_id' | 'name' | 'admin1' | 'country' | 'country_code' | 'latitude' | 'longitude' | 'timezone' | 'population'
  > {
  readonly capital: boolean
}

let read: readonly ChiefPlace[] | undefined

/** By population, the greatest first. */
export const chiefPlaces = (): readonly ChiefPlace[] => {
  read ??= JSON.parse(readFileSync(new URL('../../data/places/chief.json', import.meta.url), 'utf8')) as ChiefPlace[]
  return read
}
