import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { SiderealZero } from './ayanamshas.ts'
import { BODIES, type Body } from './bodies.ts'
import { HOUSE_LETTERS, type HouseLetter } from './house-systems.ts'
import {
  APPEARANCES,
  type AppearanceQuery,
  CENTRES,
  type Centre,
  COORDINATES,
  type Coordinate,
  ECLIPSE_KINDS,
  ECLIPSE_TYPES,
  type Eclipse,
  type EclipsePhase,
  EQUINOXES,
  type Equinox,
  HORIZON_EVENTS,
  type HorizonQuery,
  LIMBS,
  type LocalEclipse,
  type Site,
} from './queries.ts'

/** The number that `openFiles` gave to a set of ephemeris directories. */
export type Files = number

export const FRAMES = ['ecliptic', 'equatorial'] as const
export type Frame = (typeof FRAMES)[number]

/** The source of positions: the ephemeris files, or Moshier's series, which need no files and cover more years. */
export const MODELS = ['files', 'moshier'] as const
export type Model = (typeof MODELS)[number]

/** The status of a row: `native/words.hpp`. Arrays of bytes have the index in this list. */
const ROW_STATUSES = ['ok', 'uncovered', 'absent', 'stopped'] as const
/** The reason why there is no result. */
export type Failure = Exclude<(typeof ROW_STATUSES)[number], 'ok'>

export type Rows = Float64Array | Failure

/** Handles of the addon. */
export type TableHandle = { readonly __handle: 'Table' }
export type WalkHandle = { readonly __handle: 'Walk' }
export type StopHandle = { readonly __handle: 'Stop' }
export type FittingHandle = { readonly __handle: 'Fitting' }
export type ClaimHandle = { readonly __handle: 'Claim' }

interface Window {
  files: Files
  from: number
  to: number
}

/** A query for one moment at a time, which writes to the same memory each time: `native/channel.hpp`. */
export interface Channel {
  values: Float64Array
  fill(moment: number): void
  channel: number
  filler: number
}

interface Stoppable {
  stop?: StopHandle | undefined
}

export interface NativeExpression {
  terms: readonly { body: Body; factor: number }[]
  ayanamsha?: ({ factor: number } & SiderealZero) | undefined
  coordinate?: Coordinate | undefined
}

/** A search for crossings at `divisions` of the circle, counted from `offset`, or at `targets`. */
export interface NativeSearch extends Window {
  of: NativeExpression
  divisions?: number | undefined
  offset?: number | undefined
  targets?: Float64Array | undefined
}

/** The exports of the addon. The headers of `native/` describe their parameters and results. */
export interface Native {
  words: Record<keyof typeof SETS, string[]>
  openFiles(args: { path: string; model?: Model }): Files
  positions(args: {
    files: Files
    bodies: readonly Body[]
    frame: Frame
    moments: Float64Array
    values: Float64Array
    statuses: Uint8Array
  }): void
  places(args: {
    files: Files
    numbers: Int32Array
    centre: Centre
    equinox: Equinox
    frame: Frame
    site?: Site | undefined
    moment: number
    values: Float64Array
    statuses: Uint8Array
  }): void
  ayanamshas(
    args: { files: Files; moments: Float64Array; values: Float64Array; statuses: Uint8Array } & SiderealZero,
  ): void
  orientations(args: { files: Files; moments: Float64Array; values: Float64Array }): void
  houses(args: {
    files: Files
    system: HouseLetter
    rows: Float64Array
    values: Float64Array
    statuses: Uint8Array
  }): void
  meridianHouses(args: {
    files: Files
    system: HouseLetter
    armc: number
    latitude: number
    obliquity: number
    sunDeclination: number
    values: Float64Array
  }): void
  horizon(args: { files: Files } & Required<Omit<HorizonQuery, 'twilight'>> & { twilight: 0 | 6 | 12 | 18 }): Rows
  crossings(args: NativeSearch & { out: Float64Array }): number | Failure
  scan(args: NativeSearch & Stoppable): Promise<Rows>
  extrema(args: Window & { of: NativeExpression }): Rows
  scanExtrema(args: Window & { of: NativeExpression } & Stoppable): Promise<Rows>
  newStop(args: { by: string }): StopHandle
  stop(args: { stop: StopHandle }): void
  appearances(args: { files: Files; sights: readonly AppearanceQuery[]; site: Site } & Stoppable): Promise<Rows>
  eclipses(args: Window & { kind: Eclipse['kind'] } & Stoppable): Promise<Eclipse[] | Failure>
  localEclipse(args: { files: Files; eclipse: Eclipse; site: Site }): LocalEclipse | Failure
  eclipsePhase(args: { files: Files; eclipse: Eclipse; site: Site; at: number }): EclipsePhase | Failure
  beginFitting(args: Window & { modes: Int32Array }): { fitting: FittingHandle; parts: number }
  fitPart(args: { fitting: FittingHandle; part: number }): Promise<void>
  installFitting(args: { fitting: FittingHandle; path: string; fingerprint: string }): Promise<void>
  takeClaim(args: { path: string }): ClaimHandle | null
  dropClaim(args: { claim: ClaimHandle }): void
  openTable(args: { files: Files; path: string; fingerprint: string }): Window & { bodies: Body[]; bytes: number }
  /** The set of the table that covers `moment`. */
  bodySet(args: { files: Files; moment: number; bodies: readonly Body[]; frame: Frame; vectors?: string }): Channel
  /** From Swiss Ephemeris, without a table; NaN for a failed row. */
  positionChannel(args: { files: Files; bodies: readonly Body[]; frame: Frame }): Channel
  ayanamshaChannel(args: { files: Files } & SiderealZero): Channel
  orientationChannel(args: { files: Files }): Channel
  houseChannel(args: { files: Files; system: HouseLetter }): Channel
  vectors(): string[]
  lookupInstructionSets(): string[]
  lookupTable(args: { classes: number; totals: Uint8Array; instructions: string }): TableHandle
  lookupTotals(args: { table: TableHandle; rows: Uint8Array; columns: Uint8Array; out: Uint8Array }): void
  lookupSpread(args: { table: TableHandle; columns: Uint8Array; out: Float64Array }): void
  lookupBest(args: { table: TableHandle; rows: Uint8Array; columns: Uint8Array; most: number; least: number }): {
    places: Int32Array
    starts: Int32Array
  }
  lookupWalk(args: { table: TableHandle; columns: Uint8Array; rowsAtMost: number }): {
    walk: WalkHandle
    chunks: [Uint8Array, Uint8Array]
  }
  lookupFill(args: { walk: WalkHandle; chunk: 0 | 1; rows: Uint8Array }): Promise<void>
}

/** The sets of words that TypeScript and the addon share, by their names in `native/addon.cpp`. */
const SETS = {
  bodies: BODIES,
  frames: FRAMES,
  coordinates: COORDINATES,
  houseSystems: HOUSE_LETTERS,
  centres: CENTRES,
  equinoxes: EQUINOXES,
  horizonEvents: HORIZON_EVENTS,
  limbs: LIMBS,
  appearances: APPEARANCES,
  eclipseKinds: ECLIPSE_KINDS,
  eclipseTypes: ECLIPSE_TYPES,
  models: MODELS,
  statuses: ROW_STATUSES,
} satisfies Record<string, readonly string[]>

/** Throws if the words of the addon differ from those of TypeScript, because the addon was built from other sources. */
export const checkWords = (words: Native['words']): void => {
  for (const [set, expected] of Object.entries(SETS)) {
    const actual = words?.[set as keyof typeof SETS]
    if (actual?.join() !== expected.join())
      throw new Error(
        `The native core has other ${set} (${actual}) than src/ephemeris (${expected}). Run npm run build.`,
      )
  }
}

/** The addon as built on this machine, then as prebuilt for this platform. */
const PATHS = ['../../build/Release/khagola.node', `../../prebuilds/${process.platform}-${process.arch}/khagola.node`]

const addonPath = PATHS.find((path) => existsSync(new URL(path, import.meta.url))) ?? PATHS[0]!
export const native: Native = createRequire(import.meta.url)(addonPath)
checkWords(native.words)
