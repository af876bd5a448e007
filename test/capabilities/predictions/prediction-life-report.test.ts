import { expect, test } from 'bun:test'
import kaalSarpDosha from '../../../src/capabilities/doshas-yogas/kaal-sarp-dosha.ts'
import { LIFE_MATTERS } from '../../../src/capabilities/predictions/parts/life-matters.ts'
import lifeReport from '../../../src/capabilities/predictions/prediction-life-report.ts'
import { chartAssessment } from '../../../src/capabilities/shared/chart-assessment.ts'
import { type LifeSide, labelsFor } from '../../../src/capabilities/shared/narrative/life-sides.ts'
import { natal } from '../../../src/capabilities/shared/natal.ts'
import { AREA_RULES, areaAssessment } from '../../../src/jyotish/assessment/area.ts'
import { SEVEN } from '../../../src/jyotish/grahas.ts'
import { corpus } from '../../../src/readings/corpora.ts'
import { sentencesOf, topicPassages } from '../../../src/readings/passage.ts'
import { longTest, sample } from '../../long.ts'
import { trackPassages } from '../../readings/passage-coverage.ts'
import { worldAt } from '../../world.ts'
import { delhi1947, polarNight, randomBirths } from '../births.ts'
import { call, rejectedField } from '../call.ts'

const THEMES = [
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
]
const as_of = '2060-01-01'
const births = randomBirths(sample(120, 250), 5).filter(({ datetime }) => datetime < '2059')
const reports = await Promise.all(births.map((birth) => call(lifeReport, { ...birth, as_of })))
const sentencesIn = ({ sections }: (typeof reports)[number]) =>
  sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ text }) => sentencesOf(text)))

test('has fourteen sections, and every paragraph cites facts of its section', async () => {
  for (const birth of [delhi1947, polarNight]) reports.push(await call(lifeReport, { ...birth, as_of }))
  for (const { sections } of reports) {
    const ids = sections.map(({ id }) => id)
    expect([ids.slice(0, 3), ids.at(-1)]).toEqual([['current_period', 'personality', 'mind'], 'next_periods'])
    expect(ids.slice(3, -1).sort()).toEqual(THEMES.toSorted())
    for (const { facts, paragraphs } of sections) {
      for (const fact of facts) expect(Object.keys(fact)).toEqual(['fact_id', 'kind', 'text', 'value', 'source'])
      expect(paragraphs.length).toBeGreaterThan(0)
      const known = facts.map(({ fact_id }) => fact_id)
      for (const { fact_ids } of paragraphs) for (const id of fact_ids) expect(known).toContain(id)
    }
  }
})

type Section = (typeof reports)[number]['sections'][number]
const isMatter = ({ id }: Section) => id !== 'current_period' && id !== 'next_periods'
/**
 * The paragraph with the score: the first one of a matter, and the last one of a section on periods, before the closing
 * paragraph of the report.
 */
const scoreParagraph = (section: Section) => {
  const { id, paragraphs } = section
  const at = isMatter(section) ? 0 : paragraphs.length - (id === 'next_periods' ? 2 : 1)
  return paragraphs[at]!.fact_ids[0] === `section.${id}.score` ? at : undefined
}

test('the argument of a matter addresses the reader and lists no testimonies', () => {
  let addressing = 0
  let sentences = 0
  for (const { sections } of reports)
    for (const { paragraphs } of sections.filter(isMatter)) {
      const argument = paragraphs.flatMap(({ text }) => sentencesOf(text))
      sentences += argument.length
      addressing += argument.filter((sentence) => /\byou(?:r|rs|rself)?\b/i.test(sentence)).length
      for (const { text } of paragraphs)
        expect(text).not.toMatch(
          /speaks? (?:for|against) it|harder voice|^(?:All|Both|The one|\w+ of \w+) (?:\w+ )?witness/,
        )
    }
  expect(addressing / sentences).toBeGreaterThan(0.5)
})

test('a grown reader gets the help of a good matter, the hindrance of a weak one, and both of a mixed one', async () => {
  const hindering = /\bis (?:weak|in mixed condition)\b|gets in your way|\byou meet|Behind it is/
  for (const birth of births.filter(({ datetime }) => datetime > '2000' && datetime < '2035').slice(0, 30)) {
    const { sections } = await call(lifeReport, { ...birth, as_of })
    const matters = sections.filter(({ id }) => THEMES.includes(id))
    const hardest = Math.min(...matters.map(({ score }) => score!))
    for (const { id, score, paragraphs } of matters) {
      const text = paragraphs.map((paragraph) => paragraph.text).join(' ')
      if (score! >= 59 && score !== hardest) expect([id, score, hindering.test(text)]).toEqual([id, score, false])
      if (score! < 52) expect(paragraphs.length).toBeLessThanOrEqual(2)
    }
  }
})

test('one paragraph of a section explains its score by the band of the area or period', () => {
  const bandOf = (id: string, score: number) => {
    const [strong, good, mixed] = id.endsWith('period') || id.endsWith('periods') ? [75, 60, 40] : [67, 59, 52]
    return score >= strong! ? 'strong' : score >= good! ? 'good' : score >= mixed! ? 'mixed' : 'weak'
  }
  for (const { sections } of reports)
    for (const section of sections) {
      const { id, score, facts } = section
      const scored = facts.find(({ fact_id }) => fact_id === `section.${id}.score`)
      expect(scored).toMatchObject({ kind: 'score', value: bandOf(id, score!) })
      expect(scored!.text).toContain(`${score} of 100`)
      expect([id, scoreParagraph(section)]).not.toEqual([id, undefined])
    }
})

test('at most one sentence of a band is independent of the chart; the first paragraph of a matter has the facts of its score', async () => {
  const topic = await corpus('period-band')
  for (const { path, passage } of topicPassages(topic))
    expect([path, sentencesOf(passage.text).filter((sentence) => !sentence.includes('{')).length <= 1]).toEqual([
      path,
      true,
    ])
  const { sections } = await call(lifeReport, { ...delhi1947, as_of: '1975-06-01' })
  const marriage = sections.find(({ id }) => id === 'marriage')!
  // Mars, lord of the seventh, is in the second; Ketu is in the seventh, which has few bindus. A yoga of marriage adds at most 5 points.
  const area = areaAssessment(AREA_RULES.marriage, natal(delhi1947, worldAt()).chart, [])
  expect(Math.abs(marriage.score! - area.score)).toBeLessThanOrEqual(5)
  expect(marriage.paragraphs[0]!.fact_ids.slice(0, 4)).toEqual([
    'section.marriage.score',
    'D1.house7.sign',
    'D1.house.7.lord',
    'D1.Mars.dignity',
  ])
})

test('no sentence is repeated in a report', () => {
  for (const report of reports) {
    const sentences = sentencesIn(report)
    expect(sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i)).toEqual([])
  }
})

test('two births share under 5% of sentences on average; under 1 in 100 pairs share a quarter', () => {
  const items = births.map((_, i) => new Set(sentencesIn(reports[i]!)))
  const shares = items.flatMap((mine, i) =>
    items.slice(i + 1).map((theirs) => mine.intersection(theirs).size / Math.min(mine.size, theirs.size)),
  )
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.05)
  expect(shares.filter((share) => share >= 0.25).length / shares.length).toBeLessThan(1 / 100)
  // Two births three weeks apart, with the same ascendant.
  expect(Math.max(...shares)).toBeLessThan(0.55)
})

test('strongest and weakest equal the chart assessment; rejects a day before birth', async () => {
  const { overview } = await call(lifeReport, { ...delhi1947, as_of: '1975-06-01' })
  const { planets, houses } = chartAssessment(natal(delhi1947, worldAt()), worldAt())
  const byHouse = houses.toSorted((a, b) => b.score - a.score)
  const byPlanet = SEVEN.map((planet) => planets[planet]).sort((a, b) => b.score - a.score)
  expect([overview.strongest_house, overview.weakest_house]).toEqual([byHouse[0]!.house, byHouse.at(-1)!.house])
  expect([overview.strongest_planet, overview.weakest_planet]).toEqual([
    byPlanet[0]!.planet,
    byPlanet.at(-1)!.planet,
  ] as never)
  expect(await rejectedField(lifeReport, { ...delhi1947, as_of: '1947-08-14' })).toBe('as_of')
})

test('the period lord stated to weigh more is farther from the mean', () => {
  const degrees = ['barely', 'slightly', 'clearly', 'strongly']
  const degreeOf = (text: string) => degrees.indexOf(/^(\w+) /.exec(text)![1]!)
  let settled = 0
  for (const { sections } of reports)
    for (const { text } of sections.find(({ id }) => id === 'current_period')!.paragraphs) {
      const [, winner, loser] =
        /\((\w+ \w+)\) (?:is stronger than|carries you further than) [^(]+\((\w+ \w+)\)/.exec(text) ?? []
      if (!winner || !loser) continue
      settled++
      expect(degreeOf(winner)).toBeGreaterThanOrEqual(degreeOf(loser))
    }
  expect(settled).toBeGreaterThan(20)
})

test('an incomplete Kaal Sarp is called partial everywhere', async () => {
  let partial = 0
  for (const birth of randomBirths(sample(30, 200), 31)) {
    const { completeness, dosha } = await call(kaalSarpDosha, birth)
    if (completeness === 'none' || dosha.net === 'none') continue
    const { overview } = await call(lifeReport, { ...birth, as_of: '2110-01-01' })
    const texts = overview.key_doshas.filter((name) => name.includes('Kaal Sarp'))
    if (texts.length === 0) continue
    expect(texts).toEqual([completeness === 'full' ? 'Kaal Sarp' : 'Partial Kaal Sarp'])
    partial += Number(completeness === 'partial')
  }
  expect(partial).toBeGreaterThan(0)
})

const ANY_DATE = /\b\d{4}-\d\d-\d\d\b/
const PERIODS = ['current_period', 'next_periods']
const periodsOf = ({ sections }: (typeof reports)[number]) => sections.filter(({ id }) => PERIODS.includes(id))
const textOf = (sections: { paragraphs: { text: string }[] }[]) =>
  sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)).join(' ')

test('opens with five sentences on the strongest and weakest planet, and ends with a conclusion', () => {
  for (const { overview, sections } of reports) {
    const opening = sections[0]!.paragraphs[0]!.text
    const [matters, first, second, ...others] = sentencesOf(opening)
    expect([
      first!.includes(overview.strongest_planet),
      second!.includes(overview.weakest_planet),
      others.length,
      matters!.includes('most ease in'),
    ]).toEqual([true, true, 2, true])
    expect(sections.at(-1)!.paragraphs.at(-1)!.text).toStartWith('Taken together, ')
  }
})

test('the current period is first, and dates are written in words', () => {
  for (const report of reports) {
    const [now] = report.sections
    expect(now!.title).toMatch(/^Until \d+ [A-Z][a-z]+ \d{4}: /)
    const all = [...report.sections.map(({ title }) => title), textOf(report.sections)].join(' ')
    expect(ANY_DATE.exec(all)).toBeNull()
    expect(all).not.toContain('The round of 120 years ends')
    expect(report.sections.at(-1)!.paragraphs.filter(({ text }) => text.startsWith('From ')).length).toBe(4)
  }
})

/** Words about working life, courtship and decisions of middle age. */
const OF_GROWN_LIFE =
  /\bcareers?\b|\bpromotion|\bappointments?, dealings|\bemployer|\bsalar|\bwages?\b|\bjob\b|\bsuperiors?\b|\boffice, |\btender won|\bcontracts?\b|\bclients?\b|\bcustomers?\b|\bmarriage\b|\bweddings?\b|\bflirtation/i

test('periods in childhood and old age have texts for that age', async () => {
  for (const birth of births.slice(0, sample(4, 30)))
    for (const years of [3, 15, 80, 96, 104, 130]) {
      const year = Number(birth.datetime.slice(0, 4)) + years
      if (year > 2190) continue
      const report = await call(lifeReport, { ...birth, as_of: `${year}-12-31` })
      const coming = years !== 15
      const periods = textOf(periodsOf(report).slice(0, coming ? 2 : 1))
      expect([birth.datetime, years, OF_GROWN_LIFE.exec(periods.replace(/“[^”]*”/g, ''))?.[0]]).toEqual([
        birth.datetime,
        years,
        undefined,
      ])
      const work = report.sections.find(({ id }) => id === 'career')!
      expect(work.title).toStartWith(years < 18 ? 'In time: ' : 'Looking back: ')
    }
})

longTest(
  'each passage of an age is told to somebody of that age',
  async () => {
    const { scan, missing } = await trackPassages(['period-age', 'life-age'])
    for (const birth of randomBirths(400, 3)) {
      for (const years of [2, 14, 77, 85, 99]) {
        const year = Number(birth.datetime.slice(0, 4)) + years
        if (year < 2190) scan(await call(lifeReport, { ...birth, as_of: `${year}-12-31` }))
      }
      if (missing().length === 0) break
    }
    expect(missing()).toEqual([])
  },
  600_000,
)

test('opening and closing name the best and the weakest side', () => {
  const names = new Map(LIFE_MATTERS.flatMap(({ id, side }) => (side ? [[id, side] as const] : [])))
  for (const { sections } of reports) {
    const opening = sections[0]!.paragraphs[0]!.text
    const closing = sections.at(-1)!.paragraphs.at(-1)!.text
    const scores = sections.flatMap(({ id, score }) => {
      const side = names.get(id as (typeof LIFE_MATTERS)[number]['id'])
      return side ? [{ side, score: score! }] : []
    })
    const sidesAt = (edge: number) => scores.filter(({ score }) => score === edge).map(({ side }) => side)
    const [best, hardest] = [
      sidesAt(Math.max(...scores.map(({ score }) => score))),
      sidesAt(Math.min(...scores.map(({ score }) => score))),
    ]
    const isNamed = (text: string, before: string, sides: readonly LifeSide[]) =>
      [null, 'child'].some((reader) =>
        sides.some((side) => text.includes(`${before}${labelsFor(reader)[side].toLowerCase()}`)),
      )
    expect([opening, isNamed(opening, 'most ease in ', best)]).toEqual([opening, true])
    expect([closing, isNamed(closing, 'lean most on ', best)]).toEqual([closing, true])
    expect([opening, isNamed(opening, 'and ', hardest) || isNamed(opening, 'help in ', hardest)]).toEqual([
      opening,
      true,
    ])
    expect([closing, isNamed(closing, 'and ', hardest) || isNamed(closing, 'first in ', hardest)]).toEqual([
      closing,
      true,
    ])
  }
})

test('a debility is never reported without its cancellation', () => {
  let lifted = 0
  for (const { sections } of reports)
    for (const { text } of sections.flatMap(({ facts }) => facts)) {
      if (!/ is debilitated\b/.test(text)) continue
      const planet = /(\w+) is debilitated/.exec(text)![1]!
      const undone = sections
        .flatMap(({ facts }) => facts)
        .some((fact) => fact.text.includes(`${planet} is debilitated yet lifted`))
      if (undone) lifted++
      expect([text, undone, text.includes('yet lifted')]).toEqual([text, undone, undone])
    }
  expect(lifted).toBeGreaterThan(10)
})

test('a report on a child of eight addresses the parents and leaves children of one’s own out', async () => {
  for (const birth of births.slice(0, 8)) {
    const year = Number(birth.datetime.slice(0, 4)) + 8
    const { sections } = await call(lifeReport, { ...birth, name: 'Meera Shah', as_of: `${year}-12-31` })
    for (const section of sections) {
      const opening = section.paragraphs[scoreParagraph(section)!]!.text
      expect([section.id, /\byou (?:get|have|are|know|learn|trust|feel|can)\b/i.test(opening)]).toEqual([
        section.id,
        false,
      ])
    }
    const play = sections.find(({ id }) => id === 'children')!
    expect(play.title).toBe('Play and ideas')
    expect(play.paragraphs[0]!.text).toMatch(/^(?:Your child|Meera) plays/)
  }
})

test('the times ahead of a child have different advice', async () => {
  for (const birth of births.slice(0, 8)) {
    const year = Number(birth.datetime.slice(0, 4)) + 8
    const { sections } = await call(lifeReport, { ...birth, name: 'Meera Shah', as_of: `${year}-12-31` })
    const advice = sections.at(-1)!.paragraphs.flatMap(({ text }) => /^From .+?, and Meera (.+)$/.exec(text)?.[1] ?? [])
    expect([advice.length > 1, new Set(advice).size]).toEqual([true, advice.length])
  }
})

test('the times ahead are told in their order', async () => {
  let first = 0
  for (const { sections } of reports) {
    const { paragraphs } = sections.at(-1)!
    const { text } = paragraphs.at(-2)!
    const [early, late] = [...text.matchAll(/\d+ [A-Z][a-z]+ \d{4}/g)].map(([date]) => Date.parse(`${date} UTC`))
    if (!text.includes('our child')) expect([text, early! <= late!]).toEqual([text, true])
    first += Number(/comes before the hardest, with .+ from/.test(text))
  }
  expect(first).toBeGreaterThan(5)
})
