import type { AyanamshaId } from '../ephemeris/ayanamshas.ts'
import type { Body, HouseSystem } from '../ephemeris/bodies.ts'
import type { BodySet } from '../ephemeris/index.ts'
import type {
  AppearanceQuery,
  Crossing,
  CrossingQuery,
  Crossings,
  Eclipse,
  EclipsePhase,
  Extremum,
  ExtremumQuery,
  HorizonQuery,
  LocalEclipse,
  Site,
} from '../ephemeris/queries.ts'
import type { Star } from '../ephemeris/stars.ts'
import type { JulianDay } from '../time/julian-day.ts'
import type { Tropical } from '../zodiac/longitude.ts'
import type { Equatorial } from './sphere.ts'

export type {
  AngleExpression,
  AppearanceQuery,
  Crossing,
  CrossingQuery,
  Crossings,
  Eclipse,
  EclipsePhase,
  Extremum,
  ExtremumQuery,
  HorizonEvent,
  HorizonQuery,
  LocalEclipse,
  Site,
} from '../ephemeris/queries.ts'

/** Apparent geocentric place, true ecliptic and equinox of date. Degrees, degrees a day, astronomical units. */
export interface Position {
  longitude: Tropical
  latitude: number
  distance: number
  longitudeSpeed: number
  latitudeSpeed: number
  distanceSpeed: number
}

/** Of a fixed star: its apparent place by ecliptic and equator, and its visual magnitude. */
export interface StarPlace extends Equatorial {
  longitude: Tropical
  latitude: number
  magnitude: number
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

/**
 * The sky as numbers: bodies, angles, moments; it knows no tradition. Methods are synchronous and cheap, except `scan`,
 * `appearances` and `eclipses`, which run off the event loop and reject with the reason of a signal once it is aborted. Moments that no ephemeris file covers raise the fault `invalid` on `datetime`,
 * naming the covered range.
 */
export interface Sky {
  positions(at: JulianDay, bodies: readonly Body[]): Position[]
  /** The same as bare numbers, for who asks very often. */
  bodySet(bodies: readonly Body[]): BodySet
  /** Apparent geocentric places, true equator and equinox of date. */
  equatorial(at: JulianDay, bodies: readonly Body[]): Equatorial[]
  stars(at: JulianDay, stars: readonly Star[]): StarPlace[]
  /** Degrees to subtract from a tropical longitude of date (nutation in longitude included). */
  ayanamsha(at: JulianDay, id: AyanamshaId): number
  angles(at: JulianDay, site: Site): Angles
  cusps(at: JulianDay, site: Site, system: HouseSystem): Cusps
  /** Apparent sidereal time at Greenwich, hours. */
  siderealTime(at: JulianDay): number
  /** True obliquity of the ecliptic, degrees. */
  obliquity(at: JulianDay): number
  /** Nutation in longitude, degrees. */
  nutation(at: JulianDay): number
  /** Every such event of the window, in order; none at polar day or night. */
  horizon(query: HorizonQuery): JulianDay[]
  /** Every crossing of the window, in order of time. For spans of days to a few months; or of decades within the compiled ephemeris. */
  crossings(query: CrossingQuery): Crossing[]
  /** The same as bare numbers, for who asks for very many: moment, multiple, direction. The next call overwrites them. */
  passes(query: CrossingQuery): Float64Array
  /** The same for long windows. */
  scan(query: CrossingQuery, signal?: AbortSignal): Promise<Crossings>
  /** Where an expression is greatest and least within the window, in order: stations, greatest elongations, apsides. */
  extrema(query: ExtremumQuery): Extremum[]
  /** The same for long windows. */
  scanExtrema(query: ExtremumQuery, signal?: AbortSignal): Promise<Extremum[]>
  /** First and last sights of bodies beside the Sun, by arcs of vision, for a sharp eye in standard air. */
  appearances(queries: readonly AppearanceQuery[], site: Site, signal?: AbortSignal): Promise<(JulianDay | null)[]>
  eclipses(kind: 'solar' | 'lunar', from: JulianDay, to: JulianDay, signal?: AbortSignal): Promise<Eclipse[]>
  localEclipse(eclipse: Eclipse, site: Site): LocalEclipse
  eclipsePhase(eclipse: Eclipse, site: Site, at: JulianDay): EclipsePhase
  /** First and last covered moment. */
  readonly range: { from: JulianDay; to: JulianDay }
  /** The sky by the series of Moshier, for moments outside of `range`: years -2999 to 2999, within 1" for the Sun, 4" for the Moon, 12" for Neptune, 37" for Pluto. */
  moshierSky(): Sky
}
