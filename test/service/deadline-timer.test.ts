import { expect, test } from 'bun:test'
import { startDeadline } from '../../src/service/deadline-timer.ts'

test('each wait ends after its own time, whatever began before or after it', async () => {
  const inTime = startDeadline(40)
  const never = new Promise<never>(() => {})
  const began = performance.now()
  const ended: number[] = []
  const late = () => {
    ended.push(performance.now() - began)
    return new Error('late')
  }
  const first = inTime(never, late).catch((reason) => reason.message)
  const quick = inTime(Promise.resolve('there'), late)
  const broken = inTime(Promise.reject(new Error('broken')), late).catch((reason) => reason.message)
  await Bun.sleep(20)
  const second = inTime(never, late).catch((reason) => reason.message)
  expect(await Promise.all([first, quick, broken, second])).toEqual(['late', 'there', 'broken', 'late'])
  expect(ended[0]).toBeGreaterThanOrEqual(39)
  expect(ended[1]).toBeGreaterThanOrEqual(59)
  // The timer is wound up again when it is needed again.
  expect(await inTime(never, late).catch((reason) => reason.message)).toBe('late')
})
