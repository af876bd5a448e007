import {
  closeSync,
  copyFileSync,
  existsSync,
  fdatasyncSync,
  openSync,
  readdirSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { basename, dirname } from 'node:path'
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet'
import { SetupError } from '../settings.ts'
import type { Pair } from './best-pairs.ts'
import { BLOCK_LINES, rejectsPath } from './match.ts'
import { chunksOf, type OutputFormat } from './records.ts'
import { differences, readCheckpoint } from './result-file.ts'
import { shardPath } from './shard.ts'
import { CSV_HEADER, sheetOf } from './sheets.ts'

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

async function* textOf(paths: readonly string[], header: number): AsyncGenerator<Uint8Array> {
  for (const [index, path] of paths.entries()) {
    let skip = index === 0 ? 0 : header
    for await (const chunk of chunksOf(path)) {
      yield chunk.subarray(skip)
      skip = Math.max(0, skip - chunk.length)
    }
  }
}

interface PairRow extends Omit<Pair, 'doshas'> {
  groom: string
  doshas: string
}

async function* rowsOfParquet(paths: readonly string[]): AsyncGenerator<PairRow> {
  for (const path of paths) {
    const file = await asyncBufferFromFile(path)
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
async function* parquetOf(paths: readonly string[]): AsyncGenerator<Uint8Array> {
  const sheet = sheetOf('parquet')
  yield sheet.begin()
  let block = 0
  let groom = ''
  let pairs: Pair[] = []
  const endGroom = (): Uint8Array[] => {
    sheet.add(groom, sheet.prepare(pairs))
    block += pairs.length
    pairs = []
    if (block < BLOCK_LINES) return []
    block = 0
    return [sheet.flush()]
  }
  for await (const row of rowsOfParquet(paths)) {
    if (row.rank === 1) yield* endGroom()
    groom = row.groom
    pairs.push({ ...row, doshas: row.doshas.split(' ').filter(Boolean) })
  }
  yield* endGroom()
  yield sheet.flush()
  yield sheet.end()
}

const bytesOf = (format: OutputFormat, paths: readonly string[]) =>
  format === 'parquet' ? parquetOf(paths) : textOf(paths, format === 'csv' ? CSV_HEADER.length : 0)

/** Merges the shards of `out` to the same bytes that a run without shards writes. The shards are not deleted. */
export const mergeShards = async (out: string, format: OutputFormat): Promise<{ shards: number; bytes: number }> => {
  const paths = shardsOf(out)
  const partial = `${out}.partial`
  const file = openSync(partial, 'w')
  let bytes = 0
  for await (const chunk of bytesOf(format, paths)) {
    for (let offset = 0; offset < chunk.length; ) offset += writeSync(file, chunk, offset)
    bytes += chunk.length
  }
  fdatasyncSync(file)
  closeSync(file)
  renameSync(partial, out)
  copyFileSync(rejectsPath(paths[0]!), rejectsPath(out))
  return { shards: paths.length, bytes }
}
