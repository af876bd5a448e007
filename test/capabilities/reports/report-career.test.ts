import { describe, expect, test } from 'bun:test'
import career from '../../../src/capabilities/reports/report-career.ts'
import { chartAssessment } from '../../../src/capabilities/shared/chart-assessment.ts'
import { independence } from '../../../src/capabilities/shared/inputs.ts'
import { natal } from '../../../src/capabilities/shared/natal.ts'
import { karmajiva } from '../../../src/jyotish/callings.ts'
import { charaKarakas } from '../../../src/jyotish/jaimini/karakas.ts'
import { corpus } from '../../../src/readings/corpora.ts'
import { sentencesOf, type Topic, topicPassages } from '../../../src/readings/passage.ts'
import { worldAt } from '../../world.ts'
import { at, delhi1947, polarNight, randomBirths } from '../births.ts'
import { call, rejectedField } from '../call.ts'
import { birthsFrom, proseOf } from './area-laws.ts'

const IDS = [
  'promise',
  'tenth_house',
  'dashamsha',
  'karakas',
  'amatyakaraka',
  'yogas',
  'fields',
  'mode',
  'timing',
  'caution_periods',
  'remedies',
]

describe('report-career', () => {
  test('every cited fact is in the report, no sentence is repeated, shares sum to 100', async () => {
    const midnight = at('1988-02-29T00:00', '+05:30', 18.52, 73.86)
    for (const birth of [delhi1947, polarNight, midnight, ...randomBirths(40, 3)]) {
      const data = await call(career, { ...birth, as_of: '2100-01-01' })
      const present = data.sections.map(({ id }) => id)
      expect(present).toEqual(IDS.filter((id) => present.includes(id)))
      const known = new Set(data.sections.flatMap(({ facts }) => facts.map(({ fact_id }) => fact_id)))
      const cited = [
        ...data.summary.fact_ids,
        ...data.fields.flatMap(({ from }) => from),
        ...data.remedies.flatMap(({ fact_ids }) => fact_ids),
        ...data.sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ fact_ids }) => fact_ids)),
      ]
      expect(cited.filter((id) => !known.has(id))).toEqual([])
      expect(Object.values(data.mode).reduce((sum, share) => sum + share, 0)).toBe(100)
      expect(data.fields[0]!.weight).toBe(1)
      expect(data.summary.score).toBe(data.sections[0]!.score!)
      for (const { facts, paragraphs } of data.sections) {
        const own = facts.map(({ fact_id }) => fact_id)
        for (const { fact_ids } of paragraphs) for (const id of fact_ids) expect(own).toContain(id)
      }
      const sentences = data.sections
        .filter(({ id }) => id !== 'remedies' && id !== 'caution_periods' && id !== 'karakas')
        .flatMap(({ paragraphs }) => paragraphs.flatMap(({ text }) => sentencesOf(text)))
      expect(sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i)).toEqual([])
      expect(sentences.filter((sentence) => /^[a-z]/.test(sentence))).toEqual([])
    }
  })

  test('the timeline has the antardashas of the years without gaps', async () => {
    for (const birth of randomBirths(10, 4)) {
      const { timeline } = await call(career, { ...birth, as_of: '2100-01-01', years: 30 })
      for (const [i, { start }] of timeline.entries()) if (i > 0) expect(start).toBe(timeline[i - 1]!.end)
      expect(timeline[0]!.start < '2100-01-02').toBe(true)
      expect(timeline.at(-1)!.end > '2129-12-30').toBe(true)
    }
  })

  test('amatyakaraka and karmajiva of Delhi 1947 equal the calculation by hand', async () => {
    // Degrees in sign: Mars 7.5, Moon 4.0, Mercury 13.7, Jupiter 25.9, Venus 22.6, Saturn 20.5, Sun 28.0. The Sun is
    // first, Jupiter second.
    const born = natal(delhi1947, worldAt())
    const { planets } = chartAssessment(born, worldAt())
    expect(charaKarakas(born.chart).slice(0, 2)).toEqual(['Sun', 'Jupiter'])
    // Venus, lord of the ascendant, is weak and the Sun is middling. The Moon in her own sign is the strongest. The
    // tenth from Cancer is Aries, whose lord Mars at 7°27' Gemini is in the third navamsha from Libra: Sagittarius, of
    // Jupiter.
    expect(karmajiva(born.chart, planets)).toBe('Jupiter')
    const { sections } = await call(career, { ...delhi1947, as_of: '1975-06-01' })
    expect(sections.find(({ id }) => id === 'amatyakaraka')!.title).toBe('How you become useful: daily duties')
    expect(proseOf({ sections }).join(' ')).toContain('Jupiter, which is your amatyakaraka')
  })

  test('rejects a day before birth', async () => {
    expect(await rejectedField(career, { ...independence, as_of: '1940-01-01' })).toBe('as_of')
    // The years ahead end where the ephemeris files end, with a warning.
    const late = await call(career, { ...independence, datetime: '2947-08-15T00:00', as_of: '2995-01-01', years: 10 })
    expect(late.warnings.join()).toContain('2999-12-30')
  })
})

test('the summary has five sentences, and headings are not bare labels', async () => {
  for (const birth of birthsFrom(20, 41).filter(({ datetime }) => datetime < '2082')) {
    const { summary, sections } = await call(career, { ...birth, as_of: '2101-01-01' })
    expect([birth.datetime, sentencesOf(summary.text).length]).toEqual([birth.datetime, 5])
    // The side that carries the verdict comes first.
    expect(summary.text).toMatch(
      /What can get in the way is that you|On the other side you|What you can build on is that you/,
    )
    const labels = ['When', 'Combinations', 'The tenth house', 'The way of working', 'The four that stand for work']
    expect(sections.filter(({ title }) => labels.includes(title))).toEqual([])
  }
})

test('a report on a child is written for the parents', async () => {
  const FORMULAS = /carries most of it|its shadow is|heard of it|of two minds|well provided|short of help|\bone’s own\b/
  for (const birth of birthsFrom(12, 47).filter(({ datetime }) => datetime < '2082')) {
    const as_of = `${Number(birth.datetime.slice(0, 4)) + 9}-12-31`
    const { summary, sections } = await call(career, { ...birth, as_of })
    const texts = [summary.text, ...sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))]
    expect(texts.filter((text) => FORMULAS.test(text))).toEqual([])
    expect(sentencesOf(summary.text).filter((sentence) => /\b[Yy]our child\b/.test(sentence)).length).toBeGreaterThan(1)
  }
})

test('a small child has no times of work', async () => {
  const { timeline, sections } = await call(career, { ...delhi1947, as_of: '1950-01-01' })
  expect(timeline).toEqual([])
  const { title } = sections.find(({ id }) => id === 'timing')!
  expect(title).toBe('When: from 15 August 1965 at the earliest')
})

test('from age 75 texts are about remaining work, and earlier texts promise no posts', async () => {
  const texts = await corpus('report-career-chapters')
  const sentencesUnder = (topic: object) =>
    topicPassages(topic as Topic).flatMap(({ passage }) => sentencesOf(passage.text))
  const ofWork = sentencesUnder({ a: texts.periods, b: texts.waiting.adult })
  const ofAge = sentencesUnder({ a: texts.elder_periods, b: texts.waiting.elder })
  for (const birth of birthsFrom(10, 43)) {
    const sentencesAt = async (age: number) => {
      const as_of = `${Number(birth.datetime.slice(0, 4)) + age}-12-31`
      const { sections } = await call(career, { ...birth, as_of })
      return sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ text }) => sentencesOf(text)))
    }
    const [late, grown] = [await sentencesAt(78), await sentencesAt(40)]
    expect(late.filter((sentence) => ofWork.includes(sentence))).toEqual([])
    expect(late.filter((sentence) => ofAge.includes(sentence)).length).toBeGreaterThan(0)
    expect(late).toContain(sentencesOf(texts.elder.text)[0]!)
    expect(grown.filter((sentence) => ofAge.includes(sentence))).toEqual([])
  }
})
