import { describe, expect, test } from 'bun:test'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openLedger, readCheckpoint } from '../../src/batch/ledger.ts'
import { at, births, file, numbers, stars } from './people.ts'

const main = join(import.meta.dir, '..', '..', 'src', 'main.ts')
const slowMatch = join(import.meta.dir, 'slow-match.ts')
const start = (words: string[]) =>
  Bun.spawn([process.execPath, ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: at('var') },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
const finished = async (words: string[]) => {
  const run = start(words)
  const said = await new Response(run.stderr).text()
  expect({ code: await run.exited, said }).toMatchObject({ code: 0 })
}

const size = (path: string) => (existsSync(path) ? statSync(path).size : 0)

/** More than the beginning of any format. */
const HEADER = 100

/** Ends a run by SIGKILL at ten random moments of its work, then lets it finish; the number of checkpoints that it went on from. */
const killedTenTimes = async (words: string[], out: string, longest: number): Promise<number> => {
  const next = numbers(9)
  const partial = `${out}.partial`
  const seen = new Set<number>()
  // A quick machine may be through before the tenth.
  for (let kill = 0; kill < 10 && !existsSync(out); kill++) {
    const before = size(partial)
    const sure = readCheckpoint(out)?.bytes ?? 0
    const run = start(words)
    // Until it has written something: what was not sure is cut off before.
    while (run.exitCode === null && (size(partial) === before || size(partial) <= Math.max(sure, HEADER)))
      await Bun.sleep(5)
    await Bun.sleep(next() * longest)
    run.kill('SIGKILL')
    await run.exited
    seen.add(readCheckpoint(out)?.bytes ?? 0)
  }
  if (!existsSync(out)) await finished(words)
  seen.delete(0)
  return seen.size
}

describe('kill -9 at ten random moments, then finish: the bytes of a run that nothing ended', () => {
  test.each(['csv', 'ndjson', 'parquet'] as const)(
    'match, %s',
    async (format) => {
      const grooms = file(`g-${format}.csv`, stars('g', 1200, 1))
      const brides = file(`b-${format}.csv`, stars('b', 2000, 2))
      const [whole, killed] = [at(`whole.${format}`), at(`killed.${format}`)]
      const wish = ['--threshold', '0', '--top-k', 'all']
      await finished([main, 'batch', 'match', '--grooms', grooms, '--brides', brides, '--out', whole, ...wish])
      const resumed = await killedTenTimes([slowMatch, grooms, brides, killed, format], killed, 500)
      expect(resumed).toBeGreaterThan(2)
      expect(readFileSync(killed).equals(readFileSync(whole))).toBe(true)
      expect(existsSync(`${killed}.partial`)).toBe(false)
    },
    180_000,
  )

  test('a capability', async () => {
    const path = file(
      'calls.ndjson',
      births('', 12000, 4).map(({ id, ...birth }) => birth),
    )
    const words = (out: string) => [
      main,
      'batch',
      'vedic-charts/planet-positions',
      '--in',
      path,
      '--out',
      out,
      '--jobs',
      '2',
    ]
    const [whole, killed] = [at('whole-calls.ndjson'), at('killed-calls.ndjson')]
    await finished(words(whole))
    const resumed = await killedTenTimes(words(killed), killed, 900)
    expect(resumed).toBeGreaterThan(2)
    expect(readFileSync(killed).equals(readFileSync(whole))).toBe(true)
  }, 180_000)
})

describe('the ledger', () => {
  const RUN = { of: 'run' }
  const bytes = (text: string) => new TextEncoder().encode(text)
  const text = (path: string) => readFileSync(path, 'utf8')

  /** A run that ends after its first mark, with more written behind it. */
  const begun = (name: string) => {
    const out = at(name)
    const ledger = openLedger<number>(out, RUN)
    ledger.write(bytes('one'))
    Bun.sleepSync(300)
    ledger.mark(() => 1)
    ledger.write(bytes('lost'))
    return out
  }

  test('goes on after the bytes that are sure', () => {
    const out = begun('ledger-1')
    const again = openLedger<number>(out, RUN)
    expect(again.start).toEqual({ bytes: 3, position: 1 })
    again.write(bytes('two'))
    again.finish(2)
    expect(text(out)).toBe('onetwo')
  })

  test('refuses another run, and a file that lost bytes', () => {
    const out = begun('ledger-2')
    expect(() => openLedger(out, { of: 'another run' })).toThrow(/other inputs or options \(of\)/)
    writeFileSync(`${out}.partial`, 'o')
    expect(() => openLedger(out, RUN)).toThrow(/lost bytes/)
    expect(openLedger(out, { of: 'another run' }, { force: true }).start).toBeNull()
  })

  test('a run that was ended between its last checkpoint and its new name is complete', () => {
    const out = at('ledger-3')
    writeFileSync(`${out}.partial`, 'all')
    writeFileSync(`${out}.checkpoint.json`, JSON.stringify({ identity: RUN, finished: true, bytes: 3, position: 9 }))
    expect(openLedger(out, RUN).finished).toBe(true)
    expect(text(out)).toBe('all')
  })

  test('a finished output is left as it is, unless it is not what its run left', () => {
    const out = begun('ledger-4')
    openLedger<number>(out, RUN).finish(2)
    const again = openLedger<number>(out, RUN)
    expect([again.finished, again.start?.position]).toEqual([true, 2])
    expect(() => openLedger(out, { of: 'another run' })).toThrow(/--force/)
    writeFileSync(out, 'one and more')
    expect(() => openLedger(out, RUN)).toThrow(/not as its run left it/)
    // Taken away: another run may begin.
    rmSync(out)
    expect(openLedger(out, { of: 'another run' }).start).toBeNull()
  })
})
