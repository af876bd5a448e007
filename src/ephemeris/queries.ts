import type { JulianDay } from '../time/julian-day.ts'
import type { AyanamshaId } from './ayanamshas.ts'
import type { Body } from './bodies.ts'

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
  /** Which part of the disc stands on the horizon; default `upper`. */
  limb?: (typeof LIMBS)[number]
  /** Standard refraction (1013.25 mbar, 15 C, sea level); default true. */
  refraction?: boolean
  /** Depth of the Sun's centre for twilights, degrees: 6, 12 or 18; limb and refraction then take no part. */
  twilight?: 6 | 12 | 18
  /** A rising or setting as seen from the Earth's centre, ecliptic latitude left out (SE_BIT_GEOCTR_NO_ECL_LAT); default false. */
  geocentric?: boolean
}

export const COORDINATES = ['longitude', 'latitude', 'distance'] as const
export type Coordinate = (typeof COORDINATES)[number]

/** A sum of longitudes, less `factor` times an ayanamsha when one is named. Factors are whole numbers. */
export interface AngleExpression {
  terms: readonly { body: Body; factor: number }[]
  ayanamsha?: { id: AyanamshaId; factor: number }
  /** Of which coordinate the sum is; default longitude. Latitudes in degrees, distances in AU; an ayanamsha has no part in them. */
  coordinate?: Coordinate
}

/** The expression is watched at every multiple of `span` degrees, counted from `offset` (default 0); `span` divides 360. */
interface Multiples {
  span: number
  offset?: number
  targets?: undefined
}

/** The expression is watched at each of these angles, degrees; a crossing's `multiple` is then a place in this list. */
interface Listed {
  targets: ArrayLike<number>
  span?: undefined
  offset?: undefined
}

export type CrossingQuery = {
  of: AngleExpression
  /** Half-open window [from, to). */
  from: JulianDay
  to: JulianDay
} & (Multiples | Listed)

export interface Crossing {
  at: JulianDay
  /** Which multiple: 0 .. 360/span - 1; or which of `targets`. */
  multiple: number
  /** 1 when the angle grows through it, -1 when it falls (retrograde). */
  direction: 1 | -1
}

/** In order of time. A crossing is made when it is read, so that a hundred thousand of them do not hold the event loop. */
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
  /** Of the expression there: degrees [0, 360) of longitudes, [-180, 180) of their differences, degrees of latitude, AU. */
  value: number
  kind: 'maximum' | 'minimum'
}

/** First and last sights of a body beside the Sun. */
export const APPEARANCES = ['morning-first', 'evening-last', 'evening-first', 'morning-last'] as const
export type Appearance = (typeof APPEARANCES)[number]

export interface AppearanceQuery {
  appearance: Appearance
  body: Body
  /** The first one of [from, to), or the last where the body goes out of sight; null too where it is not lost beside the Sun at all. */
  from: JulianDay
  to: JulianDay
}

export const ECLIPSE_KINDS = ['solar', 'lunar'] as const
export const ECLIPSE_TYPES = ['total', 'annular', 'hybrid', 'partial', 'penumbral'] as const

export interface Eclipse {
  kind: (typeof ECLIPSE_KINDS)[number]
  type: (typeof ECLIPSE_TYPES)[number]
  maximum: JulianDay
  /** First and last contact of the penumbra, with the Earth or with the Moon. */
  begins: JulianDay
  ends: JulianDay
  /** Solar, as NASA gives it: covered part of the diameter, or ratio of diameters when the axis of the shadow meets the Earth. Lunar: umbral, or penumbral when only that. */
  magnitude: number
  /** First and last moment of totality or annularity anywhere on Earth, or of the Moon wholly in the umbra. */
  totalBegins: JulianDay | null
  totalEnds: JulianDay | null
  /** First and last contact of the umbra with the Moon. */
  umbraBegins: JulianDay | null
  umbraEnds: JulianDay | null
  /** Covered part of the disc at `maximum` where it is greatest, 0..1. */
  obscuration: number
  /** Number of the saros series, and which of its eclipses this is, from 1. */
  saros: number
  member: number
  /** Of the penumbra, of a lunar one; null of a solar one. */
  penumbral: number | null
  /** Solar: the axis of the Moon's shadow meets the Earth. */
  central: boolean
  /** Where a solar one is greatest, degrees; null of a lunar one. */
  latitude: number | null
  longitude: number | null
}

/** How an eclipse stands at one moment at a site. */
export interface EclipsePhase {
  /** As that of the eclipse. */
  magnitude: number
  /** Covered part of the disc, 0..1. */
  obscuration: number
  /** Of the body's centre, degrees without refraction, below the horizon too. */
  altitude: number
  /** Covered part of the diameter, more than 1 within totality; of a lunar one as its magnitude. */
  covered: number
}

export interface LocalEclipse {
  /** When it is greatest at the site, also when the body is below its horizon then; so are the contacts. */
  maximum: JulianDay
  begins: JulianDay
  ends: JulianDay
  /** At `maximum`. */
  magnitude: number
  /** Covered part of the disc at `maximum`, 0..1. */
  obscuration: number
  /** Some phase is above the horizon; else magnitude and obscuration are 0 and the moments those of the whole Earth. */
  visible: boolean
  /** Totality or annularity at the site, also below the horizon. */
  totalBegins: JulianDay | null
  totalEnds: JulianDay | null
  /** Of the body's centre at `maximum`, degrees without refraction; null when not visible. */
  altitude: number | null
}
