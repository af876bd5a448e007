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

describe('the budget of bodies', () => {
  test('bounds the bodies of one key, then those of all', () => {
    const budget = createBodyBudget({ most: 8 * MB, mostOfOne: 5 * MB })
    const first = budget.take('a', 3 * MB)
    expect(faultOf(() => budget.take('a', 3 * MB))).toBe('rate_limited')
    const other = budget.take('b', 5 * MB)
    expect(faultOf(() => budget.take('c', MB))).toBe('unavailable')
    expect(budget.bytes).toBe(8 * MB)
    first()
    expect(faultOf(() => budget.take('a', 3 * MB))).toBeNull()
    other()
    expect(budget.bytes).toBe(3 * MB)
  })
  test('does not count short bodies, and lets a body alone be larger than all', () => {
    const budget = createBodyBudget({ most: MB, mostOfOne: MB })
    for (let i = 0; i < 100; i++) budget.take('a', 60_000)
    expect(budget.bytes).toBe(0)
    budget.take('a', 3 * MB)
    expect(budget.bytes).toBe(3 * MB)
  })
})

describe('a body that is read', () => {
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    new Request('http://x/', { method: 'POST', body, headers: { 'X-API-Key': 'sk_test_a', ...headers } })

  test('is counted until it is released, by its announced length', async () => {
    const budget = createBodyBudget({ most: 4 * MB, mostOfOne: 2 * MB })
    const [first, second] = [0, 1].map(() => post('x'.repeat(1.5 * MB), { 'Content-Length': `${1.5 * MB}` }))
    await readBody(first!, 3 * MB, undefined, budget)
    expect(budget.bytes).toBe(1.5 * MB)
    const refused = await readBody(second!, 3 * MB, undefined, budget).catch((reason) => reason)
    expect([refused.fault, refused.detail.retryAfter]).toEqual(['rate_limited', 1])
    releaseBody(first!)
    releaseBody(first!)
    releaseBody(second!)
    expect(budget.bytes).toBe(0)
  })
  test('of unknown length counts as long as it may be', async () => {
    const budget = createBodyBudget()
    const chunked = post('{}', { 'Transfer-Encoding': 'chunked' })
    await readBody(chunked, MB, undefined, budget)
    expect(budget.bytes).toBe(MB)
    releaseBody(chunked)
    expect(budget.bytes).toBe(0)
  })
  test('of more than a few kilobytes is given in a turn of its own', async () => {
    const budget = createBodyBudget()
    const turns: number[] = []
    let turn = 0
    let running = true
    const count = () => {
      turn++
      if (running) setImmediate(count)
    }
    setImmediate(count)
    const bodies = Array.from({ length: 5 }, () => post('x'.repeat(MB), { 'Content-Length': `${MB}` }))
    await Promise.all(
      bodies.map(async (body) => {
        await readBody(body, MB, undefined, budget)
        turns.push(turn)
      }),
    )
    running = false
    expect(new Set(turns).size).toBe(5)
    bodies.forEach(releaseBody)
    expect(budget.bytes).toBe(0)
  })
})
