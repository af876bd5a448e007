import { expect, test } from 'bun:test'
import type { Manner } from '../../src/ai/pack.ts'
import { readerOf } from '../../src/capabilities/ai/parts/pack.ts'
import { composeQuestion } from '../../src/capabilities/ai/parts/question-answer.ts'
import { questionFacts } from '../../src/capabilities/ai/parts/question-pack.ts'
import { ASSESSED_AREAS } from '../../src/jyotish/assessment/area.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'
import { randomBirth, seededRandom } from './births.ts'
import { AS_OF, ask } from './intent-readings.ts'

// A reason carries its claim: a no is not explained by praise, and a planet that strains a matter is not praised as the lord of its time.

const random = seededRandom(512)
const births = Array.from({ length: sample(8, 24) }, () => randomBirth(random)).map((birth) => ({
  ...birth,
  datetime: birth.datetime.replace(/^\d{4}/, (year) => String(1970 + (Number(year) % 28))),
}))
const manner: Manner = { tier: 'fast', style: 'plain', length: 'medium' }

test('the side of the verdict comes first, and a burdened lord of a time is judged once', async () => {
  const world = worldAt(Date.UTC(2026, 10, 22))
  let weak = 0
  for (const birth of births) {
    const reader = readerOf(birth, AS_OF, world)
    for (const area of ASSESSED_AREAS) {
      const question = { areas: [area], kind: 'whether' as const }
      const pack = await questionFacts(reader, birth, question, world)
      const [text] = pack.areaTexts
      const { strain } = pack.themes(text!)
      const sections = composeQuestion(pack, reader, question, manner)
      const reading = sections.flatMap(({ paragraphs }) => paragraphs.map((each) => each.text)).join(' ')
      const reasons = sentencesOf(reading).filter((sentence) => /^(?:But|Yet) /.test(sentence))
      if (text!.score.band === 'weak') {
        weak++
        expect([area, reasons.filter((sentence) => sentence.startsWith('But '))]).toEqual([area, []])
      } else expect([area, reasons.filter((sentence) => sentence.startsWith('Yet '))]).toEqual([area, []])
      const best = pack.bestTimes.get(area)
      if (best && strain && best.lord === strain.planet)
        expect([area, reading]).toEqual([area, expect.stringContaining('together with effort') as unknown as string])
    }
  }
  expect(weak).toBeGreaterThan(0)
})

test('an answer has no bare fact of the chart in the place of its first sentence', async () => {
  for (const birth of births)
    for (const question of [
      'What is coming for me?',
      'I feel stuck. What should I do?',
      'Why do my relationships end?',
    ])
      expect((await ask(birth, question)).reading).not.toMatch(/^(?:Your ascendant is|The Moon is in|Your Moon is in)/)
})

test('a question in two parts has an answer to both', async () => {
  for (const birth of births) {
    const { sections } = await ask(birth, 'When will I marry and will it be a love marriage?')
    const [first] = sections
    const texts = first!.paragraphs.map(({ text }) => text).join(' ')
    expect(texts).toMatch(/time for marriage/)
    expect(texts).toMatch(/love marriage is|arranged|leaves both open/)
  }
})
