import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { start } from './server.ts'

const MOON = '/v1/utilities/find-moon-sign'
const birth = { datetime: '1947-08-15T00:00', timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 }

let server: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  server = await start()
})
afterAll(() => server.stop())
const get = (path: string, headers: Record<string, string> = {}) => fetch(server.origin + path, { headers })

test('success is { data, meta } with the headers of the contract', async () => {
  const { live, sandbox } = await server.account()
  const response = await server.post(MOON, birth, server.as(live, { 'X-Request-Id': 'mine-1' }))
  const body = (await response.json()) as { data: object; meta: Record<string, unknown> }
  expect(Object.keys(body)).toEqual(['data', 'meta'])
  expect(body.meta).toEqual({
    request_id: 'mine-1',
    api_version: 'v1',
    credits_used: 1,
    warnings: [],
    language: 'en',
  })
  expect(response.headers.get('X-Request-Id')).toBe('mine-1')
  expect(response.headers.get('RateLimit-Limit')).toBe('1000000')
  expect(response.headers.get('RateLimit-Remaining')).toBe('999999')
  expect(response.headers.get('RateLimit-Reset')).toBe('1')
  expect(response.headers.get('Content-Type')).toBe('application/json')
  expect(response.headers.get('Cache-Control')).toBe('no-store')

  const free = await server.post(MOON, birth, server.as(sandbox, { 'X-Request-Id': 'not valid!' }))
  const { meta } = (await free.json()) as { meta: Record<string, unknown> }
  expect(meta.credits_used).toBe(0)
  expect(meta.request_id).not.toBe('not valid!')
  expect(free.headers.get('X-Request-Id')).toBe(meta.request_id as string)
})

test('labels do not change data and add meta.labels', async () => {
  const { sandbox } = await server.account()
  const answer = async (body: object) =>
    (await (await server.post(MOON, body, server.as(sandbox))).json()) as {
      data: object
      meta: { labels?: { language: string; terms: Record<string, string> } }
    }
  const unlabelled = await answer(birth)
  const labelled = await answer({ ...birth, labels: 'hi' })
  expect(labelled.data).toEqual(unlabelled.data)
  expect(unlabelled.meta.labels).toBeUndefined()
  expect(labelled.meta.labels).toMatchObject({ language: 'hi', terms: { Cancer: 'कर्क' } })
})

describe('the routes for operators', () => {
  test('/healthz and /readyz', async () => {
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(200)
  })

  test('/metrics counts calls by code, credits and time', async () => {
    const { live } = await server.account()
    await server.post(MOON, birth, server.as(live))
    await server.post(MOON, { ...birth, latitude: 91 }, server.as(live))
    const response = await get('/metrics')
    expect(response.headers.get('Content-Type')).toContain('text/plain')
    const text = await response.text()
    expect(text).toMatch(/khagola_calls_total\{status="200",code="ok",environment="live"\} [1-9]/)
    expect(text).toMatch(/khagola_calls_total\{status="422",code="invalid_request",environment="live"\} [1-9]/)
    expect(text).toMatch(/khagola_call_duration_seconds_count\{family="utilities"\} [1-9]/)
    expect(text).toMatch(/khagola_credits_total [1-9]/)
    expect(text).toMatch(/khagola_answer_cache_bytes [1-9]/)
    expect(text).toContain('nodejs_eventloop_lag_seconds')
    expect(text).toContain('process_resident_memory_bytes')
  })
})

test('/metrics counts cache hits, and no computation for cached answers', async () => {
  const server = await start()
  try {
    const { sandbox } = await server.account()
    for (let i = 0; i < 4; i++) await server.post(MOON, birth, server.as(sandbox))
    const text = await (await fetch(`${server.origin}/metrics`)).text()
    expect(text).toMatch(/khagola_answer_cache_total\{outcome="hit"\} 2\n/)
    expect(text).toMatch(/khagola_answer_cache_total\{outcome="miss"\} 2\n/)
    expect(text).toMatch(/khagola_compute_duration_seconds_count\{family="utilities"\} 2\n/)
  } finally {
    await server.stop()
  }
})

describe('the reference', () => {
  test('/v1/openapi.json needs no key and is 304 if unchanged', async () => {
    const response = await get('/v1/openapi.json')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/json')
    for (const name of ['X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'])
      expect(response.headers.get(name)).toBeTruthy()
    expect(((await response.json()) as { openapi: string }).openapi).toMatch(/^3\.1\./)
    expect((await get('/v1/openapi.json', { 'If-None-Match': response.headers.get('ETag')! })).status).toBe(304)
  })
})

describe('pages of other origins', () => {
  const preflight = (origin: string) =>
    fetch(server.origin + MOON, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    })

  test('an allowed origin may call', async () => {
    const response = await preflight('https://page.example')
    expect(response.status).toBe(204)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://page.example')
    const answer = await server.post(MOON, birth, { Origin: 'https://page.example' })
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('https://page.example')
  })

  test('other origins may not', async () => {
    const response = await preflight('https://other.example')
    expect(response.status).toBe(404)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })
})
