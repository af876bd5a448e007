import { describe, expect, test } from 'bun:test'
import { asksAboutLove } from '../../src/ai/minors.ts'
import { areasInText, kindOfQuestion } from '../../src/ai/question-areas.ts'
import { STANDARD_GATE } from '../../src/safety/gate.ts'
import { BIRTH, readingWorld } from './world.ts'

// The areas, kind and topic of questions, and questions of or about a person under 18.

test.each([
  ['मेरी शादी कब होगी?', 'marriage', 'when'],
  ['Meri naukri kab lagegi?', 'career', 'when'],
  ['¿Cuándo encontraré un trabajo mejor?', 'career', 'when'],
  ['¿Debo comprar una casa?', 'property', 'whether'],
  ['मुझे पैसा कब मिलेगा?', 'wealth', 'when'],
  ['Quand vais-je me marier ?', 'marriage', 'when'],
  ['Wann finde ich eine neue Arbeit?', 'career', 'when'],
  ['What of my seventh house?', 'marriage', 'open'],
  ['How can I sleep better and have more energy?', 'health', 'open'],
  ['Will I marry soon?', 'marriage', 'when'],
  ['How do I find more peace within?', 'spiritual', 'open'],
  ['Will our families agree?', 'family', 'whether'],
  ['I have an offer, and should I take the job?', 'career', 'whether'],
] as const)('%s has the area %s and the kind %s', (question, area, kind) => {
  expect([areasInText(question)[0], kindOfQuestion(question)]).toEqual([area, kind])
})

test.each([
  ['What is the weather tomorrow?', 'off_topic', 'may_be_asked'],
  ['How do I cook biryani?', 'off_topic', 'may_be_asked'],
  ['Who won the football world cup?', 'off_topic', 'may_be_asked'],
  ['Write me a python function that sorts', 'off_topic', 'may_be_asked'],
  ['Will it all work out with Anna?', null, null],
  ['Blue or green?', null, 'read_as_general'],
  ['Kuinka voin?', null, 'read_as_general'],
  ['मेरी शादी कब होगी?', null, null],
  ['Wann finde ich eine neue Arbeit?', null, 'answered_in_english'],
  ['What is my chart about?', null, null],
  ['Will I live abroad one day?', null, null],
  ['Will I earn more money?', null, null],
])('%s: refusal %p, warning %p', async (question, topic, warning) => {
  const { ask, usedCredits } = await readingWorld()
  const { json, status } = await ask({ question })
  expect([status, json.data.refusal?.topic ?? null]).toEqual([200, topic])
  expect((json.meta.warning_codes ?? []).filter((code: string) => code !== 'no_language_model')).toEqual(
    warning ? [warning] : [],
  )
  expect(await usedCredits()).toBe(topic ? 0 : 60)
})

describe('the length of a text counts only its visible characters', () => {
  const HIDDEN = '\u200b\u2060\u00ad'
  test.each([
    ['ai-question', { question: '   ' }, 'question'],
    ['ai-question', { question: '' }, 'question'],
    ['ai-question', { question: `a${HIDDEN}b` }, 'question'],
    ['ai-question', { question: 'x'.repeat(1001) }, 'question'],
    ['ai-chat', { messages: [{ role: 'user', content: ' \n ' }] }, 'messages.0.content'],
    ['ai-chat', { messages: [{ role: 'user', content: 'x'.repeat(4001) }] }, 'messages.0.content'],
    ['ai-chart-reading', { focus: ['work', HIDDEN] }, 'focus.1'],
    ['ai-chart-reading', { focus: ['x'.repeat(61)] }, 'focus.0'],
    ['ai-transit-reading', { focus: ['  '], start_date: '2026-01-01', as_of: undefined }, 'focus.0'],
    ['ai-career-reading', { situation: 'x'.repeat(1001) }, 'situation'],
    ['ai-relationship-reading', { situation: 'x'.repeat(1001) }, 'situation'],
  ] as [string, Record<string, unknown>, string][])('%s: %j', async (slug, body, field) => {
    const { ask, usedCredits } = await readingWorld()
    const defaults = slug === 'ai-question' ? {} : { question: undefined }
    expect(await ask({ ...defaults, ...body }, {}, slug)).toMatchObject({
      status: 422,
      json: { error: { code: 'invalid_request', field } },
    })
    expect(await usedCredits()).toBe(0)
  })
  test('a text with hidden characters is accepted when its visible length is allowed', async () => {
    const { ask } = await readingWorld()
    const question = `How will my career go?${HIDDEN.repeat(400)}`
    expect((await ask({ question })).status).toBe(200)
    expect((await ask({ question: undefined, situation: '  ' }, {}, 'ai-career-reading')).status).toBe(200)
  })
})

const CHILD = { datetime: '2012-05-04T10:15', timezone: 'Europe/London', latitude: 51.5, longitude: -0.12 }
const AS_OF = '2026-11-22'
describe('under 18', () => {
  test.each([
    'When will I marry?',
    'Does my crush like me back?',
    'Will I get a girlfriend?',
    'Should I kiss her?',
    'When can I have sex?',
    'Will I find true love?',
    'Is he my soulmate?',
    'Will I have children one day?',
    'How do I ask her out?',
    'मेरी शादी कब होगी?',
    '¿Cuándo tendré novia?',
    'Will I be in a relationship next year?',
  ])('%s is about love', (question) => {
    expect(asksAboutLove(question)).toBe(true)
    // Without an age the gate classifies it as a question of a minor or as harmless, never as a crisis.
    expect([null, 'minors_romance']).toContain(STANDARD_GATE.topicOf(question))
  })
  test.each([
    'I love maths, should I study it?',
    'Do my parents love me?',
    'How do I cope with the divorce of my parents?',
    "Will my sister's wedding go well for our family?",
    'My mother and her husband quarrel. What can I do?',
    'Who is a good partner for my science project?',
    'How is my relationship with my mother?',
    'My love for music: can it be a career?',
    'How do I do better at school?',
    'I am a child of divorced parents, where should I live?',
    'मेरी पढ़ाई कैसी रहेगी?',
  ])('%s is not about love', (question) => {
    expect([asksAboutLove(question), STANDARD_GATE.topicOf(question)]).toEqual([false, null])
  })
  test('a focus and a situation are checked like questions', async () => {
    const { ask } = await readingWorld()
    const topicOf = async (slug: string, body: object) =>
      (await ask({ ...CHILD, question: undefined, as_of: AS_OF, ...body }, {}, slug)).json.data.refusal?.topic ?? null
    expect(await topicOf('ai-chart-reading', { focus: ['marriage'] })).toBe('minors_romance')
    expect(await topicOf('ai-chart-reading', { focus: ['school'] })).toBeNull()
    expect(await topicOf('ai-career-reading', { situation: 'Will I marry my boyfriend?' })).toBe('minors_romance')
    expect(await topicOf('ai-relationship-reading', { situation: 'I quarrel with my best friend.' })).toBeNull()
  })
  test('a partner who is a minor is left out of a conversation, with a warning', async () => {
    const { ask } = await readingWorld()
    const chat = async (birth: object, partner: object, content: string) =>
      (
        await ask(
          { ...birth, question: undefined, as_of: AS_OF, partner, messages: [{ role: 'user', content }] },
          {},
          'ai-chat',
        )
      ).json
    const { as_of, ...adult } = BIRTH
    for (const [birth, partner] of [
      [adult, CHILD],
      [CHILD, adult],
    ] as const) {
      const { data, meta } = await chat(birth, partner, 'How do we work together?')
      expect(meta.warning_codes).toContain('partner_left_out')
      expect(
        data.grounding.facts.filter(({ fact_id }: { fact_id: string }) => /^match|^person_/.test(fact_id)),
      ).toEqual([])
      expect((await chat(birth, partner, 'Will we marry?')).data.refusal.topic).toBe('minors_romance')
    }
    const adults = await chat(adult, { ...adult, datetime: '1950-01-01T00:00' }, 'How do we work together?')
    expect(adults.meta.warning_codes).not.toContain('partner_left_out')
    expect(adults.data.grounding.facts[0].fact_id).toBe('match.ashtakoot.total')
  })
})
