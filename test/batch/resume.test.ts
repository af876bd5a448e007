import { describe, expect, test } from 'bun:test'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ORDER_LINES } from '../../src/batch/answers.ts'
import { openResultFile, readCheckpoint } from '../../src/batch/result-file.ts'
import { LONG, longTest, sample } from '../long.ts'
import { MAIN } from '../program.ts'
import { until } from '../until.ts'
import { at, births, file, numbers, stars } from './people.ts'

const slowMatch = join(import.meta.dir, 'slow-match.ts')
const slowAnswers = join(import.meta.dir, 'slow-answers.ts')
const start = (words: string[]) =>
  Bun.spawn([process.execPath, ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: at('var'), COMPILED_YEARS: 'none' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
const finished = async (words: string[]) => {
  const run = start(words)
  const said = await new Response(run.stderr).text()
  expect({ code: await run.exited, said }).toMatchObject({ code: 0 })
}

const KILLS = sample(1, 10)
/** So many of them from checkpoints that differ. */
const DIFFERENT = sample(1, 3)
/** Of all steps, what one life may do: with the life before the first checkpoint it stays below the whole. */
const shareOf = (steps: number) => String(Math.floor(steps / (KILLS + 2)))
/** The longest life after what it waited for, milliseconds; a checkpoint comes every quarter of a second. */
const LONGEST = 600
/** As for every test of kills: what they do is counted in lives, and how long one takes is the machine's matter. */
const PATIENCE = 3_600_000

/**
 * Ends a slow run by SIGKILL at random moments of its work, until enough of those lives had gone on from a checkpoint; then lets
 * it finish. Gives the bytes that were sure at each of those.
 */
const killedAtRandom = async (words: string[], share: string, out: string): Promise<number[]> => {
  const next = numbers(9)
  const resumed: number[] = []
  for (let life = 0; resumed.length < KILLS || new Set(resumed).size < DIFFERENT; life++) {
    const sure = readCheckpoint(out)?.bytes ?? 0
    const run = start([...words, share])
    await run.stdout.getReader().read()
    // Every second life reaches a further checkpoint, however long the machine takes for it; the others end wherever they are.
    if (life % 2 === 1) await until(() => (readCheckpoint(out)?.bytes ?? 0) > sure)
    await Bun.sleep(next() * LONGEST)
    run.kill('SIGKILL')
    await run.exited
    expect([run.signalCode, existsSync(out)]).toEqual(['SIGKILL', false])
    if (sure > 0) resumed.push(sure)
  }
  await finished([...words, '0'])
  return resumed
}

// Most of the time these wait, so that they do so side by side.
describe.concurrent(`kill -9 at random moments, then finish: the bytes of a run that nothing ended`, () => {
  test.each(LONG ? (['csv', 'ndjson', 'parquet'] as const) : (['csv'] as const))(
    'match, %s',
    async (format) => {
      const grooms = file(`g-${format}.csv`, stars('g', 1200, 1))
      const brides = file(`b-${format}.csv`, stars('b', 2000, 2))
      const [whole, killed] = [at(`whole.${format}`), at(`killed.${format}`)]
      const wish = ['--threshold', '0', '--top-k', 'all']
      await finished([MAIN, 'batch', 'match', '--grooms', grooms, '--brides', brides, '--out', whole, ...wish])
      const resumed = await killedAtRandom([slowMatch, grooms, brides, killed, format], shareOf(1200), killed)
      expect(new Set(resumed).size).toBeGreaterThanOrEqual(DIFFERENT)
      expect(readFileSync(killed).equals(readFileSync(whole))).toBe(true)
      expect(existsSync(`${killed}.partial`)).toBe(false)
    },
    PATIENCE,
  )

  longTest(
    'a capability',
    async () => {
      const orders = 144
      const path = file(
        'calls.ndjson',
        births('', orders * ORDER_LINES, 4).map(({ id, ...birth }) => birth),
      )
      const [whole, killed] = [at('whole-calls.ndjson'), at('killed-calls.ndjson')]
      await finished([MAIN, 'batch', 'planet-positions', '--in', path, '--out', whole, '--jobs', '2'])
      const resumed = await killedAtRandom([slowAnswers, path, killed, '0'], shareOf(orders), killed)
      expect(new Set(resumed).size).toBeGreaterThanOrEqual(DIFFERENT)
      expect(readFileSync(killed).equals(readFileSync(whole))).toBe(true)
    },
    PATIENCE,
  )
})

describe('the ledger', () => {
  const RUN = { of: 'run' }
  const bytes = (text: string) => new TextEncoder().encode(text)
  const text = (path: string) => readFileSync(path, 'utf8')

  /** A run that ends after its first mark, with more written behind it. */
  const begun = (name: string) => {
    const out = at(name)
    const ledger = openResultFile<number>(out, RUN)
    ledger.write(bytes('one'))
    Bun.sleepSync(300)
    ledger.mark(() => 1)
    ledger.write(bytes('lost'))
    return out
  }

  test('goes on after the bytes that are sure', () => {
    const out = begun('ledger-1')
    const again = openResultFile<number>(out, RUN)
    expect(again.start).toEqual({ bytes: 3, position: 1 })
    again.write(bytes('two'))
    again.finish(2)
    expect(text(out)).toBe('onetwo')
  })

  test('refuses another run, and a file that shorter than', () => {
    const out = begun('ledger-2')
    expect(() => openResultFile(out, { of: 'another run' })).toThrow(/other inputs or options \(of\)/)
    writeFileSync(`${out}.partial`, 'o')
    expect(() => openResultFile(out, RUN)).toThrow(/shorter than/)
    expect(openResultFile(out, { of: 'another run' }, { force: true }).start).toBeNull()
  })

  test('a run that was ended between its last checkpoint and its new name is complete', () => {
    const out = at('ledger-3')
    writeFileSync(`${out}.partial`, 'all')
    writeFileSync(`${out}.checkpoint.json`, JSON.stringify({ identity: RUN, finished: true, bytes: 3, position: 9 }))
    expect(openResultFile(out, RUN).finished).toBe(true)
    expect(text(out)).toBe('all')
  })

  test('a finished output is left as it is, unless it is not what its run left', () => {
    const out = begun('ledger-4')
    openResultFile<number>(out, RUN).finish(2)
    const again = openResultFile<number>(out, RUN)
    expect([again.finished, again.start?.position]).toEqual([true, 2])
    expect(() => openResultFile(out, { of: 'another run' })).toThrow(/--force/)
    writeFileSync(out, 'one and more')
    expect(() => openResultFile(out, RUN)).toThrow(/was changed after its run/)
    // Taken away: another run may begin.
    rmSync(out)
    expect(openResultFile(out, { of: 'another run' }).start).toBeNull()
  })
})
