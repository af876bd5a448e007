import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { EventEmitter } from 'node:events'
import { createFirstRunKey } from '../../src/api/first-run-key.ts'
import { receiveFromParent, receiveFromWorker } from '../../src/api/worker-messages.ts'
import { parentOf } from '../../src/api/workers.ts'
import { equalSecrets } from '../../src/service/secrets.ts'
import { start } from './server.ts'

const JSON_TYPE = { 'Content-Type': 'application/json' }

describe('POST /console/welcome with a bad body', () => {
  const offer = createFirstRunKey('sk_test_first')
  let server: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    server = await start({ offer })
  })
  afterAll(() => server.stop())

  const letters = offer.token.length
  test.each([
    ['non-ASCII letters', JSON.stringify({ token: 'é'.repeat(letters) })],
    ['one non-ASCII letter', JSON.stringify({ token: `${offer.token.slice(1)}é` })],
    ['an object with toString', '{"token": {"toString": 1}}'],
    ['an array with the token', JSON.stringify({ token: [offer.token] })],
    ['no token', '{}'],
    ['null', 'null'],
    ['no JSON', 'token'],
    ['too many bytes', JSON.stringify({ token: offer.token, more: 'x'.repeat(200) })],
  ])('%s: 404', async (_, body) => {
    const response = await fetch(`${server.origin}/console/welcome`, { method: 'POST', body, headers: JSON_TYPE })
    expect(response.status).toBe(404)
  })

  test('a chunked body is read up to the limit only', async () => {
    let sent = 0
    const body = new ReadableStream({
      async pull(controller) {
        await Bun.sleep(1)
        controller.enqueue(new Uint8Array(1 << 16).fill(0x20))
        if (++sent === 500) controller.close()
      },
    })
    const answer = fetch(`${server.origin}/console/welcome`, { method: 'POST', body, headers: JSON_TYPE })
    expect(await answer.then(({ status }) => status).catch(() => 404)).toBe(404)
    expect(sent).toBeLessThan(500)
  })
})

test('secrets are compared by their bytes', () => {
  expect(equalSecrets('abc', 'abc')).toBe(true)
  expect(equalSecrets('abd', 'abc')).toBe(false)
  // The same number of letters, another number of bytes.
  expect(equalSecrets('ab\u00e9', 'abc')).toBe(false)
  expect(equalSecrets('', 'abc')).toBe(false)
})

describe('messages between the processes', () => {
  const BAD = [
    undefined,
    null,
    7,
    'figures',
    [],
    {},
    { kind: 'toString', id: 1 },
    { kind: 'figures' },
    { kind: 'figures', id: 1, figures: [7] },
    { kind: 'take offered', id: 1, comer: { token: 7, address: null, forwarded: false } },
    { kind: 'take offered', id: {}, comer: null },
    { kind: 'ready', url: 7, here: null },
  ]

  test('a worker is not ended by a bad message, and the next message is handled', async () => {
    const troubles: unknown[] = []
    const handled: unknown[] = []
    receiveFromWorker(
      [...BAD, { kind: 'ready', url: 'u', here: 'h' }],
      (message) => void handled.push(message),
      (cause) => troubles.push(cause),
    )
    receiveFromParent(
      BAD,
      (message) => void handled.push(message),
      (cause) => troubles.push(cause),
    )
    for (const batch of [undefined, null, 7])
      receiveFromWorker(
        batch,
        () => {},
        (cause) => troubles.push(cause),
      )
    await Bun.sleep(0)
    // `{ kind: 'figures', id: 1 }` is a question of the parent.
    expect(handled).toEqual([{ kind: 'ready', url: 'u', here: 'h' }, BAD[8]])
    expect(troubles).toHaveLength(2 * BAD.length - 1 + 3)
  })

  test('a question that the parent cannot answer is rejected', async () => {
    const sent: { id: number }[][] = []
    const troubles: unknown[] = []
    const self = Object.assign(new EventEmitter(), { pid: 1, send: (batch: []) => sent.push(batch), kill: () => {} })
    const parent = parentOf(self as unknown as NodeJS.Process, '1 nowhere', (cause) => troubles.push(cause))
    const question = parent.takeOffered({ token: 'é', address: null, forwarded: false })
    await new Promise((resolve) => setImmediate(resolve))
    self.emit('message', 'nonsense')
    self.emit('message', [{ kind: 'failure', id: sent[0]![0]!.id }])
    await expect(question).rejects.toThrow('could not answer')
    parent.onFigures(() => Promise.reject(new Error('no figures')))
    self.emit('message', [{ kind: 'figures', id: 1 }])
    await Bun.sleep(0)
    expect(troubles).toHaveLength(2)
  })

  test('a batch that cannot be sent is sent message by message', async () => {
    const sent: unknown[][] = []
    const troubles: unknown[] = []
    const send = (batch: { kind: string }[]) => {
      if (batch.some(({ kind }) => kind === 'all figures')) throw new Error('DataCloneError')
      sent.push(batch)
    }
    const self = Object.assign(new EventEmitter(), { pid: 1, send, kill: () => {} })
    const parent = parentOf(self as unknown as NodeJS.Process, '1 nowhere', (cause) => troubles.push(cause))
    void parent.allFigures()
    parent.ready({ url: 'u', here: 'h' })
    await Bun.sleep(5)
    expect([sent.length, troubles.length]).toEqual([1, 1])
  })
})
