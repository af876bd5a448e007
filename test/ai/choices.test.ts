import { describe, expect, test } from 'bun:test'
import { formOfQuestion } from '../../src/ai/question-forms.ts'
import { optionNames, optionsOf } from '../../src/ai/question-options.ts'
import { correctedSpelling } from '../../src/ai/spelling.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { sample } from '../long.ts'
import { randomBirth, seededRandom } from './births.ts'
import { ask } from './intent-readings.ts'

// A choice between two names both in its answer, and misspelt questions are read as those that they mean.

const random = seededRandom(51)
const births = Array.from({ length: sample(2, 8) }, () => randomBirth(random))

test.each([
  ['Should I move to Berlin or stay in Mumbai?', 'moving to Berlin', 'staying in Mumbai'],
  ['Teaching or banking, which is better for me?', 'teaching', 'banking'],
  [
    'I have two offers. Should I take the job at Infosys or the one at TCS?',
    'taking the job at Infosys',
    'taking the one at TCS',
  ],
  ['Should I buy a flat or keep paying rent?', 'buying a flat', 'paying rent as now'],
  ['Should I go to Canada or Australia?', 'going to Canada', 'going to Australia'],
  ['Should I study in Delhi or in Pune?', 'studying in Delhi', 'studying in Pune'],
  ['Which career suits me, design or law?', 'design', 'law'],
  ['Should I sell my flat or rent it out?', 'selling your flat', 'renting it out'],
  ['Should I do an MBA or keep working?', 'doing an MBA', 'working as now'],
  ['Should I quit or stay, and when?', 'quitting', 'staying'],
  ['Google or Microsoft, where will I grow more?', 'Google', 'Microsoft'],
])('%s has the options %s and %s', (question, one, two) => {
  expect(formOfQuestion(question)).toBe('choice')
  expect(optionNames(optionsOf(question)!, question)).toEqual([one, two])
})

test.each([
  'Should I take the very long and winding road over the seven hills or the short one?',
  'Should I sign {this} or that?',
  'Should I ask "him" or her?',
])('%s: its options are not repeated', (question) => {
  expect(optionNames(optionsOf(question)!, question)).toBeNull()
})

describe('the first sentence of a choice', () => {
  test.each([
    ['Should I move to Berlin or stay in Mumbai?', ['moving to Berlin', 'staying in Mumbai']],
    ['Should I take the job at Infosys or the one at TCS?', ['the job at Infosys', 'the one at TCS']],
    ['Delhi or Pune?', ['Delhi', 'Pune']],
    ['Should I study further or keep working?', ['studying further', 'working as now']],
  ] as const)('%s names both', async (question, names) => {
    for (const birth of births) {
      const { sections } = await ask(birth, question)
      const lead = sentencesOf(sections[0]!.paragraphs[0]!.text)[0]!
      for (const name of names) expect([lead, lead.includes(name)]).toEqual([lead, true])
    }
  })
})

test.each([
  ['wen wil i get maried', 'when will i get married'],
  ['pls tell me abt my carrer', 'please tell me about my career'],
  ['Shud i marry my girlfrend or wait', 'Should i marry my girlfriend or wait'],
  ['wat is my futur', 'what is my future'],
  ['Will Mr Carter call my brother?', 'Will Mr Carter call my brother?'],
  ['Why does it bother me so much?', 'Why does it bother me so much?'],
  ['Will my parents buy the horse?', 'Will my parents buy the horse?'],
])('%s is read as %s', (question, expected) => {
  expect(correctedSpelling(question)).toBe(expected)
})
