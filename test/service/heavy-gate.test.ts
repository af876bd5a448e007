import { describe, expect, test } from 'bun:test'
import { createAnswers } from '../../src/cache/answers.ts'
import { capability, type Entry, type Weight } from '../../src/capabilities/capability.ts'
import { Fault } from '../../src/faults.ts'
import { exact, t } from '../../src/schema.ts'
import { createAnswerComputation, worldsOf } from '../../src/service/answer-computation.ts'
import { HeavyGate, isHeavy } from '../../src/service/heavy-gate.ts'
import { atlas, sky } from '../world.ts'

const tick = () => new Promise<void>((resolve) => setImmediate(resolve))

test('heavy, report and long capabilities wait for a place', () => {
  const weights = (['light', 'standard', 'heavy', 'report'] as const).map((weight) => isHeavy({ weight }))
  expect(weights).toEqual([false, false, true, true])
  expect(isHeavy({ weight: 'standard', long: true })).toBe(true)
})

describe('the gate', () => {
  test('admits so many at a time, and the others of each tenant in turn', async () => {
    const gate = new HeavyGate(2)
    const { signal } = new AbortController()
    const admitted: string[] = []
    const come = (tenant: string, name: string) => {
      const entered = gate.enter(tenant, signal)
      if (entered) entered.then(() => admitted.push(name))
      else admitted.push(name)
    }
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) come('a', name)
    come('b', 'b1')
    expect(admitted).toEqual(['a1', 'a2'])
    for (let i = 0; i < 4; i++) {
      gate.leave()
      await tick()
    }
    expect(admitted).toEqual(['a1', 'a2', 'a3', 'b1', 'a4', 'a5'])
    gate.leave()
    gate.leave()
    expect(gate.enter('a', signal)).toBeUndefined()
  })

  test('does work within a place and gives it back, also when the work fails or its caller has gone', async () => {
    const gate = new HeavyGate(1)
    const { signal } = new AbortController()
    const leaving = new AbortController()
    const order: string[] = []
    const first = gate.within('a', signal, async () => {
      order.push('first begins')
      await tick()
      order.push('first ends')
      throw new Error('first')
    })
    const gone = gate.within('a', leaving.signal, async () => order.push('never'))
    const last = gate.within('a', signal, async () => order.push('last'))
    leaving.abort(new Error('gone'))
    expect((await Promise.allSettled([first, gone, last])).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'fulfilled',
    ])
    expect(order).toEqual(['first begins', 'first ends', 'last'])
    expect(gate.enter('a', signal)).toBeUndefined()
  })

  test('one whose caller has gone waits no more and takes no place', async () => {
    const gate = new HeavyGate(1)
    const [first, second] = [new AbortController(), new AbortController()]
    expect(gate.enter('a', first.signal)).toBeUndefined()
    const waiting = gate.enter('a', second.signal)!
    const last = gate.enter('a', first.signal)!
    second.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    gate.leave()
    await last
    gate.leave()
    expect(gate.enter('a', first.signal)).toBeUndefined()
  })
})

describe('heavy calls of a service', () => {
  const Input = exact({ n: t.Integer() })
  const Data = t.Object({ n: t.Integer() })
  /** A capability whose computations end by hand; `running` are under way. */
  const held = (weight: Weight) => {
    const running: { n: number; end: () => void; signal: AbortSignal }[] = []
    const entry = {
      ...capability({
        ...{ slug: 'held', title: 'held', summary: 'held', method: 'held' },
        weight,
        input: Input,
        data: Data,
        example: { n: 0 },
      }).compute(
        ({ n }, { signal }) =>
          new Promise((resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason))
            running.push({ n, signal, end: () => resolve({ n }) })
          }),
      ),
      ...{ family: 'held', meanings: {}, path: `/v1/held/${weight}` },
    } as unknown as Entry
    return { entry, running }
  }
  const service = (deadlineMs = 60_000) =>
    createAnswerComputation({
      world: worldsOf(sky, atlas),
      answers: createAnswers(1e6),
      deadlineMs,
      gate: new HeavyGate(2),
    })
  const of = (tenantName: string, signal?: AbortSignal) => ({
    now: 0,
    tenantName,
    computeMs: 0,
    ...(signal && { signal }),
  })

  test('run two at a time, light ones at once', async () => {
    const answerTo = service()
    const [heavy, light] = [held('heavy'), held('light')]
    const all = [1, 2, 3].map((n) => answerTo(heavy.entry, { n }, of('a')))
    const other = answerTo(light.entry, { n: 1 }, of('b'))
    expect([heavy.running.length, light.running.length]).toEqual([2, 1])
    light.running[0]!.end()
    heavy.running[0]!.end()
    await Promise.all([other, all[0]])
    await tick()
    expect(heavy.running.map(({ n }) => n)).toEqual([1, 2, 3])
    for (const { end } of heavy.running) end()
    await Promise.all(all)
  })

  test('a caller that hangs up ends its computation, unless another waits for the same', async () => {
    const answerTo = service()
    const { entry, running } = held('heavy')
    const [first, second] = [new AbortController(), new AbortController()]
    const one = answerTo(entry, { n: 1 }, of('a', first.signal))
    const same = answerTo(entry, { n: 1 }, of('b', second.signal))
    const alone = answerTo(entry, { n: 2 }, of('a', first.signal))
    expect(running.map(({ n }) => n)).toEqual([1, 2])
    first.abort()
    const gone = expect.objectContaining({ fault: 'unavailable' })
    await expect(one).rejects.toEqual(gone)
    await expect(alone).rejects.toEqual(gone)
    expect(running.map(({ signal }) => signal.aborted)).toEqual([false, true])
    running[0]!.end()
    expect(JSON.parse((await same).text)).toEqual({ n: 1 })
    await tick()
    // Both places are free again.
    void answerTo(entry, { n: 3 }, of('a'))
    void answerTo(entry, { n: 4 }, of('a'))
    expect(running.map(({ n }) => n)).toEqual([1, 2, 3, 4])
    for (const { end } of running) end()
    await tick()
  })

  test('the deadline counts the time that a call waits', async () => {
    const answerTo = service(50)
    const { entry, running } = held('report')
    const all = await Promise.allSettled([1, 2, 3].map((n) => answerTo(entry, { n }, of('a'))))
    const codes = all.map((each) => each.status === 'rejected' && each.reason instanceof Fault && each.reason.code)
    expect(codes).toEqual(['deadline_exceeded', 'deadline_exceeded', 'deadline_exceeded'])
    expect(running.length).toBeLessThanOrEqual(3)
    void Promise.resolve(answerTo(entry, { n: 9 }, of('a'))).catch(() => {})
    expect(running.at(-1)!.n).toBe(9)
    running.at(-1)!.end()
    await tick()
  })
})
