import { afterAll, expect, test } from 'bun:test'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { windowLimiter } from '../../src/service/limiter.ts'
import { freeClaims, makeSharedMemory, sharedCoordination } from '../../src/service/shared-coordination.ts'

const paths: string[] = []
afterAll(() => {
  for (const path of paths) rmSync(path)
})
const memory = () => {
  const path = makeSharedMemory()
  paths.push(path)
  return path
}

test('whichever process is asked, units are counted as one process alone counts them', () => {
  const path = memory()
  const limiters = [1, 2, 3].map((holder) => sharedCoordination(path, holder).limiter)
  const alone = windowLimiter()
  // Over the end of the 32 bits that tell when a window was opened.
  let now = 409 * 2 ** 32 - 20_000
  for (let i = 0; i < 20_000; i++) {
    now += Math.floor(Math.random() * 5)
    const scope = `organisation-${i % 7}`
    const units = [0, 1, 1, 3, 40][Math.floor(Math.random() * 5)]!
    expect(limiters[i % 3]!.consume(scope, units, 30, now)).toEqual(alone.consume(scope, units, 30, now))
  }
})

test.if(existsSync('/proc/self/ns/pid'))(
  'memory of a process that is gone is cleared, that of a living one is not',
  () => {
    const own = memory()
    const module = join(import.meta.dir, '../../src/service/shared-coordination.ts')
    const code = `console.log((await import(${JSON.stringify(module)})).makeSharedMemory())`
    const left = Bun.spawnSync([process.execPath, '-e', code]).stdout.toString().trim()
    expect(existsSync(left)).toBe(true)
    memory()
    expect(existsSync(left)).toBe(false)
    expect(existsSync(own)).toBe(true)
  },
)

test('a clock that was set back opens a new window', () => {
  const { limiter } = sharedCoordination(memory(), 1)
  expect(limiter.consume('one', 5, 5, 1_000_000_000_000)).toMatchObject({ fits: true, remaining: 0 })
  expect(limiter.consume('one', 1, 5, 1_000_000_000_000)).toMatchObject({ fits: false })
  expect(limiter.consume('one', 1, 5, 999_999_990_000)).toEqual({ fits: true, remaining: 4, resetsIn: 1000 })
})

test('more scopes than there is room for are each still limited', async () => {
  const { limiter } = sharedCoordination(memory(), 1)
  const scopes = Array.from({ length: 200_000 }, (_, i) => `address/${i}`)
  for (const scope of scopes) await limiter.consume(scope, 3, 3, 5000)
  let refused = 0
  for (const scope of scopes) if (!(await limiter.consume(scope, 1, 3, 5001)).fits) refused++
  expect(refused).toBe(scopes.length)
})

test('a name is held by one, told apart by its mark, free when given back or when its holder is gone', () => {
  const path = memory()
  const [one, two] = [1, 2].map((holder) => sharedCoordination(path, holder).claims)
  expect(one!.acquire('order', 'mark')).toBeNull()
  expect(two!.acquire('order', 'mark')).toBe('mark')
  expect(one!.acquire('order', 'mark')).toBe('mark')
  expect(two!.acquire('order', 'other mark')).not.toBe('other mark')
  expect(two!.acquire('order', 'other mark')).not.toBeNull()
  two!.release('order')
  expect(two!.acquire('order', 'mark')).toBe('mark')
  one!.release('order')
  expect(two!.acquire('order', 'mark')).toBeNull()
  freeClaims(path, 1)
  expect(one!.acquire('order', 'mark')).toBe('mark')
  freeClaims(path, 2)
  expect(one!.acquire('order', 'mark')).toBeNull()
})

test('a call waits for another name that has its place', async () => {
  const path = memory()
  const seed = new BigUint64Array(readFileSync(path).buffer.slice(0, 8))[0]!
  const placeOf = (name: string) => (Bun.hash(name, seed) as bigint) & (2n ** 18n - 1n)
  const rival = Array.from({ length: 5_000_000 }, (_, i) => `rival-${i}`).find(
    (name) => placeOf(name) === placeOf('order'),
  )!
  const [one, two] = [1, 2].map((holder) => sharedCoordination(path, holder).claims)
  expect(one!.acquire('order', 'mark')).toBeNull()
  let taken = false
  const waiting = Promise.resolve(two!.acquire(rival, 'mark')).then((other) => {
    taken = true
    return other
  })
  await Bun.sleep(20)
  expect(taken).toBe(false)
  one!.release('order')
  expect(await waiting).toBeNull()
  expect(two!.acquire(rival, 'mark')).toBe('mark')
})
