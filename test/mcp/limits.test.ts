import { afterAll, beforeAll, expect, test } from 'bun:test'
import { start } from '../http/server.ts'

let server: Awaited<ReturnType<typeof start>>
let key: Record<string, string>
beforeAll(async () => {
  server = await start()
  key = server.as((await server.account()).sandbox, { Accept: 'application/json, text/event-stream' })
})
afterAll(() => server.stop())

const send = (body: BodyInit, headers = key) => server.post('/mcp', body, headers)
const toolCall = (args: object, name = 'call_capability') =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } })

test('a request without a key is answered without reading the body', async () => {
  // The body never ends, so the answer must not wait for it.
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(16)) })
  const response = await send(body, { Accept: 'application/json, text/event-stream' })
  expect(response.status).toBe(401)
  expect(response.headers.get('WWW-Authenticate')).toContain('Bearer')
})

test('a batch has at most 20 messages', async () => {
  const pings = (count: number) =>
    JSON.stringify(Array.from({ length: count }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' })))
  const tooLong = await send(pings(21))
  expect([tooLong.status, (await tooLong.json()) as object]).toMatchObject([400, { error: { code: -32600 } }])
  const longest = await send(pings(20))
  expect([longest.status, (await longest.text()).match(/"result"/g)?.length]).toEqual([200, 20])
})

test('a message has the limits of a body: 1 MiB, 32 levels, number of members and values', async () => {
  const names = Object.fromEntries(Array.from({ length: 60_000 }, (_, i) => [`k${i}`, 1]))
  expect((await send(toolCall({ capability: 'echo', input: names }))).status).toBe(413)
  expect((await send(`[${'1,'.repeat(500_000)}1]`)).status).toBe(413)
  expect((await send(toolCall({ capability: 'x', input: { a: 'x'.repeat(1_048_576) } }))).status).toBe(413)
  const own = Object.fromEntries(Object.entries(names).slice(0, 600))
  expect((await send(toolCall(own))).status).toBe(413)
  expect((await send(`[${toolCall(own)}]`)).status).toBe(413)
  const deeplyNested = await send(`{"a":${'['.repeat(40)}${']'.repeat(40)}}`)
  expect([deeplyNested.status, (await deeplyNested.json()) as object]).toMatchObject([400, { error: { code: -32700 } }])
})

test('only a call of a capability with a larger body limit may be larger', async () => {
  const dxf = { dxf_base64: 'A'.repeat(1_500_000) }
  for (const capability of ['vastu-import-dxf', 'vastu_import_dxf', 'vastu/vastu-import-dxf'])
    expect([capability, (await send(toolCall({ capability, input: dxf }))).status]).toEqual([capability, 200])
  expect((await send(toolCall({ capability: 'vastu-analyse', input: dxf }))).status).toBe(413)
  expect((await send(toolCall({ capability: 'vastu-import-dxf', input: { a: 'A'.repeat(4_000_000) } }))).status).toBe(
    413,
  )
})

test('a refused body consumes rate units by its size', async () => {
  const account = await server.account({ plan: 'free' })
  const headers = server.as(account.live, { Accept: 'application/json, text/event-stream' })
  const large = `${toolCall({ capability: 'x' }).slice(0, -1)}${' '.repeat(900_000)},`
  const statuses = [await send(large, headers), await send('{}', headers)].map(({ status }) => status)
  expect(statuses).toEqual([400, 429])
})

test('input as JSON text has the same limits', async () => {
  const input = `{"a":${'['.repeat(200_000)}`
  const response = await send(toolCall({ capability: 'find-moon-sign', input }))
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('isError')
})

test('a long name is neither repeated in the error nor compared with every capability', async () => {
  const longName = 'x'.repeat(500_000)
  for (const body of [
    toolCall({ capability: longName, input: {} }),
    toolCall({}, longName),
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'prompts/get', params: { name: longName } }),
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri: longName } }),
  ])
    expect((await (await send(body)).text()).length).toBeLessThan(3000)
})
