import { Database } from 'bun:sqlite'
import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { WEIGHTS } from '../../src/capabilities/capability.ts'
import { independence } from '../../src/capabilities/shared/inputs.ts'
import { folder, freePort, spawn } from '../http/spawned.ts'
import { sample } from '../long.ts'
import { until } from '../until.ts'

// The whole server is killed at random moments under a mixed load. The long version uses `KILLS=200`.

const KILLS = Number(process.env.KILLS ?? sample(2, 5))
const KEY = 'sk_live_crash_test'
const GRANTED = 10_000_000
const PDF = 130

const births = Array.from({ length: 40 }, (_, i) => ({ ...independence, datetime: `19${20 + i}-08-15T00:00` }))
/** The requests of clients, and their prices in credits. */
const REQUESTS = [
  { path: '/v1/utilities/find-moon-sign', cost: WEIGHTS.light.credits, body: (i: number) => births[i % 40] },
  { path: '/v1/vedic-charts/birth-chart-bundle', cost: WEIGHTS.heavy.credits, body: (i: number) => births[i % 40] },
  {
    path: '/v1/jobs/pdf',
    cost: PDF,
    body: (i: number) => ({
      capability: 'matching-report',
      input: { groom: births[i % 40], bride: births[(i * 7) % 40] },
    }),
  },
] as const

/** Checks the file with plain SQL. */
const audit = (path: string, sentAnswers: ReadonlyMap<string, { cost: number; requestId: string }>) => {
  const db = new Database(path, { readonly: true })
  const scalar = (sql: string) => Number(Object.values(db.query(sql).get() as object)[0])
  expect(db.query('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
  const answers = db.query('SELECT key, request_id AS requestId FROM answers').all() as {
    key: string
    requestId: string
  }[]
  expect(new Map(answers.map(({ key, requestId }) => [key, requestId]))).toEqual(
    new Map([...sentAnswers].map(([key, { requestId }]) => [key, requestId])),
  )
  // Each answer was charged once and in full; the reservations of failed jobs were released.
  const charges = db
    .query(`SELECT request_id AS requestId, count(*) AS rows, -sum(included + granted + overage) AS cost FROM ledger
      WHERE kind IN ('charge', 'reserve') GROUP BY request_id`)
    .all() as { requestId: string; rows: number; cost: number }[]
  const costs = new Map([...sentAnswers.values()].map(({ requestId, cost }) => [requestId, cost]))
  expect(charges.filter(({ requestId, rows, cost }) => rows !== 1 || costs.get(requestId) !== cost)).toEqual([])
  expect(charges).toHaveLength(sentAnswers.size)
  const failedJobs = scalar("SELECT count(*) FROM jobs WHERE status = 'failed'")
  expect(scalar("SELECT count(*) FROM jobs WHERE status NOT IN ('succeeded', 'failed')")).toBe(0)
  expect(scalar("SELECT count(*) FROM ledger WHERE kind = 'release'")).toBe(failedJobs)
  expect(scalar('SELECT count(*) FROM files')).toBe(scalar("SELECT count(*) FROM jobs WHERE status = 'succeeded'"))
  const remaining = GRANTED - [...sentAnswers.values()].reduce((sum, { cost }) => sum + cost, 0) + PDF * failedJobs
  expect(scalar('SELECT sum(granted + included + overage) FROM ledger')).toBe(remaining)
  expect(
    scalar('SELECT granted FROM purchased') -
      scalar('SELECT ifnull(sum(included + overage), 0) FROM organisation_months'),
  ).toBe(remaining)
  expect(scalar('SELECT ifnull(sum(credits), 0) FROM project_months')).toBe(GRANTED - remaining)
  db.close()
  return { failed: failedJobs }
}

test(`${KILLS} kills of a server under mixed load: each answer is charged once and stored`, async () => {
  const DATA_DIR = folder()
  const environment = {
    DATA_DIR,
    PORT: String(await freePort()),
    BOOTSTRAP_LIVE_KEY: KEY,
    BOOTSTRAP_CREDITS: String(GRANTED),
    LOG: 'none',
  }
  let serverProcess = spawn(environment)
  const url = await serverProcess.url()
  const sentAnswers = new Map<string, { cost: number; requestId: string }>()
  const defects: string[] = []
  let isRunning = true
  let callCount = 0

  /** Calls like a client: repeats each request with the same key until it is answered. */
  const client = async (jobs: boolean) => {
    while (isRunning) {
      const i = callCount++
      const { path, cost, body } = REQUESTS[jobs ? 2 : i % 2]!
      const key = `call-${i}`
      for (;;) {
        try {
          const response = await fetch(url + path, {
            method: 'POST',
            body: JSON.stringify(body(i)),
            headers: { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json', 'Idempotency-Key': key },
          })
          const answer = (await response.json()) as { meta?: { request_id: string }; error?: object }
          if (response.ok) {
            sentAnswers.set(key, { cost, requestId: answer.meta!.request_id })
            break
          }
          if (![409, 503].includes(response.status))
            defects.push(`${path} ${response.status} ${JSON.stringify(answer)}`)
        } catch {
          // The server was killed during the request.
        }
        await Bun.sleep(10)
      }
      await Bun.sleep(jobs ? 250 : 2)
    }
  }
  // A job whose worker was killed waits a minute for the end of its lease, so jobs are only in the long version.
  const clients = [...Array.from({ length: 6 }, () => client(false)), ...(KILLS >= 20 ? [client(true)] : [])]
  for (let kill = 0; kill < KILLS; kill++) {
    await Bun.sleep(Math.random() * 500)
    serverProcess.child.kill('SIGKILL')
    await serverProcess.child.exited
    serverProcess = spawn(environment)
    await serverProcess.url()
  }
  // A busy machine completes few calls between two kills.
  await until(() => sentAnswers.size > 10 * KILLS || defects.length > 0)
  isRunning = false
  await Promise.all(clients)
  expect(defects).toEqual([])
  const path = join(DATA_DIR, 'khagola.sqlite')
  const unfinished = () => {
    const db = new Database(path, { readonly: true })
    const { count } = db.query("SELECT count(*) AS count FROM jobs WHERE status IN ('queued', 'running')").get() as {
      count: number
    }
    db.close()
    return count
  }
  while (unfinished() > 0) await Bun.sleep(200)
  serverProcess.child.kill('SIGTERM')
  expect(await serverProcess.child.exited).toBe(0)
  const counts = audit(path, sentAnswers)
  if (process.env.KILLS) console.log({ kills: KILLS, answers: sentAnswers.size, ...counts })
}, 3_600_000)
