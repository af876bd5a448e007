import { afterAll, expect, test } from 'bun:test'
import { brotliDecompressSync } from 'node:zlib'
import { traceparentOf } from '../../src/api/trace-context.ts'
import { independence } from '../../src/capabilities/shared/inputs.ts'
import { start } from './server.ts'

const server = await start()
afterAll(() => server.stop())
const { live, sandbox } = await server.account()
const moon = (headers: Record<string, string>) => server.post('/v1/utilities/find-moon-sign', independence, headers)

test('the rate limit is in the headers of the contract and in those of the IETF draft', async () => {
  for (const response of [await moon(server.as(live)), await moon({})]) {
    const { headers } = response
    const [limit, remaining, reset] = ['Limit', 'Remaining', 'Reset'].map((name) => headers.get(`RateLimit-${name}`))
    expect(headers.get('RateLimit-Policy')).toBe(`"units";q=${limit};w=1`)
    expect(headers.get('RateLimit')).toBe(`"units";r=${remaining};t=${reset}`)
  }
})

test('an answer has credits used and left; a replay used none and keeps its body', async () => {
  const { live } = await server.account({ credits: 50 })
  const creditsOf = ({ headers }: Response) => ['Used', 'Remaining'].map((name) => headers.get(`X-Credits-${name}`))
  const key = server.as(live, { 'Idempotency-Key': 'k' })
  const first = await moon(key)
  expect(creditsOf(first)).toEqual(['1', '49'])
  const replayed = await moon(key)
  expect(creditsOf(replayed)).toEqual(['0', '49'])
  expect(await replayed.text()).toBe(await first.text())
  expect(creditsOf(await moon(server.as(sandbox)))).toEqual(['0', null])
  const refused = await server.post('/v1/utilities/find-moon-sign', {}, server.as(live))
  expect(creditsOf(refused)).toEqual([null, null])
  const calls = Array.from({ length: 3 }, () => ({
    family: 'utilities',
    capability: 'find-moon-sign',
    input: independence,
  }))
  const batch = server.as(live, { 'Idempotency-Key': 'batch' })
  expect(creditsOf(await server.post('/v1/batch', { calls }, batch))).toEqual(['3', '46'])
  expect(creditsOf(await server.post('/v1/batch', { calls }, batch))).toEqual(['0', '46'])
  const { live: budgeted } = await server.account({ credits: 50, budget: 5 })
  expect(creditsOf(await moon(server.as(budgeted)))).toEqual(['1', '4'])
})

test('timings are sent on request', async () => {
  const response = await moon(server.as(live, { 'X-Server-Timing': '1' }))
  expect(response.headers.get('Server-Timing')).toMatch(/^compute;dur=\d+\.\d\d, total;dur=\d+\.\d\d$/)
  expect((await moon(server.as(live))).headers.get('Server-Timing')).toBeNull()
})

test('the trace of a client is continued, and an invalid one is ignored', async () => {
  // source: W3C Trace Context, the example of section 3.2
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
  const returned = (await moon(server.as(live, { traceparent }))).headers.get('traceparent')!
  expect(returned).toMatch(/^00-4bf92f3577b34da6a3ce929d0e0e4736-[0-9a-f]{16}-01$/)
  expect(returned).not.toBe(traceparent)
  const invalid = [
    '',
    'x',
    traceparent.toUpperCase(),
    traceparent.replace(/^00/, 'ff'),
    traceparent.replace(/-[0-9a-f]{32}-/, `-${'0'.repeat(32)}-`),
  ]
  expect(invalid.map(traceparentOf)).toEqual(invalid.map(() => null))
})

test.each(['/v1/openapi.json', '/v1/capabilities', '/v1/examples/utilities/find-moon-sign', '/llms.txt'])(
  '%s has an ETag, and is not sent to a client that has it',
  async (path) => {
    const first = await fetch(server.origin + path)
    const etag = first.headers.get('ETag')!
    expect([first.status, etag.length > 2]).toEqual([200, true])
    for (const tags of [etag, `"other", ${etag}`, etag.replace(/^W\//, ''), '*']) {
      const known = await fetch(server.origin + path, { headers: { 'If-None-Match': tags } })
      expect([known.status, await known.text(), known.headers.get('ETag')]).toEqual([304, '', etag])
    }
    expect((await fetch(server.origin + path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
  },
)

test.each([
  ['br', 'br'],
  ['gzip, br', 'br'],
  ['gzip, br;q=0.5', 'gzip'],
  ['gzip, br, zstd', 'zstd'],
])('answers and descriptions are compressed as the client prefers: %s', async (accepted, encoding) => {
  const answer = await fetch(`${server.origin}/v1/vedic-charts/birth-chart`, {
    method: 'POST',
    body: JSON.stringify(independence),
    headers: server.as(live, { 'Content-Type': 'application/json', 'Accept-Encoding': accepted }),
    decompress: false,
  })
  expect(answer.headers.get('Content-Encoding')).toBe(encoding)
  if (encoding === 'br') expect(JSON.parse(brotliDecompressSync(await answer.bytes()).toString()).data).toBeObject()
  const description = await fetch(`${server.origin}/v1/openapi.json`, {
    headers: { 'Accept-Encoding': accepted },
    decompress: false,
  })
  // Static content is not compressed with zstd.
  expect(description.headers.get('Content-Encoding')).toBe(encoding === 'zstd' ? 'br' : encoding)
  if (encoding === 'br')
    expect(JSON.parse(brotliDecompressSync(await description.bytes()).toString()).openapi).toBe('3.1.0')
})
