import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { mapConcurrently } from '../concurrency.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { AYANAMSHAS } from './ayanamshas.ts'
import type { Body } from './bodies.ts'
import { BUNDLED_FILES, filesFingerprint, searchPath } from './files.ts'
import { type Files, native } from './native.ts'

/**
 * The compiled ephemeris: polynomials fitted to Swiss Ephemeris, in one file that all threads and processes map into memory
 * (docs/compiled-ephemeris.md). Within its span it replaces Swiss Ephemeris, to a thousandth of an arcsecond.
 */
export interface Compiled {
  /** The handle of the ephemeris files together with this table. */
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

const sources = ({ paths = [], from = COMPILED_SPAN.from, to = COMPILED_SPAN.to }: Omit<CompiledLocation, 'path'>) => {
  const directories = [BUNDLED_FILES, ...paths]
  return {
    files: native.openFiles({ path: searchPath(directories) }),
    fingerprint: filesFingerprint(directories, from, to),
    from,
    to,
  }
}

/**
 * The table at `path`. Null if the file does not exist. Null also if the file is damaged, or has another version, span or source
 * files: then `onRejection` receives the reason, and the table should be compiled again.
 */
export const openCompiled = (
  { path, ...options }: CompiledLocation,
  onRejection: (reason: string) => void = () => {},
): Compiled | null => {
  if (!existsSync(path)) return null
  const { files, fingerprint, from, to } = sources(options)
  try {
    const opened = native.openTable({ files, path, fingerprint })
    if (opened.from !== from || opened.to !== to) throw new Error(`The compiled ephemeris ${path} has another span.`)
    return { ...opened, path, from, to, bodies: new Set(opened.bodies) }
  } catch (error) {
    onRejection((error as Error).message)
    return null
  }
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
