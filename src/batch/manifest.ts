import { rejectsPath } from './result-file.ts'
import type { RunBasis } from './run-basis.ts'
import { fileNameOf, storageOf } from './storage.ts'

/** A file of a run. */
export interface ManifestFile {
  name: string
  bytes: number
  /** SHA-256, hexadecimal. */
  sha256: string
}

/** Names of columns by the input that has them. */
export type IgnoredColumns = Readonly<Record<string, readonly string[]>>

/** The settings, files and checksums that repeat a run and check its result. It has no times and no machines: equal runs have equal manifests. */
export interface Manifest {
  versions: { khagola: string; tzdata: string }
  /** The source of the positions, the SHA-256 over its files, and the years of the compiled ephemeris if it was used. */
  ephemeris: { source: string; files_sha256: string; compiled_years: string | null }
  /** The inputs by their SHA-256, the options, and the current time that the answers used. */
  run: object
  /** The columns of each input that the run did not use. */
  ignored_columns: IgnoredColumns
  outputs: ManifestFile[]
  counts: Record<string, number>
}

export const manifestPath = (out: string) => `${out}.manifest.json`

/** A file with its checksum. */
export const manifestFile = async (path: string): Promise<ManifestFile> => {
  const hash = new Bun.CryptoHasher('sha256')
  let bytes = 0
  for await (const chunk of storageOf(path).chunks(path)) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { name: fileNameOf(path), bytes, sha256: hash.digest('hex') }
}

/** Writes the manifest of a finished run. `checked` has the files whose checksums are known. */
export const writeManifest = async (
  out: string,
  {
    run: identity,
    counts,
    ignored,
    checked,
  }: Pick<Manifest, 'counts'> & {
    run: { ephemeris: string } & RunBasis & Readonly<Record<string, unknown>>
    ignored: IgnoredColumns
    checked?: ManifestFile[]
  },
): Promise<Manifest> => {
  const { khagola, tzdata, ephemeris_files, compiled_years, ...run } = identity
  const manifest: Manifest = {
    versions: { khagola, tzdata },
    ephemeris: { source: run.ephemeris, files_sha256: ephemeris_files, compiled_years },
    run,
    ignored_columns: ignored,
    outputs: checked ?? [await manifestFile(out), await manifestFile(rejectsPath(out))],
    counts,
  }
  const path = manifestPath(out)
  await storageOf(path).write(path, new TextEncoder().encode(`${JSON.stringify(manifest, null, 2)}\n`))
  return manifest
}

/** The manifest of a finished run; null if there is none. */
export const readManifest = async (out: string): Promise<Manifest | null> => {
  const path = manifestPath(out)
  const bytes = await storageOf(path).read(path)
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as Manifest)
}
