import { describe, expect, test } from 'bun:test'
import { Webhook } from 'standardwebhooks'
import { addressesOf, isPublic } from '../../src/service/webhooks/addresses.ts'
import { webhookAccounts } from '../../src/service/webhooks/endpoints.ts'
import { post, urlError } from '../../src/service/webhooks/post.ts'
import { RETRY_WAITS, startWebhooks, type WebhookParts } from '../../src/service/webhooks/webhooks.ts'
import { until as waitUntil } from '../until.ts'
import { certificate as ca, key } from './hook-certificate.ts'
import { jobsWorld } from './jobs-world.ts'

const HOUR = 3_600_000

describe('addresses', () => {
  test.each([
    '8.8.8.8',
    '93.184.216.34',
    '172.15.255.255',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700:4700::1111',
    '2a00:1450:4001:82a::200e',
    '::ffff:8.8.8.8',
  ])('%s is public', (address) => expect(isPublic(address)).toBe(true))

  // RFC 1918, 6598, 3927, 5735, 6890, 4193, 4291, 6052, 3056, 4380, 3849, 9637
  test.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    '::ffff:a9fe:a9fe',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '2001:db8::1',
    '100::1',
    'localhost',
    '',
  ])('%s is not public', (address) => expect(isPublic(address)).toBe(false))

  const resolverOf =
    (...addresses: string[]) =>
    () =>
      Promise.resolve(addresses)
  test('a host name is refused if any of its addresses is private', async () => {
    const url = new URL('https://hook.example/')
    expect(await addressesOf(url, false, resolverOf('2606:4700::1', '8.8.8.8'))).toEqual(['8.8.8.8', '2606:4700::1'])
    await expect(addressesOf(url, false, resolverOf('8.8.8.8', '10.0.0.7'))).rejects.toThrow('10.0.0.7')
    await expect(addressesOf(url, false, resolverOf())).rejects.toThrow('does not resolve to an address')
    expect(await addressesOf(url, true, resolverOf('10.0.0.7'))).toEqual(['10.0.0.7'])
  })
  // Spellings of 127.0.0.1 that URLs allow.
  test.each(['127.1', '0x7f.1', '2130706433', '017700000001', '[::1]', '[::ffff:127.0.0.1]', '[0:0:0:0:0:0:0:1]'])(
    'https://%s is refused without a DNS lookup',
    async (host) => {
      const never = () => Promise.reject(new Error('asked'))
      await expect(addressesOf(new URL(`https://${host}/`), false, never)).rejects.toThrow('not a public address')
    },
  )

  test('accepts https URLs only, without user or fragment', () => {
    expect(urlError('https://hook.example/a?b=c', false)).toBeNull()
    for (const url of [
      'http://hook.example/',
      'ftp://hook.example/',
      'hook',
      'https://me:pass@hook.example/',
      'https://hook.example/#x',
    ])
      expect(urlError(url, false)).toBeString()
    expect(urlError('http://127.0.0.1/', true)).toBeNull()
    expect(urlError('file:///etc/passwd', true)).toBeString()
  })
})

describe('posting', () => {
  const defaults = { headers: {}, body: '{}', timeoutMs: 20_000, allowPrivate: true }

  test('connects to the checked address with the host name of the URL, and checks its certificate', async () => {
    const hosts: (string | null)[] = []
    const server = Bun.serve({
      ...{ hostname: '127.0.0.1', port: 0, tls: { key, cert: ca } },
      fetch: (request) => {
        hosts.push(request.headers.get('host'))
        return new Response('ok')
      },
    })
    let lookups = 0
    const resolve = () => {
      lookups++
      return Promise.resolve(['127.0.0.1'])
    }
    const url = `https://hook.example:${server.port}/path`
    expect(await post({ ...defaults, url, ca, resolve })).toBe(200)
    expect(lookups).toBe(1)
    expect(hosts).toEqual([`hook.example:${server.port}`])
    // A wrong host name, and an untrusted certificate.
    await expect(post({ ...defaults, url: url.replace('hook', 'other'), ca, resolve })).rejects.toThrow('ALTNAME')
    await expect(post({ ...defaults, url, resolve })).rejects.toThrow(/SELF_SIGNED|self.signed/i)
    await expect(post({ ...defaults, url, ca, resolve, allowPrivate: false })).rejects.toThrow('not a public address')
    await Bun.sleep(20)
    expect(hosts).toHaveLength(1)
    await server.stop(true)
  })

  test('tries the next address if one does not answer', async () => {
    const server = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response('ok') })
    const resolve = () => Promise.resolve(['127.0.0.2', '127.0.0.1'])
    expect(await post({ ...defaults, url: `http://hook.example:${server.port}/`, resolve })).toBe(200)
    await server.stop(true)
  })

  test('follows no redirects and has a timeout', async () => {
    let redirected = 0
    const server = Bun.serve({
      hostname: '127.0.0.1',
      port: 0,
      async fetch(request) {
        const { pathname } = new URL(request.url)
        if (pathname === '/reached') redirected++
        if (pathname === '/slow') await Bun.sleep(60_000)
        return pathname === '/moved' ? Response.redirect('/reached', 307) : new Response('ok')
      },
    })
    expect(await post({ ...defaults, url: `${server.url.origin}/moved` })).toBe(307)
    expect(redirected).toBe(0)
    await expect(post({ ...defaults, url: `${server.url.origin}/slow`, timeoutMs: 50 })).rejects.toThrow('timed out')
    const resolve = () => Bun.sleep(60_000).then(() => ['127.0.0.1'])
    await expect(post({ ...defaults, url: 'http://slow.example/', timeoutMs: 50, resolve })).rejects.toThrow(
      'timed out',
    )
    await server.stop(true)
  })
})

interface ReceivedRequest {
  path: string
  headers: Record<string, string>
  body: string
}

/** Creates jobs with webhooks to a receiver whose answer a test can set. */
const webhookWorld = async (changes: Partial<WebhookParts> = {}) => {
  const world = await jobsWorld()
  const requests: ReceivedRequest[] = []
  const receiver = {
    answer: (_: ReceivedRequest): number => 204,
    server: Bun.serve({
      hostname: '127.0.0.1',
      port: 0,
      async fetch(request): Promise<Response> {
        const receivedRequest: ReceivedRequest = {
          path: new URL(request.url).pathname,
          headers: request.headers.toJSON(),
          body: await request.text(),
        }
        requests.push(receivedRequest)
        return new Response(null, { status: receiver.answer(receivedRequest) })
      },
    }),
  }
  const store = world.store.webhooks
  const admin = webhookAccounts(store, world.clock, true)
  const url = (path = '/') => receiver.server.url.origin + path
  const webhooks = startWebhooks({
    ...{
      store,
      clock: world.clock,
      allowPrivate: true,
      lookMs: 2,
      random: () => 0,
      report: (_, cause) => world.reports.push(cause),
    },
    show: async (id) => world.jobs.show((await world.store.jobs.get(id))!, 'https://api.example', world.clock.now()),
    ...changes,
  })
  const finishJob = async (status: 'succeeded' | 'failed' = 'succeeded', key = world.live.secret) => {
    world.renderer.failures = status === 'failed' ? 3 : 0
    const { id } = (await world.order({ capability: 'matching-report', input: {} }, { key })).json.data
    await world.until(id, status, key)
    return id
  }
  const until = (condition: () => boolean | Promise<boolean>) =>
    waitUntil(condition, async () => `The condition was not met: ${JSON.stringify(await store.deliveries(9))}`)
  return {
    ...{ world, requests, receiver, store, admin, url, webhooks, finishJob, until },
    async [Symbol.asyncDispose]() {
      await webhooks.stop()
      await world[Symbol.asyncDispose]()
      await receiver.server.stop(true)
    },
  }
}

describe('webhooks', () => {
  test('are sent for success and failure, with signatures of the Standard Webhooks library', async () => {
    await using hooks = await webhookWorld()
    const { world, requests, admin, url, finishJob, until } = hooks
    // The library checks the timestamp against the real time.
    world.clock.set(Date.now())
    const endpoint = await admin.add(world.organisation.id, 'live', url('/hook'))
    expect(endpoint.secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/)
    const ids = [await finishJob('succeeded'), await finishJob('failed')]
    await until(() => requests.length === 2)
    const events = requests.map(({ headers, body, path }) => {
      expect(path).toBe('/hook')
      expect(headers['content-type']).toBe('application/json')
      expect(() => new Webhook(endpoint.secret).verify(`${body} `, headers)).toThrow()
      expect(() => new Webhook('whsec_AAAA').verify(body, headers)).toThrow()
      return new Webhook(endpoint.secret).verify(body, headers) as {
        type: string
        timestamp: string
        data: { id: string; download_url: string | null; status: string }
      }
    })
    expect(events.map(({ type, data }) => [type, data.id, data.status])).toEqual([
      ['job.succeeded', ids[0]!, 'succeeded'],
      ['job.failed', ids[1]!, 'failed'],
    ])
    expect(Object.keys(events[0]!)).toEqual(['type', 'timestamp', 'data'])
    const link = events[0]!.data.download_url!
    expect((await world.download(link)).status).toBe(200)
    expect(events[1]!.data.download_url).toBeNull()
    await until(async () => (await hooks.store.deliveries(9)).every(({ status }) => status === 'delivered'))
    // The sandbox has separate endpoints.
    await finishJob('succeeded', world.sandbox.secret)
    await Bun.sleep(20)
    expect(requests).toHaveLength(2)
  })

  test('are retried by the schedule of Standard Webhooks with one id, and then fail', async () => {
    expect(RETRY_WAITS).toEqual(
      [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400].map((seconds) => seconds * 1000),
    )
    await using hooks = await webhookWorld({ random: () => 1 })
    const { world, requests, receiver, admin, url, finishJob, until, store } = hooks
    await admin.add(world.organisation.id, 'live', url())
    receiver.answer = () => 500
    await finishJob()
    for (const [at, wait] of RETRY_WAITS.entries()) {
      await until(async () => (await store.deliveries(1))[0]!.lastAt === world.clock.now())
      expect(requests).toHaveLength(at + 1)
      const [delivery] = await store.deliveries(1)
      expect(delivery).toMatchObject({ attempts: at + 1, status: 'pending', lastStatus: 500 })
      // With the maximum jitter of a tenth.
      expect(delivery!.nextAt).toBe(world.clock.now() + Math.round(wait * 1.1))
      world.clock.set(delivery!.nextAt! - 1)
      await Bun.sleep(10)
      expect(requests).toHaveLength(at + 1)
      world.clock.pass(1)
    }
    await until(async () => (await store.deliveries(1))[0]!.status === 'failed')
    expect(requests).toHaveLength(RETRY_WAITS.length + 1)
    expect(new Set(requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(requests.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(RETRY_WAITS.length + 1)
    expect((await admin.list())[0]!.disabledAt).toBeNull()
  })

  test('a receiver that recovers gets the event with a valid link', async () => {
    await using hooks = await webhookWorld()
    const { world, requests, receiver, admin, url, finishJob, until, store } = hooks
    await admin.add(world.organisation.id, 'live', url())
    receiver.answer = () => (requests.length < 3 ? 302 : 200)
    await finishJob()
    await until(() => requests.length === 1)
    for (const wait of [5000, 300_000]) {
      await until(async () => (await store.deliveries(1))[0]!.lastAt === world.clock.now())
      world.clock.pass(wait)
    }
    await until(async () => (await store.deliveries(1))[0]!.status === 'delivered')
    const { data } = JSON.parse(requests[2]!.body) as { data: { download_expires_at: string } }
    expect(Date.parse(data.download_expires_at)).toBe(world.clock.now() + 24 * HOUR)
  })

  test('410 disables the endpoint', async () => {
    await using hooks = await webhookWorld()
    const { world, requests, receiver, admin, url, finishJob, until } = hooks
    const { id } = await admin.add(world.organisation.id, 'live', url())
    receiver.answer = () => 410
    await finishJob()
    await until(async () => (await admin.list())[0]!.disabledAt !== null)
    expect((await admin.deliveries(9))[0]).toMatchObject({ status: 'failed', lastStatus: 410, attempts: 1 })
    await finishJob()
    await Bun.sleep(20)
    expect(requests).toHaveLength(1)
    receiver.answer = () => 200
    await admin.enable(id)
    await finishJob()
    await until(() => requests.length === 2)
  })

  test('a new secret and the old one both sign for a day after a rotation', async () => {
    await using hooks = await webhookWorld()
    const { world, requests, admin, url, finishJob, until } = hooks
    world.clock.set(Date.now())
    const { id, secret: oldSecret } = await admin.add(world.organisation.id, 'live', url())
    const secret = await admin.rotate(id)
    expect(secret).not.toBe(oldSecret)
    await finishJob()
    await until(() => requests.length === 1)
    // Wait for the delivery: after a day an unfinished one would be sent again.
    await until(async () => (await hooks.store.deliveries(1))[0]!.status === 'delivered')
    const [{ body, headers }] = requests as [ReceivedRequest]
    for (const each of [secret, oldSecret]) expect(() => new Webhook(each).verify(body, headers)).not.toThrow()
    expect(headers['webhook-signature']!.split(' ')).toHaveLength(2)
    world.clock.pass(24 * HOUR)
    await finishJob()
    await until(() => requests.length === 2)
    expect(requests[1]!.headers['webhook-signature']!.split(' ')).toHaveLength(1)
  })

  test('private addresses are not called unless allowed', async () => {
    await using hooks = await webhookWorld({ allowPrivate: false, resolve: () => Promise.resolve(['127.0.0.1']) })
    const { world, requests, admin, receiver, finishJob, until, store } = hooks
    await admin.add(world.organisation.id, 'live', `https://hook.example:${receiver.server.port}/`)
    await finishJob()
    await until(async () => (await store.deliveries(1))[0]?.lastError != null)
    expect((await store.deliveries(1))[0]).toMatchObject({
      status: 'pending',
      lastStatus: null,
      lastError: 'hook.example resolves to 127.0.0.1, which is not a public address.',
    })
    expect(requests).toEqual([])
    expect(
      webhookAccounts(store, world.clock, false).add(world.organisation.id, 'live', 'http://127.0.0.1/'),
    ).rejects.toThrow('https')
  })

  test('a delivery interrupted by a crash is sent again', async () => {
    await using hooks = await webhookWorld({ timeoutMs: 20_000 })
    const { world, requests, receiver, admin, url, finishJob, until, store, webhooks } = hooks
    await admin.add(world.organisation.id, 'live', url())
    const { settle } = store
    store.settle = () => Promise.reject(new Error('killed'))
    await finishJob()
    await until(() => requests.length === 1 && world.reports.length > 0)
    store.settle = settle.bind(store)
    receiver.answer = () => 200
    world.clock.pass(40_000)
    webhooks.wake()
    await until(async () => (await store.deliveries(1))[0]!.status === 'delivered')
    expect(requests.map(({ headers }) => headers['webhook-id'])).toEqual(
      Array(2).fill((await store.deliveries(1))[0]!.id),
    )
  })
})
