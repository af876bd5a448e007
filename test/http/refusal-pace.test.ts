import { expect, test } from 'bun:test'
import { createRefusalPace } from '../../src/api/refusal-pace.ts'

test('the first refusals of a second are answered at once, the others wait', async () => {
  let at = 0
  const pace = createRefusalPace({ atOnce: 3, delayMs: 20, now: () => at })
  expect([pace(), pace(), pace()]).toEqual([undefined, undefined, undefined])
  const began = performance.now()
  await Promise.all([pace(), pace()])
  expect(performance.now() - began).toBeGreaterThan(18)
  at = 999
  expect(pace()).toBeInstanceOf(Promise)
  at = 1000
  expect(pace()).toBeUndefined()
})
