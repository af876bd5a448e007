import { afterAll, expect, test } from 'bun:test'
import { connect } from 'node:net'
import { isUnread, readBody } from '../../src/api/body.ts'
import { Fault } from '../../src/faults.ts'
import { start } from './server.ts'

// Clients that misbehave, on the wire.

const server = await start()
afterAll(() => server.stop())
const { port } = new URL(server.origin)
const { sandbox } = await server.account()

/** Sends the text and answers what came back until the server closed the connection. */
const exchange = (text: string): Promise<string> => {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let got = ''
  const socket = connect(Number(port), '127.0.0.1', () => socket.write(text))
  socket.on('data', (piece) => (got += piece))
  socket.on('close', () => resolve(got))
  socket.on('error', reject)
  return promise
}
const head = (length: number) =>
  `POST /v1/utilities/find-moon-sign HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${sandbox.secret}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

test('headers beyond the limit are refused, and the connection is closed', async () => {
  const answer = await exchange(`GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(100_000)}\r\n\r\n`)
  expect(answer).toStartWith('HTTP/1.1 400')
})

test('a body that is announced too large is refused before it is sent, and the connection is closed', async () => {
  const answer = await exchange(`${head(5_000_000)}{`)
  expect(answer).toStartWith('HTTP/1.1 413')
  expect(answer).toContain('Connection: close')
})

test('a body that drips is given up', async () => {
  let dripped = 0
  const drips = new ReadableStream({
    async pull(to) {
      await Bun.sleep(5)
      dripped++
      to.enqueue(new TextEncoder().encode(' '))
    },
  })
  const request = new Request('http://localhost/', { method: 'POST', body: drips })
  const fault = await readBody(request, 1000, 1000).then(
    () => null,
    (reason) => reason,
  )
  expect(fault).toBeInstanceOf(Fault)
  expect(fault).toMatchObject({ status: 400, message: 'The body did not arrive within 1 s.' })
  expect(isUnread(request)).toBe(true)
  expect(dripped).toBeGreaterThan(1)
  expect(await readBody(new Request('http://localhost/', { method: 'POST', body: '{}' }), 10)).toHaveLength(2)
})
