import type { Answer, DataOf, InputOf, Slug } from '../client/answers.ts'

// The types of the library, without the modules that do the work: a package has these declarations.

export type { Answer, DataOf, InputOf, Labels, Meta, Slug } from '../client/answers.ts'
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

/** A Julian day in UT, or an instant. */
export type Moment = number | Date

export interface OpenOptions {
  /** Folders with further Swiss Ephemeris files; those of 1800 to 2399 come with the package. */
  ephePaths?: readonly string[]
  /** A compiled ephemeris of 1900 to 2099, made there by `compile`, which answers in a fraction of the time. */
  compiled?: string
  /** What a moment that is left out of an input means; the present unless told. */
  now?: () => number
}

export interface Positions {
  /** Six numbers a body, bodies within moments: longitude, latitude, distance, and their rates; degrees, AU, days. */
  readonly values: Float64Array
  /** 0 where a row is right; else its numbers are NaN. */
  readonly statuses: Uint8Array
}

export interface Crossing {
  /** Julian day, UT. */
  readonly at: number
  /** Which multiple of `every` was crossed, in degrees. */
  readonly degrees: number
  readonly direction: 1 | -1
}

export interface CrossingQuery {
  /** The longitude of a body, or of the first less that of the second. */
  of: Body | readonly [Body, Body]
  /** Degrees; it divides 360. */
  every: number
  from: Moment
  to: Moment
  /** Longitudes from this zero point, such as `lahiri`; tropical when left out. */
  ayanamsha?: string
}

/** One stay of a limb of the panchang, with its true ends. */
export interface LimbWindow {
  /** From 1, as the limb counts. */
  readonly number: number
  readonly name: string
  /** Julian days, UT. */
  readonly from: number
  readonly to: number
}

export type LimbName = 'tithi' | 'nakshatra' | 'yoga' | 'karana' | 'moon_sign' | 'sun_sign'

export interface Khagola {
  /** Calls a capability, in this process, without key or charge. Raises `KhagolaError`. */
  call<S extends Slug>(slug: S, input: InputOf<S>): Promise<Answer<DataOf<S>>>

  /**
   * Apparent geocentric places, true equinox of date, of many bodies at many moments in one pass. They are written `into` memory of
   * yours, where given: new memory takes a third of the time.
   */
  positions(
    moments: Float64Array | readonly Moment[],
    bodies: readonly Body[],
    options?: { frame?: 'ecliptic' | 'equatorial'; into?: Float64Array },
  ): Positions
  /** Degrees to take from tropical longitudes, moment by moment. */
  ayanamsha(moments: Float64Array | readonly Moment[], id: string): Float64Array
  /** Every crossing of a window, in order of time, searched off the event loop: sign changes, aspects, returns, tithis. */
  crossings(query: CrossingQuery): Promise<Crossing[]>
  /** The stays of the limbs of the panchang that meet a window; by Lahiri. */
  panchang<L extends LimbName>(limbs: readonly L[], from: Moment, to: Moment): Promise<Record<L, LimbWindow[]>>
  /** First and last covered moment, Julian days. */
  readonly range: { readonly from: number; readonly to: number }

  /** Compiles the ephemeris of 1900 to 2099 into a file, in seconds, and answers from it from then on. */
  compile(path: string): Promise<void>
}

export declare const openKhagola: (options?: OpenOptions) => Promise<Khagola>
/** The Julian day, UT, of an instant. */
export declare const julianDay: (at: Date) => number
/** The instant of a Julian day, UT. */
export declare const dateOf: (julianDay: number) => Date
