import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { WEIGHTS } from '../../src/capabilities/capability.ts'
import { catalogue, families } from '../../src/capabilities/index.ts'
import { AccountResource } from '../../src/service/account.ts'
import { checkOf } from '../../src/service/input.ts'
import { ListingResource } from '../../src/service/listing.ts'
import { failureOf, start } from './server.ts'

// The service routes (capabilities, examples, account), compression, and jobs over HTTP.

const MOON = '/v1/utilities/find-moon-sign'
const BUNDLE = '/v1/vedic-charts/birth-chart-bundle'
const birth = { datetime: '1947-08-15T00:00', timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 }

let server: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  server = await start({ deadlineMs: 20_000 })
})
afterAll(() => server.stop())
const get = (path: string, headers: Record<string, string> = {}) => fetch(server.origin + path, { headers })

describe('the list of capabilities', () => {
  test('needs no key and has the price and schema URLs of each capability', async () => {
    const response = await get('/v1/capabilities')
    expect(response.status).toBe(200)
    const { data, meta } = (await response.json()) as {
      data: { families: { slug: string; capabilities: number }[]; capabilities: Record<string, unknown>[] }
      meta: { request_id: string; credits_used: number }
    }
    expect(checkOf(ListingResource)(data)).toBe(true)
    expect(meta).toMatchObject({ request_id: response.headers.get('X-Request-Id')!, credits_used: 0 })
    expect(data.families.map(({ slug }) => slug)).toEqual(families.map(({ slug }) => slug))
    expect(data.capabilities.map(({ path }) => path)).toEqual(catalogue.map(({ path }) => path))
    for (const [i, { weight, title, report }] of catalogue.entries())
      expect(data.capabilities[i]).toMatchObject({
        title,
        credits: WEIGHTS[weight].credits,
        pdf: report !== undefined,
      })
  })

  test('has valid schema URLs', async () => {
    const { data } = (await (await get('/v1/capabilities')).json()) as {
      data: { capabilities: Record<string, string>[] }
    }
    const description = await (await get('/v1/openapi.json')).json()
    const nodeAt = (address: string) =>
      address
        .slice('/v1/openapi.json#/'.length)
        .split('/')
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
        .reduce((node, step) => (node as Record<string, unknown>)[step], description as unknown)
    for (const { input_schema, data_schema } of data.capabilities) {
      expect(input_schema).toStartWith('/v1/openapi.json#/')
      for (const address of [input_schema!, data_schema!]) expect(nodeAt(address)).toBeObject()
    }
  })

  test('a key in the URL is refused', async () => {
    expect(await failureOf(await get('/v1/capabilities?key=x'))).toMatchObject({ status: 400 })
  })
})

describe('the example answers', () => {
  const example = (path: string, headers: Record<string, string> = {}) =>
    get(path.replace('/v1/', '/v1/examples/'), headers)

  test('need no key and equal the answer of a call', async () => {
    const { sandbox } = await server.account()
    const entry = catalogue.find(({ path }) => path === MOON)!
    const response = await example(MOON)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toContain('application/json')
    const { data, meta } = (await response.json()) as { data: object; meta: { credits_used: number } }
    expect(checkOf(entry.data)(data)).toBe(true)
    expect(meta.credits_used).toBe(0)
    const callAnswer = (await (await server.post(MOON, entry.example, server.as(sandbox))).json()) as { data: object }
    expect(data).toEqual(callAnswer.data)
  })

  test('values that depend on the clock are as of 1 January 2026', async () => {
    const { data } = (await (await example(BUNDLE)).json()) as {
      data: { vimshottari: { current: { as_of: string } } }
    }
    expect(data.vimshottari.current.as_of).toBe('2026-01-01T12:00:00Z')
  })

  test('have the same bytes each time, and are 304 for a client that has them', async () => {
    const first = await example(MOON, { 'Accept-Encoding': 'identity' })
    const second = await example(MOON, { 'Accept-Encoding': 'identity' })
    expect(await second.text()).toBe(await first.text())
    const repeated = await example(MOON, { 'If-None-Match': first.headers.get('ETag')! })
    expect([repeated.status, await repeated.text()]).toEqual([304, ''])
  })

  test('are 404 for an unknown capability', async () => {
    for (const path of ['/v1/examples/utilities/nothing', '/v1/examples/nothing/find-moon-sign'])
      expect(await failureOf(await get(path))).toMatchObject({ status: 404, code: 'not_found' })
    expect(await failureOf(await example(`${MOON}?key=x`))).toMatchObject({ status: 400 })
  })
})

describe('an account', () => {
  const account = async (key: { secret: string }) => {
    const response = await get('/v1/account', server.as(key))
    expect(response.status).toBe(200)
    const { data, meta } = (await response.json()) as { data: never; meta: { credits_used: number } }
    expect(checkOf(AccountResource)(data)).toBe(true)
    expect(meta.credits_used).toBe(0)
    return { data, response }
  }

  test('shows credits, budget and limits, and costs one unit', async () => {
    const limitedAccount = await server.account({ plan: 'standard', credits: 7, budget: 10, spendCapMicros: 4000 })
    await server.post(BUNDLE, birth, server.as(limitedAccount.live))
    const { data, response } = await account(limitedAccount.live)
    expect(data).toMatchObject({
      organisation: { id: limitedAccount.organisation.id, status: 'active' },
      project: { id: limitedAccount.project.id },
      key: { environment: 'live', shown: `sk_live_…${limitedAccount.live.secret.slice(-4)}` },
      plan: { slug: 'standard' },
      limits: { units_per_second: 50, sandbox_calls_a_day: 500, sandbox_jobs_a_day: 5 },
      credits: {
        included: 50_000,
        included_left: 49_997,
        purchased_left: 7,
        overage: { used: 0, price_micros: 500, spend_cap_micros: 4000 },
      },
      budget: { monthly: 10, used: 3, left: 7 },
      sandbox: { calls_today: 0, calls_left_today: 500 },
      payment_due_by: null,
    })
    expect(Number(response.headers.get('RateLimit-Remaining'))).toBeLessThan(50)
    expect(await limitedAccount.spent()).toBe(1)
    await server.post(MOON, birth, server.as(limitedAccount.sandbox))
    expect((await account(limitedAccount.sandbox)).data).toMatchObject({
      key: { environment: 'sandbox' },
      sandbox: { calls_today: 1, calls_left_today: 499 },
    })
  })

  test('is shown only to its keys', async () => {
    expect(await failureOf(await get('/v1/account'))).toMatchObject({ status: 401 })
    const { organisation, live } = await server.account()
    await server.operations.suspend(organisation.id)
    expect(await failureOf(await get('/v1/account', server.as(live)))).toMatchObject({ status: 403 })
  })

  test('refusals state the price and the credits left', async () => {
    const message = async (settings: Parameters<typeof server.account>[0]) => {
      const { live } = await server.account(settings)
      return (await failureOf(await server.post(BUNDLE, birth, server.as(live)))).message
    }
    expect(await message({ credits: 2 })).toBe(
      "This call costs 3 credits; 0 of this month's and 2 purchased ones are left.",
    )
    expect(await message({ budget: 2 })).toBe(
      'This call costs 3 credits; the project has 2 left of its budget of 2 for this month.',
    )
  })
})

describe('answers are compressed if the client accepts it', () => {
  const ask = async (acceptEncoding: string | null, path = BUNDLE) => {
    const { sandbox } = await server.account()
    // Without `decompress: false`, `fetch` would decompress the answer silently.
    const response = await fetch(server.origin + path, {
      method: 'POST',
      body: JSON.stringify(birth),
      headers: server.as(sandbox, {
        'Content-Type': 'application/json',
        'Accept-Encoding': acceptEncoding ?? 'identity',
      }),
      decompress: false,
    })
    return {
      encoding: response.headers.get('Content-Encoding'),
      response,
      bytes: Buffer.from(await response.arrayBuffer()),
    }
  }

  test.each([
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['zstd', 'zstd'],
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip;q=1, zstd;q=0.5', 'gzip'],
    ['gzip;q=0', null],
    ['br', 'br'],
    ['br;q=0', null],
    [null, null],
  ])('%p: %p', async (acceptEncoding, expected) => {
    const { encoding, response, bytes } = await ask(acceptEncoding)
    expect(encoding).toBe(expected)
    expect(response.headers.get('Vary')).toContain('Accept-Encoding')
    expect(response.headers.get('Content-Type')).toBe('application/json')
    const decompress = { gzip: gunzipSync, zstd: zstdDecompressSync, br: brotliDecompressSync }[encoding ?? '']
    const text = decompress ? decompress(bytes) : bytes
    const { data } = JSON.parse(text.toString()) as { data: { planets: object[] } }
    expect(data.planets).toHaveLength(9)
    if (encoding) expect(bytes.length).toBeLessThan(text.length / 2)
  })

  test('compresses large answers, but not small ones', async () => {
    const { bytes, encoding } = await ask('gzip', '/v1/dashas/vimshottari-dasha')
    expect(encoding).toBe('gzip')
    expect(gunzipSync(bytes).length).toBeGreaterThan(8192)
    expect((await ask('gzip', MOON)).encoding).toBeNull()
  })
})

describe('jobs over HTTP', () => {
  test('can be listed and cancelled', async () => {
    const { live } = await server.account()
    const created = await server.post('/v1/jobs/pdf', { capability: 'prediction-gem', input: birth }, server.as(live))
    const { data } = (await created.json()) as { data: { id: string } }
    const page = await get('/v1/jobs?limit=5', server.as(live))
    expect(page.status).toBe(200)
    const list = (await page.json()) as { data: { jobs: { id: string }[]; next: null } }
    expect(list.data).toMatchObject({ object: 'list', jobs: [{ id: data.id }], next: null })
    const cancel = () => fetch(`${server.origin}/v1/jobs/${data.id}`, { method: 'DELETE', headers: server.as(live) })
    const cancelled = (await (await cancel()).json()) as { data: { status: string } }
    expect(['failed', 'succeeded']).toContain(cancelled.data.status)
    expect(await (await cancel()).json()).toMatchObject(
      cancelled.data.status === 'failed' ? { data: { error: { code: 'cancelled' } } } : {},
    )
    expect(await failureOf(await get('/v1/jobs?limit=many', server.as(live)))).toMatchObject({
      status: 422,
      field: 'limit',
    })
    expect(await failureOf(await get('/v1/jobs'))).toMatchObject({ status: 401 })
  })
})
