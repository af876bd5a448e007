import { expect, test } from 'bun:test'
import { type AppParts, createApp } from '../../src/api/app.ts'
import { createLog, type LogLevel } from '../../src/api/log.ts'
import type { CallEvent } from '../../src/service/call-event.ts'
import { call, spawn } from './spawned.ts'

const event = (changes: Partial<CallEvent> = {}): CallEvent => ({
  requestId: 'r1',
  capability: 'utilities/find-moon-sign',
  organisationId: 'o1',
  environment: 'live',
  status: 200,
  code: null,
  ms: 1.235,
  computeMs: 1,
  credits: 1,
  replayed: false,
  ...changes,
})
const linesOf = (level: LogLevel, events: CallEvent[]) => {
  let text = ''
  const log = createLog(level, 1000, (lines) => (text += lines))
  for (const each of events) log.call(each)
  log.close()
  return text.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []))
}

test('each call has a line, slow calls are marked, and the level selects the lines', () => {
  const events = [event(), event({ ms: 1000, requestId: 'r2' }), event({ status: 422, code: 'invalid_request' })]
  expect(linesOf('requests', events)).toMatchObject([
    { level: 'info', request_id: 'r1', status: 200, ms: 1.235, slow: false },
    { level: 'warn', request_id: 'r2', slow: true },
    { level: 'info', status: 422, code: 'invalid_request' },
  ])
  expect(linesOf('slow', events)).toMatchObject([{ request_id: 'r2' }])
  expect(linesOf('none', events)).toEqual([])
})

test('a server logs each call without key, input or answer', async () => {
  const { child, url, output } = spawn({ BOOTSTRAP_SANDBOX_KEY: 'sk_test_logged' })
  const at = await url()
  const reply = await call(at, 'sk_test_logged')
  const { data } = (await reply.json()) as { data: { ascendant: { longitude: number } } }
  await call(at, 'sk_test_wrong')
  child.kill('SIGTERM')
  await child.exited
  const text = await output()
  const lines = text.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))
  expect(lines.map(({ status }) => status)).toEqual([200, 401])
  expect(lines[0].request_id).toBe(reply.headers.get('X-Request-Id'))
  for (const secret of ['sk_test', '1947', '28.6139', '77.209', 'Kolkata', String(data.ascendant.longitude)])
    expect(text).not.toContain(secret)
})

test('the log of a defect contains no file token', async () => {
  const reports: string[] = []
  const throwDefect = () => {
    throw new Error('a defect')
  }
  const app = createApp({
    service: { refuse: () => ({ status: 500, body: '', headers: {} }) },
    jobs: { download: throwDefect },
    report: (about: object, cause: unknown) => reports.push(JSON.stringify(about) + String(cause)),
  } as unknown as AppParts)
  expect((await app(new Request('http://localhost/v1/files/secret-token'))).status).toBe(500)
  expect(reports).toHaveLength(1)
  expect(reports[0]).toContain('/v1/files/')
  expect(reports[0]).not.toContain('secret-token')
})
