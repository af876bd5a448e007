import { heapStats } from 'bun:jsc'
import { expect, test } from 'bun:test'
import { createWakeableSleep } from '../../src/service/wakeable-sleep.ts'

const promises = () => {
  Bun.gc(true)
  return heapStats().objectTypeCounts.Promise ?? 0
}

test('a sleep ends after its time, or when it is woken', async () => {
  const { sleep, wake } = createWakeableSleep()
  await sleep(1)
  const long = [sleep(3_600_000), sleep(3_600_000)]
  wake()
  await Promise.all(long)
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

test('thousands of sleeps leave no promise behind', async () => {
  const { sleep } = createWakeableSleep()
  const nap = () => Promise.all(Array.from({ length: 500 }, () => sleep(0)))
  await nap()
  const before = promises()
  for (let i = 0; i < 20; i++) await nap()
  expect(promises() - before).toBeLessThan(1000)
})
