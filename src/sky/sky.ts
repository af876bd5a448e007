import type { AyanamshaId } from '../ephemeris/ayanamshas.ts'
import type { Body } from '../ephemeris/bodies.ts'
import type { HouseSystem } from '../ephemeris/house-systems.ts'
import type { BodySet, Perspective } from '../ephemeris/index.ts'
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
import type { Window } from '../time/window.ts'
import type { Tropical } from '../zodiac/longitude.ts'
import type { Equatorial } from './sphere.ts'

export type { Perspective } from '../ephemeris/index.ts'
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

/** Apparent geocentric position, true ecliptic and equinox of date. Degrees, astronomical units, and their changes per day. */
export interface Position {
  longitude: Tropical
  latitude: number
  distance: number
  longitudeSpeed: number
  latitudeSpeed: number
  distanceSpeed: number
}

/** The apparent place of a fixed star in ecliptic and equatorial coordinates (degrees), with its visual magnitude. */
export interface StarPlace extends Equatorial {
  longitude: Tropical
  latitude: number
  magnitude: number
}

/** The meridian of a chart without a moment: right ascension, latitude, obliquity and the declination of the Sun, degrees. */
export interface Meridian {
  armc: number
  latitude: number
  obliquity: number
  sunDeclination: number
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
  /** Twelve cusps; null where the system is undefined (such as Placidus within the polar circles). */
  cusps: readonly Tropical[] | null
}

/** Values of many moments as plain numbers, moment after moment; NaN where no file covers a moment. */
export interface SkyTables {
  /** Six numbers per body, as in `Position`, or right ascension, declination, distance and their changes per day. */
  positions(moments: Float64Array, bodies: readonly Body[], frame: 'ecliptic' | 'equatorial'): Float64Array
  ayanamshas(moments: Float64Array, id: AyanamshaId): Float64Array
  /** The ascendants of rows of moment, latitude and longitude. */
  ascendants(rows: Float64Array): Float64Array
  /**
   * Sixteen numbers for each row of moment, latitude and longitude: twelve cusps (NaN where the system is undefined), ascendant, midheaven,
   * right ascension of the meridian, vertex. The numbers are those of swe_houses, not reduced to 0..360.
   */
  houses(rows: Float64Array, system: HouseSystem): Float64Array
  /** True if every search inside the window has the same source: one table of the compiled ephemeris, or the files. */
  isUniform(window: Window): boolean
}

/**
 * Astronomical data without any astrological tradition. Methods are synchronous and cheap, except `scan`, `scanExtrema`, `appearances`
 * and `eclipses`, which run off the event loop and reject with the reason of an aborted signal. A moment that no ephemeris file covers
 * raises the fault `invalid` on `datetime`, which names the covered range.
 */
export interface Sky {
  positions(at: JulianDay, bodies: readonly Body[]): Position[]
  /** Positions as plain numbers, for frequent calls. */
  bodySet(bodies: readonly Body[]): BodySet
  /** Apparent geocentric positions, true equator and equinox of date. */
  equatorial(at: JulianDay, bodies: readonly Body[]): Equatorial[]
  /** Values of many moments, for tables of births. */
  readonly tables: SkyTables
  stars(at: JulianDay, stars: readonly Star[]): StarPlace[]
  /** Degrees to subtract from a tropical longitude of date (nutation in longitude included). */
  ayanamsha(at: JulianDay, id: AyanamshaId): number
  angles(at: JulianDay, site: Site): Angles
  cusps(at: JulianDay, site: Site, system: HouseSystem): Cusps
  /** The cusps of a meridian without a moment; null where the system is undefined. */
  meridianCusps(meridian: Meridian, system: HouseSystem): readonly Tropical[] | null
  /**
   * The positions of bodies by their numbers in Swiss Ephemeris, with right ascension and declination; null without a file. A topocentric
   * view needs a site. Longitudes of another centre or equinox are in that frame.
   */
  places(at: JulianDay, numbers: readonly number[], view?: Perspective): ((Position & Equatorial) | null)[]
  /** Apparent sidereal time at Greenwich, hours. */
  siderealTime(at: JulianDay): number
  /** True obliquity of the ecliptic, degrees. */
  obliquity(at: JulianDay): number
  /** Nutation in longitude, degrees. */
  nutation(at: JulianDay): number
  /** Every event of the window, in order of time; none at polar day or night. */
  horizon(query: HorizonQuery): JulianDay[]
  /** Every crossing of the window, in order of time. For windows of up to a few months, or decades within the compiled ephemeris. */
  crossings(query: CrossingQuery): Crossing[]
  /** Crossings as plain numbers (moment, multiple, direction), for very many of them. The next call overwrites the array. */
  passes(query: CrossingQuery): Float64Array
  /** Crossings of long windows. */
  scan(query: CrossingQuery, signal?: AbortSignal): Promise<Crossings>
  /** The local extrema of an expression in the window, in order of time: stations, greatest elongations, apsides. */
  extrema(query: ExtremumQuery): Extremum[]
  /** Extrema of long windows. */
  scanExtrema(query: ExtremumQuery, signal?: AbortSignal): Promise<Extremum[]>
  /** Heliacal appearances and disappearances, by arcs of vision, for a sharp eye in standard air. Null if there is none. */
  appearances(queries: readonly AppearanceQuery[], site: Site, signal?: AbortSignal): Promise<(JulianDay | null)[]>
  eclipses(kind: 'solar' | 'lunar', from: JulianDay, to: JulianDay, signal?: AbortSignal): Promise<Eclipse[]>
  localEclipse(eclipse: Eclipse, site: Site): LocalEclipse
  eclipsePhase(eclipse: Eclipse, site: Site, at: JulianDay): EclipsePhase
  /** The first and the last covered moment. */
  readonly range: { from: JulianDay; to: JulianDay }
  /**
   * The sky by Moshier's series, for moments outside `range`: years -2999 to 2999, within 1" for the Sun, 4" for the Moon, 12" for
   * Neptune, 37" for Pluto.
   */
  moshierSky(): Sky
}
