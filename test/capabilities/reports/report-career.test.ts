import { describe, expect, test } from 'bun:test'
import career from '../../../src/capabilities/reports/report-career.ts'
import { chartAssessment } from '../../../src/capabilities/shared/chart-assessment.ts'
import { independence } from '../../../src/capabilities/shared/inputs.ts'
import { natal } from '../../../src/capabilities/shared/natal.ts'
import { karmajiva } from '../../../src/jyotish/callings.ts'
import { charaKarakas } from '../../../src/jyotish/jaimini/karakas.ts'
import { corpus } from '../../../src/readings/corpora.ts'
import { sentencesOf } from '../../../src/readings/passage.ts'
import { worldAt } from '../../world.ts'
import { at, delhi1947, polarNight, randomBirths } from '../births.ts'
import { call, rejectedField } from '../call.ts'
import { birthsFrom } from './area-laws.ts'

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
  test('every cited fact stands in the report, no sentence comes twice, shares sum to 100', async () => {
    const midnight = at('1988-02-29T00:00', '+05:30', 18.52, 73.86)
    for (const birth of [delhi1947, polarNight, midnight, ...randomBirths(40, 3)]) {
      const data = await call(career, { ...birth, as_of: '2100-01-01' })
      expect(data.sections.map(({ id }) => id)).toEqual(IDS)
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

  test('the timeline is the antardashas of the years, end to end', async () => {
    for (const birth of randomBirths(10, 4)) {
      const { timeline } = await call(career, { ...birth, as_of: '2100-01-01', years: 30 })
      for (const [i, { start }] of timeline.entries()) if (i > 0) expect(start).toBe(timeline[i - 1]!.end)
      expect(timeline[0]!.start < '2100-01-02').toBe(true)
      expect(timeline.at(-1)!.end > '2129-12-30').toBe(true)
    }
  })

  test('amatyakaraka and karmajiva of Delhi 1947 by hand', async () => {
    // Degrees in sign: Mars 7.5, Moon 4.0, Mercury 13.7, Jupiter 25.9, Venus 22.6, Saturn 20.5, Sun 28.0: Sun, then Jupiter.
    const born = natal(delhi1947, worldAt())
    const { planets } = chartAssessment(born, worldAt())
    expect(charaKarakas(born.chart).slice(0, 2)).toEqual(['Sun', 'Jupiter'])
    // Venus, lord of the ascendant, is weak, the Sun middling, the Moon in her own sign the strongest. The tenth from Cancer is Aries; its lord Mars,
    // 7°27' of Gemini, the third navamsha from Libra: Sagittarius, of Jupiter.
    expect(karmajiva(born.chart, planets)).toBe('Jupiter')
    const { sections } = await call(career, { ...delhi1947, as_of: '1975-06-01' })
    expect(sections.find(({ id }) => id === 'amatyakaraka')!.title).toBe(
      'Jupiter, the minister, works through service and contest',
    )
  })

  test('a day before birth is refused', async () => {
    expect(await rejectedField(career, { ...independence, as_of: '1940-01-01' })).toBe('as_of')
    // The years to come end where the ephemeris files do, with a warning.
    const late = await call(career, { ...independence, as_of: '2395-01-01', years: 10 })
    expect(late.warnings.join()).toContain('2399-12-30')
  })
})

test('the summary is five sentences that name a figure and tell who pulls which way, and no heading is a mere label', async () => {
  for (const birth of birthsFrom(20, 41)) {
    const { summary, sections } = await call(career, { ...birth, as_of: '2101-01-01' })
    expect([birth.datetime, sentencesOf(summary.text).length]).toEqual([birth.datetime, 5])
    expect(summary.text).toMatch(/ carries most of it|No planet carries it alone/)
    expect(summary.text).toMatch(/heard of it|Voices for it|has much to say of it/)
    const labels = ['When', 'Combinations', 'The tenth house', 'The way of working', 'The four that stand for work']
    expect(sections.filter(({ title }) => labels.includes(title))).toEqual([])
  }
})

test('to a small child no times of work are told', async () => {
  const { timeline, sections } = await call(career, { ...delhi1947, as_of: '1950-01-01' })
  expect(timeline).toEqual([])
  const { title } = sections.find(({ id }) => id === 'timing')!
  expect(title).toBe('When: from 15 August 1965 at the earliest')
})

test('from 75 years on work is told as what remains of it, and a working life is promised no posts', async () => {
  const { elder, timing, quiet, caution } = await corpus('report-career')
  const ofWork = [...Object.values(timing), quiet, caution].flatMap(({ text }) => sentencesOf(text))
  const ofAge = [...Object.values(elder.timing), elder.quiet, elder.caution].flatMap(({ text }) => sentencesOf(text))
  for (const birth of birthsFrom(10, 43)) {
    const sentencesAt = async (age: number) => {
      const as_of = `${Number(birth.datetime.slice(0, 4)) + age}-12-31`
      const { sections } = await call(career, { ...birth, as_of })
      return sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ text }) => sentencesOf(text)))
    }
    const [late, grown] = [await sentencesAt(78), await sentencesAt(40)]
    expect(late.filter((sentence) => ofWork.includes(sentence))).toEqual([])
    expect(late.filter((sentence) => ofAge.includes(sentence)).length).toBeGreaterThan(0)
    expect(late).toContain(sentencesOf(elder.opening.text)[0]!)
    expect(grown.filter((sentence) => ofAge.includes(sentence))).toEqual([])
  }
})
