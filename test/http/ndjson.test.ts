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
interface Whole {
  data: Fields
  meta: Fields & { credits_used: number }
}

/** What the lines of an answer say, put together again. */
const whole = (text: string): Whole => {
  const lines = text.split('\n')
  expect(lines.pop()).toBe('')
  const { data, meta } = JSON.parse(lines.pop()!) as Whole
  const lists: Record<string, unknown[]> = {}
  for (const line of lines) {
    const [[field, row], ...others] = Object.entries(JSON.parse(line)) as [[string, unknown]]
    expect(others).toEqual([])
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

test('both bulk forms of matching can be streamed', () => {
  expect(STREAMING.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/v1/matching/bulk-match', '/v1/matching/bulk-match-matrix']),
  )
})

test.each(STREAMING.map(({ path, example }) => [path, example] as const))(
  '%s: the lines hold what the JSON answer holds',
  async (path, example) => {
    const { sandbox } = await server.account()
    const json = await server.post(path, example, server.as(sandbox, { 'X-Request-Id': 'same' }))
    const lines = await server.post(path, example, server.as(sandbox, { 'X-Request-Id': 'same', ...NDJSON }))
    expect([lines.status, lines.headers.get('Content-Type')]).toEqual([200, 'application/x-ndjson'])
    expect(whole(await lines.text())).toEqual((await json.json()) as Whole)
  },
)

test('a row is one line and the rest is the last; headers and charge are those of any answer', async () => {
  const account = await server.account()
  const response = await server.post(BULK, bulk(300), server.as(account.live, { 'X-Request-Id': 'mine', ...NDJSON }))
  const text = await response.text()
  const lines = text.trimEnd().split('\n')
  expect(lines.length).toBe(300 + 1 + 1)
  expect(lines[0]).toStartWith('{"results":{"rank":1,')
  expect(lines[300]).toStartWith('{"errors":{"id":"bad",')
  expect(Object.keys(JSON.parse(lines[301]!).data)).toEqual(['system', 'subject', 'count', 'returned'])
  expect(whole(text).meta).toMatchObject({ credits_used: 3, request_id: 'mine' })
  expect(response.headers.get('X-Request-Id')).toBe('mine')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  for (const name of ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'])
    expect(response.headers.get(name)).toMatch(/^\d+$/)
  expect(await account.spent()).toBe(1)
})

test('an empty list, and a null, stay in the last line', async () => {
  const { sandbox } = await server.account()
  const body = { ...bulk(0), candidates: candidates(3), min_score: 36 }
  const response = await server.post(BULK, body, server.as(sandbox, NDJSON))
  expect(whole(await response.text()).data).toMatchObject({ results: [], errors: [], returned: 0 })
})

test('labels come with the last line', async () => {
  const { sandbox } = await server.account()
  const response = await server.post(BULK, { ...bulk(3), labels: 'hi' }, server.as(sandbox, NDJSON))
  expect(whole(await response.text()).meta.labels).toMatchObject({ language: 'hi', terms: { Ardra: 'आर्द्रा' } })
})

test('a repeated key replays the same lines, or the same answer as JSON, and is charged once', async () => {
  const account = await server.account()
  const ask = (headers: Record<string, string>) =>
    server.post(BULK, bulk(50), server.as(account.live, { 'Idempotency-Key': 'k', ...headers }))
  const first = await ask(NDJSON)
  const text = await first.text()
  const again = await ask(NDJSON)
  expect(await again.text()).toBe(text)
  expect(first.headers.get('Idempotent-Replayed')).toBeNull()
  expect(again.headers.get('Idempotent-Replayed')).toBe('true')
  expect(again.headers.get('Content-Type')).toBe('application/x-ndjson')
  const json = await ask({})
  expect(json.headers.get('Idempotent-Replayed')).toBe('true')
  expect((await json.json()) as Whole).toEqual(whole(text))
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
  expect(message).toMatch(/at most 1000.*`khagola batch match`/)
  const unknown = await server.post(BULK, bulk(3), NDJSON)
  expect(await failureOf(unknown)).toMatchObject({ status: 401 })
  expect(await account.spent()).toBe(0)
})

test('an answer without rows is JSON whatever is asked', async () => {
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

describe('a client that reads slowly, then leaves', () => {
  test('is waited for, and nothing is made for it afterwards', async () => {
    let made = 0
    let left = false
    function* endless() {
      try {
        for (;;) {
          made++
          yield `${'x'.repeat(999)}\n`
        }
      } finally {
        left = true
      }
    }
    const slow = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response(streamLines(endless())) })
    const socket = connect(slow.port!, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'))
    await new Promise<void>((resolve) =>
      socket.once('data', () => {
        socket.pause()
        resolve()
      }),
    )
    // Until the buffers of both ends are full.
    for (let before = -1; before !== made; await Bun.sleep(200)) before = made
    expect(left).toBe(false)
    expect(made).toBeLessThan(100_000)
    socket.destroy()
    while (!left) await Bun.sleep(10)
    const then = made
    await Bun.sleep(100)
    expect(made).toBe(then)
    await slow.stop(true)
  })
})

describe('clients that read nothing', () => {
  test('are given up after a while, and the slowest first when their answers hold too much', async () => {
    const readers = createSlowReaders({ stalledAfter: 60, heldAtMost: 250 })
    const given: string[] = []
    const begin = (name: string, bytes: number) => readers.begin(bytes, () => given.push(name))
    const [a] = [begin('a', 100), begin('b', 100)]
    a.reads()
    const c = begin('c', 100)
    expect([given, readers.bytes]).toEqual([['b'], 200])
    // An answer that is larger than all may hold is still sent.
    begin('d', 1000)
    expect([given, readers.bytes]).toEqual([['b', 'a', 'c'], 1000])
    c.end()
    await until(() => given.includes('d'))
    expect(readers.bytes).toBe(0)
  })

  test('lose their connection, and the lines are released', async () => {
    let left = false
    function* endless() {
      try {
        for (;;) yield `${'x'.repeat(999)}\n`
      } finally {
        left = true
      }
    }
    const readers = createSlowReaders({ stalledAfter: 100 })
    const fetch = () => new Response(streamLines(endless(), 1, readers))
    const slow = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch })
    const socket = connect(slow.port!, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'))
    let closed = false
    socket.on('close', () => {
      closed = true
    })
    socket.on('error', () => {})
    await new Promise<void>((resolve) => socket.once('data', () => resolve(void socket.pause())))
    await until(() => left)
    socket.resume()
    await until(() => closed)
    expect(readers.bytes).toBe(0)
    await slow.stop(true)
  })
})

test('lines are cut at the rows, whatever is in them', () => {
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
