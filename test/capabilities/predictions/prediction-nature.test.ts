import { expect, test } from 'bun:test'
import nature from '../../../src/capabilities/predictions/prediction-nature.ts'
import { corpus } from '../../../src/readings/corpora.ts'
import { passagesOf, sentencesOf } from '../../../src/readings/passage.ts'
import { delhi1947, polarNight, randomBirths } from '../births.ts'
import { call } from '../call.ts'

test('balances sum to 100, every paragraph has its facts, no sentence comes twice', async () => {
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
      const band = score! >= 70 ? 'strong' : score! >= 55 ? 'good' : score! >= 40 ? 'mixed' : 'weak'
      expect(facts.find(({ fact_id }) => fact_id === `section.${id}.score`)).toMatchObject({
        kind: 'score',
        value: band,
      })
      expect(paragraphs.at(-1)!.fact_ids[0]).toBe(`section.${id}.score`)
    }
    const sentences = sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ text }) => sentencesOf(text)))
    expect(new Set(sentences).size).toBe(sentences.length)
  }
})

test('Delhi 1947, weighed by hand', async () => {
  // Weights: Taurus lagna 3 and Rahu 1; Cancer Moon 3, Sun 2, Venus (lagna lord) 2, Mercury 1, Saturn 1; Mars 1 Gemini; Jupiter 1 Libra;
  // Ketu 1 Scorpio: 16. Elements with 2 more for the atmakaraka, the planet furthest in its sign: Sun 27°59', Jupiter 25°53', Venus 22°34':
  // the Sun, in Cancer, water. Fire 0, earth 4, air 2, water 10 + 2 of 18. Movable 10 (Cancer 9, Libra 1), fixed 5, dual 1 of 16
  const { element_balance, modality_balance } = await call(nature, delhi1947)
  expect(element_balance).toEqual({ fire: 0, earth: 22.22, air: 11.11, water: 66.67 })
  expect(modality_balance).toEqual({ movable: 62.5, fixed: 31.25, dual: 6.25 })
})

test('Delhi 1947: what leads and what lacks is told in its section, a lead that is shared is not', async () => {
  // Water leads and fire lacks, movable leads and dual lacks; sattva and rajas are alike at 34.38 and tamas, 31.25, is above 25
  const topic = await corpus('nature-balance')
  const { sections } = await call(nature, delhi1947)
  const texts = new Map(passagesOf(topic).map(({ path, passage }) => [passage.text, path.join(' ')]))
  const entries = sections.flatMap(({ id, paragraphs }) =>
    paragraphs.flatMap(({ text, fact_ids }) => (texts.has(text) ? [[id, texts.get(text)!, ...fact_ids]] : [])),
  )
  expect(entries).toEqual([
    ['self', 'element Water leading', 'D1.element.Water'],
    ['will', 'modality Movable leading', 'D1.modality.Movable'],
    ['shadow', 'element Fire lacking', 'D1.element.Fire'],
    ['growth', 'modality Dual lacking', 'D1.modality.Dual'],
  ])
})

test('where two lead alike the sentence names both', async () => {
  const { temperament, guna_balance } = await call(nature, delhi1947)
  expect(guna_balance.sattva).toBe(guna_balance.rajas)
  expect(temperament).toContain('and sattva and rajas the gunas with 34.4 of 100 each.')
})
