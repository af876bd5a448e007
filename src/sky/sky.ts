import type { AyanamshaId } from '../ephemeris/ayanamshas.ts'
import type { Body, HouseSystem } from '../ephemeris/bodies.ts'
import type { JulianDay } from '../time/julian-day.ts'
import type { Tropical } from '../zodiac/longitude.ts'

/** Apparent geocentric place, true ecliptic and equinox of date. Degrees, degrees a day, astronomical units. */
export interface Position {
  longitude: Tropical
  latitude: number
  distance: number
  longitudeSpeed: number
  latitudeSpeed: number
  distanceSpeed: number
}

/** Apparent geocentric place, true equator and equinox of date, degrees. */
export interface Equatorial {
  rightAscension: number
  declination: number
}

export interface Site {
  /** Degrees, north positive. */
  latitude: number
  /** Degrees, east positive. */
  longitude: number
}

export interface Angles {
  ascendant: Tropical
  midheaven: Tropical
  /** Right ascension of the meridian, degrees. */
  armc: number
  vertex: Tropical
}

export interface Cusps extends Angles {
  system: HouseSystem
  /** Twelve cusps; null where the system does not exist at this latitude (Placidus and Koch beyond the polar circles). */
  cusps: readonly Tropical[] | null
}

export type HorizonEvent = 'rise' | 'set' | 'culmination' | 'anticulmination'

export interface HorizonQuery {
  event: HorizonEvent
  body: Body
  site: Site
  /** Half-open window [from, to). */
  from: JulianDay
  to: JulianDay
  /** Which part of the disc stands on the horizon; default `upper`. */
  limb?: 'upper' | 'centre' | 'lower'
  /** Standard refraction (1013.25 mbar, 15 C, sea level); default true. */
  refraction?: boolean
  /** Depth of the Sun's centre for twilights, degrees: 6, 12 or 18; limb and refraction then take no part. */
  twilight?: 6 | 12 | 18
}

/** A sum of longitudes, less `factor` times an ayanamsha when one is named. */
export interface AngleExpression {
  terms: readonly { body: Body; factor: number }[]
  ayanamsha?: { id: AyanamshaId; factor: number }
}

export interface CrossingQuery {
  of: AngleExpression
  /** The expression is watched at every multiple of `span` degrees, counted from `offset` (default 0). */
  span: number
  offset?: number
  from: JulianDay
  to: JulianDay
}

export interface Crossing {
  at: JulianDay
  /** Which multiple: 0 .. 360/span - 1. */
  multiple: number
  /** 1 when the angle grows through it, -1 when it falls (retrograde). */
  direction: 1 | -1
}

export interface Eclipse {
  kind: 'solar' | 'lunar'
  type: 'total' | 'annular' | 'hybrid' | 'partial' | 'penumbral'
  maximum: JulianDay
  /** Global contacts in order, those that occur. */
  begins: JulianDay
  ends: JulianDay
  magnitude: number
}

export interface LocalEclipse {
  maximum: JulianDay
  begins: JulianDay
  ends: JulianDay
  magnitude: number
  obscuration: number
  visible: boolean
}

/**
 * The sky as numbers: bodies, angles, moments; it knows no tradition. Methods are synchronous and cheap, except `scan`,
 * which runs off the event loop. Moments that no ephemeris file covers raise the fault `invalid` on `datetime`,
 * naming the covered range.
 */
export interface Sky {
  positions(at: JulianDay, bodies: readonly Body[]): Position[]
  equatorial(at: JulianDay, bodies: readonly Body[]): Equatorial[]
  /** Degrees to subtract from a tropical longitude of date (nutation in longitude included). */
  ayanamsha(at: JulianDay, id: AyanamshaId): number
  angles(at: JulianDay, site: Site): Angles
  cusps(at: JulianDay, site: Site, system: HouseSystem): Cusps
  /** Apparent sidereal time at Greenwich, hours. */
  siderealTime(at: JulianDay): number
  /** True obliquity of the ecliptic, degrees. */
  obliquity(at: JulianDay): number
  /** Every such event of the window, in order; none at polar day or night. */
  horizon(query: HorizonQuery): JulianDay[]
  /** Every crossing of the window, in order of time. For spans of days to a few months. */
  crossings(query: CrossingQuery): Crossing[]
  /** The same for long windows, off the event loop. */
  scan(query: CrossingQuery): Promise<Crossing[]>
  eclipses(kind: 'solar' | 'lunar', from: JulianDay, to: JulianDay): Promise<Eclipse[]>
  localEclipse(eclipse: Eclipse, site: Site): LocalEclipse
  /** First and last covered moment. */
  readonly range: { from: JulianDay; to: JulianDay }
}
