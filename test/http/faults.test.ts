import { Database } from 'bun:sqlite'
import { afterAll, expect, test } from 'bun:test'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { until } from '../until.ts'
import { call, folder, spawn } from './spawned.ts'

// What happens around a running server goes wrong, and right again.

const KEY = 'sk_live_faults'
const environment = () => ({ DATA_DIR: folder(), BOOTSTRAP_LIVE_KEY: KEY, LOG: 'none' })
const storeOf = ({ DATA_DIR }: { DATA_DIR: string }) => join(DATA_DIR, 'khagola.sqlite')
const charges = (path: string) => {
  const db = new Database(path, { readonly: true })
  const { count } = db.query("SELECT count(*) AS count FROM ledger WHERE kind = 'charge'").get() as { count: number }
  db.close()
  return count
}
const ready = async (url: string) => (await fetch(`${url}/readyz`)).status
const light = (url: string) => call(url, KEY, '/v1/utilities/find-moon-sign')

/** Until the server says so of itself: it looks once a second. */
const becomes = async (url: string, status: number) => {
  await until(
    async () => (await ready(url)) === status,
    () => `/readyz did not become ${status}.`,
  )
}

const running: { kill: (signal: NodeJS.Signals) => void }[] = []
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
})

test('a full disk: 503 and no charge; with room again it goes on without a restart', async () => {
  const settings = environment()
  // A limit of the size of files stands for the disk; the signal that tells of it is ignored, as a disk sends none.
  const { child, url } = spawn(settings, [], { wrapper: ['sh', '-c', 'trap "" XFSZ; exec "$@"', 'sh'] })
  running.push(child)
  const at = await url()
  expect((await light(at)).status).toBe(200)
  expect(await ready(at)).toBe(200)
  const limit = (bytes: string) =>
    expect(Bun.spawnSync(['prlimit', '--pid', String(child.pid), `--fsize=${bytes}:`]).exitCode).toBe(0)
  limit('1')
  for (let i = 0; i < 3; i++) {
    const refused = await light(at)
    expect(refused.status).toBe(503)
    expect(await refused.json()).toMatchObject({ error: { code: 'unavailable', retryable: true } })
  }
  expect(charges(storeOf(settings))).toBe(1)
  await becomes(at, 503)
  limit('unlimited')
  await becomes(at, 200)
  expect((await light(at)).status).toBe(200)
  expect(charges(storeOf(settings))).toBe(2)
  child.kill('SIGTERM')
  expect(await child.exited).toBe(0)
})

test('a store whose file is gone is not ready', async () => {
  const settings = environment()
  const { child, url } = spawn(settings)
  running.push(child)
  const at = await url()
  await becomes(at, 200)
  rmSync(storeOf(settings))
  await becomes(at, 503)
  writeFileSync(storeOf(settings), '')
  await Bun.sleep(1100)
  expect(await ready(at)).toBe(503)
  child.kill('SIGTERM')
  await child.exited
})

test('what holds secrets is for its owner alone', async () => {
  const settings = { ...environment(), COMPILED_YEARS: '1946-1948' }
  // Made by an earlier release, or copied by hand.
  const earlier = storeOf(settings)
  mkdirSync(settings.DATA_DIR)
  writeFileSync(earlier, '')
  chmodSync(earlier, 0o644)
  const { child, url } = spawn(settings)
  running.push(child)
  const at = await url()
  expect((await light(at)).status).toBe(200)
  while (!existsSync(join(settings.DATA_DIR, 'sky.table'))) await Bun.sleep(20)
  const modes = (folder: string) =>
    readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)])
  for (const [, mode] of modes(settings.DATA_DIR)) expect(mode).toBe('600')
  expect(modes(settings.DATA_DIR).map(([name]) => name)).toContain('khagola.sqlite-wal')
  child.kill('SIGTERM')
  await child.exited

  const fresh = { ...environment(), DATA_DIR: join(folder(), 'new') }
  const again = spawn(fresh)
  running.push(again.child)
  expect((await light(await again.url())).status).toBe(200)
  expect((statSync(fresh.DATA_DIR).mode & 0o777).toString(8)).toBe('700')
  for (const [, mode] of modes(fresh.DATA_DIR)) expect(mode).toBe('600')
})

test('while another process holds the store, calls wait without holding up the rest; then they are answered', async () => {
  const settings = environment()
  const { child, url } = spawn(settings)
  running.push(child)
  const at = await url()
  const other = new Database(storeOf(settings))
  other.run('BEGIN IMMEDIATE')
  let answered = false
  const waiting = light(at).finally(() => {
    answered = true
  })
  for (let i = 0; i < 20; i++) expect((await fetch(`${at}/healthz`)).status).toBe(200)
  expect(answered).toBe(false)
  other.run('ROLLBACK')
  expect((await waiting).status).toBe(200)

  other.run('BEGIN IMMEDIATE')
  const refused = await light(at)
  expect(refused.status).toBe(503)
  other.run('ROLLBACK')
  other.close()
  expect((await light(at)).status).toBe(200)
  expect(charges(storeOf(settings))).toBe(2)
  child.kill('SIGTERM')
  expect(await child.exited).toBe(0)
})

test('a compiled ephemeris that was damaged is compiled anew', async () => {
  const settings = { ...environment(), COMPILED_YEARS: '1946-1948' }
  const table = join(settings.DATA_DIR, 'sky.table')
  /** Starts, asks, and stops when the table is there as `whole` has it. */
  const start = async (whole?: Buffer) => {
    const { child, url } = spawn(settings)
    running.push(child)
    const reply = await light(await url())
    const { data } = (await reply.json()) as { data: { moon_sign: { longitude: number } } }
    while (!existsSync(table) || (whole && !readFileSync(table).equals(whole))) await Bun.sleep(20)
    child.kill('SIGTERM')
    await child.exited
    return data.moon_sign.longitude
  }
  const longitude = await start()
  const whole = readFileSync(table)
  for (const damage of [
    () => truncateSync(table, whole.length >> 1),
    () => writeFileSync(table, whole.with(whole.length >> 1, whole[whole.length >> 1]! ^ 1)),
  ]) {
    damage()
    expect(Math.abs((await start(whole)) - longitude)).toBeLessThan(2e-6)
  }
}, 300_000)
