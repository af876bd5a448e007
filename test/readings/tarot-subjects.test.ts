import { describe, expect, test } from 'bun:test'
import celticCross from '../../src/capabilities/tarot/tarot-celtic-cross.ts'
import drawCards from '../../src/capabilities/tarot/tarot-draw-cards.ts'
import horseshoe from '../../src/capabilities/tarot/tarot-horseshoe.ts'
import threeCard from '../../src/capabilities/tarot/tarot-three-card.ts'
import yesNo from '../../src/capabilities/tarot/tarot-yes-no.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { tarotTexts } from '../../src/readings/tarot-texts.ts'
import { CARDS } from '../../src/traditions/tarot/deck.ts'
import { leanOf } from '../../src/traditions/tarot/yes-no.ts'
import { call } from '../capabilities/call.ts'

const texts = await tarotTexts()
const SEEDS = Array.from({ length: 40 }, (_, i) => `seed ${i}`)
const JOB = 'Will I get the job I applied for?'
const MOTHER = 'What should I know about my mother and me?'

type Row = { card: { index: number; name: string }; reversed: boolean }
const leanIn = ({ card, reversed }: Row) => leanOf({ card: CARDS[card.index]!, reversed })

describe('a question for yes or no', () => {
  test('under a tenth of several cards gives no side, and then for and against are equal', async () => {
    const replies: { reply: string; cards: readonly Row[] }[] = []
    for (const seed of SEEDS)
      for (const data of [
        await call(celticCross, { seed, question: JOB }),
        await call(horseshoe, { seed, question: JOB }),
        await call(threeCard, { seed, question: JOB }),
        await call(drawCards, { seed, question: JOB, count: 5 }),
      ])
        replies.push({ reply: data.reply!, cards: data.cards })
    const balanced = replies.filter(({ reply }) => /^Maybe(?:[.:]|, with no side)/.test(reply))
    expect(balanced.length / replies.length).toBeLessThan(0.1)
    expect(new Set(balanced.map(({ reply }) => sentencesOf(reply)[0])).size).toBeGreaterThan(2)
    for (const { cards } of balanced)
      expect([cards.reduce((sum, each) => sum + leanIn(each), 0), leanIn(cards.at(-1)!)]).toEqual([0, 0])
    const rather = replies.filter(({ reply }) => /^Maybe, leaning/.test(reply))
    expect(new Set(rather.map(({ reply }) => /^Maybe, leaning (?:faintly )?to (yes|no)/.exec(reply)![1]!))).toEqual(
      new Set(['yes', 'no']),
    )
    for (const { reply, cards } of rather) expect(sentencesOf(reply)[0]).toContain(cards.at(-1)!.card.name)
  })

  test('the outcome card is named in the reply', async () => {
    for (const seed of SEEDS) {
      const { reply, cards } = await call(celticCross, { seed, question: JOB })
      expect(reply).toContain(cards.at(-1)!.card.name)
    }
  })

  test('cards about health or a feared loss do not lean', async () => {
    for (const seed of SEEDS)
      for (const question of ['Will my energy return?', 'Will I lose my job?'])
        expect((await call(celticCross, { seed, question })).reply).not.toMatch(/^Maybe, leaning/)
  })

  test('deeds for a job that is sought are not deeds for a job that one has', async () => {
    const { topics, seekers } = texts.reply
    const deeds: readonly string[] = [topics.work.deed, topics.work.instead].flatMap((each) => Object.values(each))
    const sought: readonly string[] = [seekers.deed, seekers.instead].flatMap((each) => Object.values(each))
    for (const seed of SEEDS) {
      const last = sentencesOf((await call(horseshoe, { seed, question: JOB })).reply!).at(-1)!
      expect([deeds.includes(last), sought.includes(last)]).toEqual([false, true])
    }
  })
})

describe('a question about a person', () => {
  test('names the person in the answer and in the deed', async () => {
    for (const seed of SEEDS)
      for (const [question, person] of [
        [MOTHER, 'your mother'],
        ['How will I get on with my boss?', 'your boss'],
        ['Tell me about my older sister.', 'your sister'],
        ['What is open with my ex?', 'your ex'],
      ] as const) {
        const reply = sentencesOf((await call(celticCross, { seed, question })).reply!)
        expect(reply[0]).toContain(person)
        expect(reply.at(-1)).toContain(person)
        expect(reply.join(' ')).not.toContain('home and family')
      }
  })

  test('another subject keeps its own reply', async () => {
    for (const question of [
      'How is my mother’s money?',
      'Tell me about my son and his exams.',
      'How do I mourn my mother?',
    ])
      expect((await call(celticCross, { seed: 'x', question })).reply).not.toMatch(/between you and/)
  })

  test('a card for yes or no answers an open question in one line', async () => {
    for (const seed of SEEDS) {
      const { text } = await call(yesNo, { seed, question: MOTHER })
      expect(text).toMatch(/^This is an open question, .*your mother/)
      expect(text).not.toMatch(/\b(?:Yes|No),|Your card says/)
      expect((await call(yesNo, { seed, question: JOB })).text).not.toMatch(/open question/)
    }
  })
})

describe('cards read by their tone', () => {
  test('cards of like elements, one favourable and one not, are not said to agree', async () => {
    let mixed = 0
    for (const seed of SEEDS) {
      const { cards, pairs } = await call(celticCross, { seed })
      for (const { cards: places, relation, text } of pairs) {
        const [a, b] = places.map((place) => leanIn(cards[place - 1]!)) as [number, number]
        if (relation !== 'friendly' || a * b >= 0) continue
        mixed++
        expect(text).not.toMatch(/agree|understand each other|goes well|in one direction|is close to|you can use/)
      }
    }
    expect(mixed).toBeGreaterThan(5)
  })

  test('a spread with more cards of one side is not said to lean either way', async () => {
    for (const seed of SEEDS) {
      const { cards, summary } = await call(horseshoe, { seed })
      if (cards.reduce((sum, each) => sum + leanIn(each), 0) + leanIn(cards.at(-1)!) !== 0)
        expect(summary.text).not.toMatch(/does not lean either way/)
    }
  })

  test('a card of a hope, an aim or the outcome is no hindrance', async () => {
    for (const seed of SEEDS)
      for (const question of [JOB, MOTHER]) {
        const { reply, cards } = await call(celticCross, { seed, question })
        expect(reply).not.toMatch(
          /(?:in your way|stands between you and your mother|slows you down) is [^:]*place “(?:hopes|conscious aim|near future|outcome)/,
        )
        for (const place of [2, 8, 9]) {
          const { card, reversed } = cards[place]!
          const { obstacle } = texts.cards[CARDS[card.index]!.id][reversed ? 'reversed' : 'upright']
          expect(reply!.toLowerCase()).not.toContain(sentencesOf(obstacle)[0]!.toLowerCase())
        }
      }
  })
})
