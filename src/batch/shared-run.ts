import type { CatalogueEntry } from '../capabilities/capability.ts'
import { mapConcurrently } from '../concurrency.ts'
import { SetupError } from '../settings.ts'
import { type AnswerColumn, columnsIn } from './answer-columns.ts'
import { mergedAnswers } from './answer-merge.ts'
import { type AnswerPool, type AnswersPosition, answersIdentity, writeAnswers } from './answers.ts'
import type { RunEphemeris } from './ephemeris.ts'
import type { InputFormat } from './input-format.ts'
import { type ManifestFile, readManifest, writeManifest } from './manifest.ts'
import {
  type BothSides,
  type MatchDigests,
  type MatchOptions,
  type MatchPosition,
  matchIdentity,
  type RowReaderPool,
  writePairs,
} from './match.ts'
import { matchCounts, mergedMatch } from './merge.ts'
import type { OutputFormat } from './output-format.ts'
import type { Progress } from './progress.ts'
import type { InputRange, TablePart } from './records.ts'
import { rejectsPath } from './result-file.ts'
import { openSegments, readShard, removeShard, shardFolder } from './segments.ts'
import type { Shard } from './shard.ts'
import { type MatchSide, readPart, readStoredSides } from './shared-people.ts'
import { fileNameOf, joinPath, storageOf } from './storage.ts'

/** A run that several machines share: its plan, the computation of one shard, and the merge. */

interface PlanOfRun {
  out: string
  /** Rows or pairs of the whole run. */
  total: number
  unit: 'rows' | 'pairs'
}

/** A side of a shared match. */
export interface SharedSide {
  path: string
  /** Number of parts in which it is read. */
  parts: number
}

export interface MatchPlan extends PlanOfRun {
  command: 'match'
  sides: Record<MatchSide, SharedSide>
  digests: MatchDigests
  options: MatchOptions
  shards: number
  shard?: Shard
  /** Set in the plan of a part of a side. */
  read?: { side: MatchSide; part: TablePart; index: number }
}

export interface AnswersPlan extends PlanOfRun {
  command: 'answers'
  slug: string
  in: string
  inputFormat: InputFormat
  digest: string
  /** The header of a CSV input. */
  header: string | null
  format: OutputFormat
  /** The paths of the columns, separated by commas; null for whole answers. */
  columns: string | null
  ephemeris: RunEphemeris
  now: number
  shards: number
  range?: InputRange
}

export type RunPlan = MatchPlan | AnswersPlan

const digestOfText = (text: string) => new Bun.CryptoHasher('sha256').update(text).digest('hex')

/** The name of a run. The same inputs, options, output and number of shards give the same name, so that a repeated submission is found. */
export const runName = ({ now: _, ...plan }: RunPlan & { now?: number }): string =>
  digestOfText(JSON.stringify(plan)).slice(0, 12)

/** The folder of the shards of a run, beside its output. */
const workFolder = (out: string, run: string) => `${out}.shards-${run}`
/** The folder of a part of a side of a match. */
const partFolder = (work: string, side: MatchSide, index: number) => joinPath(work, `${side}-${index}`)

/** The shards of a match, which are added when both sides are read. */
export const shardsOfMatch = (plan: MatchPlan): MatchPlan[] =>
  Array.from({ length: plan.shards }, (_, index) => ({ ...plan, shard: { part: index + 1, of: plan.shards } }))

/** The parts of the program that compute a shard. */
export interface ShardEnvironment {
  entryOf(slug: string): Promise<CatalogueEntry>
  openReader(options: MatchOptions): Promise<RowReaderPool>
  openAnswers(
    entry: CatalogueEntry,
    options: { now: number; ephemeris: RunEphemeris; format: OutputFormat; columns: AnswerColumn[] | null },
  ): Promise<AnswerPool>
}

const columnsOf = (entry: CatalogueEntry, { columns }: Pick<AnswersPlan, 'columns'>) =>
  columns === null ? null : columnsIn(columns, entry.data)

/** A segment ends after this many rows at the latest, so that slow capabilities resume close to where they stopped. */
const SEGMENT_ROWS = 16_384
/** A segment of a match ends after this many pairs at the latest: a few seconds of matching. */
const SEGMENT_PAIRS = 5e9

const sizeOf = async (path: string) => (await storageOf(path).size(path)) ?? 0

/** Returns a function that computes one shard. It keeps the people of the latest match, which all shards of a run read. */
export const createShardComputation = ({ entryOf, openReader, openAnswers }: ShardEnvironment) => {
  let latest: { run: string; sides: BothSides } | null = null

  const foldersOf = (run: string, { out, sides }: MatchPlan) => {
    const work = workFolder(out, run)
    const of = (side: MatchSide) =>
      Array.from({ length: sides[side].parts }, (_, index) => partFolder(work, side, index))
    return { grooms: of('grooms'), brides: of('brides') }
  }
  const readSides = async (run: string, plan: MatchPlan): Promise<BothSides> => {
    if (latest?.run !== run) {
      latest = null
      latest = { run, sides: await readStoredSides(foldersOf(run, plan)) }
    }
    return latest.sides
  }
  const readPeople = (run: string, plan: MatchPlan, progress: Progress) => {
    const { side, part, index } = plan.read!
    const folder = partFolder(workFolder(plan.out, run), side, index)
    return readPart({ side, path: plan.sides[side].path, part }, folder, () => openReader(plan.options), progress)
  }

  const matchShard = async (run: string, plan: MatchPlan, folder: string, progress: Progress) => {
    const resultFile = await openSegments<MatchPosition>(folder, {
      workOf: ({ groom, summary }) => groom * summary.brides,
      maxWork: SEGMENT_PAIRS,
    })
    if (resultFile.finished) return resultFile.start!.position.summary
    const sides = await readSides(run, plan)
    return writePairs(sides, { ...plan.options, shard: plan.shard! }, resultFile, progress)
  }

  const answersShard = async (plan: AnswersPlan, folder: string, progress: Progress) => {
    const entry = await entryOf(plan.slug)
    const columns = columnsOf(entry, plan)
    const resultFile = await openSegments<AnswersPosition>(folder, {
      workOf: ({ rows }) => rows,
      maxWork: SEGMENT_ROWS,
    })
    if (resultFile.finished) return resultFile.start!.position
    const { format, ephemeris, now, header } = plan
    const range = plan.range!
    return writeAnswers(
      { path: plan.in, format: plan.inputFormat, part: { header, range } },
      { entry, format, columns, ephemeris, now },
      resultFile,
      { openWorkers: (time) => openAnswers(entry, { now: time, ephemeris, format, columns }), ahead: 2 },
      { progress, total: range.rows },
    )
  }

  return async (run: string, part: number, plan: RunPlan, progress: Progress): Promise<object> => {
    const folder = shardFolder(workFolder(plan.out, run), part)
    if (plan.command === 'answers') return answersShard(plan, folder, progress)
    return plan.read ? readPeople(run, plan, progress) : matchShard(run, plan, folder, progress)
  }
}

/** Writes a stream to a file, and returns its name, size and checksum. */
const writeStream = async (
  path: string,
  size: number,
  chunks: AsyncIterable<Uint8Array>,
  onBytes: (count: number) => void,
): Promise<ManifestFile> => {
  const hash = new Bun.CryptoHasher('sha256')
  const writer = await storageOf(path).writer(path, size)
  let bytes = 0
  for await (const chunk of chunks) {
    hash.update(chunk)
    await writer.write(chunk)
    bytes += chunk.length
    onBytes(chunk.length)
  }
  await writer.finish()
  return { name: fileNameOf(path), bytes, sha256: hash.digest('hex') }
}

async function* rejectsOf(shards: readonly { rejects(): AsyncIterable<Uint8Array> }[]): AsyncGenerator<Uint8Array> {
  for (const shard of shards) yield* shard.rejects()
}

const readShards = async <Position>(folders: readonly string[]) => {
  const shards = []
  for (const folder of folders) {
    const shard = await readShard<Position>(folder)
    if (shard === null) throw new SetupError(`the shard in ${folder} is not finished.`)
    shards.push(shard)
  }
  return shards
}

/** Merges the shards of a run to the bytes that one machine writes, writes the manifest, and removes the shards. */
export const mergeRun = async (
  run: string,
  plan: RunPlan,
  entryOf: ShardEnvironment['entryOf'],
  progress: Progress,
): Promise<object> => {
  const { out } = plan
  const folders = Array.from({ length: plan.shards }, (_, index) => shardFolder(workFolder(out, run), index + 1))
  const partFolders =
    plan.command === 'match'
      ? (['grooms', 'brides'] as const).flatMap((side) =>
          Array.from({ length: plan.sides[side].parts }, (_, index) => partFolder(workFolder(out, run), side, index)),
        )
      : []
  const readMerged = async () => {
    if (plan.command === 'match') {
      const shards = await readShards<MatchPosition>(folders)
      const counts = matchCounts(shards.map(({ position }) => position.summary))
      const merged = mergedMatch(plan.options.format, shards)
      const parts = await readShards<object>(partFolders)
      return { shards, rejecting: parts, counts, merged, identity: matchIdentity(plan.options, null, plan.digests) }
    }
    const entry = await entryOf(plan.slug)
    const shards = await readShards<AnswersPosition>(folders)
    const sum = (name: 'rows' | 'failed') => shards.reduce((total, { position }) => total + position[name], 0)
    const columns = columnsOf(entry, plan)
    const identity = { ...answersIdentity({ ...plan, entry, columns }, plan.digest), now: plan.now }
    return {
      ...{ shards, rejecting: shards, identity, counts: { rows: sum('rows'), failed: sum('failed') } },
      merged: mergedAnswers(plan.format, columns, shards),
    }
  }
  // A merge that ended before its report is not repeated: its shards may be gone.
  const existing = await readManifest(out)
  const names = await mapConcurrently(folders, (folder) => storageOf(folder).list(folder))
  if (existing && names.some((each) => each.length === 0) && (await sizeOf(out)) === existing.outputs[0]?.bytes) {
    for (const folder of [...folders, ...partFolders]) await removeShard(folder)
    return existing.counts
  }
  const { shards, rejecting, counts, merged, identity } = await readMerged()
  const size = shards.reduce((sum, { bytes }) => sum + bytes, 0)
  const stage = progress.begin('merging', 'bytes', size)
  const output = await writeStream(out, size, merged, (count) => stage.add(count))
  const rejects = await writeStream(rejectsPath(out), size, rejectsOf(rejecting), () => {})
  await writeManifest(out, { run: identity, counts, checked: [output, rejects] })
  for (const folder of [...folders, ...partFolders]) await removeShard(folder)
  const folder = workFolder(out, run)
  await storageOf(folder).remove([folder])
  stage.end()
  return counts
}
