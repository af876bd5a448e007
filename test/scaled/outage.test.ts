import { expect, test } from 'bun:test'
import { RedisClient, SQL } from 'bun'
import { redisCoordination } from '../../src/service/redis-coordination.ts'
import { openPostgres } from '../../src/store/postgres.ts'
import { testWorld } from '../service/world.ts'
import { DATABASE_URL, emptyDatabase, REDIS_URL } from './services.ts'

test('connections that the database ends are opened again; no call is charged without an answer', async () => {
  const url = await emptyDatabase()
  const store = await openPostgres(url, { connections: 4 })
  const { callLive, organisation } = await testWorld({ store, plan: { monthlyCredits: 10_000 } })
  await using admin = new SQL(DATABASE_URL, { max: 1 })
  const name = new URL(url).pathname.slice(1)
  let going = true
  const statuses: number[] = []
  const clients = Array.from({ length: 8 }, async () => {
    while (going) statuses.push((await callLive('fast')).status)
  })
  for (let i = 0; i < 10; i++) {
    await Bun.sleep(60)
    await admin`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ${name}`
  }
  await Bun.sleep(200)
  going = false
  await Promise.all(clients)
  expect((await callLive('fast')).status).toBe(200)
  expect(await store.ready()).toBe(true)
  expect(new Set(statuses).isSubsetOf(new Set([200, 503]))).toBe(true)
  const charged = (await store.ledger(organisation.id)).length
  const answered = statuses.filter((status) => status === 200).length + 1
  // A connection that ends between commit and its confirmation leaves charges whose answer was refused, each one once.
  expect(charged).toBeGreaterThanOrEqual(answered)
  expect(charged).toBeLessThanOrEqual(statuses.length + 1)
  await store.close()
})

test('without Redis limits are kept by the process alone, and by Redis again when it is back', async () => {
  const troubles: unknown[] = []
  const { limiter, close } = await redisCoordination(REDIS_URL, {
    claimMs: 5000,
    onTrouble: (cause) => troubles.push(cause),
  })
  const scope = crypto.randomUUID()
  const take = async () => limiter.consume(scope, 1, 3, Date.now())
  expect((await take()).remaining).toBe(2)
  const admin = new RedisClient(REDIS_URL)
  await admin.send('CLIENT', ['PAUSE', '1500', 'ALL'])
  const started = performance.now()
  const alone = [await take(), await take(), await take(), await take()]
  expect(alone.map(({ fits }) => fits)).toEqual([true, true, true, false])
  expect(troubles).toHaveLength(1)
  await Bun.sleep(Math.max(0, 2600 - (performance.now() - started)))
  expect(await take()).toMatchObject({ fits: true, remaining: 2 })
  admin.close()
  await close()
})
