import { describe, expect, test } from 'bun:test'
import { compose, factIds, prose } from '../../src/readings/compose.ts'
import type { FactText } from '../../src/readings/fact.ts'
import { fillWords, from, passagesOf, sentencesOf } from '../../src/readings/passage.ts'

const told = from('A source')
const fact = (id: string, weight: number, says: FactText['says'], further: Partial<FactText> = {}): FactText => ({
  id,
  kind: 'position',
  text: `${id} stands.`,
  value: 1,
  source: 'test',
  weight,
  says,
  ...further,
})
const one = told('One is here. It stays.')
const two = told('Two is here. It goes.')
const three = told('Three is here. It stays.')

describe('passages', () => {
  test('a gap that opens a text or a sentence is filled with a capital letter, one within it as it is', () => {
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
  test('gaps are filled, and an empty one is a defect', () => {
    expect(fillWords('{a} and {b}', { a: 'Sun', b: 2 })).toBe('Sun and 2')
    expect(() => fillWords('{a}', {})).toThrow('{a}')
  })
  test('a topic is walked to its cells, tellings and all', () => {
    expect(passagesOf({ a: { b: one, c: [two, three] } }).map(({ path }) => path.join('.'))).toEqual([
      'a.b',
      'a.c',
      'a.c',
    ])
  })
})

describe('compose', () => {
  test('by weight, and the same in any order', () => {
    const facts = [fact('a', 1, one), fact('b', 3, two), fact('c', 2, three)]
    const composed = compose(facts)
    expect(composed.map(({ because }) => because[0]!.id)).toEqual(['b', 'c', 'a'])
    expect(compose([...facts].reverse())).toEqual(composed)
    expect(compose(facts, { maxPassages: 1 }).map(({ text }) => text)).toEqual([two.text])
  })

  test('no sentence comes twice, and one that was said leaves the rest of its passage', () => {
    const said = new Set<string>()
    expect(prose(compose([fact('a', 2, one), fact('b', 1, three)], { usedSentences: said }))).toBe(
      'One is here. It stays. Three is here.',
    )
    expect(compose([fact('a', 1, one)], { usedSentences: said })).toEqual([])
  })

  test('what leans on a sentence that is left out goes with it', () => {
    const said = new Set(['One is here.'])
    const leaning = told('One is here. It stays. Two comes. It goes.')
    expect(prose(compose([fact('a', 1, leaning)], { usedSentences: said }))).toBe('Two comes. It goes.')
  })

  test('facts that say the same share a passage', () => {
    const composed = compose([fact('a', 2, one), fact('b', 1, one)])
    expect(composed.map(({ because }) => because.map(({ id }) => id))).toEqual([['a', 'b']])
    expect(factIds(composed)).toEqual(['a', 'b'])
  })

  test('tellings are chosen by the fact: the same one for it always, both over many', () => {
    const cell = [one, two] as const
    const text = (value: number) => compose([fact('a', 1, cell, { value })])[0]!.text
    expect(text(7)).toBe(text(7))
    expect(new Set(Array.from({ length: 30 }, (_, value) => text(value)))).toEqual(new Set([one.text, two.text]))
  })

  test('a telling that was said gives way to another', () => {
    const cell = [one, two] as const
    const said = new Set<string>()
    const texts = [1, 2].map((weight) => compose([fact('a', weight, cell)], { usedSentences: said })[0]!.text)
    expect(new Set(texts)).toEqual(new Set([one.text, two.text]))
  })

  test('`because` carries facts and not their passages', () => {
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
      [5, 3, /Jupiter.*(weighs more|outweighs)/],
      [3, 5, /Saturn.*(weighs more|outweighs)/],
      [5, 4.6, /evenly|Nothing settles/],
    ])('a promise of weight %p against a hindrance of %p', (p, h, verdict) => {
      const composed = compose([promise(p), hindrance(h)])
      expect(composed).toHaveLength(3)
      expect(composed[2]!.text).toMatch(verdict)
      expect(composed[2]!.text).toContain('in its own sign')
      expect(composed[2]!.text).toContain('combust')
      expect(composed[2]!.because.map(({ id }) => id)).toEqual(['jupiter', 'saturn'])
    })

    test('facts of one mind, or of different matters, need no settling', () => {
      expect(compose([promise(5)])).toHaveLength(1)
      const elsewhere = { ...hindrance(3), bears: { ...hindrance(3).bears!, matter: 'children' } }
      expect(compose([promise(5), elsewhere])).toHaveLength(2)
    })
  })
})
