import { describe, expect, test } from 'bun:test'
import {
  aimOfQuestion,
  clauseOfQuestion,
  isOwnMatter,
  nounQuestionOf,
} from '../../src/capabilities/tarot/parts/question-clause.ts'
import { questionReply } from '../../src/capabilities/tarot/parts/question-reply.ts'
import { topicOfQuestion } from '../../src/capabilities/tarot/parts/question-topic.ts'
import { spreadVerdict } from '../../src/capabilities/tarot/parts/spread-balance.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { tarotTexts } from '../../src/readings/tarot-texts.ts'
import { draw } from '../../src/traditions/tarot/draw.ts'

// The answer, the cards and the deed of a reply are one argument for the question.

const texts = await tarotTexts()
const spread = (seed: string, count: number) =>
  draw({ slug: 'tarot-arguments', seed, question: '', subset: 'all' }, { count, reversals: true, without: undefined })
    .dealt

describe('the clause of a question', () => {
  test('is a statement to the reader', () => {
    const statements = [
      ['Should I ask my boss for a rise?', 'you should ask your boss for a rise'],
      ['I am unhappy here. Shall we move to the coast?', 'you should move to the coast'],
      ['Will we get our deposit back?', 'you will get your deposit back'],
      ['Am I ready for this?', 'you are ready for this'],
      ['Do I have a chance with my plan?', 'you have a chance with your plan'],
      ['Is it time to leave my job?', 'it is time to leave your job'],
      ['Has he forgotten me?', 'he has forgotten you'],
    ] as const
    expect(statements.map(([question]) => clauseOfQuestion(question)?.yes)).toEqual(statements.map(([, yes]) => yes))
    expect(
      ['Can I trust him?', 'Does he still think of me?', 'Must I sign it?'].map(
        (question) => clauseOfQuestion(question)?.no,
      ),
    ).toEqual(['you cannot trust him', 'he does not think of you any more', 'you need not sign it'])
    expect(
      [
        'Will the school stay open?',
        'Delhi or Pune?',
        'Should I stay or go?',
        'How is my job?',
        'Will you help me?',
      ].map(clauseOfQuestion),
    ).toEqual([null, null, null, null, null])
  })

  test('tells a deed of the reader from an event', () => {
    const kinds = ['Should I sell it?', 'May I call him?', 'Is it wise to wait?', 'Will I win?', 'Can he come?']
    expect(kinds.map((question) => clauseOfQuestion(question)?.kind)).toEqual(['act', 'act', 'act', 'event', 'event'])
  })

  test('names the aim of a question for a way', () => {
    expect(
      [
        'How can I make peace with my sister?',
        'What should I do about my noisy neighbours?',
        'What should I do?',
        'How is my health?',
      ].map(aimOfQuestion),
    ).toEqual(['To make peace with your sister', 'About your noisy neighbours', '', null])
  })
})

describe('the matter of a question', () => {
  test('that belongs to others is not read as the reader’s own', () => {
    expect(
      [
        'Will the school in our village stay open?',
        'Will the hospital get more money?',
        'Will my exams go well?',
        'Will I pass the exam?',
        'How is my job?',
      ].map((question) => [isOwnMatter(question), topicOfQuestion(question)]),
    ).toEqual([
      [false, 'other'],
      [false, 'other'],
      [true, 'study'],
      [true, 'study'],
      [true, 'work'],
    ])
    expect(nounQuestionOf('Will the school in our village stay open?')).toBe('happens')
    expect(nounQuestionOf('Is Priya angry?')).toBe('holds')
    for (const question of ['Will it go well (this time)?', 'Should I go on (again)?', 'Will everything go well?'])
      expect([question, nounQuestionOf(question), isOwnMatter(question)]).toEqual([question, null, true])
    for (let i = 0; i < 30; i++)
      expect(
        questionReply('Will the school in our village stay open?', { dealt: spread(`v${i}`, 1 + (i % 5)) }, texts),
      ).not.toMatch(/stud(?:y|ies)|subject|exam/i)
  })
})

test('the deed carries out the answer', () => {
  const { acts, topics, echo } = texts.reply
  const valuesOf = (deeds: Readonly<Record<string, string>>) => Object.values(deeds)
  const seen = new Set<string>()
  for (let i = 0; i < 60; i++) {
    const dealt = spread(`d${i}`, 1 + (i % 6))
    const verdict = spreadVerdict(dealt)
    const act = sentencesOf(questionReply('Should I ask my boss for a rise?', { dealt }, texts)!)
    const event = sentencesOf(questionReply('Will my work go well?', { dealt }, texts)!)
    const side = /^Maybe, leaning (?:faintly )?to (yes|no)/.exec(act[0]!)?.[1] ?? verdict
    seen.add(side)
    expect(valuesOf(acts[side as 'yes' | 'no' | 'maybe'])).toContain(act.at(-1)!)
    expect(valuesOf(side === 'no' ? topics.work.instead : topics.work.deed)).toContain(event.at(-1)!)
    if (verdict !== 'maybe')
      expect(act[0]).toBe(
        echo[verdict].replace('{clause}', `you should ${verdict === 'no' ? 'not ' : ''}ask your boss for a rise`),
      )
  }
  expect(seen).toEqual(new Set(['yes', 'no', 'maybe']))
})

test('a question for a way is answered by the advice of a card', () => {
  for (let i = 0; i < 30; i++) {
    const dealt = spread(`w${i}`, 1 + (i % 7))
    const reply = questionReply('How can I make peace with my sister?', { dealt }, texts)!
    const counsels = dealt.map(({ card, reversed }) =>
      sentencesOf(texts.cards[card.id][reversed ? 'reversed' : 'upright'].advice)[0]!.toLowerCase(),
    )
    expect(reply).toStartWith('To make peace with your sister: ')
    expect(counsels.some((counsel) => reply.toLowerCase().includes(counsel))).toBe(true)
    expect(reply).not.toMatch(/[{}]|\.\.| {2}/)
  }
})
