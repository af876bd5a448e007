import { describe, expect, test } from 'bun:test'
import { FACETS } from '../../src/readings/card-texts.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { tarotTexts } from '../../src/readings/tarot-texts.ts'
import { CARDS } from '../../src/traditions/tarot/deck.ts'
import { BANNED } from './banned.ts'

const { cards, positions, together } = await tarotTexts()

const lines = CARDS.flatMap(({ id }) =>
  (['upright', 'reversed'] as const).flatMap((orientation) =>
    FACETS.map((facet) => ({ where: `${id} ${orientation} ${facet}`, facet, text: cards[id][orientation][facet] })),
  ),
)
const framesIn = (value: unknown, where: string): { where: string; text: string }[] =>
  typeof value === 'string'
    ? /\.(?:facet|secondFacet)$/.test(where)
      ? []
      : [{ where, text: value }]
    : Object.entries(value as object).flatMap(([key, part]) => framesIn(part, `${where}.${key}`))
const frames = [...framesIn(positions, 'positions'), ...framesIn(together, 'together')]
const pictures = CARDS.map(({ id }) => ({ where: `${id} picture`, text: cards[id].picture }))
const texts = [
  ...lines,
  ...frames,
  ...pictures,
  ...CARDS.map(({ id }) => ({ where: `${id} affirmation`, text: cards[id].affirmation })),
]
const words = (text: string) => text.split(/\s+/).length
const offenders = (rows: readonly { where: string; text: string }[], isBad: (text: string) => unknown) =>
  rows.filter(({ text }) => isBad(text)).map(({ where, text }) => `${where}: ${text}`)

describe('texts of the cards', () => {
  test('every card has every facet, upright and reversed', () => {
    expect(lines.length).toBe(78 * 2 * FACETS.length)
    expect(offenders(texts, (text) => text.trim().length < 8)).toEqual([])
  })

  test('the general meaning has two or more sentences and 22 to 70 words; facets at most 30', () => {
    const general = lines.filter(({ facet }) => facet === 'general')
    expect(offenders(general, (text) => sentencesOf(text).length < 2 || words(text) < 22 || words(text) > 70)).toEqual(
      [],
    )
    expect(
      offenders(
        lines.filter(({ facet }) => facet !== 'general'),
        (text) => words(text) > 30,
      ),
    ).toEqual([])
  })

  test('sentences end with a full stop; only the facet question has a question mark', () => {
    expect(
      offenders(
        lines.filter(({ facet }) => facet !== 'question'),
        (text) => !/[A-Z].*\.$/.test(text) || text.includes('?'),
      ),
    ).toEqual([])
    expect(
      offenders(
        lines.filter(({ facet }) => facet === 'question'),
        (text) => !text.endsWith('?'),
      ),
    ).toEqual([])
    expect(offenders(frames, (text) => !/[.:]$/.test(text))).toEqual([])
    const gists = CARDS.flatMap(({ id }) => [cards[id].upright.gist, cards[id].reversed.gist])
    expect(gists.filter((gist) => !/^[a-z].*[a-z]$/.test(gist) || words(gist) > 9)).toEqual([])
    expect(new Set(gists).size).toBe(gists.length)
  })

  test('no sentence of more than two words is repeated', () => {
    const places = Map.groupBy(
      texts.flatMap(({ where, text }) => sentencesOf(text).map((sentence) => ({ where, sentence }))),
      ({ sentence }) => sentence.toLowerCase(),
    )
    // Short sentences such as "Alert." may be repeated.
    expect([...places].filter(([sentence, rows]) => rows.length > 1 && words(sentence) > 2)).toEqual([])
  })

  test.each(BANNED.filter((pattern) => pattern.source !== '[?!]').map((pattern) => [pattern] as const))(
    'no text matches %s',
    (pattern) => {
      expect(offenders(texts, (text) => pattern.test(text))).toEqual([])
      expect(offenders(texts, (text) => text.includes('!'))).toEqual([])
    },
  )

  test('frames have only known placeholders', () => {
    const placeholders = new Set([
      'card',
      'gist',
      'need',
      'one',
      'two',
      'month',
      'n',
      'm',
      'of',
      'a',
      'b',
      'good',
      'hard',
      'number',
      'start',
      'end',
    ])
    expect(
      frames
        .flatMap(({ text }) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))
        .filter((name) => !placeholders.has(name)),
    ).toEqual([])
  })
})
