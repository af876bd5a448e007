import { expect } from 'bun:test'
import { freePort, spawn } from '../http/spawned.ts'
import { sample } from '../long.ts'
import { until } from '../until.ts'
import { plainly, provider } from './provider.ts'
import { BIRTH } from './world.ts'

/** The whole server is killed at random moments while readings are written: `KILLS=200` for the long form. */

export const KILLS = Number(process.env.KILLS ?? sample(2, 3))
/** Long enough for the slowest store on a loaded machine to answer before a client asks again. */
export const LONGEST = 3_600_000
const KEY = 'sk_live_doomed'
const GRANTED = 10_000_000
const DEADLINE = 1500

/** `environment` says which store; `read` asks it, whether or not a server runs. */
export const killedAtRandom = async (
  environment: Record<string, string>,
  read: <T>(sql: string) => T[] | Promise<T[]>,
): Promise<void> => {
  const server = provider()
  server.answer = (asked, nth) => ({
    raw: JSON.stringify(plainly(asked)),
    usage: { prompt_tokens: 1000 + (nth % 50) * 100, completion_tokens: 500 + (nth % 40) * 50 },
  })
  const all = {
    PORT: String(await freePort()),
    BOOTSTRAP_LIVE_KEY: KEY,
    BOOTSTRAP_CREDITS: String(GRANTED),
    LOG: 'none',
    AI_BASE_URL: server.settings.baseUrl,
    AI_MODEL_FAST: 'any',
    AI_CALLS_A_MINUTE: '1000000',
    AI_DEADLINE_FAST_MS: String(DEADLINE),
    ...environment,
  }
  let running = spawn(all)
  const url = await running.url()
  const promised = new Map<string, { cost: number; requestId: string }>()
  const defects: string[] = []
  let going = true
  let asked = 0
  const client = async () => {
    while (going) {
      const key = `reading-${asked++}`
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
            promised.set(key, { cost: answer.meta.credits_used, requestId: answer.meta.request_id })
            break
          }
          if (![409, 503, 504].includes(response.status)) defects.push(`${response.status} ${JSON.stringify(answer)}`)
        } catch {
          // Killed under our hands.
        }
        await Bun.sleep(10)
      }
    }
  }
  const clients = Array.from({ length: 4 }, client)
  for (let killed = 0; killed < KILLS; killed++) {
    await Bun.sleep(Math.random() * 400)
    running.child.kill('SIGKILL')
    await running.child.exited
    running = spawn(all)
    await running.url()
  }
  await until(() => promised.size > KILLS || defects.length > 0)
  going = false
  await Promise.all(clients)
  expect(defects).toEqual([])
  running.child.kill('SIGTERM')
  await running.child.exited
  // What the killed had reserved is overdue by now; the next start gives it back.
  await Bun.sleep(2 * DEADLINE + 100)
  running = spawn(all)
  await running.url()
  await until(async () => (await read('SELECT 1 FROM reservations')).length === 0)
  running.child.kill('SIGTERM')
  await running.child.exited
  server.stop()

  const sum = async (sql: string) => Number(Object.values((await read<object>(sql))[0]!)[0])
  const charges = await read<{ request: string; cost: number | string }>(
    "SELECT request_id AS request, -sum(included + granted + overage) AS cost FROM ledger WHERE kind = 'charge' GROUP BY request_id",
  )
  const costs = new Map([...promised.values()].map(({ requestId, cost }) => [requestId, cost]))
  expect(charges.filter(({ request, cost }) => costs.get(request) !== Number(cost))).toEqual([])
  expect(charges).toHaveLength(promised.size)
  expect(await sum("SELECT sum(included + granted + overage) FROM ledger WHERE kind IN ('reserve', 'release')")).toBe(0)
  const reserved = await sum("SELECT count(*) FROM ledger WHERE kind = 'reserve'")
  expect(await sum("SELECT count(*) FROM ledger WHERE kind = 'release'")).toBe(reserved)
  const paid = [...promised.values()].reduce((together, { cost }) => together + cost, 0)
  expect(await sum('SELECT sum(granted + included + overage) FROM ledger')).toBe(GRANTED - paid)
  expect(await sum('SELECT granted FROM purchased')).toBe(GRANTED - paid)
  if (process.env.KILLS)
    console.log({
      ...{ kills: KILLS, readings: promised.size, credits: paid, reserved_by_the_killed: reserved - promised.size },
    })
}
