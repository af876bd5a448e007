import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { HEAVY_CHILD } from '../../src/api/heavy-child.ts'
import { childrenOf } from '../processes.ts'
import { until } from '../until.ts'
import { call, freePort, spawn } from './spawned.ts'

// Heavy calls in a process of their own.

const KEY = 'sk_live_heavy'
const HEAVY = '/v1/reports/classical-kundli-report'
const environment = { BOOTSTRAP_LIVE_KEY: KEY, LOG: 'none' }

/** The processes for heavy calls of a server, which may have drawing processes too. */
const heavyProcessesOf = (pid: number): number[] =>
  childrenOf(pid).filter((child) => readFileSync(`/proc/${child}/environ`, 'utf8').includes(`${HEAVY_CHILD}=`))

const dataOf = async (response: Response): Promise<string> => {
  expect(response.status).toBe(200)
  return JSON.stringify(((await response.json()) as { data: unknown }).data)
}
const creditsLeft = async (url: string): Promise<number> => {
  const account = await fetch(`${url}/v1/account`, { headers: { Authorization: `Bearer ${KEY}` } })
  return ((await account.json()) as { data: { credits: { balance: number } } }).data.credits.balance
}

test('the second long call starts the process, later ones are computed in it with the same answer, and it ends with the server', async () => {
  // Without the cache every call computes.
  const { child, url } = spawn({ ...environment, CACHE_MB: '0' })
  const at = await url()
  await call(at, KEY)
  expect(heavyProcessesOf(child.pid)).toEqual([])
  const first = await dataOf(await call(at, KEY, HEAVY))
  // The duration of a first call decides where the next ones are computed.
  expect(heavyProcessesOf(child.pid)).toEqual([])
  expect(await dataOf(await call(at, KEY, HEAVY))).toBe(first)
  expect(heavyProcessesOf(child.pid)).toHaveLength(1)
  const [heavy] = heavyProcessesOf(child.pid)
  // The first calls are computed in the server until the process is ready.
  for (let n = 0; n < 5; n++) {
    expect(await dataOf(await call(at, KEY, HEAVY))).toBe(first)
    await Bun.sleep(300)
  }
  child.kill('SIGTERM')
  expect(await child.exited).toBe(0)
  await until(() => {
    try {
      return !process.kill(heavy!, 0)
    } catch {
      return true
    }
  })
})

test('a killed process fails its calls without a charge, and the server computes on', async () => {
  const { child, url } = spawn({ ...environment, CACHE_MB: '0' })
  const at = await url()
  for (let n = 0; n < 2; n++) await call(at, KEY, HEAVY)
  const [heavy] = heavyProcessesOf(child.pid)
  // A stopped process answers no call. Until it is ready the server computes the calls itself.
  const holdCall = async () => {
    for (;;) {
      const credits = await creditsLeft(at)
      process.kill(heavy!, 'SIGSTOP')
      const reply = call(at, KEY, HEAVY)
      const isHeld = await Promise.race([reply.then(() => false), Bun.sleep(5000).then(() => true)])
      if (isHeld) return { reply, credits }
      process.kill(heavy!, 'SIGCONT')
      await Bun.sleep(500)
    }
  }
  const { reply, credits } = await holdCall()
  process.kill(heavy!, 'SIGKILL')
  const failed = await reply
  const { error } = (await failed.json()) as { error: { code: string; retryable: boolean } }
  expect([failed.status, error.code, error.retryable]).toEqual([500, 'computation_failed', true])
  expect(await creditsLeft(at)).toBe(credits)
  expect((await call(at, KEY, HEAVY)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await child.exited).toBe(0)
})

test('HEAVY_PROCESS=off computes heavy calls in the server', async () => {
  const { child, url } = spawn({ ...environment, HEAVY_PROCESS: 'off' })
  const at = await url()
  for (let n = 0; n < 3; n++) expect((await call(at, KEY, HEAVY)).status).toBe(200)
  expect(heavyProcessesOf(child.pid)).toEqual([])
  child.kill('SIGTERM')
  expect(await child.exited).toBe(0)
})

test('each of two workers has a process for heavy calls, which reports no error', async () => {
  const PORT = String(await freePort())
  const { child, url } = spawn({ ...environment, PORT, WORKERS: '2', CACHE_MB: '0' })
  const at = await url()
  const workers = childrenOf(child.pid)
  const answers = new Set<string>()
  const heavyProcesses = () => workers.flatMap(heavyProcessesOf)
  for (let n = 0; n < 40 && (n < 12 || heavyProcesses().length === 0); n++) {
    answers.add(await dataOf(await call(at, KEY, HEAVY)))
    await Bun.sleep(100)
  }
  expect(heavyProcesses().length).toBeGreaterThan(0)
  expect(answers.size).toBe(1)
  child.kill('SIGTERM')
  expect(await child.exited).toBe(0)
  expect(await new Response(child.stderr).text()).toBe('')
}, 60_000)
