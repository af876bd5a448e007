import { describe, expect, test } from 'bun:test'
import type { TObject } from '@sinclair/typebox'
import { optionsOf } from '../../src/ai/question-options.ts'
import type { Capability } from '../../src/capabilities/capability.ts'
import tarot from '../../src/capabilities/tarot/index.ts'
import { questionReply } from '../../src/capabilities/tarot/parts/question-reply.ts'
import { isFeared, topicOfQuestion } from '../../src/capabilities/tarot/parts/question-topic.ts'
import { spreadVerdict } from '../../src/capabilities/tarot/parts/spread-balance.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { tarotTexts } from '../../src/readings/tarot-texts.ts'
import { draw } from '../../src/traditions/tarot/draw.ts'
import { worldAt } from '../world.ts'

const texts = await tarotTexts()
const members = new Map(tarot.members.map((member) => [member.slug, member as unknown as Capability<TObject, TObject>]))
const answer = (slug: string, input: Record<string, unknown>) =>
  members.get(`tarot-${slug}`)!.compute(input as never, worldAt()) as Promise<
    Record<string, unknown> & { reply?: string | null; text?: string }
  >
const spread = (seed: string, count: number) =>
  draw({ slug: 'tarot-replies', seed, question: '', subset: 'all' }, { count, reversals: true, without: undefined })
    .dealt

/** The share of the words of both texts that stand in common sentences. */
const sharedWords = (a: string, b: string): number => {
  const [one, two] = [sentencesOf(a), sentencesOf(b)]
  const count = (rows: readonly string[]) => rows.join(' ').split(' ').length
  return count(one.filter((sentence) => two.includes(sentence))) / Math.min(count(one), count(two))
}

const QUESTIONS = {
  whether: ['Will I get married this year?', 'Will my business earn money?', 'Shall I buy the house?'],
  when: ['When will I find a new job?', 'When will I marry?', 'When can I travel abroad?'],
  which: ['Which career suits me?', 'Should I study in Delhi or in Pune?'],
  open: ['How is my health?', 'What about my love life?', 'Tell me about my exams.'],
} as const
const all = Object.values(QUESTIONS).flat()

describe('replies to questions', () => {
  test('the first sentence is the answer', () => {
    for (let i = 0; i < 40; i++)
      for (const [kind, questions] of Object.entries(QUESTIONS))
        for (const question of questions) {
          const [first] = sentencesOf(questionReply(question, { dealt: spread(`s${i}`, 1 + (i % 7)) }, texts)!)
          if (kind === 'whether') expect(first).toMatch(/^(?:Yes|No|Maybe)[,:.]/)
          if (kind === 'when') expect(first).toMatch(/^The cards do not show a date .*; they show /)
          if (kind === 'which') expect(first).toMatch(/^Choose “|^The cards do not prefer|^For .* the cards point to/)
        }
  })

  test('yes and no follow the cards; of a feared result favourable cards say no', () => {
    const verdicts = new Set<string>()
    for (let i = 0; i < 60; i++) {
      const dealt = spread(`v${i}`, 5)
      const verdict = spreadVerdict(dealt)
      verdicts.add(verdict)
      const hoped = questionReply('Will I get the job?', { dealt }, texts)!
      const feared = questionReply('Will I lose my job?', { dealt }, texts)!
      expect([hoped.startsWith('Yes'), hoped.startsWith('No')]).toEqual([verdict === 'yes', verdict === 'no'])
      expect([feared.startsWith('No'), feared.startsWith('Yes')]).toEqual([verdict === 'yes', verdict === 'no'])
    }
    expect([...verdicts].sort()).toEqual(['maybe', 'no', 'yes'])
    expect([isFeared('Will I fail the exam?'), isFeared('Should I leave my job?')]).toEqual([true, false])
  })

  test('two questions on the same cards share less than 30 % of their words', () => {
    const high: string[] = []
    let sum = 0
    let pairs = 0
    for (let i = 0; i < 20; i++) {
      const dealt = spread(`q${i}`, 1 + (i % 10))
      const replies = all.map((question) => questionReply(question, { dealt }, texts)!)
      replies.forEach((reply, a) => {
        replies.slice(a + 1).forEach((other, rest) => {
          const share = sharedWords(reply, other)
          sum += share
          pairs++
          if (share >= 0.3) high.push(`${all[a]} / ${all[a + 1 + rest]}: ${share.toFixed(2)}\n${reply}\n${other}`)
        })
      })
    }
    expect(sum / pairs).toBeLessThan(0.1)
    expect(high).toEqual([])
  })

  test('a named option is chosen by the half of the cards that is better', () => {
    expect(optionsOf('Should I take the train or the bus?')).toEqual(['take the train', 'the bus'])
    expect(optionsOf('Which is better, Delhi or Pune?')).toEqual(['Delhi', 'Pune'])
    expect(optionsOf('Should I go or not?')).toBeNull()
    const chosen = new Set<string>()
    for (let i = 0; i < 40; i++)
      chosen.add(questionReply('Delhi or Pune?', { dealt: spread(`o${i}`, 4) }, texts)!.slice(0, 10))
    expect(chosen.size).toBe(3)
  })

  test('topics of questions', () => {
    expect(['Does it work out?', 'Will I get a raise at work?', 'Will I marry?'].map(topicOfQuestion)).toEqual([
      'other',
      'work',
      'love',
    ])
  })

  const SPREADS =
    'draw-cards daily-card three-card celtic-cross horseshoe relationship career decision year-ahead chakra zodiac-houses'
  test.each(SPREADS.split(' '))('%s replies to a question in 25 to 130 words, and says nothing twice', async (slug) => {
    for (const question of ['Will I find love?', 'When do I get paid?'])
      for (const seed of ['a', 'b', 'c']) {
        const { reply } = await answer(slug, { seed, question })
        const own = sentencesOf(reply!)
        expect(new Set(own).size).toBe(own.length)
        expect(reply!.split(' ').length).toBeGreaterThan(24)
        expect(reply!.split(' ').length).toBeLessThan(131)
        expect(reply).not.toMatch(/[{}]|\.\.| {2}/)
      }
  })

  test('without a question only spreads with a topic or options reply', async () => {
    const withReply: string[] = []
    for (const slug of SPREADS.split(' ')) if ((await answer(slug, { seed: 'x' })).reply) withReply.push(slug)
    expect(withReply).toEqual(['relationship', 'career', 'decision'])
  })

  test('a maybe says so first and leans to the side of `leaning`', async () => {
    const found = new Set<string | null>()
    for (let i = 0; i < 120; i++)
      for (const cards of [1, 3]) {
        const data = await answer('yes-no', { seed: `l${i}`, question: 'Will I get the job?', cards })
        const lean = /^Maybe, leaning (?:faintly )?to (yes|no)\b/.exec(data.text!)?.[1] ?? null
        expect(data.leaning).toBe(lean)
        if (data.answer === 'maybe') found.add(lean)
        expect(data.text).toMatch({ yes: /^Yes/, no: /^No/, maybe: /^Maybe/ }[data.answer as 'yes' | 'no' | 'maybe'])
      }
    expect(found).toEqual(new Set(['yes', 'no', null]))
  })

  test('a spread with a question about love or work reads the matter itself as love or work', async () => {
    for (const [question, facet] of [
      ['How is my love life?', 'love'],
      ['How is my job?', 'work'],
    ] as const)
      for (const seed of ['a', 'b', 'c']) {
        const { cards } = (await answer('three-card', { seed, question })) as unknown as {
          cards: { card: { id: keyof typeof texts.cards }; reversed: boolean; text: string }[]
        }
        const { card, reversed, text } = cards[1]!
        expect(text).toContain(texts.cards[card.id][reversed ? 'reversed' : 'upright'][facet])
      }
  })

  test('the text of yes or no begins with its answer', async () => {
    for (let i = 0; i < 30; i++) {
      const data = await answer('yes-no', { seed: `y${i}`, question: 'Will I lose the contract?', cards: 3 })
      expect(data.text).toMatch({ yes: /^Yes/, no: /^No/, maybe: /^The cards/ }[data.answer as 'yes' | 'no' | 'maybe'])
    }
  })
})
