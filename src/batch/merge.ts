import {
  closeSync,
  copyFileSync,
  existsSync,
  fdatasyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { basename, dirname } from 'node:path'
import { type AsyncBuffer, parquetMetadataAsync, parquetReadObjects } from 'hyparquet'
import { SetupError } from '../settings.ts'
import type { RankedPair } from './best-pairs.ts'
import { writing } from './file-errors.ts'
import {
  type Manifest,
  type ManifestFile,
  manifestFile,
  manifestPath,
  readManifest,
  writeManifest,
} from './manifest.ts'
import { BLOCK_LINES, countsOf, type MatchPosition, type MatchSummary, type matchIdentity } from './match.ts'
import type { OutputFormat } from './output-format.ts'
import { joinedBuffer } from './parquet-rows.ts'
import { differences, readCheckpoint, rejectsPath, runFilePaths } from './result-file.ts'
import { shardPath } from './shard.ts'
import { CSV_HEADER, sheetOf } from './sheets.ts'
import { fileNameOf, storageOf } from './storage.ts'

/** Returns the paths of the shards of `out`. All shards of one run must exist in its folder and be finished. */
const shardsOf = (out: string): string[] => {
  const stem = basename(shardPath(out, { part: 0, of: 0 })).split('0-of-0')
  const counts = readdirSync(dirname(out)).flatMap((name) => {
    const [part, of] = name.startsWith(stem[0]!) ? name.slice(stem[0]!.length).split('-of-') : []
    return of?.endsWith(stem[1]!) && /^\d+$/.test(part!) ? [Number(of.slice(0, -stem[1]!.length))] : []
  })
  const [of, ...differing] = new Set(counts.filter(Number.isInteger))
  if (of === undefined) throw new SetupError(`no shards of ${out} exist in its folder.`)
  if (differing.length > 0)
    throw new SetupError(
      `the shards of ${out} belong to runs with ${[of, ...differing].join(' and ')} parts; remove the shards of other runs.`,
    )
  const paths = Array.from({ length: of }, (_, index) => shardPath(out, { part: index + 1, of }))
  let run: object | undefined
  for (const path of paths) {
    const checkpoint = readCheckpoint(path)
    if (!existsSync(path) || !checkpoint?.finished) throw new SetupError(`${path} is not finished.`)
    const identity = { ...checkpoint.identity, shard: null }
    run ??= identity
    const differing = differences(identity, run)
    if (differing.length > 0)
      throw new SetupError(
        `${path} belongs to another run than ${paths[0]}: these inputs or options differ: ${differing.join(', ')}.`,
      )
  }
  return paths
}

/** The output of a shard. */
export interface ShardOutput {
  bytes: number
  /** The bytes [from, to) of the output. */
  chunks(from?: number, to?: number): AsyncIterable<Uint8Array>
}

const shardFile = (path: string): ShardOutput => ({
  bytes: statSync(path).size,
  chunks: (from, to) => storageOf(path).chunks(path, from, to),
})

/** The outputs one after another, each but the first without its header of `header` bytes. */
export async function* concatenated(shards: readonly ShardOutput[], header: number): AsyncGenerator<Uint8Array> {
  for (const [index, shard] of shards.entries()) yield* shard.chunks(index === 0 ? 0 : header)
}

const asyncBufferOf = ({ bytes, chunks }: ShardOutput): AsyncBuffer => ({
  byteLength: bytes,
  slice: (start, end = bytes) => joinedBuffer(chunks(start, end), end - start),
})

interface PairRow extends Omit<RankedPair, 'doshas'> {
  groom: string
  doshas: string
}

async function* rowsOfParquet(shards: readonly ShardOutput[]): AsyncGenerator<PairRow> {
  for (const shard of shards) {
    const file = asyncBufferOf(shard)
    const metadata = await parquetMetadataAsync(file)
    let rowStart = 0
    for (const { num_rows } of metadata.row_groups) {
      const rowEnd = rowStart + Number(num_rows)
      yield* (await parquetReadObjects({ file, metadata, rowStart, rowEnd })) as unknown as PairRow[]
      rowStart = rowEnd
    }
  }
}

/** Writes all rows again, so that the row groups end at the same rows as in a run without shards. */
async function* parquetOf(shards: readonly ShardOutput[]): AsyncGenerator<Uint8Array> {
  const sheet = sheetOf('parquet')
  yield sheet.begin()
  let block = 0
  let groom = ''
  let pairs: RankedPair[] = []
  const endGroom = (): Uint8Array[] => {
    sheet.add(groom, sheet.prepare(pairs))
    block += pairs.length
    pairs = []
    if (block < BLOCK_LINES) return []
    block = 0
    return [sheet.flush()]
  }
  for await (const row of rowsOfParquet(shards)) {
    if (row.rank === 1) yield* endGroom()
    groom = row.groom
    pairs.push({ ...row, doshas: row.doshas.split(' ').filter(Boolean) })
  }
  yield* endGroom()
  yield sheet.flush()
  yield sheet.end()
}

/** The output of a match without shards, from the outputs of all its shards. */
export const mergedMatch = (format: OutputFormat, shards: readonly ShardOutput[]): AsyncIterable<Uint8Array> =>
  format === 'parquet' ? parquetOf(shards) : concatenated(shards, format === 'csv' ? CSV_HEADER.length : 0)

/** The counts of a run from those of its shards, which all read both sides. */
export const matchCounts = (summaries: readonly MatchSummary[]): Record<string, number> => ({
  ...countsOf(summaries[0]!),
  lines: summaries.reduce((sum, { lines }) => sum + lines, 0),
})

/** The manifest of a finished shard, whose files must be those of its run. */
const checkedManifest = async (path: string): Promise<Manifest> => {
  const manifest = await readManifest(path)
  const again = 'start its shard again with --force'
  if (manifest === null) throw new SetupError(`${manifestPath(path)} does not exist; start the shard again.`)
  const files = [path, rejectsPath(path)]
  for (const [index, file] of files.entries()) {
    const expected = manifest.outputs[index]
    if (!existsSync(file)) throw new SetupError(`${file} does not exist; ${again}.`)
    const { bytes, sha256 } = await manifestFile(file)
    if (bytes !== expected?.bytes || sha256 !== expected.sha256)
      throw new SetupError(`${file} was changed after its run: its SHA-256 is not that of its manifest; ${again}.`)
  }
  return manifest
}

/** Writes a file under a temporary name. Nothing remains of it if that fails. */
const writeTemporary = async (path: string, chunks: AsyncIterable<Uint8Array>): Promise<ManifestFile> => {
  const file = writing(path, () => openSync(path, 'w'))
  const hash = new Bun.CryptoHasher('sha256')
  let bytes = 0
  try {
    for await (const chunk of chunks) {
      writing(path, () => {
        for (let offset = 0; offset < chunk.length; ) offset += writeSync(file, chunk, offset)
      })
      hash.update(chunk)
      bytes += chunk.length
    }
    writing(path, () => fdatasyncSync(file))
  } catch (error) {
    rmSync(path, { force: true })
    throw error
  } finally {
    closeSync(file)
  }
  return { name: fileNameOf(path), bytes, sha256: hash.digest('hex') }
}

export interface MergeResult {
  shards: number
  bytes: number
  /** Set if the output was merged before; nothing was done. */
  already_finished?: true
}

/** True if `out` is the merged output of these shards. */
const isMerged = async (out: string, run: object, counts: object): Promise<boolean> => {
  const manifest = await readManifest(out)
  if (!manifest || differences(manifest.run, run).length > 0 || differences(manifest.counts, counts).length > 0)
    return false
  return (await manifestFile(out)).sha256 === manifest.outputs[0]?.sha256
}

/**
 * Merges the shards of `out` to the same bytes that a run without shards writes. The shards are checked against their manifests and are not
 * deleted. An existing output is replaced only with `force`.
 */
export const mergeShards = async (out: string, format: OutputFormat, force = false): Promise<MergeResult> => {
  const paths = shardsOf(out)
  const manifests: Manifest[] = []
  for (const path of paths) manifests.push(await checkedManifest(path))
  const checkpoints = paths.map((path) => readCheckpoint<MatchPosition>(path)!)
  const run = { ...checkpoints[0]!.identity, shard: null } as ReturnType<typeof matchIdentity>
  const counts = matchCounts(checkpoints.map(({ position }) => position.summary))
  const { partial, checkpoint } = runFilePaths(out)
  if (existsSync(out) && !force) {
    if (await isMerged(out, { ...manifests[0]!.run, shard: null }, counts))
      return { shards: paths.length, bytes: statSync(out).size, already_finished: true }
    throw new SetupError(`${out} exists; --force replaces it.`)
  }
  if (existsSync(checkpoint) && !force)
    throw new SetupError(`${checkpoint} belongs to a run without shards; --force replaces that run.`)
  const temporaryPath = `${out}.merge.new`
  const output = await writeTemporary(temporaryPath, mergedMatch(format, paths.map(shardFile)))
  // The output gets its name last: a merge that ends before is repeated.
  for (const path of [checkpoint, partial]) rmSync(path, { force: true })
  writing(rejectsPath(out), () => copyFileSync(rejectsPath(paths[0]!), rejectsPath(out)))
  const checked = [{ ...output, name: fileNameOf(out) }, await manifestFile(rejectsPath(out))]
  await writeManifest(out, { run, counts, checked, ignored: manifests[0]!.ignored_columns })
  renameSync(temporaryPath, out)
  return { shards: paths.length, bytes: output.bytes }
}
