import { describe, expect, test } from 'bun:test'
import { FAULTS, Fault, type FaultName } from '../../src/faults.ts'
import { LABEL_LANGUAGES } from '../../src/lexicon/languages.ts'
import { BODY_LIMIT } from '../../src/service/body.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import { until } from '../until.ts'
import { behaviour, testWorld } from './world.ts'

type Reply = Awaited<ReturnType<Awaited<ReturnType<typeof testWorld>>['call']>>

/** Checks the whole error object, its status and headers. Only `messagePart` of the message is checked. */
const expectFault = (reply: Reply, name: FaultName, field: string | null = null, messagePart = '') => {
  const { status, code, retryable } = FAULTS[name]
  expect(reply.json).toEqual({
    error: {
      code,
      message: expect.stringContaining(messagePart),
      field,
      request_id: reply.headers['X-Request-Id'],
      retryable,
      ...(status === 422 && { details: expect.any(Array) }),
    },
  })
  const { message, details } = reply.json.error
  if (status === 422) expect(details[0]).toMatchObject({ code, field, message })
  expect(reply.status).toBe(status)
  for (const header of ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'])
    expect(reply.headers[header]).toMatch(/^\d+$/)
}

const world = await testWorld()
const { call, callLive, service } = world
const text = (body: string) => new TextEncoder().encode(body)

describe('keys', () => {
  test('a key in the URL is refused, valid or not', async () => {
    expectFault(await call('fast', {}, { keyInUrl: true }), 'malformed', null, 'URL')
  })
  test('missing, empty, unknown', async () => {
    for (const key of [null, '', 'sk_test_no', 'x'.repeat(10_000)])
      expectFault(await call('fast', {}, { key }), 'no_key')
  })
  test('the body of an unknown caller is not read', async () => {
    const body = () => Promise.reject(new Error('was read'))
    expectFault(await call('fast', {}, { key: 'sk_live_no', body }), 'no_key')
  })
})

describe('the body', () => {
  test.each([
    ['an empty body', new Uint8Array()],
    ['broken JSON', text('{"n":')],
    ['NaN', text('{"n":NaN}')],
    ['an array', text('[]')],
    ['null', text('null')],
    ['a string', text('"{}"')],
    ['bytes that are not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ['nesting of 33', text(`{"n":${'['.repeat(32)}${']'.repeat(32)}}`)],
    ['nesting of half a million', text(`{"n":${'['.repeat(500_000)}`)],
  ])('%s', async (_, body) => expectFault(await call('fast', body), 'malformed'))

  test('brackets inside strings do not nest', async () => {
    const reply = await call('fast', { person: { name: '[["\\', born: '2000-01-01' } })
    expect(reply.status).toBe(200)
  })
  test('1 MiB is accepted, one byte more is not', async () => {
    const sized = (size: number) => text(`{}${' '.repeat(size - 2)}`)
    expect((await call('fast', sized(BODY_LIMIT))).status).toBe(200)
    expectFault(await call('fast', sized(BODY_LIMIT + 1)), 'too_large')
  })
  test('a function that reads the body may throw a fault', async () => {
    const tooLarge = () => Promise.reject(new Fault('too_large', 'Too large.'))
    expectFault(await call('fast', {}, { body: tooLarge }), 'too_large')
    expectFault(await call('fast', {}, { body: () => Promise.reject(new Error('reset')) }), 'malformed')
    expect((await call('fast', {}, { body: async () => text('{"n":2}') })).json.data.n).toBe(2)
  })
})

describe('the input', () => {
  const person = { name: 'Ada', born: '1815-12-10' }
  test.each<[string, unknown, string, string]>([
    ['an unknown field', { n: 1, lattitude: 1 }, 'lattitude', 'latitude'],
    ['a very long unknown field', { ['x'.repeat(100_000)]: 1 }, `${'x'.repeat(64)}…`, 'not a known field'],
    ['__proto__', JSON.parse('{"__proto__":1}'), '__proto__', 'Known fields: '],
    ['out of range', { latitude: 91 }, 'latitude', 'from -90 to 90'],
    ['wrong type', { latitude: '12' }, 'latitude', 'a number from -90 to 90'],
    ['not whole', { n: 1.5 }, 'n', 'a whole number from 1 to 9'],
    ['not of the list', { node: 'osculating' }, 'node', 'one of: mean, true'],
    ['not an object', { person: [] }, 'person', 'an object'],
    ['a missing nested field', { person: { name: 'Ada' } }, 'person.born', 'required'],
    ['an unknown nested field', { person: { ...person, age: 1 } }, 'person.age', 'name, born'],
    ['a nested wrong field', { person: { ...person, name: '' } }, 'person.name', 'from 1 to 5 characters'],
    ['a malformed date', { person: { ...person, born: 'today' } }, 'person.born', 'YYYY-MM-DD'],
    [
      'a wrong item',
      {
        points: [
          [1, 2],
          [1, 'x'],
        ],
      },
      'points.1',
      'a number',
    ],
    [
      'too many items',
      {
        points: [
          [1, 2],
          [1, 2],
          [1, 2],
          [1, 2],
        ],
      },
      'points',
      'from 1 to 3 items',
    ],
    ['the first of two, in order of the schema', { node: 'x', n: 0 }, 'n', '1 to 9'],
    ['language of another type', { language: 5 }, 'language', 'en'],
  ])('%s', async (_, body, field, messagePart) => expectFault(await call('fast', body), 'invalid', field, messagePart))

  test('a number that is not exact in JSON', async () => {
    for (const number of ['1e999', '-1e999', '9007199254740993', '1e300'])
      expectFault(await call('fast', text(`{"person":{"name":${number}}}`)), 'invalid', 'person.name', 'within')
  })
  test('null is the same as a missing field', async () => {
    expect((await call('fast', { n: null, person: null, language: null, labels: null })).status).toBe(200)
  })
  test('unsupported languages precede all other faults, and the message lists the supported ones', async () => {
    expectFault(await call('fast', { n: 0, language: 'hi' }), 'unsupported_language', 'language', 'en')
    for (const labels of ['en', 'xx', 'HI'])
      expectFault(await call('fast', { n: 0, labels }), 'unsupported_language', 'labels', LABEL_LANGUAGES.join(', '))
  })
  test('a fault of the computation keeps its field', async () => {
    expectFault(await callLive('faults'), 'invalid', 'person.born', 'No such day.')
  })
})

test('a capability that does not exist', async () => {
  expectFault(await call('nope'), 'not_found')
  expectFault(await call('fast', {}, { family: '__proto__' }), 'not_found')
  expect(world.events.at(-1)?.capability).toBeNull()
})

describe('the computation', () => {
  test('a defect is a 500 without details for the client, and with its cause in the log', async () => {
    const reply = await callLive('throws')
    expectFault(reply, 'failed')
    expect(reply.text).not.toContain('secret detail')
    expect(world.events.at(-1)).toMatchObject({ status: 500, credits: 0, cause: new RangeError('secret detail') })
  })
  test('an answer that does not fit its schema is a 502 that is not retryable', async () => {
    expectFault(await callLive('wrong'), 'invalid_result')
  })
  test('the deadline applies to computations that wait and to those that block', async () => {
    const world = await testWorld({ parts: { deadlineMs: 10 } })
    // Longer than the timeout of a test.
    behaviour.slowMs = 3_600_000
    expectFault(await world.callLive('slow'), 'deadline')
    behaviour.slowMs = 20
    expectFault(await world.callLive('blocks'), 'deadline')
    expect(await world.store.ledger(world.organisation.id)).toEqual([])
  })
})

describe('the account', () => {
  test('suspended: calls of both environments are refused until resumed', async () => {
    const { admin, organisation, call, callLive } = await testWorld()
    await admin.suspend(organisation.id)
    expectFault(await call('fast'), 'suspended')
    expectFault(await callLive('fast'), 'suspended')
    await admin.resume(organisation.id)
    expect((await call('fast')).status).toBe(200)
  })
  test('overdue: live calls stop at the end of the grace period, sandbox calls do not', async () => {
    const { admin, organisation, call, callLive, clock } = await testWorld()
    await admin.markOverdue(organisation.id, 1000)
    clock.pass(999)
    expect((await callLive('fast')).status).toBe(200)
    clock.pass(1)
    expectFault(await callLive('fast'), 'overdue')
    expect((await call('fast')).status).toBe(200)
    await admin.markPaid(organisation.id)
    expect((await callLive('fast')).status).toBe(200)
  })
  test('a key expires at its exact time, and a revocation is effective at once', async () => {
    const { admin, sandbox, live, call, callLive, clock } = await testWorld()
    await admin.setExpiry(live.key.id, clock.now() + 1000)
    clock.pass(999)
    expect((await callLive('fast')).status).toBe(200)
    clock.pass(1)
    expectFault(await callLive('fast'), 'expired_key')
    await admin.revokeKey(sandbox.key.id)
    expectFault(await call('fast'), 'no_key')
  })
})

describe('a store that fails', () => {
  const failingStore = (method: keyof Store): Store => {
    const store = openSqlite(':memory:')
    return new Proxy(store, {
      get: (target, name) => {
        if (name === method && isFailing)
          return () => {
            throw new Error('disk I/O error')
          }
        const value = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  }
  let isFailing = false
  test.each(['access', 'funds', 'answer', 'settle'] as const)('in %s: unavailable, and no charge', async (method) => {
    isFailing = false
    const store = failingStore(method)
    const { callLive, organisation } = await testWorld({ store })
    isFailing = true
    expectFault(await callLive('fast', {}, { idempotencyKey: 'k' }), 'unavailable')
    isFailing = false
    expect(await store.ledger(organisation.id)).toEqual([])
    expect((await callLive('fast', {}, { idempotencyKey: 'k' })).status).toBe(200)
    expect(await store.ledger(organisation.id)).toHaveLength(1)
  })
})

test('a closing service finishes running calls and refuses new ones', async () => {
  const { service, call, callLive, store, organisation } = await testWorld()
  const gate = Promise.withResolvers<void>()
  behaviour.release = gate.promise
  const before = behaviour.computations
  const pendingCall = callLive('fast')
  await until(() => behaviour.computations > before)
  const closing = service.close()
  expect(service.ready()).toBe(false)
  expectFault(await call('fast'), 'unavailable')
  behaviour.release = null
  gate.resolve()
  await closing
  expect(await store.ledger(organisation.id)).toHaveLength(1)
  expect((await pendingCall).status).toBe(200)
})

test('refuse returns errors in the same format', async () => {
  const reply = await service.refuse(new Fault('not_found', 'No such route.'), { requestId: 'mine-1' })
  expectFault({ ...reply, json: JSON.parse(reply.body), text: reply.body }, 'not_found')
  expect(reply.headers['X-Request-Id']).toBe('mine-1')
})

test('a valid request id of the client is used, an invalid one is replaced', async () => {
  expect((await call('fast', {}, { requestId: 'a.B_9-z' })).json.meta.request_id).toBe('a.B_9-z')
  for (const requestId of ['', 'a b', 'ä', 'x'.repeat(129), 'a\nb'])
    expect((await call('fast', {}, { requestId })).json.meta.request_id).toMatch(/^[0-9a-f-]{36}$/)
  expectFault(await call('fast', {}, { key: null, requestId: 'mine' }), 'no_key')
})
