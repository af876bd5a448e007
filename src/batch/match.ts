import { closeSync, openSync, renameSync, writeSync } from 'node:fs'
import type { AyanamshaId } from '../ephemeris/ayanamshas.ts'
import type { MatchSystem } from '../jyotish/kootas/systems.ts'
import { SetupError } from '../settings.ts'
import { bestPairs } from './best-pairs.ts'
import type { Ephemeris } from './ephemeris.ts'
import { type People, type Reader, type Reject, readPeople } from './people.ts'
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

/** Reads rows; `ahead` blocks of them are with it at a time. */
export interface OpenedReader {
  read: Reader
  ahead: number
  close(): void
}

export interface MatchSummary {
  grooms: number
  brides: number
  rejected: number
  lines: number
  /** The same run had ended before: nothing was done. */
  already_finished?: true
}

/** Where a run goes on: the next groom, what was done so far, and what the sheet keeps in mind. */
interface Position {
  groom: number
  summary: MatchSummary
  memory: unknown
}

type Digests = Record<'grooms' | 'brides', string>

/** A block is whole grooms with at least as many lines. */
export const BLOCK_LINES = 65_536

export const rejectsOf = (out: string) => `${out}.rejects.ndjson`

const readBoth = async (run: MatchRun, digests: Digests, { read, ahead }: OpenedReader, progress: Progress) => {
  const path = rejectsOf(run.out)
  const fresh = `${path}.new`
  const file = openSync(fresh, 'w')
  const readSide = async (side: 'grooms' | 'brides'): Promise<People> => {
    const tally = progress.begin(`reading ${side}`, 'rows', null)
    const people = await readPeople(
      run[side],
      read,
      (reject: Reject) => writeSync(file, `${JSON.stringify({ file: side, ...reject })}\n`),
      (count) => tally.add(count),
      ahead,
    )
    tally.end()
    if (people.digest !== digests[side]) throw new SetupError(`${run[side]} changed while it was read; start again.`)
    return people
  }
  const grooms = await readSide('grooms')
  const brides = await readSide('brides')
  closeSync(file)
  renameSync(fresh, path)
  return { grooms, brides }
}

/**
 * Matches every groom with every bride and writes the best pairs, groom after groom in the order of the input. Rows that
 * cannot be read go to `OUT.rejects.ndjson`. A run that was ended goes on where it was when it is started again; one that had
 * finished is left as it is.
 */
export const runMatch = async (
  run: MatchRun,
  open: () => OpenedReader | Promise<OpenedReader>,
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
  const ledger = openResultFile<Position>(out, identity, { force })
  if (ledger.finished) return { ...ledger.start!.position.summary, already_finished: true }

  const reading = await open()
  const { grooms, brides } = await readBoth(run, digests, reading, progress).finally(() => reading.close())
  const sheet = sheetOf(format)
  const { from, to } = shardOf(shard, grooms.ids.length)
  const rejected = grooms.rejected + brides.rejected
  let summary: MatchSummary = { grooms: grooms.ids.length, brides: brides.ids.length, rejected, lines: 0 }
  let groom = from
  if (ledger.start) {
    const { bytes, position } = ledger.start
    ;({ groom, summary } = position)
    sheet.resume(bytes, position.memory)
  } else ledger.write(sheet.begin())

  const pairsOf = bestPairs(brides, { system, threshold, top }, sheet.prepared)
  const position = (): Position => ({ groom, summary, memory: sheet.memory() })
  const tally = progress.begin('matching', 'pairs', (to - from) * brides.ids.length)
  tally.skip((groom - from) * brides.ids.length)
  while (groom < to) {
    let block = 0
    for (; groom < to && block < BLOCK_LINES; groom++) {
      const { pairs, count } = pairsOf(grooms.classes[groom]!)
      sheet.add(grooms.ids[groom]!, pairs)
      block += count
      tally.add(brides.ids.length)
    }
    summary = { ...summary, lines: summary.lines + block }
    ledger.write(sheet.taken())
    ledger.mark(position)
    // Lets a signal and the progress have their turn.
    await Bun.sleep(0)
  }
  ledger.write(sheet.end())
  ledger.finish(position())
  tally.end()
  return summary
}
