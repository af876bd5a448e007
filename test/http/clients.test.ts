import { afterAll, expect, test } from 'bun:test'
import { connect } from 'node:net'
import { hasUnreadBody, readBody } from '../../src/api/body.ts'
import { Fault } from '../../src/faults.ts'
import { start } from './server.ts'

// Misbehaving clients over real connections.

const server = await start()
afterAll(() => server.stop())
const { port } = new URL(server.origin)
const { sandbox } = await server.account()

/** Sends a text and returns the response until the server closes the connection. */
const exchange = (text: string): Promise<string> => {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let response = ''
  const socket = connect(Number(port), '127.0.0.1', () => socket.write(text))
  socket.on('data', (chunk) => (response += chunk))
  socket.on('close', () => resolve(response))
  socket.on('error', reject)
  return promise
}
const requestHead = (length: number) =>
  `POST /v1/utilities/find-moon-sign HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${sandbox.secret}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

test('too large headers are refused and the connection is closed', async () => {
  const answer = await exchange(`GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(100_000)}\r\n\r\n`)
  expect(answer).toStartWith('HTTP/1.1 400')
})

test('a body announced as too large is refused before it is sent, and the connection is closed', async () => {
  const answer = await exchange(`${requestHead(5_000_000)}{`)
  expect(answer).toStartWith('HTTP/1.1 413')
  expect(answer).toContain('Connection: close')
})

test('a body that arrives too slowly is abandoned', async () => {
  let chunkCount = 0
  const stream = new ReadableStream({
    async pull(controller) {
      await Bun.sleep(5)
      chunkCount++
      controller.enqueue(new TextEncoder().encode(' '))
    },
  })
  const request = new Request('http://localhost/', { method: 'POST', body: stream })
  const fault = await readBody(request, 1000, { timeoutMs: 1000 }).then(
    () => null,
    (reason) => reason,
  )
  expect(fault).toBeInstanceOf(Fault)
  expect(fault).toMatchObject({ status: 400, message: 'The body did not arrive within 1 s.' })
  expect(hasUnreadBody(request)).toBe(true)
  expect(chunkCount).toBeGreaterThan(1)
  expect(await readBody(new Request('http://localhost/', { method: 'POST', body: '{}' }), 10)).toHaveLength(2)
})
