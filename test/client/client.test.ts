import { afterAll, describe, expect, test } from 'bun:test'
import { Webhook } from 'standardwebhooks'
import { families } from '../../src/capabilities/index.ts'
import { independence } from '../../src/capabilities/shared/inputs.ts'
import { start } from '../http/server.ts'

// The build inserts this constant into the package.
Object.assign(globalThis, {
  KHAGOLA_FAMILIES: Object.fromEntries(
    families.map(({ slug, members }) => [slug, members.map((member) => member.slug).join(' ')]),
  ),
})
const { ConnectionError, createClient, download, KhagolaError, verifyWebhook, WebhookError } = await import(
  '../../src/client/index.ts'
)

const server = await start()
afterAll(server.stop)
const { sandbox, live, spent } = await server.account()
const baseUrl = server.origin

type Send = (url: string, init: RequestInit) => Promise<Response>
const failing = (times: number, makeFailure: () => Response | Error) => {
  const keys: (string | null)[] = []
  const send: Send = async (url, init) => {
    keys.push(new Headers(init.headers).get('Idempotency-Key'))
    if (keys.length > times) return fetch(url, init)
    const failure = makeFailure()
    if (failure instanceof Error) throw failure
    return failure
  }
  return { keys, send }
}
const unavailable = () =>
  Response.json(
    { error: { code: 'unavailable', message: 'Later.', field: null, request_id: 'r', retryable: true } },
    { status: 503 },
  )

describe('calls', () => {
  test('a call returns the answer of a capability of any family', async () => {
    const client = createClient({ key: sandbox.secret, baseUrl: `${baseUrl}/` })
    for (const slug of ['find-moon-sign', 'planet-positions']) {
      const { data, meta } = await client.call(slug, independence)
      expect(JSON.stringify(data)).toContain('Pushya')
      expect(meta.api_version).toBe('v1')
    }
  })

  test('a batch returns the results of its calls, and is charged once when it is retried', async () => {
    const { keys, send } = failing(1, unavailable)
    const client = createClient({ key: live.secret, baseUrl, fetch: send })
    const before = await spent()
    const { data, meta } = await client.batch(
      [
        { capability: 'find-moon-sign', id: 'moon', fields: ['moon_sign.sign'] },
        { capability: 'planet-positions', input: { latitude: 91 } },
      ],
      { defaults: independence },
    )
    const [moon, positions] = data.results
    expect(moon).toMatchObject({ id: 'moon', status: 200, data: { moon_sign: { sign: 'Cancer' } } as never })
    expect(positions).toMatchObject({ id: '1', status: 422, error: { field: 'latitude' } })
    expect([data.succeeded, data.failed, meta.credits_used]).toEqual([1, 1, 1])
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    expect((await spent()) - before).toBe(1)
    await expect(client.batch([{ capability: 'nothing' }])).rejects.toMatchObject({ code: 'not_found' })
    await expect(client.batch([])).rejects.toMatchObject({ field: 'calls' })
  })

  test('answers many inputs as results arrive, and charges each once despite a lost connection', async () => {
    const inputs = Array.from({ length: 1200 }, (_, i) => ({ ...independence, latitude: i === 7 ? 91 : i / 20 }))
    let requests = 0
    const send: Send = async (url, init) => {
      const response = await fetch(url, init)
      if (++requests > 1) return response
      // The first answer ends after some lines.
      const text = await response.text()
      return new Response(text.slice(0, text.length / 2))
    }
    const { live: bulk, spent: spentByBulk } = await server.account({ credits: 5000 })
    const client = createClient({ key: bulk.secret, baseUrl, fetch: send })
    const indices: number[] = []
    const failures: (string | null)[] = []
    for await (const { index, error, data } of client.many('find-moon-sign', inputs, { fields: ['moon_sign.sign'] })) {
      indices.push(index)
      if (error) failures.push(error.field)
      else expect(Object.keys(data)).toEqual(['moon_sign'])
    }
    expect(indices.toSorted((a, b) => a - b)).toEqual(inputs.map((_, index) => index))
    expect([failures, requests]).toEqual([['latitude'], 3])
    expect(await spentByBulk()).toBe(1199)
  })

  test('an error of the whole request of many inputs is thrown', async () => {
    const client = createClient({ key: 'sk_live_none', baseUrl })
    const first = client.many('find-moon-sign', [independence]).next()
    await expect(first).rejects.toMatchObject({ code: 'invalid_key', status: 401 })
    expect(() => client.many('nothing', [])).toThrow('does not know')
  })

  test('a refusal is an error with its field and is not retried', async () => {
    const { keys, send } = failing(0, unavailable)
    const client = createClient({ key: sandbox.secret, baseUrl, fetch: send })
    const refusal = client.call('find-moon-sign', { ...independence, latitude: 91 })
    await expect(refusal).rejects.toBeInstanceOf(KhagolaError)
    await expect(refusal).rejects.toMatchObject({ code: 'invalid_request', field: 'latitude', status: 422 })
    expect(keys).toHaveLength(1)
    await expect(client.call('nothing', {})).rejects.toMatchObject({ code: 'not_found' })
    expect(keys).toHaveLength(1)
  })

  test('retryable errors are retried with one key, and the call is charged once', async () => {
    for (const makeFailure of [
      unavailable,
      () => new TypeError('reset'),
      () => new Response('bad gateway', { status: 502 }),
    ]) {
      const before = await spent()
      const { keys, send } = failing(2, makeFailure)
      const client = createClient({ key: live.secret, baseUrl, fetch: send })
      const { meta } = await client.call('find-moon-sign', independence)
      expect([meta.credits_used, keys.length, new Set(keys).size]).toEqual([1, 3, 1])
      expect((await spent()) - before).toBe(1)
    }
  })

  test('the number of retries is configurable', async () => {
    const { keys, send } = failing(9, unavailable)
    const client = createClient({ key: sandbox.secret, baseUrl, fetch: send, retries: 1 })
    await expect(client.call('find-moon-sign', independence)).rejects.toMatchObject({ code: 'unavailable' })
    expect(keys).toHaveLength(2)
    const unreachable = createClient({ key: sandbox.secret, baseUrl: 'http://127.0.0.1:1', retries: 0 })
    await expect(unreachable.call('find-moon-sign', independence)).rejects.toBeInstanceOf(ConnectionError)
  })

  test('an incomplete or invalid answer is retried with the same key', async () => {
    const broken = () =>
      new Response(
        new ReadableStream({
          start: (body) => {
            body.enqueue(new TextEncoder().encode('{"data":'))
            body.error(new Error('cut'))
          },
        }),
      )
    for (const makeFailure of [broken, () => new Response('<html>busy</html>'), () => new Response('')]) {
      const { keys, send } = failing(1, makeFailure)
      const client = createClient({ key: sandbox.secret, baseUrl, fetch: send })
      expect(JSON.stringify(await client.call('find-moon-sign', independence))).toContain('Pushya')
      expect([keys.length, new Set(keys).size]).toEqual([2, 1])
      const withoutRetries = createClient({
        key: sandbox.secret,
        baseUrl,
        retries: 0,
        fetch: failing(1, makeFailure).send,
      })
      await expect(withoutRetries.call('find-moon-sign', independence)).rejects.toBeInstanceOf(ConnectionError)
    }
  })

  test('an error with Retry-After above one minute is not retried', async () => {
    const body = { error: { code: 'unavailable', message: 'Later.', field: null, request_id: 'r', retryable: true } }
    const tomorrow = () => Response.json(body, { status: 503, headers: { 'Retry-After': '86400' } })
    const { keys, send } = failing(9, tomorrow)
    const client = createClient({ key: sandbox.secret, baseUrl, fetch: send })
    await expect(client.call('find-moon-sign', independence)).rejects.toMatchObject({ retryAfterSeconds: 86400 })
    expect(keys).toHaveLength(1)
  })

  test('a retry waits at least for Retry-After', async () => {
    const body = { error: { code: 'unavailable', message: 'Later.', field: null, request_id: 'r', retryable: true } }
    const later = () => Response.json(body, { status: 503, headers: { 'Retry-After': '57' } })
    const { keys, send } = failing(1, later)
    const waits: number[] = []
    const originalSetTimeout = globalThis.setTimeout
    const fastSetTimeout = ((work: () => void, ms = 0) => {
      waits.push(ms)
      return originalSetTimeout(work, ms > 20_000 ? 0 : ms)
    }) as typeof setTimeout
    globalThis.setTimeout = fastSetTimeout
    try {
      const client = createClient({ key: sandbox.secret, baseUrl, fetch: send })
      await client.call('find-moon-sign', independence)
    } finally {
      globalThis.setTimeout = originalSetTimeout
    }
    expect(keys).toHaveLength(2)
    expect(waits).toContain(57_000)
  })

  test('a signal aborts a call, also while it waits for a retry', async () => {
    const { send } = failing(9, unavailable)
    const client = createClient({ key: sandbox.secret, baseUrl, fetch: send })
    const controller = new AbortController()
    const call = client.call('find-moon-sign', independence, { signal: controller.signal })
    controller.abort(new Error('enough'))
    await expect(call).rejects.toThrow('enough')
  })

  test('a repeated call with the same idempotency key returns the stored answer', async () => {
    const client = createClient({ key: sandbox.secret, baseUrl })
    const makeFailure = { idempotencyKey: 'mine' }
    const first = await client.call('find-moon-sign', independence, makeFailure)
    expect(await client.call('find-moon-sign', independence, makeFailure)).toEqual(first)
    await expect(client.call('find-sun-sign', independence, makeFailure)).rejects.toMatchObject({
      code: 'idempotency_conflict',
    })
  })
})

describe('documents', () => {
  const client = createClient({ key: sandbox.secret, baseUrl })

  test('a PDF is created and downloaded', async () => {
    const { job, file } = await client.pdf('prediction-nature', independence)
    expect(job.status).toBe('succeeded')
    expect(new TextDecoder().decode(file.slice(0, 5))).toBe('%PDF-')
    await expect(download(`${baseUrl}/v1/files/nothing`)).rejects.toMatchObject({ code: 'not_found', status: 404 })
  }, 300_000)

  test('an invalid input creates no job', async () => {
    const order = client.jobs.order('prediction-nature', { ...independence, latitude: 91 })
    await expect(order).rejects.toMatchObject({ field: 'input.latitude' })
    await expect(client.jobs.get(crypto.randomUUID())).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('webhooks', () => {
  const secret = `whsec_${btoa('a secret of some length')}`
  const body = JSON.stringify({ type: 'job.succeeded', timestamp: '2026-01-01T12:00:00Z', data: { id: 'job' } })
  const signedHeaders = (at = new Date(), text = body) => ({
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    // The signature of the library that Standard Webhooks publishes.
    'webhook-signature': `v1,AAAA ${new Webhook(secret).sign('msg_1', at, text)}`,
  })

  test('a valid message is returned, with both kinds of headers', async () => {
    expect((await verifyWebhook(body, signedHeaders(), secret)).type).toBe('job.succeeded')
    expect((await verifyWebhook(body, new Headers(signedHeaders()), secret)).data).toEqual({ id: 'job' } as never)
  })

  test('a modified or old message, or one with another signature, is refused', async () => {
    const oldDate = new Date(Date.now() - 600_000)
    for (const [text, headers, webhookSecret] of [
      [`${body} `, signedHeaders(), secret],
      [body, signedHeaders(oldDate), secret],
      [body, signedHeaders(), `whsec_${btoa('another secret')}`],
      [body, { ...signedHeaders(), 'webhook-id': 'msg_2' }, secret],
      [body, { ...signedHeaders(), 'webhook-signature': 'v1,%%%' }, secret],
      [body, {}, secret],
    ] as const)
      await expect(verifyWebhook(text, headers, webhookSecret)).rejects.toBeInstanceOf(WebhookError)
  })
})
