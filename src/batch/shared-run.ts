import type { CatalogueEntry } from '../capabilities/capability.ts'
import { mapConcurrently } from '../concurrency.ts'
import { SetupError } from '../settings.ts'
import { type AnswerColumn, columnsIn } from './answer-columns.ts'
import { mergedAnswers } from './answer-merge.ts'
import { type AnswerPool, type AnswersPosition, answersIdentity, writeAnswers } from './answers.ts'
import type { RunEphemeris } from './ephemeris.ts'
import type { InputBlocks } from './input-blocks.ts'
import type { InputFormat } from './input-format.ts'
import { type IgnoredColumns, type ManifestFile, readManifest, writeManifest } from './manifest.ts'
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
import { differences, rejectsPath } from './result-file.ts'
import type { RunBasis } from './run-basis.ts'
import { openSegments, readShard, removeShard, shardFolder } from './segments.ts'
import type { Shard } from './shard.ts'
import { type MatchSide, readPart, readStoredSides } from './shared-people.ts'
import { fileNameOf, joinPath, storageOf } from './storage.ts'

/** A run that several machines share: its plan, the computation of one shard, and the merge. */

interface PlanOfRun {
  out: string
  /** Columns of the inputs that the run does not use. */
  ignored: IgnoredColumns
  /** Set by a submission with --force, so that the run has segments of its own. */
  nonce?: string
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
  basis: RunBasis
  /** The current time for all answers, milliseconds since 1970. */
  now: number
  /** True if the time was given, so that it is a part of the name of the run. */
  isNowGiven: boolean
  shards: number
  range?: InputRange
}

export type RunPlan = MatchPlan | AnswersPlan

const digestOfText = (text: string) => new Bun.CryptoHasher('sha256').update(text).digest('hex')

/** The name of a run. The same inputs, options, output and number of shards give the same name, so that a repeated submission is found. */
export const runName = (plan: RunPlan): string => {
  const { now, ...rest } = { now: null, ...plan }
  const isNowGiven = plan.command === 'answers' && plan.isNowGiven
  return digestOfText(JSON.stringify({ ...rest, now: isNowGiven ? now : null })).slice(0, 12)
}

/** The ending of the folder of the shards of a run, before the name of the run. */
export const WORK_FOLDER = '.shards-'
/** The folder of the shards of a run, beside its output. */
const workFolder = (out: string, run: string) => `${out}${WORK_FOLDER}${run}`
/** The folder of a part of a side of a match. */
const partFolder = (work: string, side: MatchSide, index: number) => joinPath(work, `${side}-${index}`)

/** The shards of a match, which are added when both sides are read. */
export const shardsOfMatch = (plan: MatchPlan): MatchPlan[] =>
  Array.from({ length: plan.shards }, (_, index) => ({ ...plan, shard: { part: index + 1, of: plan.shards } }))

/** The parts of the program that compute a shard. */
export interface ShardEnvironment {
  basisOf(ephemeris: RunEphemeris): RunBasis
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

/** The inputs of runs. */
const INPUT_NAMES = ['in', 'grooms', 'brides'] as const
export type InputName = (typeof INPUT_NAMES)[number]
const blocksPath = (out: string, run: string, name: InputName) => joinPath(workFolder(out, run), `${name}.blocks.json`)
/** The file with the current time of a run, which a repeated submission uses again. */
const runFile = (out: string, run: string) => joinPath(workFolder(out, run), 'run.json')

const writeJson = (path: string, value: object) =>
  storageOf(path).write(path, new TextEncoder().encode(JSON.stringify(value)))

/** Stores the checksums of the inputs and the current time beside the segments. Returns the time of the first submission. */
export const openWorkFolder = async (
  run: string,
  { out, now }: { out: string; now: number },
  blocks: Partial<Record<InputName, InputBlocks>>,
): Promise<number> => {
  const path = runFile(out, run)
  const stored = await storageOf(path).read(path)
  for (const name of INPUT_NAMES) if (blocks[name]) await writeJson(blocksPath(out, run, name), blocks[name])
  if (stored) return (JSON.parse(new TextDecoder().decode(stored)) as { now: number }).now
  await writeJson(path, { now })
  return now
}

/** Removes what a submission stored. The segments are removed by themselves, because object storage has no folders. */
const removeWorkFolder = async (run: string, out: string): Promise<void> => {
  const folder = workFolder(out, run)
  const files = [runFile(out, run), ...INPUT_NAMES.map((name) => blocksPath(out, run, name))]
  await storageOf(folder).remove([...files, folder])
}

/** Returns a function that computes one shard. It keeps the people of the latest match, which all shards of a run read. */
export const createShardComputation = ({ basisOf, entryOf, openReader, openAnswers }: ShardEnvironment) => {
  let latest: { run: string; sides: BothSides } | null = null
  const inputs = new Map<string, InputBlocks>()

  /** The checksums of an input of a run, which its submission stored. */
  const blocksOf = async (run: string, out: string, name: InputName): Promise<InputBlocks> => {
    const path = blocksPath(out, run, name)
    const known = inputs.get(path)
    if (known) return known
    const bytes = await storageOf(path).read(path)
    if (bytes === null) throw new Error(`The file ${path} with the checksums of the input is missing.`)
    const blocks = JSON.parse(new TextDecoder().decode(bytes)) as InputBlocks
    inputs.clear()
    inputs.set(path, blocks)
    return blocks
  }
  /** Fault: this worker has another version or other ephemeris files than the run. */
  const demandBasis = (basis: RunBasis, ephemeris: RunEphemeris) => {
    const differing = differences(basisOf(ephemeris), basis)
    if (differing.length > 0)
      throw new SetupError(`this worker differs from the submission of the run: ${differing.join(', ')}.`)
  }

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
  const readPeople = async (run: string, plan: MatchPlan, progress: Progress) => {
    const { side, part, index } = plan.read!
    const folder = partFolder(workFolder(plan.out, run), side, index)
    const blocks = await blocksOf(run, plan.out, side)
    const source = { side, path: plan.sides[side].path, part, blocks }
    return readPart(source, folder, () => openReader(plan.options), progress)
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

  const answersShard = async (run: string, plan: AnswersPlan, folder: string, progress: Progress) => {
    const entry = await entryOf(plan.slug)
    const columns = columnsOf(entry, plan)
    const resultFile = await openSegments<AnswersPosition>(folder, {
      workOf: ({ rows }) => rows,
      maxWork: SEGMENT_ROWS,
    })
    if (resultFile.finished) return resultFile.start!.position
    const { format, ephemeris, now, header } = plan
    const range = plan.range!
    const blocks = await blocksOf(run, plan.out, 'in')
    return writeAnswers(
      { path: plan.in, format: plan.inputFormat, part: { header, range, blocks } },
      { entry, format, columns },
      resultFile,
      { openWorkers: () => openAnswers(entry, { now, ephemeris, format, columns }), ahead: 2 },
      { progress, total: range.rows },
    )
  }

  return async (run: string, part: number, plan: RunPlan, progress: Progress): Promise<object> => {
    const folder = shardFolder(workFolder(plan.out, run), part)
    if (plan.command === 'answers') {
      demandBasis(plan.basis, plan.ephemeris)
      return answersShard(run, plan, folder, progress)
    }
    demandBasis(plan.options.basis, plan.options.ephemeris)
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
  try {
    for await (const chunk of chunks) {
      hash.update(chunk)
      await writer.write(chunk)
      bytes += chunk.length
      onBytes(chunk.length)
    }
  } catch (error) {
    await writer.abort()
    throw error
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
    const identity = answersIdentity({ ...plan, entry, columns }, plan.digest)
    return {
      ...{ shards, rejecting: shards, identity, counts: { rows: sum('rows'), failed: sum('failed') } },
      merged: mergedAnswers(plan.format, columns, shards),
    }
  }
  // A merge that ended before its report is not repeated: its shards may be gone.
  const removeWork = async () => {
    for (const folder of [...folders, ...partFolders]) await removeShard(folder)
    await removeWorkFolder(run, out)
  }
  const existing = await readManifest(out)
  const names = await mapConcurrently(folders, (folder) => storageOf(folder).list(folder))
  if (existing && names.some((each) => each.length === 0) && (await sizeOf(out)) === existing.outputs[0]?.bytes) {
    await removeWork()
    return existing.counts
  }
  const { shards, rejecting, counts, merged, identity } = await readMerged()
  const size = shards.reduce((sum, { bytes }) => sum + bytes, 0)
  const stage = progress.begin('merging', 'bytes', size)
  const output = await writeStream(out, size, merged, (count) => stage.add(count))
  const rejects = await writeStream(rejectsPath(out), size, rejectsOf(rejecting), () => {})
  await writeManifest(out, { run: identity, counts, checked: [output, rejects], ignored: plan.ignored })
  await removeWork()
  stage.end()
  return counts
}
