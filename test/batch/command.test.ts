import { describe, expect, test } from 'bun:test'
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { InputRow } from '../../src/batch/csv-rows.ts'
import { ephemerisFor } from '../../src/batch/ephemeris.ts'
import {
  createRowReader,
  type People,
  type Reject,
  type RowReader,
  type RowResult,
  readPeople,
} from '../../src/batch/people.ts'
import { openResultFile, rejectsPath } from '../../src/batch/result-file.ts'
import { openWorkerPool } from '../../src/batch/worker-pool.ts'
import { khagolaOver, MAIN } from '../program.ts'
import { atlas, sky } from '../world.ts'
import { births, stars, testFolder } from './people.ts'

const { at, file } = testFolder()

// The command as a process, with its worker processes.

const khagola = khagolaOver(at('var'))
const text = (path: string) => readFileSync(path, 'utf8')

test('several processes read the same people, order, invalid rows and digest as one process', async () => {
  const good = births('p', 9000, 11)
  // Invalid rows in many blocks, including the first and the last; more blocks than processes.
  const rows = good.map((birth, i) => (i % 700 === 3 || i === 8999 ? { ...birth, latitude: 91 + i } : birth))
  const path = file('several.csv', rows)
  const read = async (by: RowReader, ahead: number): Promise<[People, Reject[]]> => {
    const rejects: Reject[] = []
    return [
      await readPeople(
        path,
        by,
        (reject) => rejects.push(reject),
        () => {},
        ahead,
      ),
      rejects,
    ]
  }
  const [people, rejects] = await read(createRowReader({ sky, atlas, ayanamsha: 'lahiri' }), 1)
  expect([people.ids.length, people.rejected]).toEqual([9000 - 14, 14])
  expect(rejects.map(({ line }) => line).slice(0, 2)).toEqual([5, 705])

  const args = [MAIN, 'batch', 'row-worker', 'lahiri', 'swiss']
  const workers = openWorkerPool<InputRow[], RowResult[]>(args, 3)
  try {
    expect(await read(workers.run, 6)).toEqual([people, rejects])
  } finally {
    workers.close()
  }
}, 300_000)

test('a process that ends before its answers fails the run with a clear message', async () => {
  const workers = openWorkerPool<InputRow[], RowResult[]>(
    [MAIN, 'batch', 'no-such-capability', '--in', 'x', '--out', 'y'],
    1,
  )
  await expect(workers.run([])).rejects.toThrow(/start the run again/)
  workers.close()
}, 300_000)

describe('a finished run started again', () => {
  const grooms = file('fg.csv', [...stars('g', 30, 1), { id: 'bad', nakshatra: 'Sirius', pada: 1 }])
  const brides = file('fb.csv', stars('b', 30, 2))
  const args = (out: string, ...furtherArgs: string[]) =>
    ['batch', 'match', '--grooms', grooms, '--brides', brides, '--out', out, ...furtherArgs] as string[]

  test('reports it, exits with 0, and does not change the output', async () => {
    const out = at('finished.csv')
    const first = await khagola(args(out))
    expect(first.exitCode).toBe(0)
    const [bytes, rejects, { mtimeMs }] = [text(out), text(rejectsPath(out)), statSync(out)]
    const secondRun = await khagola(args(out))
    expect(secondRun.exitCode).toBe(0)
    expect(secondRun.error).toContain(`${out} was already complete`)
    expect(JSON.parse(secondRun.out)).toEqual({ ...JSON.parse(first.out), already_finished: true })
    expect([text(out), text(rejectsPath(out)), statSync(out).mtimeMs]).toEqual([bytes, rejects, mtimeMs])

    const otherRun = await khagola(args(out, '--top-k', '1'))
    expect(otherRun.exitCode).toBe(1)
    expect(otherRun.error).toContain('other inputs, options or versions (top 50 instead of 1)')
    expect(text(out)).toBe(bytes)
    const forcedRun = await khagola(args(out, '--top-k', '1', '--force'))
    expect(forcedRun.exitCode).toBe(0)
    expect(JSON.parse(forcedRun.out)).not.toHaveProperty('already_finished')
    expect(text(out).length).toBeLessThan(bytes.length)
  }, 300_000)

  test('a missing input is reported', async () => {
    const { exitCode, error } = await khagola([
      'batch',
      'match',
      '--grooms',
      'nobody.csv',
      '--brides',
      brides,
      '--out',
      at('n.csv'),
    ])
    expect([exitCode, error]).toEqual([1, 'khagola: the file nobody.csv does not exist.\n'])
  }, 300_000)
})

describe('the ephemeris of a run', () => {
  const conditions = { out: at('none.csv'), force: false, size: 1000, shared: false, allowed: true, exists: false }
  const large = 100_000_000

  test.each([
    ['a small run uses Swiss Ephemeris', {}, 'swiss'],
    ['an existing compiled ephemeris is used', { exists: true }, 'compiled'],
    ['a shard ignores whether a compiled ephemeris exists', { exists: true, shared: true }, 'swiss'],
    ['a large run compiles', { size: large }, 'compiled'],
    ['each shard of a large run compiles', { size: large, shared: true }, 'compiled'],
    ['no run compiles if the settings forbid it', { size: large, allowed: false }, 'swiss'],
  ] as const)('%s', (_, change, ephemeris) => {
    expect(ephemerisFor({ ...conditions, ...change })).toBe(ephemeris)
  })

  test('a resumed run uses the ephemeris of its first start', () => {
    const out = at('begun.csv')
    const resultFile = openResultFile<number>(out, { ephemeris: 'swiss' })
    Bun.sleepSync(300)
    resultFile.mark(() => 1)
    expect(ephemerisFor({ ...conditions, out, exists: true, size: large })).toBe('swiss')
    expect(ephemerisFor({ ...conditions, out, exists: true, force: true })).toBe('compiled')
  })

  test('--ephemeris compiled compiles it first and gives the pairs of Swiss Ephemeris', async () => {
    const years = births('', 300, 21).map(({ id, ...birth }) => ({
      ...birth,
      datetime: birth.datetime.replace(/^\d+/, '1990'),
      id: `p${id}`,
    }))
    const people = file('years.csv', years)
    const match = (ephemeris: string) => {
      const out = at(`${ephemeris}.csv`)
      const args = ['batch', 'match', '--grooms', people, '--brides', people, '--out', out, '--ephemeris', ephemeris]
      return khagola(args, { COMPILED_YEARS: '1989-1991' }).then((run) => ({ ...run, file: out }))
    }
    const swiss = await match('swiss')
    expect([swiss.exitCode, existsSync(at('var/sky.table'))]).toEqual([0, false])
    const compiled = await match('compiled')
    expect(compiled.exitCode).toBe(0)
    expect(compiled.error).toContain('compiling the ephemeris 100%')
    expect(JSON.parse(compiled.out).lines).toBeGreaterThan(1000)
    expect(existsSync(at('var/sky.table'))).toBe(true)
    expect(text(compiled.file)).toBe(text(swiss.file))
    const inputs = ['--grooms', people, '--brides', people, '--out', at('no.csv')]
    const uncompiled = await khagola(['batch', 'match', ...inputs, '--ephemeris', 'compiled'])
    expect(uncompiled.error).toContain('COMPILED_YEARS is not none')
  }, 300_000)
})
