import { expect, test } from 'bun:test'
import type { LabelLanguage } from '../../src/lexicon/languages.ts'
import { lexicon } from '../../src/lexicon/lexicon.ts'
import { CARD_NAMES } from '../../src/traditions/tarot/deck.ts'

test('the deck has 78 names', () => {
  expect(new Set(CARD_NAMES).size).toBe(78)
})

// The names of minor cards, composed by the grammar of each language: an elision, a genitive, a possessive.
const MINORS: [LabelLanguage, string, string, string][] = [
  ['de', 'Ass der Stäbe', 'Königin der Kelche', 'Zehn der Münzen'],
  ['es', 'As de Bastos', 'Reina de Copas', 'Diez de Oros'],
  ['fr', 'As de Bâtons', 'Reine de Coupes', 'Dix de Deniers'],
  ['it', 'Asso di Bastoni', 'Regina di Coppe', 'Dieci di Denari'],
  ['pl', 'As Buław', 'Królowa Kielichów', 'Dziesiątka Denarów'],
  ['ru', 'Туз Жезлов', 'Королева Кубков', 'Десятка Пентаклей'],
  ['tr', 'Değnek Ası', 'Kupa Kraliçesi', 'Tılsım Onlusu'],
  ['hi', 'ऐस ऑफ वैंड्स', 'क्वीन ऑफ कप्स', 'टेन ऑफ पेंटाकल्स'],
]
test.each(MINORS)('minor cards in %s', async (language, ace, queen, ten) => {
  const { terms } = await lexicon(language)
  expect([terms['Ace of Wands'], terms['Queen of Cups'], terms['Ten of Pentacles']]).toEqual([ace, queen, ten])
})

test('French elides before Épées', async () => {
  expect((await lexicon('fr')).terms['Two of Swords']).toBe('Deux d’Épées')
})

test.each([
  ['de', 'Der Narr'],
  ['es', 'El Loco'],
  ['fr', 'Le Mat'],
  ['ru', 'Дурак'],
  ['hi', 'द फूल'],
] as const)('The Fool in %s', async (language, fool) => {
  expect((await lexicon(language)).terms['The Fool']).toBe(fool)
})
