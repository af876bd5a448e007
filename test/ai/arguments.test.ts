import { expect, test } from 'bun:test'
import { catalogue } from '../../src/capabilities/index.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'
import { randomBirth, seededRandom } from './births.ts'

// Composed readings answer the question that was asked, and their facts are reasons.

const AS_OF = '2026-11-22'
const random = seededRandom(19)
const births = Array.from({ length: sample(6, 30) }, () => randomBirth(random))
const read = async (slug: string, input: object): Promise<string> => {
  const entry = catalogue.find((capability) => capability.slug === slug)!
  const { reading } = (await entry.compute(input as never, worldAt(Date.UTC(2026, 10, 22)))) as { reading: string }
  return reading
}
const answers = (question: string) =>
  Promise.all(births.map((birth) => read('ai-question', { ...birth, question, as_of: AS_OF })))

test('a question between going and staying is not answered by a list of cities', async () => {
  for (const text of await answers('Should I move to another country or stay here?'))
    expect(sentencesOf(text)[0]).toMatch(/^The chart is more for (?:going than for staying|staying than for going)\./)
})

test('a question how a child learns is not answered by subjects for a student', async () => {
  for (const birth of births) {
    const child = { ...birth, datetime: birth.datetime.replace(/^\d{4}/, '2018') }
    const text = await read('ai-question', { ...child, question: 'How does my daughter learn best?', as_of: AS_OF })
    expect(text).not.toMatch(/\bStudy \w+, |first-year book/)
  }
})

test('a question on a year is answered for that year', async () => {
  for (const text of await answers('Will I get a promotion next year?'))
    expect(sentencesOf(text)[0]).toMatch(/^(?:Yes[:,].*2027|Rather not in 2027:)/)
})

test('readings of two people are findings, not scores, and begin with the verdict of the ashtakoot', async () => {
  for (const [i, groom] of births.entries()) {
    const bride = births[(i + 1) % births.length]!
    const text = await read('ai-compatibility-reading', { groom, bride, as_of: AS_OF })
    const report = catalogue.find(({ slug }) => slug === 'matching-report')!
    const { scores } = (await report.compute(
      { groom, bride } as never,
      worldAt(Date.UTC(2026, 10, 22)),
    )) as unknown as {
      scores: { ashtakoot: { verdict: string } }
    }
    const { verdict } = scores.ashtakoot
    expect([verdict, sentencesOf(text)[0]]).toEqual([
      verdict,
      /excellent|very_good/.test(verdict)
        ? 'You two suit each other well.'
        : verdict === 'not_recommended'
          ? 'You two have to work for what comes easily to others.'
          : 'You two suit each other well enough to build on.',
    ])
    expect(text.match(/of 36 points/g)?.length).toBe(1)
    expect(text).not.toMatch(/koota gives|is absent|of the ten poruthams|\bthey \w+ them\b/i)
  }
})

test('readings of transits have no bare ratings', async () => {
  for (const birth of births) {
    const text = await read('ai-transit-reading', { ...birth, start_date: AS_OF, days: 90 })
    expect(text).toMatch(/^These are weeks (?:in|with|for) /)
    expect(text).not.toMatch(/counts as|You are not in sade-sati/)
  }
})
