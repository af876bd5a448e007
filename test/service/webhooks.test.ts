import { describe, expect, test } from 'bun:test'
import { Webhook } from 'standardwebhooks'
import { addressesOf, isPublic } from '../../src/service/webhooks/addresses.ts'
import { webhookAccounts } from '../../src/service/webhooks/endpoints.ts'
import { post, urlComplaint } from '../../src/service/webhooks/post.ts'
import { RETRY_WAITS, startWebhooks, type WebhookParts } from '../../src/service/webhooks/webhooks.ts'
import { until as comesToBe } from '../until.ts'
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
  ])('%s is not', (address) => expect(isPublic(address)).toBe(false))

  const ask =
    (...found: string[]) =>
    () =>
      Promise.resolve(found)
  test('a name is refused when any of its addresses is private', async () => {
    const url = new URL('https://hook.example/')
    expect(await addressesOf(url, false, ask('2606:4700::1', '8.8.8.8'))).toEqual(['8.8.8.8', '2606:4700::1'])
    await expect(addressesOf(url, false, ask('8.8.8.8', '10.0.0.7'))).rejects.toThrow('10.0.0.7')
    await expect(addressesOf(url, false, ask())).rejects.toThrow('no address')
    expect(await addressesOf(url, true, ask('10.0.0.7'))).toEqual(['10.0.0.7'])
  })
  // The spellings of 127.0.0.1 that URLs admit.
  test.each(['127.1', '0x7f.1', '2130706433', '017700000001', '[::1]', '[::ffff:127.0.0.1]', '[0:0:0:0:0:0:0:1]'])(
    'https://%s is refused without asking anyone',
    async (host) => {
      const never = () => Promise.reject(new Error('asked'))
      await expect(addressesOf(new URL(`https://${host}/`), false, never)).rejects.toThrow('not a public address')
    },
  )

  test('URLs: https only, without user or fragment', () => {
    expect(urlComplaint('https://hook.example/a?b=c', false)).toBeNull()
    for (const url of [
      'http://hook.example/',
      'ftp://hook.example/',
      'hook',
      'https://me:pass@hook.example/',
      'https://hook.example/#x',
    ])
      expect(urlComplaint(url, false)).toBeString()
    expect(urlComplaint('http://127.0.0.1/', true)).toBeNull()
    expect(urlComplaint('file:///etc/passwd', true)).toBeString()
  })
})

describe('posting', () => {
  const there = { headers: {}, body: '{}', timeoutMs: 20_000, allowPrivate: true }

  test('goes to the checked address, by the name of the URL, whose certificate is checked', async () => {
    const hosts: (string | null)[] = []
    const server = Bun.serve({
      ...{ hostname: '127.0.0.1', port: 0, tls: { key, cert: ca } },
      fetch: (request) => {
        hosts.push(request.headers.get('host'))
        return new Response('ok')
      },
    })
    let asked = 0
    const resolve = () => {
      asked++
      return Promise.resolve(['127.0.0.1'])
    }
    const url = `https://hook.example:${server.port}/path`
    expect(await post({ ...there, url, ca, resolve })).toBe(200)
    expect(asked).toBe(1)
    expect(hosts).toEqual([`hook.example:${server.port}`])
    // Another name than the certificate's, or one that nobody vouches for.
    await expect(post({ ...there, url: url.replace('hook', 'other'), ca, resolve })).rejects.toThrow('ALTNAME')
    await expect(post({ ...there, url, resolve })).rejects.toThrow(/SELF_SIGNED|self.signed/i)
    await expect(post({ ...there, url, ca, resolve, allowPrivate: false })).rejects.toThrow('not a public address')
    await Bun.sleep(20)
    expect(hosts).toHaveLength(1)
    await server.stop(true)
  })

  test('tries the next address when one does not answer', async () => {
    const server = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response('ok') })
    const resolve = () => Promise.resolve(['127.0.0.2', '127.0.0.1'])
    expect(await post({ ...there, url: `http://hook.example:${server.port}/`, resolve })).toBe(200)
    await server.stop(true)
  })

  test('follows no redirect, and waits no longer than it should', async () => {
    let reached = 0
    const server = Bun.serve({
      hostname: '127.0.0.1',
      port: 0,
      async fetch(request) {
        const { pathname } = new URL(request.url)
        if (pathname === '/reached') reached++
        if (pathname === '/slow') await Bun.sleep(60_000)
        return pathname === '/moved' ? Response.redirect('/reached', 307) : new Response('ok')
      },
    })
    expect(await post({ ...there, url: `${server.url.origin}/moved` })).toBe(307)
    expect(reached).toBe(0)
    await expect(post({ ...there, url: `${server.url.origin}/slow`, timeoutMs: 50 })).rejects.toThrow('timed out')
    const resolve = () => Bun.sleep(60_000).then(() => ['127.0.0.1'])
    await expect(post({ ...there, url: 'http://slow.example/', timeoutMs: 50, resolve })).rejects.toThrow('timed out')
    await server.stop(true)
  })
})

interface Received {
  path: string
  headers: Record<string, string>
  body: string
}

/** Jobs with webhooks to a receiver that answers as it is told. */
const hooked = async (change: Partial<WebhookParts> = {}) => {
  const world = await jobsWorld()
  const received: Received[] = []
  const receiver = {
    answer: (_: Received): number => 204,
    server: Bun.serve({
      hostname: '127.0.0.1',
      port: 0,
      async fetch(request): Promise<Response> {
        const got: Received = {
          path: new URL(request.url).pathname,
          headers: request.headers.toJSON(),
          body: await request.text(),
        }
        received.push(got)
        return new Response(null, { status: receiver.answer(got) })
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
      report: (_, cause) => world.reported.push(cause),
    },
    show: async (id) => world.jobs.show((await world.store.jobs.get(id))!, 'https://api.example', world.clock.now()),
    ...change,
  })
  const finished = async (status: 'succeeded' | 'failed' = 'succeeded', key = world.live.secret) => {
    world.renderer.failures = status === 'failed' ? 3 : 0
    const { id } = (await world.order({ capability: 'matching-report', input: {} }, { key })).json.data
    await world.until(id, status, key)
    return id
  }
  const until = (so: () => boolean | Promise<boolean>) =>
    comesToBe(so, async () => `It did not come to be: ${JSON.stringify(await store.deliveries(9))}`)
  return {
    ...{ world, received, receiver, store, admin, url, webhooks, finished, until },
    async [Symbol.asyncDispose]() {
      await webhooks.stop()
      await world[Symbol.asyncDispose]()
      await receiver.server.stop(true)
    },
  }
}

describe('webhooks', () => {
  test('tell of both ends, signed as the library of Standard Webhooks verifies it', async () => {
    await using hooks = await hooked()
    const { world, received, admin, url, finished, until } = hooks
    // The library verifies by the real time.
    world.clock.set(Date.now())
    const endpoint = await admin.add(world.organisation.id, 'live', url('/hook'))
    expect(endpoint.secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/)
    const ids = [await finished('succeeded'), await finished('failed')]
    await until(() => received.length === 2)
    const events = received.map(({ headers, body, path }) => {
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
    // The sandbox has endpoints of its own.
    await finished('succeeded', world.sandbox.secret)
    await Bun.sleep(20)
    expect(received).toHaveLength(2)
  })

  test('are tried by the schedule of Standard Webhooks, under one id, and then given up', async () => {
    expect(RETRY_WAITS).toEqual(
      [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400].map((seconds) => seconds * 1000),
    )
    await using hooks = await hooked({ random: () => 1 })
    const { world, received, receiver, admin, url, finished, until, store } = hooks
    await admin.add(world.organisation.id, 'live', url())
    receiver.answer = () => 500
    await finished()
    for (const [at, wait] of RETRY_WAITS.entries()) {
      await until(async () => (await store.deliveries(1))[0]!.lastAt === world.clock.now())
      expect(received).toHaveLength(at + 1)
      const [delivery] = await store.deliveries(1)
      expect(delivery).toMatchObject({ attempts: at + 1, status: 'pending', lastStatus: 500 })
      // With all of its jitter: a tenth.
      expect(delivery!.nextAt).toBe(world.clock.now() + Math.round(wait * 1.1))
      world.clock.set(delivery!.nextAt! - 1)
      await Bun.sleep(10)
      expect(received).toHaveLength(at + 1)
      world.clock.pass(1)
    }
    await until(async () => (await store.deliveries(1))[0]!.status === 'failed')
    expect(received).toHaveLength(RETRY_WAITS.length + 1)
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(RETRY_WAITS.length + 1)
    expect((await admin.list())[0]!.disabledAt).toBeNull()
  })

  test('a receiver that comes back gets it, with a link that is still good', async () => {
    await using hooks = await hooked()
    const { world, received, receiver, admin, url, finished, until, store } = hooks
    await admin.add(world.organisation.id, 'live', url())
    receiver.answer = () => (received.length < 3 ? 302 : 200)
    await finished()
    await until(() => received.length === 1)
    for (const wait of [5000, 300_000]) {
      await until(async () => (await store.deliveries(1))[0]!.lastAt === world.clock.now())
      world.clock.pass(wait)
    }
    await until(async () => (await store.deliveries(1))[0]!.status === 'delivered')
    const { data } = JSON.parse(received[2]!.body) as { data: { download_expires_at: string } }
    expect(Date.parse(data.download_expires_at)).toBe(world.clock.now() + 24 * HOUR)
  })

  test('410 disables the endpoint', async () => {
    await using hooks = await hooked()
    const { world, received, receiver, admin, url, finished, until } = hooks
    const { id } = await admin.add(world.organisation.id, 'live', url())
    receiver.answer = () => 410
    await finished()
    await until(async () => (await admin.list())[0]!.disabledAt !== null)
    expect((await admin.deliveries(9))[0]).toMatchObject({ status: 'failed', lastStatus: 410, attempts: 1 })
    await finished()
    await Bun.sleep(20)
    expect(received).toHaveLength(1)
    receiver.answer = () => 200
    await admin.enable(id)
    await finished()
    await until(() => received.length === 2)
  })

  test('a rotated secret signs beside the old one for a day', async () => {
    await using hooks = await hooked()
    const { world, received, admin, url, finished, until } = hooks
    world.clock.set(Date.now())
    const { id, secret: old } = await admin.add(world.organisation.id, 'live', url())
    const secret = await admin.rotate(id)
    expect(secret).not.toBe(old)
    await finished()
    await until(() => received.length === 1)
    // What is still under way when a day has passed is taken for lost, and sent again.
    await until(async () => (await hooks.store.deliveries(1))[0]!.status === 'delivered')
    const [{ body, headers }] = received as [Received]
    for (const each of [secret, old]) expect(() => new Webhook(each).verify(body, headers)).not.toThrow()
    expect(headers['webhook-signature']!.split(' ')).toHaveLength(2)
    world.clock.pass(24 * HOUR)
    await finished()
    await until(() => received.length === 2)
    expect(received[1]!.headers['webhook-signature']!.split(' ')).toHaveLength(1)
  })

  test('private addresses are not called unless that is allowed', async () => {
    await using hooks = await hooked({ allowPrivate: false, resolve: () => Promise.resolve(['127.0.0.1']) })
    const { world, received, admin, receiver, finished, until, store } = hooks
    await admin.add(world.organisation.id, 'live', `https://hook.example:${receiver.server.port}/`)
    await finished()
    await until(async () => (await store.deliveries(1))[0]?.lastError != null)
    expect((await store.deliveries(1))[0]).toMatchObject({
      status: 'pending',
      lastStatus: null,
      lastError: 'hook.example resolves to 127.0.0.1, which is not a public address.',
    })
    expect(received).toEqual([])
    expect(
      webhookAccounts(store, world.clock, false).add(world.organisation.id, 'live', 'http://127.0.0.1/'),
    ).rejects.toThrow('https')
  })

  test('what was under way at a crash is sent again', async () => {
    await using hooks = await hooked({ timeoutMs: 20_000 })
    const { world, received, receiver, admin, url, finished, until, store, webhooks } = hooks
    await admin.add(world.organisation.id, 'live', url())
    const { settle } = store
    store.settle = () => Promise.reject(new Error('killed'))
    await finished()
    await until(() => received.length === 1 && world.reported.length > 0)
    store.settle = settle.bind(store)
    receiver.answer = () => 200
    world.clock.pass(40_000)
    webhooks.wake()
    await until(async () => (await store.deliveries(1))[0]!.status === 'delivered')
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(
      Array(2).fill((await store.deliveries(1))[0]!.id),
    )
  })
})
