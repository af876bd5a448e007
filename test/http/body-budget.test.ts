import { describe, expect, test } from 'bun:test'
import { readBody, releaseBody } from '../../src/api/body.ts'
import { createBodyBudget } from '../../src/api/body-budget.ts'
import type { Fault } from '../../src/faults.ts'

const MB = 2 ** 20
const faultOf = (work: () => unknown): string | null => {
  try {
    work()
  } catch (reason) {
    return (reason as Fault).fault
  }
  return null
}

describe('the body budget', () => {
  test('limits the bodies of one key and those of all keys', () => {
    const budget = createBodyBudget({ maxBytes: 8 * MB, maxBytesPerCaller: 5 * MB })
    const releaseFirst = budget.reserve('a', 3 * MB)
    expect(faultOf(() => budget.reserve('a', 3 * MB))).toBe('rate_limited')
    const releaseOther = budget.reserve('b', 5 * MB)
    expect(faultOf(() => budget.reserve('c', MB))).toBe('unavailable')
    expect(budget.bytes).toBe(8 * MB)
    releaseFirst()
    expect(faultOf(() => budget.reserve('a', 3 * MB))).toBeNull()
    releaseOther()
    expect(budget.bytes).toBe(3 * MB)
  })
  test('does not count small bodies, and accepts a single body above the limit', () => {
    const budget = createBodyBudget({ maxBytes: MB, maxBytesPerCaller: MB })
    for (let i = 0; i < 100; i++) budget.reserve('a', 60_000)
    expect(budget.bytes).toBe(0)
    budget.reserve('a', 3 * MB)
    expect(budget.bytes).toBe(3 * MB)
  })
})

describe('reading a body', () => {
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    new Request('http://x/', { method: 'POST', body, headers: { 'X-API-Key': 'sk_test_a', ...headers } })

  test('counts its announced length until it is released', async () => {
    const budget = createBodyBudget({ maxBytes: 4 * MB, maxBytesPerCaller: 2 * MB })
    const [releaseFirst, second] = [0, 1].map(() => post('x'.repeat(1.5 * MB), { 'Content-Length': `${1.5 * MB}` }))
    await readBody(releaseFirst!, 3 * MB, undefined, budget)
    expect(budget.bytes).toBe(1.5 * MB)
    const fault = await readBody(second!, 3 * MB, undefined, budget).catch((reason) => reason)
    expect([fault.fault, fault.detail.retryAfter]).toEqual(['rate_limited', 1])
    releaseBody(releaseFirst!)
    releaseBody(releaseFirst!)
    releaseBody(second!)
    expect(budget.bytes).toBe(0)
  })
  test('counts the limit for a body of unknown length', async () => {
    const budget = createBodyBudget()
    const chunked = post('{}', { 'Transfer-Encoding': 'chunked' })
    await readBody(chunked, MB, undefined, budget)
    expect(budget.bytes).toBe(MB)
    releaseBody(chunked)
    expect(budget.bytes).toBe(0)
  })
  test('returns each large body in a separate turn of the event loop', async () => {
    const budget = createBodyBudget()
    const turns: number[] = []
    let turn = 0
    let isRunning = true
    const count = () => {
      turn++
      if (isRunning) setImmediate(count)
    }
    setImmediate(count)
    const bodies = Array.from({ length: 5 }, () => post('x'.repeat(MB), { 'Content-Length': `${MB}` }))
    await Promise.all(
      bodies.map(async (body) => {
        await readBody(body, MB, undefined, budget)
        turns.push(turn)
      }),
    )
    isRunning = false
    expect(new Set(turns).size).toBe(5)
    bodies.forEach(releaseBody)
    expect(budget.bytes).toBe(0)
  })
})
