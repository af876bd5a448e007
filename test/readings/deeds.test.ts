import { describe, expect, test } from 'bun:test'
import { families } from '../../src/capabilities/index.ts'
import { CORPUS_NAMES, corpus } from '../../src/readings/corpora.ts'
import {
  declareDeeds,
  deedsOf,
  MAX_DEEDS,
  reportWithFewDeeds,
  withFewDeeds,
  withoutDeeds,
} from '../../src/readings/deeds.ts'
import { deedSentences, from, parseDeed, sentencesOf, type Topic, topicPassages } from '../../src/readings/passage.ts'
import { worldAt } from '../world.ts'
import { inputOf, PERSONAL_ENTRIES, READING_DAY } from './age-scan.ts'

// A report asks for few deeds: one in a section at most, and those of the clearest findings.

describe('a declared deed', () => {
  test('is the text after the mark', () => {
    const text = 'You decide fast. Ask one person first. You will not regret the hour.'
    const deed = 'Ask one person first. You will not regret the hour.'
    expect(from('own')('You decide fast. → Ask one person first. You will not regret the hour.')).toEqual({
      text,
      deed,
      source: 'own',
    })
    expect(parseDeed('→ Ask one person.')).toEqual({ text: 'Ask one person.', deed: 'Ask one person.' })
    expect(from('own')('You decide fast.', 'decides fast')).toEqual({
      text: 'You decide fast.',
      source: 'own',
      traits: ['decides fast'],
    })
  })
  test('has its placeholders replaced', () => {
    expect(deedSentences(parseDeed('You like {a}. → {a} helps. Ask {b}.'), { a: 'tea', b: 'Ann' })).toEqual([
      'Tea helps.',
      'Ask Ann.',
    ])
  })
  test('is left out of a passage that has something else', () => {
    const passage = { text: 'You decide fast. Ask first.', deeds: ['Ask first.'] }
    expect(withoutDeeds(passage).text).toBe('You decide fast.')
    expect(withoutDeeds({ text: 'Ask first.', deeds: ['Ask first.'] }).text).toBe('Ask first.')
  })
  test('does not appear in the answer', () => {
    const paragraph = declareDeeds({ text: 'You decide fast. Ask first.' }, ['Ask first.'])
    expect(deedsOf(paragraph)).toEqual(['Ask first.'])
    expect(JSON.parse(JSON.stringify(paragraph))).toEqual({ text: 'You decide fast. Ask first.' })
  })
})

describe('the sections of a report', () => {
  const section = (id: string, score: number | null, ...marked: string[]) => ({
    id,
    score,
    paragraphs: marked.map((each) => {
      const passage = parseDeed(each)
      return declareDeeds({ text: passage.text, fact_ids: ['a'] }, deedSentences(passage))
    }),
  })
  test('keep the deeds of the scores that are furthest from even, one in a section', () => {
    const sections = Array.from({ length: MAX_DEEDS + 2 }, (_, i) =>
      section(`s${i}`, 50 + i, `You have ${i}. → Ask somebody this week.`, 'You like it. → Go out on Friday.'),
    )
    const texts = withFewDeeds(sections).map(({ paragraphs }) => paragraphs.map(({ text }) => text))
    expect(texts[0]).toEqual(['You have 0.', 'You like it.'])
    expect(texts[1]).toEqual(['You have 1.', 'You like it.'])
    for (const [i, own] of texts.slice(2).entries())
      expect(own).toEqual([`You have ${i + 2}. Ask somebody this week.`, 'You like it.'])
  })
  test('lose a deed with its fruit, and a paragraph that is all advice', () => {
    const sections = [
      section('a', 90, 'You ask. → Ask today. It helps.'),
      ...Array.from({ length: MAX_DEEDS }, (_, i) => section(`s${i}`, 0, `You have ${i}. → Go out.`)),
      section('b', 60, 'You wait. → Ask today. The answer helps.', '→ Stop waiting. Somebody will thank you.'),
    ]
    expect(
      withFewDeeds(sections)
        .at(-1)!
        .paragraphs.map(({ text }) => text),
    ).toEqual(['You wait.'])
  })
  test('the closing section and the sections on times stay as they are', () => {
    const sections = [
      section('timing', null, '→ Go on Friday.', '→ Ask on Monday.'),
      section('remedies', null, '→ Give rice on Monday.'),
    ]
    expect(withFewDeeds(sections)).toEqual(sections)
  })
})

/** Topics whose findings are about a week. */
const ABOUT_WEEKS: readonly string[] = ['area-period']
/** Advice in a sentence that begins with a finding. */
const JOINED = /; |, so |: /

test.each(CORPUS_NAMES)('%s declares its advice', async (name) => {
  for (const { path, passage } of topicPassages((await corpus(name)) as Topic)) {
    const { text, deed = '' } = passage
    expect(text, path.join('.')).not.toContain('→')
    const finding = sentencesOf(text.slice(0, text.length - deed.length).trim())
    expect(
      [...finding, ...deedSentences(passage, new Proxy({}, { get: (_, word) => `{${String(word)}}` }))].filter(Boolean),
    ).toEqual(sentencesOf(text))
    if (ABOUT_WEEKS.includes(name)) continue
    // A day by which something is to be done names a deed.
    expect(
      finding.filter((sentence) => /\bthis week\b/.test(sentence) && !JOINED.test(sentence)),
      path.join('.'),
    ).toEqual([])
  }
})

const BIRTHS = [
  { datetime: '1948-03-02T04:10:00', utc_offset: '+05:30', latitude: 9.93, longitude: 78.12 },
  { datetime: '1975-08-20T13:00:00', utc_offset: '+05:30', latitude: 28.61, longitude: 77.21 },
  { datetime: '2018-02-28T06:30:00', utc_offset: '+05:30', latitude: 18.52, longitude: 73.86 },
]
interface Paragraph {
  readonly text: string
  readonly [declared: symbol]: readonly string[]
}
interface Sections {
  readonly sections: readonly { readonly id: string; readonly paragraphs: readonly Paragraph[] }[]
}
const CLOSING_OR_DATED =
  /^(?:remedies|advice|routine|timing|times_for_care|caution_periods|current_period|next_periods|current_phase|past_phases|next_years|doshas|method)$/
const declaredIn = (paragraph: Paragraph) =>
  Object.getOwnPropertySymbols(paragraph).flatMap((declared) => paragraph[declared]!)

const REPORTS = PERSONAL_ENTRIES.filter(({ family }) => family === 'reports' || family === 'predictions')
const membersBySlug = new Map(
  families.flatMap(({ members }) => members.map((member) => [member.slug, member] as const)),
)
test.each(REPORTS.map(({ slug }) => slug))('%s declares the deeds in its text, and keeps few', async (slug) => {
  const entry = REPORTS.find((each) => each.slug === slug)!
  const member = membersBySlug.get(slug)!
  const world = worldAt(Date.parse(`${READING_DAY}T12:00:00Z`))
  for (const birth of BIRTHS) {
    const answer = await member.compute(inputOf(entry, birth) as never, world)
    const { sections } = answer as unknown as Partial<Sections>
    if (!sections?.every(({ paragraphs }) => Array.isArray(paragraphs))) return
    for (const paragraph of sections.flatMap(({ paragraphs }) => paragraphs))
      expect(sentencesOf(paragraph.text)).toEqual(expect.arrayContaining([...declaredIn(paragraph)]))
    const counted = (reportWithFewDeeds(answer) as unknown as Sections).sections
      .filter(({ id }) => !CLOSING_OR_DATED.test(id))
      .map(({ paragraphs }) => paragraphs.filter((paragraph) => deedsOf(paragraph).length > 0).length)
    expect(Math.max(...counted)).toBeLessThanOrEqual(1)
    expect(counted.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MAX_DEEDS)
  }
})
