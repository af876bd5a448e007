import { expect, test } from 'bun:test'
import kaalSarpDosha from '../../../src/capabilities/doshas-yogas/kaal-sarp-dosha.ts'
import lifeReport from '../../../src/capabilities/predictions/prediction-life-report.ts'
import { assessed } from '../../../src/capabilities/vocabulary/assessed.ts'
import { natal } from '../../../src/capabilities/vocabulary/natal.ts'
import { AREA_RULES, areaAssessment } from '../../../src/jyotish/assessment/area.ts'
import { SEVEN } from '../../../src/jyotish/grahas.ts'
import { corpus } from '../../../src/readings/corpora.ts'
import { passagesOf, sentencesOf } from '../../../src/readings/passage.ts'
import { worldAt } from '../../world.ts'
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
const births = randomBirths(250, 5).filter(({ datetime }) => datetime < '2059')
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

test('the last paragraph of a section says what its score means, by the band of an area or of a period', () => {
  const bandOf = (id: string, score: number) => {
    const [strong, good] = id.endsWith('period') || id.endsWith('periods') ? [75, 60] : [70, 55]
    return score >= strong! ? 'strong' : score >= good! ? 'good' : score >= 40 ? 'mixed' : 'weak'
  }
  for (const { sections } of reports)
    for (const { id, score, facts, paragraphs } of sections) {
      const scored = facts.find(({ fact_id }) => fact_id === `section.${id}.score`)
      if (score === null) {
        expect([id, scored]).toEqual(['next_periods', undefined])
        continue
      }
      expect(scored).toMatchObject({ kind: 'score', value: bandOf(id, score) })
      expect(scored!.text).toContain(`${score} of 100`)
      expect(paragraphs.at(-1)!.fact_ids[0]).toBe(scored!.fact_id)
      for (const other of paragraphs.slice(0, -1)) expect(other.fact_ids).not.toContain(scored!.fact_id)
    }
})

test('at most one sentence of a band is free of the chart, and its words are those of the cited facts', async () => {
  const topic = await corpus('section-band')
  for (const { path, passage } of passagesOf(topic))
    expect([path, sentencesOf(passage.text).filter((sentence) => !sentence.includes('{')).length <= 1]).toEqual([
      path,
      true,
    ])
  const { sections } = await call(lifeReport, { ...delhi1947, as_of: '1975-06-01' })
  const marriage = sections.find(({ id }) => id === 'marriage')!
  // Mars, lord of the seventh, in the second; Ketu in it, few bindus; no yoga of marriage, or one that adds its points.
  const area = areaAssessment(AREA_RULES.marriage, natal(delhi1947, worldAt()).chart, [])
  expect([0, 5, 10, -5].map((yogas) => Math.round((area.score + yogas) * 10) / 10)).toContain(marriage.score!)
  expect(marriage.paragraphs.at(-1)!.fact_ids.slice(0, 4)).toEqual([
    'section.marriage.score',
    'D1.house7.sign',
    'D1.house.7.lord',
    'D1.Mars.dignity',
  ])
})

test('no sentence twice in a report', () => {
  for (const report of reports) {
    const sentences = sentencesIn(report)
    expect(sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i)).toEqual([])
  }
})

test('two births share little more than a twentieth of their sentences on average, and a quarter in under one pair of five hundred', () => {
  const told = births.map((_, i) => new Set(sentencesIn(reports[i]!)))
  const shares = told.flatMap((mine, i) =>
    told.slice(i + 1).map((theirs) => mine.intersection(theirs).size / Math.min(mine.size, theirs.size)),
  )
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.056)
  expect(shares.filter((share) => share >= 0.25).length / shares.length).toBeLessThan(1 / 500)
  // Two of three weeks apart, with the same ascendant.
  expect(Math.max(...shares)).toBeLessThan(0.55)
})

test('strongest and weakest are those of the one assessment; a day before birth is refused', async () => {
  const { overview } = await call(lifeReport, { ...delhi1947, as_of: '1975-06-01' })
  const { planets, houses } = assessed(natal(delhi1947, worldAt()), worldAt())
  const byHouse = houses.toSorted((a, b) => b.score - a.score)
  const byPlanet = SEVEN.map((planet) => planets[planet]).sort((a, b) => b.score - a.score)
  expect([overview.strongest_house, overview.weakest_house]).toEqual([byHouse[0]!.house, byHouse.at(-1)!.house])
  expect([overview.strongest_planet, overview.weakest_planet]).toEqual([
    byPlanet[0]!.planet,
    byPlanet.at(-1)!.planet,
  ] as never)
  expect(await refused(lifeReport, { ...delhi1947, as_of: '1947-08-14' })).toBe('as_of')
})

test('of two lords of a period the one told to weigh more is the one farther from the middle', () => {
  const degrees = ['barely', 'slightly', 'clearly', 'strongly']
  const degreeOf = (text: string) => degrees.indexOf(/^(\w+) /.exec(text)![1]!)
  let settled = 0
  for (const { sections } of reports)
    for (const { text } of sections.find(({ id }) => id === 'current_period')!.paragraphs) {
      const [, winner, loser] =
        /weighs more(?: here)?, being (.+?), while .+? is (.+?);/.exec(text) ??
        /, ([^,]+), outweighs .+?, ([^,]+):/.exec(text) ??
        []
      if (!winner || !loser) continue
      settled++
      expect(degreeOf(winner)).toBeGreaterThanOrEqual(degreeOf(loser))
    }
  expect(settled).toBeGreaterThan(20)
})

test('a chain of planets that one of them breaks is called partial wherever it is named', async () => {
  let partial = 0
  for (const birth of randomBirths(400, 31)) {
    const { completeness, dosha } = await call(kaalSarpDosha, birth)
    if (completeness === 'none' || dosha.net === 'none') continue
    const { overview } = await call(lifeReport, { ...birth, as_of: '2110-01-01' })
    const named = overview.key_doshas.filter((name) => name.includes('Kaal Sarp'))
    if (named.length === 0) continue
    expect(named).toEqual([completeness === 'full' ? 'Kaal Sarp' : 'Partial Kaal Sarp'])
    partial += Number(completeness === 'partial')
  }
  expect(partial).toBeGreaterThan(0)
})
