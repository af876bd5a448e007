import { expect, test } from 'bun:test'
import { hindiDate } from '../../src/ai/grounding/hindi.ts'
import { isHindi } from '../../src/ai/grounding/text.ts'
import { sample } from '../long.ts'
import { randomBirth, seededRandom } from './births.ts'
import { AS_OF, ask, compute, type Reading } from './intent-readings.ts'
import { readingWorld } from './world.ts'

// Answers that are composed in Hindi: the commonest questions, in both scripts.

/** The capability that answers, and the question in Devanagari and in Latin letters. */
const QUESTIONS = [
  ['report-marriage', 'मेरी शादी कब होगी?', 'Meri shaadi kab hogi?'],
  ['report-romance', 'मुझे प्यार कब मिलेगा?', 'mujhe pyaar kab milega'],
  ['report-career', 'मेरे लिए कौन सा काम ठीक है?', 'mere liye kaun sa kaam theek hai'],
  ['report-career', 'नौकरी कब बदलूँ?', 'naukri kab badlegi meri'],
  ['report-wealth', 'पैसा कब आएगा?', 'paise kab aayenge mere paas'],
  ['report-children', 'संतान योग है क्या?', 'mujhe santan kab hogi'],
  ['report-education', 'मुझे कौन सा विषय पढ़ना चाहिए?', 'mujhe kaun sa subject padhna chahiye'],
  ['report-foreign-travel', 'विदेश जाने का योग है क्या?', 'videsh jane ka yog hai kya mera'],
  ['prediction-life-report', 'मेरे लिए कौन से उपाय हैं?', 'mere liye kaun se upay hain'],
  ['gemstone-recommendation', 'मुझे कौन सा रत्न पहनना चाहिए?', 'mujhe kaun sa ratna pehnna chahiye'],
  ['current-dasha', 'अभी कौन सी दशा चल रही है?', 'abhi kaun si dasha chal rahi hai'],
  ['manglik-dosha', 'क्या मैं मांगलिक हूँ?', 'kya main manglik hoon'],
  ['planet-positions', 'मेरा स्वास्थ्य कैसा रहेगा?', 'meri sehat kaisi rahegi'],
] as const

const random = seededRandom(4242)
const births = Array.from({ length: sample(3, 12) }, () => randomBirth(random))
const hindiSentences = ({ reading }: Reading) => reading.split(/(?<=[।?])\s+/u)

test('answers the most common questions in Hindi, by their capability, without Latin letters', async () => {
  for (const birth of births)
    for (const [capability, ...questions] of QUESTIONS)
      for (const question of questions) {
        const answer = await ask(birth, question)
        expect([question, answer.reading.match(/[A-Za-z]{2,}/g)]).toEqual([question, null])
        expect([question, answer.grounding.capabilities[0]]).toEqual([question, capability])
        const sentences = hindiSentences(answer)
        expect(new Set(sentences).size).toBe(sentences.length)
        const ids = answer.grounding.facts.map(({ fact_id }) => fact_id)
        for (const { paragraphs } of answer.sections)
          for (const { text, fact_ids } of paragraphs) {
            expect([question, text]).toEqual([question, expect.stringMatching(/^\S.*[।?]$/su) as unknown as string])
            for (const id of fact_ids) expect(ids).toContain(id)
          }
      }
}, 120_000)

test('the first sentence has the dates of the capability', async () => {
  for (const birth of births) {
    const { running } = await compute('current-dasha', { ...birth, as_of: `${AS_OF}T12:00`, levels: 2 })
    const [maha, antar] = running[0].path
    const { reading } = await ask(birth, 'अभी कौन सी दशा चल रही है?')
    expect(reading).toContain(hindiDate(maha.end.slice(0, 10)))
    expect(reading).toContain(hindiDate(antar.end.slice(0, 10)))
  }
})

test('two different questions share less than 30% of their text', async () => {
  for (const birth of births) {
    const readings: (readonly [question: string, sentences: string[]])[] = []
    for (const [, question] of QUESTIONS) readings.push([question, hindiSentences(await ask(birth, question))])
    for (const [question, sentences] of readings)
      for (const [other, otherSentences] of readings) {
        // Marriage and a partner are one question.
        if (question === other || (/शादी|प्यार/.test(question) && /शादी|प्यार/.test(other))) continue
        const length = (texts: readonly string[]) => texts.join('').length
        const share = length(sentences.filter((text) => otherSentences.includes(text))) / length(sentences)
        expect([question, other, share < 0.3]).toEqual([question, other, true])
      }
  }
})

test('an answer on health names a doctor', async () => {
  for (const birth of births)
    for (const question of ['मेरा स्वास्थ्य कैसा रहेगा?', 'meri sehat kaisi rahegi'])
      expect((await ask(birth, question)).reading).toMatch(/डॉक्टर|चिकित्सक/u)
})

test('a Hindi answer has no warning on its language; a child’s and an unknown question have one', async () => {
  const { ask: askService } = await readingWorld()
  const codes = async (body: object) =>
    ((await askService(body)).json.meta.warning_codes ?? []).filter((code: string) => code !== 'no_language_model')
  expect(await codes({ question: 'मेरी शादी कब होगी?' })).toEqual([])
  expect(await codes({ question: 'naukri kab milegi mujhe' })).toEqual([])
  expect(await codes({ question: '¿Cuándo encontraré un trabajo mejor?' })).toEqual(['answered_in_english'])
  expect(await codes({ question: 'मेरी पढ़ाई कैसी रहेगी?', datetime: '1965-08-15T00:00' })).toEqual(['answered_in_english'])
})

test.each([
  ['Meri shaadi kab hogi?', true],
  ['When will meri shaadi hogi?', true],
  ['मेरा भविष्य', true],
  ['When will I marry?', false],
  ['Cuando me caso?', false],
  ['Quand vais-je me marier ?', false],
  ['Kuinka voin?', false],
])('%s is in Hindi: %p', (text, expected) => {
  expect(isHindi(text)).toBe(expected)
})
