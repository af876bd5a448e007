import { describe, expect, test } from 'bun:test'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request as ask, createServer } from 'node:http'
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet'
import { births, numbers } from '../batch/people.ts'
import { freePort } from '../http/spawned.ts'
import { processOver } from '../program.ts'
import { until } from '../until.ts'
import { openSharedRuns } from './shared-runs.ts'

// Runs that several processes share over a Redis server of this file, with workers and Redis that are killed.

const { at, khagola, submit, statusOf, completed, csvOf, bytesOf, ...runs } = await openSharedRuns()
const { startWorker, killWorkers, killRedis, restartRedis } = runs

const single = async (words: string[]) => {
  const { exitCode, error } = await khagola([...words, '--ephemeris', 'swiss', '--jobs', '1'])
  expect([exitCode, exitCode === 0 ? '' : error]).toEqual([0, ''])
}
/** The manifest without the current time of the run and without file names. */
const manifestOf = (name: string) => {
  const { run, outputs, ...manifest } = JSON.parse(readFileSync(at(`${name}.manifest.json`), 'utf8'))
  return { ...manifest, run: { ...run, now: null }, outputs: outputs.map((each: object) => ({ ...each, name: '' })) }
}

describe('workers and Redis that are killed', () => {
  test('nothing is lost, nothing is written twice, and the bytes equal those of one process', async () => {
    const grooms = csvOf('grooms.csv', [...births('g', 1500, 1), { id: 'bad', datetime: '1990-02-30T10:00' }])
    const brides = csvOf('brides.csv', births('b', 1500, 2))
    const people = csvOf('people.csv', births('p', 70_000, 3))
    const match = ['--grooms', grooms, '--brides', brides, '--threshold', '25']
    const fields = ['--fields', 'planets.Moon.longitude,ascendant.sign,planets.Mars.retrograde']
    const outputs = ['pairs.csv', 'pairs.parquet', 'moons.parquet', 'moons.csv']
    const wordsOf = (name: string) =>
      name.startsWith('pairs') ? ['match', ...match] : ['planet-positions', '--in', people, ...fields]
    for (const name of outputs) await single([...wordsOf(name), '--out', at(name)])

    const names: string[] = []
    for (const name of outputs)
      names.push(await submit([...wordsOf(name), '--out', at(`shared-${name}`), '--shards', '5']))
    const repeated = await khagola([
      'submit',
      ...wordsOf('pairs.csv'),
      '--out',
      at('shared-pairs.csv'),
      '--shards',
      '5',
      '--ephemeris',
      'swiss',
    ])
    expect([repeated.exitCode, JSON.parse(repeated.out).run]).toEqual([0, names[0]!])
    expect(repeated.error).toContain('already in the queue')

    const next = numbers(5)
    const running = [startWorker(), startWorker()]
    await until(async () => (await statusOf(names[0]!)).state !== 'unknown')
    for (let kill = 0; kill < 2; kill++) {
      await Bun.sleep(1500 + next() * 1500)
      const victim = Math.floor(next() * running.length)
      running[victim]!.kill('SIGKILL')
      running[victim] = startWorker()
    }
    await killRedis()
    await Bun.sleep(3000)
    restartRedis()
    for (const run of names) await completed(run)

    for (const name of outputs) {
      expect([name, bytesOf(`shared-${name}`).equals(bytesOf(name))]).toEqual([name, true])
      expect(bytesOf(`shared-${name}.rejects.ndjson`).equals(bytesOf(`${name}.rejects.ndjson`))).toBe(true)
      expect(manifestOf(`shared-${name}`)).toEqual(manifestOf(name))
    }
    expect(readFileSync(at('shared-pairs.csv.rejects.ndjson'), 'utf8')).toContain('"line":1502')
    const rows = await parquetReadObjects({ file: await asyncBufferFromFile(at('shared-moons.parquet')) })
    const { rows: answered, failed } = manifestOf('moons.parquet').counts
    expect(rows.length).toBe(answered - failed)
    expect(new Set(rows.map(({ line }) => line)).size).toBe(rows.length)
  }, 600_000)
})

test('a cancelled run stops, and the same submission continues it', async () => {
  const people = csvOf('cancelled.csv', births('p', 400, 4))
  const words = ['birth-chart', '--in', people, '--out', at('cancelled.ndjson'), '--shards', '3']
  killWorkers()
  const run = await submit(words)
  expect((await khagola(['cancel', run])).exitCode).toBe(0)
  expect((await statusOf(run)).state).toBe('cancelled')
  startWorker()
  await Bun.sleep(3000)
  expect([(await statusOf(run)).state, await Bun.file(at('cancelled.ndjson')).exists()]).toEqual(['cancelled', false])
  expect(await submit(words)).toBe(run)
  await completed(run)
  const lines = readFileSync(at('cancelled.ndjson'), 'utf8').trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line).line)).toEqual(Array.from({ length: 400 }, (_, index) => index + 2))
  killWorkers()
  const cancelledTwice = await submit([...words.slice(0, 3), '--out', at('cancelled-twice.ndjson'), '--shards', '2'])
  expect((await khagola(['cancel', cancelledTwice])).exitCode).toBe(0)
  expect((await khagola(['cancel', cancelledTwice])).exitCode).toBe(0)
  startWorker()
  // A worker ends the run; it stays cancelled, and a further cancellation changes nothing.
  await until(async () => (await statusOf(cancelledTwice)).finished !== null)
  const third = await khagola(['cancel', cancelledTwice])
  expect([third.exitCode, JSON.parse(third.out)]).toEqual([0, { run: cancelledTwice, state: 'cancelled' }])
  const again = await khagola(['cancel', run])
  expect([again.exitCode, again.error]).toEqual([1, `khagola: no unfinished run ${run} exists.\n`])
  const missing = await khagola(['status', 'nothing'])
  expect([missing.exitCode, missing.error]).toEqual([1, 'khagola: the run nothing does not exist.\n'])
}, 300_000)

test('a shared run needs REDIS_URL, and a missing input is named', async () => {
  const withoutRedis = await processOver(at('var'))(['batch', 'status'], {})
  expect([withoutRedis.exitCode, withoutRedis.error]).toEqual([1, 'khagola: shared batch runs require REDIS_URL.\n'])
  const missing = await khagola(['submit', 'birth-chart', '--in', at('none.csv'), '--out', at('none.ndjson')])
  expect([missing.exitCode, missing.error]).toEqual([1, `khagola: the file ${at('none.csv')} does not exist.\n`])
}, 120_000)

describe('S3', () => {
  test('a bucket that answers 503 at times, names with spaces and Unicode: the bytes are those of one machine', async () => {
    const s3Port = await freePort()
    const script = at('s3.cjs')
    const module = Bun.resolveSync('s3rver', import.meta.dir)
    writeFileSync(
      script,
      `const S3 = require(${JSON.stringify(module)})
       new S3({ port: ${s3Port}, address: '127.0.0.1', silent: true, directory: ${JSON.stringify(at('s3'))}, configureBuckets: [{ name: 'runs', configs: [] }] }).run()`,
    )
    mkdirSync(at('s3'), { recursive: true })
    const server = Bun.spawn(['node', script], { stdio: ['ignore', 'inherit', 'inherit'] })
    // Workers and commands reach the server through a proxy that answers every third request with 503, as Amazon does under load.
    const proxyPort = await freePort()
    let requests = 0
    const proxy = createServer((incoming, response) => {
      if (++requests % 3 === 0) {
        incoming.resume().on('end', () => {
          response.writeHead(503, { 'Content-Type': 'application/xml' })
          response.end('<?xml version="1.0"?><Error><Code>SlowDown</Code><Message>Slow down.</Message></Error>')
        })
        return
      }
      const { method, url: path, headers } = incoming
      const outgoing = ask({ host: '127.0.0.1', port: s3Port, method, path, headers }, (answer) => {
        response.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(response)
      })
      outgoing.on('error', () => response.destroy())
      incoming.pipe(outgoing)
    }).listen(proxyPort, '127.0.0.1')
    const endpoint = `http://127.0.0.1:${s3Port}`
    const proxied = `http://127.0.0.1:${proxyPort}`
    const credentials = { S3_ENDPOINT: proxied, S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }
    const bucket = new Bun.S3Client({ bucket: 'runs', endpoint, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' })
    try {
      const people = csvOf('s3-people.csv', births('p', 600, 6))
      await until(() =>
        bucket.write('my data/लोग & friends+1.csv', readFileSync(people)).then(
          () => true,
          () => false,
        ),
      )
      await single(['planet-positions', '--in', people, '--out', at('s3.csv')])
      await single(['find-moon-sign', '--in', people, '--out', at('s3.ndjson')])
      killWorkers()
      const worker = startWorker(credentials)
      const inOut = (name: string) => [
        '--in',
        's3://runs/my data/लोग & friends+1.csv',
        '--out',
        `s3://runs/out é/${name}`,
        '--shards',
        '3',
      ]
      const positions = await submit(['planet-positions', ...inOut('s3.csv')], credentials)
      const signs = await submit(['find-moon-sign', ...inOut('s3.ndjson')], credentials)
      await completed(positions)
      await completed(signs)
      worker.kill('SIGKILL')
      expect(requests).toBeGreaterThan(30)
      for (const name of ['s3.csv', 's3.ndjson']) {
        const bytes = await bucket.file(`out é/${name}`).bytes()
        expect([name, Buffer.from(bytes).equals(bytesOf(name))]).toEqual([name, true])
      }
      const { contents = [] } = await bucket.list({ prefix: 'out é/' })
      // The segments are removed.
      expect(contents.map(({ key }) => key).sort()).toEqual(
        ['s3.csv', 's3.ndjson'].flatMap((name) =>
          ['', '.manifest.json', '.rejects.ndjson'].map((ending) => `out é/${name}${ending}`),
        ),
      )
    } finally {
      proxy.close().closeAllConnections()
      server.kill('SIGKILL')
      await server.exited
    }
  }, 300_000)
})
