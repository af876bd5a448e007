import { expect, test } from 'bun:test'
import { createDeadlineTimer } from '../../src/service/deadline-timer.ts'

test('each wait has its own deadline, independent of other waits', async () => {
  const withDeadline = createDeadlineTimer(40)
  const never = new Promise<never>(() => {})
  const start = performance.now()
  const durations: number[] = []
  const lateError = () => {
    durations.push(performance.now() - start)
    return new Error('late')
  }
  const first = withDeadline(never, lateError).catch((reason) => reason.message)
  const fast = withDeadline(Promise.resolve('there'), lateError)
  const failing = withDeadline(Promise.reject(new Error('broken')), lateError).catch((reason) => reason.message)
  await Bun.sleep(20)
  const second = withDeadline(never, lateError).catch((reason) => reason.message)
  expect(await Promise.all([first, fast, failing, second])).toEqual(['late', 'there', 'broken', 'late'])
  expect(durations[0]).toBeGreaterThanOrEqual(39)
  expect(durations[1]).toBeGreaterThanOrEqual(59)
  // The timer starts again for a later wait.
  expect(await withDeadline(never, lateError).catch((reason) => reason.message)).toBe('late')
})
