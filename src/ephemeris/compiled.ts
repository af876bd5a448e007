import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { mapConcurrently } from '../concurrency.ts'
import type { JulianDay } from '../time/julian-day.ts'
import { AYANAMSHAS } from './ayanamshas.ts'
import type { Body } from './bodies.ts'
import { filesFingerprint, OWN_FILES, searchPath } from './files.ts'
import { type Files, native } from './native.ts'

/**
 * The compiled ephemeris: polynomials fitted from Swiss Ephemeris, in one file that all threads and processes map
 * (docs/compiled-ephemeris.md). Within its span it answers in Swiss Ephemeris' place, to a thousandth of an arcsecond.
 */
export interface Compiled {
  /** The ephemeris files with this table beside them. */
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

export interface CompiledPlace {
  /** Further directories with ephemeris files. */
  paths?: readonly string[]
  /** Where the table lives. */
  path: string
  from?: JulianDay
  to?: JulianDay
}

const sources = ({ paths = [], from = COMPILED_SPAN.from, to = COMPILED_SPAN.to }: Omit<CompiledPlace, 'path'>) => {
  const directories = [OWN_FILES, ...paths]
  return {
    files: native.openFiles({ path: searchPath(directories) }),
    fingerprint: filesFingerprint(directories, from, to),
    from,
    to,
  }
}

/**
 * The table at `path`; null when there is none, or when it is damaged, of another version, of another span than wanted, or
 * made from other files: `onRefusal` then hears why, and the table should be compiled anew.
 */
export const openCompiled = (
  { path, ...wanted }: CompiledPlace,
  onRefusal: (why: string) => void = () => {},
): Compiled | null => {
  if (!existsSync(path)) return null
  const { files, fingerprint, from, to } = sources(wanted)
  try {
    const opened = native.openTable({ files, path, fingerprint })
    if (opened.from !== from || opened.to !== to) throw new Error(`The compiled ephemeris ${path} is of another span.`)
    return { ...opened, path, from, to, bodies: new Set(opened.bodies) }
  } catch (error) {
    onRefusal((error as Error).message)
    return null
  }
}

/** How often one who waits for another's table looks, milliseconds. */
const LOOK_EVERY = 200

/** Fits and verifies in the pool, part by part. */
const fit = async ({ path, ...wanted }: CompiledPlace, onProgress: (done: number) => void): Promise<void> => {
  const { files, fingerprint, from, to } = sources(wanted)
  const modes = Int32Array.from(Object.values(AYANAMSHAS), ({ mode }) => mode)
  const { fitting, parts } = native.beginFitting({ files, from, to, modes })
  let next = 0
  let done = 0
  // No more at a time than there are cores, so that other work of the pool gets its turn between two parts.
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
 * Sees to it that a good table stands at `path`, off the event loop; some seconds for two centuries. Of several processes
 * one makes it, and the others wait; the next takes over where that one dies. `onProgress` hears the part that is done, 0 to 1.
 * Tells whether it was made here. Rejects when the files do not cover the span, or the table misses its bound; what stood
 * at `path` then stays.
 */
export const compileEphemeris = async ({
  onProgress = () => {},
  ...place
}: CompiledPlace & { onProgress?: (done: number) => void }): Promise<boolean> => {
  const path = `${place.path}.claim`
  let claim = native.takeClaim({ path })
  while (!claim) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
    claim = native.takeClaim({ path })
  }
  try {
    const there = openCompiled(place, () => {}) !== null
    if (!there) await fit(place, onProgress)
    onProgress(1)
    return !there
  } finally {
    native.dropClaim({ claim })
  }
}
