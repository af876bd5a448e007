import { describe, expect, test } from 'bun:test'
import { Fault } from '../../src/faults.ts'
import { jobsWorld } from './jobs-world.ts'

const ORDER = { capability: 'matching-report', input: { n: 3 } }
const createGate = () => Promise.withResolvers<void>()

describe('limits', () => {
  test('ordering takes 10 rate units, polling 1', async () => {
    await using world = await jobsWorld({ plan: { unitsPerSecond: 12 } })
    const ordered = await world.order(ORDER)
    expect(ordered.headers['RateLimit-Remaining']).toBe('2')
    const { id } = ordered.json.data
    expect((await world.poll(id)).headers['RateLimit-Remaining']).toBe('1')
    expect((await world.poll(id)).status).toBe(200)
    expect(await world.poll(id)).toMatchObject({
      status: 429,
      headers: { 'Retry-After': '1' },
      json: { error: { code: 'rate_limited' } },
    })
    expect((await world.order(ORDER)).status).toBe(429)
  })

  test('sandbox jobs are free, have a watermark, and five a day; failures of the server do not count', async () => {
    await using world = await jobsWorld({ plan: { monthlyCredits: 0 } })
    const key = world.sandbox.secret
    const order = () => world.order(ORDER, { key })
    world.renderer.failures = 3
    const failed = await order()
    await world.until(failed.json.data.id, 'failed', key)
    for (let i = 0; i < 5; i++) {
      const ordered = await order()
      expect(ordered).toMatchObject({ status: 202, json: { data: { credits: 130 }, meta: { credits_reserved: 0 } } })
      await world.until(ordered.json.data.id, 'succeeded', key)
    }
    expect(await order()).toMatchObject({
      status: 429,
      json: { error: { code: 'quota_exhausted', message: expect.stringContaining('5 PDF jobs per day') } },
    })
    expect(world.renderer.requests.every(({ watermark }) => watermark)).toBe(true)
    expect(await world.store.ledger(world.organisation.id)).toEqual([])
    expect(await world.store.sandboxCalls(world.organisation.id, world.clock.now())).toBe(0)
    world.clock.set(Date.UTC(2026, 2, 16))
    expect((await order()).status).toBe(202)
  })

  test('a sandbox job that failed because of its input counts, a cancelled one does not', async () => {
    await using world = await jobsWorld({
      jobs: {
        render: async () => {
          throw new Fault('render_limit', 'The document is too much.')
        },
      },
    })
    const key = world.sandbox.secret
    for (let i = 0; i < 5; i++) {
      const { id } = (await world.order(ORDER, { key })).json.data
      expect((await world.until(id, 'failed', key)).json.data).toMatchObject({
        attempts: 1,
        error: { retryable: false },
      })
    }
    expect((await world.order(ORDER, { key })).json.error.code).toBe('quota_exhausted')

    await using otherWorld = await jobsWorld({ jobs: { workers: { workers: 0 } } })
    for (let i = 0; i < 8; i++) {
      const { id } = (await otherWorld.order(ORDER, { key: otherWorld.sandbox.secret })).json.data
      await otherWorld.cancel(id, otherWorld.sandbox.secret)
    }
    expect((await otherWorld.order(ORDER, { key: otherWorld.sandbox.secret })).status).toBe(202)
  })

  test('a full queue refuses further jobs', async () => {
    await using world = await jobsWorld({ jobs: { queue: { total: 3, perOrganisation: 2 } } })
    const gate = createGate()
    world.renderer.gate = gate.promise
    expect([(await world.order(ORDER)).status, (await world.order(ORDER)).status]).toEqual([202, 202])
    const queueFull = await world.order(ORDER)
    expect(queueFull).toMatchObject({
      status: 429,
      headers: { 'Retry-After': '30' },
      json: { error: { code: 'rate_limited', retryable: true } },
    })
    expect(await world.balance()).toEqual({ includedUsed: 260, granted: 0 })
    const otherWorld = await world.account()
    const third = await world.order(ORDER, { key: otherWorld.live.secret })
    expect(third.status).toBe(202)
    expect((await world.order(ORDER, { key: otherWorld.live.secret })).status).toBe(429)
    gate.resolve()
    await world.until(third.json.data.id, 'succeeded', otherWorld.live.secret)
    expect((await world.order(ORDER)).status).toBe(202)
  })
})
