import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { FAULTS } from '../../src/faults.ts'
import { failureOf, start } from './server.ts'

/** Statuses of the contract's error table. */
const STATUSES = [400, 401, 402, 403, 404, 409, 410, 413, 422, 429, 500, 502, 503, 504]
const PATH = '/v1/numerology/numerology-day'
const BODY = { date: '1990-05-05', target_date: '2026-11-20' }

let server: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  server = await start()
})
afterAll(() => server.stop())

test('every fault has a status of the contract', () => {
  for (const { status } of Object.values(FAULTS)) expect(STATUSES).toContain(status)
})

describe('a request that is rejected before authentication', () => {
  test.each([
    ['a wrong method', 'GET', PATH, 404],
    ['an unknown path', 'POST', '/v1/nothing/at/all', 404],
    ['a key in the address', 'POST', `${PATH}?key=sk_test_abc`, 400],
    ['a key in the address of the account', 'GET', '/v1/account?api_key=sk_test_abc', 400],
  ])('%s: the rate limit headers are those of the key', async (_, method, path, status) => {
    const { live } = await server.account({ plan: 'operator' })
    const limit = (response: Response) => response.headers.get('ratelimit-limit')
    const success = await server.post(PATH, BODY, server.as(live))
    const ask = (headers: Record<string, string>) => fetch(server.origin + path, { method, headers })
    const failure = await ask(server.as(live))
    expect([failure.status, limit(failure)]).toEqual([status, limit(success)])
    const unknownKey = await ask({ Authorization: 'Bearer sk_live_unknown' })
    expect([unknownKey.status, limit(unknownKey)]).toEqual([status, '100'])
    expect(limit(success)).not.toBe('100')
  })
})

test.each([
  ['GET', PATH, 'POST'],
  ['PUT', PATH, 'POST'],
  ['POST', '/v1/account', 'GET'],
  ['DELETE', '/v1/capabilities', 'GET'],
  ['POST', '/v1/openapi.json', 'GET'],
  ['POST', '/healthz', 'GET'],
])('%s %s is a 404 with the valid methods in `Allow`', async (method, path, allowed) => {
  const response = await fetch(server.origin + path, { method })
  expect(response.status).toBe(404)
  expect(response.headers.get('allow')?.split(', ')).toContain(allowed)
})

test('two different keys in one request are a 401; the same key twice is accepted', async () => {
  const [account, otherAccount] = [await server.account(), await server.account()]
  const ask = (second: string) => server.post(PATH, BODY, server.as(account.live, { 'X-API-Key': second }))
  const failure = await failureOf(await ask(otherAccount.live.secret))
  expect([failure.status, failure.code]).toEqual([401, 'invalid_key'])
  expect(failure.message).toContain('different keys')
  expect((await ask(account.live.secret)).status).toBe(200)
  expect([await account.spent(), await otherAccount.spent()]).toEqual([1, 0])
})

test.each(['/v1/capabilities', '/v1/account', '/v1/jobs'])('%s refuses an unknown query parameter', async (path) => {
  const { live } = await server.account()
  const failure = await failureOf(await fetch(`${server.origin}${path}?colour=red`, { headers: server.as(live) }))
  expect([failure.status, failure.field]).toEqual([422, 'colour'])
})
