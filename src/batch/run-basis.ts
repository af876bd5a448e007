import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DOCUMENT_VERSION } from '../api/document-version.ts'
import { ephemerisDirectories } from '../ephemeris/files.ts'
import type { Settings } from '../settings.ts'
import { tzdataVersion } from '../time/zones.ts'
import type { RunEphemeris } from './ephemeris.ts'

/** The versions and files that decide the answers of a run besides its inputs and options. They are part of its identity. */
export interface RunBasis {
  /** Version of the program. */
  khagola: string
  tzdata: string
  /** SHA-256 over the names, sizes and contents of the ephemeris files. */
  ephemeris_files: string
  /** The years of the compiled ephemeris; null for a run that does not use it. */
  compiled_years: string | null
}

/** The bundled folders have a list of checksums, which is checked when they are opened. */
const CHECKSUMS = 'SHA256SUMS'
/** Large files of other folders are known by their size and by this many bytes at both ends. */
const END_BYTES = 65_536

const endsOf = (path: string, size: number): Uint8Array[] => {
  const file = openSync(path, 'r')
  try {
    return [0, Math.max(0, size - END_BYTES)].map((position) => {
      const bytes = new Uint8Array(Math.min(END_BYTES, size))
      return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, position))
    })
  } finally {
    closeSync(file)
  }
}

const filesDigest = (folders: readonly string[]): string => {
  const hash = new Bun.CryptoHasher('sha256')
  for (const folder of folders) {
    const checksums = join(folder, CHECKSUMS)
    if (existsSync(checksums)) {
      hash.update(readFileSync(checksums))
      continue
    }
    for (const name of readdirSync(folder).sort()) {
      const path = join(folder, name)
      const status = statSync(path)
      if (!status.isFile()) continue
      hash.update(`${name} ${status.size}\n`)
      for (const bytes of endsOf(path, status.size)) hash.update(bytes)
    }
  }
  return hash.digest('hex')
}

export const runBasisOf = (
  { ephePaths, compiledYears }: Pick<Settings, 'ephePaths' | 'compiledYears'>,
  ephemeris: RunEphemeris,
): RunBasis => ({
  khagola: DOCUMENT_VERSION,
  tzdata: tzdataVersion(),
  ephemeris_files: filesDigest(ephemerisDirectories(ephePaths)),
  compiled_years:
    ephemeris === 'compiled' ? (compiledYears ?? []).map(({ from, to }) => `${from}-${to}`).join(',') : null,
})
