import { describe, expect, test } from 'bun:test'
import { isForbidden } from '../../src/ai/forbidden-claims.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'
import { dice, randomBirth } from './births.ts'

// What is asked of the manner of a composed reading is to be seen in it.

const AS_OF = '2026-11-22'
const d = dice(4242)
const births = Array.from({ length: sample(2, 6) }, () => randomBirth(d))
interface Reading {
  reading: string
  sections: { id: string; paragraphs: { text: string; fact_ids: string[] }[] }[]
  grounding: { facts: { fact_id: string; text: string }[]; used: string[] }
  refusal: { topic: string } | null
}
const read = async (slug: string, input: object) =>
  (await catalogue
    .find((each) => each.slug === slug)!
    .compute(input as never, worldAt(Date.UTC(2026, 10, 22)))) as unknown as Reading

/** A question on an area: one for a single result is as long as the result. */
const QUESTION = 'How will my career go?'
const EACH: [string, (at: number) => object][] = [
  ['ai-question', (at) => ({ ...births[at], question: QUESTION, as_of: AS_OF })],
  ['ai-chat', (at) => ({ ...births[at], messages: [{ role: 'user', content: QUESTION }], as_of: AS_OF })],
  ['ai-chart-reading', (at) => ({ ...births[at], as_of: AS_OF })],
  ['ai-compatibility-reading', (at) => ({ groom: births[at], bride: births[(at + 1) % births.length], as_of: AS_OF })],
  ['ai-daily-reading', (at) => ({ birth: births[at], date: AS_OF })],
  ['ai-transit-reading', (at) => ({ ...births[at], start_date: AS_OF })],
  ['ai-career-reading', (at) => ({ ...births[at], as_of: AS_OF })],
  ['ai-relationship-reading', (at) => ({ ...births[at], as_of: AS_OF })],
]
const words = ({ reading }: Reading) => reading.split(/\s+/).length

describe.each(EACH)('%s', (slug, input) => {
  test('is as long as is asked, by the facts and themes that it tells', async () => {
    for (const at of births.keys()) {
      const [short, medium, long] = (await Promise.all(
        ['short', 'medium', 'long'].map((length) => read(slug, { ...input(at), length })),
      )) as [Reading, Reading, Reading]
      expect(words(short)).toBeWithin(120, 330)
      expect(words(medium)).toBeWithin(Math.round(words(short) * 1.35), 800)
      expect(words(long)).toBeWithin(Math.round(words(medium) * 1.15), 1200)
      expect(medium.grounding.used.length).toBeGreaterThan(short.grounding.used.length)
      expect(long.grounding.used.length).toBeGreaterThanOrEqual(medium.grounding.used.length)
      // What is short is said in what is longer too, and the sections are the same.
      expect(medium.sections.map(({ id }) => id)).toEqual(short.sections.map(({ id }) => id))
      expect(new Set(short.grounding.used).isSubsetOf(new Set(medium.grounding.used))).toBe(true)
    }
  })

  test('is worded in the style that is asked', async () => {
    for (const at of births.keys()) {
      const of = (style: string) => read(slug, { ...input(at), style })
      const [plain, warm, traditional, technical] = await Promise.all([
        of('plain'),
        of('warm'),
        of('traditional'),
        of('technical'),
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
      // The same facts, whatever the style; the technical adds to them.
      expect(traditional.grounding.used).toEqual(plain.grounding.used)
      expect(new Set(plain.grounding.used).isSubsetOf(new Set(technical.grounding.used))).toBe(true)
    }
  })

  test('says nothing that no reading says, and nothing twice', async () => {
    for (const at of births.keys())
      for (const style of ['plain', 'traditional', 'technical', 'warm']) {
        const { sections } = await read(slug, { ...input(at), style, length: 'long' })
        const said = new Set<string>()
        for (const { paragraphs } of sections)
          for (const { text, fact_ids } of paragraphs)
            for (const sentence of sentencesOf(text)) {
              if (!fact_ids.some((id) => id.startsWith('career.field')))
                expect([sentence, isForbidden(sentence, { minor: false, canary: '' })]).toEqual([sentence, false])
              expect([sentence, said.has(sentence)]).toEqual([sentence, false])
              said.add(sentence)
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
  test.each(['ai-chart-reading', 'ai-transit-reading'])('%s begins with what is asked for', async (slug) => {
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

describe('times for partnership', () => {
  const WINDOW =
    /(?:window for partnership|strongest of the next three years) runs from .*? antardasha|strongest of the next/g
  test('are the same in a question, a talk and the reading of relationships', async () => {
    let withWindow = 0
    for (const birth of births) {
      const question = 'When will I marry?'
      const all = await Promise.all([
        read('ai-question', { ...birth, question, as_of: AS_OF }),
        read('ai-question', { ...birth, question: 'Will I find love?', as_of: AS_OF }),
        read('ai-chat', { ...birth, messages: [{ role: 'user', content: question }], as_of: AS_OF }),
        read('ai-relationship-reading', { ...birth, as_of: AS_OF }),
      ])
      const told = all.map(({ reading }) => [...new Set(reading.match(WINDOW) ?? [])])
      if (told[0]!.length > 0) withWindow++
      for (const other of told) expect(other).toEqual(told[0]!)
      const facts = all.map(({ grounding }) =>
        grounding.facts.filter(({ fact_id }) => fact_id.startsWith('vivaha.window')).map(({ text }) => text),
      )
      for (const other of facts) expect(other).toEqual(facts[0]!)
      for (const { reading } of all) {
        expect(reading).not.toMatch(/touch your seventh house/)
        expect(reading).toMatch(/window for partnership/)
      }
    }
    expect(withWindow).toBeGreaterThan(sample(1, 2))
  })
})

const CHILD = { datetime: '2012-05-04T10:15', timezone: 'Europe/London', latitude: 51.5, longitude: -0.12 }
const OF_THE_GROWN =
  /\b(?:love|loves|lovers?|loving|marri\w*|marry\w*|spouses?|husbands?|wife|wives|weddings?|partners?|partnership|sex\w*|romanc\w*|desires?|passion\w*|seventh house|eighth house)\b/i
test.each(EACH.map(([slug]) => slug).filter((slug) => slug !== 'ai-compatibility-reading'))(
  '%s of a minor speaks of nothing that is for grown people',
  async (slug) => {
    const d2 = dice(slug.length)
    for (const length of ['short', 'medium', 'long'])
      for (let at = 0; at < sample(2, 6); at++) {
        const child = {
          ...randomBirth(d2),
          datetime: `${2010 + d2.upTo(12)}-0${1 + d2.upTo(9)}-1${d2.upTo(9)}T1${d2.upTo(9)}:30`,
        }
        const own: object =
          slug === 'ai-daily-reading'
            ? { birth: child, date: AS_OF }
            : slug === 'ai-transit-reading'
              ? { ...child, start_date: AS_OF }
              : slug === 'ai-question'
                ? { ...child, question: 'How do I do better at school?', as_of: AS_OF }
                : slug === 'ai-chat'
                  ? { ...child, messages: [{ role: 'user', content: 'What am I good at?' }], as_of: AS_OF }
                  : { ...child, as_of: AS_OF }
        const { reading, refusal } = await read(slug, { ...own, length })
        expect(refusal).toBeNull()
        for (const sentence of sentencesOf(reading)) expect(sentence).not.toMatch(OF_THE_GROWN)
      }
  },
)

describe('two people, one under eighteen', () => {
  test.each(['friendship', 'business'])('nothing of attraction in a reading of %s', async (relation) => {
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
        const told = `${reading} ${grounding.facts.map(({ text }) => text).join(' ')}`
        expect(told).not.toMatch(
          /Yoni|closeness|seventh house|eighth house|\blov(?:e|er|ers|es)\b|marri|spouse|partner/i,
        )
      }
  })
})
