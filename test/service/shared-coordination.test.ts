import { afterAll, expect, test } from 'bun:test'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { windowLimiter } from '../../src/service/limiter.ts'
import { createSharedMemory, releaseClaims, sharedCoordination } from '../../src/service/shared-coordination.ts'

const paths: string[] = []
afterAll(() => {
  for (const path of paths) rmSync(path)
})
const memory = () => {
  const path = createSharedMemory()
  paths.push(path)
  return path
}

test('several processes count units like a single process', () => {
  const path = memory()
  const limiters = [1, 2, 3].map((holder) => sharedCoordination(path, holder).limiter)
  const localLimiter = windowLimiter()
  // The times cross the overflow of the 32-bit opening time.
  let now = 409 * 2 ** 32 - 20_000
  for (let i = 0; i < 20_000; i++) {
    now += Math.floor(Math.random() * 5)
    const scope = `organisation-${i % 7}`
    const units = [0, 1, 1, 3, 40][Math.floor(Math.random() * 5)]!
    expect(limiters[i % 3]!.consume(scope, units, 30, now)).toEqual(localLimiter.consume(scope, units, 30, now))
  }
})

test.if(existsSync('/proc/self/ns/pid'))(
  'the memory of an ended process is removed, that of a running one is not',
  () => {
    const ownMemory = memory()
    const module = join(import.meta.dir, '../../src/service/shared-coordination.ts')
    const code = `console.log((await import(${JSON.stringify(module)})).createSharedMemory())`
    const staleMemory = Bun.spawnSync([process.execPath, '-e', code]).stdout.toString().trim()
    expect(existsSync(staleMemory)).toBe(true)
    memory()
    expect(existsSync(staleMemory)).toBe(false)
    expect(existsSync(ownMemory)).toBe(true)
  },
)

test('a clock set back opens a new window', () => {
  const { limiter } = sharedCoordination(memory(), 1)
  expect(limiter.consume('one', 5, 5, 1_000_000_000_000)).toMatchObject({ fits: true, remaining: 0 })
  expect(limiter.consume('one', 1, 5, 1_000_000_000_000)).toMatchObject({ fits: false })
  expect(limiter.consume('one', 1, 5, 999_999_990_000)).toEqual({ fits: true, remaining: 4, resetsIn: 1000 })
})

test('scopes beyond the number of slots are still limited', async () => {
  const { limiter } = sharedCoordination(memory(), 1)
  const scopes = Array.from({ length: 200_000 }, (_, i) => `address/${i}`)
  for (const scope of scopes) await limiter.consume(scope, 3, 3, 5000)
  let refused = 0
  for (const scope of scopes) if (!(await limiter.consume(scope, 1, 3, 5001)).fits) refused++
  expect(refused).toBe(scopes.length)
})

test('a name has one owner, and is free when released or when its holder has ended', () => {
  const path = memory()
  const [first, second] = [1, 2].map((holder) => sharedCoordination(path, holder).claims)
  expect(first!.acquire('order', 'mark')).toBeNull()
  expect(second!.acquire('order', 'mark')).toBe('mark')
  expect(first!.acquire('order', 'mark')).toBe('mark')
  expect(second!.acquire('order', 'other mark')).not.toBe('other mark')
  expect(second!.acquire('order', 'other mark')).not.toBeNull()
  second!.release('order')
  expect(second!.acquire('order', 'mark')).toBe('mark')
  first!.release('order')
  expect(second!.acquire('order', 'mark')).toBeNull()
  releaseClaims(path, 1)
  expect(first!.acquire('order', 'mark')).toBe('mark')
  releaseClaims(path, 2)
  expect(first!.acquire('order', 'mark')).toBeNull()
})

test('a claim waits while another name occupies its slot', async () => {
  const path = memory()
  const seed = new BigUint64Array(readFileSync(path).buffer.slice(0, 8))[0]!
  const slotOf = (name: string) => (Bun.hash(name, seed) as bigint) & (2n ** 18n - 1n)
  const rival = Array.from({ length: 5_000_000 }, (_, i) => `rival-${i}`).find(
    (name) => slotOf(name) === slotOf('order'),
  )!
  const [first, second] = [1, 2].map((holder) => sharedCoordination(path, holder).claims)
  expect(first!.acquire('order', 'mark')).toBeNull()
  let isAcquired = false
  const pending = Promise.resolve(second!.acquire(rival, 'mark')).then((owner) => {
    isAcquired = true
    return owner
  })
  await Bun.sleep(20)
  expect(isAcquired).toBe(false)
  first!.release('order')
  expect(await pending).toBeNull()
  expect(second!.acquire(rival, 'mark')).toBe('mark')
})
