import { afterEach, describe, expect, test } from 'bun:test'
import { Fault } from '../../src/faults.ts'
import { localCoordination } from '../../src/service/coordination.ts'
import { type Limiter, windowLimiter } from '../../src/service/limiter.ts'
import { sample } from '../long.ts'
import { until } from '../until.ts'
import { behaviour, testWorld } from './world.ts'

const codes = (replies: { status: number; json: { error?: { code: string } } }[]) =>
  replies.map((reply) => reply.json.error?.code ?? reply.status)
const repeat = <T>(n: number, make: () => T): T[] => Array.from({ length: n }, make)

afterEach(() => {
  behaviour.release = null
})

describe('rate', () => {
  test('headers count the units of a window down; Retry-After; a new window', async () => {
    const { call, clock } = await testWorld({ plan: { unitsPerSecond: 5 } })
    const rate = (headers: Record<string, string>) =>
      ['Limit', 'Remaining', 'Reset'].map((name) => Number(headers[`RateLimit-${name}`]))
    expect(rate((await call('heavy')).headers)).toEqual([5, 2, 1])
    clock.pass(400)
    const refusedCall = await call('heavy')
    expect(refusedCall.json.error).toMatchObject({ code: 'rate_limited', retryable: true })
    expect(refusedCall.headers['Retry-After']).toBe('1')
    expect(rate(refusedCall.headers)).toEqual([5, 2, 1])
    expect((await call('fast')).status).toBe(200)
    expect((await call('fast')).status).toBe(200)
    expect((await call('fast')).status).toBe(429)
    clock.pass(599)
    expect((await call('fast')).status).toBe(429)
    clock.pass(1)
    expect(rate((await call('fast')).headers)).toEqual([5, 4, 1])
  })
  test('sandbox and live have separate limits, shared by keys and projects of an organisation', async () => {
    const { call, callLive, admin, organisation } = await testWorld({ plan: { unitsPerSecond: 1 } })
    const otherKey = await admin.createKey((await admin.createProject(organisation.id, 'Other')).id, 'sandbox')
    expect(codes([await call('fast'), await callLive('fast')])).toEqual([200, 200])
    expect(codes([await call('fast', {}, { key: otherKey.secret })])).toEqual(['rate_limited'])
  })
  test('a call of more units than the limit takes a whole window', async () => {
    const { call, clock } = await testWorld({ plan: { unitsPerSecond: 4 } })
    expect(codes([await call('report'), await call('fast')])).toEqual([200, 'rate_limited'])
    clock.pass(1000)
    expect(codes([await call('fast'), await call('report')])).toEqual([200, 'rate_limited'])
  })
  test('the limiter is called once per call, and again after its window has ended', async () => {
    const coordination = localCoordination()
    const consumedUnits: number[] = []
    const limiter: Limiter = {
      consume(scope, units, limit, now) {
        consumedUnits.push(units)
        return coordination.limiter.consume(scope, units, limit, now)
      },
    }
    const { call, clock } = await testWorld({
      plan: { unitsPerSecond: 5 },
      parts: { coordination: { ...coordination, limiter } },
    })
    await call('fast')
    expect(consumedUnits).toEqual([1])
    const gate = Promise.withResolvers<void>()
    behaviour.release = gate.promise
    const before = behaviour.computations
    const longCall = call('fast', { n: 2 })
    await until(() => behaviour.computations > before)
    clock.pass(1000)
    gate.resolve()
    expect((await longCall).headers['RateLimit-Remaining']).toBe('5')
    expect(consumedUnits).toEqual([1, 1, 0])
  })
  test('parallel calls do not exceed it', async () => {
    const { call } = await testWorld({ plan: { unitsPerSecond: 7 } })
    const replies = await Promise.all(repeat(64, () => call('fast')))
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(7)
  })
  test('refused calls take one unit, but no credit and no sandbox call', async () => {
    const { call, clock, store, organisation } = await testWorld({ plan: { unitsPerSecond: 3 } })
    const refused = await call('fast', { n: 0 })
    expect([refused.status, refused.headers['RateLimit-Remaining']]).toEqual([422, '2'])
    expect((await call('nowhere')).headers['RateLimit-Remaining']).toBe('1')
    expect((await call('fast')).status).toBe(200)
    const body = () => Promise.reject(new Error('It was read.'))
    for (const refusedCall of [await call('fast', { n: 0 }), await call('nowhere'), await call('fast', {}, { body })])
      expect([refusedCall.json.error.code, refusedCall.headers['Retry-After']]).toEqual(['rate_limited', '1'])
    expect(await store.sandboxCalls(organisation.id, clock.now())).toBe(1)
    clock.pass(1000)
    expect((await call('fast', { n: 0 })).status).toBe(422)
  })
  test('a server failure takes no additional unit', async () => {
    const { call } = await testWorld({ plan: { unitsPerSecond: 5 } })
    expect((await call('throws')).headers['RateLimit-Remaining']).toBe('4')
  })
  test('callers without a valid key are limited by address; valid keys at the same address are not', async () => {
    const { call, service, clock } = await testWorld()
    const callFrom = (address: string | null, key: string | null = 'sk_live_guess') =>
      call('fast', {}, { key, address: () => address })
    const first = await callFrom('203.0.113.7')
    expect([first.status, first.headers['RateLimit-Limit'], first.headers['RateLimit-Remaining']]).toEqual([
      401,
      '100',
      '99',
    ])
    await Promise.all(repeat(98, () => callFrom('203.0.113.7')))
    const notFound = new Fault('not_found', 'No such route.')
    const caller = { requestId: null, address: () => '203.0.113.7' }
    expect((await service.refuse(notFound, caller)).status).toBe(404)
    expect((await service.refuse(notFound, caller)).status).toBe(429)
    const refusedCall = await callFrom('203.0.113.7', null)
    expect(refusedCall.json.error).toMatchObject({ code: 'rate_limited', retryable: true })
    expect(refusedCall.headers['Retry-After']).toBe('1')
    expect((await call('fast', {}, { address: () => '203.0.113.7' })).status).toBe(200)
    expect(codes([await callFrom('203.0.113.8'), await callFrom(null)])).toEqual(['invalid_key', 'invalid_key'])
    clock.pass(1000)
    expect((await callFrom('203.0.113.7')).status).toBe(401)
  })
  test('an IPv6 /64 counts as one address, and mapped IPv4 counts as IPv4', async () => {
    const { call } = await testWorld()
    const remaining = async (address: string) =>
      (await call('fast', {}, { key: null, address: () => address })).headers['RateLimit-Remaining']
    expect(await remaining('2001:db8:1:2::1')).toBe('99')
    expect(await remaining('2001:db8:1:2:ffff::9')).toBe('98')
    expect(await remaining('2001:db8:1:3::1')).toBe('99')
    expect(await remaining('198.51.100.1')).toBe('99')
    expect(await remaining('::ffff:198.51.100.1')).toBe('98')
  })
  test('expired windows are removed', () => {
    const COUNT = sample(400_000, 2_000_000)
    const limiter = windowLimiter()
    for (let i = 0; i < 10_000; i++) limiter.consume(`address/${i}`, 1, 1, 0)
    // Memory of other tests is collected first.
    Bun.gc(true)
    const { heapUsed } = process.memoryUsage()
    for (let i = 10_000; i < COUNT; i++) limiter.consume(`address/${i}`, 1, 1, i)
    Bun.gc(true)
    expect(process.memoryUsage().heapUsed - heapUsed).toBeLessThan(25 * COUNT)
    expect(limiter.consume(`address/${COUNT - 1}`, 1, 1, COUNT - 1)).toMatchObject({ fits: false })
  })
})

describe('sandbox', () => {
  test('500 successful calls a day, failures do not count, reset at midnight UTC', async () => {
    const { call, callLive, clock } = await testWorld()
    for (let i = 0; i < 10; i++) await call('throws')
    const replies = await Promise.all(repeat(600, () => call('fast')))
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(500)
    expect((await call('fast')).json.error).toMatchObject({ code: 'quota_exhausted', retryable: false })
    expect((await callLive('fast')).status).toBe(200)
    clock.set(Date.UTC(2026, 2, 15, 23, 59, 59, 999))
    expect((await call('fast')).status).toBe(429)
    clock.pass(1)
    expect((await call('fast')).status).toBe(200)
  })
})

describe('credits', () => {
  test('included credits are used first, then purchased ones; included credits return next month', async () => {
    const { callLive, admin, organisation, project, clock, store } = await testWorld({ plan: { monthlyCredits: 4 } })
    await admin.grantCredits(organisation.id, 3)
    expect(codes([await callLive('heavy'), await callLive('heavy'), await callLive('heavy')])).toEqual([
      200,
      200,
      'quota_exhausted',
    ])
    expect(await store.funds(organisation.id, project.id, clock.now())).toEqual({
      includedUsed: 4,
      granted: 1,
      overageUsed: 0,
      projectUsed: 6,
    })
    expect((await callLive('fast')).status).toBe(200)
    expect(codes([await callLive('fast')])).toEqual(['quota_exhausted'])
    clock.set(Date.UTC(2026, 2, 31, 23, 59, 59, 999))
    expect(codes([await callLive('fast')])).toEqual(['quota_exhausted'])
    clock.pass(1)
    expect((await callLive('heavy')).status).toBe(200)
    const rows = await store.ledger(organisation.id)
    expect(rows.map(({ kind, month, included, granted }) => [kind, month, included, granted])).toEqual([
      ['grant', '2026-03', 0, 3],
      ['charge', '2026-03', -3, 0],
      ['charge', '2026-03', -1, -2],
      ['charge', '2026-03', 0, -1],
      ['charge', '2026-04', -3, 0],
    ])
  })
  test('overage only if opted in, up to its cap', async () => {
    const settings = { plan: { monthlyCredits: 1, overagePriceMicros: 500 } }
    const noOverage = await testWorld(settings)
    expect(codes([await noOverage.callLive('fast'), await noOverage.callLive('fast')])).toEqual([
      200,
      'quota_exhausted',
    ])

    const { callLive, store, organisation, admin, clock } = await testWorld({ ...settings, spendCapMicros: 2000 })
    expect(codes([await callLive('heavy')])).toEqual([200])
    const capped = await callLive('heavy')
    expect(capped.json.error).toMatchObject({ code: 'spend_cap_reached', retryable: false })
    expect(codes([await callLive('fast'), await callLive('fast'), await callLive('fast')])).toEqual([
      200,
      200,
      'spend_cap_reached',
    ])
    expect((await store.ledger(organisation.id)).map((row) => row.overage)).toEqual([-2, -1, -1])
    await admin.setSpendCap(organisation.id, 2500)
    expect(codes([await callLive('fast')])).toEqual([200])
    clock.set(Date.UTC(2026, 3, 1))
    expect(codes([await callLive('heavy')])).toEqual([200])
  })
  test('a project budget stops only its project, until the month ends', async () => {
    const { callLive, admin, organisation, clock } = await testWorld({ monthlyBudget: 4 })
    const otherKey = await admin.createKey((await admin.createProject(organisation.id, 'Other')).id, 'live')
    expect(codes([await callLive('heavy')])).toEqual([200])
    expect((await callLive('heavy')).json.error).toMatchObject({ code: 'project_budget_exceeded', retryable: false })
    expect(codes([await callLive('fast'), await callLive('fast')])).toEqual([200, 'project_budget_exceeded'])
    expect(codes([await callLive('fast', {}, { key: otherKey.secret })])).toEqual([200])
    clock.set(Date.UTC(2026, 3, 1))
    expect(codes([await callLive('heavy')])).toEqual([200])
  })
  test.each([
    ['credits', { plan: { monthlyCredits: 5 } }],
    ['budget', { monthlyBudget: 5 }],
    ['spend cap', { plan: { monthlyCredits: 0, overagePriceMicros: 10 }, spendCapMicros: 50 }],
  ])('parallel calls do not exceed the %s', async (_, settings) => {
    const { callLive, store, organisation } = await testWorld(settings)
    let release = () => {}
    behaviour.release = new Promise((resolve) => {
      release = resolve
    })
    const before = behaviour.computations
    const calls = repeat(64, () => callLive('fast'))
    await until(() => behaviour.computations - before === 5)
    // A sixth call would be admitted now, before the first has finished.
    await Bun.sleep(5)
    expect(behaviour.computations - before).toBe(5)
    release()
    expect((await Promise.all(calls)).filter((reply) => reply.status === 200)).toHaveLength(5)
    expect(await store.ledger(organisation.id)).toHaveLength(5)
  })
  test('the reservation of a failed call is released', async () => {
    const { callLive, store, organisation } = await testWorld({ plan: { monthlyCredits: 1 } })
    for (const slug of ['throws', 'wrong', 'faults']) expect((await callLive(slug)).status).toBeGreaterThanOrEqual(422)
    expect((await callLive('fast')).status).toBe(200)
    expect(await store.ledger(organisation.id)).toHaveLength(1)
  })
})
