import { describe, expect, test } from 'bun:test'
import { isEnglish } from '../../src/ai/areas.ts'
import { ADULT_INTENTS, INTENTS, intentOf } from '../../src/ai/intents.ts'
import type { QuestionSlots } from '../../src/ai/question-slots.ts'
import { firstDayOf } from '../../src/ai/time-slot.ts'
import { INTENT_ANSWERS } from '../../src/capabilities/ai/parts/intent-answers.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { STANDARD_GATE } from '../../src/safety/gate.ts'
import { dateText } from '../../src/time/iso.ts'
import { sample } from '../long.ts'
import { dice, randomBirth } from './births.ts'
import { AS_OF, ask, compute, firstSentence, plain, type Reading } from './intent-readings.ts'
import { readingWorld } from './world.ts'

// Which result of the chart a question asks for, and that the answer begins with this result.

describe('questions are routed by their words', async () => {
  const lines = (await Bun.file(new URL('intent-questions.txt', import.meta.url)).text()).trim().split('\n')
  const rows = lines.map((line) => line.split('\t') as [string, string])
  test.each(rows)('%s: %s', (expected, question) => {
    expect(intentOf(question)?.intent ?? 'null').toBe(expected)
  })
  test('three questions or more for each intent', () => {
    const short = INTENTS.filter((intent) => rows.filter(([expected]) => expected === intent).length < 3)
    expect(short).toEqual([])
    expect(INTENTS.length).toBeGreaterThan(70)
  })
})

test.each<[string, QuestionSlots]>([
  ['Is a blue sapphire good for me?', { gem: 'Saturn' }],
  ['क्या पुखराज मेरे लिए शुभ है?', { gem: 'Jupiter' }],
  ['Is moonga safe?', { gem: 'Mars' }],
  ['Where is my Shani?', { planet: 'Saturn' }],
  ['मेरा शुक्र कहाँ है', { planet: 'Venus' }],
  ['Who rules my fourth house?', { house: 4 }],
  ['planets in the 10th house', { house: 10 }],
  ['दशम भाव का स्वामी', { house: 10 }],
  ['Do I have gaja kesari yog?', { yoga: 'gajakesari' }],
  ['Is there a Malavya yoga?', { yoga: 'malavya' }],
  ['Is kaal sarp yog in my chart?', { dosha: 'kaal_sarp' }],
  ['my D10 chart', { varga: 'D10' }],
  ['navamsha lagna', { varga: 'D9' }],
  ['when is ekadashi', { vrat: 'ekadashi' }],
  ['a good day for the wedding', { activity: 'marriage' }],
  ['a good day to sign', { activity: 'signing' }],
  ['my name is Anita Desai', { name: 'Anita Desai' }],
  ['Is 5 March 2027 good?', { time: { unit: 'day', date: { year: 2027, month: 3, day: 5 } } }],
  ['on March 5th, 2027', { time: { unit: 'day', date: { year: 2027, month: 3, day: 5 } } }],
  ['on 2027-03-05', { time: { unit: 'day', date: { year: 2027, month: 3, day: 5 } } }],
  ['on 31/12/2027', { time: { unit: 'day', date: { year: 2027, month: 12, day: 31 } } }],
  ['tomorrow', { time: { unit: 'day', offset: 1 } }],
  ['kal kaisa rahega', { time: { unit: 'day', offset: 1 } }],
  ['next month', { time: { unit: 'month', offset: 1 } }],
  ['in March 2027', { time: { unit: 'month', month: 3, year: 2027 } }],
  ['May I ask something?', {}],
  ['this year', { time: { unit: 'year', offset: 0 } }],
  ['in 2030', { time: { unit: 'year', year: 2030 } }],
  ['on Friday', { time: { unit: 'day', weekday: 5 } }],
  ['on 31 February 2027', {}],
  ['Will Ravi call?', {}],
])('%s names %j', (question, slots) => {
  const found = intentOf(`${question}. dosha`)?.slots
  expect(found).toEqual(slots)
})

test.each([
  ['tomorrow', '2026-11-23'],
  ['on Friday', '2026-11-27'],
  ['on Sunday', '2026-11-22'],
  ['on 3 January', '2027-01-03'],
  ['on 3 December', '2026-12-03'],
  ['in February', '2027-02-01'],
  ['next month', '2026-12-01'],
  ['next year', '2027-01-01'],
])('%s is from %s on', (text, expected) => {
  const { time } = intentOf(`${text}. dosha`)!.slots
  expect(dateText(firstDayOf(time!, { year: 2026, month: 11, day: 22 }))).toBe(expected)
})

test('words of one matter are English, words of other languages are not', () => {
  for (const text of ['job', 'career?', 'marriage?', 'Blue sapphire', 'money', 'Sade sati?', 'Manglik?', 'When?'])
    expect([text, isEnglish(text)]).toEqual([text, true])
  for (const text of ['naukri', 'Meri shaadi', 'मेरी शादी', 'Kuinka voin?', 'trabajo', 'Beruf'])
    expect([text, isEnglish(text)]).toEqual([text, false])
})

const d = dice(4711)
/** Of people at work: late in life an answer on a post gives way to one on the chart. */
const births = Array.from({ length: 24 }, () => randomBirth(d)).filter(({ datetime }) => datetime > '1970')

test('each intent has an answer with its facts, in the question and in the talk', async () => {
  const { ask: call } = await readingWorld({ credits: 1_000_000 })
  for (const birth of births.slice(0, sample(1, 5)))
    for (const intent of INTENTS) {
      const { question } = INTENT_ANSWERS[intent]
      expect([question, STANDARD_GATE.topicOf(question)]).toEqual([question, null])
      expect([question, intentOf(question)?.intent]).toEqual([question, intent])
      const { json } = await call({ timezone: undefined, ...birth, question, as_of: AS_OF })
      const data = json.data as Reading
      const [lead] = data.sections[0]!.paragraphs
      // Answers on areas rest on aspects and yogas; those of one capability do not.
      expect([intent, data.grounding.capabilities.includes('planetary-aspects')]).toEqual([intent, false])
      expect([intent, lead!.fact_ids.length > 0]).toEqual([intent, true])
      expect([intent, data.sections.at(-1)!.id]).toEqual([intent, 'advice'])
      expect([intent, data.reading]).not.toEqual([
        intent,
        expect.stringMatching(/undefined|null|NaN|\{|\}| {2}|\.\.|,,| ,|Invalid/) as unknown as string,
      ])
      const talk = await compute('ai-chat', { ...birth, as_of: AS_OF, messages: [{ role: 'user', content: question }] })
      expect([intent, firstSentence(talk)]).toEqual([intent, plain(sentencesOf(lead!.text)[0]!)])
      expect(talk.sections.map(({ id }: { id: string }) => id)).toEqual(['reply', 'follow_ups'])
    }
  const warm = await ask(births[0]!, INTENT_ANSWERS.moon_sign.question, { style: 'warm' })
  expect(firstSentence(warm)).toMatch(/^Your Moon sign is/)
}, 300_000)

test('two different questions on one chart share less than 30 of 100 sentences', async () => {
  const AREA_QUESTIONS = [
    ...['How is my health?', 'How can I save more money?', 'Which spiritual practice suits me?'],
    ...['How will my career go?', 'How do I get on with my family?', 'What is my chart about?'],
  ]
  const questions = [...INTENTS.map((intent) => INTENT_ANSWERS[intent].question), ...AREA_QUESTIONS]
  let shared = 0
  let pairs = 0
  for (const birth of births.slice(0, sample(1, 20))) {
    const told = await Promise.all(
      questions.map(async (question) => {
        const { sections, refusal } = await ask(birth, question)
        expect([question, refusal]).toEqual([question, null])
        const sentences = sections.flatMap(({ paragraphs }) =>
          paragraphs.flatMap(({ text }) => sentencesOf(plain(text))),
        )
        return { question, sentences: new Set(sentences.map((sentence) => sentence.toLowerCase())) }
      }),
    )
    for (const [at, one] of told.entries())
      for (const other of told.slice(at + 1)) {
        const same = [...one.sentences].filter((sentence) => other.sentences.has(sentence)).length
        const part = same / Math.min(one.sentences.size, other.sentences.size)
        shared += part
        pairs++
        expect([one.question, other.question, part < 0.3]).toEqual([one.question, other.question, true])
      }
  }
  expect(shared / pairs).toBeLessThan(0.02)
}, 300_000)

test('for somebody under 18 nothing of love, marriage, children and earning is routed', async () => {
  const child = { datetime: '2014-05-04T10:15', timezone: 'Europe/London', latitude: 51.5, longitude: -0.12 }
  for (const intent of INTENTS) {
    const data = await ask(child, INTENT_ANSWERS[intent].question)
    if (data.refusal) continue
    const isOwn = !data.grounding.capabilities.includes('planetary-aspects')
    if (ADULT_INTENTS.includes(intent)) expect([intent, isOwn]).toEqual([intent, false])
    expect([intent, plain(data.reading)]).not.toEqual([
      intent,
      expect.stringMatching(
        /\b(?:seventh|eighth) house|\b(?:marri|spouse|husband|wife|wedding|romanc|lover)/i,
      ) as unknown as string,
    ])
  }
  expect(firstSentence(await ask(child, 'What is my Moon sign?'))).toMatch(/^Your Moon sign is \w+\.$/)
}, 120_000)

test('edges: a birth on the day of the reading, early and late births, a polar one', async () => {
  const place = { utc_offset: '+00:00', latitude: 51.5, longitude: 0 }
  const cases = [
    [{ ...place, datetime: '2026-11-22T23:30' }, '2026-11-22'],
    [{ ...place, datetime: '1801-02-03T04:05' }, '1850-01-01'],
    [{ ...place, datetime: '2350-06-07T08:09' }, '2375-01-01'],
    [{ ...place, latitude: 78.2, datetime: '1990-12-20T12:00' }, '2026-12-20'],
  ] as const
  for (const [birth, as_of] of cases)
    for (const intent of INTENTS) {
      const { question } = INTENT_ANSWERS[intent]
      const data = (await compute('ai-question', { ...birth, question, as_of })) as Reading
      if (data.refusal) continue
      expect([question, as_of, data.sections.length > 0]).toEqual([question, as_of, true])
    }
}, 300_000)

test('a partner makes a question on the match a match', async () => {
  const [first, second] = births
  const talk = (partner: object | null) =>
    compute('ai-chat', {
      ...first,
      as_of: AS_OF,
      partner,
      messages: [{ role: 'user', content: 'Do our charts match?' }],
    })
  const pair = (await talk(second!)) as Reading
  const total = pair.grounding.facts.find(({ fact_id }) => fact_id === 'match.ashtakoot.total')!
  expect(firstSentence(pair)).toBe(plain(total.text))
  expect(pair.grounding.capabilities).toContain('ashtakoot-details')
  expect(firstSentence(await talk(null))).toMatch(/^A match needs the birth of the other person too/)
})

test('warnings: a routed question is not read as general, one word is English', async () => {
  const { ask: call } = await readingWorld()
  const codes = async (question: string) => {
    const { json } = await call({ question })
    return (json.meta.warning_codes as string[]).filter((code) => code !== 'no_language_model')
  }
  expect(await codes('Manglik?')).toEqual([])
  expect(await codes('career?')).toEqual([])
  expect(await codes('marriage?')).toEqual([])
  expect(await codes('Is a blue sapphire good for me?')).toEqual([])
  expect(await codes('Where is my Saturn?')).toEqual([])
  expect(await codes('साढ़े साती कब खत्म होगी?')).toEqual(['answered_in_english'])
})
