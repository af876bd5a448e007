import { expect, test } from 'bun:test'
import lifeReport from '../../../src/capabilities/predictions/prediction-life-report.ts'
import bhavaBala from '../../../src/capabilities/strengths/bhava-bala.ts'
import { sentencesOf } from '../../../src/readings/passage.ts'
import { delhi1947, polarNight, randomBirths } from '../births.ts'
import { call, refused } from '../call.ts'

const IDS = [
  'personality',
  'mind',
  'family',
  'education',
  'career',
  'wealth',
  'marriage',
  'children',
  'health_tendencies',
  'property',
  'travel',
  'spirituality',
  'current_period',
  'next_periods',
]
const as_of = '2060-01-01'
const births = randomBirths(40, 11).filter(({ datetime }) => datetime < '2059')
const reports = await Promise.all(births.map((birth) => call(lifeReport, { ...birth, as_of })))
const sentencesIn = ({ sections }: (typeof reports)[number]) =>
  sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ text }) => sentencesOf(text)))

test('fourteen sections, every paragraph on facts that its section has', async () => {
  for (const birth of [delhi1947, polarNight]) reports.push(await call(lifeReport, { ...birth, as_of }))
  for (const { sections } of reports) {
    expect(sections.map(({ id }) => id)).toEqual(IDS)
    for (const { facts, paragraphs } of sections) {
      for (const fact of facts) expect(Object.keys(fact)).toEqual(['fact_id', 'kind', 'text', 'value', 'source'])
      expect(paragraphs.length).toBeGreaterThan(0)
      const known = facts.map(({ fact_id }) => fact_id)
      for (const { fact_ids } of paragraphs) for (const id of fact_ids) expect(known).toContain(id)
    }
  }
})

test('no sentence twice in a report', () => {
  for (const report of reports) {
    const sentences = sentencesIn(report)
    expect(sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i)).toEqual([])
  }
})

test('two births share under seven hundredths of their sentences on average, and a quarter in under one pair of a hundred', () => {
  const shares = births.flatMap((_, i) =>
    births.slice(i + 1).map((_, j) => {
      const [mine, theirs] = [sentencesIn(reports[i]!), new Set(sentencesIn(reports[i + 1 + j]!))]
      return mine.filter((sentence) => theirs.has(sentence)).length / Math.min(mine.length, theirs.size)
    }),
  )
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.07)
  expect(shares.filter((share) => share >= 0.25).length / shares.length).toBeLessThan(0.01)
  expect(Math.max(...shares)).toBeLessThan(0.35)
})

test('the strongest house is that of bhava-bala; a day before birth is refused', async () => {
  const { overview } = await call(lifeReport, { ...delhi1947, as_of: '1975-06-01' })
  const { houses } = await call(bhavaBala, delhi1947)
  expect(overview.strongest_house).toBe(houses.reduce((a, b) => (b.rupas > a.rupas ? b : a)).house)
  expect(await refused(lifeReport, { ...delhi1947, as_of: '1947-08-14' })).toBe('as_of')
})
