import { expect, test } from 'bun:test'
import type { TObject } from '@sinclair/typebox'
import type { Capability } from '../../../src/capabilities/capability.ts'
import { birthFactsWithEclipse } from '../../../src/capabilities/shared/circumstances.ts'
import { natal } from '../../../src/capabilities/shared/natal.ts'
import { CAUTION } from '../../../src/capabilities/shared/report-sections.ts'
import { AREA_RULES, type AssessedArea, areaAssessment } from '../../../src/jyotish/assessment/area.ts'
import { yogasOf } from '../../../src/jyotish/yogas/index.ts'
import { sentencesOf } from '../../../src/readings/passage.ts'
import type { Static } from '../../../src/schema.ts'
import { sample } from '../../long.ts'
import { BANNED } from '../../readings/banned.ts'
import { worldAt } from '../../world.ts'
import { at, delhi1947, polarNight, randomBirths } from '../births.ts'
import { call, rejectedField } from '../call.ts'

/** Rules for every long report whose paragraphs name their facts. */

interface AreaAnswer {
  summary?: { text: string; score: number; fact_ids: string[] }
  timeline?: { start: string; end: string; triggers: string[] }[]
  caution: string
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

/** Phrases that no report may contain: unrequested verdicts and scores in a sentence. */
const NEVER: readonly RegExp[] = [
  ...BANNED,
  /\bdivorce|\bdeath\b|\bdie[sd]?\b|\bdisease|\bbarren|\bchildless|\binfertil/i,
  /\b\d+(\.\d+)? (of|out of) 100\b/,
  /\{|\}|undefined|null|NaN| {2}|\s[,.;]|,,/,
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

/** Checks one answer: its sections, every cited fact, no repeated sentence, no forbidden phrase. */
export const checkAreaAnswer = (data: AreaAnswer, ids: readonly string[]) => {
  // Sections without a text are left out.
  const present = data.sections.map(({ id }) => id)
  expect(present).toEqual(ids.filter((id) => present.includes(id)))
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
  const texts = sentencesOfReport({ sections: data.sections.filter(({ id }) => id !== 'remedies') })
  expect(texts.filter((sentence, i) => texts.indexOf(sentence) !== i)).toEqual([])
  const summary = data.summary?.text ?? ''
  const all = [...(summary ? [summary] : []), ...data.sections.map(({ title }) => title), ...sentencesOfReport(data)]
  expect(all.filter((sentence) => /^[a-z]/.test(sentence))).toEqual([])
  expect(all.filter((text) => NEVER.some((pattern) => pattern.test(text)))).toEqual([])
  for (const [i, { start }] of (data.timeline ?? []).entries())
    if (i > 0) expect(start).toBe(data.timeline![i - 1]!.end)
  expect(data.remedies.length).toBeLessThanOrEqual(5)
  expect(data.caution.startsWith(CAUTION)).toBe(true)
  for (const { title } of data.sections) expect(title).not.toContain('_')
}

/** Compares the answers to several births pairwise: on average at most a fifth is equal. */
export const expectDistinct = (answers: readonly AreaAnswer[]) => {
  const texts = answers.map(sentencesOfReport)
  const sets = texts.map((sentences) => new Set(sentences))
  const shares = texts.flatMap((one, i) =>
    sets.slice(0, i).map((other) => one.filter((sentence) => other.has(sentence)).length / one.length),
  )
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.2)
}

export const refusesWhatCannotBe = async (report: Report, input: Static<TObject>) => {
  expect(await rejectedField(report, { ...input, as_of: '1940-01-01' })).toBe('as_of')
  expect(await rejectedField(report, { ...input, as_of: '2000-02-30' })).toBe('as_of')
  expect(await rejectedField(report, { ...input, timezone: 'Asia/Nowhere' })).toBe('timezone')
  expect(await rejectedField(report, { ...input, datetime: '1947-13-15T00:00' })).toBe('datetime')
}

export const sameBytes = async (report: Report, input: Static<TObject>) =>
  expect(JSON.stringify(await call(report, input))).toBe(JSON.stringify(await call(report, input)))

const midnight = at('1988-02-29T00:00', '+05:30', 18.52, 73.86)
/** A known birth, one without a sunrise, one at midnight of a leap day, and random ones. */
export const birthsFrom = (count: number, seed: number) => [
  delhi1947,
  polarNight,
  midnight,
  ...randomBirths(sample(Math.ceil(count / 4), count), seed),
]
type Birth = ReturnType<typeof birthsFrom>[number]

const AS_OF = '2100-01-01'
// biome-ignore lint/suspicious/noExplicitAny: the reports differ in their own fields
type Answer = any

/** Runs a report over many births; `check` tests its own rules besides the common ones. */
export const lawsOfReport = async (
  report: Report,
  ids: readonly string[],
  check: (data: Answer, birth: Birth) => unknown = () => {},
  births: readonly Birth[] = birthsFrom(40, 11),
  compared: readonly Birth[] = births,
) => {
  const read = (birth: Birth): Promise<Answer> => call(report, { ...birth, as_of: AS_OF })
  const answers = new Map<Birth, Answer>()
  for (const birth of births) {
    const data = await read(birth)
    checkAreaAnswer(data, ids)
    await check(data, birth)
    answers.set(birth, data)
  }
  expectDistinct(await Promise.all(compared.map((birth) => answers.get(birth) ?? read(birth))))
  for (const birth of births.slice(0, 3)) await sameBytes(report, { ...birth, as_of: AS_OF })
  await refusesWhatCannotBe(report, delhi1947)
  const { warnings } = await call(report, { ...delhi1947, latitude: 90, as_of: AS_OF })
  expect(warnings.join()).toContain('`latitude` 90 is a pole')
}

/** The rules as a test. `cited`: ids that the data cites outside its sections and remedies. */
export const reportLaws = (
  report: Report,
  ids: readonly string[],
  cited: (data: Answer) => readonly string[],
  births = birthsFrom(32, 3),
  compared = randomBirths(sample(5, 12), 8),
) =>
  test('the report has the structure that all area reports share', async () => {
    await lawsOfReport(
      report,
      ids,
      (data: AreaAnswer) => {
        const known = new Set(data.sections.flatMap(({ facts }) => facts.map(({ fact_id }) => fact_id)))
        expect(cited(data).filter((id) => !known.has(id))).toEqual([])
      },
      births,
      compared,
    )
  }, 300_000)

/** The score of an area by the rules in `src/jyotish`. */
export const areaScore = async (area: AssessedArea, birth: Birth): Promise<number> => {
  const born = natal(birth, worldAt())
  const held = yogasOf(await birthFactsWithEclipse(born, worldAt())).filter(
    ({ present, cancelled }) => present && !cancelled,
  )
  return areaAssessment(AREA_RULES[area], born.chart, held).score
}

export const proseOf = ({ sections }: Pick<AreaAnswer, 'sections'>): string[] =>
  sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
