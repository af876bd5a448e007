/** A place of the atlas. The data is bundled; there are no network requests. */
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
  /** `territorial_waters` for points within about 20 km of the open sea. Bays, straits and lakes count as land. */
  source: 'land' | 'territorial_waters' | 'ocean'
  /** Other zones that cover the point (disputed areas; Asia/Urumqi inside China). */
  others: string[]
}
