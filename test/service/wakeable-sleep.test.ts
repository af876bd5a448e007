import { heapStats } from 'bun:jsc'
import { expect, test } from 'bun:test'
import { createWakeableSleep } from '../../src/service/wakeable-sleep.ts'

const promiseCount = () => {
  Bun.gc(true)
  return heapStats().objectTypeCounts.Promise ?? 0
}

test('a sleep ends after its time or at a wake', async () => {
  const { sleep, wake } = createWakeableSleep()
  await sleep(1)
  const sleeps = [sleep(3_600_000), sleep(3_600_000)]
  wake()
  await Promise.all(sleeps)
})

test('a wake before a sleep does not end it', async () => {
  const { sleep, wake } = createWakeableSleep()
  wake()
  let isOver = false
  const sleeping = sleep(3_600_000).then(() => {
    isOver = true
  })
  await Bun.sleep(5)
  expect(isOver).toBe(false)
  wake()
  await sleeping
})

test('thousands of sleeps leave no promises', async () => {
  const { sleep } = createWakeableSleep()
  const sleepOnce = () => Promise.all(Array.from({ length: 500 }, () => sleep(0)))
  await sleepOnce()
  const before = promiseCount()
  for (let i = 0; i < 20; i++) await sleepOnce()
  expect(promiseCount() - before).toBeLessThan(1000)
})
