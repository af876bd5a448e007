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

/** What positions are taken from: the files, or the series of Moshier, which need none and reach farther. */
export const MODELS = ['files', 'moshier'] as const
export type Model = (typeof MODELS)[number]

/** What became of a row: `native/words.hpp`. In arrays of bytes it is told by its place here. */
export const STATUSES = ['ok', 'uncovered', 'absent', 'stopped'] as const
/** Why there is no result. */
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

/** What is asked of one moment after another, into memory that is kept: `native/channel.hpp`. */
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

/** Watched at `divisions` of the circle, counted from `offset`; or at `targets`. */
export interface NativeSearch extends Window {
  of: NativeExpression
  divisions?: number | undefined
  offset?: number | undefined
  targets?: Float64Array | undefined
}

/** The addon's export table: what each call takes and gives is told in the headers of `native/`. */
export interface Native {
  words: Record<keyof typeof SETS, string[]>
  openFiles(asked: { path: string; model?: Model }): Files
  positions(asked: {
    files: Files
    bodies: readonly Body[]
    frame: Frame
    moments: Float64Array
    values: Float64Array
    statuses: Uint8Array
  }): void
  ayanamshas(
    asked: { files: Files; moments: Float64Array; values: Float64Array; statuses: Uint8Array } & SiderealZero,
  ): void
  orientations(asked: { files: Files; moments: Float64Array; values: Float64Array }): void
  houses(asked: {
    files: Files
    system: HouseSystem
    rows: Float64Array
    values: Float64Array
    statuses: Uint8Array
  }): void
  horizon(asked: { files: Files } & Required<Omit<HorizonQuery, 'twilight'>> & { twilight: 0 | 6 | 12 | 18 }): Rows
  crossings(asked: NativeSearch & { out: Float64Array }): number | Failure
  scan(asked: NativeSearch & Stoppable): Promise<Rows>
  extrema(asked: Window & { of: NativeExpression }): Rows
  scanExtrema(asked: Window & { of: NativeExpression } & Stoppable): Promise<Rows>
  newStop(asked: { by: string }): StopHandle
  stop(asked: { stop: StopHandle }): void
  appearances(asked: { files: Files; sights: readonly AppearanceQuery[]; site: Site } & Stoppable): Promise<Rows>
  eclipses(asked: Window & { kind: Eclipse['kind'] } & Stoppable): Promise<Eclipse[] | Failure>
  localEclipse(asked: { files: Files; eclipse: Eclipse; site: Site }): LocalEclipse | Failure
  eclipsePhase(asked: { files: Files; eclipse: Eclipse; site: Site; at: number }): EclipsePhase | Failure
  beginFitting(asked: Window & { modes: Int32Array }): { fitting: Fitting; parts: number }
  fitPart(asked: { fitting: Fitting; part: number }): Promise<void>
  installFitting(asked: { fitting: Fitting; path: string; fingerprint: string }): Promise<void>
  takeClaim(asked: { path: string }): Claim | null
  dropClaim(asked: { claim: Claim }): void
  openTable(asked: { files: Files; path: string; fingerprint: string }): Window & { bodies: Body[]; bytes: number }
  bodySet(asked: { files: Files; bodies: readonly Body[]; frame: Frame; vectors?: string }): Channel
  ayanamshaChannel(asked: { files: Files } & SiderealZero): Channel
  orientationChannel(asked: { files: Files }): Channel
  houseChannel(asked: { files: Files; system: HouseSystem }): Channel
  vectors(): string[]
  lookupInstructionSets(): string[]
  lookupTable(asked: { classes: number; totals: Uint8Array; instructions: string }): Table
  lookupTotals(asked: { table: Table; rows: Uint8Array; columns: Uint8Array; out: Uint8Array }): void
  lookupSpread(asked: { table: Table; columns: Uint8Array; out: Float64Array }): void
  lookupBest(asked: { table: Table; rows: Uint8Array; columns: Uint8Array; most: number; least: number }): {
    places: Int32Array
    starts: Int32Array
  }
  lookupWalk(asked: { table: Table; columns: Uint8Array; rowsAtMost: number }): {
    walk: Walk
    chunks: [Uint8Array, Uint8Array]
  }
  lookupFill(asked: { walk: Walk; chunk: 0 | 1; rows: Uint8Array }): Promise<void>
}

/** The words that cross the border, by the names of `native/addon.cpp`. */
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

/** The addon's words are ours, in our order; raises an error where one was built from other sources. */
export const demandWords = (words: Native['words']): void => {
  for (const [set, own] of Object.entries(SETS)) {
    const theirs = words?.[set as keyof typeof SETS]
    if (theirs?.join() !== own.join())
      throw new Error(`The native core knows other ${set} (${theirs}) than src/ephemeris (${own}): npm run build.`)
  }
}

/** Built here, or for this platform before it was shipped. */
const PLACES = ['../../build/Release/khagola.node', `../../prebuilds/${process.platform}-${process.arch}/khagola.node`]

const place = PLACES.find((path) => existsSync(new URL(path, import.meta.url))) ?? PLACES[0]!
export const native: Native = createRequire(import.meta.url)(place)
demandWords(native.words)
