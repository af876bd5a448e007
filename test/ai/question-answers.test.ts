import { describe, expect, test } from 'bun:test'
import { readQuestion } from '../../src/ai/read-question.ts'
import { askedDates } from '../../src/capabilities/ai/parts/asked-dates.ts'
import { readerOf } from '../../src/capabilities/ai/parts/pack.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { longDate } from '../../src/time/iso.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'
import { randomBirth, seededRandom } from './births.ts'
import { AS_OF, ask, type Reading, withoutBrackets } from './intent-readings.ts'

// The first sentence of an answer has the form of its question, and a period that is asked for is the period that is answered.

const random = seededRandom(2027)
/** Births of adults who are not old: late in life some answers have other words. */
const births = Array.from({ length: 40 }, () => randomBirth(random))
  .filter(({ datetime }) => datetime > '1968' && datetime < '2000')
  .slice(0, sample(3, 12))
const firstSentence = ({ sections }: Reading) => withoutBrackets(sentencesOf(sections[0]!.paragraphs[0]!.text)[0]!)

const PERIODS = [
  ...['Will I find a job this winter?', 'Will I earn more in the next three months?', 'Will we move before Diwali?'],
  ...[
    'Can I travel abroad next summer?',
    'Will I get married between 2027 and 2029?',
    'Should I buy a flat this spring?',
  ],
  ...[
    'Will I get a promotion before April 2027?',
    'Will I pass my exams in May 2027?',
    'Will I be healthy until March?',
  ],
  ...['Will I meet someone by the end of this year?', 'Will things go well in the first half of next year?'],
]

describe('a period that is asked for', () => {
  test.each(PERIODS.map((question) => [question] as const))('%s', async (question) => {
    for (const birth of births) {
      const lead = firstSentence(await ask(birth, question))
      const world = worldAt(Date.UTC(2026, 10, 22))
      const asked = await askedDates(readQuestion(question).span!, {
        reader: readerOf(birth, AS_OF, world),
        birth,
        world,
      })
      if (!asked || 'event' in asked) throw new Error(`${question} has no dates`)
      const { phrase, from, to } = asked.span
      expect([question, lead]).toEqual([question, expect.stringContaining(phrase) as unknown as string])
      expect([question, lead]).toEqual([
        question,
        expect.stringMatching(/^(?:Yes|Yes, with effort|Rather not)\b/) as unknown as string,
      ])
      // A time outside the span is named as another time.
      const [, other] = /nearest good time is (?:now, until|from .*? to) (\d+ \w+ \d{4})/.exec(lead) ?? []
      if (lead.startsWith('Rather not')) expect(lead).toMatch(/the nearest good time is|name no better one/)
      if (!other) expect(lead).not.toMatch(/from (\d+ \w+ \d{4}) to \1/)
      expect(longDate(`${from.year}-01-01`) <= longDate(`${to.year}-01-01`) || from.year < to.year).toBe(true)
    }
  })

  test('an event without a date is named as such', async () => {
    for (const birth of births)
      expect(firstSentence(await ask(birth, 'Will I find work after my exams?'))).toMatch(
        /^The chart has no date for your exams: name the month/,
      )
  })
})

/** Questions by form, with the pattern of a first sentence that answers them. */
const FORMS: readonly (readonly [form: string, first: RegExp, ...questions: string[]])[] = [
  [
    'now',
    /^(?:Yes, this is (?:a good time|the best time)|It is a fair time|Not yet: )/,
    ...[
      'Is this a good time to start a business?',
      'Is now the right time to move?',
      'Is it a good time to buy a house?',
    ],
  ],
  [
    'how_long',
    /^(?:About \w+ (?:months?|years)|Not long: |The chart does not single out a time)/,
    ...[
      'How long will this difficult phase last?',
      'How long until I find a new job?',
      'How long should I wait for love?',
    ],
  ],
  [
    'where',
    /^(?:Look in |Your money is best placed in|To the [\w-]+ of your birthplace|You (?:may )?(?:are likely to )?(?:meet|find)|The )/,
    ...['Where should I look for work?', 'Where is my money best placed?', 'Where will I meet my husband?'],
  ],
  [
    'choice',
    /^(?:Of the two the chart is more for “|The chart does not choose between “)/,
    ...[
      'Should I stay in my job or go freelance?',
      'Should I rent or buy a house?',
      'Would teaching or banking suit me better?',
    ],
    ...['Should I invest in land or keep my savings?', 'Should I reconcile with my brother or keep my distance?'],
  ],
  ['why', /^Because /, 'Why do I keep losing money?', 'Why am I always passed over for promotion?'],
  [
    'strength',
    /^Your strength in [\w ]+: you /,
    'What are my strengths?',
    'What am I really good at?',
    'What are my strengths at work?',
  ],
  [
    'weakness',
    /^Your weak point in [\w ]+: /,
    'What is my biggest weakness?',
    'What should I be careful about in love?',
  ],
]

describe.each(FORMS)('a question of the form %s', (form, first, ...questions) => {
  test.each(questions.map((question) => [question] as const))('%s', async (question) => {
    expect([question, readQuestion(question).form]).toEqual([question, form as 'now'])
    for (const birth of births) {
      const data = await ask(birth, question)
      expect(data.refusal).toBeNull()
      expect([question, firstSentence(data)]).toEqual([question, expect.stringMatching(first) as unknown as string])
    }
  })
})

test('the answers to these questions share less than 30 percent of their sentences on one chart', async () => {
  const questions = [...PERIODS, ...FORMS.flatMap(([, , ...each]) => each)]
  const pairs: string[] = []
  for (const birth of births.slice(0, sample(1, 4))) {
    const answers = await Promise.all(
      questions.map(async (question) => {
        const { sections } = await ask(birth, question, { length: 'short' })
        return new Set(sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ text }) => sentencesOf(text))))
      }),
    )
    for (const [index, one] of answers.entries())
      for (const [rest, two] of answers.slice(index + 1).entries()) {
        const share = [...one].filter((sentence) => two.has(sentence)).length / Math.min(one.size, two.size)
        if (share >= 0.3) pairs.push(`${share.toFixed(2)} ${questions[index]} / ${questions[index + 1 + rest]}`)
      }
  }
  expect(pairs).toEqual([])
})

test('a question whose subject is somebody else says whose life the chart shows', async () => {
  for (const birth of births)
    for (const question of [
      'Does he still care for me?',
      'Does my sister forgive me?',
      'Will my son pass his driving test?',
    ])
      expect([question, firstSentence(await ask(birth, question))]).toEqual([
        question,
        expect.stringMatching(/^Your chart does not show the life of/) as unknown as string,
      ])
})
