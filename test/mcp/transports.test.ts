import { afterAll, describe, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { catalogue } from '../../src/capabilities/index.ts'
import { independence } from '../../src/capabilities/shared/inputs.ts'
import { start } from '../http/server.ts'
import { MAIN } from '../program.ts'

const server = await start()
afterAll(server.stop)

const connect = async (headers: Record<string, string>) => {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL(`${server.origin}/mcp`), { requestInit: { headers } })
  await client.connect(transport)
  return client
}
const moon = { name: 'call_capability', arguments: { capability: 'find-moon-sign', input: independence } }
const textOf = ({ content }: { content: { type: string; text?: string }[] }) =>
  content.map(({ text }) => text ?? '').join('\n')

describe('over HTTP', () => {
  test('with a live key a call has its normal price; refusals, find and describe are free', async () => {
    const { live, spent } = await server.account()
    const client = await connect(server.as(live))
    expect((await client.listTools()).tools).toHaveLength(4)
    await client.callTool({ name: 'find_capability', arguments: { query: 'moon sign' } })
    await client.callTool({ name: 'describe_capability', arguments: { capability: 'find-moon-sign' } })
    expect(await spent()).toBe(0)
    const result = await client.callTool(moon)
    expect(textOf(result as never)).toContain('Pushya')
    expect(result.structuredContent).toMatchObject({ credits_used: 1 })
    expect(await spent()).toBe(1)
    const input = { ...independence, longitude: 181 }
    expect((await client.callTool({ ...moon, arguments: { capability: 'find-moon-sign', input } })).isError).toBe(true)
    expect(await spent()).toBe(1)
    // Looking up a place costs one credit.
    await client.callTool({ name: 'find_capability', arguments: { query: 'moon sign', place: 'Pune' } })
    expect(await spent()).toBe(2)
    await client.close()
  })

  test('the same idempotency key is charged once', async () => {
    const { live, spent } = await server.account()
    const client = await connect(server.as(live))
    const repeatedCall = { ...moon, arguments: { ...moon.arguments, idempotency_key: 'one' } }
    await client.callTool(repeatedCall)
    await client.callTool(repeatedCall)
    expect(await spent()).toBe(1)
    await client.close()
  })

  test('a call without remaining credits is a tool error', async () => {
    const { live } = await server.account({ plan: 'operator', credits: 1 })
    const client = await connect(server.as(live))
    await client.callTool(moon)
    const refusal = await client.callTool(moon)
    expect([refusal.isError, refusal._meta?.['khagola/error']]).toMatchObject([true, { code: 'quota_exhausted' }])
    await client.close()
  })

  test('requests without a valid key are refused', async () => {
    for (const headers of [{}, { Authorization: 'Bearer sk_test_unknown' }] as Record<string, string>[]) {
      await expect(connect(headers)).rejects.toThrow()
      const messages = [
        { method: 'tools/list' },
        { method: 'tools/call', params: { name: 'nope' } },
        { method: 'tools/call', params: { name: 'call_capability', arguments: { capability: 'nope' } } },
        { method: 'tools/call', params: { name: 'call_capability', arguments: { capability: 'find-moon-sign' } } },
      ]
      for (const message of messages) {
        const response = await server.post('/mcp', { jsonrpc: '2.0', id: 1, ...message }, headers)
        expect([response.status, response.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer realm="khagola"'])
      }
    }
  })

  test('a client with the older protocol version is served', async () => {
    const { sandbox } = await server.account()
    const headers = { ...server.as(sandbox), Accept: 'application/json, text/event-stream' }
    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'old', version: '1' } }
    const initialisation = await server.post('/mcp', { jsonrpc: '2.0', id: 1, method: 'initialize', params }, headers)
    expect(await initialisation.text()).toContain('"protocolVersion":"2025-06-18"')
    const toolCall = await server.post('/mcp', { jsonrpc: '2.0', id: 2, method: 'tools/call', params: moon }, headers)
    expect(await toolCall.text()).toContain('Pushya')
  })

  test('streams, sessions, foreign origins and invalid messages are refused', async () => {
    const { sandbox } = await server.account()
    for (const method of ['GET', 'DELETE'])
      expect((await fetch(`${server.origin}/mcp`, { method, headers: server.as(sandbox) })).status).toBe(405)
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    const foreignOrigin = await server.post(
      '/mcp',
      message,
      server.as(sandbox, { Origin: 'https://elsewhere.example' }),
    )
    expect(foreignOrigin.status).toBe(403)
    expect((await server.post('/mcp', '{"jsonrpc":', server.as(sandbox))).status).toBe(400)
  })

  test('a PDF is returned as a link that requires no key', async () => {
    const { sandbox } = await server.account()
    const client = await connect(server.as(sandbox))
    const { slug, example } = catalogue.find((entry) => entry.slug === 'prediction-nature')!
    const { content } = (await client.callTool({
      name: 'call_capability',
      arguments: { capability: slug, input: example, format: 'pdf' },
    })) as { content: { type: string; uri?: string }[] }
    const link = content.find(({ type }) => type === 'resource_link')!
    const file = await fetch(link.uri!)
    expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
    await client.close()
  })
})

test('khagola mcp works over stdin and stdout without key or server', async () => {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [MAIN, 'mcp', '--family', 'kp'] }))
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toContain('kp_chart')
  expect(textOf((await client.callTool(moon)) as never)).toContain('Pushya')
  const { content } = (await client.callTool({
    name: 'call_capability',
    arguments: { capability: 'prediction-nature', input: independence, format: 'pdf' },
  })) as { content: { type: string; uri?: string }[] }
  expect(existsSync(fileURLToPath(content.find(({ type }) => type === 'resource_link')!.uri!))).toBe(true)
  await client.close()
}, 300_000)
