import type { JulianDay } from '../time/julian-day.ts'
import type { AyanamshaId } from './ayanamshas.ts'
import type { Body } from './bodies.ts'

/** The centre of a position. A topocentric position is seen from a site at sea level. */
export const CENTRES = ['geocentric', 'topocentric', 'heliocentric'] as const
export type Centre = (typeof CENTRES)[number]

/** The equinox of a position. J2000 is without nutation. */
export const EQUINOXES = ['date', 'J2000'] as const
export type Equinox = (typeof EQUINOXES)[number]

export interface Site {
  /** Degrees, north positive. */
  latitude: number
  /** Degrees, east positive. */
  longitude: number
}

export const HORIZON_EVENTS = ['rise', 'set', 'culmination', 'anticulmination'] as const
export type HorizonEvent = (typeof HORIZON_EVENTS)[number]

export const LIMBS = ['upper', 'centre', 'lower'] as const

export interface HorizonQuery {
  event: HorizonEvent
  body: Body
  site: Site
  /** Half-open window [from, to). */
  from: JulianDay
  to: JulianDay
  /** The part of the disc that is on the horizon; default `upper`. */
  limb?: (typeof LIMBS)[number]
  /** Standard refraction (1013.25 mbar, 15 C, sea level); default true. */
  refraction?: boolean
  /** The depth of the Sun's centre for twilights, degrees: 6, 12 or 18. With it, `limb` and `refraction` are ignored. */
  twilight?: 6 | 12 | 18
  /** Metres above the sea, 0 to 9000: the horizon of the sea is lowered by its dip, and the air is thinner; default 0. No effect on twilights. */
  elevation?: number
  /** Rising and setting as seen from the Earth's centre, without ecliptic latitude (SE_BIT_GEOCTR_NO_ECL_LAT); default false. */
  geocentric?: boolean
}

export const COORDINATES = ['longitude', 'latitude', 'distance'] as const
export type Coordinate = (typeof COORDINATES)[number]

/** A sum of longitudes, minus `factor` times an ayanamsha if one is named. Factors are whole numbers. */
export interface AngleExpression {
  terms: readonly { body: Body; factor: number }[]
  ayanamsha?: { id: AyanamshaId; factor: number }
  /** The coordinate of the sum; default longitude. Latitudes in degrees, distances in AU; the ayanamsha does not apply to them. */
  coordinate?: Coordinate
}

/** Crossings of every multiple of `span` degrees, counted from `offset` (default 0). `span` divides 360. */
interface MultiplesQuery {
  span: number
  offset?: number
  targets?: undefined
}

/** Crossings of each of these angles, degrees. The `multiple` of a crossing is then the index in this list. */
interface TargetsQuery {
  targets: ArrayLike<number>
  span?: undefined
  offset?: undefined
}

export type CrossingQuery = {
  of: AngleExpression
  /** Half-open window [from, to). */
  from: JulianDay
  to: JulianDay
} & (MultiplesQuery | TargetsQuery)

export interface Crossing {
  at: JulianDay
  /** The multiple of `span`, 0 to 360/span - 1, or the index in `targets`. */
  multiple: number
  /** 1 if the angle increases, -1 if it decreases (retrograde). */
  direction: 1 | -1
}

/** Crossings in order of time. Each object is created on access, so that a hundred thousand of them do not block the event loop. */
export interface Crossings extends Iterable<Crossing> {
  readonly length: number
  at(i: number): Crossing | undefined
  map<T>(make: (crossing: Crossing, i: number) => T): T[]
}

export interface ExtremumQuery {
  of: AngleExpression
  /** Half-open window [from, to). */
  from: JulianDay
  to: JulianDay
}

/** A station of a longitude; a perigee or apogee of a distance; a greatest elongation of a difference of longitudes. */
export interface Extremum {
  at: JulianDay
  /** The value of the expression: degrees in [0, 360) for longitudes, in [-180, 180) for their differences; degrees of latitude; AU. */
  value: number
  kind: 'maximum' | 'minimum'
}

/** Heliacal appearances and disappearances of a body. */
export const APPEARANCES = ['morning-first', 'evening-last', 'evening-first', 'morning-last'] as const
export type Appearance = (typeof APPEARANCES)[number]

export interface AppearanceQuery {
  appearance: Appearance
  body: Body
  /** The window [from, to) of the search. The result is the first appearance or the last disappearance in it; null if there is none. */
  from: JulianDay
  to: JulianDay
}

export const ECLIPSE_KINDS = ['solar', 'lunar'] as const
export const ECLIPSE_TYPES = ['total', 'annular', 'hybrid', 'partial', 'penumbral'] as const

export const ECLIPSE_NAMES = [
  ...(['solar total', 'solar annular', 'solar hybrid', 'solar partial'] as const),
  ...(['lunar total', 'lunar partial', 'lunar penumbral'] as const),
] as const
type EclipseName = (typeof ECLIPSE_NAMES)[number]
/** Kind and type of an eclipse: `solar total`. */
export const eclipseName = ({ kind, type }: Pick<Eclipse, 'kind' | 'type'>) => `${kind} ${type}` as EclipseName

export interface Eclipse {
  kind: (typeof ECLIPSE_KINDS)[number]
  type: (typeof ECLIPSE_TYPES)[number]
  maximum: JulianDay
  /** First contact of the penumbra with the Earth or the Moon. */
  begins: JulianDay
  /** Last contact of the penumbra. */
  ends: JulianDay
  /**
   * Solar, as defined by NASA: the covered fraction of the diameter, or the ratio of the diameters if the axis of the shadow meets the
   * Earth. Lunar: the umbral magnitude, or the penumbral one of a penumbral eclipse.
   */
  magnitude: number
  /** The first moment of totality or annularity anywhere on Earth, or with the Moon entirely in the umbra. */
  totalBegins: JulianDay | null
  /** The last moment of totality or annularity, or with the Moon entirely in the umbra. */
  totalEnds: JulianDay | null
  /** First contact of the umbra with the Moon; null for a solar eclipse. */
  umbraBegins: JulianDay | null
  /** Last contact of the umbra with the Moon. */
  umbraEnds: JulianDay | null
  /** The covered fraction of the disc at `maximum`, at the place where it is greatest, 0 to 1. */
  obscuration: number
  /** The number of the saros series. */
  saros: number
  /** The number of the eclipse in its saros series, from 1. */
  member: number
  /** The penumbral magnitude of a lunar eclipse; null for a solar eclipse. */
  penumbral: number | null
  /** True if the axis of the Moon's shadow meets the Earth (solar eclipses). */
  central: boolean
  /** The place of the greatest phase of a solar eclipse, degrees; null for a lunar eclipse. */
  latitude: number | null
  longitude: number | null
}

/** The phase of an eclipse at a moment and a site. */
export interface EclipsePhase {
  /** As `Eclipse.magnitude`. */
  magnitude: number
  /** The covered fraction of the disc, 0 to 1. */
  obscuration: number
  /** The altitude of the body's centre without refraction, degrees; negative below the horizon. */
  altitude: number
  /** The covered fraction of the diameter, more than 1 during totality. For a lunar eclipse, its magnitude. */
  covered: number
}

export interface LocalEclipse {
  /** The moment of the greatest phase at the site. This moment and the contacts may be below the horizon. */
  maximum: JulianDay
  begins: JulianDay
  ends: JulianDay
  /** The magnitude at `maximum`. */
  magnitude: number
  /** The covered fraction of the disc at `maximum`, 0 to 1. */
  obscuration: number
  /** True if some phase is above the horizon. If false, magnitude and obscuration are 0, and the moments are those of the whole Earth. */
  visible: boolean
  /** Start of totality or annularity at the site, also below the horizon. */
  totalBegins: JulianDay | null
  totalEnds: JulianDay | null
  /** The altitude of the body's centre at `maximum` without refraction, degrees; null if not visible. */
  altitude: number | null
}
