import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { draws, pictureWanted } from '../../src/api/picture.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { Fault } from '../../src/faults.ts'
import { failureOf, start } from './server.ts'

const NATAL = '/v1/western/western-natal-wheel'
const KUNDLI = '/v1/vedic-charts/chart-image'
const DRAWING = catalogue.filter(({ data }) => draws(data))
const exampleOf = (path: string) => catalogue.find((entry) => entry.path === path)!.example as Record<string, unknown>

let server: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  server = await start()
})
afterAll(() => server.stop())

test('what a client likes best', () => {
  expect(pictureWanted(null)).toBeNull()
  expect(pictureWanted('*/*')).toBeNull()
  expect(pictureWanted('application/json')).toBeNull()
  expect(pictureWanted('image/svg+xml')).toBe('svg')
  expect(pictureWanted('image/png')).toBe('png')
  expect(pictureWanted('image/svg+xml;q=0.5, image/png')).toBe('png')
  expect(pictureWanted('image/png;q=0.5, application/json')).toBeNull()
  expect(pictureWanted('image/avif,image/webp,image/svg+xml,image/*;q=0.8,*/*;q=0.5')).toBe('svg')
})

test('wheels, charts, maps and cards draw', () => {
  const paths = DRAWING.map(({ path }) => path)
  for (const path of [
    NATAL,
    KUNDLI,
    '/v1/western/western-transit-wheel',
    '/v1/location-astrology/astrocartography-map',
  ])
    expect(paths).toContain(path)
  expect(paths).not.toContain('/v1/panchang/panchang')
})

describe('Accept', () => {
  for (const path of [NATAL, KUNDLI]) {
    test(`${path}: image/svg+xml is the drawing of the JSON answer, at the same price`, async () => {
      const { live, spent } = await server.account()
      const json = await server.post(path, exampleOf(path), server.as(live))
      const { data } = (await json.json()) as { data: Record<string, unknown> }
      const [picture] = (data.images ?? [{ content: data.image }]) as { content: string }[]
      const before = await server.post(path, exampleOf(path), server.as(live, { Accept: 'image/svg+xml' }))
      expect([before.status, before.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
      expect(await before.text()).toBe(picture!.content)
      for (const header of [
        'x-request-id',
        'ratelimit-limit',
        'ratelimit-remaining',
        'ratelimit-reset',
        'cache-control',
      ])
        expect([header, before.headers.has(header)]).toEqual([header, json.headers.has(header)])
      expect(await spent()).toBe(2)
    })

    test(`${path}: image/png is a PNG of its size`, async () => {
      const { sandbox } = await server.account()
      const answer = await server.post(
        path,
        { ...exampleOf(path), size: 400 },
        server.as(sandbox, { Accept: 'image/png' }),
      )
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(bytes.subarray(1, 4).toString()).toBe('PNG')
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([400, 400])
    })
  }

  test('what is drawn only where it is asked for comes as a picture then, and as JSON else', async () => {
    const { sandbox } = await server.account()
    const wish = server.as(sandbox, { Accept: 'image/png' })
    const dates = '/v1/western/western-transit-dates'
    const plain = await server.post(dates, exampleOf(dates), wish)
    expect(plain.headers.get('content-type')).toStartWith('application/json')
    for (const [path, asked, height] of [
      [dates, { graphic_ephemeris: 90, size: 400 }, 288],
      [KUNDLI, { code: 'vimshottari', as_of: '2026-11-21T10:00', size: 400 }, 400],
      [KUNDLI, { code: 'sudarshana', captions: true, size: 400 }, 416],
    ] as const) {
      const answer = await server.post(path, { ...exampleOf(path), ...asked }, wish)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([400, height])
    }
    const early = await server.post(KUNDLI, { ...exampleOf(KUNDLI), code: 'transits', as_of: '1900-01-01T00:00' }, wish)
    expect((await failureOf(early)).field).toBe('as_of')
  })

  test('a refusal stays JSON, and so does the answer of what draws nothing', async () => {
    const { sandbox } = await server.account()
    const wish = { Accept: 'image/svg+xml' }
    const refused = await server.post(NATAL, { ...exampleOf(NATAL), theme: 'pink' }, server.as(sandbox, wish))
    expect((await failureOf(refused)).field).toBe('theme')
    const path = '/v1/western/western-house-cusps'
    const answer = await server.post(path, exampleOf(path), server.as(sandbox, wish))
    expect(answer.headers.get('content-type')).toContain('application/json')
    const undrawn = '/v1/western/western-transit-wheel'
    const without = await server.post(undrawn, { ...exampleOf(undrawn), image: false }, server.as(sandbox, wish))
    expect([without.status, without.headers.get('content-type')]).toEqual([200, 'application/json'])
  })

  test('the same Idempotency-Key gives the picture again, and JSON to whoever asks for that', async () => {
    const { live } = await server.account()
    const key = { 'Idempotency-Key': 'picture-1' }
    const ask = (accept: string) => server.post(NATAL, exampleOf(NATAL), server.as(live, { ...key, Accept: accept }))
    const first = await ask('image/svg+xml')
    const again = await ask('image/svg+xml')
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(await again.text()).toBe(await first.text())
    expect(
      ((await (await ask('application/json')).json()) as { data: { images: unknown[] } }).data.images,
    ).toHaveLength(1)
  })

  test('the description tells it for what draws, and for nothing else', async () => {
    const description = (await (await fetch(`${server.origin}/v1/openapi.json`)).json()) as {
      paths: Record<string, { post?: { responses: { 200?: { content?: object } } } }>
    }
    for (const { path } of catalogue) {
      const types = Object.keys(description.paths[path]?.post?.responses[200]?.content ?? {})
      expect([path, types.includes('image/png')]).toEqual([path, DRAWING.some((entry) => entry.path === path)])
    }
  })
})

describe('a picture that cannot be made', () => {
  let failing = false
  const rasterise = async (_svg: string, _width: number, asker?: { name: string }) => {
    askers.push(asker?.name ?? '')
    if (failing) throw new Fault('render_limit', 'The drawing took too long.')
    return new Uint8Array([0x89, 0x50, 0x4e, 0x47])
  }
  const askers: string[] = []
  let broken: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    broken = await start({ rasterise })
  })
  afterAll(() => broken.stop())

  test('is a 500 that costs nothing and leaves the Idempotency-Key free', async () => {
    const { live, spent, organisation } = await broken.account()
    const ask = () =>
      broken.post(NATAL, exampleOf(NATAL), broken.as(live, { 'Idempotency-Key': 'one', Accept: 'image/png' }))
    failing = true
    expect((await failureOf(await ask())).code).toBe('computation_failed')
    expect(await spent()).toBe(0)
    failing = false
    const answer = await ask()
    expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([200, null])
    expect(await spent()).toBe(1)
    // The picture is made on behalf of the organisation, so that it waits in a queue of its own.
    expect(askers).toEqual([organisation.id, organisation.id])
  })

  test('of a stored answer is a 500, and the next replay has it, uncharged', async () => {
    const { live, spent } = await broken.account()
    const ask = () =>
      broken.post(NATAL, exampleOf(NATAL), broken.as(live, { 'Idempotency-Key': 'two', Accept: 'image/png' }))
    expect((await ask()).status).toBe(200)
    failing = true
    expect((await ask()).status).toBe(500)
    failing = false
    const replayed = await ask()
    expect([replayed.status, replayed.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
    expect(replayed.headers.get('content-type')).toBe('image/png')
    expect(await spent()).toBe(1)
  })
})
