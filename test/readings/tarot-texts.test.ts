import { describe, expect, test } from 'bun:test'
import { FACETS } from '../../src/readings/card-texts.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { tarotTexts } from '../../src/readings/tarot-texts.ts'
import { CARDS } from '../../src/traditions/tarot/deck.ts'
import { BANNED } from './banned.ts'

const { cards, positions, together } = await tarotTexts()

const lines = CARDS.flatMap(({ id }) =>
  (['upright', 'reversed'] as const).flatMap((way) =>
    FACETS.map((facet) => ({ where: `${id} ${way} ${facet}`, facet, text: cards[id][way][facet] })),
  ),
)
const framesIn = (value: unknown, where: string): { where: string; text: string }[] =>
  typeof value === 'string'
    ? where.endsWith('.facet')
      ? []
      : [{ where, text: value }]
    : Object.entries(value as object).flatMap(([key, part]) => framesIn(part, `${where}.${key}`))
const frames = [...framesIn(positions, 'positions'), ...framesIn(together, 'together')]
const pictures = CARDS.map(({ id }) => ({ where: `${id} picture`, text: cards[id].picture }))
const all = [
  ...lines,
  ...frames,
  ...pictures,
  ...CARDS.map(({ id }) => ({ where: `${id} affirmation`, text: cards[id].affirmation })),
]
const words = (text: string) => text.split(/\s+/).length
const offenders = (rows: readonly { where: string; text: string }[], bad: (text: string) => unknown) =>
  rows.filter(({ text }) => bad(text)).map(({ where, text }) => `${where}: ${text}`)

describe('what the cards say', () => {
  test('every card, upright and reversed, in every area', () => {
    expect(lines.length).toBe(78 * 2 * FACETS.length)
    expect(offenders(all, (text) => text.trim().length < 8)).toEqual([])
  })

  test('the meaning is two or three sentences, every other side one or two', () => {
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

  test('sentences end as sentences do; only the question asks', () => {
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

  test('no sentence twice', () => {
    const places = Map.groupBy(
      all.flatMap(({ where, text }) => sentencesOf(text).map((sentence) => ({ where, sentence }))),
      ({ sentence }) => sentence.toLowerCase(),
    )
    // Words of one or two are everybody's: "Alert." and the like.
    expect([...places].filter(([sentence, at]) => at.length > 1 && words(sentence) > 2)).toEqual([])
  })

  test.each(BANNED.filter((pattern) => pattern.source !== '[?!]').map((pattern) => [pattern] as const))(
    'nowhere %s',
    (pattern) => {
      expect(offenders(all, (text) => pattern.test(text))).toEqual([])
      expect(offenders(all, (text) => text.includes('!'))).toEqual([])
    },
  )

  test('every gap of a frame has its name', () => {
    const known = new Set(['card', 'one', 'two', 'month', 'n', 'of', 'a', 'b', 'number', 'start', 'end'])
    expect(
      frames
        .flatMap(({ text }) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))
        .filter((name) => !known.has(name)),
    ).toEqual([])
  })
})
