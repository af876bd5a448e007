import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { SiderealZero } from './ayanamshas.ts'
import { BODIES, type Body, HOUSE_SYSTEMS, type HouseSystem } from './bodies.ts'
import {
  APPEARANCES,
  type AppearanceQuery,
  COORDINATES,
  type Coordinate,
  ECLIPSE_KINDS,
  ECLIPSE_TYPES,
  type Eclipse,
  type EclipsePhase,
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
export const STATUSES = ['ok', 'uncovered', 'absent', 'stopped'] as const
/** The reason why there is no result. */
export type Failure = Exclude<(typeof STATUSES)[number], 'ok'>

export type Rows = Float64Array | Failure

/** Handles of the addon. */
export type Table = { readonly __handle: 'Table' }
export type Walk = { readonly __handle: 'Walk' }
export type StopHandle = { readonly __handle: 'Stop' }
export type Fitting = { readonly __handle: 'Fitting' }
export type Claim = { readonly __handle: 'Claim' }

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
  ayanamshas(
    args: { files: Files; moments: Float64Array; values: Float64Array; statuses: Uint8Array } & SiderealZero,
  ): void
  orientations(args: { files: Files; moments: Float64Array; values: Float64Array }): void
  houses(args: {
    files: Files
    system: HouseSystem
    rows: Float64Array
    values: Float64Array
    statuses: Uint8Array
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
  beginFitting(args: Window & { modes: Int32Array }): { fitting: Fitting; parts: number }
  fitPart(args: { fitting: Fitting; part: number }): Promise<void>
  installFitting(args: { fitting: Fitting; path: string; fingerprint: string }): Promise<void>
  takeClaim(args: { path: string }): Claim | null
  dropClaim(args: { claim: Claim }): void
  openTable(args: { files: Files; path: string; fingerprint: string }): Window & { bodies: Body[]; bytes: number }
  bodySet(args: { files: Files; bodies: readonly Body[]; frame: Frame; vectors?: string }): Channel
  ayanamshaChannel(args: { files: Files } & SiderealZero): Channel
  orientationChannel(args: { files: Files }): Channel
  houseChannel(args: { files: Files; system: HouseSystem }): Channel
  vectors(): string[]
  lookupInstructionSets(): string[]
  lookupTable(args: { classes: number; totals: Uint8Array; instructions: string }): Table
  lookupTotals(args: { table: Table; rows: Uint8Array; columns: Uint8Array; out: Uint8Array }): void
  lookupSpread(args: { table: Table; columns: Uint8Array; out: Float64Array }): void
  lookupBest(args: { table: Table; rows: Uint8Array; columns: Uint8Array; most: number; least: number }): {
    places: Int32Array
    starts: Int32Array
  }
  lookupWalk(args: { table: Table; columns: Uint8Array; rowsAtMost: number }): {
    walk: Walk
    chunks: [Uint8Array, Uint8Array]
  }
  lookupFill(args: { walk: Walk; chunk: 0 | 1; rows: Uint8Array }): Promise<void>
}

/** The sets of words that TypeScript and the addon share, by their names in `native/addon.cpp`. */
const SETS = {
  bodies: BODIES,
  frames: FRAMES,
  coordinates: COORDINATES,
  houseSystems: HOUSE_SYSTEMS,
  horizonEvents: HORIZON_EVENTS,
  limbs: LIMBS,
  appearances: APPEARANCES,
  eclipseKinds: ECLIPSE_KINDS,
  eclipseTypes: ECLIPSE_TYPES,
  models: MODELS,
  statuses: STATUSES,
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
