/**
 * Regions whose clocks were those of another country than today's zone says. A polygon may reach into countries with another zone of today,
 * because a row applies only within its `zones`. Borders are drawn so that the named towns on both sides come out right; between them they
 * are exact to about ten kilometres.
 */
export interface BorderPeriod {
  name: string
  /** Zones of today to which the row applies. */
  zones: readonly string[]
  /** The zone that describes the clocks of the region in the period. */
  zone: string
  /** First day and the day after the last one, YYYY-MM-DD; null: from the beginning of standard time. */
  from: string | null
  until: string
  /** Corners of the region, [latitude, longitude] in degrees; null for every place of `zones`. */
  region: ClockRegion | null
  /** True if the place was in the same country: the tz database has a record of the region that today's zone leaves out. */
  isRegionalRecord?: true
  /** The constant clock of the region in the period, apart from war time, instead of the changes of the record of `zone`. */
  standard?: { offset: number; abbreviation: string }
  /**
   * The material with which the corners and the years were compared: maps of 1900 to 1945 (test/golden/border-cities.json), the record of a
   * zone of the tz database, or clocks of births (test/golden/birth-clocks.json). Null: corners and days from general knowledge only.
   */
  checked: 'map' | 'record' | 'births' | null
  source: string
}

export type ClockRegion = readonly (readonly [latitude: number, longitude: number])[]
