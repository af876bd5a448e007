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
  source: string
}

export type ClockRegion = readonly (readonly [latitude: number, longitude: number])[]
