import { describe, expect, test } from 'bun:test'
import birthCard from '../../../src/capabilities/tarot/tarot-birth-card.ts'
import cardLibrary from '../../../src/capabilities/tarot/tarot-card-library.ts'
import cardMeaning from '../../../src/capabilities/tarot/tarot-card-meaning.ts'
import career from '../../../src/capabilities/tarot/tarot-career.ts'
import celticCross from '../../../src/capabilities/tarot/tarot-celtic-cross.ts'
import chakra from '../../../src/capabilities/tarot/tarot-chakra.ts'
import dailyCard from '../../../src/capabilities/tarot/tarot-daily-card.ts'
import decision from '../../../src/capabilities/tarot/tarot-decision.ts'
import drawCards from '../../../src/capabilities/tarot/tarot-draw-cards.ts'
import horseshoe from '../../../src/capabilities/tarot/tarot-horseshoe.ts'
import relationship from '../../../src/capabilities/tarot/tarot-relationship.ts'
import threeCard from '../../../src/capabilities/tarot/tarot-three-card.ts'
import yearAhead from '../../../src/capabilities/tarot/tarot-year-ahead.ts'
import yesNo from '../../../src/capabilities/tarot/tarot-yes-no.ts'
import zodiacHouses from '../../../src/capabilities/tarot/tarot-zodiac-houses.ts'
import { sentencesOf } from '../../../src/readings/passage.ts'
import { CARDS } from '../../../src/traditions/tarot/deck.ts'
import { leanOf } from '../../../src/traditions/tarot/yes-no.ts'
import { houseSignification } from '../../../src/western/houses.ts'
import { call, rejectedField } from '../call.ts'

type Row = { card: { index: number; id: string }; reversed: boolean }
const lying = (cards: readonly Row[]) => cards.map(({ card, reversed }) => `${card.id}${reversed ? ' R' : ''}`)
const leans = (cards: readonly Row[]) =>
  cards.map(({ card, reversed }) => leanOf({ card: CARDS[card.index]!, reversed }) as number)
const SEEDS = Array.from({ length: 60 }, (_, i) => `seed ${i}`)
/** Every sentence of the texts of an answer. */
const sentences = (answer: unknown): string[] => {
  const texts: string[] = []
  JSON.stringify(answer, (key, value) => {
    if (['text', 'advice', 'affirmation', 'love', 'work', 'wellbeing'].includes(key) && typeof value === 'string')
      texts.push(...sentencesOf(value))
    return value
  })
  return texts
}

describe('drawing cards', () => {
  test('card names in sentences have their article', async () => {
    for (const seed of SEEDS)
      for (const { text } of (await call(horseshoe, { seed, subset: 'major' })).cards)
        expect(text).not.toMatch(/(?<![Tt]he )Wheel of Fortune/)
  })

  test('draws equal the test vectors of the catalogue', async () => {
    const five = await call(drawCards, { seed: 'test', count: 5 })
    expect(five.cards.map(({ card, reversed }) => [card.index, reversed])).toEqual([
      [46, true],
      [63, false],
      [15, true],
      [38, true],
      [18, true],
    ])
    const day = await call(dailyCard, { date: '2026-11-20', person_key: 'ada' })
    expect([day.card.card.index, day.card.reversed, day.seed]).toEqual([23, false, 'daily|2026-11-20|ada'])
    const cross = await call(celticCross, { seed: 'test' })
    expect(cross.cards.map(({ card, reversed }) => `${card.index}${reversed ? 'R' : ''}`).join(' ')).toBe(
      '41 38 0R 3 2R 22 14R 61 44R 35R',
    )
  })

  test('the same seed gives the same bytes, and another slug another order; a new seed is returned', async () => {
    const once = JSON.stringify(await call(horseshoe, { seed: 'x', question: ' Will  IT rain' }))
    expect(JSON.stringify(await call(horseshoe, { seed: 'x', question: ' Will  IT rain' }))).toBe(once)
    expect(lying((await call(horseshoe, { seed: 'x' })).cards)).not.toEqual(
      lying((await call(chakra, { seed: 'x' })).cards),
    )
    const { seed, ...drawing } = await call(threeCard, {})
    expect(seed).toBe('00112233445566778899aabbccddeeff')
    expect(await call(threeCard, { seed })).toEqual({ seed, ...drawing })
  })

  test('draws up to all 78 cards; rejects 79 cards and 23 majors', async () => {
    const { cards, remaining } = await call(drawCards, { seed: 'x', count: 78 })
    expect([new Set(cards.map(({ card }) => card.index)).size, remaining]).toEqual([78, 0])
    expect(await rejectedField(drawCards, { seed: 'x', count: 23, subset: 'major' })).toBe('count')
    expect((await call(drawCards, { seed: 'x', count: 56, subset: 'minor' })).remaining).toBe(0)
    expect((await call(drawCards, { seed: 'x' })).summary).toBeNull()
  })

  test('layout, deck and names do not change the draw', async () => {
    const plain = await call(threeCard, { seed: 'x' })
    expect(lying((await call(threeCard, { seed: 'x', layout: 'mind-body-spirit', deck: 'marseille' })).cards)).toEqual(
      lying(plain.cards),
    )
    const pair = await call(relationship, { seed: 'x', person_a: 'Ada', person_b: 'Charles' })
    expect(lying((await call(relationship, { seed: 'x' })).cards)).toEqual(lying(pair.cards))
    expect(pair.cards[0]!.text).toContain('Ada')
  })

  test('reverses no card without reversals, and never the crossing card', async () => {
    for (const seed of SEEDS) {
      expect((await call(celticCross, { seed })).cards[1]!.reversed).toBe(false)
      expect((await call(horseshoe, { seed, reversals: false })).summary.reversed_count).toBe(0)
    }
  })

  test('removes a significator from the deck', async () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const { significator, cards } = await call(celticCross, { seed, significator: 'Queen of Cups' })
      expect(significator!.index).toBe(48)
      expect(cards.every(({ card }) => card.index !== 48)).toBe(true)
    }
    expect(await rejectedField(celticCross, { seed: 'x', significator: 'queen of cpus' })).toBe('significator')
  })
})

describe('pictures', () => {
  test('draws a spread or a card as SVG or PNG, on request only', async () => {
    expect((await call(celticCross, { seed: 'x' })).images).toEqual([])
    const [svg] = (await call(celticCross, { seed: 'x', image: true })).images
    expect(svg!.content).toMatch(/^<svg .*outcome: /s)
    const [png] = (await call(yesNo, { seed: 'x', image: true, format: 'png' })).images
    expect(Buffer.from(png!.content, 'base64').subarray(1, 4).toString()).toBe('PNG')
    expect((await call(cardMeaning, { card: 'The Moon', image: true })).images[0]!.content).toContain('The Moon')
  })
})

describe('values computed from the cards', () => {
  test('scores equal the sums of the cards', async () => {
    const answers = new Set<string>()
    for (const seed of SEEDS) {
      const one = await call(yesNo, { seed })
      expect(one.score).toBe(leans(one.cards)[0]!)
      const three = await call(yesNo, { seed, cards: 3 })
      const [a, b, c] = leans(three.cards) as [number, number, number]
      expect([three.score, three.confidence]).toEqual([a + 2 * b + c, Math.abs(a + 2 * b + c) / 4])
      answers.add(three.answer)
      const work = await call(career, { seed })
      expect(work.outlook.score).toBe(leans(work.cards).reduce((sum, each) => sum + each, 0))
      const choice = await call(decision, { seed })
      const [, a1, a2, b1, b2] = leans(choice.cards) as [number, number, number, number, number]
      expect([choice.comparison.score_a, choice.comparison.score_b]).toEqual([a1 + 2 * a2, b1 + 2 * b2])
      if (choice.comparison.score_a === choice.comparison.score_b) expect(choice.comparison.lean).toBe('even')
      const seven = await call(chakra, { seed })
      expect(seven.balance.map(({ state }) => ({ open: 1, guarded: 0, blocked: -1 })[state])).toEqual(
        leans(seven.cards) as (0 | 1 | -1)[],
      )
      const { summary } = await call(horseshoe, { seed })
      expect(summary.majors + Object.values(summary.suits).reduce((sum, each) => sum + each, 0)).toBe(7)
    }
    expect([...answers].sort()).toEqual(['maybe', 'no', 'yes'])
  })

  test('months continue into the next year; houses have the meanings of western houses', async () => {
    const year = await call(yearAhead, { seed: 'x', start_month: '2026-11' })
    expect([year.months[0]!.month, year.months[2]!.month, year.months[11]!.month]).toEqual([
      '2026-11',
      '2027-01',
      '2027-10',
    ])
    expect(new Set([...year.months.map(({ card }) => card.card.index), year.theme.card.index]).size).toBe(13)
    expect(await rejectedField(yearAhead, { start_month: '2026-13' })).toBe('start_month')
    const wheel = await call(zodiacHouses, { seed: 'x' })
    expect(wheel.houses.map(({ signification }) => signification)).toEqual(
      wheel.houses.map(({ house }) => houseSignification(house)),
    )
  })
})

describe('birth cards as defined by Greer', () => {
  test.each([
    ['1879-03-14', 'the-lovers', 'the-lovers', 'the-devil', 'the-moon'],
    ['1940-10-09', 'the-lovers', 'the-lovers', 'the-devil', 'justice'],
    ['1975-04-13', 'the-world', 'the-empress', 'the-hanged-man', 'the-emperor'],
  ])('%s', async (date, personality, soul, hidden, zodiac) => {
    const data = await call(birthCard, { date })
    expect([data.personality_card.id, data.soul_card.id, data.hidden_factor!.id, data.zodiac_card.id]).toEqual([
      personality,
      soul,
      hidden,
      zodiac,
    ])
  })

  test('22 is The Fool with soul card The Emperor; 19 hides the Wheel; year card of 2026', async () => {
    // 1 + 1 + 1982 = 1984: 22.
    const fool = await call(birthCard, { date: '1982-01-01' })
    expect([fool.personality_card.id, fool.soul_card.id]).toEqual(['the-fool', 'the-emperor'])
    // 1 + 1 + 1979 = 1981: 19.
    const sun = await call(birthCard, { date: '1979-01-01' })
    expect([sun.personality_card.id, sun.soul_card.id, sun.hidden_factor!.id]).toEqual([
      'the-sun',
      'the-magician',
      'wheel-of-fortune',
    ])
    expect((await call(birthCard, { date: '1879-03-14', year: 2026 })).year_card!.card.id).toBe('the-hermit')
  })
})

describe('the library', () => {
  test('filters 78 cards, 22 majors and 14 cups; cups have no majors', async () => {
    expect((await call(cardLibrary, {})).count).toBe(78)
    expect((await call(cardLibrary, { arcana: 'major' })).count).toBe(22)
    expect((await call(cardLibrary, { suit: 'cups' })).count).toBe(14)
    expect((await call(cardLibrary, { suit: 'cups', arcana: 'major' })).count).toBe(0)
    expect((await call(cardLibrary, { query: ' SUN ' })).cards[0]!.id).toBe('the-sun')
  })

  test('finds a card by id, name and index; the first and last card are neighbours', async () => {
    const [a, b, c] = await Promise.all(['The Sun', 'the-sun', 19].map((card) => call(cardMeaning, { card })))
    expect(b).toEqual(a!)
    expect(c).toEqual(a!)
    expect((await call(cardMeaning, { card: 0 })).related.previous).toEqual(['king-of-pentacles'])
    expect((await call(cardMeaning, { card: 'Ace of Cups', orientation: 'reversed' })).upright).toBeNull()
    expect(await rejectedField(cardMeaning, { card: 'The Sum' })).toBe('card')
    for (const { id } of CARDS) expect((await call(cardMeaning, { card: id })).astrology.text).toMatch(/^[A-Z].*\.$/)
  })
})

describe('sentences of readings', () => {
  test('no sentence is repeated in an answer', async () => {
    for (const seed of SEEDS.slice(0, 25))
      for (const one of [
        celticCross,
        horseshoe,
        relationship,
        career,
        decision,
        yearAhead,
        chakra,
        zodiacHouses,
        threeCard,
      ]) {
        const entries = sentences(await call(one as typeof horseshoe, { seed })).filter(
          (each) => each.split(' ').length > 3,
        )
        expect(entries.filter((each, i) => entries.indexOf(each) !== i)).toEqual([])
      }
  })

  test('ten Celtic crosses share less than a quarter of their sentences, except for common cards', async () => {
    const crosses = await Promise.all(
      Array.from({ length: 10 }, async (_, i) => {
        const cross = await call(celticCross, { seed: `cross ${i}` })
        return { cards: new Set(lying(cross.cards)), said: new Set(sentences(cross)) }
      }),
    )
    const shares = crosses.flatMap((a, i) =>
      crosses.slice(i + 1).map((b) => {
        const common = [...a.said].filter((sentence) => b.said.has(sentence)).length
        return {
          share: common / Math.min(a.said.size, b.said.size),
          cards: [...a.cards].filter((card) => b.cards.has(card)).length,
        }
      }),
    )
    expect(shares.length).toBe(45)
    expect(shares.filter(({ share, cards }) => share >= 1 / 4 && cards < 3)).toEqual([])
    // The texts are full paragraphs, not captions.
    expect(Math.min(...crosses.map(({ said: usedSentences }) => usedSentences.size))).toBeGreaterThan(25)
  })

  test('the text of a card depends on its place', async () => {
    const texts = new Map<string, Set<string>>()
    for (const seed of SEEDS)
      for (const { card, reversed, text } of (await call(horseshoe, { seed })).cards) {
        const key = `${card.id} ${reversed}`
        texts.set(key, (texts.get(key) ?? new Set()).add(text))
      }
    expect(Math.max(...[...texts.values()].map(({ size }) => size))).toBeGreaterThan(2)
  })
})
