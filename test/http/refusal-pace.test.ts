import { expect, test } from 'bun:test'
import { createRefusalPace } from '../../src/api/refusal-pace.ts'

test('the first refusals of a second are not delayed, the others are', async () => {
  let now = 0
  const pace = createRefusalPace({ atOnce: 3, delayMs: 20, now: () => now })
  expect([pace(), pace(), pace()]).toEqual([undefined, undefined, undefined])
  const start = performance.now()
  await Promise.all([pace(), pace()])
  expect(performance.now() - start).toBeGreaterThan(18)
  now = 999
  expect(pace()).toBeInstanceOf(Promise)
  now = 1000
  expect(pace()).toBeUndefined()
})

test('refusals of large bodies are always delayed', async () => {
  const pace = createRefusalPace({ largeBodyDelayMs: 20 })
  const start = performance.now()
  await pace(true)
  expect(performance.now() - start).toBeGreaterThan(18)
})
