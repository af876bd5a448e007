import { afterEach, expect, test } from 'bun:test'
import { until } from '../until.ts'
import { behaviour, testWorld } from './world.ts'

const DAY = 86_400_000
const key = { idempotencyKey: 'order-1' }

afterEach(() => {
  behaviour.release = null
})

test('a repeated Idempotency-Key replays the stored answer unchanged and is charged once', async () => {
  const { callLive, store, organisation, clock, events } = await testWorld()
  const first = await callLive('fast', { n: 1 }, key)
  clock.pass(60_000)
  const computed = behaviour.computations
  const replay = await callLive('fast', { n: 1 }, key)
  expect(replay.text).toBe(first.text)
  expect(replay.status).toBe(200)
  expect(replay.headers['Idempotent-Replayed']).toBe('true')
  expect(first.headers['Idempotent-Replayed']).toBeUndefined()
  expect(replay.headers['X-Request-Id']).toBe(replay.json.meta.request_id)
  expect(behaviour.computations).toBe(computed)
  expect(await store.ledger(organisation.id)).toHaveLength(1)
  expect(events.at(-1)).toMatchObject({ replayed: true, credits: 0 })
  expect((await callLive('fast', { n: 1 }, { ...key, requestId: 'own' })).headers['X-Request-Id']).toBe('own')
})

test('another body, or another capability, is a conflict', async () => {
  const { callLive } = await testWorld()
  await callLive('fast', { n: 1 }, key)
  for (const [slug, body] of [
    ['fast', { n: 2 }],
    ['heavy', { n: 1 }],
  ] as const) {
    const reply = await callLive(slug, body, key)
    expect(reply.status).toBe(409)
    expect(reply.json.error).toMatchObject({ code: 'idempotency_conflict', retryable: false, field: null })
  }
})

test('the same Idempotency-Key is independent in other environments and projects', async () => {
  const { call, callLive, admin, organisation } = await testWorld()
  const otherBody = await admin.createKey((await admin.createProject(organisation.id, 'Other')).id, 'live')
  const replies = [
    await callLive('fast', {}, key),
    await call('fast', {}, key),
    await callLive('fast', {}, { ...key, key: otherBody.secret }),
  ]
  expect(replies.map((reply) => [reply.status, reply.headers['Idempotent-Replayed']])).toEqual([
    [200, undefined],
    [200, undefined],
    [200, undefined],
  ])
})

test('a rotated API key replays the stored answers of its project', async () => {
  const { callLive, admin, live } = await testWorld()
  await callLive('fast', {}, key)
  const { secret } = await admin.rotateKey(live.key.id)
  expect((await callLive('fast', {}, { ...key, key: secret })).headers['Idempotent-Replayed']).toBe('true')
})

test('64 parallel calls with one Idempotency-Key: one charge, the others are retryable conflicts', async () => {
  const { callLive, store, organisation } = await testWorld()
  const before = behaviour.computations
  let release = () => {}
  behaviour.release = new Promise((resolve) => {
    release = resolve
  })
  const calls = Array.from({ length: 64 }, () => callLive('fast', {}, key))
  let refused = 0
  for (const call of calls) call.then(() => refused++)
  await until(() => refused === 63)
  const different = await callLive('fast', { n: 5 }, key)
  expect(different.json.error).toMatchObject({ code: 'idempotency_conflict', retryable: false })
  release()
  const replies = await Promise.all(calls)
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
  for (const reply of replies.filter((each) => each.status !== 200))
    expect(reply.json.error).toMatchObject({ code: 'idempotency_conflict', retryable: true })
  expect(behaviour.computations - before).toBe(1)
  expect(await store.ledger(organisation.id)).toHaveLength(1)

  const replays = await Promise.all(Array.from({ length: 64 }, () => callLive('fast', {}, key)))
  expect(new Set(replays.map((reply) => reply.text)).size).toBe(1)
  expect(replays.every((reply) => reply.headers['Idempotent-Replayed'] === 'true')).toBe(true)
})

test('failures are not stored: the same Idempotency-Key may succeed later', async () => {
  const { callLive, admin, organisation } = await testWorld({ plan: { monthlyCredits: 0 } })
  expect((await callLive('fast', {}, key)).status).toBe(429)
  await admin.grantCredits(organisation.id, 2)
  expect((await callLive('fast', {}, key)).headers['Idempotent-Replayed']).toBeUndefined()
  expect((await callLive('throws', {}, { idempotencyKey: 'b' })).status).toBe(500)
  expect((await callLive('throws', {}, { idempotencyKey: 'b' })).status).toBe(500)
})

test('an answer is stored for 24 hours; then its key is refused as expired for another week', async () => {
  const { callLive, call, clock, store, project } = await testWorld()
  await callLive('fast', {}, key)
  clock.pass(DAY - 1)
  expect((await callLive('fast', {}, key)).headers['Idempotent-Replayed']).toBe('true')
  clock.pass(1)
  const expectExpired = async () => {
    const { json } = await callLive('fast', {}, key)
    expect(json.error).toMatchObject({ code: 'idempotency_conflict', retryable: false })
    expect(json.error.message).toContain('expired')
  }
  await expectExpired()
  clock.pass(6 * DAY)
  await call('fast')
  await Bun.sleep(1)
  await expectExpired()
  clock.pass(DAY + 1)
  await call('fast')
  const answerKey = { projectId: project.id, environment: 'live', key: key.idempotencyKey } as const
  await until(async () => (await store.answer(answerKey)) === null)
  const newCall = await callLive('fast', {}, key)
  expect([newCall.status, newCall.headers['Idempotent-Replayed']]).toEqual([200, undefined])
})

test('an Idempotency-Key has 1 to 200 printable characters', async () => {
  const { call } = await testWorld()
  for (const idempotencyKey of ['', 'x'.repeat(201), 'ключ', 'a\tb'])
    expect((await call('fast', {}, { idempotencyKey })).json.error).toMatchObject({
      code: 'invalid_request',
      field: null,
    })
  for (const idempotencyKey of ['x', 'x'.repeat(200), '~ !'])
    expect((await call('fast', {}, { idempotencyKey })).status).toBe(200)
})

test('a replay takes one rate unit', async () => {
  const { call } = await testWorld({ plan: { unitsPerSecond: 4 } })
  expect((await call('heavy', {}, key)).status).toBe(200)
  const replay = await call('heavy', {}, key)
  expect([replay.status, replay.headers['RateLimit-Remaining']]).toEqual([200, '0'])
  expect((await call('heavy', {}, key)).json.error).toMatchObject({ code: 'rate_limited', retryable: true })
})

test('equal JSON values are the same body, in any spelling', async () => {
  const { call, callLive, store, organisation } = await testWorld()
  const bytes = (text: string) => new TextEncoder().encode(text)
  const first = await callLive('fast', bytes('{"n": 2, "person": {"name": "Ada", "born": "1990-01-01"}}'), key)
  const replay = await callLive('fast', bytes('{"person":{"born":"1990-01-01","name":"\\u0041da"},"n":2.0}'), key)
  expect([replay.status, replay.text]).toEqual([200, first.text])
  expect(replay.headers['Idempotent-Replayed']).toBe('true')
  expect(await store.ledger(organisation.id)).toHaveLength(1)
  for (const otherBody of ['{"n":3,"person":{"name":"Ada","born":"1990-01-01"}}', '{"n":2}', '{"n":"2"}'])
    expect((await callLive('fast', bytes(otherBody), key)).status).not.toBe(200)
  const points = { idempotencyKey: 'points' }
  expect((await call('fast', { points: [[1, 2]] }, points)).status).toBe(200)
  expect((await call('fast', { points: [[2, 1]] }, points)).json.error.code).toBe('idempotency_conflict')
})
