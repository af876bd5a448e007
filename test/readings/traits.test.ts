import { expect, test } from 'bun:test'
import career from '../../src/capabilities/reports/report-career.ts'
import marriage from '../../src/capabilities/reports/report-marriage.ts'
import wealth from '../../src/capabilities/reports/report-wealth.ts'
import { corpus } from '../../src/readings/corpora.ts'
import {
  oppositeOf,
  sentencesOf,
  type Topic,
  TRAIT_PAIRS,
  type Trait,
  topicPassages,
} from '../../src/readings/passage.ts'
import { AS_A_RULE } from '../../src/readings/traits.ts'
import { randomBirths } from '../capabilities/births.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'

// A report gives the reader one side of a pair of opposite traits.

const AS_OF = '2026-11-29'
const world = worldAt(Date.parse(`${AS_OF}T12:00:00Z`))
const BIRTHS = randomBirths(sample(450, 1500), 77)
  .filter(({ datetime }) => datetime > '1938' && datetime < '2007')
  .slice(0, sample(100, 200, 400))

const TOPICS = {
  marriage: [corpus('report-marriage'), corpus('report-marriage-themes')],
  career: [corpus('report-career-chapters'), corpus('report-career-themes')],
  wealth: [corpus('report-wealth-chapters'), corpus('report-wealth-themes')],
}
/** The longest sentence of each passage with a trait, without its capital, which a clause before it takes away. */
const traitSentences = async (topics: readonly (Promise<object> | object)[]) => {
  const passages = [...topicPassages((await topics[0]) as Topic), ...topicPassages((await topics[1]) as Topic)]
  return passages.flatMap(({ passage: { text, traits = [] } }) => {
    const [sentence] = sentencesOf(text)
      .filter((each) => !each.includes('{'))
      .toSorted((a, b) => b.length - a.length)
    return sentence ? traits.map((trait) => ({ trait, sentence: sentence.slice(1) })) : []
  })
}

const given = { marriage: new Set<Trait>(), career: new Set<Trait>(), wealth: new Set<Trait>() }
test.each([
  ['marriage', marriage],
  ['career', career],
  ['wealth', wealth],
] as const)(
  'a report on %s never has both sides of a pair',
  async (matter, report) => {
    const tagged = await traitSentences(TOPICS[matter])
    for (const birth of BIRTHS) {
      const data = await report.compute({ ...birth, as_of: AS_OF, years: 10, length: 'full' }, world)
      const paragraphs: readonly { readonly text: string }[] = data.sections.flatMap((section) => section.paragraphs)
      const text = [data.summary.text, ...paragraphs.map((paragraph) => paragraph.text)].join(' ')
      const traits = new Set(tagged.filter(({ sentence }) => text.includes(sentence)).map(({ trait }) => trait))
      for (const trait of traits) {
        given[matter].add(trait)
        expect([birth.datetime, trait, traits.has(oppositeOf(trait))]).toEqual([birth.datetime, trait, false])
      }
    }
    const found = TRAIT_PAIRS.filter((pair) => pair.every((trait) => given[matter].has(trait)))
    expect(found.length).toBeGreaterThan(0)
  },
  600_000,
)

test('no two traits say the same of the reader or of a child', () => {
  const words = Object.values(AS_A_RULE)
  for (const form of [0, 1] as const) expect(new Set(words.map((each) => each[form])).size).toBe(words.length)
})
