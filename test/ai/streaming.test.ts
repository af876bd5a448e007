import { afterAll, expect, test } from 'bun:test'
import { connect } from 'node:net'
import { start } from '../http/server.ts'
import { until } from '../until.ts'
import { plainly, provider } from './provider.ts'
import { BIRTH } from './world.ts'

// AI readings as server-sent events, over the wire.

const model = provider({ stream: true })
const server = await start({ readings: { languageModels: model.scribes, readingsAMinute: 1000 } })
afterAll(async () => {
  await server.stop()
  model.stop()
})

const body = JSON.stringify({ ...BIRTH, question: 'How will my career go?' })
const EVENTS = { Accept: 'text/event-stream' }

const read = async (response: Response) =>
  (await response.text())
    .split('\n\n')
    .filter((block) => block !== '')
    .map((block) => {
      const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(block)!
      return { name: name!, data: JSON.parse(data!) }
    })

test('sections and paragraphs come in order, and the end has the rest of the answer; it is charged once', async () => {
  const { organisation, project, live } = await server.account({ credits: 1000 })
  const used = async () => 1000 - (await server.store.funds(organisation.id, project.id, Date.now())).granted
  model.answer = plainly
  const headers = server.as(live, { ...EVENTS, 'Idempotency-Key': 'streamed' })
  const response = await server.post('/v1/ai/ai-question', body, headers)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  expect(response.headers.get('x-request-id')).toMatch(/^[\w-]+$/)
  const events = await read(response)
  expect(events.map(({ name }) => name)).toEqual([
    ...['answer', 'why', 'timing', 'advice'].flatMap(() => ['section', 'paragraph']),
    'done',
  ])
  const { data, meta } = events.at(-1)!.data
  expect(Object.keys(data).sort()).toEqual(['grounding', 'model', 'refusal', 'tier', 'usage'])
  expect(meta.request_id).toBe(response.headers.get('x-request-id'))
  expect([meta.credits_used, await used()]).toEqual([60, 60])

  // The stored answer is streamed again, and is the same as JSON.
  const replayed = await server.post('/v1/ai/ai-question', body, headers)
  expect(replayed.headers.get('idempotent-replayed')).toBe('true')
  expect(await read(replayed)).toEqual(events)
  const whole = await (
    await server.post('/v1/ai/ai-question', body, server.as(live, { 'Idempotency-Key': 'streamed' }))
  ).json()
  const paragraphs = events.filter(({ name }) => name === 'paragraph').map(({ data: { text } }) => text)
  expect(whole.data.reading).toBe(paragraphs.join('\n\n'))
  expect(await used()).toBe(60)
})

test('paragraphs are sent while the model still writes', async () => {
  const { live } = await server.account({ credits: 1000 })
  const gate = Promise.withResolvers<void>()
  model.answer = (asked) => ({
    parts: [JSON.stringify(plainly(asked)).slice(0, -150), JSON.stringify(plainly(asked)).slice(-150)],
    gate: gate.promise,
  })
  const response = await server.post('/v1/ai/ai-question', body, server.as(live, EVENTS))
  const reader = response.body!.getReader()
  let text = ''
  while (!text.includes('event: paragraph')) text += new TextDecoder().decode((await reader.read()).value)
  expect(text).not.toContain('event: done')
  gate.resolve()
  for (let next = await reader.read(); !next.done; next = await reader.read())
    text += new TextDecoder().decode(next.value)
  expect(text).toContain('event: done')
})

test('a failed paragraph and those after it wait until it is rewritten or replaced', async () => {
  const { live } = await server.account({ credits: 1000 })
  const wrong = { text: 'Jupiter is in Aries.' }
  model.answer = (asked) => plainly(asked, (id) => [id === 'why' ? wrong : { text: '{D1.Jupiter.sign}' }])
  const events = await read(await server.post('/v1/ai/ai-question', body, server.as(live, EVENTS)))
  expect(events.filter(({ name }) => name === 'section').map(({ data: { id } }) => id)).toEqual([
    'answer',
    'why',
    'timing',
    'advice',
  ])
  expect(JSON.stringify(events)).not.toContain('in Aries')
  // `why` and `advice`, where a fact alone is no advice but may stand.
  expect(events.at(-1)!.data.data.grounding.unsupported_removed).toBe(1)
})

test('an error before the first paragraph is the usual answer; a refusal is one event', async () => {
  const { live } = await server.account({ credits: 1000 })
  model.answer = () => ({ status: 400 })
  const failed = await server.post('/v1/ai/ai-question', body, server.as(live, EVENTS))
  expect([failed.status, failed.headers.get('content-type')]).toEqual([503, 'application/json'])
  const question = JSON.stringify({ ...BIRTH, question: 'When will I die?' })
  const events = await read(await server.post('/v1/ai/ai-question', question, server.as(live, EVENTS)))
  expect(events.map(({ name }) => name)).toEqual(['done'])
  expect(events[0]!.data.data).toMatchObject({ refusal: { topic: 'death_or_lifespan_date' } })
  expect(events[0]!.data.data.reading).toBe(events[0]!.data.data.refusal.message)
})

test('an error after the first paragraph is an event, and nothing is charged', async () => {
  const { organisation, project, live } = await server.account({ credits: 1000 })
  model.answer = (asked) => ({ parts: [JSON.stringify(plainly(asked)).slice(0, -100)], gate: Promise.resolve() })
  const events = await read(await server.post('/v1/ai/ai-question', body, server.as(live, EVENTS)))
  expect(events[0]!.name).toBe('section')
  expect(events.at(-1)).toMatchObject({ name: 'error', data: { code: 'unavailable', retryable: true } })
  const { granted, includedUsed } = await server.store.funds(organisation.id, project.id, Date.now())
  expect([granted, includedUsed]).toEqual([1000, 0])
})

test('a client that hangs up in the middle ends the call, and nothing is charged', async () => {
  const { organisation, project, live } = await server.account({ credits: 1000 })
  const spent = async () => 1000 - (await server.store.funds(organisation.id, project.id, Date.now())).granted
  model.answer = (asked) => ({
    parts: [JSON.stringify(plainly(asked)).slice(0, -150), ''],
    gate: new Promise(() => {}),
  })
  const { port } = new URL(server.origin)
  const socket = connect(Number(port), '127.0.0.1')
  let seen = ''
  socket.on('data', (piece) => {
    seen += piece.toString()
  })
  const lines = Object.entries({
    ...{ Host: 'localhost', 'Content-Type': 'application/json', 'Content-Length': String(body.length) },
    ...server.as(live, EVENTS),
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`POST /v1/ai/ai-question HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
  await until(() => seen.includes('event: paragraph'))
  expect(await spent()).toBe(170)
  socket.destroy()
  await until(async () => (await spent()) === 0)
})

test('who likes JSON better has JSON, and a capability without paragraphs ignores the wish', async () => {
  const { live } = await server.account({ credits: 1000 })
  model.answer = plainly
  const both = server.as(live, { Accept: 'application/json, text/event-stream;q=0.5' })
  expect((await server.post('/v1/ai/ai-question', body, both)).headers.get('content-type')).toBe('application/json')
  const other = await server.post(
    '/v1/vedic-charts/planet-positions',
    JSON.stringify({ ...BIRTH, as_of: undefined }),
    server.as(live, EVENTS),
  )
  expect([other.status, other.headers.get('content-type')]).toEqual([200, 'application/json'])
})
