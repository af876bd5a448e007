import { afterAll, describe, expect, test } from 'bun:test'
import { Webhook } from 'standardwebhooks'
import { families } from '../../src/capabilities/index.ts'
import { independence } from '../../src/capabilities/shared/inputs.ts'
import { start } from '../http/server.ts'

// As the build writes them into the package.
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
const failing = (times: number, how: () => Response | Error) => {
  const keys: (string | null)[] = []
  const send: Send = async (url, init) => {
    keys.push(new Headers(init.headers).get('Idempotency-Key'))
    if (keys.length > times) return fetch(url, init)
    const failure = how()
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
  test('an answer, of whatever family', async () => {
    const client = createClient({ key: sandbox.secret, baseUrl: `${baseUrl}/` })
    for (const slug of ['find-moon-sign', 'planet-positions']) {
      const { data, meta } = await client.call(slug, independence)
      expect(JSON.stringify(data)).toContain('Pushya')
      expect(meta.api_version).toBe('v1')
    }
  })

  test('a refusal is an error with its field, and is not tried again', async () => {
    const { keys, send } = failing(0, unavailable)
    const client = createClient({ key: sandbox.secret, baseUrl, fetch: send })
    const refused = client.call('find-moon-sign', { ...independence, latitude: 91 })
    await expect(refused).rejects.toBeInstanceOf(KhagolaError)
    await expect(refused).rejects.toMatchObject({ code: 'invalid_request', field: 'latitude', status: 422 })
    expect(keys).toHaveLength(1)
    await expect(client.call('nothing', {})).rejects.toMatchObject({ code: 'not_found' })
    expect(keys).toHaveLength(1)
  })

  test('what is worth it is tried again, by one key, and charged once', async () => {
    for (const how of [unavailable, () => new TypeError('reset'), () => new Response('bad gateway', { status: 502 })]) {
      const before = await spent()
      const { keys, send } = failing(2, how)
      const client = createClient({ key: live.secret, baseUrl, fetch: send })
      const { meta } = await client.call('find-moon-sign', independence)
      expect([meta.credits_used, keys.length, new Set(keys).size]).toEqual([1, 3, 1])
      expect((await spent()) - before).toBe(1)
    }
  })

  test('it gives up after as many tries as were asked for', async () => {
    const { keys, send } = failing(9, unavailable)
    const client = createClient({ key: sandbox.secret, baseUrl, fetch: send, retries: 1 })
    await expect(client.call('find-moon-sign', independence)).rejects.toMatchObject({ code: 'unavailable' })
    expect(keys).toHaveLength(2)
    const away = createClient({ key: sandbox.secret, baseUrl: 'http://127.0.0.1:1', retries: 0 })
    await expect(away.call('find-moon-sign', independence)).rejects.toBeInstanceOf(ConnectionError)
  })

  test('an answer that breaks off, or is none, is tried again by the same key', async () => {
    const broken = () =>
      new Response(
        new ReadableStream({
          start: (body) => {
            body.enqueue(new TextEncoder().encode('{"data":'))
            body.error(new Error('cut'))
          },
        }),
      )
    for (const how of [broken, () => new Response('<html>busy</html>'), () => new Response('')]) {
      const { keys, send } = failing(1, how)
      const client = createClient({ key: sandbox.secret, baseUrl, fetch: send })
      expect(JSON.stringify(await client.call('find-moon-sign', independence))).toContain('Pushya')
      expect([keys.length, new Set(keys).size]).toEqual([2, 1])
      const once = createClient({ key: sandbox.secret, baseUrl, retries: 0, fetch: failing(1, how).send })
      await expect(once.call('find-moon-sign', independence)).rejects.toBeInstanceOf(ConnectionError)
    }
  })

  test('who asks for a wait of more than a minute is not waited for', async () => {
    const body = { error: { code: 'unavailable', message: 'Later.', field: null, request_id: 'r', retryable: true } }
    const tomorrow = () => Response.json(body, { status: 503, headers: { 'Retry-After': '86400' } })
    const { keys, send } = failing(9, tomorrow)
    const client = createClient({ key: sandbox.secret, baseUrl, fetch: send })
    await expect(client.call('find-moon-sign', independence)).rejects.toMatchObject({ retryAfterSeconds: 86400 })
    expect(keys).toHaveLength(1)
  })

  test('the next try comes no sooner than Retry-After says', async () => {
    const body = { error: { code: 'unavailable', message: 'Later.', field: null, request_id: 'r', retryable: true } }
    const later = () => Response.json(body, { status: 503, headers: { 'Retry-After': '57' } })
    const { keys, send } = failing(1, later)
    const waits: number[] = []
    const plain = globalThis.setTimeout
    const hurried = ((work: () => void, ms = 0) => {
      waits.push(ms)
      return plain(work, ms > 20_000 ? 0 : ms)
    }) as typeof setTimeout
    globalThis.setTimeout = hurried
    try {
      const client = createClient({ key: sandbox.secret, baseUrl, fetch: send })
      await client.call('find-moon-sign', independence)
    } finally {
      globalThis.setTimeout = plain
    }
    expect(keys).toHaveLength(2)
    expect(waits).toContain(57_000)
  })

  test('a call ends by its signal, also while it waits for the next try', async () => {
    const { send } = failing(9, unavailable)
    const client = createClient({ key: sandbox.secret, baseUrl, fetch: send })
    const ending = new AbortController()
    const call = client.call('find-moon-sign', independence, { signal: ending.signal })
    ending.abort(new Error('enough'))
    await expect(call).rejects.toThrow('enough')
  })

  test('a key of one’s own gives the stored answer', async () => {
    const client = createClient({ key: sandbox.secret, baseUrl })
    const how = { idempotencyKey: 'mine' }
    const first = await client.call('find-moon-sign', independence, how)
    expect(await client.call('find-moon-sign', independence, how)).toEqual(first)
    await expect(client.call('find-sun-sign', independence, how)).rejects.toMatchObject({
      code: 'idempotency_conflict',
    })
  })
})

describe('documents', () => {
  const client = createClient({ key: sandbox.secret, baseUrl })

  test('ordered, awaited, downloaded', async () => {
    const { job, file } = await client.pdf('prediction-nature', independence)
    expect(job.status).toBe('succeeded')
    expect(new TextDecoder().decode(file.slice(0, 5))).toBe('%PDF-')
    await expect(download(`${baseUrl}/v1/files/nothing`)).rejects.toMatchObject({ code: 'not_found', status: 404 })
  }, 300_000)

  test('an input that cannot be computed is no job', async () => {
    const order = client.jobs.order('prediction-nature', { ...independence, latitude: 91 })
    await expect(order).rejects.toMatchObject({ field: 'input.latitude' })
    await expect(client.jobs.get(crypto.randomUUID())).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('webhooks', () => {
  const secret = `whsec_${btoa('a secret of some length')}`
  const body = JSON.stringify({ type: 'job.succeeded', timestamp: '2026-01-01T12:00:00Z', data: { id: 'job' } })
  const signed = (at = new Date(), text = body) => ({
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    // By the library that the specification publishes.
    'webhook-signature': `v1,AAAA ${new Webhook(secret).sign('msg_1', at, text)}`,
  })

  test('a message that is ours is read, from headers of either kind', async () => {
    expect((await verifyWebhook(body, signed(), secret)).type).toBe('job.succeeded')
    expect((await verifyWebhook(body, new Headers(signed()), secret)).data).toEqual({ id: 'job' } as never)
  })

  test('what was altered, is old, or is signed by another is refused', async () => {
    const old = new Date(Date.now() - 600_000)
    for (const [text, headers, by] of [
      [`${body} `, signed(), secret],
      [body, signed(old), secret],
      [body, signed(), `whsec_${btoa('another secret')}`],
      [body, { ...signed(), 'webhook-id': 'msg_2' }, secret],
      [body, { ...signed(), 'webhook-signature': 'v1,%%%' }, secret],
      [body, {}, secret],
    ] as const)
      await expect(verifyWebhook(text, headers, by)).rejects.toBeInstanceOf(WebhookError)
  })
})
