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

const connected = async (headers: Record<string, string>) => {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL(`${server.origin}/mcp`), { requestInit: { headers } })
  await client.connect(transport)
  return client
}
const moon = { name: 'call_capability', arguments: { capability: 'find-moon-sign', input: independence } }
const textOf = ({ content }: { content: { type: string; text?: string }[] }) =>
  content.map(({ text }) => text ?? '').join('\n')

describe('over HTTP', () => {
  test('under a live key a call costs what it costs by the contract, a refusal and the steps before it nothing', async () => {
    const { live, spent } = await server.account()
    const client = await connected(server.as(live))
    expect((await client.listTools()).tools).toHaveLength(3)
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
    // A place is looked up at its price.
    await client.callTool({ name: 'find_capability', arguments: { query: 'moon sign', place: 'Pune' } })
    expect(await spent()).toBe(2)
    await client.close()
  })

  test('the same idempotency key is charged once', async () => {
    const { live, spent } = await server.account()
    const client = await connected(server.as(live))
    const again = { ...moon, arguments: { ...moon.arguments, idempotency_key: 'one' } }
    await client.callTool(again)
    await client.callTool(again)
    expect(await spent()).toBe(1)
    await client.close()
  })

  test('used up credits are an error of the tool', async () => {
    const { live } = await server.account({ plan: 'operator', credits: 1 })
    const client = await connected(server.as(live))
    await client.callTool(moon)
    const refused = await client.callTool(moon)
    expect([refused.isError, refused._meta?.['khagola/error']]).toMatchObject([true, { code: 'quota_exhausted' }])
    await client.close()
  })

  test('without a known key the door stays shut', async () => {
    for (const headers of [{}, { Authorization: 'Bearer sk_test_unknown' }] as Record<string, string>[]) {
      await expect(connected(headers)).rejects.toThrow()
      const asked = [
        { method: 'tools/list' },
        { method: 'tools/call', params: { name: 'nope' } },
        { method: 'tools/call', params: { name: 'call_capability', arguments: { capability: 'nope' } } },
        { method: 'tools/call', params: { name: 'call_capability', arguments: { capability: 'find-moon-sign' } } },
      ]
      for (const one of asked) {
        const response = await server.post('/mcp', { jsonrpc: '2.0', id: 1, ...one }, headers)
        expect([response.status, response.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer realm="khagola"'])
      }
    }
  })

  test('a client of the older protocol is served too', async () => {
    const { sandbox } = await server.account()
    const headers = { ...server.as(sandbox), Accept: 'application/json, text/event-stream' }
    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'old', version: '1' } }
    const opened = await server.post('/mcp', { jsonrpc: '2.0', id: 1, method: 'initialize', params }, headers)
    expect(await opened.text()).toContain('"protocolVersion":"2025-06-18"')
    const called = await server.post('/mcp', { jsonrpc: '2.0', id: 2, method: 'tools/call', params: moon }, headers)
    expect(await called.text()).toContain('Pushya')
  })

  test('no stream, no session, no strange page, no broken message', async () => {
    const { sandbox } = await server.account()
    for (const method of ['GET', 'DELETE'])
      expect((await fetch(`${server.origin}/mcp`, { method, headers: server.as(sandbox) })).status).toBe(405)
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    const strange = await server.post('/mcp', message, server.as(sandbox, { Origin: 'https://elsewhere.example' }))
    expect(strange.status).toBe(403)
    expect((await server.post('/mcp', '{"jsonrpc":', server.as(sandbox))).status).toBe(400)
  })

  test('a document comes as a link that needs no key', async () => {
    const { sandbox } = await server.account()
    const client = await connected(server.as(sandbox))
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

test('over stdin and stdout: khagola mcp, without key or server', async () => {
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
