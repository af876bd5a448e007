import { describe, expect, test } from 'bun:test'
import { readQuestion } from '../../src/ai/read-question.ts'
import { askedDates } from '../../src/capabilities/ai/parts/asked-dates.ts'
import { readerOf } from '../../src/capabilities/ai/parts/pack.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { CIVIL_MONTHS, dateText } from '../../src/time/iso.ts'
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

/** The date of a text such as 3 May 2027. */
const dateOfText = (text: string) => {
  const [day, month, year] = text.split(' ') as [string, string, string]
  return { year: Number(year), month: CIVIL_MONTHS.indexOf(month) + 1, day: Number(day) }
}

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
      const dates = await askedDates(readQuestion(question).span!, {
        reader: readerOf(birth, AS_OF, world),
        birth,
        world,
      })
      if (!dates || 'event' in dates) throw new Error(`${question} has no dates`)
      const { phrase, from, to } = dates.span
      expect([question, lead]).toEqual([question, expect.stringContaining(phrase) as unknown as string])
      expect([question, lead]).toEqual([
        question,
        expect.stringMatching(/^(?:Yes|Yes, with effort|Rather not)\b/) as unknown as string,
      ])
      // Dates of a yes lie inside the span. A time outside it is named as the nearest one.
      const [own, elsewhere] = lead.replace(dates.span.dates, '').split(/the nearest good time is/) as [string, string?]
      for (const date of own.match(/\d{1,2} [A-Z]\w+ \d{4}/g) ?? []) {
        const day = dateText(dateOfText(date))
        expect([question, date, day >= dateText(from) && day <= dateText(to)]).toEqual([question, date, true])
      }
      if (/^(?:Rather not|Yes, with effort)/.test(lead) && elsewhere === undefined)
        expect(lead).toContain('the years ahead name no better one')
    }
  })

  test('an event without a date is named as such', async () => {
    for (const birth of births)
      expect(firstSentence(await ask(birth, 'Will I find work after my exams?'))).toMatch(
        /^The chart has no date for the day that you name: add its month/,
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
    /^(?:Look in |Your chart has its money first in|To the [\w-]+ of your birthplace|You (?:may )?(?:are likely to )?(?:meet|find)|The )/,
    ...['Where should I look for work?', 'Where is my money best placed?', 'Where will I meet my husband?'],
  ],
  [
    'choice',
    /^(?:(?:For now more|More) speaks for |The chart does not choose between the two; |Your chart cannot tell |Neither )/,
    ...[
      'Should I take the first offer or the second one?',
      'Should I rent or buy a house?',
      'Would teaching or banking suit me better?',
    ],
    ...['Should I invest in land or keep my savings?', 'Should I reconcile with my brother or keep my distance?'],
  ],
  ['why', /^Because /, 'Why do I keep losing money?', 'Why am I always passed over for promotion?'],
  [
    'strength',
    /^You are strongest in [\w ]+, and after that in [\w ]+\.$/,
    'What are my strengths?',
    'What am I really good at?',
  ],
  // A strength in one matter is what the reader does, with its reason in the chart.
  [
    'strength',
    /\b[Yy]ou\b.*(?:: |, as |, since |because )/,
    'What are my strengths at work?',
    'What are my talents in money?',
  ],
  ['weakness', /^You have most to watch in [\w ]+, and after that in [\w ]+\.$/, 'What is my biggest weakness?'],
  ['weakness', /\b[Yy]ou(?:r)?\b.*(?:: |, as |, since |because )/, 'What should I be careful about in love?'],
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

test('the answers to these questions share at most one sentence, or less than 30 percent, on one chart', async () => {
  // Two ways to ask for the same are one question.
  const SAME = [
    'What am I really good at?',
    'Should I take the first offer or the second one?',
    'How long should I wait for love?',
  ]
  const questions = [...PERIODS, ...FORMS.flatMap(([, , ...each]) => each)].filter((each) => !SAME.includes(each))
  const pairs: string[] = []
  for (const birth of births.slice(0, sample(1, 4))) {
    const answers = await Promise.all(
      questions.map(async (question) => {
        const { sections } = await ask(birth, question)
        return new Set(sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ text }) => sentencesOf(text))))
      }),
    )
    for (const [index, one] of answers.entries())
      for (const [rest, two] of answers.slice(index + 1).entries()) {
        const shared = [...one].filter((sentence) => two.has(sentence)).length
        const share = shared / Math.min(one.size, two.size)
        // A short answer has three sentences, and two questions on one matter may have one reason or one deed.
        if (shared > 1 && share >= 0.3)
          pairs.push(`${share.toFixed(2)} ${questions[index]} / ${questions[index + 1 + rest]}`)
      }
  }
  expect(pairs).toEqual([])
})

test('a question whose subject is somebody else says whose life the chart shows', async () => {
  for (const birth of births)
    for (const question of ['Does he still care for me?', 'Does my sister forgive me?', 'Will my son find a job?'])
      expect([question, firstSentence(await ask(birth, question))]).toEqual([
        question,
        expect.stringMatching(/^Your chart does not show the life of/) as unknown as string,
      ])
})
