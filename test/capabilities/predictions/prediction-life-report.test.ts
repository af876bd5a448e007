import { expect, test } from 'bun:test'
import kaalSarpDosha from '../../../src/capabilities/doshas-yogas/kaal-sarp-dosha.ts'
import { LIFE_MATTERS } from '../../../src/capabilities/predictions/parts/life-matters.ts'
import type { Shade } from '../../../src/capabilities/predictions/parts/section-scores.ts'
import lifeReport from '../../../src/capabilities/predictions/prediction-life-report.ts'
import { chartAssessment } from '../../../src/capabilities/shared/chart-assessment.ts'
import { natal } from '../../../src/capabilities/shared/natal.ts'
import { AREA_RULES, areaAssessment } from '../../../src/jyotish/assessment/area.ts'
import { SEVEN } from '../../../src/jyotish/grahas.ts'
import { grahaAt } from '../../../src/jyotish/sign-stays.ts'
import { corpus } from '../../../src/readings/corpora.ts'
import { passagesOf, sentencesOf } from '../../../src/readings/passage.ts'
import { julianDay } from '../../../src/time/julian-day.ts'
import { separation } from '../../../src/zodiac/longitude.ts'
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

test('fourteen sections, every paragraph on facts that its section has', async () => {
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
/** It opens a matter; of periods it is the last paragraph, but for what ends the report. */
const scoreParagraph = (section: Section) => {
  const { id, paragraphs } = section
  const at = isMatter(section) ? 0 : paragraphs.length - (id === 'next_periods' ? 2 : 1)
  return paragraphs[at]!.fact_ids[0] === `section.${id}.score` ? at : undefined
}

test('a matter opens with what it comes to; who speaks for it and against it follows, and nobody is counted', () => {
  let heard = 0
  for (const { sections } of reports)
    for (const { paragraphs } of sections.filter(isMatter)) {
      expect(paragraphs[1]!.text).toMatch(/ for it|against|for care in|has much to say/)
      for (const { text } of paragraphs) expect(text).not.toMatch(/^(?:All|Both|The one|\w+ of \w+) (?:\w+ )?witness/)
      heard++
    }
  expect(heard).toBe(12 * reports.length)
})

test('a heading is chosen by the measure that chooses the text under it, and is of the mind of all who speak', async () => {
  const { life } = await corpus('section-band')
  const shadesOf = (id: (typeof LIFE_MATTERS)[number]['id']) =>
    passagesOf(life[id]).map(({ path: [shade], passage: { text } }) => ({
      shade: shade as Shade,
      // A sentence that is not for the age of the reader is left out; each stands in one passage alone.
      says: new RegExp(
        sentencesOf(text)
          .map((sentence) => sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\{\w+\\\}/g, '.+'))
          .join('|'),
        'i',
      ),
    }))
  const usedTexts = new Set<Shade>()
  for (const { sections } of reports)
    for (const { id, finding } of LIFE_MATTERS) {
      const { title, paragraphs } = sections.find((section) => section.id === id)!
      const [opens, witnesses] = paragraphs.map(({ text }) => text) as [string, string]
      const aged = /^(?:In time|Looking back): /.exec(title)?.[0] ?? ''
      const shade = (Object.keys(finding) as Shade[]).find(
        (shade) => finding[shade].toLowerCase() === title.slice(aged.length).toLowerCase(),
      )!
      if (!aged)
        expect([
          title,
          shadesOf(id).find(({ says: texts }) => texts.test(opens.replace(/ \([^)]*\)/g, '')))?.shade,
        ]).toEqual([title, shade])
      if (/nothing speaks against that/.test(witnesses)) expect(['guarded', 'weak']).toContain(shade)
      if (/and nothing against/.test(witnesses)) expect(['strong', 'good', 'favoured']).toContain(shade)
      usedTexts.add(shade)
    }
  expect(usedTexts.size).toBe(6)
})

test('one paragraph of a section says what its score means, by the band of an area or of a period', () => {
  const bandOf = (id: string, score: number) => {
    const [strong, good] = id.endsWith('period') || id.endsWith('periods') ? [75, 60] : [70, 55]
    return score >= strong! ? 'strong' : score >= good! ? 'good' : score >= 40 ? 'mixed' : 'weak'
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
  expect(marriage.paragraphs[0]!.fact_ids.slice(0, 4)).toEqual([
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
  const items = births.map((_, i) => new Set(sentencesIn(reports[i]!)))
  const shares = items.flatMap((mine, i) =>
    items.slice(i + 1).map((theirs) => mine.intersection(theirs).size / Math.min(mine.size, theirs.size)),
  )
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.056)
  expect(shares.filter((share) => share >= 0.25).length / shares.length).toBeLessThan(1 / 500)
  // Two of three weeks apart, with the same ascendant.
  expect(Math.max(...shares)).toBeLessThan(0.55)
})

test('strongest and weakest are those of the one assessment; a day before birth is refused', async () => {
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
  for (const birth of randomBirths(sample(60, 200), 31)) {
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

test('it opens with five sentences that name who carries the chart and its shadow, and ends with what the parts make together', () => {
  for (const { overview, sections } of reports) {
    const opening = sections[0]!.paragraphs[0]!.text
    const [first, second, ...others] = sentencesOf(opening)
    expect([
      first!.includes(overview.strongest_planet),
      second!.includes(overview.weakest_planet),
      others.length,
    ]).toEqual([true, true, 3])
    expect(sections.at(-1)!.paragraphs.at(-1)!.text).toStartWith('Taken together, ')
  }
})

test('the present stands first, and days are written as people write them', () => {
  for (const report of reports) {
    const [now] = report.sections
    expect(now!.title).toMatch(/^Until \d+ [A-Z][a-z]+ \d{4}: /)
    expect(now!.paragraphs[1]!.text).toContain('great period (mahadasha)')
    const all = [...report.sections.map(({ title }) => title), textOf(report.sections)].join(' ')
    expect(ANY_DATE.exec(all)).toBeNull()
    expect(all).not.toContain('The round of 120 years ends')
    expect(report.sections.at(-1)!.paragraphs.filter(({ text }) => text.startsWith('From ')).length).toBe(4)
  }
})

test('days told of the rounds of Saturn are those on which it stands at its place at birth', async () => {
  const { sky } = worldAt()
  for (const birth of births.slice(0, 12)) {
    const { sections } = await call(lifeReport, { ...birth, as_of })
    const { chart, moment } = natal(birth, worldAt())
    const answer = /Saturn was last back at its place at birth on (.+?)(?: \(|,|\.)/.exec(textOf(sections))
    if (!answer) continue
    const noon = julianDay(Date.parse(`${answer[1]} 12:00 UTC`))
    const { longitude } = grahaAt('Saturn', noon, { ayanamsha: chart.ayanamsha.id, node: chart.node }, sky)
    expect(separation(longitude, chart.graha.Saturn.longitude)).toBeLessThan(0.3)
    expect((noon - moment.jd) / 365.25).toBeGreaterThan(28)
  }
})

/** Words about working life, courtship and decisions of middle life. */
const OF_GROWN_LIFE =
  /\bcareers?\b|\bpromotion|\bappointments?, dealings|\bemployer|\bsalar|\bwages?\b|\bjob\b|\bsuperiors?\b|\boffice, |\btender won|\bcontracts?\b|\bclients?\b|\bcustomers?\b|\bmarriage\b|\bweddings?\b|\bflirtation/i

test('periods before grown life and after it are told in words of that age', async () => {
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

/** The paragraph of a matter that lists supporting and opposing factors. */
const heard = ({ paragraphs }: Section): string => paragraphs[1]!.text
const WITNESS =
  /its lords?\b|as a guest|the glance of|its significators?\b|its divisional chart|the combination “|the points of|the present years of/gi
/** Factors for a matter minus factors against it, as its chapter lists them. */
const leaning = (text: string): number =>
  text
    .split(/[;.] /)
    .reduce(
      (sum, clause) => sum + (/against it|for care in/.test(clause) ? -1 : 1) * (clause.match(WITNESS)?.length ?? 0),
      0,
    )

test('matters follow each other by how many of their witnesses agree, and one that says otherwise is announced', () => {
  let announced = 0
  for (const { sections } of reports) {
    const margins = sections.slice(3, -1).map((section) => {
      announced += Number(/ (?:kinder|harder) voices?:/.test(heard(section)))
      return Math.abs(leaning(heard(section)))
    })
    expect(margins).toEqual(margins.toSorted((a, b) => b - a))
  }
  expect(announced).toBeGreaterThan(100)
})

test('opening, chapters and closing name the same matters as those on which most witnesses agree', () => {
  let answer = 0
  for (const { sections } of reports) {
    const opening = sections[0]!.paragraphs[0]!.text
    const closing = sections.at(-1)!.paragraphs.at(-1)!.text
    const leanings = sections.slice(1, -1).flatMap((section) => {
      const { id, title, score } = section
      const { called: name, young } = LIFE_MATTERS.find((matter) => matter.id === id)!
      const untold = id === 'health_tendencies' || (young && title.startsWith('In time: '))
      return untold ? [] : [{ called: name, score: score!, leaning: leaning(heard(section)) }]
    })
    const [best, least] = [
      Math.max(0, ...leanings.filter(({ score }) => score >= 55).map(({ leaning }) => leaning)),
      Math.min(0, ...leanings.filter(({ score }) => score < 55).map(({ leaning }) => leaning)),
    ]
    const leaningOf = (label: string | undefined) => leanings.find((one) => one.called === label)?.leaning ?? 0
    const [, lean] = /^Taken together, (?:(.+?) (?:is|are) where this life has most to lean on)?/.exec(closing)!
    const care =
      /(?:lean on and |together, )((?:(?!is where|are where).)+?) (?:is|are) where it asks for most care/.exec(
        closing,
      )?.[1]
    expect([closing, leaningOf(lean), leaningOf(care)]).toEqual([closing, best, least])
    if (lean) expect(opening).toMatch(new RegExp(`agree most on ${lean}[ ,]`))
    if (care) expect(opening).toContain(`on ${care} most of them ask for care`)
    answer += Number(Boolean(lean && care))
  }
  expect(answer).toBeGreaterThan(50)
})

test('a fall is not told without what lifts it', () => {
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
