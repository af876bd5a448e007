import { expect, test } from 'bun:test'
import { sample } from '../long.ts'
import { randomBirth, seededRandom } from './births.ts'
import { readingWorld } from './world.ts'

// A paragraph of a composed answer cites a fact for each statement about the chart, also where it links the lord of a period to
// the subject of the question.

const QUESTIONS = [
  'When will I get a better job?',
  'Should I buy a house this year?',
  'Will I marry soon?',
  'How can I sleep better and have more energy?',
  'Which field of work suits me?',
  'Why do I quarrel with my mother?',
  'Will I settle abroad?',
  'When will my money worries ease?',
  'How do I find more peace within?',
  'Is this a good year to have a child?',
  'How will my career go?',
  'How can I save more money?',
  'How do I get on with my family?',
  'How good is my home life?',
  'Will I find a job this winter?',
  'Is this a good time to start a business?',
]
/**
 * Wordings that link a period lord to a subject, each with a pattern for the ids of facts of which the paragraph must
 * cite one.
 */
const LINKS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /(\w+) rules (?:your house|one of your houses) of [^.,]*(?:,| so|\.| and)(?! in its divisional)/,
    /^D1\.house\d+\.lord$|^D\d+\.lagna\.sign$/,
  ],
  [/(\w+) acts for the lord of (?:your house|one of your houses)/, /^D1\.(?:Rahu|Ketu)\.sign$/],
  [/(\w+) stands in (?:your house|one of your houses) of/, /^D1\.\w+\.house$/],
  [/(\w+) looks at (?:your house|one of your houses) of/, /^D1\.\w+\.aspects\.house\d+$/],
]

test('each link has a citation, no sentence repeats, and work questions name fields of work', async () => {
  const random = seededRandom(90210)
  const { ask } = await readingWorld({ credits: 1_000_000 })
  let linkCount = 0
  for (let i = 0; i < sample(4, 10); i++) {
    const birth = randomBirth(random)
    for (const question of QUESTIONS) {
      const { json } = await ask({ timezone: undefined, ...birth, question, as_of: '2026-11-22' })
      const { sections, reading } = json.data as {
        reading: string
        sections: { id: string; paragraphs: { text: string; fact_ids: string[] }[] }[]
      }
      for (const { text, fact_ids } of sections.flatMap(({ paragraphs }) => paragraphs))
        for (const [wording, citation] of LINKS)
          if (wording.test(text)) {
            linkCount++
            expect([text, fact_ids.some((id) => citation.test(id))]).toEqual([text, true])
          }
      const sentences = reading.match(/[A-Z][^.?!]{30,}[.?!]/g) ?? []
      expect(sentences.length).toBe(new Set(sentences).size)
      if (question.startsWith('How ')) expect(reading).not.toContain('a bare yes or no')
      if (question.startsWith('Which field')) {
        const [first] = sections[0]!.paragraphs
        expect(first!.text).toMatch(/^The work that suits you best is in .+ and .+\./)
        expect(first!.fact_ids).toContain('career.field.1')
      }
    }
  }
  expect(linkCount).toBeGreaterThan(30)
}, 300_000)
