import { describe, expect, test } from 'bun:test'
import { redisCoordination } from '../../src/service/redis-coordination.ts'
import { openPostgres } from '../../src/store/postgres.ts'
import { nodesSuite } from '../service/nodes.ts'
import { emptyDatabase, REDIS_URL } from './services.ts'

describe('nodes on PostgreSQL and Redis', () => {
  nodesSuite(async () => {
    const url = await emptyDatabase()
    return {
      openStore: () => openPostgres(url, { connections: 4 }),
      openCoordination: () => redisCoordination(REDIS_URL, { claimMs: 5000 }),
    }
  })
})

test('a window of Redis: counted down, ended after a second, one large call in an untouched window', async () => {
  const { limiter, close } = await redisCoordination(REDIS_URL, { claimMs: 5000 })
  const scope = crypto.randomUUID()
  const take = async (units: number) => limiter.consume(scope, units, 5, Date.now())
  expect(await take(0)).toMatchObject({ fits: true, remaining: 5 })
  expect(await take(3)).toMatchObject({ fits: true, remaining: 2 })
  const refused = await take(3)
  expect(refused).toMatchObject({ fits: false, remaining: 2 })
  expect(refused.resetsIn).toBeGreaterThan(0)
  expect(refused.resetsIn).toBeLessThanOrEqual(1000)
  await Bun.sleep(refused.resetsIn + 20)
  expect(await take(9)).toMatchObject({ fits: true, remaining: 0 })
  expect((await take(1)).fits).toBe(false)
  await close()
})

test('the claim of a node that died ends by itself', async () => {
  const [dead, alive] = [
    await redisCoordination(REDIS_URL, { claimMs: 1500 }),
    await redisCoordination(REDIS_URL, { claimMs: 1500 }),
  ]
  const name = crypto.randomUUID()
  expect(await dead.claims.acquire(name, 'body')).toBeNull()
  await dead.close()
  expect(await alive.claims.acquire(name, 'other')).toBe('body')
  await Bun.sleep(1600)
  expect(await alive.claims.acquire(name, 'other')).toBeNull()
  await alive.claims.release(name)
  expect(await alive.claims.acquire(name, 'third')).toBeNull()
  await alive.claims.release(name)
  await alive.close()
})

test('the claim of a call that takes long is renewed for as long as its node lives', async () => {
  const [slow, other] = [
    await redisCoordination(REDIS_URL, { claimMs: 2000 }),
    await redisCoordination(REDIS_URL, { claimMs: 2000 }),
  ]
  const name = crypto.randomUUID()
  expect(await slow.claims.acquire(name, 'body')).toBeNull()
  await Bun.sleep(3000)
  expect(await other.claims.acquire(name, 'other')).toBe('body')
  await slow.claims.release(name)
  expect(await other.claims.acquire(name, 'other')).toBeNull()
  await Bun.sleep(3000)
  expect(await slow.claims.acquire(name, 'body')).toBe('other')
  await slow.close()
  await other.close()
})
