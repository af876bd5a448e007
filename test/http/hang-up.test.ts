import { describe, expect, test } from 'bun:test'
import { createApp } from '../../src/api/app.ts'
import { logError } from '../../src/api/command-context.ts'
import { createMetrics } from '../../src/api/metrics.ts'
import { testWorld } from '../service/world.ts'

describe('a client that closes its connection', () => {
  const abortError = new DOMException('', 'AbortError')
  const appOf = (reports: unknown[]) => {
    const service = {
      catalogue: { holds: () => true, find: () => undefined, loaded: () => undefined, all: () => [] },
      call: () => Promise.reject(abortError),
      account: () => Promise.reject(abortError),
      refuse: async ({ status }: { status: number }) => ({ status, body: '{}', headers: {} }),
      ready: () => true,
    }
    return createApp({
      service: service as never,
      metrics: createMetrics(),
      listing: () => '[]',
      description: () => Promise.reject(abortError),
      example: async () => undefined,
      url: 'http://localhost',
      report: (about, cause) => reports.push([about, cause]),
    })
  }

  test.each([
    ['POST', '/v1/panchang/daily-panchang'],
    ['GET', '/v1/account'],
    ['GET', '/v1/openapi.json'],
  ])(
    'does not log the closed connection as a defect, unlike a failure for a waiting client: %s %s',
    async (method, path) => {
      const reports: unknown[] = []
      const app = appOf(reports)
      const controller = new AbortController()
      controller.abort()
      const request = (signal?: AbortSignal) =>
        new Request(`http://localhost${path}`, { method, ...(signal && { signal }) })
      expect((await app(request(controller.signal))).status).toBe(503)
      expect(reports).toEqual([])
      expect((await app(request())).status).toBe(500)
      expect(reports).toHaveLength(1)
    },
  )

  test('ends its call without a logged cause', async () => {
    const events: { status: number; cause?: unknown }[] = []
    const world = await testWorld({ parts: { onCall: (event) => events.push(event) } })
    const controller = new AbortController()
    controller.abort()
    const call = (signal?: AbortSignal) =>
      world.call('fast', {}, { body: () => Promise.reject(abortError), ...(signal && { signal }) })
    await call()
    expect(events.at(-1)).toMatchObject({ status: 400, cause: abortError })
    await call(controller.signal)
    expect(events.at(-1)).toMatchObject({ status: 503 })
    expect(events.at(-1)).not.toHaveProperty('cause')
  })
})

test('an error without a message is logged by its name', () => {
  const lines: string[] = []
  const { error } = console
  console.error = (line: string) => lines.push(line)
  try {
    logError({}, Object.assign(new DOMException('', 'AbortError'), { stack: '' }))
  } finally {
    console.error = error
  }
  expect(JSON.parse(lines[0]!).error).toBe('AbortError')
})
