import { afterEach, expect, test } from 'bun:test'
import { creditsFor } from '../../src/ai/reading-prices.ts'
import { type Answer, type ProviderRequest, plainAnswer, provider } from './provider.ts'
import { BIRTH, readingWorld } from './world.ts'

// The client of the language model, against a fake provider over HTTP.

const servers: ReturnType<typeof provider>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.stop()
})
/** A provider, stopped after the test, and a world whose readings use it. */
const startProvider = async (
  change: Parameters<typeof provider>[0] = {},
  world: Parameters<typeof readingWorld>[0] = {},
) => {
  const server = provider(change)
  servers.push(server)
  return { server, ...(await readingWorld({ models: server.models, ...world })) }
}

test('the request has the documented fields', async () => {
  const { server, ask } = await startProvider()
  const { status, json } = await ask({ tier: 'balanced' })
  expect(status).toBe(200)
  const [{ body, headers }] = server.requests as [ProviderRequest]
  expect(Object.keys(body).sort()).toEqual(
    'max_completion_tokens messages model response_format store stream temperature'.split(' '),
  )
  expect(body).toMatchObject({
    model: 'vendor-balanced-7',
    temperature: 0.3,
    stream: false,
    store: false,
    max_completion_tokens: 5000,
  })
  expect(body.response_format).toMatchObject({ type: 'json_schema', json_schema: { name: 'reading', strict: true } })
  expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user'])
  expect(headers.authorization).toBe('Bearer sk-provider-secret')
  expect(json.data.model).toBe('model balanced')
  expect(json.data.sections.map(({ id }: { id: string }) => id)).toEqual(['answer', 'why', 'timing', 'advice'])
  expect(json.meta.warnings).toEqual([])
})

test('the charge follows the reported tokens, and the balance falls by the charge', async () => {
  const { server, ask, usedCredits } = await startProvider()
  server.answer = (request) => ({
    raw: JSON.stringify(plainAnswer(request)),
    usage: { prompt_tokens: 4000, completion_tokens: 900 },
  })
  const { json } = await ask()
  expect(json.data.usage).toMatchObject({
    input_tokens: 4000,
    output_tokens: 900,
    credits_used: 65,
    credits_minimum: 60,
    credits_ceiling: 170,
  })
  expect(json.meta.credits_used).toBe(65)
  expect(await usedCredits()).toBe(65)
})

test('without reported tokens, the tokens are estimated from the characters', async () => {
  const { server, ask } = await startProvider()
  server.answer = (request) => ({ raw: JSON.stringify(plainAnswer(request)), usage: null })
  const { json } = await ask()
  const [{ body }] = server.requests as [ProviderRequest]
  const { input_tokens, output_tokens, credits_used } = json.data.usage
  expect(input_tokens).toBe(Math.ceil((body.messages[0]!.content.length + body.messages[1]!.content.length) / 4))
  expect(credits_used).toBe(creditsFor('fast', input_tokens, output_tokens))
})

const TRUE_PARAGRAPH = { text: '{D1.Jupiter.sign}' }
const FALSE_PARAGRAPH = { text: 'Jupiter is in Aries.' }
const ADVICE = { text: 'Take one step at a time.' }
/** The answer of a model with these paragraphs in the section `why`. */
const answerWithWhy = (why: readonly (typeof TRUE_PARAGRAPH)[]) => (request: ProviderRequest) =>
  plainAnswer(request, (id) =>
    id === 'why'
      ? [...why]
      : id === 'advice'
        ? [ADVICE]
        : [{ text: id === 'answer' ? '{D1.Saturn.sign}' : '{D1.Venus.sign}' }],
  )
const paragraphsOf = (json: { data: { sections: { id: string; paragraphs: { text: string }[] }[] } }, id = 'why') =>
  json.data.sections.find((section) => section.id === id)!.paragraphs

test('a failed paragraph is requested once more, alone and with the reason', async () => {
  const { server, ask, usedCredits } = await startProvider()
  server.answer = (request, nth) =>
    nth === 1
      ? answerWithWhy([TRUE_PARAGRAPH, FALSE_PARAGRAPH])(request)
      : { sections: [{ id: 'why', paragraphs: [{ text: '{D1.Mars.sign}' }] }] }
  const { json } = await ask()
  expect(json.data.grounding).toMatchObject({ unsupported_removed: 0, regenerated: true })
  expect(paragraphsOf(json).map(({ text }) => text)).toEqual(['Jupiter is in Libra.', 'Mars is in Gemini.'])
  const [first, second] = server.requests as [ProviderRequest, ProviderRequest]
  expect(server.requests).toHaveLength(2)
  expect(JSON.parse(second.body.messages[1]!.content).rejected).toEqual([
    { section: 'why', text: FALSE_PARAGRAPH.text, reason: '"Jupiter is in Aries" is not a phrase of the list' },
  ])
  // The reading has paragraphs of both answers, so both count.
  const { input_tokens, output_tokens } = json.data.usage
  expect(input_tokens).toBe(Math.ceil(first.text.length / 4) + Math.ceil(second.text.length / 4))
  expect(await usedCredits()).toBe(creditsFor('fast', input_tokens, output_tokens))
})

test('a paragraph that fails twice is replaced by a composed one', async () => {
  const { server, ask } = await startProvider()
  server.answer = answerWithWhy([TRUE_PARAGRAPH, FALSE_PARAGRAPH])
  const { status, json } = await ask()
  expect([status, json.data.model]).toEqual([200, 'model fast'])
  expect(json.data.grounding).toMatchObject({ unsupported_removed: 1, regenerated: true })
  expect(json.data.reading).not.toContain('Aries')
  const [, replacement] = paragraphsOf(json)
  const { json: composed } = await (await readingWorld()).ask({ length: 'long' })
  expect(paragraphsOf(composed).map(({ text }) => text)).toContain(replacement!.text)
})

test('an answer without any accepted paragraph is not charged', async () => {
  const { server, ask, usedCredits } = await startProvider()
  server.answer = (request, nth) =>
    nth === 1 ? { raw: 'Here is your reading!' } : answerWithWhy([TRUE_PARAGRAPH])(request)
  const { json } = await ask()
  expect(json.data.usage.input_tokens).toBe(Math.ceil(server.requests[1]!.text.length / 4))
  expect(await usedCredits()).toBe(json.data.usage.credits_used)
})

const UNUSABLE_ANSWERS: Record<string, (request: ProviderRequest) => Answer> = {
  'no JSON': () => ({ raw: 'Here is your reading!' }),
  'JSON of another shape': () => ({ raw: '{"reading": "all is well"}' }),
  'only false paragraphs': (request) => plainAnswer(request, () => [FALSE_PARAGRAPH]),
}
test.each(Object.entries(UNUSABLE_ANSWERS))(
  '%s in two attempts: the answer is a composed reading at its price',
  async (_, answer) => {
    const { server, ask, usedCredits } = await startProvider()
    server.answer = answer
    const { status, json } = await ask({ tier: 'balanced' })
    expect([status, json.data.model, json.data.tier]).toEqual([200, 'composed', 'fast'])
    expect(json.data.sections.map(({ id }: { id: string }) => id)).toEqual(['answer', 'why', 'timing', 'advice'])
    expect([json.data.usage.credits_used, await usedCredits()]).toEqual([60, 60])
    expect(server.requests).toHaveLength(2)
  },
)

test('ignores an extra section, composes a missing one, and uses complete paragraphs', async () => {
  const { server, ask } = await startProvider()
  const completeAnswer = (request: ProviderRequest) =>
    answerWithWhy([TRUE_PARAGRAPH])(request) as { sections: { id: string; paragraphs: [] }[] }
  server.answer = (request) => ({
    sections: [...completeAnswer(request).sections, { id: 'appendix', paragraphs: [TRUE_PARAGRAPH] }],
  })
  expect((await ask()).json.data.grounding).toMatchObject({ unsupported_removed: 0, regenerated: false })
  server.answer = (request) => ({ sections: completeAnswer(request).sections.slice(1) })
  const { json } = await ask()
  expect(json.data.grounding).toMatchObject({ unsupported_removed: 1, regenerated: true })
  expect(paragraphsOf(json, 'answer')).toHaveLength(1)
  server.answer = (request) => ({ raw: JSON.stringify(completeAnswer(request)).slice(0, -60), finish: 'length' })
  const truncated = (await ask()).json.data
  expect(truncated.model).toBe('model fast')
  expect(truncated.sections[0].paragraphs[0].text).toBe('Saturn is in Cancer.')
})

test('a judge model rejects paragraphs; an unreadable verdict rejects all of them', async () => {
  const { server, ask } = await startProvider({ judge: 'vendor-judge' })
  const withJudgement = (refused: unknown) => (request: ProviderRequest) =>
    request.body.model === 'vendor-judge'
      ? { raw: JSON.stringify({ refused }) }
      : answerWithWhy([TRUE_PARAGRAPH, { text: '{D1.Mars.sign}' }])(request)
  server.answer = withJudgement([])
  expect((await ask()).json.data.grounding).toMatchObject({ unsupported_removed: 0, regenerated: false })
  // The second paragraph of the section `why`.
  server.answer = withJudgement([2])
  expect((await ask()).json.data.grounding).toMatchObject({ regenerated: true })
  const { paragraphs } = JSON.parse(
    server.requests.find(({ body }) => body.model === 'vendor-judge')!.body.messages[1]!.content,
  ) as { paragraphs: { text: string; facts: string[] }[] }
  expect(paragraphs[1]).toMatchObject({ text: 'Jupiter is in Libra.', facts: ['Jupiter is in Libra.'] })
  server.answer = withJudgement('all')
  expect((await ask()).json.data.model).toBe('composed')
})

test('a model that declines is not charged', async () => {
  const { server, ask, usedCredits } = await startProvider()
  for (const [answer, topic] of [
    [{ raw: '', refusal: 'I cannot.' }, 'declined'],
    [{ raw: '', finish: 'content_filter' }, 'declined'],
    [{ raw: '{"refusal": {"topic": "legal_outcome"}, "sections": []}' }, 'legal_outcome'],
    [{ raw: '{"refusal": {"topic": "free_credits"}, "sections": []}' }, 'declined'],
  ] as const) {
    server.answer = () => answer
    const { json, status } = await ask()
    expect([status, json.data.refusal.topic, json.meta.credits_used, json.data.sections.length]).toEqual([
      200,
      topic,
      0,
      0,
    ])
  }
  expect(await usedCredits()).toBe(0)
})

test('a request to a provider that hangs ends at the deadline with 504', async () => {
  const { server, ask, usedCredits } = await startProvider(
    { deadlinesMs: { fast: 1500, balanced: 1, deep: 1 } },
    // Long enough for the facts on a busy machine, so that the model is called.
    { parts: { readingMs: { fast: 1500 } } },
  )
  server.answer = () => ({ hang: true })
  expect(await ask({}, { idempotencyKey: 'k' })).toMatchObject({
    status: 504,
    json: { error: { code: 'deadline_exceeded', retryable: true } },
  })
  while (server.abortedCount() === 0) await Bun.sleep(2)
  expect(await usedCredits()).toBe(0)
  server.answer = plainAnswer
  expect((await ask({}, { idempotencyKey: 'k' })).status).toBe(200)
})

test.each([
  [500, 503, true, 2],
  [429, 503, true, 2],
  [503, 503, true, 2],
  [400, 503, false, 1],
  [401, 503, false, 1],
  [403, 503, false, 1],
  [404, 503, false, 1],
] as const)(
  'status %i of the provider becomes status %i',
  async (providerStatus, ourStatus, retryable, requestCount) => {
    const { server, ask, usedCredits } = await startProvider()
    server.answer = () => ({ status: providerStatus, retryAfter: 0.01 })
    const { status, text, json } = await ask({}, { idempotencyKey: 'k' })
    expect([status, json.error.code, json.error.retryable]).toEqual([ourStatus, 'unavailable', retryable])
    expect(server.requests).toHaveLength(requestCount)
    expect(text).not.toMatch(/secret|vendor|127\.0\.0\.1/)
    expect(JSON.stringify(server.failures)).not.toMatch(/secret|vendor|127\.0\.0\.1/)
    expect(await usedCredits()).toBe(0)
    server.answer = plainAnswer
    expect((await ask({}, { idempotencyKey: 'k' })).status).toBe(200)
  },
)

test('one failure is retried with success', async () => {
  const { server, ask } = await startProvider()
  server.answer = (request, nth) => (nth === 1 ? { status: 500, retryAfter: 0.01 } : plainAnswer(request))
  expect((await ask()).status).toBe(200)
  expect(server.requests).toHaveLength(2)
})

test('a truncated HTTP answer and an unreachable server are faults', async () => {
  const { server, ask } = await startProvider()
  server.answer = () => ({ cut: true })
  expect([502, 503]).toContain((await ask()).status)
  const { ask: askUnreachable } = await startProvider({ baseUrl: 'http://127.0.0.1:1/v1' })
  expect(await askUnreachable()).toMatchObject({ status: 503, json: { error: { retryable: true } } })
}, 300_000)

test('a tier without a model is unavailable and not charged', async () => {
  const server = provider()
  servers.push(server)
  const incomplete = provider({ tiers: { ...server.settings.tiers, deep: { label: 'deep' } } })
  servers.push(incomplete)
  const { ask, usedCredits } = await readingWorld({ models: incomplete.models })
  expect(await ask({ tier: 'deep' })).toMatchObject({ status: 503, json: { error: { retryable: false } } })
  expect([await usedCredits(), incomplete.requests.length]).toEqual([0, 0])
})

test('after five consecutive failures a tier makes no requests for a time', async () => {
  const { server, ask } = await startProvider()
  server.answer = () => ({ status: 500, retryAfter: 0.01 })
  for (let i = 0; i < 3; i++) expect((await ask()).status).toBe(503)
  const requestCount = server.requests.length
  expect(requestCount).toBeLessThanOrEqual(6)
  server.answer = plainAnswer
  expect((await ask()).status).toBe(503)
  expect(server.requests).toHaveLength(requestCount)
  expect((await ask({ tier: 'balanced' })).status).toBe(200)
})

test('an aborted call ends the request to the provider and is not charged', async () => {
  const { server, ask, usedCredits, store } = await startProvider()
  server.answer = () => ({ hang: true })
  const controller = new AbortController()
  const reply = ask({}, { idempotencyKey: 'k', signal: controller.signal })
  while (server.requests.length === 0) await Bun.sleep(2)
  expect(await usedCredits()).toBe(170)
  controller.abort()
  expect((await reply).status).toBe(503)
  while (server.abortedCount() === 0) await Bun.sleep(2)
  expect(await usedCredits()).toBe(0)
  expect(await store.releaseOverdue(Number.MAX_SAFE_INTEGER)).toBe(0)
})

test('the settings for providers without JSON schemas change the request', async () => {
  const { server, ask } = await startProvider({ output: 'json_object', tokensField: 'max_tokens', store: false })
  await ask()
  const { body } = server.requests[0]!
  expect(body).toMatchObject({ response_format: { type: 'json_object' }, max_tokens: 2500 })
  expect(body).not.toHaveProperty('store')
  expect(body.messages[0]!.content).toContain('"paragraphs"')
  const { server: plainServer, ask: askPlain } = await startProvider({ output: 'none' })
  await askPlain()
  expect(plainServer.requests[0]!.body).not.toHaveProperty('response_format')
})

test('requests to the provider have no personal data', async () => {
  const { server, ask } = await startProvider()
  const place = {
    datetime: '1987-05-19T17:42:31',
    latitude: 51.4816,
    longitude: -3.1791,
    timezone: 'Europe/London',
    as_of: '2026-11-22',
  }
  for (const question of [
    'How will my career go?',
    'When will I marry?',
    'Shall I move abroad?',
    'What is my life about?',
  ])
    expect((await ask({ ...BIRTH, ...place, question }, { requestId: 'req-of-this-call' })).status).toBe(200)
  for (const { text, headers } of server.requests) {
    for (const detail of [
      '1987',
      '05-19',
      '19 May',
      'May 19',
      '17:42',
      '1742',
      '51.48',
      '3.179',
      'London',
      'Europe',
      'req-of-this-call',
      'sk_live',
      'sk_test',
    ])
      expect(text).not.toContain(detail)
    expect(JSON.stringify(headers)).not.toMatch(/req-of-this-call|sk_live|sk_test/)
    expect(text).not.toMatch(/"user"\s*:|"metadata"/)
  }
})
