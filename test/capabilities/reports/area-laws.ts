import { expect } from 'bun:test'
import type { TObject } from '@sinclair/typebox'
import type { Capability } from '../../../src/capabilities/capability.ts'
import { sentencesOf } from '../../../src/readings/passage.ts'
import type { Static } from '../../../src/schema.ts'
import { BANNED } from '../../readings/banned.ts'
import { call, refused } from '../call.ts'

/** What holds of every report on an area of life. */

interface AreaAnswer {
  summary: { text: string; score: number; fact_ids: string[] }
  timeline: { start: string; end: string; triggers: string[] }[]
  sections: {
    id: string
    title: string
    facts: { fact_id: string; text: string }[]
    paragraphs: { text: string; fact_ids: string[] }[]
  }[]
  remedies: { fact_ids: string[] }[]
}
// biome-ignore lint/suspicious/noExplicitAny: each report has an input and an answer of its own
type Report = Capability<any, any>

/** No unasked-for verdict and no score in a sentence. */
const NEVER: readonly RegExp[] = [
  ...BANNED,
  /\bdivorce|\bdeath\b|\bdie[sd]?\b|\bdisease|\bbarren|\bchildless|\binfertil/i,
  /\b\d+(\.\d+)? (of|out of) 100\b/,
  /\{|\}|undefined|null|NaN| {2}/,
]

const idsIn = (answer: unknown): string[] =>
  Array.isArray(answer)
    ? answer.flatMap(idsIn)
    : answer && typeof answer === 'object'
      ? Object.entries(answer).flatMap(([key, value]) =>
          key === 'fact_ids' || key === 'triggers' || (key === 'from' && Array.isArray(value))
            ? (value as string[])
            : idsIn(value),
        )
      : []

export const sentencesOfReport = ({ sections }: Pick<AreaAnswer, 'sections'>): string[] =>
  sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ text }) => sentencesOf(text)))

/** One answer: its sections, every cited fact, no sentence twice, nothing that is never said. */
export const lawfulArea = (data: AreaAnswer, ids: readonly string[]) => {
  expect(data.sections.map(({ id }) => id)).toEqual([...ids])
  const known = new Set(data.sections.flatMap(({ facts }) => facts.map(({ fact_id }) => fact_id)))
  expect(idsIn(data).filter((id) => !known.has(id))).toEqual([])
  for (const { facts, paragraphs } of data.sections) {
    const own = facts.map(({ fact_id }) => fact_id)
    expect(new Set(own).size).toBe(own.length)
    expect(paragraphs.length).toBeGreaterThan(0)
    for (const { fact_ids } of paragraphs) {
      expect(fact_ids.length).toBeGreaterThan(0)
      for (const id of fact_ids) expect(own).toContain(id)
    }
  }
  const told = sentencesOfReport({ sections: data.sections.filter(({ id }) => id !== 'remedies') })
  expect(told.filter((sentence, i) => told.indexOf(sentence) !== i)).toEqual([])
  const all = [data.summary.text, ...data.sections.map(({ title }) => title), ...sentencesOfReport(data)]
  expect(all.filter((sentence) => /^[a-z]/.test(sentence))).toEqual([])
  expect(all.filter((text) => NEVER.some((pattern) => pattern.test(text)))).toEqual([])
  for (const [i, { start }] of data.timeline.entries()) if (i > 0) expect(start).toBe(data.timeline[i - 1]!.end)
}

/** The share of the sentences of one answer that another has too. */
export const shared = (a: AreaAnswer, b: AreaAnswer): number => {
  const [one, other] = [sentencesOfReport(a), new Set(sentencesOfReport(b))]
  return one.filter((sentence) => other.has(sentence)).length / one.length
}

/** Answers to several births, each beside the next: on the mean no more than a fifth is the same. */
export const differ = (answers: readonly AreaAnswer[]) => {
  const shares = answers.slice(1).map((answer, i) => shared(answer, answers[i]!))
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.2)
}

export const refusesWhatCannotBe = async (report: Report, input: Static<TObject>) => {
  expect(await refused(report, { ...input, as_of: '1940-01-01' })).toBe('as_of')
  expect(await refused(report, { ...input, as_of: '2000-02-30' })).toBe('as_of')
  expect(await refused(report, { ...input, timezone: 'Asia/Nowhere' })).toBe('timezone')
  expect(await refused(report, { ...input, datetime: '1947-13-15T00:00' })).toBe('datetime')
}

export const sameBytes = async (report: Report, input: Static<TObject>) =>
  expect(JSON.stringify(await call(report, input))).toBe(JSON.stringify(await call(report, input)))
