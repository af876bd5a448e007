import { describe, expect, test } from 'bun:test'
import { intentOf } from '../../src/ai/intents.ts'
import { areasInText } from '../../src/ai/question-areas.ts'
import { readQuestion } from '../../src/ai/read-question.ts'
import { otherPersonOf } from '../../src/ai/relatives.ts'
import type { AssessedArea } from '../../src/jyotish/assessment/area.ts'
import { AS_OF, ask, compute } from './intent-readings.ts'
import { BIRTH } from './world.ts'

// A question on the life of another person is not answered with the results of the owner of the chart.

const OTHERS = `
kin	Will my mother visit?
kin	When will my father call?
kin	Will my father get well soon?
kin	When will my sister marry?
kin	Will my elder brother get married this year?
kin	When will my younger sister have a child?
kin	Will my mother-in-law like me?
kin	Is my brother manglik?
kin	Will my baby sister visit?
kin	Should my cousin start a business?
kin	Tell me about my brother's marriage
kin	Will my father's property come to me?
kin	मेरी माँ कब आएँगी?
kin	मेरी बहन की शादी कब होगी?
kin	मेरे छोटे भाई को संतान कब होगी?
kin	Mere bhai ki shadi kab hogi?
kin	Kya meri maa mujhse milne aayengi?
child	Will my son get a job?
child	When will my daughter marry?
child	My son's career?
child	मेरे बेटे की नौकरी कब लगेगी?
spouse	Will my husband get a promotion?
spouse	When will my wife get a job?
spouse	मेरे पति की नौकरी कब लगेगी?
sweetheart	Will my boyfriend get a job?
friend	Will my friend get a job?
friend	Will my childhood friend write?
friend	मेरे दोस्त की शादी कब होगी?
`
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [string, string])

test.each(OTHERS)('%s: %s', (relation, question) => {
  expect(otherPersonOf(question)?.relation ?? null).toBe(relation as 'kin')
  expect(intentOf(question)).toBeNull()
})

test.each([
  ['Will I become a mother?', 'children_outlook'],
  ['Am I going to be a mother soon?', 'children_outlook'],
  ['When will I become a parent?', 'children_outlook'],
  ['क्या मैं माँ बनूँगी?', 'children_outlook'],
  ['Main papa kab banunga?', 'children_outlook'],
  ['When will my child be born?', 'children_outlook'],
  ['Can my wife and I have children?', 'children_outlook'],
  ['What will my husband be like?', 'spouse_nature'],
  ['मेरे पति कैसे होंगे?', 'spouse_nature'],
  ["My mother says I'm mangalik, is that true?", 'manglik'],
  ['When will I get my father’s property?', 'property_time'],
  ['Which day is good for my sister’s wedding?', 'muhurta'],
])('%s is about the reader: %s', (question, intent) => {
  expect(intentOf(question)?.intent ?? null).toBe(intent as 'manglik')
})

test.each([
  ['Will my parents agree to my marriage?', ['marriage', 'family']],
  ['Will my mother visit?', ['family']],
  ['Will my childhood friend write?', []],
  ['Will I be a parent?', ['children']],
])('%s names %j', (question, areas) => {
  expect(new Set(areasInText(question))).toEqual(new Set(areas as AssessedArea[]))
})

test('the chart of a minor is read by a parent, whose child is its owner', () => {
  expect(readQuestion('Will my son pass the exam?', true)).toMatchObject({ intent: { intent: 'exam' }, person: null })
  expect(readQuestion('Will my son pass the exam?')).toMatchObject({ intent: null, areas: ['children'], kind: 'open' })
})

describe('the answer says whose life the chart shows', () => {
  const { datetime, timezone, latitude, longitude } = BIRTH
  const birth = { datetime, timezone, latitude, longitude }
  test.each([
    ['When will my sister marry?', 'Your chart does not show the life of your sister', 'family'],
    ['Will my son get a job?', 'Your chart does not show the life of your son', 'children'],
    ['मेरी बहन की शादी कब होगी?', 'यह कुंडली आपकी है।', 'family'],
  ])('%s', async (question, first, area) => {
    const { reading, grounding } = await ask(birth, question)
    expect(reading).toStartWith(first)
    expect(grounding.facts.filter(({ fact_id }) => fact_id.startsWith('score.')).map(({ fact_id }) => fact_id)).toEqual(
      [`score.${area}`],
    )
    expect(reading).not.toMatch(/time for marriage|विवाह के लिए/)
  })
  test('in a chat', async () => {
    const { reading } = await compute('ai-chat', {
      ...birth,
      as_of: AS_OF,
      messages: [{ role: 'user', content: 'When will my sister marry?' }],
    })
    expect(reading).toStartWith('Your chart does not show the life of your sister')
  })
})
