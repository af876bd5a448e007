import { describe, expect, test } from 'bun:test'
import { createAnswers } from '../../src/cache/answers.ts'
import { type CapabilityWeight, type CatalogueEntry, capability } from '../../src/capabilities/capability.ts'
import { Fault } from '../../src/faults.ts'
import { exact, t } from '../../src/schema.ts'
import { createAnswerComputation, createWorldFactory } from '../../src/service/answer-computation.ts'
import { HeavyGate, isHeavy } from '../../src/service/heavy-gate.ts'
import { atlas, sky } from '../world.ts'

const tick = () => new Promise<void>((resolve) => setImmediate(resolve))

test('heavy, report and long capabilities wait for a place', () => {
  const weights = (['light', 'standard', 'heavy', 'report'] as const).map((weight) => isHeavy({ weight }))
  expect(weights).toEqual([false, false, true, true])
  expect(isHeavy({ weight: 'standard', long: true })).toBe(true)
})

describe('the gate for heavy calls', () => {
  test('admits a limited number at a time, and then the tenants in fair order', async () => {
    const gate = new HeavyGate(2)
    const { signal } = new AbortController()
    const admitted: string[] = []
    const enter = (tenant: string, name: string) => {
      const entered = gate.enter(tenant, signal)
      if (entered) entered.then(() => admitted.push(name))
      else admitted.push(name)
    }
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) enter('a', name)
    enter('b', 'b1')
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

  test('runs work in a place and releases it, also if the work fails or is aborted', async () => {
    const gate = new HeavyGate(1)
    const { signal } = new AbortController()
    const controller = new AbortController()
    const order: string[] = []
    const first = gate.within('a', signal, async () => {
      order.push('first begins')
      await tick()
      order.push('first ends')
      throw new Error('first')
    })
    const abortedWork = gate.within('a', controller.signal, async () => order.push('never'))
    const last = gate.within('a', signal, async () => order.push('last'))
    controller.abort(new Error('gone'))
    expect((await Promise.allSettled([first, abortedWork, last])).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'fulfilled',
    ])
    expect(order).toEqual(['first begins', 'first ends', 'last'])
    expect(gate.enter('a', signal)).toBeUndefined()
  })

  test('an aborted computation stops waiting and takes no place', async () => {
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
  /** A capability whose computations end when the test calls `end`; `running` lists the started ones. */
  const manualCapability = (weight: CapabilityWeight) => {
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
    } as unknown as CatalogueEntry
    return { entry, running }
  }
  /** The numbers of the first `count` computations. One whose predecessor took long by the clock starts in a turn of its own. */
  const numbersOf = async (running: readonly { n: number }[], count: number) => {
    for (let i = 0; i < 1000 && running.length < count; i++) await tick()
    await tick()
    return running.map(({ n }) => n)
  }
  const service = (deadlineMs = 60_000) =>
    createAnswerComputation({
      world: createWorldFactory(sky, atlas),
      answers: createAnswers(1e6),
      deadlineMs,
      gate: new HeavyGate(2),
    })
  const context = (tenantName: string, signal?: AbortSignal) => ({
    now: 0,
    tenantName,
    computeMs: 0,
    ...(signal && { signal }),
  })

  test('run two at a time; light calls run at once', async () => {
    const answerTo = service()
    const [heavy, light] = [manualCapability('heavy'), manualCapability('light')]
    const all = [1, 2, 3].map((n) => answerTo(heavy.entry, { n }, context('a')))
    const lightCall = answerTo(light.entry, { n: 1 }, context('b'))
    expect([heavy.running.length, light.running.length]).toEqual([2, 1])
    light.running[0]!.end()
    heavy.running[0]!.end()
    await Promise.all([lightCall, all[0]])
    expect(await numbersOf(heavy.running, 3)).toEqual([1, 2, 3])
    for (const { end } of heavy.running) end()
    await Promise.all(all)
  })

  test('calls that are refused for a day outside the range leave the places free', async () => {
    const answerTo = service()
    const { entry, running } = manualCapability('heavy')
    const dated = {
      ...entry,
      input: exact({ n: t.Integer(), date: t.String({ 'x-first-day': '1900-01-01', 'x-last-day': '1999-12-31' }) }),
    } as unknown as CatalogueEntry
    const call = (n: number, date: string) => Promise.try(() => answerTo(dated, { n, date }, context('a')))
    const started = [1, 2].map((n) => call(n, '1950-01-01'))
    const refused = [3, 4, 5].map((n) => call(n, '2050-01-01'))
    await expect(Promise.all(refused)).rejects.toThrow('date')
    for (const { end } of running) end()
    await Promise.all(started)
    await tick()
    const later = [6, 7].map((n) => call(n, '1950-01-01'))
    expect(await numbersOf(running, 4)).toEqual([1, 2, 6, 7])
    for (const { end } of running) end()
    await Promise.all(later)
  })

  test('a closed connection ends the computation, unless another caller waits for it', async () => {
    const answerTo = service()
    const { entry, running } = manualCapability('heavy')
    const [first, second] = [new AbortController(), new AbortController()]
    const firstCall = answerTo(entry, { n: 1 }, context('a', first.signal))
    const same = answerTo(entry, { n: 1 }, context('b', second.signal))
    const singleCall = answerTo(entry, { n: 2 }, context('a', first.signal))
    expect(await numbersOf(running, 2)).toEqual([1, 2])
    first.abort()
    const unavailable = expect.objectContaining({ fault: 'unavailable' })
    await expect(firstCall).rejects.toEqual(unavailable)
    await expect(singleCall).rejects.toEqual(unavailable)
    expect(running.map(({ signal }) => signal.aborted)).toEqual([false, true])
    running[0]!.end()
    expect(JSON.parse((await same).text)).toEqual({ n: 1 })
    await tick()
    // Both places are free again.
    const later = [3, 4].map((n) => answerTo(entry, { n }, context('a')))
    expect(await numbersOf(running, 4)).toEqual([1, 2, 3, 4])
    for (const { end } of running) end()
    await Promise.all(later)
  })

  test('the deadline includes the wait for a place', async () => {
    const answerTo = service(50)
    const { entry, running } = manualCapability('report')
    const all = await Promise.allSettled([1, 2, 3].map((n) => answerTo(entry, { n }, context('a'))))
    const codes = all.map((each) => each.status === 'rejected' && each.reason instanceof Fault && each.reason.code)
    expect(codes).toEqual(['deadline_exceeded', 'deadline_exceeded', 'deadline_exceeded'])
    expect(running.length).toBeLessThanOrEqual(3)
    const before = running.length
    const last = Promise.resolve(answerTo(entry, { n: 9 }, context('a'))).catch(() => {})
    expect((await numbersOf(running, before + 1)).at(-1)).toBe(9)
    running.at(-1)!.end()
    await last
  })
})
