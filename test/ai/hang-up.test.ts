import { afterAll, expect, test } from 'bun:test'
import { connect } from 'node:net'
import { start } from '../http/server.ts'
import { until } from '../until.ts'
import { plainly, provider } from './provider.ts'
import { BIRTH } from './world.ts'

// Clients that go away in the middle, over the wire.

const model = provider()
const server = await start({ readings: { languageModels: model.scribes, readingsAMinute: 1000 } })
afterAll(async () => {
  await server.stop()
  model.stop()
})

const CALLERS = 8
const CEILING = 170

test('clients that hang up free what they held: the model, the funds, their key and their place', async () => {
  const { organisation, project, live } = await server.account({ credits: CALLERS * CEILING })
  const spent = async () => {
    const { granted, includedUsed } = await server.store.funds(organisation.id, project.id, Date.now())
    return CALLERS * CEILING - granted + includedUsed
  }
  const body = JSON.stringify({ ...BIRTH, question: 'How will my career go?' })
  const headers = (nth: number) => server.as(live, { 'Idempotency-Key': `held-${nth}` })
  model.answer = () => ({ hang: true })
  const { port } = new URL(server.origin)
  const sockets = Array.from({ length: CALLERS }, (_, nth) => {
    const socket = connect(Number(port), '127.0.0.1')
    const lines = Object.entries({
      ...{ Host: 'localhost', 'Content-Type': 'application/json', 'Content-Length': String(body.length) },
      ...headers(nth),
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`POST /v1/ai/ai-question HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
    return socket
  })
  await until(() => model.asked.length === CALLERS)
  expect(await spent()).toBe(CALLERS * CEILING)
  // Nothing is left for anybody else.
  expect((await server.post('/v1/ai/ai-question', body, server.as(live))).status).toBe(429)
  for (const [nth, socket] of sockets.entries()) nth % 2 === 0 ? socket.destroy() : socket.end()
  await until(() => model.gone() === CALLERS)
  await until(async () => (await spent()) === 0)
  const rows = await server.store.ledger(organisation.id)
  const of = (kind: string) => rows.filter((row) => row.kind === kind).length
  expect([of('reserve'), of('release'), of('charge')]).toEqual([CALLERS, CALLERS, 0])
  expect(await server.store.releaseOverdue(Number.MAX_SAFE_INTEGER)).toBe(0)
  model.answer = plainly
  const again = await Promise.all(
    sockets.map((_, nth) => server.post('/v1/ai/ai-question', body, headers(nth)).then(({ status }) => status)),
  )
  expect(again).toEqual(Array<number>(CALLERS).fill(200))
})
