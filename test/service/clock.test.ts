import { afterEach, describe, expect, test } from 'bun:test'
import { until } from '../until.ts'
import { behaviour, testWorld } from './world.ts'

// A machine's clock is set forward and back: what is counted belongs to the day and month that it says, and nothing is overrun.

const BEFORE = Date.UTC(2026, 2, 31, 23, 59, 59, 900)
const AFTER = Date.UTC(2026, 3, 1)

const outcome = ({ status, json }: { status: number; json: { error?: { code: string } } }) => json.error?.code ?? status

afterEach(() => {
  behaviour.release = null
})

describe('over midnight and the end of a month', () => {
  test('each day has its sandbox calls, however often the clock goes from one to the other', async () => {
    const { call, clock } = await testWorld({ plan: { sandboxDailyCalls: 2 } })
    const told: unknown[] = []
    for (const at of [BEFORE, AFTER, BEFORE, AFTER, BEFORE, AFTER]) {
      clock.set(at)
      told.push(outcome(await call('fast')))
    }
    expect(told).toEqual([200, 200, 200, 200, 'quota_exhausted', 'quota_exhausted'])
  })

  test('each month has its credits, and the ledger names the month', async () => {
    const { callLive, clock, store, organisation } = await testWorld({ plan: { monthlyCredits: 2 } })
    const told: unknown[] = []
    for (const at of [BEFORE, AFTER, BEFORE, AFTER, BEFORE, AFTER]) {
      clock.set(at)
      told.push(outcome(await callLive('fast')))
    }
    expect(told).toEqual([200, 200, 200, 200, 'quota_exhausted', 'quota_exhausted'])
    const months = (await store.ledger(organisation.id)).map(({ month }) => month)
    expect(months.sort()).toEqual(['2026-03', '2026-03', '2026-04', '2026-04'])
  })

  test('a call that the month ends under is charged to the month in which it came, once', async () => {
    const { callLive, clock, store, organisation } = await testWorld({ plan: { monthlyCredits: 1 } })
    const gate = Promise.withResolvers<void>()
    behaviour.release = gate.promise
    clock.set(BEFORE)
    const before = behaviour.computed
    const under = callLive('fast')
    await until(() => behaviour.computed > before)
    clock.set(AFTER)
    gate.resolve()
    expect((await under).status).toBe(200)
    expect((await callLive('fast')).status).toBe(200)
    expect((await store.ledger(organisation.id)).map(({ month, included }) => [month, included])).toEqual([
      ['2026-03', -1],
      ['2026-04', -1],
    ])
  })

  test('a clock set back an hour neither refuses calls nor promises a window of an hour', async () => {
    const { call, clock } = await testWorld({ plan: { unitsPerSecond: 2 } })
    clock.set(AFTER)
    expect((await call('fast')).status).toBe(200)
    clock.set(AFTER - 3_600_000)
    const { status, headers } = await call('fast')
    expect([status, headers['RateLimit-Reset'], headers['RateLimit-Remaining']]).toEqual([200, '1', '1'])
  })

  test('an answer kept under a key is given again, not paid again, after the clock was set back', async () => {
    const { callLive, clock, store, organisation } = await testWorld({ plan: { monthlyCredits: 5 } })
    clock.set(AFTER)
    const first = await callLive('fast', {}, { idempotencyKey: 'order-1' })
    clock.set(BEFORE)
    const again = await callLive('fast', {}, { idempotencyKey: 'order-1' })
    expect([first.status, again.status, again.headers['Idempotent-Replayed']]).toEqual([200, 200, 'true'])
    expect(await store.ledger(organisation.id)).toHaveLength(1)
  })
})
