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
  /** Angles from 0 to 180 degrees. Angles other than 0 and 180 count on both sides of the point. */
  aspects: readonly number[]
}

/** An exact aspect of a moving body to a fixed point. */
export interface TransitEvent {
  /** `body`, `point` and `aspect` are indexes into the lists of the task. */
  body: number
  point: number
  aspect: number
  /** Julian day, UT. */
  at: number
}

/** All events: an array, or columns whose rows are created on access. */
export interface TransitEvents {
  readonly length: number
  at(i: number): TransitEvent | undefined
}

/** The offsets from a point, in degrees, at which an aspect to it is exact. */
export const directionsOf = (aspect: number): number[] => (aspect % 180 === 0 ? [aspect] : [aspect, 360 - aspect])

export interface ConjunctionTask {
  /** Julian day, UT. */
  from: number
  days: number
  pairs: readonly (readonly [Body, Body])[]
  /** Longitude of the first body minus that of the second, degrees. */
  angles: readonly number[]
}

/** A moment at which a pair forms an angle; `pair` and `angle` are indexes into the lists of the task. */
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
  /** Ends of karanas: Moon - Sun passes a multiple of 6 degrees. Every second one also ends a tithi. */
  karanas: ArrayLike<number>
  /** Ends of nakshatras: the sidereal Moon (Lahiri) passes a multiple of 13 1/3 degrees. */
  nakshatras: ArrayLike<number>
  /** Ends of yogas: the sidereal Sun + Moon passes a multiple of 13 1/3 degrees. */
  yogas: ArrayLike<number>
  /** Sunrises and sunsets are those of the Sun's upper limb, with refraction (1013.25 mbar, 15 C), at sea level. */
  sunrises: ArrayLike<number>
  sunsets: ArrayLike<number>
}

export interface MatchTask {
  classes: number
  /** One table per koota: classes x classes half points, row-major. */
  tables: readonly Uint8Array[]
  /** The class of each person. */
  grooms: Uint8Array
  brides: Uint8Array
}

/**
 * Planetary lines at a moment. `gast` is the apparent sidereal time at Greenwich in degrees; null for that of the moment.
 */
export interface LinesTask {
  at: number
  gast: number | null
  bodies: readonly LinePlanet[]
}
/** Cities to score for the lines of a moment. */
export interface CitiesTask {
  at: number
  latitude: Float64Array
  longitude: Float64Array
  vectors: Float64Array
  byLatitude: Uint32Array
}

/** The computations that trials time. A contender supports any subset. Moments are Julian days (UT), angles are degrees. */
export interface Subjects {
  /** Apparent geocentric place, true ecliptic and equinox of date. Values that the contender cannot compute are NaN. */
  position(at: number, body: Body): Position
  /** The places of several bodies. */
  chart(at: number, bodies: readonly Body[]): readonly Position[]
  /** The places as numbers, six per body in the order of `Position`. The next call may overwrite them. */
  numbers(at: number, bodies: readonly Body[]): ArrayLike<number>
  /** Writes the places at many moments into `out`, moment-major. */
  charts(moments: Float64Array, bodies: readonly Body[], out: Float64Array): void
  /** Twelve Placidus cusps, ascendant, midheaven, ARMC, vertex. */
  houses(at: number, latitude: number, longitude: number): ArrayLike<number>
  /** For each body: the longitudes of its MC and IC, then of its ASC and DSC at each latitude from -60 to 60. */
  earthLines(tasks: readonly LinesTask[]): ArrayLike<number>
  /** The sums of the weights of lines and parans: one array per goal, one value per city. */
  cityScores(task: CitiesTask): Awaitable<readonly Float64Array[]>
  transits(task: TransitTask): Awaitable<TransitEvents>
  conjunctions(task: ConjunctionTask): Awaitable<readonly ConjunctionEvent[]>
  year(task: YearTask): Awaitable<YearOfLimbs>
  /** Prepares a task. Returns a function that writes every total into `out`, row by row. */
  matchTotals(task: MatchTask): (out: Uint8Array) => void
  /** Prepares a task. Returns a function for the ten best brides of each groom (higher total, then lower index) and the number of pairs with each total. */
  matchBest(
    task: MatchTask,
  ): () => { best: (groom: number) => { column: number; total: number }[]; counts: ArrayLike<number> }
}
export type Subject = keyof Subjects

/**
 * An implementation to compare. Every file in `contenders/` whose default export is a `Contender` takes part. Heavy packages are imported
 * inside `load`.
 */
export interface Contender {
  name: string
  /** The accuracy that its authors state: largest difference from Swiss Ephemeris, arcseconds. */
  arcseconds: number
  /** Set for a lower bound of the work. Its answer is not compared. */
  limit?: true
  load(): Promise<Partial<Subjects>>
}

const FOLDER = fileURLToPath(new URL('contenders/', import.meta.url))

/** All contenders, in the order of their file names. */
export const contenders = async (): Promise<Contender[]> =>
  Promise.all(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith('.ts'))
      .sort()
      .map(async (file) => (await import(`${FOLDER}${file}`)).default as Contender),
  )
