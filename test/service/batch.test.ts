import { afterEach, expect, test } from 'bun:test'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import { until } from '../until.ts'
import { behaviour, testWorld } from './world.ts'

afterEach(() => {
  behaviour.release = null
  behaviour.slowMs = 50
})

type World = Awaited<ReturnType<typeof testWorld>>
interface Item {
  id: string
  status: number
  data?: Record<string, unknown>
  error?: { code: string; field: string | null; request_id: string; retryable: boolean }
  meta?: { request_id: string; credits_used: number }
}

const fake = (capability: string, input: object = {}, more: object = {}) => ({
  ...{ family: 'fakes', capability, input },
  ...more,
})
const statuses = (json: { data: { results: Item[] } }) => json.data.results.map(({ status }) => status)
const codes = (json: { data: { results: Item[] } }) => json.data.results.map(({ error }) => error?.code ?? 'ok')
const charges = async ({ store, organisation }: World) =>
  (await store.ledger(organisation.id))
    .filter(({ kind }) => kind === 'charge')
    .map(({ subject, requestId, included, granted, overage }) => ({
      subject,
      requestId,
      credits: -(included + granted + overage),
    }))
const readAll = async (lines: AsyncGenerator<string>) => {
  const all: { results?: Item; data?: Record<string, unknown>; meta?: { credits_used: number } }[] = []
  for await (const line of lines) all.push(JSON.parse(line))
  return all
}

test('results keep the order of the calls, with their status, data, error and meta', async () => {
  const world = await testWorld()
  const { status, json, headers } = await world.batch({
    calls: [fake('fast', { n: 3 }, { id: 'a' }), fake('none'), fake('heavy'), fake('fast', { n: 99 }), fake('throws')],
  })
  expect(status).toBe(200)
  expect(json.data.results.map(({ id }: Item) => id)).toEqual(['a', '1', '2', '3', '4'])
  expect(statuses(json)).toEqual([200, 404, 200, 422, 500])
  const [first, , heavy, invalidCall] = json.data.results
  expect(first.data.n).toBe(3)
  expect(first.meta).toMatchObject({ api_version: 'v1', credits_used: 1, language: 'en' })
  expect(heavy.meta.warnings).toEqual(['It was heavy.'])
  expect(invalidCall.error).toMatchObject({ code: 'invalid_request', field: 'n', retryable: false })
  expect(json.data).toMatchObject({ succeeded: 2, failed: 3, rate_limit_units: 1 + 1 + 3 + 1 + 1 })
  expect(json.meta).toMatchObject({ credits_used: 4, warnings: [] })
  expect(headers['RateLimit-Units']).toBe('7')
})

test('each success has its own row in the ledger, and failures none', async () => {
  const world = await testWorld()
  const { json } = await world.batch({ calls: [fake('fast'), fake('throws'), fake('heavy'), fake('report')] })
  const { request_id: id } = json.meta
  expect(await charges(world)).toEqual([
    { subject: 'fakes/fast', requestId: `${id}.1`, credits: 1 },
    { subject: 'fakes/heavy', requestId: `${id}.3`, credits: 3 },
    { subject: 'fakes/report', requestId: `${id}.4`, credits: 10 },
  ])
  expect(json.data.results.map(({ meta }: Item) => meta?.request_id ?? null)).toEqual([
    `${id}.1`,
    null,
    `${id}.3`,
    `${id}.4`,
  ])
  expect(json.meta.credits_used).toBe(14)
})

test('a sandbox batch is free and counts its successful calls', async () => {
  const { batch, sandbox, store, organisation, clock } = await testWorld({ plan: { sandboxDailyCalls: 3 } })
  const { json } = await batch({ calls: Array.from({ length: 5 }, () => fake('fast')) }, { key: sandbox.secret })
  expect(statuses(json)).toEqual([200, 200, 200, 429, 429])
  expect(json.meta.credits_used).toBe(0)
  expect(await store.sandboxCalls(organisation.id, clock.now())).toBe(3)
})

test('when credits run out in the middle, the calls that can be paid succeed', async () => {
  const world = await testWorld({ plan: { monthlyCredits: 5 } })
  const { json } = await world.batch({
    calls: [fake('heavy'), fake('heavy'), fake('fast'), fake('fast'), fake('fast')],
  })
  expect(codes(json)).toEqual(['ok', 'quota_exhausted', 'ok', 'ok', 'quota_exhausted'])
  expect((await charges(world)).reduce((sum, { credits }) => sum + credits, 0)).toBe(5)
})

test('the budget of the project and the spend cap hold for each call of a batch', async () => {
  const calls = [fake('heavy'), fake('heavy'), fake('fast')]
  const budgeted = await testWorld({ monthlyBudget: 4 })
  expect(codes((await budgeted.batch({ calls })).json)).toEqual(['ok', 'project_budget_exceeded', 'ok'])
  expect(await charges(budgeted)).toHaveLength(2)
  const capped = await testWorld({ plan: { monthlyCredits: 1, overagePriceMicros: 10 }, spendCapMicros: 30 })
  expect(codes((await capped.batch({ calls })).json)).toEqual(['ok', 'spend_cap_reached', 'ok'])
})

test('two batches at once never charge more credits than there are', async () => {
  const world = await testWorld({ plan: { monthlyCredits: 7 } })
  const calls = Array.from({ length: 6 }, () => fake('fast'))
  const replies = await Promise.all([world.batch({ calls }), world.batch({ calls })])
  const all = replies.flatMap(({ json }) => codes(json))
  expect(all.filter((code) => code === 'ok')).toHaveLength(7)
  expect(all.filter((code) => code === 'quota_exhausted')).toHaveLength(5)
  expect(await charges(world)).toHaveLength(7)
})

test('credits that another process spends meanwhile are refused in the transaction, call by call', async () => {
  const store = openSqlite(':memory:')
  const world = await testWorld({ store, plan: { monthlyCredits: 5 } })
  const settleAll = store.settleAll.bind(store)
  store.settleAll = async (group) => {
    const { settlements } = group
    // Another process spends three credits. This process does not know of it.
    await store.settle({ ...settlements[0]!, requestId: 'other', credits: 3, idempotency: null })
    return settleAll(group)
  }
  const { json } = await world.batch({ calls: [fake('fast'), fake('heavy'), fake('fast')] })
  expect(codes(json)).toEqual(['ok', 'quota_exhausted', 'ok'])
  expect(json.meta.credits_used).toBe(2)
  expect((await charges(world)).map(({ credits }) => credits)).toEqual([3, 1, 1])
})

test('a call gets the defaults that its input has, unless it has the field itself', async () => {
  const { batch } = await testWorld()
  const { json } = await batch({
    defaults: { n: 4, latitude: 10 },
    calls: [fake('fast'), fake('fast', { n: 5 }), { family: 'fakes', capability: 'fast' }],
  })
  expect(json.data.results.map(({ data }: Item) => data!.n)).toEqual([4, 5, 4])
  const refused = await batch({ defaults: { m: 4 }, calls: [fake('fast')] })
  expect([refused.status, refused.json.error.field]).toEqual([422, 'defaults.m'])
})

test.each([
  [{}, 'calls'],
  [{ calls: [] }, 'calls'],
  [{ calls: Array.from({ length: 101 }, () => fake('fast')) }, 'calls'],
  [{ calls: [{ family: 'fakes' }] }, 'calls.0.capability'],
  [{ calls: [fake('fast', {}, { id: 'x' }), fake('fast', {}, { id: 'x' })] }, 'calls.1.id'],
  [{ calls: [fake('fast', {}, { id: '1' }), fake('fast')] }, 'calls.1.id'],
  [{ calls: [fake('fast')], more: 1 }, 'more'],
  [{ calls: [{ ...fake('fast'), input: [] }] }, 'calls.0.input'],
])('an invalid batch is refused as a whole: %#', async (body, field) => {
  const world = await testWorld()
  const { status, json } = await world.batch(body)
  expect([status, json.error.field]).toEqual([422, field])
  expect(await charges(world)).toEqual([])
})

test('a batch returns only the fields that a call wants', async () => {
  const { batch } = await testWorld()
  const { json } = await batch({
    calls: [fake('fast', { n: 1 }, { fields: ['n', 'others.planet'] }), fake('fast', {}, { fields: ['absent'] })],
  })
  expect(json.data.results[0].data).toEqual({ n: 1, others: [{ planet: 'Moon' }, { planet: null }] })
  expect(json.data.results[1]).toMatchObject({ status: 422, error: { field: 'fields' } })
})

test('an estimate states the price and the units, and computes nothing', async () => {
  const world = await testWorld()
  const before = behaviour.computations
  const { json } = await world.batch({ calls: [fake('report'), fake('heavy'), fake('fast', { n: 0 })], estimate: true })
  expect(json.data).toMatchObject({ estimated_credits: 13, rate_limit_units: 14, succeeded: 0, failed: 1 })
  expect(json.data.results).toHaveLength(1)
  expect(behaviour.computations).toBe(before)
  expect(await charges(world)).toEqual([])
})

test('a repeated Idempotency-Key replays the whole batch unchanged and is charged once', async () => {
  const world = await testWorld()
  const body = { calls: [fake('fast', { n: 1 }), fake('fast', { n: 0 }), fake('heavy')] }
  const first = await world.batch(body, { idempotencyKey: 'k' })
  const before = behaviour.computations
  const replay = await world.batch(body, { idempotencyKey: 'k' })
  expect(replay.text).toBe(first.text)
  expect(replay.headers['Idempotent-Replayed']).toBe('true')
  expect(first.headers['Idempotent-Replayed']).toBeUndefined()
  expect(behaviour.computations).toBe(before)
  expect(await charges(world)).toHaveLength(2)
  const { lines } = await world.openLines(body, { idempotencyKey: 'k' })
  const replayed = await readAll(lines)
  expect(replayed.at(-1)!.meta!.credits_used).toBe(4)
  expect(await charges(world)).toHaveLength(2)
  for (const other of [{ calls: [fake('fast', { n: 2 })] }, { calls: body.calls.toReversed() }])
    expect((await world.batch(other, { idempotencyKey: 'k' })).json.error.code).toBe('idempotency_conflict')
  expect((await world.callLive('fast', { n: 1 }, { idempotencyKey: 'k' })).status).toBe(409)
})

test('the key of a single call is a conflict for a batch, and a running batch for its repetition', async () => {
  const world = await testWorld()
  await world.callLive('fast', {}, { idempotencyKey: 'single' })
  expect((await world.batch({ calls: [fake('fast')] }, { idempotencyKey: 'single' })).status).toBe(409)
  behaviour.release = Bun.sleep(20)
  const running = world.batch({ calls: [fake('fast')] }, { idempotencyKey: 'b' })
  const repeated = await world.batch({ calls: [fake('fast')] }, { idempotencyKey: 'b' })
  expect(repeated.json.error).toMatchObject({ code: 'idempotency_conflict', retryable: true })
  expect((await running).status).toBe(200)
})

test('a failed batch runs only its failed calls again, and charges no call twice', async () => {
  const world = await testWorld({ plan: { monthlyCredits: 1 } })
  const body = { calls: [fake('fast', { n: 1 }), fake('fast', { n: 2 })] }
  const first = await world.batch(body, { idempotencyKey: 'k' })
  expect(codes(first.json)).toEqual(['ok', 'quota_exhausted'])
  await world.admin.grantCredits(world.organisation.id, 10)
  const second = await world.batch(body, { idempotencyKey: 'k' })
  expect(codes(second.json)).toEqual(['ok', 'ok'])
  expect(second.json.data.results[0]).toEqual(first.json.data.results[0])
  expect(second.json.meta.request_id).toBe(first.json.meta.request_id)
  expect(second.headers['Idempotent-Replayed']).toBeUndefined()
  expect((await charges(world)).map(({ credits }) => credits)).toEqual([1, 1])
})

test('an expired key of a batch is refused', async () => {
  const { batch, clock } = await testWorld()
  await batch({ calls: [fake('fast')] }, { idempotencyKey: 'k' })
  clock.pass(86_400_000)
  const { json } = await batch({ calls: [fake('fast')] }, { idempotencyKey: 'k' })
  expect(json.error).toMatchObject({ code: 'idempotency_conflict', retryable: false })
  expect(json.error.message).toContain('expired')
})

test('a key that is revoked during a batch stops the calls that have not started', async () => {
  const world = await testWorld()
  let open = () => {}
  behaviour.release = new Promise((resolve) => {
    open = resolve
  })
  const before = behaviour.computations
  const running = world.batch({ calls: Array.from({ length: 8 }, (_, n) => fake('fast', { n: n + 1 })) })
  await until(() => behaviour.computations === before + 4)
  await world.admin.revokeKey(world.live.key.id)
  open()
  const { json } = await running
  expect(codes(json)).toEqual([...Array(4).fill('ok'), ...Array(4).fill('invalid_key')])
  expect(await charges(world)).toHaveLength(4)
})

test('lines arrive as calls end, are charged before they are sent, and end with the summary', async () => {
  const world = await testWorld()
  behaviour.slowMs = 30
  const { lines } = await world.openLines({
    calls: [fake('slow', {}, { id: 'slow' }), fake('fast', {}, { id: 'fast' })],
  })
  const first = JSON.parse((await lines.next()).value as string)
  expect(first.results.id).toBe('fast')
  expect((await charges(world)).map(({ subject }) => subject)).toEqual(['fakes/fast'])
  const rest = await readAll(lines)
  expect(rest.map(({ results }) => results?.id)).toEqual(['slow', undefined])
  expect(rest[1]).toMatchObject({ data: { succeeded: 2, failed: 0 }, meta: { credits_used: 2 } })
})

test('a slow reader delays the calls, and a client that leaves pays for ended calls only', async () => {
  const world = await testWorld()
  const before = behaviour.computations
  const calls = Array.from({ length: 60 }, (_, n) => fake('fast', { n: (n % 9) + 1 }, { id: `c${n}` }))
  const { lines, close } = await world.openLines({ calls })
  await lines.next()
  await Bun.sleep(20)
  expect(behaviour.computations - before).toBeLessThanOrEqual(8)
  const paid = (await charges(world)).length
  expect(paid).toBeLessThanOrEqual(8)
  await lines.return()
  close()
  await Bun.sleep(5)
  expect(await charges(world)).toHaveLength(paid)
  // No credits stay reserved: all remaining ones can be spent.
  const rest = await world.batch({ calls: Array.from({ length: 100 - paid }, () => fake('fast')) })
  expect(rest.json.data.succeeded).toBe(100 - paid)
  await world.service.close()
})

test('a client that disconnects during a batch leaves no credits reserved', async () => {
  const world = await testWorld()
  behaviour.slowMs = 500
  const controller = new AbortController()
  const before = behaviour.computations
  const calls = Array.from({ length: 60 }, (_, n) => fake(n < 20 ? 'fast' : 'slow'))
  const running = world.batch({ calls }, { signal: controller.signal })
  await until(() => behaviour.computations === before + 20)
  await Bun.sleep(20)
  controller.abort()
  expect((await running).status).toBeGreaterThanOrEqual(400)
  await Bun.sleep(50)
  expect(await charges(world)).toEqual([])
  // All credits can be spent.
  const next = await world.batch({ calls: Array.from({ length: 100 }, () => fake('fast')) })
  expect(next.json.data.succeeded).toBe(100)
})

test('lines with an Idempotency-Key continue after an interruption, and each call is charged once', async () => {
  const world = await testWorld()
  const body = { calls: Array.from({ length: 20 }, (_, n) => fake('fast', { n: (n % 9) + 1 })) }
  const { lines } = await world.openLines(body, { idempotencyKey: 'k' })
  await lines.next()
  await lines.return()
  const paid = (await charges(world)).length
  expect(paid).toBeGreaterThan(0)
  expect(paid).toBeLessThan(20)
  const { json } = await world.batch(body, { idempotencyKey: 'k' })
  expect(json.data.succeeded).toBe(20)
  expect(json.meta.credits_used).toBe(20)
  const rows = await charges(world)
  expect(rows).toHaveLength(20)
  expect(new Set(rows.map(({ requestId }) => requestId)).size).toBe(20)
})

test('a store that fails charges nothing: a batch is refused, and lines have errors', async () => {
  const store = openSqlite(':memory:')
  const world = await testWorld({ store })
  const settleAll = store.settleAll
  store.settleAll = (() => Promise.reject(new Error('disk full'))) as Store['settleAll']
  const { status, json } = await world.batch({ calls: [fake('fast'), fake('heavy')] })
  expect([status, json.error.code]).toEqual([503, 'unavailable'])
  const { lines } = await world.openLines({ calls: [fake('fast'), fake('heavy')] })
  const [first] = await readAll(lines)
  expect(first!.results).toMatchObject({ status: 503, error: { code: 'unavailable', retryable: true } })
  store.settleAll = settleAll
  expect(await charges(world)).toEqual([])
  const next = await world.batch({ calls: Array.from({ length: 100 }, () => fake('fast')) })
  expect(next.json.data.succeeded).toBe(100)
})

test('each call of a batch is an event of its own, and credits are counted once', async () => {
  const world = await testWorld()
  await world.batch({ calls: [fake('fast'), fake('heavy'), fake('throws')] })
  expect(world.events.map(({ capability, status, credits }) => [capability, status, credits])).toEqual([
    ['fakes/fast', 200, 1],
    ['fakes/heavy', 200, 3],
    ['fakes/throws', 500, 0],
    ['batch', 200, 0],
  ])
})

test('a batch of more units than the limit spreads over several windows', async () => {
  const world = await testWorld({ plan: { unitsPerSecond: 4 }, parts: { clock: { now: Date.now } } })
  const startedAt = performance.now()
  const { json, headers } = await world.batch({ calls: Array.from({ length: 6 }, () => fake('fast')) })
  expect(json.data.succeeded).toBe(6)
  expect(performance.now() - startedAt).toBeGreaterThan(800)
  expect(headers['RateLimit-Units']).toBe('6')
  const busy = await world.batch({ calls: Array.from({ length: 6 }, () => fake('fast')) })
  expect(busy.json.error.code).toBe('rate_limited')
})

test('calls that get no units before the batch must answer are refused as retryable', async () => {
  const world = await testWorld({ plan: { unitsPerSecond: 2 }, parts: { clock: { now: Date.now }, deadlineMs: 1200 } })
  const { json } = await world.batch({ calls: Array.from({ length: 8 }, () => fake('fast')) })
  expect(codes(json).slice(0, 2)).toEqual(['ok', 'ok'])
  expect(codes(json).at(-1)).toBe('rate_limited')
  expect(json.data.results.at(-1).error.retryable).toBe(true)
  expect(await charges(world)).toHaveLength(json.data.succeeded)
})

test('other callers are answered between the calls of a batch', async () => {
  const world = await testWorld()
  behaviour.slowMs = 4
  let isDone = false
  const running = world.batch({ calls: Array.from({ length: 60 }, () => fake('blocks')) }).then((reply) => {
    isDone = true
    return reply
  })
  for (let i = 0; i < 5; i++) {
    expect((await world.call('fast')).status).toBe(200)
    expect(isDone).toBe(false)
  }
  expect((await running).json.data.succeeded).toBe(60)
})
