import { expect, test } from 'bun:test'
import { FREE_SECTIONS } from '../../src/ai/sections.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { compute, withoutBrackets } from './intent-readings.ts'
import { type ProviderRequest, provider } from './provider.ts'
import { BIRTH, readingWorld } from './world.ts'

// Paragraphs that replace those of a bad model come from the composed reading. They are never lists of unrelated facts.

const FALSE_PARAGRAPHS = ['You will die young.', 'Stop your medicines.', 'Mars is great for you!', 'Sell your house.']

/** A model whose first paragraph is true, and all others false. */
const badAnswer = ({ facts, sections }: ProviderRequest, first = 'The chart shows {D1.lagna.sign.noun}.') => ({
  refusal: null,
  sections: sections.map((id, index) => ({
    id,
    paragraphs: [
      ...(index === 0 ? [{ text: first }] : []),
      ...FALSE_PARAGRAPHS.map((text, nth) => ({ text: `${text} {${facts[nth * 3 + index]!.id}}` })),
    ],
  })),
})

interface Section {
  readonly id: string
  readonly paragraphs: readonly { readonly text: string }[]
}
const { datetime, timezone, latitude, longitude } = BIRTH
const birth = { datetime, timezone, latitude, longitude }
const asOf = '2026-11-22'

test.each(['ai-chart-reading', 'ai-career-reading'])('%s', async (slug) => {
  const server = provider()
  server.answer = (request) => badAnswer(request)
  const { ask } = await readingWorld({ models: server.models })
  const { json } = await ask({ ...birth, as_of: asOf, question: undefined }, {}, slug)
  const composed = await compute(slug, { ...birth, as_of: asOf, length: 'long' })
  server.stop()
  const sentences = (sections: readonly Section[]) =>
    sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ text }) => sentencesOf(text).map(withoutBrackets)))
  const known = new Set(sentences(composed.sections))
  const sections: Section[] = json.data.sections
  expect(json.data.grounding.unsupported_removed).toBeGreaterThan(10)
  expect(json.data.reading).toContain('The chart shows your')
  expect(
    sentences(sections.filter(({ id }) => !FREE_SECTIONS.includes(id))).filter(
      (sentence) => !known.has(sentence) && !sentence.startsWith('The chart shows your'),
    ),
  ).toEqual([])
  expect(sections.every(({ paragraphs }) => paragraphs.length > 0)).toBe(true)
})

test('an empty section of advice has advice, not facts', async () => {
  const server = provider()
  server.answer = (request) => badAnswer(request, '{D1.lagna.sign}')
  const { ask } = await readingWorld({ models: server.models })
  const { json } = await ask({ ...birth, as_of: asOf, question: 'मेरी पढ़ाई कैसी रहेगी?' })
  server.stop()
  const advice = (json.data.sections as Section[]).find(({ id }) => id === 'advice')!
  expect(advice.paragraphs.map(({ text }) => text)).toEqual(['एक समय में एक कदम लें। सरल रखें।'])
})

test('no paragraph is a fragment of a passage', async () => {
  const born = { ...birth, datetime: '1953-12-09T02:31', as_of: asOf, length: 'long' }
  const { sections } = await compute('ai-relationship-reading', born)
  expect((sections as Section[]).flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))).not.toContain(
    'The workshop gets curtains and a garden.',
  )
})
