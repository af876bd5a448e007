import { expect, test } from 'bun:test'
import { redisCoordination } from '../../src/service/redis-coordination.ts'
import { until } from '../until.ts'

const redisServer = Bun.which('redis-server')

/** A port that is not in use. */
const freePort = async (): Promise<number> => {
  const server = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } })
  const { port } = server
  server.stop(true)
  return port
}

test('a node enforces limits alone until Redis is reachable', async () => {
  const port = await freePort()
  const errors: unknown[] = []
  const url = `redis://127.0.0.1:${port}`
  const onTrouble = (cause: unknown) => errors.push(cause)
  const { limiter, claims, close } = await redisCoordination(url, { claimMs: 5000, onError: onTrouble })
  expect(String(errors[0])).toContain('could not be reached')
  expect(await limiter.consume('a', 3, 5, Date.now())).toMatchObject({ fits: true, remaining: 2 })
  expect(await limiter.consume('a', 3, 5, Date.now())).toMatchObject({ fits: false, remaining: 2 })
  expect(await claims.acquire('n', 'm')).toBeNull()
  expect(await claims.acquire('n', 'm')).toBe('m')
  await claims.release('n')
  expect(await claims.acquire('n', 'other')).toBeNull()
  expect(errors).toHaveLength(1)
  if (redisServer) {
    const server = Bun.spawn([redisServer, '--port', String(port), '--save', ''], { stdout: 'ignore' })
    const otherNode = await redisCoordination(url, { claimMs: 5000 })
    let owner: string | null = null
    let names = 0
    await until(async () => {
      const name = `joined ${++names}`
      await claims.acquire(name, 'm')
      owner = await otherNode.claims.acquire(name, 'm')
      return owner === 'm'
    })
    await otherNode.close()
    await close()
    server.kill()
    await server.exited
  } else await close()
}, 20_000)
