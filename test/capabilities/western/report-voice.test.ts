import { expect, test } from 'bun:test'
import westernDetailedReport from '../../../src/capabilities/western/western-detailed-report.ts'
import { corpus } from '../../../src/readings/corpora.ts'
import { sentencesOf, topicPassages } from '../../../src/readings/passage.ts'
import { LIFE_AREAS } from '../../../src/western/life-areas.ts'
import { sample } from '../../long.ts'
import { randomBirths } from '../births.ts'
import { call } from '../call.ts'

const reports = await Promise.all(randomBirths(sample(40, 200), 33).map((birth) => call(westernDetailedReport, birth)))
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
    for (const { life_areas } of reports) {
      const { finding, text } = life_areas[area]!
      const shade = tellings.find(({ passage }) => text.startsWith(passage.text))?.path[0]
      if (shade) heads.set(shade, (heads.get(shade) ?? new Set()).add(finding))
    }
    expect(heads.size).toBeGreaterThan(2)
    const findings = [...heads.values()].map((matches) => [...matches])
    expect(findings.map(({ length }) => length)).toEqual(findings.map(() => 1))
    expect(new Set(findings.flat()).size).toBe(heads.size)
  }
})
