import { describe, expect, test } from 'bun:test'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { births } from '../batch/people.ts'
import { freePort } from '../http/spawned.ts'
import { processOver } from '../program.ts'
import { until } from '../until.ts'
import { openSharedRuns } from './shared-runs.ts'

// A shared run refuses changed inputs, a second run with the same output, workers of another version, a Redis that is not there.

const { at, khagola, submit, statusOf, completed, csvOf, startWorker, killWorkers } = await openSharedRuns()
const people = csvOf('people.csv', births('p', 300, 1))

test('an input that changes after the submission fails the run with its name, and no shard stays', async () => {
  const path = csvOf('changing.csv', births('p', 300, 2))
  const grooms = csvOf('changing-grooms.csv', births('g', 60, 3))
  const answers = await submit(['planet-positions', '--in', path, '--out', at('changing-out.csv'), '--shards', '4'])
  const pairs = await submit(['match', '--grooms', grooms, '--brides', people, '--out', at('changing-pairs.csv')])
  for (const each of [path, grooms])
    writeFileSync(
      each,
      readFileSync(each, 'utf8')
        .replace(/1(?=\n$)/, '2')
        .replace('T', ' '),
    )
  startWorker()
  for (const [run, input] of [
    [answers, path],
    [pairs, grooms],
  ] as const) {
    const { exitCode, out, error } = await khagola(['wait', run])
    expect([exitCode, JSON.parse(out).state]).toEqual([1, 'failed'])
    expect(JSON.parse(out).error).toContain(`${input} changed after the run had begun`)
    expect(error).toContain('changed after the run had begun')
    await until(async () => {
      const { active, waiting } = (await statusOf(run)).shards
      return active === 0 && (run === pairs || waiting === 0)
    })
  }
  expect(existsSync(at('changing-out.csv'))).toBe(false)
  killWorkers()
}, 300_000)

test('one unfinished run writes an output; a repeated submission has the time of the first one', async () => {
  const out = at('once.ndjson')
  const words = ['current-dasha', '--in', people, '--out', out, '--shards', '3']
  const run = await submit(words)
  const { now } = JSON.parse(readFileSync(join(`${out}.shards-${run}`, 'run.json'), 'utf8'))
  const second = await khagola(['submit', 'find-moon-sign', '--in', people, '--out', out])
  expect([second.exitCode, second.error]).toEqual([
    1,
    `khagola: the unfinished run ${run} writes ${out}; cancel it first, or give --out another name.\n`,
  ])
  const later = await khagola(['submit', ...words, '--ephemeris', 'swiss', '--now', '2020-01-01'])
  expect([later.exitCode, later.error]).toEqual([1, expect.stringContaining(`the unfinished run ${run} writes`)])
  const local = await khagola(['find-moon-sign', '--in', people, '--out', out])
  expect([local.exitCode, local.error]).toEqual([1, expect.stringContaining('has the segments of a submitted run')])

  startWorker()
  expect((await khagola(['cancel', run])).exitCode).toBe(0)
  expect((await khagola(['wait', run])).exitCode).toBe(1)
  expect(await submit(words)).toBe(run)
  await completed(run)
  expect(JSON.parse(readFileSync(`${out}.manifest.json`, 'utf8')).run.now).toBe(new Date(now).toISOString())
  expect(readdirSync(at('.')).filter((name) => name.includes('.shards-') && name.startsWith('once'))).toEqual([])
  const existing = await khagola(['submit', ...words])
  expect([existing.exitCode, existing.error]).toEqual([1, `khagola: ${out} exists; --force replaces it.\n`])
  const forced = await submit([...words, '--force', '--now', '2020-01-01T00:00:00Z'])
  expect((await khagola(['wait', forced])).exitCode).toBe(0)
  expect(JSON.parse(readFileSync(`${out}.manifest.json`, 'utf8')).run.now).toBe('2020-01-01T00:00:00.000Z')
  killWorkers()
}, 300_000)

test('a run in which every row fails exits with 1, and names the columns that it did not use', async () => {
  const path = csvOf(
    'all-bad.csv',
    births('p', 5, 4).map(({ latitude, ...row }) => ({ ...row, lattitude: latitude })),
  )
  const submitted = await khagola(['submit', 'find-moon-sign', '--in', path, '--out', at('all-bad.ndjson')])
  expect(submitted.error).toContain('the column lattitude is not used. Did you mean latitude?')
  const { run } = JSON.parse(submitted.out)
  startWorker()
  const waited = await khagola(['wait', run])
  expect([waited.exitCode, JSON.parse(waited.out)]).toEqual([
    1,
    expect.objectContaining({
      state: 'completed',
      result: { rows: 5, failed: 5 },
      ignored_columns: { in: ['lattitude'] },
    }),
  ])
  const status = await khagola(['status', run])
  expect([status.exitCode, status.out]).toEqual([1, expect.stringContaining('every row has an error')])
  expect((await khagola(['status'])).exitCode).toBe(0)
  killWorkers()
}, 300_000)

test('a worker with other ephemeris files does not compute, and the reason is in the status', async () => {
  mkdirSync(at('ephe'), { recursive: true })
  writeFileSync(at('ephe/note.txt'), 'another file')
  const out = at('other-worker.csv')
  const run = await submit(['planet-positions', '--in', people, '--out', out, '--shards', '1'])
  startWorker({ EPHE_PATH: at('ephe') })
  await until(async () => (await statusOf(run)).shard_error !== null)
  expect((await statusOf(run)).shard_error).toContain(
    'this worker differs from the submission of the run: ephemeris_files',
  )
  expect((await khagola(['status', run])).out).toContain('last error of a shard: this worker differs')
  killWorkers()
  startWorker()
  expect((await khagola(['wait', run])).exitCode).toBe(0)
  killWorkers()
}, 300_000)

test('options of the other kind of run are refused', async () => {
  const { exitCode, error } = await khagola([
    ...['submit', 'match', '--grooms', people, '--brides', people, '--out', at('x.csv'), '--fields', 'a'],
  ])
  expect([exitCode, error]).toEqual([1, expect.stringContaining('--fields is not an option of a match')])
})

describe('without Redis every command ends soon and names REDIS_URL', () => {
  test.each([
    [['status']],
    [['cancel', '0123456789ab']],
    [['wait', '0123456789ab']],
    [['submit', 'find-moon-sign', '--in', people, '--out', at('no-redis.csv')]],
  ])(
    '%j',
    async (words) => {
      const url = `redis://:secret@127.0.0.1:${await freePort()}`
      const began = performance.now()
      const { exitCode, error } = await processOver(at('var'))(['batch', ...words], { REDIS_URL: url })
      expect([exitCode, error]).toEqual([
        1,
        expect.stringMatching(/^khagola: Redis at 127\.0\.0\.1:\d+ \(REDIS_URL\) cannot be reached: .*\.\n$/),
      ])
      expect(error).not.toContain('secret')
      // Four seconds, and the start of a process on a busy machine.
      expect(performance.now() - began).toBeLessThan(30_000)
    },
    60_000,
  )
})
