import { expect, test } from 'bun:test'
import { RedisClient, SQL } from 'bun'
import { redisCoordination } from '../../src/service/redis-coordination.ts'
import { openPostgres } from '../../src/store/postgres.ts'
import { testWorld } from '../service/world.ts'
import { DATABASE_URL, emptyDatabase, REDIS_URL } from './services.ts'

test('connections that the database closes are opened again; no call is answered without a charge', async () => {
  const url = await emptyDatabase()
  const store = await openPostgres(url, { connections: 4 })
  const { callLive, organisation } = await testWorld({ store, plan: { monthlyCredits: 10_000 } })
  await using admin = new SQL(DATABASE_URL, { max: 1 })
  const name = new URL(url).pathname.slice(1)
  let isRunning = true
  const statuses: number[] = []
  const clients = Array.from({ length: 8 }, async () => {
    while (isRunning) statuses.push((await callLive('fast')).status)
  })
  for (let i = 0; i < 10; i++) {
    await Bun.sleep(60)
    await admin`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ${name}`
  }
  await Bun.sleep(200)
  isRunning = false
  await Promise.all(clients)
  expect((await callLive('fast')).status).toBe(200)
  expect(await store.ready()).toBe(true)
  expect(new Set(statuses).isSubsetOf(new Set([200, 503]))).toBe(true)
  const charges = (await store.ledger(organisation.id)).length
  const answers = statuses.filter((status) => status === 200).length + 1
  // If a connection ends between commit and confirmation, the charge remains, and only once, although the call failed.
  expect(charges).toBeGreaterThanOrEqual(answers)
  expect(charges).toBeLessThanOrEqual(statuses.length + 1)
  await store.close()
})

test('without Redis the process enforces limits itself, until Redis is available again', async () => {
  const errors: unknown[] = []
  const { limiter, close } = await redisCoordination(REDIS_URL, {
    claimMs: 5000,
    onError: (cause) => errors.push(cause),
  })
  const scope = crypto.randomUUID()
  const consume = async () => limiter.consume(scope, 1, 3, Date.now())
  expect((await consume()).remaining).toBe(2)
  const admin = new RedisClient(REDIS_URL)
  await admin.send('CLIENT', ['PAUSE', '1500', 'ALL'])
  const startedAt = performance.now()
  const results = [await consume(), await consume(), await consume(), await consume()]
  expect(results.map(({ fits }) => fits)).toEqual([true, true, true, false])
  expect(errors).toHaveLength(1)
  await Bun.sleep(Math.max(0, 2600 - (performance.now() - startedAt)))
  expect(await consume()).toMatchObject({ fits: true, remaining: 2 })
  admin.close()
  await close()
})
