import { beforeAll, describe, expect, test } from 'bun:test'
import {
  CONFLICT_WORDS,
  type ConflictPair,
  GIFT_WORDS,
  STRAIN_WORDS,
} from '../../../src/capabilities/western/parts/natal-theme-words.ts'
import westernDetailedReport from '../../../src/capabilities/western/western-detailed-report.ts'
import { sentencesOf } from '../../../src/readings/passage.ts'
import { CIVIL_MONTHS } from '../../../src/time/iso.ts'
import { sample } from '../../long.ts'
import { faultIn } from '../../readings/grammar.ts'
import { randomBirths } from '../births.ts'
import { call } from '../call.ts'

// The opening and the chapters of the report: themes, second person, dates, no repetition.

const AS_OF = '2026-11-29'
const BIRTHS = randomBirths(sample(150, 600, 1500), 9).filter(({ datetime }) => datetime > '1938' && datetime < '2006')
type Report = Awaited<ReturnType<typeof answer>>
const answer = (birth: (typeof BIRTHS)[number]) => call(westernDetailedReport, { ...birth, as_of: AS_OF })
const reports: Report[] = []
beforeAll(async () => {
  for (const birth of BIRTHS) reports.push(await answer(birth))
}, 600_000)

const chapterSentences = ({ summary, chapters, closing }: Report) =>
  [summary, ...chapters.map(({ text }) => text), closing].flatMap(sentencesOf)
const withoutDates = ({ chapters }: Report) => chapters.filter(({ title }) => title !== 'The next dates')
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('opening and chapters of the detailed report', () => {
  test('at least three of five sentences address the reader', () => {
    const sentences = reports.flatMap(chapterSentences)
    const addressed = sentences.filter((sentence) => /\byou(?:r|rs|rself)?\b/i.test(sentence))
    expect(addressed.length / sentences.length).toBeGreaterThan(0.6)
  })

  test('the opening names the themes that the first three chapters argue', () => {
    const words = [...Object.values(GIFT_WORDS), ...Object.values(CONFLICT_WORDS), ...Object.values(STRAIN_WORDS)]
    for (const { summary, chapters } of reports)
      for (const { title } of chapters.filter((chapter) => chapter.title.includes(': '))) {
        const name = title.slice(title.indexOf(': ') + 2)
        expect(words.some((each) => each.name === name)).toBe(true)
        expect([summary, summary.includes(name)]).toEqual([summary, true])
      }
  })

  test('the question is a hard aspect of the chart, and the strength is not strained where another planet is not', () => {
    const names = new Map(Object.entries(CONFLICT_WORDS).map(([pair, { name }]) => [name, pair as ConflictPair]))
    let found = 0
    for (const { chapters, chart } of reports) {
      const title = chapters.find((chapter) => chapter.title.startsWith('The question'))?.title
      if (!title) continue
      const [a, b] = names.get(title.slice(title.indexOf(': ') + 2))!.split(' ')
      const aspects = chart.aspects.filter(({ planet_a, planet_b }) => planet_a === a && planet_b === b)
      expect(aspects.map(({ aspect }) => aspect)).toEqual([
        expect.stringMatching(/^(?:conjunction|square|opposition)$/),
      ])
      found++
    }
    expect(found).toBeGreaterThan(0.9 * reports.length)
  })

  test('no sentence stands twice in a report, and no text has a fault of grammar', () => {
    for (const report of reports) {
      const sentences = chapterSentences(report)
      expect(sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i)).toEqual([])
      for (const { text } of report.chapters) expect([faultIn(text), text]).toEqual([null, text])
      expect([faultIn(report.summary), report.summary]).toEqual([null, report.summary])
    }
  })

  test('two births share few sentences', () => {
    const sets = reports.map((report) => new Set(chapterSentences(report)))
    const shares = sets.flatMap((one, i) =>
      sets.slice(i + 1, i + 61).map((other) => [...one].filter((sentence) => other.has(sentence)).length / one.size),
    )
    expect(meanOf(shares)).toBeLessThan(0.12)
  })

  test('no sentence goes to more than a fifth of the births, apart from transits, which are in the same sky for all', () => {
    const counts = new Map<string, number>()
    for (const report of reports)
      for (const sentence of new Set(chapterSentences({ ...report, chapters: withoutDates(report) })))
        counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
    const common = [...counts].filter(([, count]) => count > 0.2 * reports.length)
    expect(common).toEqual([])
  })

  test('the dates run forward, from the day of the report, and the opening names the first', () => {
    const moment = /\b(January|February|March|April|May|June|July|August|September|October|November|December) (\d{4})/
    for (const { chapters, summary } of reports) {
      const dates = chapters.find(({ title }) => title === 'The next dates')?.text
      if (!dates) continue
      const leads = sentencesOf(dates).flatMap((sentence) => {
        const [, month, year] = /^In /.test(sentence) ? (moment.exec(sentence) ?? []) : []
        return month ? [Number(year) * 12 + CIVIL_MONTHS.indexOf(month)] : []
      })
      expect(leads).toEqual(leads.toSorted((a, b) => a - b))
      expect(leads[0]!).toBeGreaterThanOrEqual(2026 * 12 + 10)
      expect(leads.at(-1)!).toBeLessThanOrEqual(2028 * 12 + 11)
      expect(moment.exec(summary)?.[0]).toBe(moment.exec(dates)?.[0])
    }
  })

  test('a report on a minor has no chapter on love or work, and says whom it addresses', async () => {
    for (const birth of randomBirths(10, 3)) {
      const { chapters, summary } = await answer({ ...birth, datetime: `2018${birth.datetime.slice(4)}` })
      expect(chapters.map(({ title }) => title).filter((title) => /Love|Work/.test(title))).toEqual([])
      expect(summary).toContain('These pages are for the parents of')
    }
  })
})
