import { afterEach, describe, expect, test } from 'bun:test'
import { until } from '../until.ts'
import { behaviour, testWorld } from './world.ts'

// The clock is set forward and back: calls are counted for the day and month of the clock, and limits are not exceeded.

const BEFORE = Date.UTC(2026, 2, 31, 23, 59, 59, 900)
const AFTER = Date.UTC(2026, 3, 1)

const outcome = ({ status, json }: { status: number; json: { error?: { code: string } } }) => json.error?.code ?? status

afterEach(() => {
  behaviour.release = null
})

describe('around midnight and the end of a month', () => {
  test('each day has its own sandbox calls, even if the clock jumps between days', async () => {
    const { call, clock } = await testWorld({ plan: { sandboxDailyCalls: 2 } })
    const outcomes: unknown[] = []
    for (const at of [BEFORE, AFTER, BEFORE, AFTER, BEFORE, AFTER]) {
      clock.set(at)
      outcomes.push(outcome(await call('fast')))
    }
    expect(outcomes).toEqual([200, 200, 200, 200, 'quota_exhausted', 'quota_exhausted'])
  })

  test('each month has its own credits, and the ledger records the month', async () => {
    const { callLive, clock, store, organisation } = await testWorld({ plan: { monthlyCredits: 2 } })
    const outcomes: unknown[] = []
    for (const at of [BEFORE, AFTER, BEFORE, AFTER, BEFORE, AFTER]) {
      clock.set(at)
      outcomes.push(outcome(await callLive('fast')))
    }
    expect(outcomes).toEqual([200, 200, 200, 200, 'quota_exhausted', 'quota_exhausted'])
    const months = (await store.ledger(organisation.id)).map(({ month }) => month)
    expect(months.sort()).toEqual(['2026-03', '2026-03', '2026-04', '2026-04'])
  })

  test('a call during the end of a month is charged once, to the month in which it started', async () => {
    const { callLive, clock, store, organisation } = await testWorld({ plan: { monthlyCredits: 1 } })
    const gate = Promise.withResolvers<void>()
    behaviour.release = gate.promise
    clock.set(BEFORE)
    const before = behaviour.computations
    const pendingCall = callLive('fast')
    await until(() => behaviour.computations > before)
    clock.set(AFTER)
    gate.resolve()
    expect((await pendingCall).status).toBe(200)
    expect((await callLive('fast')).status).toBe(200)
    expect((await store.ledger(organisation.id)).map(({ month, included }) => [month, included])).toEqual([
      ['2026-03', -1],
      ['2026-04', -1],
    ])
  })

  test('a clock set back by an hour neither refuses calls nor opens a window of an hour', async () => {
    const { call, clock } = await testWorld({ plan: { unitsPerSecond: 2 } })
    clock.set(AFTER)
    expect((await call('fast')).status).toBe(200)
    clock.set(AFTER - 3_600_000)
    const { status, headers } = await call('fast')
    expect([status, headers['RateLimit-Reset'], headers['RateLimit-Remaining']]).toEqual([200, '1', '1'])
  })

  test('a stored answer is replayed without a charge after the clock was set back', async () => {
    const { callLive, clock, store, organisation } = await testWorld({ plan: { monthlyCredits: 5 } })
    clock.set(AFTER)
    const first = await callLive('fast', {}, { idempotencyKey: 'order-1' })
    clock.set(BEFORE)
    const replay = await callLive('fast', {}, { idempotencyKey: 'order-1' })
    expect([first.status, replay.status, replay.headers['Idempotent-Replayed']]).toEqual([200, 200, 'true'])
    expect(await store.ledger(organisation.id)).toHaveLength(1)
  })
})
