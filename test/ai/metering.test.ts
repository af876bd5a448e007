import { expect, test } from 'bun:test'
import { creditsFor, PRICES } from '../../src/ai/metering.ts'
import { hashOf } from '../../src/service/keys.ts'
import { releaseOverdue } from '../../src/service/readings.ts'
import { plainly, provider } from './provider.ts'
import { readingWorld } from './world.ts'

// source: the catalogue of AI readings, metering_check
test.each([
  ['fast', 4000, 900, 65],
  ['fast', 1000, 200, 60],
  ['balanced', 12_000, 3000, 420],
  ['deep', 40_000, 6000, 2500],
] as const)('%s with %i and %i tokens costs %i', (tier, read, written, credits) => {
  expect(creditsFor(tier, read, written)).toBe(credits)
})

test('full use of both limits stays at or below the ceiling', () => {
  for (const { ceiling, inRate, outRate, maxInputTokens, maxOutputTokens } of Object.values(PRICES))
    expect((maxInputTokens * inRate + maxOutputTokens * outRate) / 1000).toBeLessThanOrEqual(ceiling)
})

test('a live reading costs what it says, and leaves no reservation', async () => {
  const { ask, used, store, organisation } = await readingWorld()
  const { status, json } = await ask()
  expect(status).toBe(200)
  expect(json.data.usage.credits_used).toBe(60)
  expect(json.meta.credits_used).toBe(60)
  expect(json.meta.warning_codes).toEqual(['no_language_model'])
  expect(json.data.model).toBe('composed')
  expect(await used()).toBe(60)
  const rows = (await store.ledger(organisation.id)).map(({ kind, included }) => [kind, -included])
  expect(rows).toEqual([
    ['reserve', 170],
    ['release', -170],
    ['charge', 60],
  ])
  expect(await store.releaseOverdue(Number.MAX_SAFE_INTEGER)).toBe(0)
})

test('each tier has its minimum', async () => {
  const model = provider()
  const { ask, used } = await readingWorld({ scribes: model.scribes })
  model.answer = (asked) => ({ raw: JSON.stringify(plainly(asked)), usage: { prompt_tokens: 1, completion_tokens: 1 } })
  expect((await ask({ tier: 'balanced' })).json.meta.credits_used).toBe(250)
  expect((await ask({ tier: 'deep' })).json.meta.credits_used).toBe(1500)
  expect(await used()).toBe(1750)
  model.stop()
})

test.each(['balanced', 'deep'])('nobody pays the tier %s for a text that is composed', async (tier) => {
  const { ask, used, store, organisation } = await readingWorld()
  const fast = (await ask()).json
  const { data, meta } = (await ask({ tier })).json
  expect(data.reading).toBe(fast.data.reading)
  expect([data.tier, data.usage.credits_minimum, data.usage.credits_ceiling]).toEqual(['fast', 60, 170])
  expect([meta.credits_used, await used()]).toEqual([60, 120])
  expect(meta.warnings.join()).toMatch(/tier fast/)
  const reserved = (await store.ledger(organisation.id)).filter(({ kind }) => kind === 'reserve')
  expect(reserved.map(({ included }) => -included)).toEqual([170, 170])
})

test('a sandbox key has the tier fast, free, as a call of the day', async () => {
  const { askFree, store, organisation, clock } = await readingWorld()
  const { json } = await askFree()
  expect([json.meta.credits_used, json.data.usage.credits_used]).toEqual([0, 0])
  expect(json.data.usage.credits_minimum).toBe(60)
  expect(await store.sandboxCalls(organisation.id, clock.now())).toBe(1)
  expect(await askFree({ tier: 'balanced' })).toMatchObject({
    status: 422,
    json: { error: { code: 'invalid_request', field: 'tier' } },
  })
})

test('a refusal costs nothing, whatever is left', async () => {
  const { ask, used } = await readingWorld({ credits: 10 })
  const { json, status } = await ask({ question: 'When will I die?' })
  expect(status).toBe(200)
  expect(json.data.refusal.topic).toBe('death_or_lifespan_date')
  expect(json.data.reading).toBe(json.data.refusal.message)
  expect(json.data.grounding.facts).toEqual([])
  expect([json.meta.credits_used, await used()]).toEqual([0, 0])
})

test.each([
  ['credits', { credits: 169 }, 'quota_exhausted'],
  ['the spend cap', { credits: 0, cap: 169 }, 'spend_cap_reached'],
  ['the budget of the project', { budget: 169 }, 'project_budget_exceeded'],
] as const)('%s must hold the ceiling', async (_, settings, code) => {
  const { ask, used } = await readingWorld(settings)
  expect(await ask()).toMatchObject({ status: 429, json: { error: { code } } })
  expect(await used()).toBe(0)
})

test('what is reserved is spent for every other call', async () => {
  const { ask, store, live, clock, used } = await readingWorld({ credits: 339 })
  const access = (await store.access(hashOf(live.secret)))!
  const at = clock.now()
  const reservation = {
    id: 'r',
    until: at + 60_000,
    access,
    at,
    requestId: 'x',
    subject: 'ai/ai-question',
    credits: 170,
  }
  expect(await store.reserve(reservation)).toBeNull()
  expect((await ask()).status).toBe(429)
  await store.release('r', at)
  await store.release('r', at)
  expect(await used()).toBe(0)
  expect((await ask()).status).toBe(200)
})

test('reservations of calls that died are given back when they are overdue, and not before', async () => {
  const { store, live, clock, used } = await readingWorld()
  const access = (await store.access(hashOf(live.secret)))!
  const at = clock.now()
  for (let i = 0; i < 450; i++)
    await store.reserve({ id: `r${i}`, until: at + 60_000, access, at, requestId: 'x', subject: 'ai', credits: 10 })
  expect(await used()).toBe(4500)
  expect(await store.releaseOverdue(at + 60_000)).toBe(0)
  clock.pass(60_001)
  const stop = releaseOverdue(store, clock, () => {})
  while ((await used()) > 0) await Bun.sleep(1)
  stop()
  expect(await store.releaseOverdue(clock.now())).toBe(0)
})

test('a key has so many readings a minute', async () => {
  const { ask, askFree, clock } = await readingWorld({ parts: { readingsAMinute: 2 } })
  await ask()
  await ask({ question: 'When will I die?' })
  const third = await ask()
  expect(third).toMatchObject({ status: 429, json: { error: { code: 'rate_limited', retryable: true } } })
  expect(Number(third.headers['Retry-After'])).toBe(60)
  expect((await askFree()).status).toBe(200)
  clock.pass(60_000)
  expect((await ask()).status).toBe(200)
})

test('an Idempotency-Key has one answer and one charge', async () => {
  const { ask, used } = await readingWorld()
  const first = await ask({}, { idempotencyKey: 'k' })
  const again = await ask({}, { idempotencyKey: 'k' })
  expect(again.text).toBe(first.text)
  expect(again.headers['Idempotent-Replayed']).toBe('true')
  expect(await used()).toBe(60)
  expect((await ask({ question: 'And my health?' }, { idempotencyKey: 'k' })).status).toBe(409)
})

test('a caller who has gone is not charged, and may come again', async () => {
  const { ask, used } = await readingWorld()
  const gone = new AbortController()
  gone.abort()
  expect((await ask({}, { idempotencyKey: 'k', signal: gone.signal })).status).toBe(503)
  expect(await used()).toBe(0)
  expect((await ask({}, { idempotencyKey: 'k' })).status).toBe(200)
})

test('an input that is wrong is refused before anything is reserved', async () => {
  const { ask, used } = await readingWorld()
  for (const [body, field] of [
    [{ latitude: 91 }, 'latitude'],
    [{ question: 'ab' }, 'question'],
    [{ datetime: '1947-02-30T00:00' }, 'datetime'],
    [{ as_of: '1900-01-01' }, 'as_of'],
    [{ tier: 'gold' }, 'tier'],
    [{ canary: 1 }, 'canary'],
  ] as const)
    expect(await ask(body)).toMatchObject({ status: 422, json: { error: { field } } })
  expect(await used()).toBe(0)
})
