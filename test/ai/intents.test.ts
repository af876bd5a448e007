import { describe, expect, test } from 'bun:test'
import { ADULT_INTENTS, INTENTS, intentOf } from '../../src/ai/intents.ts'
import { isEnglish } from '../../src/ai/question-areas.ts'
import type { QuestionSlots } from '../../src/ai/question-slots.ts'
import { firstDayOf } from '../../src/ai/time-slot.ts'
import { INTENT_ANSWERS } from '../../src/capabilities/ai/parts/intent-answers.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { STANDARD_GATE } from '../../src/safety/gate.ts'
import { dateText } from '../../src/time/iso.ts'
import { sample } from '../long.ts'
import { randomBirth, seededRandom } from './births.ts'
import { AS_OF, ask, compute, firstSentence, type Reading, withoutBrackets } from './intent-readings.ts'
import { readingWorld } from './world.ts'

// The intent and slots of a question, and the answer to it.

describe('the words of a question determine its intent', async () => {
  const lines = (await Bun.file(new URL('intent-questions.txt', import.meta.url)).text()).trim().split('\n')
  const rows = lines.map((line) => line.split('\t') as [string, string])
  test.each(rows)('%s: %s', (expected, question) => {
    expect(intentOf(question)?.intent ?? 'null').toBe(expected)
  })
  test('there are three or more questions for each intent', () => {
    const underrepresented = INTENTS.filter((intent) => rows.filter(([expected]) => expected === intent).length < 3)
    expect(underrepresented).toEqual([])
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
])('%s has the slots %j', (question, slots) => {
  expect(intentOf(`${question}. dosha`)?.slots).toEqual(slots)
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
])('the period of the question %s begins on %s', (text, expected) => {
  const { time } = intentOf(`${text}. dosha`)!.slots
  expect(dateText(firstDayOf(time!, { year: 2026, month: 11, day: 22 }))).toBe(expected)
})

test('an English keyword alone counts as English, a word of another language does not', () => {
  for (const text of ['job', 'career?', 'marriage?', 'Blue sapphire', 'money', 'Sade sati?', 'Manglik?', 'When?'])
    expect([text, isEnglish(text)]).toEqual([text, true])
  for (const text of ['naukri', 'Meri shaadi', 'मेरी शादी', 'Kuinka voin?', 'trabajo', 'Beruf'])
    expect([text, isEnglish(text)]).toEqual([text, false])
})

const random = seededRandom(4711)
/** Births of people of working age: after retirement the answer to a question on a post is about the chart. */
const births = Array.from({ length: 24 }, () => randomBirth(random)).filter(({ datetime }) => datetime > '1970')

test('each intent has an answer with its facts, as a question and in a conversation', async () => {
  const { ask: call } = await readingWorld({ credits: 1_000_000 })
  for (const birth of births.slice(0, sample(1, 3, 5)))
    for (const intent of INTENTS) {
      const { question } = INTENT_ANSWERS[intent]
      expect([question, STANDARD_GATE.topicOf(question)]).toEqual([question, null])
      expect([question, intentOf(question)?.intent]).toEqual([question, intent])
      const { json } = await call({ timezone: undefined, ...birth, question, as_of: AS_OF })
      const data = json.data as Reading
      const [lead] = data.sections[0]!.paragraphs
      // Only general answers on areas of life use the aspects.
      expect([intent, data.grounding.capabilities.includes('planetary-aspects')]).toEqual([intent, false])
      expect([intent, lead!.fact_ids.length > 0]).toEqual([intent, true])
      expect([intent, data.sections.at(-1)!.id]).toEqual([intent, 'advice'])
      expect([intent, data.reading]).not.toEqual([
        intent,
        expect.stringMatching(/undefined|null|NaN|\{|\}| {2}|\.\.|,,| ,|Invalid/) as unknown as string,
      ])
      const chat = await compute('ai-chat', { ...birth, as_of: AS_OF, messages: [{ role: 'user', content: question }] })
      expect([intent, firstSentence(chat)]).toEqual([intent, withoutBrackets(sentencesOf(lead!.text)[0]!)])
      expect(chat.sections.map(({ id }: { id: string }) => id)).toEqual(['reply', 'follow_ups'])
    }
  const warm = await ask(births[0]!, INTENT_ANSWERS.moon_sign.question, { style: 'warm' })
  expect(firstSentence(warm)).toMatch(/^Your Moon sign is/)
}, 300_000)

test('the answers to two questions on a chart share at most one sentence, or less than 30 percent', async () => {
  const AREA_QUESTIONS = [
    ...['How is my health?', 'How can I save more money?', 'Which spiritual practice suits me?'],
    ...['How will my career go?', 'How do I get on with my family?', 'What is my chart about?'],
  ]
  const questions = [...INTENTS.map((intent) => INTENT_ANSWERS[intent].question), ...AREA_QUESTIONS]
  /** A home and a car are matters of one house, and so have one time. */
  const ONE_HOUSE = ['When should I buy a home?', 'When should I buy a car?']
  let shareSum = 0
  let pairCount = 0
  for (const birth of births.slice(0, sample(1, 8, 20))) {
    const answers = await Promise.all(
      questions.map(async (question) => {
        const { sections, refusal } = await ask(birth, question)
        expect([question, refusal]).toEqual([question, null])
        const sentences = sections.flatMap(({ paragraphs }) =>
          paragraphs.flatMap(({ text }) => sentencesOf(withoutBrackets(text))),
        )
        return { question, sentences: new Set(sentences.map((sentence) => sentence.toLowerCase())) }
      }),
    )
    for (const [index, first] of answers.entries())
      for (const second of answers.slice(index + 1)) {
        const sharedCount = [...first.sentences].filter((sentence) => second.sentences.has(sentence)).length
        const share = sharedCount / Math.min(first.sentences.size, second.sentences.size)
        shareSum += share
        pairCount++
        // A short answer has three sentences, and two questions on one matter may have one reason or one deed.
        const isOwn =
          sharedCount <= 1 || share < 0.3 || (first.question === ONE_HOUSE[0] && second.question === ONE_HOUSE[1])
        expect([first.question, second.question, isOwn]).toEqual([first.question, second.question, true])
      }
  }
  expect(shareSum / pairCount).toBeLessThan(0.02)
}, 300_000)

test('for a minor, intents on love, marriage, children and earning have no own answer', async () => {
  const child = { datetime: '2014-05-04T10:15', timezone: 'Europe/London', latitude: 51.5, longitude: -0.12 }
  for (const intent of INTENTS) {
    const data = await ask(child, INTENT_ANSWERS[intent].question)
    if (data.refusal) continue
    const isIntentAnswer = !data.grounding.capabilities.includes('planetary-aspects')
    if (ADULT_INTENTS.includes(intent)) expect([intent, isIntentAnswer]).toEqual([intent, false])
    expect([intent, withoutBrackets(data.reading)]).not.toEqual([
      intent,
      expect.stringMatching(
        /\b(?:seventh|eighth) house|\b(?:marri|spouse|husband|wife|wedding|romanc|lover)/i,
      ) as unknown as string,
    ])
  }
  expect(firstSentence(await ask(child, 'What is my Moon sign?'))).toMatch(/^Your child's Moon sign is \w+\.$/)
}, 120_000)

test('births on the day of the reading, early, late and polar births have answers', async () => {
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

test('with a partner, a question on the match has the match as its answer', async () => {
  const [first, second] = births
  const chatWith = (partner: object | null) =>
    compute('ai-chat', {
      ...first,
      as_of: AS_OF,
      partner,
      messages: [{ role: 'user', content: 'Do our charts match?' }],
    })
  const pair = (await chatWith(second!)) as Reading
  const total = pair.grounding.facts.find(({ fact_id }) => fact_id === 'match.ashtakoot.total')!
  expect(firstSentence(pair)).toBe(withoutBrackets(total.text))
  expect(pair.grounding.capabilities).toContain('ashtakoot-details')
  expect(firstSentence(await chatWith(null))).toMatch(/^A match needs the birth of the other person too/)
})

test('an intent prevents the warning `read_as_general`, one English word that on the language', async () => {
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
  expect(await codes('साढ़े साती कब खत्म होगी?')).toEqual([])
  expect(await codes('मेरा भाग्यांक क्या है?')).toEqual(['answered_in_english'])
})
