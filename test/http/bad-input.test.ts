import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { failureOf, start } from './server.ts'

const MOON = '/v1/utilities/find-moon-sign'
const birth = { datetime: '1947-08-15T00:00', timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 }

let server: Awaited<ReturnType<typeof start>>
let account: Awaited<ReturnType<typeof server.account>>
beforeAll(async () => {
  server = await start()
  account = await server.account()
})
afterAll(async () => {
  expect(await account.spent()).toBe(0)
  await server.stop()
})

const failureFor = async (body: Parameters<typeof server.post>[1], headers: Record<string, string> = {}, path = MOON) =>
  failureOf(await server.post(path, body, server.as(account.live, headers)))

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

describe('an unreadable body is 400 invalid_request', () => {
  test.each([
    ['an unfinished object', '{"datetime":'],
    ['nothing', ''],
    ['words', 'datetime=1947'],
    ['NaN', '{"latitude":NaN}'],
    ['an array', '[]'],
    ['null', 'null'],
    ['a string', '"x"'],
    ['bytes that are not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ['a nesting of 100,000', nested(100_000)],
  ])('%s', async (_, body) => {
    expect(await failureFor(body)).toMatchObject({
      status: 400,
      code: 'invalid_request',
      field: null,
      retryable: false,
    })
  })

  test('another media type', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'multipart/form-data'])
      expect(await failureFor(birth, { 'Content-Type': type })).toMatchObject({ status: 400, code: 'invalid_request' })
  })

  test('a compressed body is 400', async () => {
    const gzipped = Bun.gzipSync(new TextEncoder().encode(JSON.stringify(birth)))
    for (const encoding of ['gzip', 'zstd', 'br, gzip'])
      expect(await failureFor(gzipped, { 'Content-Encoding': encoding })).toMatchObject({
        status: 400,
        code: 'invalid_request',
        field: null,
        retryable: false,
      })
    for (const encoding of ['identity', 'Identity, identity', ' '])
      expect(
        (await server.post(MOON, birth, server.as(account.sandbox, { 'Content-Encoding': encoding }))).status,
      ).toBe(200)
  })

  test('JSON is accepted with a charset, in any case, and without a content type', async () => {
    for (const type of ['application/json; charset=utf-8', 'Application/JSON'])
      expect((await server.post(MOON, birth, server.as(account.sandbox, { 'Content-Type': type }))).status).toBe(200)
    const untyped = new Request(server.origin + MOON, {
      method: 'POST',
      body: new TextEncoder().encode(JSON.stringify(birth)),
      headers: server.as(account.sandbox),
    })
    expect(untyped.headers.get('content-type')).toBeNull()
    expect((await fetch(untyped)).status).toBe(200)
  })

  test.each([
    '?api_key=abc',
    '?API-Key=abc',
    '?key=abc',
    '?access_token=abc',
    '?anything=sk_live_abc',
    '?x=sk%5Ftest_abc',
    '/sk_test_abc',
    '?sk_live_abc',
    '?a=1?api_key=x',
    '?a=1;api_key=x',
    '?API%4BEY=x',
    '?a=1&api%255Fkey=x',
    '?key[]=x',
    ';k=sk_live_abc',
    ';k=sk%5flive%5fabc',
    '?note=%73k_test_abc',
    '?%E0%A4%A=%2573k_test_abc',
    '?SK_LIVE_ABC=1',
    '?api.key=abc',
    '?auth=abc',
    '?client_secret=abc',
    '?user-key=abc',
  ])('a key in the URL: %s', async (suffix) => {
    expect(await failureFor(birth, {}, MOON + suffix)).toMatchObject({
      status: 400,
      code: 'invalid_request',
      field: null,
      retryable: false,
    })
  })
})

test('a URL that only resembles one with a key is accepted', async () => {
  for (const suffix of ['?monkey=1', '?a=mask_testing', '?a=%zz&b=%E0%A4%A'])
    expect((await server.post(MOON + suffix, birth, server.as(account.sandbox))).status).toBe(200)
})

describe('a body larger than 1 MiB is 413 payload_too_large', () => {
  const twoMiB = JSON.stringify({ ...birth, timezone: 'x'.repeat(2 * 1024 * 1024) })
  const tooLarge = { status: 413, code: 'payload_too_large', field: null, retryable: false }

  test('announced by Content-Length', async () => {
    expect(await failureFor(twoMiB)).toMatchObject(tooLarge)
  })

  test('a chunked body without a length is cut off at the limit', async () => {
    const chunk = new TextEncoder().encode(' '.repeat(65_536))
    let sentChunks = 0
    const stream = new ReadableStream({
      pull: (controller) => (++sentChunks > 320 ? controller.close() : controller.enqueue(chunk)),
    })
    expect(await failureFor(stream)).toMatchObject(tooLarge)
    expect(sentChunks).toBeLessThan(320)
  })

  test('a body of exactly 1 MiB is accepted', async () => {
    const padded = JSON.stringify(birth).padEnd(1_048_576, ' ')
    expect((await server.post(MOON, padded, server.as(account.sandbox))).status).toBe(200)
    expect(await failureFor(`${padded} `)).toMatchObject(tooLarge)
  })
})

describe('an invalid input is 422 with its field', () => {
  test.each([
    ['latitude', { ...birth, latitude: 91 }],
    ['latitude', { ...birth, latitude: '28' }],
    ['latitude', { ...birth, latitude: null }],
    ['longitude', { ...birth, longitude: -180.001 }],
    ['longitude', { ...birth, longitude: 1e308 }],
    ['datetime', { ...birth, datetime: '2023-02-29T10:00' }],
    ['datetime', { ...birth, datetime: '2023-02-28T24:00' }],
    ['datetime', { ...birth, datetime: '2023-02-28T10:60' }],
    ['datetime', { ...birth, datetime: '2023-02-28T10:00Z' }],
    ['datetime', { ...birth, datetime: '9999-01-01T00:00' }],
    ['datetime', { ...birth, datetime: 1947 }],
    ['datetime', { ...birth, datetime: `1947-08-15T00:00${'0'.repeat(100_000)}` }],
    ['timezone', { ...birth, timezone: 'Asia/Atlantis' }],
    ['timezone', { ...birth, timezone: '../../etc/passwd' }],
    ['utc_offset', { ...birth, timezone: null, utc_offset: '+25:00' }],
    ['ayanamsha', { ...birth, ayanamsha: 'nobody' }],
    ['colour', { ...birth, colour: 'red' }],
    ['__proto__', JSON.stringify({ ...birth, x: 1 }).replace('"x"', '"__proto__"')],
    ['constructor', { ...birth, constructor: 1 }],
  ])('%s', async (field, body) => {
    expect(await failureFor(body)).toMatchObject({ status: 422, code: 'invalid_request', field, retryable: false })
  })

  test.each([
    ['latitude', '{"datetime":"1947-08-15T00:00","latitude":1e999,"longitude":77}'],
    ['longitude', '{"datetime":"1947-08-15T00:00","latitude":1,"longitude":-1e999}'],
  ])('%s outside the range of numbers', async (field, body) => {
    expect(await failureFor(body)).toMatchObject({ status: 422, code: 'invalid_request', field })
  })

  test.each([
    ['language', 'fr'],
    ['labels', 'tlh'],
  ])('the message for an unsupported %s lists the supported values', async (field, value) => {
    const failure = await failureFor({ ...birth, [field]: value })
    expect(failure).toMatchObject({ status: 422, code: 'unsupported_language', field, retryable: false })
    expect(failure.message).toContain(field === 'language' ? 'en' : 'hi')
  })
})
