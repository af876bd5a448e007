import { afterAll, describe, expect, test } from 'bun:test'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerBatch, type RowBatch, runAnswers } from '../../src/batch/answers.ts'
import { indexInput } from '../../src/batch/input-index.ts'
import { lockOutput } from '../../src/batch/output-lock.ts'
import { openResultFile, readCheckpoint } from '../../src/batch/result-file.ts'
import { runBasisOf } from '../../src/batch/run-basis.ts'
import { openSegments, readShard } from '../../src/batch/segments.ts'
import { fileNameOf, storageOf } from '../../src/batch/storage.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { createKeylessService } from '../../src/service/keyless-service.ts'
import { khagolaOver, MAIN } from '../program.ts'
import { atlas, sky } from '../world.ts'
import { basis, births, stars, testFolder } from './people.ts'

const { at, file } = testFolder()

// A run refuses everything that would make its output wrong: other versions, another run with the same output, changed inputs and shards, full disks.

const khagola = khagolaOver(at('var'))
const text = (path: string) => readFileSync(path, 'utf8')
const json = (path: string) => JSON.parse(text(path))
const grooms = file('grooms.csv', stars('g', 200, 1))
const brides = file('brides.csv', stars('b', 200, 2))
const match = (out: string, ...more: string[]) =>
  khagola(['batch', 'match', '--grooms', grooms, '--brides', brides, '--out', out, ...more])
const namesBeside = (out: string) => readdirSync(at('.')).filter((name) => name.startsWith(fileNameOf(out)))

describe('one run at a time writes an output', () => {
  const child = (out: string, then: string) =>
    Bun.spawn(
      [
        process.execPath,
        '-e',
        `import { lockOutput } from ${JSON.stringify(join(import.meta.dir, '../../src/batch/output-lock.ts'))}
         const lock = await lockOutput(${JSON.stringify(out)}); console.log('locked'); ${then}`,
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    )

  test('a second run is refused while the first is alive, and the lock of a killed process is taken over', async () => {
    const out = at('locked.csv')
    const first = child(out, 'setInterval(() => {}, 1000)')
    await first.stdout.getReader().read()
    const refused = await match(out)
    expect([refused.exitCode, refused.error]).toEqual([
      1,
      `khagola: another run is writing ${out}; wait for its end, or give --out another name.\n`,
    ])
    first.kill('SIGKILL')
    await first.exited
    expect(existsSync(`${out}.lock`)).toBe(true)
    expect((await match(out)).exitCode).toBe(0)
    expect(namesBeside(out).sort()).toEqual(
      ['', '.checkpoint.json', '.manifest.json', '.rejects.ndjson'].map((ending) => `${fileNameOf(out)}${ending}`),
    )
  }, 60_000)

  test('also in the same process, and the lock ends with the run', async () => {
    const lock = await lockOutput(at('same.csv'))
    await expect(lockOutput(at('same.csv'))).rejects.toThrow('another run is writing')
    lock.release()
    const next = await lockOutput(at('same.csv'))
    next.release()
    expect(namesBeside(at('same.csv'))).toEqual([])
  })

  test('an output that cannot be written is named', async () => {
    for (const [out, reason] of [
      [at('no-folder/x.csv'), 'does not exist'],
      ['s3://bucket/x.csv', 'batch submit writes to S3'],
    ] as const) {
      const { exitCode, error } = await match(out)
      expect([exitCode, error.split('\n').length, error]).toEqual([1, 2, expect.stringContaining(reason)])
    }
    mkdirSync(at('submitted.csv.shards-0123456789ab'))
    const { error } = await match(at('submitted.csv'))
    expect(error).toContain('has the segments of a submitted run')
  })
})

describe('a run has one current time and one version', () => {
  const capability = catalogue.find(({ slug }) => slug === 'current-dasha')!
  const path = file(
    'dashas.ndjson',
    births('', 70, 3).map(({ id: _, ...birth }) => birth),
  )
  const computed: number[] = []
  const run = async (out: string, now: number, version = 'test') =>
    runAnswers(
      {
        ...{ entry: capability, in: path, inputFormat: 'ndjson', out, force: false, format: 'ndjson', columns: null },
        ...{ now, ahead: 1, ephemeris: 'swiss', ignored: [], basis: { ...basis, khagola: version } },
        openWorkers: () => ({
          run(batch) {
            computed.push(now)
            const service = createKeylessService({ sky, atlas, clock: { now: () => now } })
            return answerBatch(service, capability, batch as RowBatch)
          },
          close() {},
        }),
      },
      { begin: () => ({ add() {}, skip() {}, end() {} }) },
      await indexInput(path, 'ndjson', 1, 1),
    )

  test('another time or another version is refused over the same output', async () => {
    const out = at('dashas-out.ndjson')
    const now = Date.UTC(2026, 0, 2)
    await run(out, now)
    expect(computed.length).toBeGreaterThan(0)
    expect(json(`${out}.manifest.json`).run.now).toBe('2026-01-02T00:00:00.000Z')
    await expect(run(out, now + 1)).rejects.toThrow(
      '(now "2026-01-02T00:00:00.000Z" instead of "2026-01-02T00:00:00.001Z")',
    )
    await expect(run(out, now, 'other')).rejects.toThrow('(khagola "test" instead of "other")')
    // A manifest that a killed run did not write is written by the next start.
    const manifest = text(`${out}.manifest.json`)
    rmSync(`${out}.manifest.json`)
    expect(await run(out, now)).toMatchObject({ already_finished: true })
    expect(text(`${out}.manifest.json`)).toBe(manifest)
  })

  test('--now gives the time of all answers, and a resumed run uses that of its first start', async () => {
    const input = file(
      'one.ndjson',
      births('', 1, 4).map(({ id: _, ...birth }) => birth),
    )
    const currentDasha = (out: string, ...more: string[]) =>
      khagola(['batch', 'current-dasha', '--in', input, '--out', out, '--jobs', '1', ...more])
    const early = await currentDasha(at('early.ndjson'), '--now', '2001-02-03')
    expect([early.exitCode, early.error.includes('Error')]).toEqual([0, false])
    expect(json(`${at('early.ndjson')}.manifest.json`).run.now).toBe('2001-02-03T00:00:00.000Z')
    const again = await currentDasha(at('early.ndjson'))
    expect(JSON.parse(again.out)).toMatchObject({ already_finished: true })
    const other = await currentDasha(at('early.ndjson'), '--now', '2001-02-04T00:00:00Z')
    expect([other.exitCode, other.error]).toEqual([1, expect.stringContaining('instead of "2001-02-04T00:00:00.000Z"')])
    const wrong = await khagola(['batch', 'current-dasha', '--in', input, '--out', at('w.ndjson'), '--now', 'noon'])
    expect([wrong.exitCode, wrong.error]).toEqual([1, expect.stringContaining('The time must be a date')])
  }, 120_000)

  test('the ephemeris files and the years of the compiled ephemeris are parts of the version', () => {
    const folder = at('ephe')
    mkdirSync(folder)
    writeFileSync(join(folder, 'sepl_18.se1'), 'x'.repeat(200_000))
    const of = (ephePaths: string[], ephemeris: 'swiss' | 'compiled' = 'swiss') =>
      runBasisOf({ ephePaths, compiledYears: [{ from: 1990, to: 1999 }] }, ephemeris)
    const before = of([folder])
    expect(before.ephemeris_files).not.toBe(of([]).ephemeris_files)
    writeFileSync(join(folder, 'sepl_18.se1'), `${'x'.repeat(199_999)}y`)
    expect(of([folder]).ephemeris_files).not.toBe(before.ephemeris_files)
    expect([of([]).compiled_years, of([], 'compiled').compiled_years]).toEqual([null, '1990-1999'])
  })
})

describe('merge', () => {
  const shardsOf = async (out: string) => {
    for (const part of ['1/2', '2/2']) expect((await match(out, '--shard', part)).exitCode).toBe(0)
  }
  const merge = (out: string, ...more: string[]) => khagola(['batch', 'merge', '--out', out, ...more])

  test('refuses a shard that was changed, and a shard without a manifest', async () => {
    const out = at('changed.csv')
    await shardsOf(out)
    const shard = at('changed.2-of-2.csv')
    const content = text(shard)
    // The size stays the same.
    writeFileSync(
      shard,
      content.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
    )
    const changed = await merge(out)
    expect([changed.exitCode, changed.error]).toEqual([
      1,
      expect.stringContaining(`${shard} was changed after its run`),
    ])
    writeFileSync(shard, content)
    rmSync(`${shard}.manifest.json`)
    expect((await merge(out)).error).toContain(`${shard}.manifest.json does not exist; start the shard again.`)
    expect((await match(out, '--shard', '2/2')).exitCode).toBe(0)
    expect([(await merge(out)).exitCode, namesBeside(out).includes('changed.csv.merge.new')]).toEqual([0, false])
  })

  test('replaces an output only with --force, and a repeated merge changes nothing', async () => {
    const out = at('merged.csv')
    await shardsOf(out)
    writeFileSync(out, 'of somebody else')
    const refused = await merge(out)
    expect([refused.exitCode, refused.error]).toEqual([1, `khagola: ${out} exists; --force replaces it.\n`])
    expect(text(out)).toBe('of somebody else')
    expect((await merge(out, '--force')).exitCode).toBe(0)
    expect(text(out).startsWith('groom,rank,bride')).toBe(true)
    const again = await merge(out)
    expect([again.exitCode, JSON.parse(again.out).already_finished]).toEqual([0, true])
    const unfinished = at('unfinished.csv')
    await shardsOf(unfinished)
    writeFileSync(`${unfinished}.checkpoint.json`, '{"identity":{},"finished":false,"bytes":0,"position":0}')
    expect((await merge(unfinished)).error).toContain('belongs to a run without shards')
  })
})

test('an input that changes after the index was made is refused before its bytes are used', async () => {
  const path = file('changing.ndjson', births('p', 300, 5))
  const index = await indexInput(path, 'ndjson', 3, 1)
  const content = text(path)
  const { rowsOfPart } = await import('../../src/batch/records.ts')
  const read = async () => {
    const part = { format: 'ndjson', header: null, range: index.ranges[2]! } as const
    return (await Array.fromAsync(rowsOfPart(path, part, index.blocks))).length
  }
  expect(await read()).toBe(100)
  for (const changed of [content.replace('p0', 'q0'), `${content}{}\n`, content.slice(0, -1)]) {
    writeFileSync(path, changed)
    await expect(read()).rejects.toThrow(`${path} changed after the run had begun`)
  }
  rmSync(path)
  await expect(read()).rejects.toThrow('changed after the run had begun')
})

test('a segment that was changed is refused by the merge', async () => {
  const folder = at('segments')
  const segments = await openSegments<number>(folder, { workOf: (position) => position, maxWork: 1 })
  for (const [index, word] of ['first', 'second'].entries()) {
    segments.write(new TextEncoder().encode(word))
    await segments.mark(() => index * 2)
  }
  await segments.finish(4)
  const read = async (from?: number) => {
    const shard = (await readShard<number>(folder))!
    return Buffer.concat(await Array.fromAsync(shard.chunks(from))).toString()
  }
  expect([await read(), await read(2)]).toEqual(['firstsecond', 'rstsecond'])
  writeFileSync(join(folder, '000000'), 'fiRstsecond')
  await expect(read(2)).rejects.toThrow('was changed or removed')
})

describe('a full disk', () => {
  test('leaves a valid checkpoint and no half-written file', () => {
    const out = at('full.csv')
    const resultFile = openResultFile<number>(out, { of: 'run' })
    resultFile.write(new TextEncoder().encode('one'))
    Bun.sleepSync(300)
    resultFile.mark(() => 1)
    // Writing to /dev/full fails with ENOSPC, as on a full disk.
    symlinkSync('/dev/full', `${out}.checkpoint.json.new`)
    resultFile.write(new TextEncoder().encode('two'))
    Bun.sleepSync(300)
    expect(() => resultFile.mark(() => 2)).toThrow(
      `cannot write ${out}.checkpoint.json: no space is left on the device. Free some space and start the same command again; it continues.`,
    )
    expect(namesBeside(out).sort()).toEqual(['full.csv.checkpoint.json', 'full.csv.partial'])
    expect(readCheckpoint(out)).toMatchObject({ bytes: 3, finished: false })
    const resumed = openResultFile<number>(out, { of: 'run' })
    expect(resumed.start).toEqual({ bytes: 3, position: 1 })
    resumed.write(new TextEncoder().encode('TWO'))
    resumed.finish(2)
    expect(text(out)).toBe('oneTWO')
  })

  test('a file of a shared run is removed if it cannot be written', async () => {
    const folder = at('full-folder')
    await storageOf(folder).write(join(folder, 'a'), new Uint8Array(1))
    // A name that is too long for the temporary file, and a folder in place of the file.
    await expect(storageOf(folder).write(join(folder, 'n'.repeat(250)), new Uint8Array(1))).rejects.toThrow(
      'its name is too long',
    )
    mkdirSync(join(folder, 'b'))
    await expect(storageOf(folder).write(join(folder, 'b'), new Uint8Array(1))).rejects.toThrow(
      `cannot write ${join(folder, 'b')}: `,
    )
    expect(readdirSync(folder).sort()).toEqual(['a', 'b'])
  })

  test('ends a run with one sentence, and the same command continues when there is space', async () => {
    const [whole, out] = [at('whole-pairs.ndjson'), at('full-pairs.ndjson')]
    const words = (path: string) => [
      ...['batch', 'match', '--grooms', grooms, '--brides', brides, '--out', path],
      ...['--threshold', '0', '--top-k', 'all'],
    ]
    expect((await khagola(words(whole))).exitCode).toBe(0)
    // The limit of the size of a file in units of 1 KiB, with the signal ignored, so that writing fails.
    const limited = Bun.spawn(
      ['bash', '-c', 'trap "" XFSZ; ulimit -f 1000; exec "$@"', 'run', process.execPath, MAIN, ...words(out)],
      {
        env: { PATH: process.env.PATH, DATA_DIR: at('var'), COMPILED_YEARS: 'none' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    const error = await new Response(limited.stderr).text()
    expect(await limited.exited).toBe(1)
    expect(error.trimEnd().split('\n').at(-1)).toBe(
      `khagola: cannot write ${out}.partial: the file is larger than the limit of this process or file system. Free some space and start the same command again; it continues.`,
    )
    expect(namesBeside(out).filter((name) => name.endsWith('.new') || name.endsWith('.lock'))).toEqual([])
    expect((await khagola(words(out))).exitCode).toBe(0)
    expect(readFileSync(out).equals(readFileSync(whole))).toBe(true)
  }, 60_000)

  const disk = at('disk')
  mkdirSync(disk)
  const mount = () => Bun.spawnSync(['mount', '-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', disk]).exitCode === 0
  const unmount = () => Bun.spawnSync(['umount', disk])
  // Only root may mount a file system.
  const hasDisk = mount()
  if (hasDisk) unmount()
  afterAll(() => {
    if (hasDisk) unmount()
  })
  test.skipIf(!hasDisk)(
    'of a real file system ends a run of a capability with one sentence',
    async () => {
      expect(mount()).toBe(true)
      const input = file('many.csv', births('p', 400, 6))
      const out = join(disk, 'charts.ndjson')
      const words = ['batch', 'planet-positions', '--in', input, '--out', out, '--jobs', '1']
      const run = () => khagola(words)
      const failed = await run()
      expect([failed.exitCode, failed.error.trimEnd().split('\n').at(-1)]).toEqual([
        1,
        `khagola: cannot write ${out}.partial: no space is left on the device. Free some space and start the same command again; it continues.`,
      ])
      expect(failed.error).not.toContain(' at ')
      expect(readdirSync(disk).filter((name) => !/\.(partial|rejects\.ndjson|checkpoint\.json)$/.test(name))).toEqual(
        [],
      )
      expect(Bun.spawnSync(['mount', '-o', 'remount,size=64m', disk]).exitCode).toBe(0)
      const resumed = await run()
      expect([resumed.exitCode, JSON.parse(resumed.out).lines]).toEqual([0, 400])
      const other = at('charts.ndjson')
      await khagola(['batch', 'planet-positions', '--in', input, '--out', other, '--jobs', '1'])
      expect(readFileSync(out).equals(readFileSync(other))).toBe(true)
    },
    120_000,
  )
})

test('an unexpected end of a worker, and an input that is a folder, are sentences without a stack', async () => {
  const { exitCode, error } = await khagola(['batch', 'find-moon-sign', '--in', at('.'), '--out', at('folder.ndjson')])
  expect([exitCode, error]).toEqual([1, `khagola: ${at('.')} is a folder.\n`])
  const parquet = at('bad.parquet')
  writeFileSync(parquet, 'PAR1 and nothing else')
  const bad = await khagola(['batch', 'find-moon-sign', '--in', parquet, '--out', at('bad.ndjson')])
  expect([bad.exitCode, bad.error]).toEqual([
    1,
    expect.stringMatching(/^khagola: .*is not a valid Parquet file: .*\n$/),
  ])
})
