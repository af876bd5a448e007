import { createRequire } from 'node:module'

/** The number that `openFiles` gave to a set of ephemeris directories. */
export type Files = number

/** What became of a row: `native/engine.hpp`. */
export const STATUS = { ok: 0, uncovered: 1, absent: 2, stopped: 3 } as const

/** Rows, or the status that stands for them when there are none to give. */
export type Rows = Float64Array | number

/** Handles of the addon. */
export type Table = { readonly __handle: 'Table' }
export type Walk = { readonly __handle: 'Walk' }
export type StopHandle = { readonly __handle: 'Stop' }
export type Fitting = { readonly __handle: 'Fitting' }
export type Claim = { readonly __handle: 'Claim' }

/** The addon's export table: shapes are in the headers of `native/`. */
export interface Native {
  openFiles(path: string): Files
  positions(
    files: Files,
    moments: Float64Array,
    bodies: Int32Array,
    equatorial: number,
    places: Float64Array,
    statuses: Uint8Array,
  ): void
  ayanamshas(files: Files, moments: Float64Array, mode: number, degrees: Float64Array, statuses: Uint8Array): void
  orientations(files: Files, moments: Float64Array, out: Float64Array): void
  houses(files: Files, rows: Float64Array, system: number, out: Float64Array, statuses: Uint8Array): void
  horizon(files: Files, what: Int32Array, where: Float64Array): Rows
  crossings(
    files: Files,
    terms: Float64Array,
    ayanamsha: Float64Array,
    divisions: number,
    window: Float64Array,
    targets: Float64Array,
    out: Float64Array,
  ): number
  scan(
    files: Files,
    terms: Float64Array,
    ayanamsha: Float64Array,
    divisions: number,
    window: Float64Array,
    targets: Float64Array,
    stop?: StopHandle,
  ): Promise<Rows>
  extrema(files: Files, terms: Float64Array, ayanamsha: Float64Array, divisions: number, window: Float64Array): Rows
  scanExtrema(
    files: Files,
    terms: Float64Array,
    ayanamsha: Float64Array,
    divisions: number,
    window: Float64Array,
    stop?: StopHandle,
  ): Promise<Rows>
  newStop(): StopHandle
  stop(handle: StopHandle): void
  appearances(files: Files, wanted: Float64Array, where: Float64Array, stop?: StopHandle): Promise<Rows>
  eclipses(files: Files, kind: number, window: Float64Array, stop?: StopHandle): Promise<Rows>
  localEclipse(files: Files, kind: number, eclipse: Float64Array, where: Float64Array): Rows
  beginFitting(files: Files, span: Float64Array, modes: Int32Array): Fitting
  fittingParts(fitting: Fitting): number
  fitPart(fitting: Fitting, part: number): Promise<Rows>
  installFitting(fitting: Fitting, path: string, fingerprint: string): Promise<Rows>
  takeClaim(path: string): Claim | null
  dropClaim(claim: Claim): void
  openTable(files: Files, path: string, fingerprint: string): Files
  tableSpan(files: Files): Rows
  bodySet(files: Files, bodies: Int32Array, equatorial: number, values: Float64Array, width: number): () => void
  widestVectors(): number
  lookupInstructionSets(): string[]
  lookupTable(classes: number, totals: Uint8Array, instructions: number): Table
  lookupTotals(table: Table, rows: Uint8Array, columns: Uint8Array, out: Uint8Array): void
  lookupSpread(table: Table, columns: Uint8Array, out: Float64Array): void
  lookupBest(table: Table, rows: Uint8Array, columns: Uint8Array, wish: Int32Array, starts: Int32Array): Int32Array
  lookupWalk(table: Table, columns: Uint8Array, rowsAtMost: number): Walk
  lookupChunk(walk: Walk, which: 0 | 1): Uint8Array
  lookupFill(walk: Walk, which: 0 | 1, rows: Uint8Array): Promise<Rows>
}

export const native: Native = createRequire(import.meta.url)('../../build/Release/khagola.node')
