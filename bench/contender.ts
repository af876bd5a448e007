import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Body } from '../src/ephemeris/bodies.ts'
import type { Position } from '../src/sky/sky.ts'
import type { Awaitable } from '../src/store/types.ts'
import type { LinePlanet } from '../src/western/location/tables.ts'

export interface TransitTask {
  /** Julian day, UT. */
  from: number
  days: number
  bodies: readonly Body[]
  /** Degrees of ecliptic longitude. */
  points: readonly number[]
  /** Angles of 0 to 180 degrees; those between count on either side of the point. */
  aspects: readonly number[]
}

/** An exact aspect of a moving body to a fixed point. */
export interface TransitEvent {
  /** Places in the lists of the task. */
  body: number
  point: number
  aspect: number
  /** Julian day, UT. */
  at: number
}

/** Every event that was found, as the contender keeps them: a list, or columns whose rows are made as they are read. */
export interface TransitEvents {
  readonly length: number
  at(i: number): TransitEvent | undefined
}

/** The directions, degrees from a point, in which an aspect to it is exact. */
export const directionsOf = (aspect: number): number[] => (aspect % 180 === 0 ? [aspect] : [aspect, 360 - aspect])

export interface ConjunctionTask {
  /** Julian day, UT. */
  from: number
  days: number
  pairs: readonly (readonly [Body, Body])[]
  /** Degrees of the first of a pair before the second. */
  angles: readonly number[]
}

/** When a pair stands at an angle; places in the lists of the task. */
export interface ConjunctionEvent {
  pair: number
  angle: number
  at: number
}

export interface YearTask {
  from: number
  days: number
  latitude: number
  longitude: number
}

/** Julian days, UT, in order. */
export interface YearOfLimbs {
  /** Where Moon - Sun passes a multiple of 6 degrees; every second one ends a tithi too. */
  karanas: ArrayLike<number>
  /** Where the sidereal Moon (Lahiri) passes a multiple of 13 1/3 degrees. */
  nakshatras: ArrayLike<number>
  /** Where the sidereal Sun + Moon passes a multiple of 13 1/3 degrees. */
  yogas: ArrayLike<number>
  /** Of the Sun's upper limb, with refraction (1013.25 mbar, 15 C), at sea level. */
  sunrises: ArrayLike<number>
  sunsets: ArrayLike<number>
}

export interface MatchTask {
  classes: number
  /** One for each koota: classes x classes half points, row-major. */
  tables: readonly Uint8Array[]
  /** A class each. */
  grooms: Uint8Array
  brides: Uint8Array
}

/** Lines of bodies at a moment, on the Earth of a sidereal time of Greenwich, degrees; null for that of the moment. */
export interface LinesTask {
  at: number
  gast: number | null
  bodies: readonly LinePlanet[]
}
/** Cities that are scored for the lines of a moment. */
export interface CitiesTask {
  at: number
  latitude: Float64Array
  longitude: Float64Array
  vectors: Float64Array
  byLatitude: Uint32Array
}

/** What trials ask for. A contender answers as many as it can; moments are Julian days, UT, angles degrees. */
export interface Subjects {
  /** Apparent geocentric, true ecliptic and equinox of date; NaN for what the contender does not give. */
  position(at: number, body: Body): Position
  /** The same for several bodies. */
  chart(at: number, bodies: readonly Body[]): readonly Position[]
  /** The same as numbers, six a body in the order of `Position`; the next call may write over them. */
  numbers(at: number, bodies: readonly Body[]): ArrayLike<number>
  /** The same for many moments, moment-major, into memory that is there. */
  charts(moments: Float64Array, bodies: readonly Body[], out: Float64Array): void
  /** Placidus: twelve cusps, ascendant, midheaven, ARMC, vertex. */
  houses(at: number, latitude: number, longitude: number): ArrayLike<number>
  /** Of each body the longitudes of its MC and IC, and of its ASC and DSC at each latitude from -60 to 60. */
  earthLines(tasks: readonly LinesTask[]): ArrayLike<number>
  /** What lines and parans come to for each goal at each city. */
  cityScores(task: CitiesTask): Awaitable<readonly Float64Array[]>
  transits(task: TransitTask): Awaitable<TransitEvents>
  conjunctions(task: ConjunctionTask): Awaitable<readonly ConjunctionEvent[]>
  year(task: YearTask): Awaitable<YearOfLimbs>
  /** Made ready once; then every total, row by row, into `out`. */
  matchTotals(task: MatchTask): (out: Uint8Array) => void
  /** Made ready once; then the ten best brides of each groom (higher total, then earlier), and how many pairs have each total. */
  matchBest(
    task: MatchTask,
  ): () => { best: (groom: number) => { column: number; total: number }[]; counts: ArrayLike<number> }
}
export type Subject = keyof Subjects

/**
 * One way to compute the sky. A file of this folder's `contenders/` with one as its default export takes part; what is heavy
 * is imported inside `load`.
 */
export interface Contender {
  name: string
  /** How far from Swiss Ephemeris it may be, arcseconds; what its authors claim. */
  arcseconds: number
  /** Not a way to do the work but a bound on it: its answer is not looked at. */
  limit?: true
  load(): Promise<Partial<Subjects>>
}

const FOLDER = fileURLToPath(new URL('contenders/', import.meta.url))

/** Of every contender, in the order of their file names. */
export const contenders = async (): Promise<Contender[]> =>
  Promise.all(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith('.ts'))
      .sort()
      .map(async (file) => (await import(`${FOLDER}${file}`)).default as Contender),
  )
