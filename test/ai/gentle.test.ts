import { expect, test } from 'bun:test'
import { isFrightening, isInEighthHouse } from '../../src/ai/frightening-facts.ts'
import { forParents } from '../../src/ai/parents.ts'
import { groundedPack } from '../../src/ai/reading.ts'
import { SECTIONS } from '../../src/ai/sections.ts'
import { chartPack } from '../../src/capabilities/ai/parts/chart-pack.ts'
import { dayAndAge, readerOf } from '../../src/capabilities/ai/parts/pack.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'
import { randomBirth, seededRandom } from './births.ts'
import { AS_OF, ask, compute, type Reading, withoutBrackets } from './intent-readings.ts'

// Frightening facts in readings, and the form of readings of children.

const random = seededRandom(808)
const births = Array.from({ length: sample(4, 16, 40) }, () => randomBirth(random))
const childBirth = (index: number) => ({
  ...births[index % births.length]!,
  datetime: `${2010 + (index % 14)}-0${1 + (index % 9)}-1${index % 9}T0${index % 9}:3${index % 6}`,
})
const world = worldAt(Date.UTC(2026, 10, 22))
const sentencesIn = ({ sections }: Reading) =>
  sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ text }) => sentencesOf(withoutBrackets(text))))

const FRIGHTENING =
  /\b(?:arishta|roga|marana|maraka|aputra|nasha|durmarana|alpayu|bharya heena|balarishta|ghata dosha)\b|lord of (?:your|the .+ person's) (?:child's )?eighth house/i

test('no reading names a frightening yoga, dosha or lord, and no model receives such a fact', async () => {
  for (const [index, birth] of births.entries()) {
    const partner = births[(index + 1) % births.length]!
    const readings: Reading[] = [
      await compute('ai-chart-reading', { ...birth, as_of: AS_OF, length: 'long' }),
      await compute('ai-compatibility-reading', { groom: birth, bride: partner, as_of: AS_OF, length: 'long' }),
      await compute('ai-relationship-reading', { ...birth, as_of: AS_OF, length: 'long' }),
    ]
    for (const question of ['How is my health?', 'Will I have children?', 'Which doshas are in my chart?'])
      readings.push(await ask(birth, question, { length: 'long' }))
    for (const reading of readings) {
      expect(sentencesIn(reading).filter((text) => FRIGHTENING.test(text))).toEqual([])
      expect(reading.grounding.facts.filter(({ text }) => FRIGHTENING.test(text))).toEqual([])
    }
    const reader = readerOf(birth, AS_OF, world)
    const pack = await chartPack(reader, { tier: 'deep', style: 'plain', focus: [] }, world)
    const { facts } = await groundedPack(
      { ...dayAndAge(reader), ...pack, sections: SECTIONS['ai-chart-reading'], words: {} },
      { tier: 'deep', style: 'plain', length: 'medium' },
    )
    expect(facts.filter((fact) => isFrightening(fact) || isInEighthHouse(fact))).toEqual([])
  }
}, 120_000)

test('a named frightening yoga has a gentle answer with remedies; not for a child or an elder', async () => {
  let presentCount = 0
  for (const birth of births) {
    for (const name of ['Guhya Roga', 'Krishanga', 'Deha Sthulya', 'Aputra', 'Bandhana', 'Netra Roga']) {
      const { reading } = await ask(birth, `Do I have ${name} yoga?`)
      expect([name, reading]).not.toEqual([name, expect.stringContaining('show in one decision')])
      if (!reading.includes('one sign among many')) continue
      presentCount++
      expect(reading).toContain('What helps')
    }
  }
  expect(presentCount).toBeGreaterThan(0)
  for (const datetime of ['2015-03-04T05:06', '1944-03-04T05:06'])
    expect((await ask({ ...births[0]!, datetime }, 'Do I have Guhya Roga yoga?')).reading).not.toContain('Roga')
})

test('every dosha in a chart reading comes with remedies', async () => {
  for (const birth of births) {
    const { sections }: Reading = await compute('ai-chart-reading', { ...birth, as_of: AS_OF, length: 'long' })
    for (const { paragraphs } of sections)
      for (const { text } of paragraphs) {
        const sentences = sentencesOf(withoutBrackets(text))
        for (const [index, sentence] of sentences.entries())
          if (/dosha is present/.test(sentence))
            expect([sentence, sentences[index + 1]]).not.toEqual([sentence, undefined])
      }
  }
})

test('a reading on health refers to a doctor', async () => {
  for (const birth of births)
    for (const question of ['How is my health?', 'How can I sleep better and have more energy?'])
      expect([question, (await ask(birth, question)).reading]).toEqual([
        question,
        expect.stringMatching(/\bdoctor/) as unknown as string,
      ])
})

test('no window is repeated in an answer', async () => {
  const QUESTIONS = ['When will I marry?', 'When will I find love?', 'Should I change my job?', 'When does money come?']
  for (const birth of births)
    for (const question of QUESTIONS) {
      const { reading } = await ask(birth, question, { length: 'long' })
      const spans = reading.match(/from \d{1,2} [A-Z][a-z]+ \d{4} to \d{1,2} [A-Z][a-z]+ \d{4}/g) ?? []
      expect([question, spans.length]).toEqual([question, new Set(spans).size])
    }
})

test.each([
  ['Your ascendant is Taurus.', "Your child's ascendant is Taurus."],
  ['You are in the Saturn mahadasha.', 'Your child is in the Saturn mahadasha.'],
  ['Your ascendant is Leo, and your Moon is in Aries.', "Your child's ascendant is Leo, and their Moon is in Aries."],
  ['Gains are said to answer to what you undertake.', 'Gains are said to answer to what your child undertakes.'],
  ['The transit of Mars counts as good for you.', 'The transit of Mars counts as good for your child.'],
  ['It supports your work: effort carries you.', "It supports your child's work: effort carries them."],
  ['Keep your child near; your own calm helps.', 'Keep your child near; your own calm helps.'],
])('for parents: %s', (text, expected) => {
  expect(forParents(text)).toBe(expected)
})

test('readings of children address their parents', async () => {
  for (let index = 0; index < sample(4, 20, 60); index++) {
    const birth = childBirth(index)
    const readings: Reading[] = [
      await compute('ai-chart-reading', { ...birth, as_of: AS_OF, length: 'long' }),
      await ask(birth, 'How is the health?'),
      await ask(birth, 'Which mahadasha is running?'),
    ]
    for (const reading of readings) {
      const pattern = /\b(?:your (?:ascendant|Moon|chart|\w+ house)|you are in)\b/i
      expect(sentencesIn(reading).filter((text) => pattern.test(text))).toEqual([])
      expect(reading.grounding.facts.filter(({ text }) => pattern.test(text))).toEqual([])
    }
  }
}, 120_000)
