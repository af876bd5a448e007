import { Database } from 'bun:sqlite'
import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { WEIGHTS } from '../../src/capabilities/capability.ts'
import { independence } from '../../src/capabilities/shared/inputs.ts'
import { folder, freePort, spawn } from '../http/spawned.ts'
import { until } from '../until.ts'

// The whole server is killed at random moments under a mixed load: `KILLS=200` for the long form.

const KILLS = Number(process.env.KILLS ?? 5)
const KEY = 'sk_live_doomed'
const GRANTED = 10_000_000
const PDF = 130

const births = Array.from({ length: 40 }, (_, i) => ({ ...independence, datetime: `19${20 + i}-08-15T00:00` }))
/** What clients ask for, and what it costs. */
const ASKED = [
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

/** Reads the file without the store's code. */
const audit = (path: string, promised: ReadonlyMap<string, { cost: number; requestId: string }>) => {
  const db = new Database(path, { readonly: true })
  const one = (sql: string) => Number(Object.values(db.query(sql).get() as object)[0])
  expect(db.query('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
  const answers = db.query('SELECT key, request_id AS requestId FROM answers').all() as {
    key: string
    requestId: string
  }[]
  expect(new Map(answers.map(({ key, requestId }) => [key, requestId]))).toEqual(
    new Map([...promised].map(([key, { requestId }]) => [key, requestId])),
  )
  // Each answer was paid once, in full; what was reserved for a job that failed was given back.
  const taken = db
    .query(`SELECT request_id AS requestId, count(*) AS rows, -sum(included + granted + overage) AS cost FROM ledger
      WHERE kind IN ('charge', 'reserve') GROUP BY request_id`)
    .all() as { requestId: string; rows: number; cost: number }[]
  const costs = new Map([...promised.values()].map(({ requestId, cost }) => [requestId, cost]))
  expect(taken.filter(({ requestId, rows, cost }) => rows !== 1 || costs.get(requestId) !== cost)).toEqual([])
  expect(taken).toHaveLength(promised.size)
  const failed = one("SELECT count(*) FROM jobs WHERE status = 'failed'")
  expect(one("SELECT count(*) FROM jobs WHERE status NOT IN ('succeeded', 'failed')")).toBe(0)
  expect(one("SELECT count(*) FROM ledger WHERE kind = 'release'")).toBe(failed)
  expect(one('SELECT count(*) FROM files')).toBe(one("SELECT count(*) FROM jobs WHERE status = 'succeeded'"))
  const left = GRANTED - [...promised.values()].reduce((sum, { cost }) => sum + cost, 0) + PDF * failed
  expect(one('SELECT sum(granted + included + overage) FROM ledger')).toBe(left)
  expect(
    one('SELECT granted FROM purchased') - one('SELECT ifnull(sum(included + overage), 0) FROM organisation_months'),
  ).toBe(left)
  expect(one('SELECT ifnull(sum(credits), 0) FROM project_months')).toBe(GRANTED - left)
  db.close()
  return { failed }
}

test(`${KILLS} kills of a server under mixed load: each promise is kept once`, async () => {
  const DATA_DIR = folder()
  const environment = {
    DATA_DIR,
    PORT: String(await freePort()),
    BOOTSTRAP_LIVE_KEY: KEY,
    BOOTSTRAP_CREDITS: String(GRANTED),
    LOG: 'none',
  }
  let running = spawn(environment)
  const url = await running.url()
  const promised = new Map<string, { cost: number; requestId: string }>()
  const defects: string[] = []
  let going = true
  let asked = 0

  /** Asks as a client does: again under the same key until there is an answer. */
  const client = async (jobs: boolean) => {
    while (going) {
      const i = asked++
      const { path, cost, body } = ASKED[jobs ? 2 : i % 2]!
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
            promised.set(key, { cost, requestId: answer.meta!.request_id })
            break
          }
          if (![409, 503].includes(response.status))
            defects.push(`${path} ${response.status} ${JSON.stringify(answer)}`)
        } catch {
          // Killed under our hands.
        }
        await Bun.sleep(10)
      }
      await Bun.sleep(jobs ? 250 : 2)
    }
  }
  // A job whose worker was killed waits for the end of its lease, a minute: in the long form only.
  const clients = [...Array.from({ length: 6 }, () => client(false)), ...(KILLS >= 20 ? [client(true)] : [])]
  for (let killed = 0; killed < KILLS; killed++) {
    await Bun.sleep(Math.random() * 500)
    running.child.kill('SIGKILL')
    await running.child.exited
    running = spawn(environment)
    await running.url()
  }
  // A machine that has much else to do gets little done between two kills.
  await until(() => promised.size > 10 * KILLS || defects.length > 0)
  going = false
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
  running.child.kill('SIGTERM')
  expect(await running.child.exited).toBe(0)
  const figures = audit(path, promised)
  if (process.env.KILLS) console.log({ kills: KILLS, answers: promised.size, ...figures })
}, 3_600_000)
