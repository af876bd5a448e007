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
