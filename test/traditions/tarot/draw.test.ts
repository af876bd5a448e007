import { describe, expect, test } from 'bun:test'
import { sha256 } from '../../../src/dice.ts'
import { CARDS, cardNamed, nearestNames, numberIn } from '../../../src/traditions/tarot/deck.ts'
import { commitment, draw, drawText, normaliseQuestion } from '../../../src/traditions/tarot/draw.ts'
import { uniform, wordStream } from '../../../src/traditions/tarot/random.ts'
import { chanceOf } from './fairness.ts'

const question = { slug: 'tarot-draw-cards', seed: 'test', question: '', subset: 'all' } as const
const cardsText = ({ dealt }: ReturnType<typeof draw>) =>
  dealt.map(({ card, reversed }) => `${card.index}${reversed ? 'R' : ''}`).join(' ')

describe('the generator agrees with the test vectors of the catalogue', () => {
  test('for the state and the first words', () => {
    expect(drawText(question)).toBe('tarot|v1|tarot-draw-cards|test|')
    expect(Buffer.from(sha256(drawText(question))).toString('hex')).toBe(
      'c24ff98ad3974ed52ee88446881eef3c94f2ba2cf7bd5f0fef28218c52924251',
    )
    const words = wordStream(drawText(question))
    expect([words().toString(16), words().toString(16)]).toEqual(['ecff33ad', '58416669'])
  })

  test('for five cards of the deck and three majors', () => {
    expect(cardsText(draw(question, { count: 5, reversals: true }))).toBe('46R 63 15R 38R 18R')
    expect(cardsText(draw({ ...question, subset: 'major' }, { count: 3, reversals: true }))).toBe('20R 6 4R')
  })

  test('for the Celtic cross, whose second card ignores its orientation', () => {
    const cross = cardsText(draw({ ...question, slug: 'tarot-celtic-cross' }, { count: 10, reversals: true })).split(
      ' ',
    )
    cross[1] = cross[1]!.replace('R', '')
    expect(cross.join(' ')).toBe('41 38 0R 3 2R 22 14R 61 44R 35R')
  })

  test('for the card of the day', () => {
    const daily = (seed: string) =>
      cardsText(draw({ ...question, slug: 'tarot-daily-card', seed }, { count: 1, reversals: true }))
    expect([daily('daily|2026-11-20|all'), daily('daily|2026-11-21|all'), daily('daily|2026-11-20|ada')]).toEqual([
      '42',
      '77R',
      '23',
    ])
  })

  test('spaces and case of a question do not matter', () => {
    expect(normaliseQuestion('  Shall  I\tGO\u0301? ')).toBe('shall i gó?')
    expect(drawText({ ...question, question: 'A  b', subset: 'minor' })).toBe(
      'tarot|v1|tarot-draw-cards|test|a b|subset=minor',
    )
  })

  test('without reversals the cards are the same and all upright', () => {
    const upright = draw(question, { count: 5, reversals: false })
    expect(cardsText(upright)).toBe('46 63 15 38 18')
  })

  test('a whole deck has every card once', () => {
    const { order, dealt } = draw(question, { count: 78, reversals: true })
    expect([...order].sort((a, b) => a - b)).toEqual(CARDS.map(({ index }) => index))
    expect(dealt.length).toBe(78)
  })

  // From the Python example in docs/tarot.md.
  test('the commitment agrees with docs/tarot.md', () => {
    expect(commitment('test', draw(question, { count: 1, reversals: true }).order)).toBe(
      '00a6da512c8b52dc0055a3da2e38ed70944771ed147fa02c45e318b19b1afaed',
    )
  })
})

describe('fairness', () => {
  test('uniform discards words at or above the largest multiple of n', () => {
    const words = [0xffffffff, 0xfffffffe, 5]
    // 2^32 is 1 modulo 3, so that only the last word is too large.
    expect(uniform(3, () => words.shift()!)).toBe(2)
    expect(words.length).toBe(1)
  })

  test('first and last cards, orientation and pairs of 20000 decks pass a chi-square test', () => {
    const { first, last, reversedShare, pairs } = chanceOf(20_000)
    // 99.95 percent of fair decks are below this limit.
    expect(first).toBeLessThan(125)
    expect(last).toBeLessThan(125)
    expect(Math.abs(reversedShare - 0.5)).toBeLessThan(0.01)
    // 77 x 78 - 1 = 6005 degrees of freedom: mean 6005, standard deviation 109.6.
    expect(Math.abs(pairs - 6005)).toBeLessThan(4 * 109.6)
  })
})

describe('the deck', () => {
  test('the deck has 78 cards in order', () => {
    expect(CARDS.map(({ index }) => index)).toEqual(Array.from({ length: 78 }, (_, i) => i))
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(78)
    expect([CARDS[8]!.name, CARDS[11]!.name, CARDS[22]!.id, CARDS[63]!.id, CARDS[77]!.name]).toEqual([
      'Strength',
      'Justice',
      'ace-of-wands',
      'king-of-swords',
      'King of Pentacles',
    ])
    expect(CARDS.every(({ upright, reversed }) => upright.length > 0 && reversed.length > 0)).toBe(true)
  })

  test('the Marseille deck has other numbers for Strength and Justice', () => {
    expect([numberIn('marseille', CARDS[8]!), numberIn('marseille', CARDS[11]!), numberIn('rws', CARDS[8]!)]).toEqual([
      11, 8, 8,
    ])
  })

  test('cards are found by id, name and index', () => {
    expect(['The Sun', 'the-sun', ' THE  sun', '19'].map((text) => cardNamed(text)!.index)).toEqual([19, 19, 19, 19])
    expect([cardNamed('78'), cardNamed('sun'), cardNamed('')]).toEqual([null, null, null])
    expect(nearestNames('queen of cpus')[0]).toBe('Queen of Cups')
  })
})
