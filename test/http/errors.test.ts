import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { failureOf, gate, start } from './server.ts'

// Each code of the contract's error table over HTTP. Retryable are rate_limited,
// unavailable, deadline_exceeded, computation_failed, and idempotency_conflict only while the first call is in progress.

const MOON = '/v1/utilities/find-moon-sign'
const birth = { datetime: '1947-08-15T00:00', timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 }
const DAY = 86_400_000

let server: Awaited<ReturnType<typeof start>>
let clock = Date.UTC(2026, 5, 1, 12)
beforeAll(async () => {
  server = await start({ now: () => clock })
})
afterAll(() => server.stop())

describe('identity', () => {
  test('401 invalid_key: none, unknown, revoked', async () => {
    const { live } = await server.account()
    await server.operations.revokeKey(live.key.id)
    const invalidHeaders: Record<string, string>[] = [
      {},
      { Authorization: 'Bearer sk_test_unknown' },
      { 'X-API-Key': 'nonsense' },
      server.as(live),
    ]
    for (const headers of invalidHeaders)
      expect(await failureOf(await server.post(MOON, birth, headers))).toMatchObject({
        status: 401,
        code: 'invalid_key',
        field: null,
        retryable: false,
      })
  })

  test('401 expired_key', async () => {
    const { live } = await server.account()
    await server.operations.setExpiry(live.key.id, clock - 1)
    expect(await failureOf(await server.post(MOON, birth, server.as(live)))).toMatchObject({
      status: 401,
      code: 'expired_key',
      retryable: false,
    })
  })

  test('402 payment_required: live calls stop after the grace period, sandbox calls continue', async () => {
    const { organisation, live, sandbox } = await server.account()
    await server.operations.markOverdue(organisation.id, DAY)
    expect((await server.post(MOON, birth, server.as(live))).status).toBe(200)
    clock += DAY
    expect(await failureOf(await server.post(MOON, birth, server.as(live)))).toMatchObject({
      status: 402,
      code: 'payment_required',
      retryable: false,
    })
    expect((await server.post(MOON, birth, server.as(sandbox))).status).toBe(200)
  })

  test('403 account_suspended', async () => {
    const { organisation, sandbox } = await server.account()
    await server.operations.suspend(organisation.id)
    expect(await failureOf(await server.post(MOON, birth, server.as(sandbox)))).toMatchObject({
      status: 403,
      code: 'account_suspended',
      retryable: false,
    })
  })

  test('X-API-Key is accepted instead of Authorization', async () => {
    const { sandbox } = await server.account()
    expect((await server.post(MOON, birth, { 'X-API-Key': sandbox.secret })).status).toBe(200)
  })
})

describe('unknown routes', () => {
  test.each([
    ['POST', '/v1/utilities/nothing-here'],
    ['POST', '/v1/nowhere/find-moon-sign'],
    ['POST', '/v1'],
    ['POST', '/v1/utilities/find-moon-sign/more'],
    ['POST', '/v1/%E0%A4%A/find-moon-sign'],
    ['GET', MOON],
    ['PUT', MOON],
    ['DELETE', MOON],
    ['GET', '/elsewhere'],
  ])('%s %s is 404 not_found', async (method, path) => {
    const { sandbox } = await server.account()
    const response = await fetch(server.origin + path, { method, headers: server.as(sandbox) })
    expect(await failureOf(response)).toMatchObject({ status: 404, code: 'not_found', field: null, retryable: false })
  })
})

describe('a wrong method is 404 with the valid methods in Allow', () => {
  test.each([
    ['GET', MOON, 'POST'],
    ['DELETE', MOON, 'POST'],
    ['POST', '/healthz', 'GET'],
    ['PUT', '/v1/openapi.json', 'GET'],
    ['PUT', '/v1/files/abc', 'GET'],
    ['GET', '/docs/nothing-here', null],
    ['GET', '/v1/utilities/nothing-here', null],
    ['GET', '/elsewhere', null],
  ])('%s %s', async (method, path, allow) => {
    const response = await fetch(server.origin + path, { method })
    expect(response.headers.get('Allow')).toBe(allow)
    expect(await failureOf(response)).toMatchObject({ status: 404, code: 'not_found' })
  })
})

test('a path in the form of a capability path also lists its methods', async () => {
  const { sandbox } = await server.account()
  const response = await server.post('/v1/files/abc', birth, server.as(sandbox))
  expect(response.headers.get('Allow')).toBe('GET')
  expect(await failureOf(response)).toMatchObject({ status: 404, code: 'not_found' })
})

describe('idempotency', () => {
  test('a replay returns the same answer and is charged once', async () => {
    const account = await server.account()
    const headers = server.as(account.live, { 'Idempotency-Key': 'one' })
    const first = await server.post(MOON, birth, headers)
    const second = await server.post(MOON, birth, headers)
    expect(first.headers.get('Idempotent-Replayed')).toBeNull()
    expect(second.headers.get('Idempotent-Replayed')).toBe('true')
    expect(await second.text()).toBe(await first.text())
    expect(await account.spent()).toBe(1)
  })

  test('409 idempotency_conflict: another body is not retryable', async () => {
    const { live } = await server.account()
    const headers = server.as(live, { 'Idempotency-Key': 'two' })
    await server.post(MOON, birth, headers)
    expect(await failureOf(await server.post(MOON, { ...birth, latitude: 1 }, headers))).toMatchObject({
      status: 409,
      code: 'idempotency_conflict',
      retryable: false,
    })
  })

  test('409 idempotency_conflict: a first call in progress is retryable', async () => {
    const { live } = await server.account()
    const headers = server.as(live, { 'Idempotency-Key': 'three' })
    const first = server.post('/v1/failing/waits', {}, headers)
    await gate.entered.promise
    const conflict = await failureOf(await server.post('/v1/failing/waits', {}, headers))
    gate.resolve()
    expect(conflict).toMatchObject({ status: 409, code: 'idempotency_conflict', retryable: true })
    expect((await first).status).toBe(200)
  })

  test.each(['', 'x'.repeat(201)])('400: a bad Idempotency-Key', async (key) => {
    const { sandbox } = await server.account()
    const response = await server.post(MOON, birth, server.as(sandbox, { 'Idempotency-Key': key }))
    expect(await failureOf(response)).toMatchObject({ status: 400, code: 'invalid_request', retryable: false })
  })
})

describe('limits', () => {
  test('429 rate_limited, with Retry-After', async () => {
    const { sandbox } = await server.account({ plan: 'free' })
    const responses = await Promise.all(Array.from({ length: 12 }, () => server.post(MOON, birth, server.as(sandbox))))
    const refused = responses.filter(({ status }) => status === 429)
    expect(refused.length).toBe(2)
    expect(Number(refused[0]!.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1)
    expect(await failureOf(refused[0]!)).toMatchObject({ code: 'rate_limited', field: null, retryable: true })
  })

  test('429 quota_exhausted: credits', async () => {
    const account = await server.account({ credits: 1 })
    expect((await server.post(MOON, birth, server.as(account.live))).status).toBe(200)
    expect(await failureOf(await server.post(MOON, birth, server.as(account.live)))).toMatchObject({
      status: 429,
      code: 'quota_exhausted',
      retryable: false,
    })
    expect(await account.spent()).toBe(1)
  })

  test('429 spend_cap_reached', async () => {
    // The overage of `standard` costs 500 a credit: a cap of 400 admits none.
    const { live, organisation } = await server.account({ plan: 'standard', credits: 0, spendCapMicros: 400 })
    await server.operations.savePlan({ ...(await planOf('standard')), slug: 'nothing-included', monthlyCredits: 0 })
    await server.operations.changePlan(organisation.id, 'nothing-included')
    expect(await failureOf(await server.post(MOON, birth, server.as(live)))).toMatchObject({
      status: 429,
      code: 'spend_cap_reached',
      retryable: false,
    })
  })

  test('429 project_budget_exceeded', async () => {
    const { live } = await server.account({ budget: 1 })
    expect((await server.post(MOON, birth, server.as(live))).status).toBe(200)
    expect(await failureOf(await server.post(MOON, birth, server.as(live)))).toMatchObject({
      status: 429,
      code: 'project_budget_exceeded',
      retryable: false,
    })
  })

  const planOf = async (slug: string) => (await server.operations.plans()).find((plan) => plan.slug === slug)!
})

describe('server failures', () => {
  test.each([
    ['throws', 500, 'computation_failed', true],
    // The same call would fail again, so it is not retryable.
    ['answers-badly', 502, 'unavailable', false],
    ['never-ends', 504, 'deadline_exceeded', true],
  ])('%s: %d %s, retryable %p, not charged', async (slug, status, code, retryable) => {
    const server = await start({ deadlineMs: 300 })
    const account = await server.account()
    const failure = await failureOf(await server.post(`/v1/failing/${slug}`, {}, server.as(account.live)))
    expect(failure).toMatchObject({ status, code, field: null, retryable })
    expect(failure.message).not.toContain('a defect')
    expect(await account.spent()).toBe(0)
    await server.stop()
  })

  test('503 unavailable when the store fails', async () => {
    const server = await start({
      breaks: (store) =>
        new Proxy(store, {
          get(target, name) {
            if (name === 'settle') return () => Promise.reject(new Error('disk full'))
            const part = target[name as keyof typeof target]
            return typeof part === 'function' ? part.bind(target) : part
          },
        }),
    })
    const { live } = await server.account()
    expect(await failureOf(await server.post(MOON, birth, server.as(live)))).toMatchObject({
      status: 503,
      code: 'unavailable',
      retryable: true,
    })
    await server.stop()
  })
})
