import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { machine } from './machine.ts'
import { numbers } from './sample.ts'

// Shared batch runs with faults: workers of which one is killed every ten seconds, and a Redis server that is killed in the middle and
// stays away for half a minute. The output must have the bytes of a single run. Needs redis-server. Arguments: people per list of the
// matching run (default 100000; 0 for none), births of the columns run (default 1000000), workers (default 4).
const [pairs = '100000', births = '1000000', workerCount = '4'] = process.argv.slice(2)
const SHARDS = 16
const KILL_EVERY_MS = 10_000
const REDIS_AWAY_MS = 30_000
/** Time before Redis is killed, milliseconds. */
const REDIS_KILL_MS = 15_000
const POLL_MS = 1000

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'khagola-shared-'))
const at = (name: string) => join(folder, name)

const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
const people = (name: string, count: number, seed: number): string => {
  const next = numbers(seed)
  const lines = ['id,datetime,timezone,latitude,longitude']
  for (let person = 0; person < count; person++)
    lines.push(
      `${name}${person},${1960 + Math.floor(next() * 45)}-${two(1 + next() * 12)}-${two(1 + next() * 28)}T${two(next() * 24)}:${two(next() * 60)},Asia/Kolkata,${(8 + next() * 25).toFixed(4)},${(70 + next() * 20).toFixed(4)}`,
    )
  writeFileSync(at(`${name}.csv`), `${lines.join('\n')}\n`)
  return at(`${name}.csv`)
}

const freePort = (): number => {
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() })
  const { port } = server
  void server.stop(true)
  return port!
}
const port = freePort()
const environment = { ...process.env, REDIS_URL: `redis://127.0.0.1:${port}`, DATA_DIR: at('var') }
const khagola = async (words: readonly string[]): Promise<string> => {
  const child = Bun.spawn([process.execPath, MAIN, 'batch', ...words], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, error, exitCode] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ])
  if (exitCode !== 0) throw new Error(`batch ${words[0]}: ${error}`)
  return out
}

const startRedis = () => {
  mkdirSync(at('redis'), { recursive: true })
  const options = ['--dir', at('redis'), '--appendonly', 'yes', '--appendfsync', 'always', '--save', '']
  return Bun.spawn(['redis-server', '--port', String(port), ...options], { stdio: ['ignore', 'ignore', 'ignore'] })
}
const startWorker = () =>
  Bun.spawn([process.execPath, MAIN, 'batch', 'queue-worker'], {
    env: environment,
    stdio: ['ignore', 'ignore', 'ignore'],
  })

const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(1)

/** Kills a worker every ten seconds until `end` is called, which returns the number of kills. */
const killWorkers = (workers: ReturnType<typeof startWorker>[]) => {
  const next = numbers(7)
  let kills = 0
  const killer = setInterval(() => {
    const victim = Math.floor(next() * workers.length)
    workers[victim]!.kill('SIGKILL')
    workers[victim] = startWorker()
    kills++
  }, KILL_EVERY_MS)
  const end = () => {
    clearInterval(killer)
    return kills
  }
  return { end }
}

/** Runs an order with workers. Returns the seconds from its submission to its end, and the number of killed workers. */
const runShared = async (words: readonly string[], output: string, withFaults: boolean) => {
  let redis = startRedis()
  await Bun.sleep(POLL_MS)
  const began = performance.now()
  const submitted = await khagola(['submit', ...words, '--out', at(output), '--shards', String(SHARDS)])
  const { run } = JSON.parse(submitted) as { run: string }
  const workers = Array.from({ length: Number(workerCount) }, startWorker)
  const faults = withFaults ? killWorkers(workers) : null
  if (withFaults) {
    await Bun.sleep(REDIS_KILL_MS)
    redis.kill('SIGKILL')
    await redis.exited
    await Bun.sleep(REDIS_AWAY_MS)
    redis = startRedis()
    await Bun.sleep(POLL_MS)
  }
  for (;;) {
    const status = JSON.parse(await khagola(['status', run, '--json'])) as { state: string; error: string | null }
    if (status.state === 'completed') break
    if (status.state === 'failed') throw new Error(status.error ?? 'failed')
    await Bun.sleep(POLL_MS)
  }
  const duration = seconds(began)
  const kills = faults?.end() ?? 0
  for (const worker of workers) worker.kill('SIGKILL')
  redis.kill('SIGKILL')
  await redis.exited
  return { duration, kills }
}

const hashOf = async (name: string) =>
  new Bun.CryptoHasher('sha256').update(await Bun.file(at(name)).bytes()).digest('hex')

/** Runs one order as a single process and as shared runs without and with faults. Returns a line of the report. */
const compare = async (name: string, words: readonly string[], output: string): Promise<string> => {
  const began = performance.now()
  await khagola([...words, '--out', at(`single-${output}`)])
  const single = seconds(began)
  const undisturbed = await runShared(words, `shared-${output}`, false)
  const disturbed = await runShared(words, `disturbed-${output}`, true)
  const [hash, ...others] = await Promise.all(
    ['single', 'shared', 'disturbed'].map((each) => hashOf(`${each}-${output}`)),
  )
  const size = (Bun.file(at(`single-${output}`)).size / 1e6).toFixed(0)
  const isEqual = others.every((each) => each === hash)
  return `${isEqual ? 'ok  ' : 'FAIL'} | ${name} | ${single} s | ${undisturbed.duration} s | ${disturbed.duration} s | ${disturbed.kills} | ${size} MB | ${hash!.slice(0, 12)}`
}

const { processor, cores, load, versions, date } = machine()
console.log(`${processor}, ${cores} cores, load average ${load} before, Bun ${versions.bun}, ${date}`)
console.log('     | run | one process | shared | shared, with faults | workers killed | output | sha256')
try {
  // The compilation of the ephemeris, which every machine does once, is not measured.
  const few = [
    'planet-positions',
    '--in',
    people('few', 1, 4),
    '--fields',
    'ascendant.sign',
    '--out',
    at('compiled.csv'),
  ]
  await khagola([...few, '--ephemeris', 'compiled'])
  const rows: string[] = []
  const report = async (...run: Parameters<typeof compare>) => {
    rows.push(await compare(...run))
    console.log(rows.at(-1))
  }
  if (Number(pairs) > 0) {
    const sides = ['--grooms', people('grooms', Number(pairs), 1), '--brides', people('brides', Number(pairs), 2)]
    const criteria = ['--threshold', '25', '--top-k', '50']
    await report(`matching ${pairs} x ${pairs}`, ['match', ...sides, ...criteria], 'pairs.csv')
  }
  const fields =
    'planets.Sun.longitude,planets.Moon.longitude,planets.Mars.longitude,ascendant.longitude,ascendant.sign'
  const list = people('births', Number(births), 3)
  await report(`positions of ${births} births`, ['planet-positions', '--in', list, '--fields', fields], 'rows.csv')
  process.exitCode = rows.every((row) => row.startsWith('ok')) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
