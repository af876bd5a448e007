import { closeSync, openSync, renameSync, writeSync } from 'node:fs'
import type { AyanamshaId } from '../ephemeris/ayanamshas.ts'
import type { MatchSystem } from '../jyotish/kootas/systems.ts'
import { bestPairs } from './best-pairs.ts'
import { openLedger } from './ledger.ts'
import { type People, type Reader, type Reject, readPeople } from './people.ts'
import type { Progress } from './progress.ts'
import type { OutputFormat } from './records.ts'
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
}

export interface MatchSummary {
  grooms: number
  brides: number
  rejected: number
  lines: number
}

/** Where a run goes on: the next groom, the lines so far, and what the sheet keeps in mind. */
interface Position {
  groom: number
  lines: number
  memory: unknown
}

/** A block is whole grooms with at least as many lines. */
export const BLOCK_LINES = 65_536

export const rejectsOf = (out: string) => `${out}.rejects.ndjson`

const readBoth = async (run: MatchRun, read: Reader, ahead: number, progress: Progress) => {
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
 * cannot be read go to `OUT.rejects.ndjson`. A run that was ended goes on where it was when it is started again.
 * `ahead` blocks of rows are with the reader at a time.
 */
export const runMatch = async (run: MatchRun, read: Reader, progress: Progress, ahead = 1): Promise<MatchSummary> => {
  const { out, format, system, ayanamsha, threshold, top, shard, force } = run
  const { grooms, brides } = await readBoth(run, read, ahead, progress)
  const identity = {
    command: 'match',
    layout: 1,
    ...{ format, system, threshold, top, shard, ayanamsha },
    ...{ grooms: grooms.digest, brides: brides.digest },
  }
  const summary = { grooms: grooms.ids.length, brides: brides.ids.length, rejected: grooms.rejected + brides.rejected }
  const ledger = openLedger<Position>(out, identity, { keep: shard !== null, force })
  if (ledger.finished) return { ...summary, lines: 0 }

  const sheet = sheetOf(format)
  const { from, to } = shardOf(shard, grooms.ids.length)
  let lines = 0
  let groom = from
  if (ledger.start) {
    const { bytes, position } = ledger.start
    ;({ groom, lines } = position)
    sheet.resume(bytes, position.memory)
  } else ledger.write(sheet.begin())

  const pairsOf = bestPairs(brides, { system, threshold, top }, sheet.prepared)
  const position = (): Position => ({ groom, lines, memory: sheet.memory() })
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
    lines += block
    ledger.write(sheet.taken())
    ledger.mark(position)
    // Lets a signal and the progress have their turn.
    await Bun.sleep(0)
  }
  ledger.write(sheet.end())
  ledger.finish(position())
  tally.end()
  return { ...summary, lines }
}
