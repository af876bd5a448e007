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

const RIGHT = { text: '{D1.Jupiter.sign}' }
const WRONG = { text: 'Jupiter is in Aries.' }
const ADVICE = { text: 'Take one step at a time.' }
/** A model whose section `why` has these paragraphs. */
const writing = (why: readonly (typeof RIGHT)[]) => (asked: Parameters<typeof plainly>[0]) =>
  plainly(asked, (id) => (id === 'why' ? [...why] : id === 'advice' ? [ADVICE] : [RIGHT]))
const paragraphsOf = (json: { data: { sections: { id: string; paragraphs: { text: string }[] }[] } }, id = 'why') =>
  json.data.sections.find((section) => section.id === id)!.paragraphs

test('a paragraph that fails is written once more, alone and with the reason', async () => {
  const { server, ask, used } = await open()
  server.answer = (asked, nth) =>
    nth === 1 ? writing([RIGHT, WRONG])(asked) : { sections: [{ id: 'why', paragraphs: [{ text: '{D1.Mars.sign}' }] }] }
  const { json } = await ask()
  expect(json.data.grounding).toMatchObject({ unsupported_removed: 0, regenerated: true })
  expect(paragraphsOf(json).map(({ text }) => text)).toEqual(['Jupiter is in Libra.', 'Mars is in Gemini.'])
  const [first, second] = server.asked as [(typeof server.asked)[0], (typeof server.asked)[0]]
  expect(server.asked).toHaveLength(2)
  expect(JSON.parse(second.body.messages[1]!.content).rejected).toEqual([
    { section: 'why', text: WRONG.text, reason: '"Jupiter is in Aries" is not a phrase of the list' },
  ])
  // Paragraphs of both answers stand, so both are counted.
  const { input_tokens, output_tokens } = json.data.usage
  expect(input_tokens).toBe(Math.ceil(first.text.length / 4) + Math.ceil(second.text.length / 4))
  expect(await used()).toBe(creditsFor('fast', input_tokens, output_tokens))
})

test('a paragraph that fails twice is replaced by the composed one, and the reading is answered', async () => {
  const { server, ask } = await open()
  server.answer = writing([RIGHT, WRONG])
  const { status, json } = await ask()
  expect([status, json.data.model]).toEqual([200, 'house fast'])
  expect(json.data.grounding).toMatchObject({ unsupported_removed: 1, regenerated: true })
  expect(json.data.reading).not.toContain('Aries')
  const [, replaced] = paragraphsOf(json)
  const { json: composed } = await (await readingWorld()).ask({ length: 'long' })
  expect(paragraphsOf(composed).map(({ text }) => text)).toContain(replaced!.text)
})

test('an answer of which nothing stands is not charged', async () => {
  const { server, ask, used } = await open()
  server.answer = (asked, nth) => (nth === 1 ? { raw: 'Here is your reading!' } : writing([RIGHT])(asked))
  const { json } = await ask()
  expect(json.data.usage.input_tokens).toBe(Math.ceil(server.asked[1]!.text.length / 4))
  expect(await used()).toBe(json.data.usage.credits_used)
})

const BROKEN: Record<string, (asked: Parameters<typeof plainly>[0]) => Answer> = {
  'no JSON': () => ({ raw: 'Here is your reading!' }),
  'JSON of another shape': () => ({ raw: '{"reading": "all is well"}' }),
  'nothing that is true': (asked) => plainly(asked, () => [WRONG]),
}
test.each(Object.entries(BROKEN))(
  '%s twice: the reading is composed, at the price of a composed one',
  async (_, answer) => {
    const { server, ask, used } = await open()
    server.answer = answer
    const { status, json } = await ask({ tier: 'balanced' })
    expect([status, json.data.model, json.data.tier]).toEqual([200, 'composed', 'fast'])
    expect(json.data.sections.map(({ id }: { id: string }) => id)).toEqual(['answer', 'why', 'timing', 'advice'])
    expect([json.data.usage.credits_used, await used()]).toEqual([60, 60])
    expect(server.asked).toHaveLength(2)
  },
)

test('a section too many is ignored, one too few is composed, and what a cut answer holds stands', async () => {
  const { server, ask } = await open()
  const whole = (asked: Parameters<typeof plainly>[0]) =>
    writing([RIGHT])(asked) as { sections: { id: string; paragraphs: [] }[] }
  server.answer = (asked) => ({ sections: [...whole(asked).sections, { id: 'appendix', paragraphs: [RIGHT] }] })
  expect((await ask()).json.data.grounding).toMatchObject({ unsupported_removed: 0, regenerated: false })
  server.answer = (asked) => ({ sections: whole(asked).sections.slice(1) })
  const { json } = await ask()
  expect(json.data.grounding).toMatchObject({ unsupported_removed: 1, regenerated: true })
  expect(paragraphsOf(json, 'answer')).toHaveLength(1)
  server.answer = (asked) => ({ raw: JSON.stringify(whole(asked)).slice(0, -60), finish: 'length' })
  const cut = (await ask()).json.data
  expect(cut.model).toBe('house fast')
  expect(cut.sections[0].paragraphs[0].text).toBe('Jupiter is in Libra.')
})

test('a judge that the operator names refuses paragraphs, and what it does not answer is refused whole', async () => {
  const { server, ask } = await open({ judge: 'vendor-judge' })
  const judged = (refused: unknown) => (asked: Parameters<typeof plainly>[0]) =>
    asked.body.model === 'vendor-judge'
      ? { raw: JSON.stringify({ refused }) }
      : writing([RIGHT, { text: '{D1.Mars.sign}' }])(asked)
  server.answer = judged([])
  expect((await ask()).json.data.grounding).toMatchObject({ unsupported_removed: 0, regenerated: false })
  // The second paragraph of the section `why`.
  server.answer = judged([2])
  const one = (await ask()).json.data
  expect(one.grounding).toMatchObject({ regenerated: true })
  const { paragraphs } = JSON.parse(
    server.asked.find(({ body }) => body.model === 'vendor-judge')!.body.messages[1]!.content,
  ) as { paragraphs: { text: string; facts: string[] }[] }
  expect(paragraphs[1]).toMatchObject({ text: 'Jupiter is in Libra.', facts: ['Jupiter is in Libra.'] })
  server.answer = judged('all')
  expect((await ask()).json.data.model).toBe('composed')
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
    { deadlinesMs: { fast: 1500, balanced: 1, deep: 1 } },
    // Long enough for the facts on a busy machine, so that the model is asked.
    { parts: { readingMs: { fast: 1500 } } },
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
  expect(body.messages[0]!.content).toContain('"paragraphs"')
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
