import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { connect } from 'node:net'
import { acceptsNdjson, answerLines, streamLines } from '../../src/api/ndjson.ts'
import { createSlowReaders } from '../../src/api/slow-readers.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { NAKSHATRAS } from '../../src/jyotish/nakshatras.ts'
import { until } from '../until.ts'
import { failureOf, start } from './server.ts'

const NDJSON = { Accept: 'application/x-ndjson' }
const BULK = '/v1/matching/bulk-match'

let server: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  server = await start()
})
afterAll(() => server.stop())

type Fields = Record<string, unknown>
interface FullAnswer {
  data: Fields
  meta: Fields & { credits_used: number }
}

/** The full answer, assembled from its lines. */
const joinLines = (text: string): FullAnswer => {
  const lines = text.split('\n')
  expect(lines.pop()).toBe('')
  const { data, meta } = JSON.parse(lines.pop()!) as FullAnswer
  const lists: Record<string, unknown[]> = {}
  for (const line of lines) {
    const [[field, row], ...otherFields] = Object.entries(JSON.parse(line)) as [[string, unknown]]
    expect(otherFields).toEqual([])
    lists[field] ??= []
    lists[field].push(row)
  }
  return { data: { ...data, ...lists }, meta }
}

const candidates = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `c${i}`, nakshatra: NAKSHATRAS[i % 27]!, pada: 1 + (i % 4) }))
const bulk = (count: number) => ({
  subject: { role: 'groom', nakshatra: 'Ardra', pada: 1 },
  candidates: [...candidates(count), { id: 'bad', nakshatra: 'Sirius' }],
})

const STREAMING = catalogue.filter(({ streams }) => streams)

test('both bulk matching capabilities can be streamed', () => {
  expect(STREAMING.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/v1/matching/bulk-match', '/v1/matching/bulk-match-matrix']),
  )
})

test.each(STREAMING.map(({ path, example }) => [path, example] as const))(
  '%s: the lines contain the same data as the JSON answer',
  async (path, example) => {
    const { sandbox } = await server.account()
    const json = await server.post(path, example, server.as(sandbox, { 'X-Request-Id': 'same' }))
    const lines = await server.post(path, example, server.as(sandbox, { 'X-Request-Id': 'same', ...NDJSON }))
    expect([lines.status, lines.headers.get('Content-Type')]).toEqual([200, 'application/x-ndjson'])
    expect(joinLines(await lines.text())).toEqual((await json.json()) as FullAnswer)
  },
)

test('each row is one line and the last line has the rest; headers and charge are as usual', async () => {
  const account = await server.account()
  const response = await server.post(BULK, bulk(300), server.as(account.live, { 'X-Request-Id': 'mine', ...NDJSON }))
  const text = await response.text()
  const lines = text.trimEnd().split('\n')
  expect(lines.length).toBe(300 + 1 + 1)
  expect(lines[0]).toStartWith('{"results":{"rank":1,')
  expect(lines[300]).toStartWith('{"errors":{"id":"bad",')
  expect(Object.keys(JSON.parse(lines[301]!).data)).toEqual(['system', 'subject', 'count', 'returned'])
  expect(joinLines(text).meta).toMatchObject({ credits_used: 3, request_id: 'mine' })
  expect(response.headers.get('X-Request-Id')).toBe('mine')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  for (const name of ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'])
    expect(response.headers.get(name)).toMatch(/^\d+$/)
  expect(await account.spent()).toBe(1)
})

test('empty lists and null stay in the last line', async () => {
  const { sandbox } = await server.account()
  const body = { ...bulk(0), candidates: candidates(3), min_score: 36 }
  const response = await server.post(BULK, body, server.as(sandbox, NDJSON))
  expect(joinLines(await response.text()).data).toMatchObject({ results: [], errors: [], returned: 0 })
})

test('labels are in the last line', async () => {
  const { sandbox } = await server.account()
  const response = await server.post(BULK, { ...bulk(3), labels: 'hi' }, server.as(sandbox, NDJSON))
  expect(joinLines(await response.text()).meta.labels).toMatchObject({ language: 'hi', terms: { Ardra: 'आर्द्रा' } })
})

test('a repeated Idempotency-Key replays the same lines, or JSON, and is charged once', async () => {
  const account = await server.account()
  const ask = (headers: Record<string, string>) =>
    server.post(BULK, bulk(50), server.as(account.live, { 'Idempotency-Key': 'k', ...headers }))
  const first = await ask(NDJSON)
  const text = await first.text()
  const repeated = await ask(NDJSON)
  expect(await repeated.text()).toBe(text)
  expect(first.headers.get('Idempotent-Replayed')).toBeNull()
  expect(repeated.headers.get('Idempotent-Replayed')).toBe('true')
  expect(repeated.headers.get('Content-Type')).toBe('application/x-ndjson')
  const json = await ask({})
  expect(json.headers.get('Idempotent-Replayed')).toBe('true')
  expect((await json.json()) as FullAnswer).toEqual(joinLines(text))
  expect(await account.spent()).toBe(1)
})

test('a failure is JSON with its status, and is not charged', async () => {
  const account = await server.account()
  const bad = await server.post(BULK, { ...bulk(3), top: 0 }, server.as(account.live, NDJSON))
  expect(bad.headers.get('Content-Type')).toBe('application/json')
  expect(await failureOf(bad)).toMatchObject({ status: 422, code: 'invalid_request', field: 'top' })
  const many = await server.post(BULK, bulk(1001), server.as(account.live, NDJSON))
  const { message, ...fault } = await failureOf(many)
  expect(fault).toMatchObject({ status: 422, code: 'invalid_request', field: 'candidates' })
  expect(message).toMatch(/maximum for one call is 1000.*`khagola batch match`/)
  const unknown = await server.post(BULK, bulk(3), NDJSON)
  expect(await failureOf(unknown)).toMatchObject({ status: 401 })
  expect(await account.spent()).toBe(0)
})

test('an answer without streamed lists is always JSON', async () => {
  const { sandbox } = await server.account()
  const pair = { groom: { nakshatra: 'Ardra' }, bride: { nakshatra: 'Rohini' } }
  const response = await server.post('/v1/matching/quick-match', pair, server.as(sandbox, NDJSON))
  expect(response.headers.get('Content-Type')).toBe('application/json')
  expect(Object.keys((await response.json()) as object)).toEqual(['data', 'meta'])
})

test.each([
  ['application/x-ndjson', true],
  ['Application/X-NDJSON; charset=utf-8', true],
  ['application/x-ndjson, application/json;q=0.5', true],
  ['application/json;q=0.9, application/x-ndjson;q=0.1', false],
  ['application/x-ndjson;q=0', false],
  ['*/*', false],
  ['application/*', false],
  ['application/json', false],
  [null, false],
])('Accept: %s', (accept, lines) => {
  expect(acceptsNdjson(accept)).toBe(lines)
})

describe('a client that reads slowly and then disconnects', () => {
  test('slows down production, and ends it by disconnecting', async () => {
    let lineCount = 0
    let isReleased = false
    function* endless() {
      try {
        for (;;) {
          lineCount++
          yield `${'x'.repeat(999)}\n`
        }
      } finally {
        isReleased = true
      }
    }
    const slowServer = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response(streamLines(endless())) })
    const socket = connect(slowServer.port!, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'))
    await new Promise<void>((resolve) =>
      socket.once('data', () => {
        socket.pause()
        resolve()
      }),
    )
    // Wait until the buffers of both ends are full.
    for (let previousCount = -1; previousCount !== lineCount; await Bun.sleep(200)) previousCount = lineCount
    expect(isReleased).toBe(false)
    expect(lineCount).toBeLessThan(100_000)
    socket.destroy()
    while (!isReleased) await Bun.sleep(10)
    const countAfterLeaving = lineCount
    await Bun.sleep(100)
    expect(lineCount).toBe(countAfterLeaving)
    await slowServer.stop(true)
  })
})

describe('clients that stop reading', () => {
  test('disconnects stalled clients after a timeout, and the slowest first under memory pressure', async () => {
    const readers = createSlowReaders({ stallMs: 60, maxBytes: 250 })
    const disconnected: string[] = []
    const watch = (name: string, bytes: number) => readers.watch(bytes, () => disconnected.push(name))
    const [a] = [watch('a', 100), watch('b', 100)]
    a.progress()
    const c = watch('c', 100)
    expect([disconnected, readers.bytes]).toEqual([['b'], 200])
    // A single answer above the limit is still sent.
    watch('d', 1000)
    expect([disconnected, readers.bytes]).toEqual([['b', 'a', 'c'], 1000])
    c.end()
    await until(() => disconnected.includes('d'))
    expect(readers.bytes).toBe(0)
  })

  test('are disconnected and their lines released', async () => {
    let isReleased = false
    function* endless() {
      try {
        for (;;) yield `${'x'.repeat(999)}\n`
      } finally {
        isReleased = true
      }
    }
    const readers = createSlowReaders({ stallMs: 100 })
    const fetch = () => new Response(streamLines(endless(), 1, readers))
    const slowServer = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch })
    const socket = connect(slowServer.port!, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'))
    let isClosed = false
    socket.on('close', () => {
      isClosed = true
    })
    socket.on('error', () => {})
    await new Promise<void>((resolve) => socket.once('data', () => resolve(void socket.pause())))
    await until(() => isReleased)
    socket.resume()
    await until(() => isClosed)
    expect(readers.bytes).toBe(0)
    await slowServer.stop(true)
  })
})

test('lines end at the rows, regardless of their content', () => {
  const rows = [{ a: '},{"]\\"' }, [1, [2]], 'x,y', 7, null, true, {}, [], 'é"']
  const data = { before: { rows: [1] }, rows, none: [], more: ['z'], 'odd "name': 1, last: [] }
  const meta = { warnings: ['a "b", {c}'], credits_used: 1 }
  const lines = [...answerLines(JSON.stringify({ data, meta }), ['more', 'rows', 'none', 'absent'])]
  expect(lines).toEqual(
    [
      ...rows.map((row) => ({ rows: row })),
      { more: 'z' },
      { data: { before: data.before, none: [], 'odd "name': 1, last: [] }, meta },
    ].map((line) => `${JSON.stringify(line)}\n`),
  )
})
