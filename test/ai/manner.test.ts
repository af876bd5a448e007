import { describe, expect, test } from 'bun:test'
import { isForbidden } from '../../src/ai/forbidden-claims.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'
import { randomBirth, seededRandom } from './births.ts'

// The length, style and focus of composed readings, and readings for minors.

const AS_OF = '2026-11-22'
const random = seededRandom(4242)
const births = Array.from({ length: sample(2, 6) }, () => randomBirth(random))
/** The births whose readings are compared in every style. */
const STYLED = [...births.keys()].slice(0, sample(1, 6))
interface Reading {
  reading: string
  sections: { id: string; paragraphs: { text: string; fact_ids: string[] }[] }[]
  grounding: { facts: { fact_id: string; text: string }[]; used: string[] }
  refusal: { topic: string } | null
}
const read = async (slug: string, input: object) =>
  (await catalogue
    .find((capability) => capability.slug === slug)!
    .compute(input as never, worldAt(Date.UTC(2026, 10, 22)))) as unknown as Reading

/** A question on an area of life, because the answer to a question for a single result has only one length. */
const QUESTION = 'How will my career go?'
const CAPABILITY_INPUTS: [string, (index: number) => object][] = [
  ['ai-question', (index) => ({ ...births[index], question: QUESTION, as_of: AS_OF })],
  ['ai-chat', (index) => ({ ...births[index], messages: [{ role: 'user', content: QUESTION }], as_of: AS_OF })],
  ['ai-chart-reading', (index) => ({ ...births[index], as_of: AS_OF })],
  [
    'ai-compatibility-reading',
    (index) => ({ groom: births[index], bride: births[(index + 1) % births.length], as_of: AS_OF }),
  ],
  ['ai-daily-reading', (index) => ({ birth: births[index], date: AS_OF })],
  ['ai-transit-reading', (index) => ({ ...births[index], start_date: AS_OF })],
  ['ai-career-reading', (index) => ({ ...births[index], as_of: AS_OF })],
  ['ai-relationship-reading', (index) => ({ ...births[index], as_of: AS_OF })],
]
const wordCount = ({ reading }: Reading) => reading.split(/\s+/).length

describe.each(CAPABILITY_INPUTS)('%s', (slug, input) => {
  test('has the requested length, with all facts of the shorter reading in a longer one', async () => {
    for (const index of births.keys()) {
      const [short, medium, long] = (await Promise.all(
        ['short', 'medium', 'long'].map((length) => read(slug, { ...input(index), length })),
      )) as [Reading, Reading, Reading]
      // The answer to a question is as short as its argument: the medium one adds its scenes and times.
      const [least, ratio] = /question|chat/.test(slug) ? [60, 1.05] : [100, 1.35]
      expect(wordCount(short)).toBeWithin(least, 330)
      expect(wordCount(medium)).toBeWithin(Math.round(wordCount(short) * ratio), 800)
      expect(wordCount(long)).toBeWithin(Math.round(wordCount(medium) * 1.15), 1200)
      // A short reading may cite all facts of its matter, and a longer one says more about them.
      expect(medium.grounding.used.length).toBeGreaterThanOrEqual(short.grounding.used.length)
      expect(long.grounding.used.length).toBeGreaterThanOrEqual(medium.grounding.used.length)
      // A longer reading has the same sections and all facts of the shorter one.
      expect(medium.sections.map(({ id }) => id)).toEqual(short.sections.map(({ id }) => id))
      expect(new Set(short.grounding.used).isSubsetOf(new Set(medium.grounding.used))).toBe(true)
    }
  })

  test('has the wording of the requested style', async () => {
    for (const index of STYLED) {
      const inStyle = (style: string) => read(slug, { ...input(index), style })
      const [plain, warm, traditional, technical] = await Promise.all([
        inStyle('plain'),
        inStyle('warm'),
        inStyle('traditional'),
        inStyle('technical'),
      ])
      expect(new Set([plain, warm, traditional, technical].map(({ reading }) => reading)).size).toBe(4)
      expect(warm.reading).toMatch(/^Let us look at this together/)
      expect(traditional.reading).toMatch(/Shani|Guru|Shukra|Budha|Mangala|Surya|Chandra/)
      for (const [term, gloss] of [
        ['Shani', 'Saturn'],
        ['Guru', 'Jupiter'],
        ['bhava', 'house'],
      ] as const)
        expect(traditional.reading.split(`${term} (${gloss})`).length).toBeLessThanOrEqual(2)
      // All styles use the same facts; the technical style uses more.
      expect(traditional.grounding.used).toEqual(plain.grounding.used)
      expect(new Set(plain.grounding.used).isSubsetOf(new Set(technical.grounding.used))).toBe(true)
    }
  })

  test('has no forbidden claim and no repeated sentence', async () => {
    for (const index of STYLED)
      for (const style of ['plain', 'traditional', 'technical', 'warm']) {
        const { sections } = await read(slug, { ...input(index), style, length: 'long' })
        const sentences = new Set<string>()
        for (const { paragraphs } of sections)
          for (const { text, fact_ids } of paragraphs)
            for (const sentence of sentencesOf(text)) {
              if (!fact_ids.some((id) => id.startsWith('career.field')))
                expect([sentence, isForbidden(sentence, { minor: false, canary: '' })]).toEqual([sentence, false])
              expect([sentence, sentences.has(sentence)]).toEqual([sentence, false])
              sentences.add(sentence)
              expect(sentence).not.toMatch(
                /, (?:Sun|Moon),|first sign from|\ba [aeiou]\w+ ascendant\b|\b(?:the the|a an)\b/,
              )
              expect(sentence).toMatch(/^[A-Z0-9].*[.?!]$/)
              expect(sentence).not.toMatch(/Para[sś]h?ara|Varahamihira|Phaladeepika|Saravali|Brihat|maraka/i)
            }
      }
  })
})

describe('focus', () => {
  test.each(['ai-chart-reading', 'ai-transit-reading'])('%s begins with the requested subjects', async (slug) => {
    for (const birth of births) {
      const input = slug === 'ai-chart-reading' ? { ...birth, as_of: AS_OF } : { ...birth, start_date: AS_OF }
      const money = await read(slug, { ...input, focus: ['money'] })
      const both = await read(slug, { ...input, focus: ['travel abroad', 'money'] })
      expect(money.sections[0]!.paragraphs[0]!.text).toMatch(/^You ask to dwell on money and savings\./)
      expect(both.sections[0]!.paragraphs[0]!.text).toMatch(/^You ask to dwell on travel and life abroad\./)
      expect(both.sections[0]!.paragraphs[1]!.text).toMatch(/^You ask to dwell on money and savings\./)
      expect(money.reading).not.toBe((await read(slug, input)).reading)
    }
  })
})

describe('windows for partnership', () => {
  const WINDOW =
    /(?:window for partnership (?:runs|is open)|strongest of the next ten years (?:runs|is open)|strongest time for marriage is|, and most of all) ((?:from \d+ \w+ \d+ to|now, until) \d+ \w+ \d+)/g
  test('are the same in a question, a conversation and the relationship reading', async () => {
    let chartsWithWindow = 0
    for (const birth of births) {
      const question = 'When will I marry?'
      const readings = await Promise.all([
        read('ai-question', { ...birth, question, as_of: AS_OF }),
        read('ai-question', { ...birth, question: 'Will I get married?', as_of: AS_OF }),
        read('ai-chat', { ...birth, messages: [{ role: 'user', content: question }], as_of: AS_OF }),
        read('ai-relationship-reading', { ...birth, as_of: AS_OF }),
      ])
      const windows = readings.map(({ reading }) =>
        [...new Set(Array.from(reading.matchAll(WINDOW), ([, span]) => span))].sort(),
      )
      if (windows[0]!.length > 0) chartsWithWindow++
      for (const phrases of windows) expect(phrases).toEqual(windows[0]!)
      const facts = readings.map(({ grounding }) =>
        grounding.facts.filter(({ fact_id }) => fact_id.startsWith('vivaha.window')).map(({ text }) => text),
      )
      for (const texts of facts) expect(texts).toEqual(facts[0]!)
      for (const { reading } of readings) {
        expect(reading).not.toMatch(/touch your seventh house/)
        expect(reading).toMatch(/window for partnership|strongest time for|most of all (?:from|now)/)
      }
    }
    expect(chartsWithWindow).toBeGreaterThan(sample(1, 2))
  })
})

const CHILD = { datetime: '2012-05-04T10:15', timezone: 'Europe/London', latitude: 51.5, longitude: -0.12 }
const ADULT_SUBJECTS =
  /\b(?:love|loves|lovers?|loving|marri\w*|marry\w*|spouses?|husbands?|wife|wives|weddings?|partners?|partnership|sex\w*|romanc\w*|desires?|passion\w*|seventh house|eighth house)\b/i
test.each(CAPABILITY_INPUTS.map(([slug]) => slug).filter((slug) => slug !== 'ai-compatibility-reading'))(
  '%s for a minor has no word on adult subjects',
  async (slug) => {
    const random = seededRandom(slug.length)
    for (const length of ['short', 'medium', 'long'])
      for (let index = 0; index < sample(2, 6); index++) {
        const child = {
          ...randomBirth(random),
          datetime: `${2010 + random.below(12)}-0${1 + random.below(9)}-1${random.below(9)}T1${random.below(9)}:30`,
        }
        const input: object =
          slug === 'ai-daily-reading'
            ? { birth: child, date: AS_OF }
            : slug === 'ai-transit-reading'
              ? { ...child, start_date: AS_OF }
              : slug === 'ai-question'
                ? { ...child, question: 'How do I do better at school?', as_of: AS_OF }
                : slug === 'ai-chat'
                  ? { ...child, messages: [{ role: 'user', content: 'What am I good at?' }], as_of: AS_OF }
                  : { ...child, as_of: AS_OF }
        const { reading, refusal } = await read(slug, { ...input, length })
        expect(refusal).toBeNull()
        for (const sentence of sentencesOf(reading)) expect(sentence).not.toMatch(ADULT_SUBJECTS)
      }
  },
)

describe('a pair with one person under 18', () => {
  test.each(['friendship', 'business'])('has no text on attraction in a reading on %s', async (relation) => {
    for (const length of ['short', 'long'])
      for (const pair of [
        { groom: CHILD, bride: births[0] },
        { groom: births[1], bride: CHILD },
      ]) {
        const { sections, reading, grounding, refusal } = await read('ai-compatibility-reading', {
          ...{ ...pair, relation, length, as_of: AS_OF },
        })
        expect(refusal).toBeNull()
        expect(sections.map(({ id }) => id)).toEqual(
          'overview emotional values practical challenges timing guidance'.split(' '),
        )
        const text = `${reading} ${grounding.facts.map(({ text }) => text).join(' ')}`
        expect(text).not.toMatch(
          /Yoni|closeness|seventh house|eighth house|\blov(?:e|er|ers|es)\b|marri|spouse|partner/i,
        )
      }
  })
})
