import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { askRaw, type RawAnswer } from './raw.ts'
import { birth, spawn } from './spawned.ts'

// The Host header and the spelling of the address do not affect routing.

const KEY = 'sk_test_host'
const HOSTS = [
  '',
  'a',
  'abc',
  '%',
  'x:abc',
  'x:99999',
  'a/b',
  'x/metrics?',
  'x/v1/utilities#',
  '[::1',
  'u@x',
  'a b',
  '[::1]',
  'A.Example:80',
]

let server: ReturnType<typeof spawn>
let origin: string
beforeAll(async () => {
  server = spawn({ BOOTSTRAP_SANDBOX_KEY: KEY })
  origin = await server.url()
})
afterAll(() => server.child.kill('SIGKILL'))

const request = (method: string, path: string, host: string | null, body = '') =>
  askRaw(
    origin,
    [
      `${method} ${path} HTTP/1.${host === null ? 0 : 1}`,
      ...(host === null ? [] : [`Host: ${host}`]),
      `Authorization: Bearer ${KEY}`,
      'Connection: close',
      ...(body ? ['Content-Type: application/json', `Content-Length: ${body.length}`] : []),
      '',
      body,
    ].join('\r\n'),
  )

const errorOf = ({ body }: RawAnswer) => {
  const { error } = JSON.parse(body) as { error: object }
  expect(Object.keys(error).sort()).toEqual(['code', 'field', 'message', 'request_id', 'retryable'])
  return error as { code: string }
}

describe.each([...HOSTS, null])('with the host %p', (host) => {
  test('capabilities, /healthz and /metrics answer', async () => {
    expect((await request('POST', '/v1/utilities/find-moon-sign', host, JSON.stringify(birth))).status).toBe(200)
    expect((await request('GET', '/healthz', host)).body).toBe('ok')
    expect((await request('GET', '/metrics', host)).body).toContain('khagola_calls_total')
  })

  test.each(['/abc/metrics', '/v1/nowhere', '/bun:info', '//metrics', '/v1/files/abc/../../metrics/', '/%6detrics'])(
    '%s is 404 in the format of the contract',
    async (path) => {
      const answer = await request('GET', path, host)
      expect([answer.status, errorOf(answer).code]).toEqual([404, 'not_found'])
    },
  )

  test('polling an unknown job is 404', async () => {
    const answer = await request('GET', '/v1/jobs/01a1ff71-afdf-734f-86ca-1ed55fe14d9a', host)
    expect([answer.status, errorOf(answer).code]).toEqual([404, 'not_found'])
  })
})

test('links and Location use the address of the server and ignore the Host header', async () => {
  const order = JSON.stringify({ capability: 'prediction-gem', input: birth })
  const created = await request('POST', '/v1/jobs/pdf', 'evil.example', order)
  expect(created.status).toBe(202)
  expect(created.headers.get('location')).toStartWith(`${origin}/v1/jobs/`)
  for (;;) {
    const polled = await request('GET', new URL(created.headers.get('location')!).pathname, 'evil.example')
    const { data } = JSON.parse(polled.body) as { data: { status: string; download_url: string | null } }
    if (data.download_url) {
      expect(data.download_url).toStartWith(`${origin}/v1/files/`)
      break
    }
    expect(['queued', 'running']).toContain(data.status)
    await Bun.sleep(50)
  }
})

test.each([
  ['POST', '/v1/utilities/%zz'],
  ['POST', '/v1/%ff/find-moon-sign'],
  ['GET', '/v1/jobs/%'],
  ['DELETE', '/v1/jobs/%e0%a4'],
  ['GET', '/v1/files/%zz.a.b'],
  ['GET', '/v1/examples/utilities/%zz'],
  ['GET', '/docs/%zz'],
])('%s %s with invalid escapes is quoted unchanged in the message', async (method, path) => {
  const answer = await request(method, path, 'astrology.test', method === 'POST' ? '{}' : '')
  expect(answer.status).toBe(404)
  expect(errorOf(answer)).toMatchObject({ code: 'not_found', message: `The route ${method} ${path} does not exist.` })
})

test('too large headers and bodies are refused in the format of the contract', async () => {
  const large = await askRaw(origin, `GET /healthz HTTP/1.1\r\nHost: a\r\nX-Large: ${'x'.repeat(40_000)}\r\n\r\n`)
  expect([large.status, errorOf(large).code]).toEqual([400, 'invalid_request'])
  const announced = 'Content-Type: application/json\r\nContent-Length: 1000000000000'
  const path = '/v1/utilities/find-moon-sign'
  const body = await askRaw(
    origin,
    `POST ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${KEY}\r\n${announced}\r\n\r\n{`,
  )
  expect([body.status, errorOf(body).code]).toEqual([413, 'payload_too_large'])
  expect(body.headers.get('connection')).toBe('close')
})

test('addresses of requests are not printed', async () => {
  for (const host of ['%', 'x:abc', 'good']) await request('GET', '/v1/files/secret-token', host)
  await request('CONNECT', 'secret-token:80', 'good').catch(() => {})
  server.child.kill('SIGTERM')
  await server.child.exited
  expect((await server.output()) + (await new Response(server.child.stderr).text())).not.toContain('secret-token')
})
