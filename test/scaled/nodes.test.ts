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

test('a rate window in Redis counts down, ends after a second, and accepts one large call', async () => {
  const { limiter, close } = await redisCoordination(REDIS_URL, { claimMs: 5000 })
  const scope = crypto.randomUUID()
  const consume = async (units: number) => limiter.consume(scope, units, 5, Date.now())
  expect(await consume(0)).toMatchObject({ fits: true, remaining: 5 })
  expect(await consume(3)).toMatchObject({ fits: true, remaining: 2 })
  const refusal = await consume(3)
  expect(refusal).toMatchObject({ fits: false, remaining: 2 })
  expect(refusal.resetsIn).toBeGreaterThan(0)
  expect(refusal.resetsIn).toBeLessThanOrEqual(1000)
  await Bun.sleep(refusal.resetsIn + 20)
  expect(await consume(9)).toMatchObject({ fits: true, remaining: 0 })
  expect((await consume(1)).fits).toBe(false)
  await close()
})

test('the claim of a crashed node expires', async () => {
  const [crashedNode, runningNode] = [
    await redisCoordination(REDIS_URL, { claimMs: 1500 }),
    await redisCoordination(REDIS_URL, { claimMs: 1500 }),
  ]
  const name = crypto.randomUUID()
  expect(await crashedNode.claims.acquire(name, 'body')).toBeNull()
  await crashedNode.close()
  expect(await runningNode.claims.acquire(name, 'other')).toBe('body')
  await Bun.sleep(1600)
  expect(await runningNode.claims.acquire(name, 'other')).toBeNull()
  await runningNode.claims.release(name)
  expect(await runningNode.claims.acquire(name, 'third')).toBeNull()
  await runningNode.claims.release(name)
  await runningNode.close()
})

test('the claim of a long call is renewed while its node is running', async () => {
  const [slowNode, otherNode] = [
    await redisCoordination(REDIS_URL, { claimMs: 2000 }),
    await redisCoordination(REDIS_URL, { claimMs: 2000 }),
  ]
  const name = crypto.randomUUID()
  expect(await slowNode.claims.acquire(name, 'body')).toBeNull()
  await Bun.sleep(3000)
  expect(await otherNode.claims.acquire(name, 'other')).toBe('body')
  await slowNode.claims.release(name)
  expect(await otherNode.claims.acquire(name, 'other')).toBeNull()
  await Bun.sleep(3000)
  expect(await slowNode.claims.acquire(name, 'body')).toBe('other')
  await slowNode.close()
  await otherNode.close()
})
