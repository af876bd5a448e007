import { describe, expect, test } from 'bun:test'
import { isDeed, MAX_DEEDS, withFewDeeds } from '../../src/readings/deeds.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { worldAt } from '../world.ts'
import { inputOf, PERSONAL_ENTRIES, READING_DAY } from './age-scan.ts'

// A report asks for few deeds: one in a section at most, and those of the clearest findings.

test('a deed is a request, also after a condition, and a finding is none', () => {
  for (const deed of [
    'Ask three people this week.',
    'When the next dispute comes, go out and walk.',
    'A book could go this week to a neighbour.',
    'Rest for half an hour after lunch.',
  ])
    expect([deed, isDeed(deed)]).toEqual([deed, true])
  for (const finding of [
    'You rest at home.',
    'Work comes easily to you.',
    'Rest at home comes hard to you, since Mars is weak.',
  ])
    expect([finding, isDeed(finding)]).toEqual([finding, finding.startsWith('Rest at home')])
})

describe('the sections of a report', () => {
  const section = (id: string, score: number | null, ...texts: string[]) => ({
    id,
    score,
    paragraphs: texts.map((text) => ({ text, fact_ids: ['a'] })),
  })
  test('keep the deeds of the scores that are furthest from even, one in a section', () => {
    const sections = Array.from({ length: MAX_DEEDS + 2 }, (_, i) =>
      section(`s${i}`, 50 + i, `You have ${i}. Ask somebody this week.`, 'You like it. Go out on Friday.'),
    )
    const texts = withFewDeeds(sections).map(({ paragraphs }) => paragraphs.map(({ text }) => text))
    expect(texts[0]).toEqual(['You have 0.', 'You like it.'])
    expect(texts[1]).toEqual(['You have 1.', 'You like it.'])
    for (const [i, own] of texts.slice(2).entries())
      expect(own).toEqual([`You have ${i + 2}. Ask somebody this week.`, 'You like it.'])
  })
  test('the closing section and the sections on times stay as they are', () => {
    const sections = [
      section('timing', null, 'Go on Friday.', 'Ask on Monday.'),
      section('remedies', null, 'Give rice on Monday.'),
    ]
    expect(withFewDeeds(sections)).toEqual(sections)
  })
})

const BIRTHS = [
  { datetime: '1948-03-02T04:10:00', utc_offset: '+05:30', latitude: 9.93, longitude: 78.12 },
  { datetime: '1975-08-20T13:00:00', utc_offset: '+05:30', latitude: 28.61, longitude: 77.21 },
  { datetime: '2018-02-28T06:30:00', utc_offset: '+05:30', latitude: 18.52, longitude: 73.86 },
]
const REPORTS = [
  'classical-kundli-report',
  'detailed-life',
  'report-health',
  'report-education',
  'prediction-life-report',
]

test.each(REPORTS)('%s has few deeds', async (slug) => {
  const entry = PERSONAL_ENTRIES.find((each) => each.slug === slug)!
  const world = worldAt(Date.parse(`${READING_DAY}T12:00:00Z`))
  for (const birth of BIRTHS) {
    const { sections } = (await entry.compute(inputOf(entry, birth) as never, world)) as unknown as {
      sections: { id: string; paragraphs: { text: string }[] }[]
    }
    const counted = sections
      .filter(
        ({ id }) =>
          !/^(?:remedies|advice|routine|timing|times_for_care|current_period|next_periods|current_phase|past_phases|next_years|doshas)$/.test(
            id,
          ),
      )
      .map(({ paragraphs }) => paragraphs.filter(({ text }) => sentencesOf(text).some(isDeed)).length)
    expect(Math.max(...counted)).toBeLessThanOrEqual(1)
    expect(counted.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MAX_DEEDS)
  }
})
