import { afterAll, expect, test } from 'bun:test'
import { connect } from 'node:net'
import { start } from '../http/server.ts'
import { until } from '../until.ts'
import { plainAnswer, provider } from './provider.ts'
import { BIRTH } from './world.ts'

// Clients that close the connection during a reading, over HTTP.

const model = provider()
const server = await start({ readings: { languageModels: model.models, readingsAMinute: 1000 } })
afterAll(async () => {
  await server.stop()
  model.stop()
})

const CALLERS = 8
/** Credits reserved for one reading. */
const CREDIT_CEILING = 170

test('a closed connection ends the model request and releases the funds and the idempotency key', async () => {
  const { organisation, project, live } = await server.account({ credits: CALLERS * CREDIT_CEILING })
  const usedCredits = async () => {
    const { granted, includedUsed } = await server.store.funds(organisation.id, project.id, Date.now())
    return CALLERS * CREDIT_CEILING - granted + includedUsed
  }
  const body = JSON.stringify({ ...BIRTH, question: 'How will my career go?' })
  const headers = (nth: number) => server.as(live, { 'Idempotency-Key': `reading-${nth}` })
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
  await until(() => model.requests.length === CALLERS)
  expect(await usedCredits()).toBe(CALLERS * CREDIT_CEILING)
  // The reservations leave no credits for another reading.
  expect((await server.post('/v1/ai/ai-question', body, server.as(live))).status).toBe(429)
  for (const [nth, socket] of sockets.entries()) nth % 2 === 0 ? socket.destroy() : socket.end()
  await until(() => model.abortedCount() === CALLERS)
  await until(async () => (await usedCredits()) === 0)
  const rows = await server.store.ledger(organisation.id)
  const rowCount = (kind: string) => rows.filter((row) => row.kind === kind).length
  expect([rowCount('reserve'), rowCount('release'), rowCount('charge')]).toEqual([CALLERS, CALLERS, 0])
  expect(await server.store.releaseOverdue(Number.MAX_SAFE_INTEGER)).toBe(0)
  model.answer = plainAnswer
  const retryStatuses = await Promise.all(
    sockets.map((_, nth) => server.post('/v1/ai/ai-question', body, headers(nth)).then(({ status }) => status)),
  )
  expect(retryStatuses).toEqual(Array<number>(CALLERS).fill(200))
})
