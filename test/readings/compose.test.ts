import { describe, expect, test } from 'bun:test'
import { sentenceFilterBy } from '../../src/readings/age-filter.ts'
import { compose, factIds, prose } from '../../src/readings/compose.ts'
import { corpus } from '../../src/readings/corpora.ts'
import type { FactText } from '../../src/readings/fact.ts'
import { fillWords, from, sentencesOf, topicPassages } from '../../src/readings/passage.ts'

const passage = from('A source')
const fact = (id: string, weight: number, says: FactText['says'], overrides: Partial<FactText> = {}): FactText => ({
  id,
  kind: 'position',
  text: `${id} stands.`,
  value: 1,
  source: 'test',
  weight,
  says,
  ...overrides,
})
const one = passage('One is here. It stays.')
const two = passage('Two is here. It goes.')
const three = passage('Three is here. It stays.')

describe('passages', () => {
  test('a placeholder at the start of a text or sentence gets a capital letter, one inside does not', () => {
    const words = { planet: 'the Moon' }
    expect(fillWords('{planet} helps. {planet} stays, and {planet} goes.', words)).toBe(
      'The Moon helps. The Moon stays, and the Moon goes.',
    )
    expect(fillWords('“Here.” {planet} said 2.5{planet}', words)).toBe('“Here.” The Moon said 2.5the Moon')
  })

  test('sentences end at full stops, not at abbreviations in lower case or at decimals', () => {
    expect(sentencesOf('It rose by 2.5 degrees. Then, e.g. at night, it fell. {who} saw it.')).toEqual([
      'It rose by 2.5 degrees.',
      'Then, e.g. at night, it fell.',
      '{who} saw it.',
    ])
  })
  test('placeholders are replaced; one without a word is an error', () => {
    expect(fillWords('{a} and {b}', { a: 'Sun', b: 2 })).toBe('Sun and 2')
    expect(() => fillWords('{a}', {})).toThrow('{a}')
  })
  test('passagesOf returns every passage of a topic, including variants', () => {
    expect(topicPassages({ a: { b: one, c: [two, three] } }).map(({ path }) => path.join('.'))).toEqual([
      'a.b',
      'a.c',
      'a.c',
    ])
  })
})

describe('compose', () => {
  test('passages come by descending weight, for any order of the facts', () => {
    const facts = [fact('a', 1, one), fact('b', 3, two), fact('c', 2, three)]
    const passages = compose(facts)
    expect(passages.map(({ because }) => because[0]!.id)).toEqual(['b', 'c', 'a'])
    expect(compose([...facts].reverse())).toEqual(passages)
    expect(compose(facts, { maxPassages: 1 }).map(({ text }) => text)).toEqual([two.text])
  })

  test('no sentence is repeated; the rest of a passage with a used sentence remains', () => {
    const usedSentences = new Set<string>()
    expect(prose(compose([fact('a', 2, one), fact('b', 1, three)], { usedSentences }))).toBe(
      'One is here. It stays. Three is here.',
    )
    expect(compose([fact('a', 1, one)], { usedSentences })).toEqual([])
  })

  test('a sentence that refers to a dropped one is dropped too', () => {
    const usedSentences = new Set(['One is here.'])
    const dependent = passage('One is here. It stays. Two comes. It goes.')
    expect(prose(compose([fact('a', 1, dependent)], { usedSentences }))).toBe('Two comes. It goes.')
  })

  test('a deed after a dropped sentence is dropped too', () => {
    const usedSentences = new Set(['One is here.'])
    const deed = passage('One is here. Ask for it in writing. Two comes. Keep it.')
    expect(prose(compose([fact('a', 1, deed)], { usedSentences }))).toBe('Two comes. Keep it.')
  })

  test('a passage whose finding does not fit the age is left out as a whole', () => {
    const finding = passage('You left a post on principle. You slept badly for a week. Put the next terms in writing.')
    const scene = passage(
      'You sleep badly. You left a post on principle. Put the next terms in writing. You rest on Sunday.',
    )
    const filter = () => sentenceFilterBy((sentence) => sentence.includes('post'))
    expect(compose([fact('a', 1, finding)], { usedSentences: filter() })).toEqual([])
    expect(prose(compose([fact('a', 1, scene)], { usedSentences: filter() }))).toBe(
      'You sleep badly. You rest on Sunday.',
    )
    // Another variant takes its place.
    expect(prose(compose([fact('a', 1, [finding, two])], { usedSentences: filter() }))).toBe(two.text)
  })

  test('facts with the same passage share it', () => {
    const passages = compose([fact('a', 2, one), fact('b', 1, one)])
    expect(passages.map(({ because }) => because.map(({ id }) => id))).toEqual([['a', 'b']])
    expect(factIds(passages)).toEqual(['a', 'b'])
  })

  test('the fact determines the variant; many facts use all variants', () => {
    const cell = [one, two] as const
    const text = (value: number) => compose([fact('a', 1, cell, { value })])[0]!.text
    expect(text(7)).toBe(text(7))
    expect(new Set(Array.from({ length: 30 }, (_, value) => text(value)))).toEqual(new Set([one.text, two.text]))
  })

  test('a used variant is replaced by another', () => {
    const cell = [one, two] as const
    const usedSentences = new Set<string>()
    const texts = [1, 2].map((weight) => compose([fact('a', weight, cell)], { usedSentences })[0]!.text)
    expect(new Set(texts)).toEqual(new Set([one.text, two.text]))
  })

  test('`because` has the facts without their passages', () => {
    expect(compose([fact('a', 1, one)])[0]!.because).toEqual([
      { id: 'a', kind: 'position', text: 'a stands.', value: 1, source: 'test' },
    ])
  })

  describe('contradictions', () => {
    const promise = (weight: number) =>
      fact('jupiter', weight, one, {
        bears: { matter: 'marriage', leaning: 'promises', who: 'Jupiter', standing: 'in its own sign' },
      })
    const hindrance = (weight: number) =>
      fact('saturn', weight, two, {
        bears: { matter: 'marriage', leaning: 'hinders', who: 'Saturn', standing: 'combust' },
      })

    test.each([
      [5, 3, /Jupiter \(in its own sign\) (is stronger than|carries you further than) Saturn/],
      [3, 5, /Saturn \(combust\) is stronger than Jupiter/],
      [5, 4.6, /evenly|Nothing settles/],
    ])('a promise of weight %p and a hindrance of weight %p are settled', (p, h, verdict) => {
      const passages = compose([promise(p), hindrance(h)])
      expect(passages).toHaveLength(3)
      expect(passages[2]!.text).toMatch(verdict)
      expect(passages[2]!.text).toContain('in its own sign')
      expect(passages[2]!.text).toContain('combust')
      expect(passages[2]!.because.map(({ id }) => id)).toEqual(['jupiter', 'saturn'])
    })

    test('no advice moves a plan into a period whose dates the text does not know', async () => {
      const { hindrance: texts } = await corpus('settlement')
      for (const { text } of texts) expect(text).not.toMatch(/\bmove\b.*\bperiod of\b/)
    })

    test('facts on the same side or on different matters need no settlement', () => {
      expect(compose([promise(5)])).toHaveLength(1)
      const otherMatter = { ...hindrance(3), bears: { ...hindrance(3).bears!, matter: 'children' } }
      expect(compose([promise(5), otherMatter])).toHaveLength(2)
    })
  })
})
