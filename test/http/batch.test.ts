import { afterAll, expect, test } from 'bun:test'
import { streamComputedLines } from '../../src/api/batch.ts'
import { createSlowReaders } from '../../src/api/slow-readers.ts'
import { independence } from '../../src/capabilities/shared/inputs.ts'
import { until } from '../until.ts'
import { failureOf, start } from './server.ts'

const server = await start()
afterAll(() => server.stop())
const { live } = await server.account()
const { live: bulk } = await server.account({ credits: 100_000 })

const NDJSON = { Accept: 'application/x-ndjson' }
const KUNDLI = {
  defaults: independence,
  calls: [
    { id: 'chart', family: 'vedic-charts', capability: 'birth-chart', fields: ['ascendant.sign', 'planets.sign'] },
    { id: 'moon', family: 'utilities', capability: 'find-moon-sign' },
    { id: 'day', family: 'panchang', capability: 'panchang-five-limbs', input: { date: '1947-08-15' } },
    { id: 'wrong', family: 'utilities', capability: 'find-sun-sign', input: { latitude: 91 } },
  ],
}
interface Line {
  results?: { id: string; status: number; data: Record<string, unknown> }
  errors?: { id: string; status: number; error: { code: string; field: string | null } }
  data?: { succeeded: number; failed: number }
  meta?: { credits_used: number }
}
const linesOf = async (response: Response): Promise<Line[]> =>
  (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

test('a batch answers each call as the single call does', async () => {
  const response = await server.post('/v1/batch', KUNDLI, server.as(live))
  expect([response.status, response.headers.get('RateLimit-Units')]).toEqual([200, '4'])
  const { data, meta } = (await response.json()) as { data: { results: Line['results'][] }; meta: object }
  expect(data.results.map((result) => [result!.id, result!.status])).toEqual([
    ['chart', 200],
    ['moon', 200],
    ['day', 200],
    ['wrong', 422],
  ])
  expect(meta).toMatchObject({ credits_used: 3 })
  const single = await server.post('/v1/utilities/find-moon-sign', independence, server.as(live))
  expect(data.results[1]!.data).toEqual(((await single.json()) as { data: Record<string, unknown> }).data)
  expect(Object.keys(data.results[0]!.data)).toEqual(['ascendant', 'planets'])
})

test('a batch is sent as lines if the client accepts NDJSON', async () => {
  const response = await server.post('/v1/batch', KUNDLI, server.as(live, NDJSON))
  expect(response.headers.get('Content-Type')).toBe('application/x-ndjson')
  const lines = await linesOf(response)
  expect(
    lines
      .slice(0, 4)
      .map(({ results }) => results!.id)
      .sort(),
  ).toEqual(['chart', 'day', 'moon', 'wrong'])
  expect(lines[4]).toMatchObject({ data: { succeeded: 3, failed: 1 }, meta: { credits_used: 3 } })
})

test('a batch has the limits and errors of every call', async () => {
  expect(await failureOf(await server.post('/v1/batch', KUNDLI))).toMatchObject({ status: 401, code: 'invalid_key' })
  const large = { calls: [{ family: 'x', capability: 'y', input: { text: 'x'.repeat(1_048_576) } }] }
  expect(await failureOf(await server.post('/v1/batch', large, server.as(live)))).toMatchObject({ status: 413 })
  expect(await failureOf(await server.post('/v1/batch', '{', server.as(live)))).toMatchObject({ status: 400 })
  expect((await fetch(`${server.origin}/v1/batch`)).headers.get('Allow')).toBe('POST')
})

test.each([
  ['{inputs: [...]}', (rows: unknown[]) => JSON.stringify({ inputs: rows }), 'application/json'],
  [
    'one line per input',
    (rows: unknown[]) => rows.map((row) => JSON.stringify(row)).join('\n'),
    'application/x-ndjson',
  ],
])('a capability answers many inputs as %s, and sets invalid ones aside', async (_, body, type) => {
  const rows = [independence, { ...independence, latitude: 91 }, 7, { ...independence, datetime: '1990-01-01T10:00' }]
  const headers = server.as(live, { ...NDJSON, 'Content-Type': type, 'X-Fields': 'moon_sign.sign' })
  const lines = await linesOf(await server.post('/v1/utilities/find-moon-sign', body(rows), headers))
  expect(lines).toHaveLength(5)
  const results = lines.flatMap((line) => line.results ?? [])
  expect(results.map(({ id, data }) => [id, data])).toEqual([
    ['0', { moon_sign: { sign: 'Cancer' } }],
    ['3', { moon_sign: { sign: 'Aquarius' } }],
  ])
  expect(lines.flatMap(({ errors }) => errors ?? []).map(({ id, status, error }) => [id, status, error.field])).toEqual(
    [
      ['1', 422, 'latitude'],
      ['2', 400, null],
    ],
  )
  expect(lines.at(-1)).toMatchObject({ data: { succeeded: 2, failed: 2 }, meta: { credits_used: 2 } })
})

test('a thousand births through one capability', async () => {
  const rows = Array.from({ length: 1000 }, (_, i) => ({ ...independence, latitude: (i % 60) + i / 2000 }))
  const response = await server.post('/v1/utilities/find-moon-sign', { inputs: rows }, server.as(bulk, NDJSON))
  const lines = await linesOf(response)
  expect(lines.at(-1)).toMatchObject({ data: { succeeded: 1000, failed: 0 }, meta: { credits_used: 1000 } })
  const tooMany = { inputs: [...rows, independence] }
  expect(
    await failureOf(await server.post('/v1/utilities/find-moon-sign', tooMany, server.as(bulk, NDJSON))),
  ).toMatchObject({ status: 422, field: 'inputs' })
})

test('one input is answered as before, also if the client accepts NDJSON', async () => {
  const response = await server.post('/v1/utilities/find-moon-sign', independence, server.as(live, NDJSON))
  expect(response.headers.get('Content-Type')).toBe('application/json')
  expect((await response.json()) as object).toMatchObject({ data: { moon_sign: { sign: 'Cancer' } } })
})

test('fields are named in a header or in the query, and an unknown one is refused free of charge', async () => {
  const path = '/v1/vedic-charts/birth-chart'
  const whole = (await (await server.post(path, independence, server.as(live))).json()) as {
    data: { ascendant: { sign: string }; planets: { name: string; sign: string }[] }
  }
  const expected = {
    ascendant: { sign: whole.data.ascendant.sign },
    planets: whole.data.planets.map(({ name, sign }) => ({ name, sign })),
  }
  const fields = 'ascendant.sign,planets.name,planets.sign'
  const byHeader = await server.post(path, independence, server.as(live, { 'X-Fields': fields }))
  const byQuery = await server.post(`${path}?fields=${fields}`, independence, server.as(live))
  for (const response of [byHeader, byQuery])
    expect(((await response.json()) as { data: object }).data).toEqual(expected)
  const wrong = await server.post(`${path}?fields=planets.colour`, independence, server.as(live))
  expect(await failureOf(wrong)).toMatchObject({ status: 422, field: 'fields' })
})

test('the same Idempotency-Key with other fields is a conflict', async () => {
  const headers = server.as(live, { 'Idempotency-Key': 'fields' })
  const path = '/v1/utilities/find-moon-sign'
  expect((await server.post(`${path}?fields=moon_sign.sign`, independence, headers)).status).toBe(200)
  expect((await server.post(path, independence, headers)).status).toBe(409)
})

test('a disconnected client stops the calls, and one that reads nothing is disconnected', async () => {
  let produced = 0
  let closed = 0
  const source = () => ({
    lines: (async function* () {
      for (;;) {
        produced++
        yield 'x'.repeat(1000)
      }
    })(),
    close: () => closed++,
  })
  const reader = streamComputedLines(source()).getReader()
  await reader.read()
  await Bun.sleep(5)
  expect(produced).toBe(1)
  await reader.cancel()
  expect(closed).toBe(1)
  const stalled = streamComputedLines(source(), createSlowReaders({ stallMs: 10 })).getReader()
  await stalled.read()
  await until(() => closed === 2)
  expect(stalled.read()).rejects.toThrow('did not read')
})
