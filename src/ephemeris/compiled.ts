import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, parse } from 'node:path'
import { mapConcurrently } from '../concurrency.ts'
import { dayNumber } from '../time/civil.ts'
import { type JulianDay, julianDay } from '../time/julian-day.ts'
import { AYANAMSHAS } from './ayanamshas.ts'
import type { Body } from './bodies.ts'
import { ephemerisDirectories, fileBorders, filesFingerprint, searchPath } from './files.ts'
import { type Files, native } from './native.ts'

/**
 * The compiled ephemeris: polynomials fitted to Swiss Ephemeris, in one file that all threads and processes map into memory
 * (docs/compiled-ephemeris.md). Within its span it replaces Swiss Ephemeris, to a thousandth of an arcsecond.
 */
export interface Compiled {
  /** The handle of the ephemeris files together with this table and those that were opened before it. */
  readonly files: Files
  readonly path: string
  /** Covered moments: from <= at < to. */
  readonly from: JulianDay
  readonly to: JulianDay
  readonly bodies: ReadonlySet<Body>
  readonly bytes: number
}

/** The years 1900 to 2099. */
export const COMPILED_SPAN = { from: 2415020.5 as JulianDay, to: 2488069.5 as JulianDay }

export interface CompiledLocation {
  /** Additional directories with ephemeris files. */
  paths?: readonly string[]
  /** The path of the table file. */
  path: string
  from?: JulianDay
  to?: JulianDay
}

/** Two years; both are included. */
export interface YearSpan {
  readonly from: number
  readonly to: number
}

const newYear = (year: number) => julianDay(dayNumber({ year, month: 1, day: 1 }) * 86_400_000)

/**
 * The tables for spans of years, in order of time. Spans that touch share a table. At the borders of the ephemeris files a new table
 * begins, because its records are aligned with the segments of one file of the Moon. The first table is at `path`.
 */
export const tablesOf = (path: string, spans: readonly YearSpan[]): Required<Omit<CompiledLocation, 'paths'>>[] => {
  const merged: { from: number; to: number }[] = []
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to)
    else merged.push({ from, to })
  }
  const windows = merged.flatMap(({ from, to }) => {
    const edges = [newYear(from), ...fileBorders(newYear(from), newYear(to + 1)), newYear(to + 1)]
    return edges.slice(1).map((end, i) => ({ from: edges[i]!, to: end }))
  })
  const { dir, name, ext } = parse(path)
  return windows.map((window, i) => ({ path: i === 0 ? path : join(dir, `${name}-${i + 1}${ext}`), ...window }))
}

const sources = ({ paths = [], from = COMPILED_SPAN.from, to = COMPILED_SPAN.to }: Omit<CompiledLocation, 'path'>) => {
  const directories = ephemerisDirectories(paths)
  return {
    files: native.openFiles({ path: searchPath(directories) }),
    fingerprint: filesFingerprint(directories, from, to),
    from,
    to,
  }
}

/**
 * The table at `path`. Null if the file does not exist. Null also if the file is damaged, or has another version, span or source
 * files: then `onRejection` receives the reason, and the table should be compiled again. The handle of the result also has the tables
 * of `others`.
 */
export const openCompiled = (
  { path, ...options }: CompiledLocation,
  onRejection: (reason: string) => void = () => {},
  others?: Compiled,
): Compiled | null => {
  if (!existsSync(path)) return null
  const { files, fingerprint, from, to } = sources(options)
  try {
    const opened = native.openTable({ files: others?.files ?? files, path, fingerprint })
    if (opened.from !== from || opened.to !== to)
      throw new Error(`The compiled ephemeris ${path} does not cover the requested years.`)
    return { ...opened, path, from, to, bodies: new Set(opened.bodies) }
  } catch (error) {
    onRejection((error as Error).message)
    return null
  }
}

/** The locations of one or more tables, which do not overlap. */
export type TableLocations = Omit<CompiledLocation, 'paths'> | readonly Omit<CompiledLocation, 'paths'>[]

/** Opens the tables that are valid. The handle of the last one has all of them. `isComplete`: false if one could not be opened. */
export const openTables = (locations: TableLocations, paths: readonly string[]) => {
  const wanted = Array.isArray(locations) ? (locations as readonly CompiledLocation[]) : [locations as CompiledLocation]
  const opened: Compiled[] = []
  for (const location of wanted) {
    const table = openCompiled({ ...location, paths }, undefined, opened.at(-1))
    if (table) opened.push(table)
  }
  return { opened, isComplete: opened.length === wanted.length }
}

/** The interval at which a process checks for the claim of another process, milliseconds. */
const CLAIM_POLL_MS = 200

/** Fits and verifies a table in the thread pool, part by part. */
const fit = async ({ path, ...options }: CompiledLocation, onProgress: (done: number) => void): Promise<void> => {
  const { files, fingerprint, from, to } = sources(options)
  const modes = Int32Array.from(Object.values(AYANAMSHAS), ({ mode }) => mode)
  const { fitting, parts } = native.beginFitting({ files, from, to, modes })
  let next = 0
  let done = 0
  // At most one part per core runs at a time, so that the pool can run other work between two parts.
  const work = async () => {
    while (next < parts) {
      await native.fitPart({ fitting, part: next++ })
      onProgress(++done / (parts + 1))
    }
  }
  await mapConcurrently(Array.from({ length: availableParallelism() }), work)
  await native.installFitting({ fitting, path, fingerprint })
}

/**
 * Compiles a table at `path` if there is no valid one, off the event loop. Takes some seconds for two centuries. One process compiles
 * and other processes wait; if it dies, another one takes over. `onProgress` receives the completed fraction, 0 to 1. Returns true if
 * this call compiled the table. Rejects if the files do not cover the span or the table exceeds its error bound; then the file at
 * `path` is unchanged.
 */
export const compileEphemeris = async ({
  onProgress = () => {},
  ...location
}: CompiledLocation & { onProgress?: (done: number) => void }): Promise<boolean> => {
  const path = `${location.path}.claim`
  let claim = native.takeClaim({ path })
  while (!claim) {
    await new Promise((resolve) => setTimeout(resolve, CLAIM_POLL_MS))
    claim = native.takeClaim({ path })
  }
  try {
    const exists = openCompiled(location, () => {}) !== null
    if (!exists) await fit(location, onProgress)
    onProgress(1)
    return !exists
  } finally {
    native.dropClaim({ claim })
  }
}
