import { afterEach, expect, test } from 'bun:test'
import { creditsFor } from '../../src/ai/metering.ts'
import { type Answer, plainly, provider } from './provider.ts'
import { BIRTH, readingWorld } from './world.ts'

// Against a real server of the shape of chat completions.

const opened: ReturnType<typeof provider>[] = []
afterEach(() => {
  for (const one of opened.splice(0)) one.stop()
})
const open = async (change: Parameters<typeof provider>[0] = {}, world: Parameters<typeof readingWorld>[0] = {}) => {
  const server = provider(change)
  opened.push(server)
  return { server, ...(await readingWorld({ scribes: server.scribes, ...world })) }
}

test('what is asked has the shape of the contract', async () => {
  const { server, ask } = await open()
  const { status, json } = await ask({ tier: 'balanced' })
  expect(status).toBe(200)
  const [{ body, headers }] = server.asked as [(typeof server.asked)[0]]
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
  expect(json.data.model).toBe('house balanced')
  expect(json.data.sections.map(({ id }: { id: string }) => id)).toEqual(['answer', 'why', 'timing', 'advice'])
  expect(json.meta.warnings).toEqual([])
})

test('what is paid is what the answer used, and the balance falls by exactly that', async () => {
  const { server, ask, used } = await open()
  server.answer = (asked) => ({
    raw: JSON.stringify(plainly(asked)),
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
  expect(await used()).toBe(65)
})

test('a provider that does not count is counted by characters', async () => {
  const { server, ask } = await open()
  server.answer = (asked) => ({ raw: JSON.stringify(plainly(asked)), usage: null })
  const { json } = await ask()
  const [{ body }] = server.asked as [(typeof server.asked)[0]]
  const { input_tokens, output_tokens, credits_used } = json.data.usage
  expect(input_tokens).toBe(Math.ceil((body.messages[0]!.content.length + body.messages[1]!.content.length) / 4))
  expect(credits_used).toBe(creditsFor('fast', input_tokens, output_tokens))
})

const JUPITER = 'D1.Jupiter.sign'
const told = (sentences: { text: string; fact_ids: string[] }[]) => (asked: Parameters<typeof plainly>[0]) =>
  plainly(asked, (id) => (id === 'why' ? sentences : [{ text: 'Take your time.', fact_ids: [] }]))
const right = (n: number) => Array.from({ length: n }, () => ({ text: 'Jupiter is in Libra.', fact_ids: [JUPITER] }))

test('a false sentence of ten is taken out', async () => {
  const { server, ask } = await open()
  server.answer = told([...right(6), { text: 'Jupiter is in Aries.', fact_ids: [JUPITER] }])
  const { json } = await ask()
  expect(json.data.grounding).toMatchObject({ unsupported_removed: 1, regenerated: false })
  expect(json.data.reading).not.toContain('Aries')
  server.answer = told([...right(6), { text: 'Jupiter is in Libra.', fact_ids: ['D1.Jupiter.nonsense'] }])
  expect((await ask()).json.data.grounding.unsupported_removed).toBe(1)
  server.answer = told(right(7))
  expect((await ask()).json.data.grounding.unsupported_removed).toBe(0)
})

test('three of ten have the text written again, with what was wrong', async () => {
  const { server, ask, used } = await open()
  const wrong = Array.from({ length: 3 }, () => ({ text: 'Jupiter is in Aries.', fact_ids: [JUPITER] }))
  server.answer = (asked, nth) => (nth === 1 ? told([...right(4), ...wrong])(asked) : told(right(7))(asked))
  const { json } = await ask()
  expect(json.data.grounding).toMatchObject({ unsupported_removed: 0, regenerated: true })
  expect(server.asked).toHaveLength(2)
  expect(JSON.parse(server.asked[1]!.body.messages[1]!.content).rejected).toContain('Jupiter is in Aries.')
  // The first try is not charged.
  const { input_tokens, output_tokens } = json.data.usage
  expect(input_tokens).toBe(Math.ceil(server.asked[1]!.text.length / 4))
  expect(await used()).toBe(creditsFor('fast', input_tokens, output_tokens))
  server.answer = told([...right(4), ...wrong])
  const before = await used()
  expect(await ask()).toMatchObject({ status: 502, json: { error: { code: 'unavailable', retryable: true } } })
  expect(await used()).toBe(before)
})

const BROKEN: Record<string, (asked: Parameters<typeof plainly>[0]) => Answer> = {
  'no JSON': () => ({ raw: 'Here is your reading!' }),
  'JSON of another shape': () => ({ raw: '{"reading": "all is well"}' }),
  'a section too many': (asked) => {
    const answer = plainly(asked) as { sections: object[] }
    return { ...answer, sections: [...answer.sections, { id: 'appendix', paragraphs: [] }] } as Answer
  },
  'a section too few': (asked) => ({ sections: (plainly(asked) as { sections: [] }).sections.slice(1) }),
  'a text that was cut off': (asked) => ({ raw: JSON.stringify(plainly(asked)), finish: 'length' }),
}
test.each(Object.entries(BROKEN))('%s twice is 502, retryable, and not charged', async (_, answer) => {
  const { server, ask, used, store } = await open()
  server.answer = answer
  expect(await ask({}, { idempotencyKey: 'k' })).toMatchObject({
    status: 502,
    json: { error: { code: 'unavailable', retryable: true } },
  })
  expect(server.asked).toHaveLength(2)
  expect(await used()).toBe(0)
  expect(await store.releaseOverdue(Number.MAX_SAFE_INTEGER)).toBe(0)
  server.answer = plainly
  expect((await ask({}, { idempotencyKey: 'k' })).status).toBe(200)
})

test('a section of which nothing is left is told by its first facts', async () => {
  const { server, ask } = await open()
  server.answer = (asked) =>
    plainly(asked, (id) =>
      id === 'why'
        ? [{ text: 'Jupiter is in Aries.', fact_ids: [JUPITER] }]
        : [{ text: 'Take your time.', fact_ids: [] }],
    )
  const { json } = await ask()
  const why = json.data.sections.find(({ id }: { id: string }) => id === 'why')
  const two = json.data.grounding.facts.slice(0, 2)
  expect(why.paragraphs[0]).toEqual({
    text: two.map(({ text }: { text: string }) => text).join(' '),
    fact_ids: two.map(({ fact_id }: { fact_id: string }) => fact_id),
  })
})

test('a model that declines costs nothing', async () => {
  const { server, ask, used } = await open()
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
  expect(await used()).toBe(0)
})

test('a provider that hangs is left at the deadline: 504', async () => {
  const { server, ask, used } = await open(
    { deadlinesMs: { fast: 150, balanced: 1, deep: 1 } },
    { parts: { readingMs: { fast: 150 } } },
  )
  server.answer = () => ({ hang: true })
  expect(await ask({}, { idempotencyKey: 'k' })).toMatchObject({
    status: 504,
    json: { error: { code: 'deadline_exceeded', retryable: true } },
  })
  while (server.gone() === 0) await Bun.sleep(2)
  expect(await used()).toBe(0)
  server.answer = plainly
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
] as const)('status %i of the provider is %i here', async (theirs, ours, retryable, requests) => {
  const { server, ask, used } = await open()
  server.answer = () => ({ status: theirs, retryAfter: 0.01 })
  const { status, text, json } = await ask({}, { idempotencyKey: 'k' })
  expect([status, json.error.code, json.error.retryable]).toEqual([ours, 'unavailable', retryable])
  expect(server.asked).toHaveLength(requests)
  expect(text).not.toMatch(/secret|vendor|127\.0\.0\.1/)
  expect(JSON.stringify(server.troubles)).not.toMatch(/secret|vendor|127\.0\.0\.1/)
  expect(await used()).toBe(0)
  server.answer = plainly
  expect((await ask({}, { idempotencyKey: 'k' })).status).toBe(200)
})

test('one failure is made good by the second try', async () => {
  const { server, ask } = await open()
  server.answer = (asked, nth) => (nth === 1 ? { status: 500, retryAfter: 0.01 } : plainly(asked))
  expect((await ask()).status).toBe(200)
  expect(server.asked).toHaveLength(2)
})

test('an answer that breaks off, and a server that is not there', async () => {
  const { server, ask } = await open()
  server.answer = () => ({ cut: true })
  expect([502, 503]).toContain((await ask()).status)
  const { ask: nobody } = await open({ baseUrl: 'http://127.0.0.1:1/v1' })
  expect(await nobody()).toMatchObject({ status: 503, json: { error: { retryable: true } } })
}, 300_000)

test('a tier without a model is not served, and nothing is charged', async () => {
  const server = provider()
  opened.push(server)
  const bare = provider({ tiers: { ...server.settings.tiers, deep: { label: 'deep' } } })
  opened.push(bare)
  const { ask, used } = await readingWorld({ scribes: bare.scribes })
  expect(await ask({ tier: 'deep' })).toMatchObject({ status: 503, json: { error: { retryable: false } } })
  expect([await used(), bare.asked.length]).toEqual([0, 0])
})

test('after five failures in a row a tier rests', async () => {
  const { server, ask } = await open()
  server.answer = () => ({ status: 500, retryAfter: 0.01 })
  for (let i = 0; i < 3; i++) expect((await ask()).status).toBe(503)
  const requests = server.asked.length
  expect(requests).toBeLessThanOrEqual(6)
  server.answer = plainly
  expect((await ask()).status).toBe(503)
  expect(server.asked).toHaveLength(requests)
  expect((await ask({ tier: 'balanced' })).status).toBe(200)
})

test('a caller who hangs up ends the request to the provider, and is not charged', async () => {
  const { server, ask, used, store } = await open()
  server.answer = () => ({ hang: true })
  const gone = new AbortController()
  const asking = ask({}, { idempotencyKey: 'k', signal: gone.signal })
  while (server.asked.length === 0) await Bun.sleep(2)
  expect(await used()).toBe(170)
  gone.abort()
  expect((await asking).status).toBe(503)
  while (server.gone() === 0) await Bun.sleep(2)
  expect(await used()).toBe(0)
  expect(await store.releaseOverdue(Number.MAX_SAFE_INTEGER)).toBe(0)
})

test('the settings for servers without a schema', async () => {
  const { server, ask } = await open({ output: 'json_object', tokensField: 'max_tokens', store: false })
  await ask()
  const { body } = server.asked[0]!
  expect(body).toMatchObject({ response_format: { type: 'json_object' }, max_tokens: 2500 })
  expect(body).not.toHaveProperty('store')
  expect(body.messages[0]!.content).toContain('"fact_ids"')
  const { server: none, ask: askNone } = await open({ output: 'none' })
  await askNone()
  expect(none.asked[0]!.body).not.toHaveProperty('response_format')
})

test('nothing by which a person is known leaves the house', async () => {
  const { server, ask } = await open()
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
  for (const { text, headers } of server.asked) {
    for (const sign of [
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
      expect(text).not.toContain(sign)
    expect(JSON.stringify(headers)).not.toMatch(/req-of-this-call|sk_live|sk_test/)
    expect(text).not.toMatch(/"user"\s*:|"metadata"/)
  }
})
