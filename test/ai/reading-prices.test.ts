import { expect, test } from 'bun:test'
import { creditsFor, PRICES } from '../../src/ai/reading-prices.ts'
import { hashOfKey } from '../../src/service/keys.ts'
import { releaseOverdue } from '../../src/service/readings.ts'
import { plainAnswer, provider } from './provider.ts'
import { readingWorld } from './world.ts'

// source: the catalogue of AI readings, metering_check
test.each([
  ['fast', 4000, 900, 65],
  ['fast', 1000, 200, 60],
  ['balanced', 12_000, 3000, 420],
  ['deep', 40_000, 6000, 2500],
] as const)('%s with %i and %i tokens costs %i', (tier, inputTokens, outputTokens, credits) => {
  expect(creditsFor(tier, inputTokens, outputTokens)).toBe(credits)
})

test('the maximum tokens of input and output cost at most the ceiling', () => {
  for (const { ceiling, inRate, outRate, maxInputTokens, maxOutputTokens } of Object.values(PRICES))
    expect((maxInputTokens * inRate + maxOutputTokens * outRate) / 1000).toBeLessThanOrEqual(ceiling)
})

test('a live reading costs the stated credits and leaves no reservation', async () => {
  const { ask, usedCredits, store, organisation } = await readingWorld()
  const { status, json } = await ask()
  expect(status).toBe(200)
  expect(json.data.usage.credits_used).toBe(60)
  expect(json.meta.credits_used).toBe(60)
  expect(json.meta.warning_codes).toEqual(['no_language_model'])
  expect(json.data.model).toBe('composed')
  expect(await usedCredits()).toBe(60)
  const rows = (await store.ledger(organisation.id)).map(({ kind, included }) => [kind, -included])
  expect(rows).toEqual([
    ['reserve', 170],
    ['release', -170],
    ['charge', 60],
  ])
  expect(await store.releaseOverdue(Number.MAX_SAFE_INTEGER)).toBe(0)
})

test('each tier has a minimum price', async () => {
  const model = provider()
  const { ask, usedCredits } = await readingWorld({ models: model.models })
  model.answer = (request) => ({
    raw: JSON.stringify(plainAnswer(request)),
    usage: { prompt_tokens: 1, completion_tokens: 1 },
  })
  expect((await ask({ tier: 'balanced' })).json.meta.credits_used).toBe(250)
  expect((await ask({ tier: 'deep' })).json.meta.credits_used).toBe(1500)
  expect(await usedCredits()).toBe(1750)
  model.stop()
})

test.each(['balanced', 'deep'])('a composed reading in the tier %s costs as much as in the tier fast', async (tier) => {
  const { ask, usedCredits, store, organisation } = await readingWorld()
  const fast = (await ask()).json
  const { data, meta } = (await ask({ tier })).json
  expect(data.reading).toBe(fast.data.reading)
  expect([data.tier, data.usage.credits_minimum, data.usage.credits_ceiling]).toEqual(['fast', 60, 170])
  expect([meta.credits_used, await usedCredits()]).toEqual([60, 120])
  expect(meta.warnings.join()).toMatch(/tier fast/)
  const reserved = (await store.ledger(organisation.id)).filter(({ kind }) => kind === 'reserve')
  expect(reserved.map(({ included }) => -included)).toEqual([170, 170])
})

test('a sandbox key has free readings in the tier fast only, counted as sandbox calls', async () => {
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

test('a refusal is free and needs no remaining credits', async () => {
  const { ask, usedCredits } = await readingWorld({ credits: 10 })
  const { json, status } = await ask({ question: 'When will I die?' })
  expect(status).toBe(200)
  expect(json.data.refusal.topic).toBe('death_or_lifespan_date')
  expect(json.data.reading).toBe(json.data.refusal.message)
  expect(json.data.grounding.facts).toEqual([])
  expect([json.meta.credits_used, await usedCredits()]).toEqual([0, 0])
})

test.each([
  ['credits', { credits: 169 }, 'quota_exhausted'],
  ['the spend cap', { credits: 0, cap: 169 }, 'spend_cap_reached'],
  ['the budget of the project', { budget: 169 }, 'project_budget_exceeded'],
] as const)('%s must cover the ceiling', async (_, settings, code) => {
  const { ask, usedCredits } = await readingWorld(settings)
  expect(await ask()).toMatchObject({ status: 429, json: { error: { code } } })
  expect(await usedCredits()).toBe(0)
})

test('reserved credits are not available to other calls', async () => {
  const { ask, store, live, clock, usedCredits } = await readingWorld({ credits: 339 })
  const access = (await store.access(hashOfKey(live.secret)))!
  const now = clock.now()
  const reservation = {
    id: 'r',
    until: now + 60_000,
    access,
    at: now,
    requestId: 'x',
    subject: 'ai/ai-question',
    credits: 170,
  }
  expect(await store.reserve(reservation)).toBeNull()
  expect((await ask()).status).toBe(429)
  await store.release('r', now)
  await store.release('r', now)
  expect(await usedCredits()).toBe(0)
  expect((await ask()).status).toBe(200)
})

test('reservations of ended calls are released only once they are overdue', async () => {
  const { store, live, clock, usedCredits } = await readingWorld()
  const access = (await store.access(hashOfKey(live.secret)))!
  const now = clock.now()
  for (let i = 0; i < 450; i++)
    await store.reserve({
      id: `r${i}`,
      until: now + 60_000,
      access,
      at: now,
      requestId: 'x',
      subject: 'ai',
      credits: 10,
    })
  expect(await usedCredits()).toBe(4500)
  expect(await store.releaseOverdue(now + 60_000)).toBe(0)
  clock.pass(60_001)
  const stop = releaseOverdue(store, clock, () => {})
  while ((await usedCredits()) > 0) await Bun.sleep(1)
  stop()
  expect(await store.releaseOverdue(clock.now())).toBe(0)
})

test('a key has a limit of readings per minute', async () => {
  const { ask, askFree, clock } = await readingWorld({ parts: { readingsAMinute: 2 } })
  await ask()
  await ask({ question: 'When will I die?' })
  const limited = await ask()
  expect(limited).toMatchObject({ status: 429, json: { error: { code: 'rate_limited', retryable: true } } })
  expect(Number(limited.headers['Retry-After'])).toBe(60)
  expect((await askFree()).status).toBe(200)
  clock.pass(60_000)
  expect((await ask()).status).toBe(200)
})

test('an Idempotency-Key has one answer and one charge', async () => {
  const { ask, usedCredits } = await readingWorld()
  const first = await ask({}, { idempotencyKey: 'k' })
  const second = await ask({}, { idempotencyKey: 'k' })
  expect(second.text).toBe(first.text)
  expect(second.headers['Idempotent-Replayed']).toBe('true')
  expect(await usedCredits()).toBe(60)
  expect((await ask({ question: 'And my health?' }, { idempotencyKey: 'k' })).status).toBe(409)
})

test('an aborted call is not charged and can be repeated', async () => {
  const { ask, usedCredits } = await readingWorld()
  const controller = new AbortController()
  controller.abort()
  expect((await ask({}, { idempotencyKey: 'k', signal: controller.signal })).status).toBe(503)
  expect(await usedCredits()).toBe(0)
  expect((await ask({}, { idempotencyKey: 'k' })).status).toBe(200)
})

test('rejects an invalid input without a reservation', async () => {
  const { ask, usedCredits } = await readingWorld()
  for (const [body, field] of [
    [{ latitude: 91 }, 'latitude'],
    [{ question: 'ab' }, 'question'],
    [{ datetime: '1947-02-30T00:00' }, 'datetime'],
    [{ as_of: '1900-01-01' }, 'as_of'],
    [{ tier: 'gold' }, 'tier'],
    [{ canary: 1 }, 'canary'],
  ] as const)
    expect(await ask(body)).toMatchObject({ status: 422, json: { error: { field } } })
  expect(await usedCredits()).toBe(0)
})
