import { afterAll, expect, test } from 'bun:test'
import { connect } from 'node:net'
import { start } from '../http/server.ts'
import { until } from '../until.ts'
import { plainAnswer, provider } from './provider.ts'
import { BIRTH } from './world.ts'

// AI readings as server-sent events, over HTTP.

const model = provider({ stream: true })
const server = await start({ readings: { languageModels: model.models, readingsAMinute: 1000 } })
afterAll(async () => {
  await server.stop()
  model.stop()
})

const body = JSON.stringify({ ...BIRTH, question: 'How will my career go?' })
const EVENTS = { Accept: 'text/event-stream' }

const eventsOf = async (response: Response) =>
  (await response.text())
    .split('\n\n')
    .filter((block) => block !== '')
    .map((block) => {
      const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(block)!
      return { name: name!, data: JSON.parse(data!) }
    })

test('sections and paragraphs come in order, then the other fields; the reading is charged once', async () => {
  const { organisation, project, live } = await server.account({ credits: 1000 })
  const usedCredits = async () => 1000 - (await server.store.funds(organisation.id, project.id, Date.now())).granted
  model.answer = plainAnswer
  const headers = server.as(live, { ...EVENTS, 'Idempotency-Key': 'streamed' })
  const response = await server.post('/v1/ai/ai-question', body, headers)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  expect(response.headers.get('x-request-id')).toMatch(/^[\w-]+$/)
  const events = await eventsOf(response)
  expect(events.map(({ name }) => name)).toEqual([
    ...['answer', 'why', 'timing', 'advice'].flatMap(() => ['section', 'paragraph']),
    'done',
  ])
  const { data, meta } = events.at(-1)!.data
  expect(Object.keys(data).sort()).toEqual(['grounding', 'model', 'refusal', 'tier', 'usage'])
  expect(meta.request_id).toBe(response.headers.get('x-request-id'))
  expect([meta.credits_used, await usedCredits()]).toEqual([60, 60])

  // The stored answer is replayed as a stream, and has the same text as JSON.
  const replayed = await server.post('/v1/ai/ai-question', body, headers)
  expect(replayed.headers.get('idempotent-replayed')).toBe('true')
  expect(await eventsOf(replayed)).toEqual(events)
  const jsonAnswer = await (
    await server.post('/v1/ai/ai-question', body, server.as(live, { 'Idempotency-Key': 'streamed' }))
  ).json()
  const paragraphs = events.filter(({ name }) => name === 'paragraph').map(({ data: { text } }) => text)
  expect(jsonAnswer.data.reading).toBe(paragraphs.join('\n\n'))
  expect(await usedCredits()).toBe(60)
})

test('paragraphs are sent before the model has finished', async () => {
  const { live } = await server.account({ credits: 1000 })
  const gate = Promise.withResolvers<void>()
  model.answer = (request) => ({
    parts: [JSON.stringify(plainAnswer(request)).slice(0, -150), JSON.stringify(plainAnswer(request)).slice(-150)],
    gate: gate.promise,
  })
  const response = await server.post('/v1/ai/ai-question', body, server.as(live, EVENTS))
  const reader = response.body!.getReader()
  let text = ''
  while (!text.includes('event: paragraph')) text += new TextDecoder().decode((await reader.read()).value)
  expect(text).not.toContain('event: done')
  gate.resolve()
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read())
    text += new TextDecoder().decode(chunk.value)
  expect(text).toContain('event: done')
})

test('a failed paragraph and those after it wait until it is rewritten or replaced', async () => {
  const { live } = await server.account({ credits: 1000 })
  const falseParagraph = { text: 'Jupiter is in Aries.' }
  const PLANETS: Record<string, string> = { answer: 'Jupiter', timing: 'Saturn', advice: 'Venus' }
  model.answer = (request) =>
    plainAnswer(request, (id) => [id === 'why' ? falseParagraph : { text: `{D1.${PLANETS[id]}.sign}` }])
  const events = await eventsOf(await server.post('/v1/ai/ai-question', body, server.as(live, EVENTS)))
  expect(events.filter(({ name }) => name === 'section').map(({ data: { id } }) => id)).toEqual([
    'answer',
    'why',
    'timing',
    'advice',
  ])
  expect(JSON.stringify(events)).not.toContain('in Aries')
  // Only the paragraph of `why`: the section `advice` may hold a fact alone.
  expect(events.at(-1)!.data.data.grounding.unsupported_removed).toBe(1)
})

test('an error before the first paragraph is a JSON answer; a refusal is one event', async () => {
  const { live } = await server.account({ credits: 1000 })
  model.answer = () => ({ status: 400 })
  const failure = await server.post('/v1/ai/ai-question', body, server.as(live, EVENTS))
  expect([failure.status, failure.headers.get('content-type')]).toEqual([503, 'application/json'])
  const question = JSON.stringify({ ...BIRTH, question: 'When will I die?' })
  const events = await eventsOf(await server.post('/v1/ai/ai-question', question, server.as(live, EVENTS)))
  expect(events.map(({ name }) => name)).toEqual(['done'])
  expect(events[0]!.data.data).toMatchObject({ refusal: { topic: 'death_or_lifespan_date' } })
  expect(events[0]!.data.data.reading).toBe(events[0]!.data.data.refusal.message)
})

test('an error after the first paragraph is an event, and the reading is not charged', async () => {
  const { organisation, project, live } = await server.account({ credits: 1000 })
  model.answer = (request) => ({
    parts: [JSON.stringify(plainAnswer(request)).slice(0, -100)],
    gate: Promise.resolve(),
  })
  const events = await eventsOf(await server.post('/v1/ai/ai-question', body, server.as(live, EVENTS)))
  expect(events[0]!.name).toBe('section')
  expect(events.at(-1)).toMatchObject({ name: 'error', data: { code: 'unavailable', retryable: true } })
  const { granted, includedUsed } = await server.store.funds(organisation.id, project.id, Date.now())
  expect([granted, includedUsed]).toEqual([1000, 0])
})

test('a connection closed during the stream ends the call, without a charge', async () => {
  const { organisation, project, live } = await server.account({ credits: 1000 })
  const usedCredits = async () => 1000 - (await server.store.funds(organisation.id, project.id, Date.now())).granted
  model.answer = (request) => ({
    parts: [JSON.stringify(plainAnswer(request)).slice(0, -150), ''],
    gate: new Promise(() => {}),
  })
  const { port } = new URL(server.origin)
  const socket = connect(Number(port), '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk.toString()
  })
  const lines = Object.entries({
    ...{ Host: 'localhost', 'Content-Type': 'application/json', 'Content-Length': String(body.length) },
    ...server.as(live, EVENTS),
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`POST /v1/ai/ai-question HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
  await until(() => received.includes('event: paragraph'))
  expect(await usedCredits()).toBe(170)
  socket.destroy()
  await until(async () => (await usedCredits()) === 0)
})

test('a client that prefers JSON gets JSON, as does one of a capability without paragraphs', async () => {
  const { live } = await server.account({ credits: 1000 })
  model.answer = plainAnswer
  const preferringJson = server.as(live, { Accept: 'application/json, text/event-stream;q=0.5' })
  expect((await server.post('/v1/ai/ai-question', body, preferringJson)).headers.get('content-type')).toBe(
    'application/json',
  )
  const positions = await server.post(
    '/v1/vedic-charts/planet-positions',
    JSON.stringify({ ...BIRTH, as_of: undefined }),
    server.as(live, EVENTS),
  )
  expect([positions.status, positions.headers.get('content-type')]).toEqual([200, 'application/json'])
})
