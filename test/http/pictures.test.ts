import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mayContainDrawing, preferredPicture } from '../../src/api/picture.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { Fault } from '../../src/faults.ts'
import { failureOf, start } from './server.ts'

const NATAL = '/v1/western/western-natal-wheel'
const KUNDLI = '/v1/vedic-charts/chart-image'
const DRAWING = catalogue.filter(({ data }) => mayContainDrawing(data))
const exampleOf = (path: string) => catalogue.find((entry) => entry.path === path)!.example as Record<string, unknown>

let server: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  server = await start()
})
afterAll(() => server.stop())

test('pictureWanted returns the preferred picture format', () => {
  expect(preferredPicture(null)).toBeNull()
  expect(preferredPicture('*/*')).toBeNull()
  expect(preferredPicture('application/json')).toBeNull()
  expect(preferredPicture('image/svg+xml')).toBe('svg')
  expect(preferredPicture('image/png')).toBe('png')
  expect(preferredPicture('image/svg+xml;q=0.5, image/png')).toBe('png')
  expect(preferredPicture('image/png;q=0.5, application/json')).toBeNull()
  expect(preferredPicture('image/avif,image/webp,image/svg+xml,image/*;q=0.8,*/*;q=0.5')).toBe('svg')
})

test('wheels, charts and maps contain drawings', () => {
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

  test('an optional drawing is returned as a picture if requested, else JSON', async () => {
    const { sandbox } = await server.account()
    const headers = server.as(sandbox, { Accept: 'image/png' })
    const dates = '/v1/western/western-transit-dates'
    const withoutPicture = await server.post(dates, exampleOf(dates), headers)
    expect(withoutPicture.headers.get('content-type')).toStartWith('application/json')
    for (const [path, extraInput, height] of [
      [dates, { graphic_ephemeris: 90, size: 400 }, 288],
      [KUNDLI, { code: 'vimshottari', as_of: '2026-11-21T10:00', size: 400 }, 400],
      [KUNDLI, { code: 'sudarshana', captions: true, size: 400 }, 416],
    ] as const) {
      const answer = await server.post(path, { ...exampleOf(path), ...extraInput }, headers)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([400, height])
    }
    const tooEarly = await server.post(
      KUNDLI,
      { ...exampleOf(KUNDLI), code: 'transits', as_of: '1900-01-01T00:00' },
      headers,
    )
    expect((await failureOf(tooEarly)).field).toBe('as_of')
  })

  test('faults and answers without a drawing are JSON', async () => {
    const { sandbox } = await server.account()
    const headers = { Accept: 'image/svg+xml' }
    const invalidTheme = await server.post(NATAL, { ...exampleOf(NATAL), theme: 'pink' }, server.as(sandbox, headers))
    expect((await failureOf(invalidTheme)).field).toBe('theme')
    const path = '/v1/western/western-house-cusps'
    const answer = await server.post(path, exampleOf(path), server.as(sandbox, headers))
    expect(answer.headers.get('content-type')).toContain('application/json')
    const wheel = '/v1/western/western-transit-wheel'
    const withoutImage = await server.post(wheel, { ...exampleOf(wheel), image: false }, server.as(sandbox, headers))
    expect([withoutImage.status, withoutImage.headers.get('content-type')]).toEqual([200, 'application/json'])
  })

  test('the same Idempotency-Key replays the picture, or JSON if requested', async () => {
    const { live } = await server.account()
    const key = { 'Idempotency-Key': 'picture-1' }
    const ask = (accept: string) => server.post(NATAL, exampleOf(NATAL), server.as(live, { ...key, Accept: accept }))
    const first = await ask('image/svg+xml')
    const repeated = await ask('image/svg+xml')
    expect(repeated.headers.get('idempotent-replayed')).toBe('true')
    expect(await repeated.text()).toBe(await first.text())
    expect(
      ((await (await ask('application/json')).json()) as { data: { images: unknown[] } }).data.images,
    ).toHaveLength(1)
  })

  test('the OpenAPI document lists pictures exactly for capabilities with drawings', async () => {
    const description = (await (await fetch(`${server.origin}/v1/openapi.json`)).json()) as {
      paths: Record<string, { post?: { responses: { 200?: { content?: object } } } }>
    }
    for (const { path } of catalogue) {
      const types = Object.keys(description.paths[path]?.post?.responses[200]?.content ?? {})
      expect([path, types.includes('image/png')]).toEqual([path, DRAWING.some((entry) => entry.path === path)])
    }
  })
})

describe('a picture that cannot be rendered', () => {
  let isFailing = false
  const rasterise = async (_svg: string, _width: number, tenant?: { name: string }) => {
    tenantNames.push(tenant?.name ?? '')
    if (isFailing) throw new Fault('render_limit', 'The drawing took too long.')
    return new Uint8Array([0x89, 0x50, 0x4e, 0x47])
  }
  const tenantNames: string[] = []
  let brokenServer: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    brokenServer = await start({ rasterise })
  })
  afterAll(() => brokenServer.stop())

  test('is a 500 that is not charged, and the Idempotency-Key can be used again', async () => {
    const { live, spent, organisation } = await brokenServer.account()
    const ask = () =>
      brokenServer.post(
        NATAL,
        exampleOf(NATAL),
        brokenServer.as(live, { 'Idempotency-Key': 'one', Accept: 'image/png' }),
      )
    isFailing = true
    expect((await failureOf(await ask())).code).toBe('computation_failed')
    expect(await spent()).toBe(0)
    isFailing = false
    const answer = await ask()
    expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([200, null])
    expect(await spent()).toBe(1)
    // The picture is rendered for the organisation as tenant, so that the queue is fair.
    expect(tenantNames).toEqual([organisation.id, organisation.id])
  })

  test('of a stored answer is a 500, and the next replay succeeds without a charge', async () => {
    const { live, spent } = await brokenServer.account()
    const ask = () =>
      brokenServer.post(
        NATAL,
        exampleOf(NATAL),
        brokenServer.as(live, { 'Idempotency-Key': 'two', Accept: 'image/png' }),
      )
    expect((await ask()).status).toBe(200)
    isFailing = true
    expect((await ask()).status).toBe(500)
    isFailing = false
    const replayed = await ask()
    expect([replayed.status, replayed.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
    expect(replayed.headers.get('content-type')).toBe('image/png')
    expect(await spent()).toBe(1)
  })
})
