import { expect, test } from 'bun:test'
import { RequestTurns } from '../../src/api/request-turns.ts'

// When many requests of one caller arrive in one turn of the event loop, a request of another caller does not wait for all of them.

/** A request that keeps the processor for 2 ms. */
const busy = (log: string[], name: string) => async () => {
  log.push(name)
  const end = performance.now() + 2
  while (performance.now() < end);
  return name
}

const arrive = (turns: RequestTurns, caller: string, work: () => Promise<string>) =>
  turns.hasTime() ? work() : turns.wait(caller, work)

test('the requests of two callers alternate after the time of a turn', async () => {
  const turns = new RequestTurns(5)
  const log: string[] = []
  const flood = Array.from({ length: 20 }, (_, i) => arrive(turns, 'flood', busy(log, `flood ${i}`)))
  const light = arrive(turns, 'light', busy(log, 'light'))
  expect(log.length).toBeLessThanOrEqual(4)
  expect(await light).toBe('light')
  // The requests of the first turn, and at most two of the flood before the light one.
  expect(log.indexOf('light')).toBeLessThanOrEqual(5)
  expect(await Promise.all(flood)).toEqual(Array.from({ length: 20 }, (_, i) => `flood ${i}`))
})

test('a waiting request starts in a turn of its own, in which others arrive', async () => {
  const turns = new RequestTurns(0)
  const log: string[] = []
  const first = arrive(turns, 'a', busy(log, 'first'))
  const second = arrive(turns, 'a', busy(log, 'second'))
  let isArrived = false
  setImmediate(() => {
    isArrived = true
  })
  const third = arrive(turns, 'a', async () => `third ${isArrived}`)
  expect(await Promise.all([first, second, third])).toEqual(['first', 'second', 'third true'])
})

test('the next turn has time again', async () => {
  const turns = new RequestTurns(0)
  expect([turns.hasTime(), turns.hasTime()]).toEqual([true, false])
  await new Promise((resolve) => setImmediate(resolve))
  expect(turns.hasTime()).toBe(true)
})

test('a fault of waiting work reaches its caller', async () => {
  const turns = new RequestTurns(0)
  turns.hasTime()
  const broken = turns.wait('a', () => {
    throw new Error('broken')
  })
  await expect(broken).rejects.toThrow('broken')
})
