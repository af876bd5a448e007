import { expect, test } from 'bun:test'
import { collectWhenIdle } from '../../src/api/idle-collection.ts'

const MB = 2 ** 20

test('collects once after a load that has left garbage, and not while calls run', async () => {
  let memory = 200 * MB
  let collections = 0
  const { countCall, stop } = collectWhenIdle({ idleMs: 10, memory: () => memory, collect: () => void collections++ })
  const load = async (after: number) => {
    const end = performance.now() + 50
    while (performance.now() < end) {
      countCall()
      await Bun.sleep(1)
    }
    memory = after
    expect(collections).toBe(before)
    await Bun.sleep(60)
  }
  let before = 0
  await Bun.sleep(30)
  await load(230 * MB)
  expect(collections).toBe(0)
  await load(400 * MB)
  expect(collections).toBe(1)
  // The memory that remains is in use, so later loads of the same size cause no further collection.
  before = 1
  await load(420 * MB)
  expect(collections).toBe(1)
  await load(500 * MB)
  expect(collections).toBe(2)
  stop()
})
