import { expect, test } from 'bun:test'
import nature from '../../../src/capabilities/predictions/prediction-nature.ts'
import { corpus } from '../../../src/readings/corpora.ts'
import { sentencesOf, topicPassages } from '../../../src/readings/passage.ts'
import { delhi1947, polarNight, randomBirths } from '../births.ts'
import { call } from '../call.ts'

test('balances sum to 100, every paragraph cites its facts, no sentence is repeated', async () => {
  for (const birth of [delhi1947, polarNight, ...randomBirths(40, 17)]) {
    const { guna_balance, element_balance, modality_balance, sections } = await call(nature, birth)
    for (const balance of [guna_balance, element_balance, modality_balance])
      expect(Math.abs(Object.values(balance).reduce((sum, share) => sum + share, 0) - 100)).toBeLessThan(0.1)
    expect(sections.map(({ id }) => id)).toEqual(['self', 'mind', 'will', 'speech', 'relations', 'shadow', 'growth'])
    for (const { facts, paragraphs } of sections) {
      expect(paragraphs.length).toBeGreaterThan(0)
      const known = facts.map(({ fact_id }) => fact_id)
      for (const { fact_ids } of paragraphs) for (const id of fact_ids) expect(known).toContain(id)
    }
    for (const { id, score, facts, paragraphs } of sections) {
      const band = score! >= 67 ? 'strong' : score! >= 59 ? 'good' : score! >= 52 ? 'mixed' : 'weak'
      expect(facts.find(({ fact_id }) => fact_id === `section.${id}.score`)).toMatchObject({
        kind: 'score',
        value: band,
      })
      expect(paragraphs[0]!.fact_ids[0]).toBe(`section.${id}.score`)
    }
    const sentences = sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ text }) => sentencesOf(text)))
    expect(new Set(sentences).size).toBe(sentences.length)
  }
})

test('Delhi 1947 equals the calculation by hand', async () => {
  // Weights, 16 in all: Taurus ascendant 3 and Rahu 1; Cancer Moon 3, Sun 2, Venus (lord of the ascendant) 2, Mercury
  // 1, Saturn 1; Gemini Mars 1; Libra Jupiter 1; Scorpio Ketu 1. The element of the atmakaraka, the planet with the
  // highest degree in its sign, gets 2 more: Sun 27°59', Jupiter 25°53', Venus 22°34', so the Sun in Cancer, water. Of
  // 18: fire 0, earth 4, air 2, water 10 + 2. Of 16: movable 10 (Cancer 9, Libra 1), fixed 5, dual 1
  const { element_balance, modality_balance } = await call(nature, delhi1947)
  expect(element_balance).toEqual({ fire: 0, earth: 22.22, air: 11.11, water: 66.67 })
  expect(modality_balance).toEqual({ movable: 62.5, fixed: 31.25, dual: 6.25 })
})

test('Delhi 1947: sections state the highest and lowest shares, except shared ones', async () => {
  // Water leads and fire is lowest; movable leads and dual is lowest. Sattva and rajas are equal at 34.38; tamas,
  // 31.25, is above 25
  const topic = await corpus('nature-balance')
  const { sections } = await call(nature, delhi1947)
  const texts = new Map(topicPassages(topic).map(({ path, passage }) => [passage.text, path.join(' ')]))
  const entries = sections.flatMap(({ id, paragraphs }) =>
    paragraphs.flatMap(({ text, fact_ids }) => (texts.has(text) ? [[id, texts.get(text)!, fact_ids.at(-1)]] : [])),
  )
  expect(entries).toEqual([
    ['self', 'element Water leading', 'D1.element.Water'],
    ['will', 'modality Movable leading', 'D1.modality.Movable'],
    ['shadow', 'element Fire lacking', 'D1.element.Fire'],
    ['growth', 'modality Dual lacking', 'D1.modality.Dual'],
  ])
})

test('a sentence names both of two equal highest shares', async () => {
  const { temperament, guna_balance } = await call(nature, delhi1947)
  expect(guna_balance.sattva).toBe(guna_balance.rajas)
  expect(guna_balance.sattva).toBeGreaterThan(guna_balance.tamas)
  expect(temperament).toContain('the leading guna (quality) sattva and rajas.')
  expect(temperament).not.toMatch(/\d/)
})
