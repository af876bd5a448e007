import { closeSync, openSync, renameSync, writeSync } from 'node:fs'
import type { AyanamshaId } from '../ephemeris/ayanamshas.ts'
import type { MatchSystem } from '../jyotish/kootas/systems.ts'
import { SetupError } from '../settings.ts'
import { bestPairs } from './best-pairs.ts'
import type { Ephemeris } from './ephemeris.ts'
import { type People, type Reject, type RowReader, readPeople } from './people.ts'
import type { Progress } from './progress.ts'
import { digestOf, type OutputFormat } from './records.ts'
import { openResultFile } from './result-file.ts'
import { type Shard, shardOf } from './shard.ts'
import { sheetOf } from './sheets.ts'

export interface MatchRun {
  grooms: string
  brides: string
  out: string
  format: OutputFormat
  system: MatchSystem
  ayanamsha: AyanamshaId
  threshold: number
  top: number | null
  shard: Shard | null
  force: boolean
  ephemeris: Ephemeris
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
interface Position {
  groom: number
  summary: MatchSummary
  memory: unknown
}

type Digests = Record<'grooms' | 'brides', string>

/** A block contains all pairs of its grooms and ends with the groom that reaches this number of lines. */
export const BLOCK_LINES = 65_536

export const rejectsPath = (out: string) => `${out}.rejects.ndjson`

const readPeopleFiles = async (run: MatchRun, digests: Digests, { read, ahead }: RowReaderPool, progress: Progress) => {
  const path = rejectsPath(run.out)
  const temporaryPath = `${path}.new`
  const file = openSync(temporaryPath, 'w')
  const readSide = async (side: 'grooms' | 'brides'): Promise<People> => {
    const stage = progress.begin(`reading ${side}`, 'rows', null)
    const people = await readPeople(
      run[side],
      read,
      (reject: Reject) => writeSync(file, `${JSON.stringify({ file: side, ...reject })}\n`),
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
  closeSync(file)
  renameSync(temporaryPath, path)
  return { grooms, brides }
}

/**
 * Matches every groom with every bride and writes the best pairs, in the order of the grooms in the input. Invalid rows are
 * written to `OUT.rejects.ndjson`. An interrupted run resumes when it is started again; a finished run is not changed.
 */
export const runMatch = async (
  run: MatchRun,
  openReader: () => RowReaderPool | Promise<RowReaderPool>,
  progress: Progress,
): Promise<MatchSummary> => {
  const { out, format, system, ayanamsha, threshold, top, shard, force, ephemeris } = run
  const digests = { grooms: await digestOf(run.grooms), brides: await digestOf(run.brides) }
  const identity = {
    command: 'match',
    layout: 2,
    ...{ format, system, threshold, top, shard, ayanamsha, ephemeris },
    ...digests,
  }
  const resultFile = openResultFile<Position>(out, identity, { force })
  if (resultFile.finished) return { ...resultFile.start!.position.summary, already_finished: true }

  const rowReader = await openReader()
  const { grooms, brides } = await readPeopleFiles(run, digests, rowReader, progress).finally(() => rowReader.close())
  const sheet = sheetOf(format)
  const { from, to } = shardOf(shard, grooms.ids.length)
  const rejected = grooms.rejected + brides.rejected
  let summary: MatchSummary = { grooms: grooms.ids.length, brides: brides.ids.length, rejected, lines: 0 }
  let groom = from
  if (resultFile.start) {
    const { bytes, position } = resultFile.start
    ;({ groom, summary } = position)
    sheet.resume(bytes, position.memory)
  } else resultFile.write(sheet.begin())

  const pairsOf = bestPairs(brides, { system, threshold, top }, sheet.prepare)
  const position = (): Position => ({ groom, summary, memory: sheet.state() })
  const stage = progress.begin('matching', 'pairs', (to - from) * brides.ids.length)
  stage.skip((groom - from) * brides.ids.length)
  while (groom < to) {
    let block = 0
    for (; groom < to && block < BLOCK_LINES; groom++) {
      const { pairs, count } = pairsOf(grooms.classes[groom]!)
      sheet.add(grooms.ids[groom]!, pairs)
      block += count
      stage.add(brides.ids.length)
    }
    summary = { ...summary, lines: summary.lines + block }
    resultFile.write(sheet.flush())
    resultFile.mark(position)
    // Lets the event loop handle signals and print the progress.
    await Bun.sleep(0)
  }
  resultFile.write(sheet.end())
  resultFile.finish(position())
  stage.end()
  return summary
}
