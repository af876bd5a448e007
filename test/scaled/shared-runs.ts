import { afterAll, beforeAll } from 'bun:test'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../http/spawned.ts'
import { type Ended, folderOfFile, MAIN, processOver } from '../program.ts'

/** The state of a shared run, as `batch status --json` prints it. */
export interface Status {
  run: string
  state: string
  /** Milliseconds since 1970; null for an unfinished run. */
  finished: number | null
  shards: { total: number; finished: number; active: number; waiting: number; failed: number }
  error: string | null
  shard_error: string | null
}

/** A Redis server, worker processes and commands for the shared runs of one test file. */
export const openSharedRuns = async () => {
  const folder = folderOfFile()
  const at = (name: string) => join(folder, name)
  const port = await freePort()
  const environment: Record<string, string> = { REDIS_URL: `redis://127.0.0.1:${port}` }
  const khagola = (words: string[], further: Record<string, string> = {}): Promise<Ended> =>
    processOver(at('var'))(['batch', ...words], { ...environment, ...further })

  const startRedis = () => {
    mkdirSync(at('redis'), { recursive: true })
    const options = ['--dir', at('redis'), '--appendonly', 'yes', '--appendfsync', 'always', '--save', '']
    return Bun.spawn(['redis-server', '--port', String(port), ...options], { stdio: ['ignore', 'ignore', 'ignore'] })
  }
  let redis: ReturnType<typeof startRedis>
  const workers: Bun.Subprocess[] = []
  const startWorker = (further: Record<string, string> = {}) => {
    const worker = Bun.spawn([process.execPath, MAIN, 'batch', 'queue-worker'], {
      env: { PATH: process.env.PATH, DATA_DIR: at('var'), COMPILED_YEARS: 'none', ...environment, ...further },
      stdio: ['ignore', 'ignore', Bun.file(at(`worker-${workers.length}.log`))],
    })
    workers.push(worker)
    return worker
  }
  const killWorkers = () => {
    for (const worker of workers.splice(0)) worker.kill('SIGKILL')
  }
  const killRedis = async () => {
    redis.kill('SIGKILL')
    await redis.exited
  }

  beforeAll(() => {
    redis = startRedis()
  })
  afterAll(async () => {
    killWorkers()
    await killRedis()
  })

  const statusOf = async (run: string): Promise<Status> => {
    const { out, error, exitCode } = await khagola(['status', run, '--json'])
    if (out === '') throw new Error(`exit code ${exitCode}: ${error}`)
    return JSON.parse(out)
  }
  const submit = async (words: string[], further: Record<string, string> = {}): Promise<string> => {
    const { out, error, exitCode } = await khagola(['submit', ...words, '--ephemeris', 'swiss'], further)
    if (exitCode !== 0) throw new Error(error)
    return JSON.parse(out).run
  }
  const completed = async (run: string) => {
    const { exitCode, error } = await khagola(['wait', run])
    if (exitCode !== 0) throw new Error(error)
  }
  const csvOf = (name: string, rows: readonly object[]) => {
    const header = Object.keys(rows[0]!).join(',')
    writeFileSync(at(name), `${[header, ...rows.map((row) => Object.values(row).join(','))].join('\n')}\n`)
    return at(name)
  }
  return {
    ...{ at, khagola, submit, statusOf, completed, csvOf, startWorker, killWorkers, killRedis },
    bytesOf: (name: string) => readFileSync(at(name)),
    restartRedis() {
      redis = startRedis()
    },
  }
}
