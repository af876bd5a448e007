import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { EventEmitter } from 'node:events'
import { createFirstRunKey } from '../../src/api/first-run-key.ts'
import { receiveFromParent, receiveFromWorker } from '../../src/api/worker-messages.ts'
import { createParentConnection } from '../../src/api/workers.ts'
import { equalSecrets } from '../../src/service/secrets.ts'
import { start } from './server.ts'

const JSON_TYPE = { 'Content-Type': 'application/json' }

describe('POST /console/welcome with a bad body', () => {
  const firstRunKey = createFirstRunKey('sk_test_first')
  let server: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    server = await start({ firstRunKey })
  })
  afterAll(() => server.stop())

  const tokenLength = firstRunKey.token.length
  test.each([
    ['non-ASCII letters', JSON.stringify({ token: 'é'.repeat(tokenLength) })],
    ['one non-ASCII letter', JSON.stringify({ token: `${firstRunKey.token.slice(1)}é` })],
    ['an object with toString', '{"token": {"toString": 1}}'],
    ['an array with the token', JSON.stringify({ token: [firstRunKey.token] })],
    ['no token', '{}'],
    ['null', 'null'],
    ['invalid JSON', 'token'],
    ['too many bytes', JSON.stringify({ token: firstRunKey.token, more: 'x'.repeat(200) })],
  ])('%s: 404', async (_, body) => {
    const response = await fetch(`${server.origin}/console/welcome`, { method: 'POST', body, headers: JSON_TYPE })
    expect(response.status).toBe(404)
  })

  test('a chunked body is read up to the limit only', async () => {
    let sentBatches = 0
    const body = new ReadableStream({
      async pull(controller) {
        await Bun.sleep(1)
        controller.enqueue(new Uint8Array(1 << 16).fill(0x20))
        if (++sentBatches === 500) controller.close()
      },
    })
    const answer = fetch(`${server.origin}/console/welcome`, { method: 'POST', body, headers: JSON_TYPE })
    expect(await answer.then(({ status }) => status).catch(() => 404)).toBe(404)
    expect(sentBatches).toBeLessThan(500)
  })
})

test('equalSecrets compares bytes', () => {
  expect(equalSecrets('abc', 'abc')).toBe(true)
  expect(equalSecrets('abd', 'abc')).toBe(false)
  // The texts have the same number of letters and different numbers of bytes.
  expect(equalSecrets('ab\u00e9', 'abc')).toBe(false)
  expect(equalSecrets('', 'abc')).toBe(false)
})

describe('messages between processes', () => {
  const BAD = [
    undefined,
    null,
    7,
    'figures',
    [],
    {},
    { kind: 'toString', id: 1 },
    { kind: 'metrics' },
    { kind: 'metrics', id: 1, metrics: [7] },
    { kind: 'claim first-run key', id: 1, claimant: { token: 7, address: null, forwarded: false } },
    { kind: 'claim first-run key', id: {}, claimant: null },
    { kind: 'ready', url: 7, localUrl: null },
  ]

  test('an invalid message does not end a worker, and the next message is handled', async () => {
    const errors: unknown[] = []
    const handled: unknown[] = []
    receiveFromWorker(
      [...BAD, { kind: 'ready', url: 'u', localUrl: 'h' }],
      (message) => void handled.push(message),
      (cause) => errors.push(cause),
    )
    receiveFromParent(
      BAD,
      (message) => void handled.push(message),
      (cause) => errors.push(cause),
    )
    for (const batch of [undefined, null, 7])
      receiveFromWorker(
        batch,
        () => {},
        (cause) => errors.push(cause),
      )
    await Bun.sleep(0)
    // The message 8 is invalid from a worker and valid from the parent..
    expect(handled).toEqual([{ kind: 'ready', url: 'u', localUrl: 'h' }, BAD[8]])
    expect(errors).toHaveLength(2 * BAD.length - 1 + 3)
  })

  test('a request that the parent cannot answer is rejected', async () => {
    const sentBatches: { id: number }[][] = []
    const errors: unknown[] = []
    const fakeProcess = Object.assign(new EventEmitter(), {
      pid: 1,
      send: (batch: []) => sentBatches.push(batch),
      kill: () => {},
    })
    const parent = createParentConnection(fakeProcess as unknown as NodeJS.Process, '1 nowhere', (cause) =>
      errors.push(cause),
    )
    const pending = parent.claimFirstRunKey({ token: 'é', address: null, forwarded: false })
    await new Promise((resolve) => setImmediate(resolve))
    fakeProcess.emit('message', 'nonsense')
    fakeProcess.emit('message', [{ kind: 'failure', id: sentBatches[0]![0]!.id }])
    await expect(pending).rejects.toThrow('could not answer')
    parent.onMetrics(() => Promise.reject(new Error('no metrics')))
    fakeProcess.emit('message', [{ kind: 'metrics', id: 1 }])
    await Bun.sleep(0)
    expect(errors).toHaveLength(2)
  })

  test('a batch that cannot be sent is sent message by message', async () => {
    const sentBatches: unknown[][] = []
    const errors: unknown[] = []
    const send = (batch: { kind: string }[]) => {
      if (batch.some(({ kind }) => kind === 'all metrics')) throw new Error('DataCloneError')
      sentBatches.push(batch)
    }
    const fakeProcess = Object.assign(new EventEmitter(), { pid: 1, send, kill: () => {} })
    const parent = createParentConnection(fakeProcess as unknown as NodeJS.Process, '1 nowhere', (cause) =>
      errors.push(cause),
    )
    void parent.allMetrics()
    parent.ready({ url: 'u', localUrl: 'h' })
    await Bun.sleep(5)
    expect([sentBatches.length, errors.length]).toEqual([1, 1])
  })
})
