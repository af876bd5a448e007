import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { AyanamshaId } from '../ephemeris/ayanamshas.ts'
import type { MatchSystem } from '../jyotish/kootas/systems.ts'
import { SetupError } from '../settings.ts'
import { bestPairs } from './best-pairs.ts'
import type { RunEphemeris } from './ephemeris.ts'
import { writing } from './file-errors.ts'
import { type IgnoredColumns, readManifest, writeManifest } from './manifest.ts'
import type { OutputFormat } from './output-format.ts'
import { type People, type Reject, type RowReader, readPeople } from './people.ts'
import type { Progress } from './progress.ts'
import { digestOf } from './records.ts'
import { openResultFile, type ResultFile, rejectsPath } from './result-file.ts'
import type { RunBasis } from './run-basis.ts'
import { type Shard, shardOf } from './shard.ts'
import { sheetOf } from './sheets.ts'

/** The options that decide the pairs of a run. */
export interface MatchOptions {
  format: OutputFormat
  system: MatchSystem
  ayanamsha: AyanamshaId
  threshold: number
  top: number | null
  ephemeris: RunEphemeris
  basis: RunBasis
}

export interface MatchRun extends MatchOptions {
  grooms: string
  brides: string
  out: string
  shard: Shard | null
  force: boolean
  /** Columns of the inputs that the run does not use. */
  ignored: IgnoredColumns
}

/** A reader of rows. `ahead` is the number of blocks that it reads at the same time. */
export interface RowReaderPool {
  read: RowReader
  ahead: number
  close(): void
}

export interface MatchSummary {
  grooms: number
  brides: number
  rejected: number
  lines: number
  /** Set if an earlier run had finished already; this run did nothing. */
  already_finished?: true
}

/** The point at which a run resumes: the next groom, the totals so far, and the state of the output format. */
export interface MatchPosition {
  groom: number
  summary: MatchSummary
  memory: unknown
}

export type MatchDigests = Record<'grooms' | 'brides', string>

/** A block contains all pairs of its grooms and ends with the groom that reaches this number of lines. */
export const BLOCK_LINES = 65_536
/** The event loop is yielded after this many pairs at the latest: about a fifth of a second of matching. */
const YIELD_PAIRS = 2e8

/** Both sides of a match, with the invalid rows as NDJSON. */
export interface BothSides {
  grooms: People
  brides: People
  rejected: number
}

/** Reads the inputs of a run. `reject` is called for each invalid row. */
const readBothSides = async (
  run: Pick<MatchRun, 'grooms' | 'brides'>,
  digests: MatchDigests,
  { read, ahead }: Pick<RowReaderPool, 'read' | 'ahead'>,
  reject: (line: string) => void,
  progress: Progress,
): Promise<BothSides> => {
  const readSide = async (side: 'grooms' | 'brides'): Promise<People> => {
    const stage = progress.begin(`reading ${side}`, 'rows', null)
    const people = await readPeople(
      run[side],
      read,
      (row: Reject) => reject(`${JSON.stringify({ file: side, ...row })}\n`),
      (count) => stage.add(count),
      ahead,
    )
    stage.end()
    if (people.digest !== digests[side])
      throw new SetupError(`${run[side]} changed while it was read; start the run again.`)
    return people
  }
  const grooms = await readSide('grooms')
  const brides = await readSide('brides')
  return { grooms, brides, rejected: grooms.rejected + brides.rejected }
}

/** Reads the inputs and writes the invalid rows to the file of rejected rows of the run. */
const readAndReject = async (run: MatchRun, digests: MatchDigests, rowReader: RowReaderPool, progress: Progress) => {
  const path = rejectsPath(run.out)
  const temporaryPath = `${path}.new`
  const file = writing(path, () => openSync(temporaryPath, 'w'))
  try {
    const reject = (line: string) => writing(path, () => writeFileSync(file, line))
    const sides = await readBothSides(run, digests, rowReader, reject, progress)
    renameSync(temporaryPath, path)
    return sides
  } finally {
    closeSync(file)
    rmSync(temporaryPath, { force: true })
  }
}

/** The part of a run's identity that all its shards share. */
export const matchIdentity = (
  { format, system, threshold, top, ayanamsha, ephemeris, basis }: MatchOptions,
  shard: Shard | null,
  digests: MatchDigests,
) => ({
  command: 'match',
  layout: 3,
  ...{ format, system, threshold, top, shard, ayanamsha, ephemeris },
  ...digests,
  ...basis,
})

/** Writes the pairs of the grooms of a shard to its result, from the position where the result ends. */
export const writePairs = async (
  { grooms, brides, rejected }: BothSides,
  { format, system, threshold, top, shard }: Pick<MatchRun, 'format' | 'system' | 'threshold' | 'top' | 'shard'>,
  resultFile: ResultFile<MatchPosition>,
  progress: Progress,
): Promise<MatchSummary> => {
  const sheet = sheetOf(format)
  const { from, to } = shardOf(shard, grooms.ids.length)
  let summary: MatchSummary = { grooms: grooms.ids.length, brides: brides.ids.length, rejected, lines: 0 }
  let groom = from
  if (resultFile.start) {
    const { bytes, position } = resultFile.start
    ;({ groom, summary } = position)
    sheet.resume(bytes, position.memory)
  } else resultFile.write(sheet.begin())

  const pairsOf = bestPairs(grooms, brides, { system, threshold, top }, sheet.prepare)
  const position = (): MatchPosition => ({ groom, summary, memory: sheet.state() })
  const stage = progress.begin('matching', 'pairs', (to - from) * brides.ids.length)
  stage.skip((groom - from) * brides.ids.length)
  while (groom < to) {
    let block = 0
    let yieldedAt = groom
    for (; groom < to && block < BLOCK_LINES; groom++) {
      // A high threshold writes few lines, so that a block may last for minutes; a worker renews its lock meanwhile.
      if ((groom - yieldedAt) * brides.ids.length >= YIELD_PAIRS) {
        yieldedAt = groom
        await Bun.sleep(0)
      }
      const { pairs, count } = pairsOf(grooms.classes[groom]!)
      sheet.add(grooms.ids[groom]!, pairs)
      block += count
      stage.add(brides.ids.length)
    }
    summary = { ...summary, lines: summary.lines + block }
    resultFile.write(sheet.flush())
    await resultFile.mark(position)
    // Lets the event loop handle signals and print the progress.
    await Bun.sleep(0)
  }
  resultFile.write(sheet.end())
  await resultFile.finish(position())
  stage.end()
  return summary
}

/** The counts of a manifest. */
export const countsOf = ({ grooms, brides, rejected, lines }: MatchSummary): Record<string, number> => ({
  ...{ grooms, brides, rejected, lines },
})

const matchDigests = async (run: Pick<MatchRun, 'grooms' | 'brides'>): Promise<MatchDigests> => ({
  grooms: await digestOf(run.grooms),
  brides: await digestOf(run.brides),
})

/**
 * Matches every groom with every bride and writes the best pairs, in the order of the grooms in the input. Invalid rows are
 * written to `OUT.rejects.ndjson`. An interrupted run resumes when it is started again; a finished run is not changed.
 */
export const runMatch = async (
  run: MatchRun,
  openReader: () => RowReaderPool | Promise<RowReaderPool>,
  progress: Progress,
): Promise<MatchSummary> => {
  const digests = await matchDigests(run)
  const resultFile = openResultFile<MatchPosition>(run.out, matchIdentity(run, run.shard, digests), {
    force: run.force,
  })
  const saveManifest = (summary: MatchSummary) =>
    writeManifest(run.out, {
      run: matchIdentity(run, run.shard, digests),
      counts: countsOf(summary),
      ignored: run.ignored,
    })
  if (resultFile.finished) {
    const { summary } = resultFile.start!.position
    // The run may have ended between its output and its manifest.
    if ((await readManifest(run.out)) === null) await saveManifest(summary)
    return { ...summary, already_finished: true }
  }
  const rowReader = await openReader()
  const sides = await readAndReject(run, digests, rowReader, progress).finally(() => rowReader.close())
  const summary = await writePairs(sides, run, resultFile, progress)
  await saveManifest(summary)
  return summary
}
