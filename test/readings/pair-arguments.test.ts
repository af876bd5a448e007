import { expect, test } from 'bun:test'
import synastryFull from '../../src/capabilities/western/synastry-full.ts'
import synastryPredictions from '../../src/capabilities/western/synastry-predictions.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { randomBirths } from '../capabilities/births.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'

// A report on two people is one argument, in words that fit their bond.

const world = { ...worldAt(Date.UTC(2026, 10, 30)), warn() {} }
const BIRTHS = randomBirths(260, 91).map((birth, i) => ({ ...birth, name: ['Asha', 'Tom', 'Lena', 'Ivo'][i % 4]! }))
const between = (from: string, to: string) => BIRTHS.filter(({ datetime }) => datetime > from && datetime < to)
const grown = between('1950', '2002')
const children = between('2010', '2024')
const COUNT = sample(15, 60)
const pairs = (older: typeof BIRTHS, younger: typeof BIRTHS) =>
  older.slice(0, COUNT).map((person_a, i) => ({ person_a, person_b: younger[(i * 3 + 1) % younger.length]! }))

type Report = Awaited<ReturnType<typeof synastryFull.compute>>
const textsOf = ({ overview, themes, house_overlays, strengths, challenges, advice }: Report) => [
  overview.summary,
  ...[...themes, ...house_overlays].map(({ text }) => text),
  ...[...strengths, ...challenges, ...advice],
]

test('reports on different pairs open with different sentences', async () => {
  const openings: string[] = []
  for (const both of pairs(grown, grown.toReversed())) {
    const { overview } = await synastryFull.compute(both, world)
    openings.push(sentencesOf(overview.summary)[0]!.replace(/\b(?:Asha|Tom|Lena|Ivo)\b/g, 'N'))
  }
  const counts = [...Map.groupBy(openings, (opening) => opening).values()].map(({ length }) => length)
  expect(Math.max(...counts) / openings.length).toBeLessThan(0.25)
})

test('texts on a child have no work, no money of grown-ups and no love', async () => {
  const ADULT =
    /\b(?:lovers?|office|career|salary|money|purse|accounts?|contracts?|the bill|working day|holiday from|marri\w+)\b/i
  for (const both of pairs(grown, children)) {
    const report = await synastryFull.compute(both, world)
    expect(textsOf(report).filter((text) => ADULT.test(text))).toEqual([])
    const { summary, months, advice } = await synastryPredictions.compute(
      { ...both, start_date: '2026-12-01', months: 6 },
      world,
    )
    const texts = [
      summary,
      ...advice,
      ...months.flatMap(({ text, events }) => [text, ...events.map((row) => row.text)]),
    ]
    expect(texts.filter((text) => ADULT.test(text) || /\bjealousy\b/.test(text))).toEqual([])
    const child = both.person_b.name
    expect(texts.filter((text) => text.includes(`lean on ${child}`) && child !== both.person_a.name)).toEqual([])
  }
})

test('texts on colleagues do not put them under one roof', async () => {
  for (const both of pairs(grown, grown.toReversed())) {
    const report = await synastryFull.compute({ ...both, focus: 'business' }, world)
    const texts = [report.overview.summary, ...report.themes.map(({ text }) => text), ...report.strengths]
    expect(
      texts.filter((text) => /\b(?:under one roof|home life|sofa|supper|kettle|bed|two flats)\b/.test(text)),
    ).toEqual([])
  }
})

test('no strength or challenge is described against the balance of its theme', async () => {
  for (const both of pairs(grown, grown.toReversed())) {
    const { themes, strengths, challenges } = await synastryFull.compute(both, world)
    expect(Math.max(strengths.length, challenges.length)).toBeLessThanOrEqual(3)
    for (const { score, aspects } of themes) {
      const against = score >= 50 ? challenges : strengths
      for (const { person_a_planet, person_b_planet } of aspects)
        expect(
          against.filter((text) => text.endsWith(`’s ${person_b_planet}).`) && text.includes(`’s ${person_a_planet} `)),
        ).toEqual([])
    }
  }
})
