import { expect, test } from 'bun:test'
import westernDetailedReport from '../../../src/capabilities/western/western-detailed-report.ts'
import { corpus } from '../../../src/readings/corpora.ts'
import { type Passage, sentencesOf, topicPassages } from '../../../src/readings/passage.ts'
import { LIFE_AREAS } from '../../../src/western/life-areas.ts'
import { sample } from '../../long.ts'
import { randomBirths } from '../births.ts'
import { call } from '../call.ts'

const births = randomBirths(sample(90, 200), 33)
const reports = await Promise.all(births.map((birth) => call(westernDetailedReport, birth)))
/** Elders have headings of their own, some of them above a text for every age. */
const youngerReports = reports.filter((_, i) => births[i]!.datetime > '1967')
const textsOf = ({ summary, closing, big_three, lunar_nodes, ...report }: (typeof reports)[number]): string[] => [
  summary,
  closing,
  lunar_nodes.text,
  ...[
    ...Object.values(big_three),
    ...report.planet_readings,
    ...report.house_readings,
    ...report.aspect_readings,
    ...Object.values(report.life_areas),
  ].map(({ text }) => text),
]

/** The passage without its advice, as a standard report has it. */
const findingOf = ({ text, deed }: Passage) => (text === deed ? text : text.replace(deed ?? '', '').trim())

test('no sentence is repeated in a report', () => {
  for (const report of reports) {
    const sentences = textsOf(report).flatMap(sentencesOf)
    expect(sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i)).toEqual([])
  }
})

test('an area of life has one heading for each finding', async () => {
  const inArea = await corpus('western-life-area')
  for (const area of LIFE_AREAS) {
    const heads = new Map<string, Set<string>>()
    const tellings = topicPassages(inArea[area])
    for (const { life_areas } of youngerReports) {
      const { finding, text } = life_areas[area]!
      const shade = tellings.find(({ passage }) => text.startsWith(findingOf(passage)))?.path[0]
      if (shade) heads.set(shade, (heads.get(shade) ?? new Set()).add(finding))
    }
    // The areas of the strength and of the sore point have headings of their own.
    expect(heads.size).toBeGreaterThan(1)
    const findings = [...heads.values()].map((matches) => [...matches])
    expect(findings.map(({ length }) => length)).toEqual(findings.map(() => 1))
    expect(new Set(findings.flat()).size).toBe(heads.size)
  }
})

test('readings for a minor have no sentence on work, pay or partnership', async () => {
  const UNFIT =
    /\b(?:jobs?|resign\w*|invoices?|fees?|earns?|landlord|partners?|marriages?|debts?|loans?|colleagues?|clients?)\b/i
  const minors = randomBirths(120, 21).filter(({ datetime }) => datetime > '2012' && datetime < '2026')
  expect(minors.length).toBeGreaterThan(4)
  for (const birth of minors) {
    const { planet_readings, house_readings, aspect_readings } = await call(westernDetailedReport, birth)
    const readings = [...planet_readings, ...house_readings, ...aspect_readings]
    // The table of house signs is the same for every age.
    for (const { text } of readings)
      expect(sentencesOf(text).filter((sentence) => UNFIT.test(sentence) && !sentence.includes('house'))).toEqual([])
    expect(planet_readings.filter(({ text }) => text.length < 40)).toEqual([])
  }
})
