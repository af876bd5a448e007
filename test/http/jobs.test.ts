import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { delhiBride, independence } from '../../src/capabilities/shared/inputs.ts'
import type { JobBody } from '../service/jobs-world.ts'
import { failureOf, start } from './server.ts'

// PDF jobs over HTTP, with a real report and a real PDF.

const HOUR = 3_600_000
const ORDER = { capability: 'matching-report', input: { groom: independence, bride: delhiBride, as_of: '2026-01-01' } }

let now = Date.UTC(2026, 5, 1, 12)
let server: Awaited<ReturnType<typeof start>>
type Account = Awaited<ReturnType<typeof server.account>>
beforeAll(async () => {
  server = await start({ now: () => now })
})
afterAll(() => server.stop())

const order = (key: { secret: string }, body: object = ORDER, headers: Record<string, string> = {}) =>
  server.post('/v1/jobs/pdf', body, server.as(key, headers))
const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(url.startsWith('http') ? url : server.origin + url, { headers })
const job = async (response: Response) => (await response.json()) as JobBody

/** Orders a job and polls it until it has succeeded. */
const finishedJob = async (key: Account['live'], body: object = ORDER) => {
  const response = await order(key, body)
  expect(response.status).toBe(202)
  const location = response.headers.get('Location')!
  for (;;) {
    const { data } = await job(await get(location, server.as(key)))
    if (data.status === 'succeeded') return { location, data }
    if (data.status === 'failed') throw new Error(JSON.stringify(data.error))
    await Bun.sleep(20)
  }
}

test('an order without the time of birth is rejected at once, free of charge', async () => {
  const { live, spent } = await server.account()
  const { groom, bride } = ORDER.input
  for (const [input, field] of [
    [{ groom: { ...groom, time_known: false }, bride }, 'input.groom.time_known'],
    [{ groom, bride: { ...bride, time_known: false } }, 'input.bride.time_known'],
  ] as const) {
    const response = await order(live, { capability: 'matching-report', input })
    const { error } = (await response.json()) as { error: { field: string; message: string } }
    expect([response.status, error.field]).toEqual([422, field])
    expect(error.message).toContain('a date without a time')
  }
  expect(await spent()).toBe(0)
})

describe('the life of a job', () => {
  test('order, poll, download', async () => {
    const { live, organisation } = await server.account()
    const response = await order(live, ORDER, { 'X-Request-Id': 'mine-1', 'Idempotency-Key': 'one' })
    expect(response.status).toBe(202)
    const queued = await job(response)
    expect(Object.keys(queued)).toEqual(['data', 'meta'])
    expect(queued.data).toMatchObject({ object: 'job', kind: 'pdf', status: 'queued', credits: 130, attempts: 0 })
    expect(queued.meta).toEqual({
      request_id: 'mine-1',
      api_version: 'v1',
      credits_used: 0,
      credits_reserved: 130,
      warnings: [],
      language: 'en',
    })
    expect(response.headers.get('Location')).toBe(`${server.origin}/v1/jobs/${queued.data.id}`)
    expect(response.headers.get('X-Request-Id')).toBe('mine-1')
    expect(response.headers.get('RateLimit-Remaining')).toBe('999990')

    const repeated = await order(live, ORDER, { 'Idempotency-Key': 'one' })
    expect(repeated.headers.get('Idempotent-Replayed')).toBe('true')
    expect(repeated.headers.get('Location')).toBe(response.headers.get('Location'))
    expect(await job(repeated)).toEqual(queued)

    let polled: Response
    let body: JobBody
    do {
      await Bun.sleep(20)
      polled = await get(`/v1/jobs/${queued.data.id}`, server.as(live))
      body = await job(polled)
    } while (body.data.status === 'queued' || body.data.status === 'running')
    expect(polled.status).toBe(200)
    expect(polled.headers.get('Cache-Control')).toBe('no-store')
    expect(body.meta).toMatchObject({ credits_used: 0, request_id: polled.headers.get('X-Request-Id') })
    expect(body.data).toMatchObject({ status: 'succeeded', attempts: 1, error: null, credits: 130 })

    const file = await get(body.data.download_url!)
    expect(file.status).toBe(200)
    expect(file.headers.toJSON()).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="matching-report-${queued.data.id.slice(-12)}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    for (const name of ['X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'])
      expect(file.headers.get(name)).toBeString()
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(file.headers.get('content-length')).toBe(String(bytes.length))
    expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-')
    const rows = await server.store.ledger(organisation.id)
    expect(rows.map(({ kind, granted }) => [kind, granted])).toEqual([
      ['grant', 1000],
      ['reserve', -130],
    ])
  })

  test('links expire after 24 hours and files after 7 days', async () => {
    const { live } = await server.account()
    const { location, data } = await finishedJob(live)
    now += 24 * HOUR
    expect(await failureOf(await get(data.download_url!))).toMatchObject({ status: 410, code: 'link_expired' })
    const currentJob = (await job(await get(location, server.as(live)))).data
    expect((await get(currentJob.download_url!)).status).toBe(200)
    now += 6 * 24 * HOUR
    await server.jobs.sweep()
    expect(await failureOf(await get(currentJob.download_url!))).toMatchObject({ status: 410, code: 'file_expired' })
    expect((await job(await get(location, server.as(live)))).data).toMatchObject({
      status: 'expired',
      download_url: null,
    })
  })

  test('sandbox documents have a watermark', async () => {
    const { sandbox, live } = await server.account()
    const { data } = await finishedJob(sandbox)
    const watermarked = await (await get(data.download_url!)).arrayBuffer()
    const unmarked = await (await get((await finishedJob(live)).data.download_url!)).arrayBuffer()
    expect(watermarked.byteLength).toBeGreaterThan(unmarked.byteLength)
  })
})

describe('refusals', () => {
  test('rejects an order by its key', async () => {
    const { live, sandbox } = await server.account({ credits: 0 })
    const otherAccount = await server.account()
    expect(await failureOf(await server.post('/v1/jobs/pdf', ORDER))).toMatchObject({
      status: 401,
      code: 'invalid_key',
    })
    expect(await failureOf(await order(live))).toMatchObject({ status: 429, code: 'quota_exhausted' })
    const response = await order(otherAccount.live)
    const location = response.headers.get('Location')!
    for (const key of [live, sandbox, otherAccount.sandbox])
      expect(await failureOf(await get(location, server.as(key)))).toMatchObject({ status: 404, code: 'not_found' })
    expect(await failureOf(await get(location))).toMatchObject({ status: 401, code: 'invalid_key' })
    expect(await failureOf(await get(`${location}?key=sk_live_x`))).toMatchObject({
      status: 400,
      code: 'invalid_request',
    })
    expect(await failureOf(await get('/v1/jobs/none', server.as(live)))).toMatchObject({ status: 404 })
    expect(await failureOf(await get('/v1/files/none'))).toMatchObject({ status: 404, code: 'not_found' })
    expect(await failureOf(await server.post('/v1/jobs/word', ORDER, server.as(live)))).toMatchObject({ status: 404 })
  })

  test.each([
    ['invalid JSON', 'nonsense', 400, 'invalid_request', null],
    ['an empty object', {}, 422, 'invalid_request', 'capability'],
    [
      'a capability without a document',
      { ...ORDER, capability: 'find-moon-sign' },
      422,
      'invalid_request',
      'capability',
    ],
    [
      'an invalid latitude',
      { ...ORDER, input: { groom: { ...independence, latitude: 91 }, bride: delhiBride } },
      422,
      'invalid_request',
      'input.groom.latitude',
    ],
    [
      'a local time in a DST gap',
      {
        ...ORDER,
        input: {
          groom: { ...independence, datetime: '2021-03-14T02:30', timezone: 'America/New_York' },
          bride: delhiBride,
        },
      },
      422,
      'invalid_request',
      'input.groom.datetime',
    ],
    ['a pale accent', { ...ORDER, branding: { accent: '#FFFF00' } }, 422, 'invalid_request', 'branding.accent'],
    [
      'an unsupported logo',
      { ...ORDER, branding: { logo: 'data:image/gif;base64,AAAA' } },
      422,
      'invalid_request',
      'branding.logo',
    ],
    ['an unsupported language', { ...ORDER, language: 'hi' }, 422, 'unsupported_language', 'language'],
    ['a too large body', { ...ORDER, x: 'x'.repeat(1_048_576) }, 413, 'payload_too_large', null],
  ] as const)('of an invalid order: %s', async (_, body, status, code, field) => {
    const { live, organisation } = await server.account()
    expect(await failureOf(await server.post('/v1/jobs/pdf', body, server.as(live)))).toMatchObject({
      status,
      code,
      field,
    })
    expect(await server.store.ledger(organisation.id)).toHaveLength(1)
  })
})
