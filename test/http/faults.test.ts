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

// Failures of disk and files around a running server, and recovery.

const KEY = 'sk_live_faults'
const environment = () => ({ DATA_DIR: folder(), BOOTSTRAP_LIVE_KEY: KEY, LOG: 'none' })
const storeOf = ({ DATA_DIR }: { DATA_DIR: string }) => join(DATA_DIR, 'khagola.sqlite')
const charges = (path: string) => {
  const db = new Database(path, { readonly: true })
  const { count } = db.query("SELECT count(*) AS count FROM ledger WHERE kind = 'charge'").get() as { count: number }
  db.close()
  return count
}
const readyStatus = async (url: string) => (await fetch(`${url}/readyz`)).status
const lightCall = (url: string) => call(url, KEY, '/v1/utilities/find-moon-sign')

/** Waits until `/readyz` has a status: the server checks its store once a second. */
const waitForStatus = async (url: string, status: number) => {
  await until(
    async () => (await readyStatus(url)) === status,
    () => `/readyz did not become ${status}.`,
  )
}

const children: { kill: (signal: NodeJS.Signals) => void }[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
})

test('calls are 503 and free while the disk is full, and work again without a restart', async () => {
  const settings = environment()
  // A file size limit simulates a full disk. Its signal is ignored, since a full disk sends none.
  const { child, url } = spawn(settings, [], { wrapper: ['sh', '-c', 'trap "" XFSZ; exec "$@"', 'sh'] })
  children.push(child)
  const at = await url()
  expect((await lightCall(at)).status).toBe(200)
  expect(await readyStatus(at)).toBe(200)
  const setFileLimit = (bytes: string) =>
    expect(Bun.spawnSync(['prlimit', '--pid', String(child.pid), `--fsize=${bytes}:`]).exitCode).toBe(0)
  setFileLimit('1')
  for (let i = 0; i < 3; i++) {
    const response = await lightCall(at)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ error: { code: 'unavailable', retryable: true } })
  }
  expect(charges(storeOf(settings))).toBe(1)
  await waitForStatus(at, 503)
  setFileLimit('unlimited')
  await waitForStatus(at, 200)
  expect((await lightCall(at)).status).toBe(200)
  expect(charges(storeOf(settings))).toBe(2)
  child.kill('SIGTERM')
  expect(await child.exited).toBe(0)
})

test('a server whose store file was deleted is not ready', async () => {
  const settings = environment()
  const { child, url } = spawn(settings)
  children.push(child)
  const at = await url()
  await waitForStatus(at, 200)
  rmSync(storeOf(settings))
  await waitForStatus(at, 503)
  writeFileSync(storeOf(settings), '')
  await Bun.sleep(1100)
  expect(await readyStatus(at)).toBe(503)
  child.kill('SIGTERM')
  await child.exited
})

test('files with secrets are readable by their owner only', async () => {
  const settings = { ...environment(), COMPILED_YEARS: '1947-1947' }
  // A file of an earlier release, or copied by hand.
  const existingFile = storeOf(settings)
  mkdirSync(settings.DATA_DIR)
  writeFileSync(existingFile, '')
  chmodSync(existingFile, 0o644)
  const { child, url } = spawn(settings)
  children.push(child)
  const at = await url()
  expect((await lightCall(at)).status).toBe(200)
  while (!existsSync(join(settings.DATA_DIR, 'sky.table'))) await Bun.sleep(20)
  const modes = (folder: string) =>
    readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)])
  for (const [, mode] of modes(settings.DATA_DIR)) expect(mode).toBe('600')
  expect(modes(settings.DATA_DIR).map(([name]) => name)).toContain('khagola.sqlite-wal')
  child.kill('SIGTERM')
  await child.exited

  const fresh = { ...environment(), DATA_DIR: join(folder(), 'new') }
  const second = spawn(fresh)
  children.push(second.child)
  expect((await lightCall(await second.url())).status).toBe(200)
  expect((statSync(fresh.DATA_DIR).mode & 0o777).toString(8)).toBe('700')
  for (const [, mode] of modes(fresh.DATA_DIR)) expect(mode).toBe('600')
})

test('calls wait without blocking others while another process locks the store', async () => {
  const settings = environment()
  const { child, url } = spawn(settings)
  children.push(child)
  const at = await url()
  const database = new Database(storeOf(settings))
  database.run('BEGIN IMMEDIATE')
  let isAnswered = false
  const pendingCall = lightCall(at).finally(() => {
    isAnswered = true
  })
  for (let i = 0; i < 20; i++) expect((await fetch(`${at}/healthz`)).status).toBe(200)
  expect(isAnswered).toBe(false)
  database.run('ROLLBACK')
  expect((await pendingCall).status).toBe(200)

  database.run('BEGIN IMMEDIATE')
  const response = await lightCall(at)
  expect(response.status).toBe(503)
  database.run('ROLLBACK')
  database.close()
  expect((await lightCall(at)).status).toBe(200)
  expect(charges(storeOf(settings))).toBe(2)
  child.kill('SIGTERM')
  expect(await child.exited).toBe(0)
})

test('a damaged compiled ephemeris is compiled again', async () => {
  const settings = { ...environment(), COMPILED_YEARS: '1947-1947' }
  const table = join(settings.DATA_DIR, 'sky.table')
  /** Starts a server, makes a call, and stops when the table exists and equals `expectedTable`. */
  const start = async (expectedTable?: Buffer) => {
    const { child, url } = spawn(settings)
    children.push(child)
    const reply = await lightCall(await url())
    const { data } = (await reply.json()) as { data: { moon_sign: { longitude: number } } }
    while (!existsSync(table) || (expectedTable && !readFileSync(table).equals(expectedTable))) await Bun.sleep(20)
    child.kill('SIGTERM')
    await child.exited
    return data.moon_sign.longitude
  }
  const longitude = await start()
  const intactTable = readFileSync(table)
  for (const damage of [
    () => truncateSync(table, intactTable.length >> 1),
    () => writeFileSync(table, intactTable.with(intactTable.length >> 1, intactTable[intactTable.length >> 1]! ^ 1)),
  ]) {
    damage()
    expect(Math.abs((await start(intactTable)) - longitude)).toBeLessThan(2e-6)
  }
}, 300_000)
