import { describe, expect, test } from 'bun:test'
import { readBody, releaseBody } from '../../src/api/body.ts'
import { createBodyBudget } from '../../src/api/body-budget.ts'
import type { Fault } from '../../src/faults.ts'

const MB = 2 ** 20
/** A budget in which no body waits. */
const impatientBudget = (limits: Parameters<typeof createBodyBudget>[0]) =>
  createBodyBudget({ maxWaiting: 0, ...limits })
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
    const budget = impatientBudget({ maxBytes: 8 * MB, maxBytesPerCaller: 5 * MB })
    const releaseFirst = budget.reserve('a', 3 * MB) as () => void
    expect(faultOf(() => budget.reserve('a', 3 * MB))).toBe('rate_limited')
    const releaseOther = budget.reserve('b', 5 * MB) as () => void
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

describe('a body above the limit of its caller', () => {
  const limits = { maxBytes: 8 * MB, maxBytesPerCaller: 3 * MB }

  test('waits for the end of another one, before later bodies of the same caller and not before those of others', async () => {
    const budget = createBodyBudget(limits)
    const releaseFirst = budget.reserve('a', 2 * MB) as () => void
    const admitted: string[] = []
    const enter = async (name: string, caller: string) => {
      const release = await budget.reserve(caller, 2 * MB)
      admitted.push(name)
      return release
    }
    const waiting = [enter('second', 'a'), enter('third', 'a')]
    await enter('other', 'b')
    expect(admitted).toEqual(['other'])
    releaseFirst()
    const releaseSecond = await waiting[0]!
    expect(admitted).toEqual(['other', 'second'])
    releaseSecond()
    await waiting[1]
    expect(admitted).toEqual(['other', 'second', 'third'])
    expect(budget.bytes).toBe(4 * MB)
  })
  test('is refused if too many wait, if it waits too long, and if its client leaves', async () => {
    const budget = createBodyBudget({ ...limits, maxWaiting: 3, maxWaitingPerCaller: 2, maxWaitMs: 50 })
    const release = budget.reserve('a', 2 * MB) as () => void
    const leaving = new AbortController()
    const late = Promise.resolve(budget.reserve('a', 2 * MB)).catch((reason) => reason.fault)
    const left = Promise.resolve(budget.reserve('a', 2 * MB, leaving.signal)).catch((reason) => reason)
    expect(faultOf(() => budget.reserve('a', 2 * MB))).toBe('rate_limited')
    leaving.abort('left')
    expect(await left).toBe('left')
    expect(await late).toBe('rate_limited')
    release()
    expect(budget.bytes).toBe(0)
  })
})

describe('reading a body', () => {
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    new Request('http://x/', { method: 'POST', body, headers: { 'X-API-Key': 'sk_test_a', ...headers } })

  test('counts its announced length until it is released', async () => {
    const budget = impatientBudget({ maxBytes: 4 * MB, maxBytesPerCaller: 2 * MB })
    const [releaseFirst, second] = [0, 1].map(() => post('x'.repeat(1.5 * MB), { 'Content-Length': `${1.5 * MB}` }))
    await readBody(releaseFirst!, 3 * MB, { budget })
    expect(budget.bytes).toBe(1.5 * MB)
    const fault = await readBody(second!, 3 * MB, { budget }).catch((reason) => reason)
    expect([fault.fault, fault.detail.retryAfter]).toEqual(['rate_limited', 1])
    releaseBody(releaseFirst!)
    releaseBody(releaseFirst!)
    releaseBody(second!)
    expect(budget.bytes).toBe(0)
  })
  test('counts the limit for a body of unknown length', async () => {
    const budget = createBodyBudget()
    const chunked = post('{}', { 'Transfer-Encoding': 'chunked' })
    await readBody(chunked, MB, { budget })
    expect(budget.bytes).toBe(MB)
    releaseBody(chunked)
    expect(budget.bytes).toBe(0)
  })
  /** A request whose body arrives in chunks of one size. */
  const chunked = (chunks: number, size: number) => {
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        if (sent++ === chunks) controller.close()
        else controller.enqueue(new Uint8Array(size).fill(32))
      },
    })
    return post(body as BodyInit, { 'Transfer-Encoding': 'chunked' })
  }
  test('refuses a body in many short chunks, and accepts many long and few short ones', async () => {
    const read = (request: Request) =>
      readBody(request, MB).then(
        ({ length }) => length,
        (reason) => reason.message,
      )
    expect(await read(chunked(5000, 1))).toBe('The body has too many short chunks.')
    expect(await read(chunked(250, 1))).toBe(250)
    expect(await read(chunked(8000, 100))).toBe(800_000)
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
        await readBody(body, MB, { budget })
        turns.push(turn)
      }),
    )
    isRunning = false
    expect(new Set(turns).size).toBe(5)
    bodies.forEach(releaseBody)
    expect(budget.bytes).toBe(0)
  })
})
