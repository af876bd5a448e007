import { expect } from 'bun:test'
import { freePort, spawn } from '../http/spawned.ts'
import { sample } from '../long.ts'
import { until } from '../until.ts'
import { plainAnswer, provider } from './provider.ts'
import { BIRTH } from './world.ts'

/** Kills the server at random moments while it writes readings. The variable KILLS sets the number of kills. */

export const KILL_COUNT = Number(process.env.KILLS ?? sample(2, 3))
/** Time limit of the test, milliseconds: enough for the slowest store on a loaded machine. */
export const TIMEOUT_MS = 3_600_000
const KEY = 'sk_live_doomed'
const GRANTED_CREDITS = 10_000_000
const DEADLINE_MS = 1500

/**
 * Checks the ledger after the kills. `environment` has the settings of the store; `query` reads the store directly, without
 * a running server.
 */
export const checkLedgerAfterKills = async (
  environment: Record<string, string>,
  query: <T>(sql: string) => T[] | Promise<T[]>,
): Promise<void> => {
  const model = provider()
  model.answer = (request, nth) => ({
    raw: JSON.stringify(plainAnswer(request)),
    usage: { prompt_tokens: 1000 + (nth % 50) * 100, completion_tokens: 500 + (nth % 40) * 50 },
  })
  const settings = {
    PORT: String(await freePort()),
    BOOTSTRAP_LIVE_KEY: KEY,
    BOOTSTRAP_CREDITS: String(GRANTED_CREDITS),
    LOG: 'none',
    AI_BASE_URL: model.settings.baseUrl,
    AI_MODEL_FAST: 'any',
    AI_CALLS_A_MINUTE: '1000000',
    AI_DEADLINE_FAST_MS: String(DEADLINE_MS),
    ...environment,
  }
  let server = spawn(settings)
  const url = await server.url()
  const answered = new Map<string, { cost: number; requestId: string }>()
  const defects: string[] = []
  let isRunning = true
  let readingCount = 0
  const client = async () => {
    while (isRunning) {
      const key = `reading-${readingCount++}`
      for (;;) {
        try {
          const response = await fetch(`${url}/v1/ai/ai-question`, {
            method: 'POST',
            body: JSON.stringify({ ...BIRTH, question: 'How will my career go?' }),
            headers: { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json', 'Idempotency-Key': key },
          })
          const answer = (await response.json()) as {
            meta: { request_id: string; credits_used: number }
            error?: object
          }
          if (response.ok) {
            answered.set(key, { cost: answer.meta.credits_used, requestId: answer.meta.request_id })
            break
          }
          if (![409, 503, 504].includes(response.status)) defects.push(`${response.status} ${JSON.stringify(answer)}`)
        } catch {
          // The kill broke the connection.
        }
        await Bun.sleep(10)
      }
    }
  }
  const clients = Array.from({ length: 4 }, client)
  for (let kill = 0; kill < KILL_COUNT; kill++) {
    await Bun.sleep(Math.random() * 400)
    server.child.kill('SIGKILL')
    await server.child.exited
    server = spawn(settings)
    await server.url()
  }
  await until(() => answered.size > KILL_COUNT || defects.length > 0)
  isRunning = false
  await Promise.all(clients)
  expect(defects).toEqual([])
  server.child.kill('SIGTERM')
  await server.child.exited
  // The reservations of the killed servers are overdue after this time, and the next start releases them.
  await Bun.sleep(2 * DEADLINE_MS + 100)
  server = spawn(settings)
  await server.url()
  await until(async () => (await query('SELECT 1 FROM reservations')).length === 0)
  server.child.kill('SIGTERM')
  await server.child.exited
  model.stop()

  const sum = async (sql: string) => Number(Object.values((await query<object>(sql))[0]!)[0])
  const charges = await query<{ request: string; cost: number | string }>(
    "SELECT request_id AS request, -sum(included + granted + overage) AS cost FROM ledger WHERE kind = 'charge' GROUP BY request_id",
  )
  const costs = new Map([...answered.values()].map(({ requestId, cost }) => [requestId, cost]))
  expect(charges.filter(({ request, cost }) => costs.get(request) !== Number(cost))).toEqual([])
  expect(charges).toHaveLength(answered.size)
  expect(await sum("SELECT sum(included + granted + overage) FROM ledger WHERE kind IN ('reserve', 'release')")).toBe(0)
  const reserved = await sum("SELECT count(*) FROM ledger WHERE kind = 'reserve'")
  expect(await sum("SELECT count(*) FROM ledger WHERE kind = 'release'")).toBe(reserved)
  const totalCost = [...answered.values()].reduce((total, { cost }) => total + cost, 0)
  expect(await sum('SELECT sum(granted + included + overage) FROM ledger')).toBe(GRANTED_CREDITS - totalCost)
  expect(await sum('SELECT granted FROM purchased')).toBe(GRANTED_CREDITS - totalCost)
  if (process.env.KILLS)
    console.log({
      ...{ kills: KILL_COUNT, readings: answered.size, credits: totalCost, killed_readings: reserved - answered.size },
    })
}
