import { expect, test } from 'bun:test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeAnswers } from '../../src/batch/answers.ts'
import { writePairs } from '../../src/batch/match.ts'
import { createPeopleList } from '../../src/batch/people.ts'
import { createProgress } from '../../src/batch/progress.ts'
import type { ResultFile } from '../../src/batch/result-file.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { folderOfFile } from '../program.ts'
import { births } from './people.ts'

// Long work of a shard yields to the event loop, in which its worker renews the lock of the shard. Without that, a busy machine loses
// the lock of every shard, and the run fails although nothing is wrong.

const silent = createProgress({ write: () => undefined })
const nowhere = <Position>(): ResultFile<Position> => ({
  start: null,
  finished: false,
  write() {},
  reject() {},
  mark: async () => {},
  finish: async () => {},
})

/** The number of times that a timer of one millisecond fires during work. */
const ticksDuring = async (work: () => Promise<unknown>): Promise<number> => {
  let ticks = 0
  const timer = setInterval(() => ticks++, 1)
  await work()
  clearInterval(timer)
  return ticks
}

const busyWait = (milliseconds: number) => {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('a timer fires after each batch of answers, although the answers are computed without waiting', async () => {
  const path = join(folderOfFile(), 'people.csv')
  const rows = births('p', 640, 1).map((row) => Object.values(row).join(','))
  writeFileSync(path, `id,datetime,timezone,latitude,longitude\n${rows.join('\n')}\n`)
  const entry = catalogue.find(({ slug }) => slug === 'find-moon-sign')!
  const pool = {
    async run() {
      busyWait(10)
      return { text: '', rows: [], rejects: '', failed: 0 }
    },
    close() {},
  }
  const ticks = await ticksDuring(() =>
    writeAnswers(
      { path, format: 'csv', part: null },
      { entry, format: 'ndjson', columns: null },
      nowhere(),
      { openWorkers: () => pool, ahead: 1 },
      { progress: silent, total: 640 },
    ),
  )
  expect(ticks).toBeGreaterThanOrEqual(9)
})

test('a timer fires during a match that writes no lines', async () => {
  const sideOf = (count: number) => {
    const list = createPeopleList()
    for (let i = 0; i < count; i++) list.add(`p${i}`, 0)
    return { ...list.people(), rejected: 0, digest: '' }
  }
  const ticks = await ticksDuring(() =>
    writePairs(
      { grooms: sideOf(30_000), brides: sideOf(400_000), rejected: 0 },
      { format: 'csv', system: 'ashtakoot', threshold: 36, top: 1, shard: null },
      nowhere(),
      silent,
    ),
  )
  // 1.2e10 pairs take some tenths of a second.
  expect(ticks).toBeGreaterThanOrEqual(4)
})
