import { afterAll, expect, test } from 'bun:test'
import { independence } from '../../src/capabilities/shared/inputs.ts'
import { failureOf, start } from './server.ts'

let now = Date.UTC(2026, 10, 22, 6)
const server = await start({ now: () => now })
afterAll(() => server.stop())
const { live, spent } = await server.account()

interface Image {
  object: 'image'
  url: string
  content_type: string
  expires_at: string
}
const order = { family: 'vedic-charts', capability: 'chart-image', input: independence }
const create = async (changes: object = {}, headers: Record<string, string> = {}) => {
  const response = await server.post('/v1/images', { ...order, ...changes }, server.as(live, headers))
  expect(response.status).toBe(200)
  const { data, meta } = (await response.json()) as { data: Image; meta: { credits_used: number } }
  return { ...data, credits: meta.credits_used }
}

test('a link opens a picture without a key; the call is charged once, opening is free', async () => {
  const before = await spent()
  const { url, content_type, expires_at, credits } = await create()
  expect([content_type, expires_at, credits]).toEqual(['image/svg+xml', new Date(now + 86_400_000).toISOString(), 1])
  expect(url).toStartWith(`${server.origin}/v1/images/`)
  const picture = await fetch(url)
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml'])
  const svg = await picture.text()
  const accept = { Accept: 'image/svg+xml' }
  const single = await server.post('/v1/vedic-charts/chart-image', independence, server.as(live, accept))
  expect(svg).toBe(await single.text())
  expect((await spent()) - before).toBe(2)
})

test('a picture can be a PNG, and is cached by its ETag until the link expires', async () => {
  const { url, content_type } = await create({ format: 'png', expires_in: 600, input: { ...independence, size: 200 } })
  expect(content_type).toBe('image/png')
  const picture = await fetch(url)
  expect(
    Buffer.from(await picture.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
  expect(picture.headers.get('Cache-Control')).toBe('private, max-age=600')
  const etag = picture.headers.get('ETag')!
  const known = await fetch(url, { headers: { 'If-None-Match': etag } })
  expect([known.status, known.headers.get('ETag'), await known.text()]).toEqual([304, etag, ''])
  now += 600_000
  expect(await failureOf(await fetch(url))).toMatchObject({ status: 410, code: 'link_expired' })
})

/** The text with another last character. */
const otherEnd = (text: string) => text.slice(0, -1) + (text.endsWith('A') ? 'B' : 'A')

test('a changed link opens no picture', async () => {
  const { url } = await create()
  const [address, id, payload, signature] = /^(.*\/)([^.]+)\.([^.]+)\.([^.]+)$/.exec(url)!.slice(1)
  const changed = [
    `${address}${id}.${otherEnd(payload!)}.${signature}`,
    `${address}${id}.${payload}.${otherEnd(signature!)}`,
    `${address}00000000.${payload}.${signature}`,
    `${address}x`,
  ]
  for (const each of changed)
    expect(await failureOf(await fetch(each))).toMatchObject({ status: 404, code: 'not_found' })
})

test('a repeated order with an Idempotency-Key is charged once', async () => {
  const before = await spent()
  const key = { 'Idempotency-Key': 'image' }
  const input = { ...independence, size: 333 }
  const first = await create({ input }, key)
  const second = await create({ input }, key)
  expect((await spent()) - before).toBe(1)
  expect(await (await fetch(first.url)).text()).toBe(await (await fetch(second.url)).text())
})

test.each([
  [{ capability: 'find-moon-sign', family: 'utilities' }, 'capability'],
  [{ capability: 'nothing' }, 'capability'],
  [{ expires_in: 59 }, 'expires_in'],
  [{ expires_in: 30 * 86_400 + 1 }, 'expires_in'],
  [{ format: 'gif' }, 'format'],
  [{ input: { ...independence, latitude: 91 } }, 'latitude'],
  [{ input: { ...independence, labels: 'x'.repeat(5000) } }, 'labels'],
])('an order that cannot be drawn is refused and costs nothing: %#', async (changes, field) => {
  const before = await spent()
  const refused = await server.post('/v1/images', { ...order, ...changes }, server.as(live))
  expect(await failureOf(refused)).toMatchObject({ status: 422, field })
  expect(await spent()).toBe(before)
})

test('an order needs a key', async () => {
  expect(await failureOf(await server.post('/v1/images', order))).toMatchObject({ status: 401 })
})
