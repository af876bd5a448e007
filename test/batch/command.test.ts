import { describe, expect, test } from 'bun:test'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { ephemerisFor } from '../../src/batch/ephemeris.ts'
import { rejectsOf } from '../../src/batch/match.ts'
import { type People, type Read, type Reader, type Reject, reader, readPeople } from '../../src/batch/people.ts'
import type { Row } from '../../src/batch/records.ts'
import { openResultFile } from '../../src/batch/result-file.ts'
import { openWorkerPool } from '../../src/batch/worker-pool.ts'
import { khagolaOver, MAIN } from '../program.ts'
import { atlas, sky } from '../world.ts'
import { at, births, file, stars } from './people.ts'

// The command as a process, and the processes that it starts.

const khagola = khagolaOver(at('var'))
const text = (path: string) => readFileSync(path, 'utf8')

test('people read by several processes: the same people, order, bad rows and digest as by one', async () => {
  const good = births('p', 9000, 11)
  // Bad rows here and there, in the first and the last block too; more blocks than processes.
  const rows = good.map((birth, i) => (i % 700 === 3 || i === 8999 ? { ...birth, latitude: 91 + i } : birth))
  const path = file('several.csv', rows)
  const read = async (by: Reader, ahead: number): Promise<[People, Reject[]]> => {
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
  const [one, rejects] = await read(reader({ sky, atlas, ayanamsha: 'lahiri' }), 1)
  expect([one.ids.length, one.rejected]).toEqual([9000 - 14, 14])
  expect(rejects.map(({ line }) => line).slice(0, 2)).toEqual([5, 705])

  const words = [MAIN, 'batch', 'row-worker', 'lahiri', 'swiss']
  const desks = openWorkerPool<Row[], Read[]>(words, 3)
  try {
    expect(await read(desks.ask, 6)).toEqual([one, rejects])
  } finally {
    desks.close()
  }
}, 300_000)

test('a process that ends before its answers fails the run with a sentence', async () => {
  const desks = openWorkerPool<Row[], Read[]>([MAIN, 'batch', 'no-such-capability', '--in', 'x', '--out', 'y'], 1)
  await expect(desks.ask([])).rejects.toThrow(/start the run again/)
  desks.close()
}, 300_000)

describe('a finished run started again', () => {
  const grooms = file('fg.csv', [...stars('g', 30, 1), { id: 'bad', nakshatra: 'Sirius', pada: 1 }])
  const brides = file('fb.csv', stars('b', 30, 2))
  const words = (out: string, ...more: string[]) =>
    ['batch', 'match', '--grooms', grooms, '--brides', brides, '--out', out, ...more] as string[]

  test('says so, ends well, and leaves everything as it is', async () => {
    const out = at('finished.csv')
    const first = await khagola(words(out))
    expect(first.exitCode).toBe(0)
    const [bytes, rejects, { mtimeMs }] = [text(out), text(rejectsOf(out)), statSync(out)]
    const again = await khagola(words(out))
    expect(again.exitCode).toBe(0)
    expect(again.error).toContain(`${out} was already complete`)
    expect(JSON.parse(again.out)).toEqual({ ...JSON.parse(first.out), already_finished: true })
    expect([text(out), text(rejectsOf(out)), statSync(out).mtimeMs]).toEqual([bytes, rejects, mtimeMs])

    const other = await khagola(words(out, '--top-k', '1'))
    expect(other.exitCode).toBe(1)
    expect(other.error).toContain('other inputs or options (top)')
    expect(text(out)).toBe(bytes)
    const anew = await khagola(words(out, '--top-k', '1', '--force'))
    expect(anew.exitCode).toBe(0)
    expect(JSON.parse(anew.out)).not.toHaveProperty('already_finished')
    expect(text(out).length).toBeLessThan(bytes.length)
  }, 300_000)

  test('an input that is not there is a sentence', async () => {
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
  const about = { out: at('none.csv'), force: false, size: 1000, shared: false, wanted: true, there: false }
  const large = 100_000_000

  test.each([
    ['a small run: Swiss Ephemeris itself', {}, 'swiss'],
    ['a compiled one that is there', { there: true }, 'compiled'],
    ['a shard does not ask what its machine has', { there: true, shared: true }, 'swiss'],
    ['a large run compiles', { size: large }, 'compiled'],
    ['so does each of its shards', { size: large, shared: true }, 'compiled'],
    ['never against the settings', { size: large, wanted: false }, 'swiss'],
  ] as const)('%s', (_, change, ephemeris) => {
    expect(ephemerisFor({ ...about, ...change })).toBe(ephemeris)
  })

  test('a run goes on with the one it began with', () => {
    const out = at('begun.csv')
    const ledger = openResultFile<number>(out, { ephemeris: 'swiss' })
    Bun.sleepSync(300)
    ledger.mark(() => 1)
    expect(ephemerisFor({ ...about, out, there: true, size: large })).toBe('swiss')
    expect(ephemerisFor({ ...about, out, there: true, force: true })).toBe('compiled')
  })

  test('compiled at the start when it is asked for: the pairs of Swiss Ephemeris', async () => {
    const years = births('', 300, 21).map(({ id, ...birth }) => ({
      ...birth,
      datetime: birth.datetime.replace(/^\d+/, '1990'),
      id: `p${id}`,
    }))
    const people = file('years.csv', years)
    const match = (ephemeris: string) => {
      const out = at(`${ephemeris}.csv`)
      const words = ['batch', 'match', '--grooms', people, '--brides', people, '--out', out, '--ephemeris', ephemeris]
      return khagola(words, { COMPILED_YEARS: '1989-1991' }).then((run) => ({ ...run, file: out }))
    }
    const swiss = await match('swiss')
    expect([swiss.exitCode, existsSync(at('var/sky.table'))]).toEqual([0, false])
    const compiled = await match('compiled')
    expect(compiled.exitCode).toBe(0)
    expect(compiled.error).toContain('compiling the ephemeris 100%')
    expect(JSON.parse(compiled.out).lines).toBeGreaterThan(1000)
    expect(existsSync(at('var/sky.table'))).toBe(true)
    expect(text(compiled.file)).toBe(text(swiss.file))
    const both = ['--grooms', people, '--brides', people, '--out', at('no.csv')]
    const uncompiled = await khagola(['batch', 'match', ...both, '--ephemeris', 'compiled'])
    expect(uncompiled.error).toContain('COMPILED_YEARS is not none')
  }, 300_000)
})
