import { expect } from 'bun:test'
import type { Capability } from '../../../src/capabilities/capability.ts'
import { birthFactsWithEclipse } from '../../../src/capabilities/vocabulary/circumstances.ts'
import { natal } from '../../../src/capabilities/vocabulary/natal.ts'
import { AREA_RULES, type Area, areaAssessment } from '../../../src/jyotish/assessment/area.ts'
import { yogasOf } from '../../../src/jyotish/yogas/index.ts'
import { sentencesOf } from '../../../src/readings/passage.ts'
import { BANNED } from '../../readings/banned.ts'
import { worldAt } from '../../world.ts'
import { at, delhi1947, polarNight, randomBirths } from '../births.ts'
import { call, refused } from '../call.ts'

/** What holds for every report on an area of life. */

// biome-ignore lint/suspicious/noExplicitAny: the reports differ in their own fields
type Answer = any
// biome-ignore lint/suspicious/noExplicitAny: each report has an input and an answer of its own
type Report = Capability<any, any>

const midnight = at('1988-02-29T00:00', '+05:30', 18.52, 73.86)
export const BIRTHS = [delhi1947, polarNight, midnight, ...randomBirths(40, 11)]
const AS_OF = '2100-01-01'

/** Every place where an answer cites facts: lists called fact_ids, from or triggers. */
const citations = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(citations)
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) =>
    ['fact_ids', 'from', 'triggers'].includes(key) ? (inner as string[]) : citations(inner),
  )
}

export const proseOf = (data: Answer): string[] =>
  data.sections.flatMap(({ paragraphs }: Answer) => paragraphs.map(({ text }: Answer) => text))

/** Runs a report over many births; `check` is what it promises beside the common laws. */
export const lawsOfReport = async (
  report: Report,
  ids: readonly string[],
  check: (data: Answer, birth: (typeof BIRTHS)[number]) => unknown = () => {},
) => {
  const told: Set<string>[] = []
  for (const birth of BIRTHS) {
    const data: Answer = await call(report, { ...birth, as_of: AS_OF })
    expect(data.sections.map(({ id }: Answer) => id)).toEqual([...ids])
    const known = new Set(data.sections.flatMap(({ facts }: Answer) => facts.map(({ fact_id }: Answer) => fact_id)))
    expect(citations(data).filter((id) => !known.has(id))).toEqual([])
    for (const { facts, paragraphs } of data.sections) {
      const own = facts.map(({ fact_id }: Answer) => fact_id)
      expect(paragraphs.length).toBeGreaterThan(0)
      for (const { fact_ids } of paragraphs) for (const id of fact_ids) expect(own).toContain(id)
    }
    const sentences = data.sections
      .filter(({ id }: Answer) => id !== 'remedies')
      .flatMap(({ paragraphs }: Answer) => paragraphs.flatMap(({ text }: Answer) => sentencesOf(text)))
      .filter((sentence: string) => sentence.split(' ').length > 12)
    expect(sentences.filter((sentence: string, i: number) => sentences.indexOf(sentence) !== i)).toEqual([])
    const all = [data.summary.text, ...proseOf(data)]
    expect(all.flatMap(sentencesOf).filter((sentence) => /^[a-z]/.test(sentence))).toEqual([])
    for (const pattern of BANNED) expect(all.filter((text) => pattern.test(text))).toEqual([])
    // A number of the area is no verdict on a person.
    expect(all.filter((text) => /\b\d+(\.\d+)? (of|out of) 100|\bundefined|\bNaN\b/.test(text))).toEqual([])
    expect(data.remedies.length).toBeLessThanOrEqual(5)
    const { warnings, ...answer } = data
    expect(JSON.stringify(await report.compute({ ...birth, as_of: AS_OF }, worldAt()))).toBe(JSON.stringify(answer))
    await check(data, birth)
    told.push(new Set(all.flatMap(sentencesOf)))
  }
  // Two births do not share above a fifth of their sentences.
  const shares = told.flatMap((mine, i) =>
    told.slice(i + 1).map((other) => [...mine].filter((sentence) => other.has(sentence)).length / mine.size),
  )
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.2)
  expect(await refused(report, { ...delhi1947, as_of: '1940-01-01' })).toBe('as_of')
  expect(await refused(report, { ...delhi1947, latitude: 90 })).toBe('latitude')
}

/** The score of an area by the rules of the tradition's layer. */
export const areaScore = async (area: Area, birth: (typeof BIRTHS)[number]): Promise<number> => {
  const born = natal(birth, worldAt())
  const held = yogasOf(await birthFactsWithEclipse(born, worldAt())).filter(
    ({ present, cancelled }) => present && !cancelled,
  )
  return areaAssessment(AREA_RULES[area], born.chart, held).score
}
