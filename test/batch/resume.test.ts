import { describe, expect, test } from 'bun:test'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BATCH_LINES } from '../../src/batch/answers.ts'
import { openResultFile, readCheckpoint } from '../../src/batch/result-file.ts'
import { LONG, longTest, sample } from '../long.ts'
import { MAIN } from '../program.ts'
import { until } from '../until.ts'
import { births, numbers, stars, testFolder } from './people.ts'

const { at, file } = testFolder()

const slowMatch = join(import.meta.dir, 'slow-match.ts')
const slowAnswers = join(import.meta.dir, 'slow-answers.ts')
const start = (args: string[]) =>
  Bun.spawn([process.execPath, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: at('var'), COMPILED_YEARS: 'none' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
const runToEnd = async (args: string[]) => {
  const run = start(args)
  const stderr = await new Response(run.stderr).text()
  expect({ code: await run.exited, said: stderr }).toMatchObject({ code: 0 })
}

const KILLS = sample(1, 10)
/** Minimum number of different checkpoints that are resumed from. */
const MIN_DIFFERENT = sample(1, 3)
/** The number of steps of one process, chosen so that all killed processes together do not finish the work. */
const shareOf = (steps: number) => String(Math.floor(steps / (KILLS + 2)))
/** Maximum time until a kill, milliseconds. Checkpoints are saved every 250 ms. */
const MAX_LIFE_MS = 600
/** Timeout of a test, milliseconds. The tests count processes, whose duration depends on the machine. */
const TIMEOUT_MS = 3_600_000

/**
 * Kills a slow run at random moments until enough processes have resumed from a checkpoint, then lets the run finish. Returns
 * the number of bytes in the checkpoint of each resumed process.
 */
const killAtRandom = async (args: string[], share: string, out: string): Promise<number[]> => {
  const next = numbers(9)
  const resumedFrom: number[] = []
  for (let attempt = 0; resumedFrom.length < KILLS || new Set(resumedFrom).size < MIN_DIFFERENT; attempt++) {
    const checkpointBytes = readCheckpoint(out)?.bytes ?? 0
    const run = start([...args, share])
    await run.stdout.getReader().read()
    // Every second process runs until a new checkpoint is saved; the others are killed at any point.
    if (attempt % 2 === 1) await until(() => (readCheckpoint(out)?.bytes ?? 0) > checkpointBytes)
    await Bun.sleep(next() * MAX_LIFE_MS)
    run.kill('SIGKILL')
    await run.exited
    expect([run.signalCode, existsSync(out)]).toEqual(['SIGKILL', false])
    if (checkpointBytes > 0) resumedFrom.push(checkpointBytes)
  }
  await runToEnd([...args, '0'])
  return resumedFrom
}

// These tests mostly wait, so they run concurrently.
describe.concurrent('a run that is killed at random moments and resumed writes the bytes of an uninterrupted run', () => {
  test.each(LONG ? (['csv', 'ndjson', 'parquet'] as const) : (['csv'] as const))(
    'match, %s',
    async (format) => {
      const grooms = file(`g-${format}.csv`, stars('g', 1200, 1))
      const brides = file(`b-${format}.csv`, stars('b', 2000, 2))
      const [uninterrupted, interrupted] = [at(`whole.${format}`), at(`killed.${format}`)]
      const options = ['--threshold', '0', '--top-k', 'all']
      await runToEnd([
        MAIN,
        'batch',
        'match',
        '--grooms',
        grooms,
        '--brides',
        brides,
        '--out',
        uninterrupted,
        ...options,
      ])
      const resumedFrom = await killAtRandom(
        [slowMatch, grooms, brides, interrupted, format],
        shareOf(1200),
        interrupted,
      )
      expect(new Set(resumedFrom).size).toBeGreaterThanOrEqual(MIN_DIFFERENT)
      expect(readFileSync(interrupted).equals(readFileSync(uninterrupted))).toBe(true)
      expect(existsSync(`${interrupted}.partial`)).toBe(false)
    },
    TIMEOUT_MS,
  )

  longTest(
    'a capability',
    async () => {
      const batches = 144
      const path = file(
        'calls.ndjson',
        births('', batches * BATCH_LINES, 4).map(({ id, ...birth }) => birth),
      )
      const [uninterrupted, interrupted] = [at('whole-calls.ndjson'), at('killed-calls.ndjson')]
      await runToEnd([MAIN, 'batch', 'planet-positions', '--in', path, '--out', uninterrupted, '--jobs', '2'])
      const resumedFrom = await killAtRandom([slowAnswers, path, interrupted, '0'], shareOf(batches), interrupted)
      expect(new Set(resumedFrom).size).toBeGreaterThanOrEqual(MIN_DIFFERENT)
      expect(readFileSync(interrupted).equals(readFileSync(uninterrupted))).toBe(true)
    },
    TIMEOUT_MS,
  )
})

describe('the result file', () => {
  const RUN = { of: 'run' }
  const bytes = (text: string) => new TextEncoder().encode(text)
  const text = (path: string) => readFileSync(path, 'utf8')

  /** A run that ends after its first checkpoint, with more bytes written after it. */
  const interruptedRun = (name: string) => {
    const out = at(name)
    const resultFile = openResultFile<number>(out, RUN)
    resultFile.write(bytes('one'))
    Bun.sleepSync(300)
    resultFile.mark(() => 1)
    resultFile.write(bytes('lost'))
    return out
  }

  test('resumes after the bytes of the checkpoint', () => {
    const out = interruptedRun('ledger-1')
    const reopened = openResultFile<number>(out, RUN)
    expect(reopened.start).toEqual({ bytes: 3, position: 1 })
    reopened.write(bytes('two'))
    reopened.finish(2)
    expect(text(out)).toBe('onetwo')
  })

  test('rejects another run, and a file that is shorter than its checkpoint', () => {
    const out = interruptedRun('ledger-2')
    expect(() => openResultFile(out, { of: 'another run' })).toThrow(
      /other inputs, options or versions \(of "run" instead of "another run"\)/,
    )
    writeFileSync(`${out}.partial`, 'o')
    expect(() => openResultFile(out, RUN)).toThrow(/shorter than/)
    expect(openResultFile(out, { of: 'another run' }, { force: true }).start).toBeNull()
  })

  test('a run that ended between its last checkpoint and the renaming of its file is complete', () => {
    const out = at('ledger-3')
    writeFileSync(`${out}.partial`, 'all')
    writeFileSync(`${out}.checkpoint.json`, JSON.stringify({ identity: RUN, finished: true, bytes: 3, position: 9 }))
    expect(openResultFile(out, RUN).finished).toBe(true)
    expect(text(out)).toBe('all')
  })

  test('a finished output stays unchanged, and is rejected if it was modified', () => {
    const out = interruptedRun('ledger-4')
    openResultFile<number>(out, RUN).finish(2)
    const reopened = openResultFile<number>(out, RUN)
    expect([reopened.finished, reopened.start?.position]).toEqual([true, 2])
    expect(() => openResultFile(out, { of: 'another run' })).toThrow(/--force/)
    writeFileSync(out, 'one and more')
    expect(() => openResultFile(out, RUN)).toThrow(/was changed after its run/)
    // The output was deleted, so another run may start.
    rmSync(out)
    expect(openResultFile(out, { of: 'another run' }).start).toBeNull()
  })
})
