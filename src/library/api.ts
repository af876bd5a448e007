import type { Answer, DataOf, InputOf, Slug } from '../client/answers.ts'
import type { BatchAnswer, BatchCalls, BatchDefaults } from '../client/batch.ts'

// The public types of the library, without implementation: the package contains these declarations.

export type { Answer, DataOf, InputOf, Labels, Meta, Slug } from '../client/answers.ts'
export type { BatchAnswer, BatchCall, BatchData, BatchResult } from '../client/batch.ts'
export type { Capabilities, Report } from '../client/catalogue.ts'
export { type ErrorCode, KhagolaError } from '../client/errors.ts'

export type Body =
  | 'Sun'
  | 'Moon'
  | 'Mercury'
  | 'Venus'
  | 'Mars'
  | 'Jupiter'
  | 'Saturn'
  | 'Uranus'
  | 'Neptune'
  | 'Pluto'
  | 'MeanNode'
  | 'TrueNode'
  | 'MeanLilith'
  | 'TrueLilith'
  | 'Chiron'
  | 'Ceres'
  | 'Pallas'
  | 'Juno'
  | 'Vesta'

/** A Julian day (UT) or a date. */
export type Moment = number | Date

export interface OpenOptions {
  /** Folders with more Swiss Ephemeris files; the package contains those of 1800 to 2399. */
  ephePaths?: readonly string[]
  /** Path of a compiled ephemeris of 1900 to 2099, which `compile` creates; positions are computed much faster. */
  compiled?: string
  /** Returns the current time for inputs without a moment, milliseconds since 1970. Default: `Date.now`. */
  now?: () => number
}

export interface Positions {
  /** Moment by moment, six numbers per body: longitude, latitude, distance and their rates; degrees, AU, days. */
  readonly values: Float64Array
  /** 0 for a valid row; otherwise the numbers of the row are NaN. */
  readonly statuses: Uint8Array
}

export interface Crossing {
  /** Julian day, UT. */
  readonly at: number
  /** The multiple of `every` that was crossed, degrees. */
  readonly degrees: number
  readonly direction: 1 | -1
}

export interface CrossingQuery {
  /** The longitude of a body, or the longitude of the first body minus that of the second. */
  of: Body | readonly [Body, Body]
  /** Step in degrees; a divisor of 360. */
  every: number
  from: Moment
  to: Moment
  /** Ayanamsha of the longitudes, such as `lahiri`; default: tropical. */
  ayanamsha?: string
}

/** A time window in which a limb of the panchang keeps one value, with its exact start and end. */
export interface LimbWindow {
  /** Number of the value, from 1. */
  readonly number: number
  readonly name: string
  /** Julian days, UT. */
  readonly from: number
  readonly to: number
}

export type LimbName = 'tithi' | 'nakshatra' | 'yoga' | 'karana' | 'moon_sign' | 'sun_sign'

export interface Khagola {
  /** Calls a capability in this process, without key or charge. Throws `KhagolaError`. */
  call<S extends Slug>(slug: S, input: InputOf<S>): Promise<Answer<DataOf<S>>>
  /**
   * Makes up to 100 calls, whose inputs share `defaults`. A failed call is a result with `error`. Throws `KhagolaError` for an unknown
   * capability and for an invalid batch.
   */
  batch<const S extends readonly Slug[]>(
    calls: BatchCalls<S>,
    options?: { defaults?: BatchDefaults },
  ): Promise<BatchAnswer<S>>

  /**
   * Returns apparent geocentric positions (true equinox of date) of many bodies at many moments. The array `into`, if given, is
   * reused for the result; allocating a new array takes a third of the time.
   */
  positions(
    moments: Float64Array | readonly Moment[],
    bodies: readonly Body[],
    options?: { frame?: 'ecliptic' | 'equatorial'; into?: Float64Array },
  ): Positions
  /** Returns the ayanamsha at each moment: degrees to subtract from tropical longitudes. */
  ayanamsha(moments: Float64Array | readonly Moment[], id: string): Float64Array
  /** Finds all crossings in a window (sign changes, aspects, returns, tithis) in order of time, off the event loop. */
  crossings(query: CrossingQuery): Promise<Crossing[]>
  /** Returns the windows of the limbs of the panchang that overlap a period; ayanamsha Lahiri. */
  panchang<L extends LimbName>(limbs: readonly L[], from: Moment, to: Moment): Promise<Record<L, LimbWindow[]>>
  /** First and last covered moment, Julian days (UT). */
  readonly range: { readonly from: number; readonly to: number }

  /** Compiles the ephemeris of 1900 to 2099 into a file, which takes seconds, and uses it for all later computations. */
  compile(path: string): Promise<void>
}

export declare const openKhagola: (options?: OpenOptions) => Promise<Khagola>
/** The Julian day (UT) of a date. */
export declare const julianDay: (at: Date) => number
/** The date of a Julian day (UT). */
export declare const dateOf: (julianDay: number) => Date
