import { describe, expect, test } from 'bun:test'
import { connect } from 'node:net'
import { join } from 'node:path'
import { childrenOf } from '../processes.ts'
import { folderOfFile, processOver } from '../program.ts'
import { until } from '../until.ts'
import { birth, call, freePort, spawn } from './spawned.ts'

// Unhandled errors in real processes.

const KEY = 'sk_test_errors'
const FAILING = { program: join(import.meta.dir, 'failing-main.ts') }
const bride = { ...birth, datetime: '1950-01-26T10:15' }
const groom = { ...birth, node: 'mean', ayanamsha: 'lahiri' }
const messages = [{ role: 'user', content: 'How does my marriage look?' }]
const as_of = '1975-06-01'

/** Contradicting births, with the field that the fault must name. */
const CONTRADICTIONS: [slug: string, input: object, field: string][] = [
  ['ai-compatibility-reading', { groom, bride: { ...bride, node: 'true' }, as_of }, 'bride.node'],
  ['ai-compatibility-reading', { groom, bride: { ...bride, ayanamsha: 'raman' }, as_of }, 'bride.ayanamsha'],
  ['ai-chat', { ...groom, partner: { ...bride, ayanamsha: 'raman' }, messages, as_of }, 'partner.ayanamsha'],
]

test('contradicting births are refused and the server keeps running', async () => {
  const { child, url } = spawn({ BOOTSTRAP_SANDBOX_KEY: KEY, LOG: 'none' })
  const at = await url()
  for (const [slug, input, field] of CONTRADICTIONS) {
    const reply = await fetch(`${at}/v1/ai/${slug}`, {
      method: 'POST',
      body: JSON.stringify(input),
      headers: { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' },
    })
    expect(reply.status).toBe(422)
    expect(((await reply.json()) as { error: { field: string } }).error.field).toBe(field)
  }
  expect((await call(at, KEY, '/v1/utilities/find-moon-sign')).status).toBe(200)
  expect(child.exitCode).toBeNull()
  child.kill('SIGTERM')
  expect(await child.exited).toBe(0)
})

test('the command line prints the fault without a stack', async () => {
  const [slug, input, field] = CONTRADICTIONS[0]!
  const { exitCode, error } = await processOver(folderOfFile())(['call', slug, JSON.stringify(input)])
  expect(exitCode).toBe(1)
  expect(error).toContain(`"${field}"`)
  expect(error).not.toContain('.ts:')
})

test('an assistant over stdin gets the fault, and the process answers the next message', async () => {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, '..', '..', 'src', 'main.ts'), 'mcp'], {
    env: { PATH: process.env.PATH, DATA_DIR: folderOfFile(), COMPILED_YEARS: 'none' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const send = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  const [slug, input] = CONTRADICTIONS[0]!
  const clientInfo = { name: 'test', version: '1' }
  send({ id: 1, method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo } })
  send({ method: 'notifications/initialized' })
  send({
    ...{ id: 2, method: 'tools/call' },
    params: { name: 'call_capability', arguments: { capability: `ai/${slug}`, input } },
  })
  send({ id: 3, method: 'tools/list' })
  let output = ''
  const reader = child.stdout.getReader()
  const decoder = new TextDecoder()
  while (!output.includes('"id":2') || !output.includes('"id":3')) {
    const { done, value } = await reader.read()
    if (done) break
    output += decoder.decode(value, { stream: true })
  }
  expect(output).toContain('bride.node')
  expect(child.exitCode).toBeNull()
  child.stdin.end()
  expect(await child.exited).toBe(0)
})

describe('a server', () => {
  test('logs an unhandled rejection and continues', async () => {
    const { child, url } = spawn({ BOOTSTRAP_SANDBOX_KEY: KEY, LOG: 'none' }, [], FAILING)
    const at = await url()
    child.kill('SIGUSR2')
    child.kill('SIGUSR2')
    for (let i = 0; i < 5; i++) expect((await call(at, KEY, '/v1/utilities/find-moon-sign')).status).toBe(200)
    child.kill('SIGTERM')
    expect(await child.exited).toBe(0)
    const log = await new Response(child.stderr).text()
    expect(log).toContain('a rejection for the test')
    expect(log).toContain('failing-main.ts')
  })

  test('logs an uncaught exception, finishes the running request, and exits with 1', async () => {
    const { child, url } = spawn({ BOOTSTRAP_SANDBOX_KEY: KEY, LOG: 'none' }, [], FAILING)
    const { hostname, port } = new URL(await url())
    const body = JSON.stringify(birth)
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      answer += chunk
    })
    socket.write(
      `POST /v1/utilities/find-moon-sign HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${KEY}\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`,
    )
    await until(() => answer.includes('100 Continue'))
    child.kill('SIGWINCH')
    await Bun.sleep(50)
    socket.write(body)
    await until(() => answer.includes('"moon_sign"'))
    expect(await child.exited).toBe(1)
    const log = await new Response(child.stderr).text()
    expect(log).toContain('an exception for the test')
    expect(log).toContain('failing-main.ts')
    socket.destroy()
  })

  test('with two workers restarts the one that ended by an exception', async () => {
    const settings = { WORKERS: '2', PORT: String(await freePort()), BOOTSTRAP_SANDBOX_KEY: KEY, LOG: 'none' }
    const { child, url } = spawn(settings, [], FAILING)
    const at = await url()
    const [firstWorker] = childrenOf(child.pid)
    process.kill(firstWorker!, 'SIGUSR2')
    process.kill(firstWorker!, 'SIGWINCH')
    await until(() => childrenOf(child.pid).length === 2 && !childrenOf(child.pid).includes(firstWorker!))
    for (let i = 0; i < 5; i++) expect((await call(at, KEY, '/v1/utilities/find-moon-sign')).status).toBe(200)
    child.kill('SIGTERM')
    expect(await child.exited).toBe(0)
  })
})
