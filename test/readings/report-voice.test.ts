import { beforeAll, describe, expect, test } from 'bun:test'
import vivaha from '../../src/capabilities/doshas-yogas/vivaha-yogas.ts'
import career from '../../src/capabilities/reports/report-career.ts'
import children from '../../src/capabilities/reports/report-children.ts'
import education from '../../src/capabilities/reports/report-education.ts'
import foreignTravel from '../../src/capabilities/reports/report-foreign-travel.ts'
import health from '../../src/capabilities/reports/report-health.ts'
import marriage from '../../src/capabilities/reports/report-marriage.ts'
import politics from '../../src/capabilities/reports/report-politics.ts'
import property from '../../src/capabilities/reports/report-property.ts'
import relocation from '../../src/capabilities/reports/report-relocation.ts'
import romance from '../../src/capabilities/reports/report-romance.ts'
import spiritual from '../../src/capabilities/reports/report-spiritual.ts'
import wealth from '../../src/capabilities/reports/report-wealth.ts'
import { GRAHAS } from '../../src/jyotish/grahas.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { randomBirths } from '../capabilities/births.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'
import { faultIn } from './grammar.ts'

// The reports on areas of life address the reader: their sentences, dates and lengths.

const AS_OF = '2026-11-29'
const YEARS = 10
const world = worldAt(Date.parse(`${AS_OF}T12:00:00Z`))
const BIRTHS = randomBirths(sample(180, 900), 31)
  .filter(({ datetime }) => datetime > '1938' && datetime < '2007')
  .slice(0, sample(60, 180))
const LIMIT = 3_600_000

/** Formula sentences of earlier versions, and phrases that readers do not understand at once. */
const FORMULAS =
  /speaks? (?:for|against) it|the harder voice|weighs? on it most|helps it most|as much as the many|put off from|of two minds|short of help|well provided|\b(?:family|people|place|person|somebody) is meant\b|\bis described\b|\bseldom missed\b|\b(?:is at work|It is [A-Z]\w+|It is the (?:Sun|Moon)) again:|has a (?:part|hand) in it\.|Few planets matter as much|Reports that do not ask|heart of this report|parts of a hundred|of the Shadbala/i
/** Sentences on facts that most charts share. Each sentence says that most charts share the fact. */
const TOLD_AS_COMMON =
  /\bas in\b|needs? no remedy|Satkalatra|decent character|does not choose for you|none of its five marks/

const MATTERS = [
  ['children', children],
  ['education', education],
  ['foreign travel', foreignTravel],
  ['health', health],
  ['politics', politics],
  ['property', property],
  ['relocation', relocation],
  ['romance', romance],
  ['spiritual', spiritual],
] as const

type Birth = (typeof BIRTHS)[number]
interface Answer {
  readonly birth: Birth
  readonly data: {
    readonly summary: { readonly text: string }
    readonly timeline: readonly { readonly text: string }[]
    readonly sections: readonly {
      readonly id: string
      readonly title: string
      readonly paragraphs: readonly { readonly text: string }[]
    }[]
  }
  readonly sentences: readonly string[]
}
type Report = typeof marriage | typeof career | typeof wealth | (typeof MATTERS)[number][1]

const answer = async (report: Report, birth: Birth, options: object = {}): Promise<Answer> => {
  const data: Answer['data'] = await report.compute({ ...birth, as_of: AS_OF, years: YEARS, ...options }, world)
  const sentences = [
    ...sentencesOf(data.summary.text),
    ...data.sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ text }) => sentencesOf(text))),
  ]
  return { birth, data, sentences }
}

const answersByReport = new Map<Report, Answer[]>()
/** The answers of a report to all births, or in the short form to most for a report without chapters, computed once. */
const answersOf = async (report: Report): Promise<Answer[]> => {
  const answers = answersByReport.get(report) ?? []
  const count = CHAPTERED.some(([, chaptered]) => chaptered === report) ? BIRTHS.length : sample(40, 100, BIRTHS.length)
  for (const birth of BIRTHS.slice(answers.length, count)) answers.push(await answer(report, birth))
  answersByReport.set(report, answers)
  return answers
}

const timingOf = ({ data }: Answer) =>
  data.sections.find(({ id }) => id === 'timing')!.paragraphs.map(({ text }) => text)

const PLANETS = GRAHAS.join('|')
/** A planet with its condition, without another planet between them. */
const VERDICT = new RegExp(
  `\\b(${PLANETS})\\b(?:(?!\\b(?:${PLANETS})\\b)[^.:]){0,90}? is (strong|in good condition|in mixed condition|weak)\\b`,
  'g',
)

const MONTH = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b/g
const monthsIn = (text: string) => (text.match(MONTH) ?? []).map((month) => Date.parse(`1 ${month} UTC`))

type Span = readonly [from: number, to: number]
const DAY = 86_400_000
/** The first and the last day of "from May 2029 to July 2030" or "in May 2029". */
const monthSpansIn = (text: string): Span[] =>
  [...text.matchAll(/\b(?:from (\w+ \d{4}) to|in) (\w+ \d{4})\b/g)].map(([, from, to]) => {
    const last = new Date(`1 ${to} UTC`)
    return [Date.parse(`1 ${from ?? to} UTC`), last.setUTCMonth(last.getUTCMonth() + 1)]
  })
/** The double transits that the timeline lists. */
const listedContacts = ({ timeline }: Pick<Answer['data'], 'timeline'>): Span[] =>
  timeline.flatMap(({ text }) =>
    text
      .split('; ')
      .filter(
        (clause) =>
          clause.startsWith('Jupiter and Saturn together') || clause.includes(': Jupiter and Saturn together'),
      )
      .flatMap((clause) => [
        ...clause.slice(clause.indexOf('Jupiter and Saturn')).matchAll(/from (\d+ \w+ \d{4}) to (\d+ \w+ \d{4})/g),
      ])
      .map(([, from, to]) => [Date.parse(`${from} UTC`), Date.parse(`${to} UTC`)] as const),
  )
/** The times at which a chapter names Jupiter and Saturn together; "throughout" is the span that the paragraph opens with. */
const namedContacts = (paragraphs: readonly string[]): Span[] =>
  paragraphs.flatMap((text) =>
    sentencesOf(text).flatMap((sentence) => {
      const at = sentence.search(/Jupiter and Saturn (?:together touch|support)/)
      if (at < 0) return []
      const tail = sentence.slice(at)
      const now = /^Now, until (\w+ \d{4})/.exec(text)?.[1]
      const whole = monthSpansIn(
        now ? `from November 2026 to ${now}` : text.slice(0, 60).replace(/^From/, 'from'),
      ).slice(0, 1)
      return [...monthSpansIn(tail), ...(tail.includes('throughout') ? whole : [])]
    }),
  )
/** Days of the first spans that none of the others contains. */
const daysOutside = (spans: readonly Span[], others: readonly Span[]) =>
  spans.map(([from, to]) => {
    let count = 0
    for (let day = from; day < to; day += DAY) if (!others.some(([a, b]) => a <= day && day < b)) count++
    return count
  })

/** The closing line on the best time. */
const MAIN_TIME =
  /(?:The month to write down is (\w+ \d{4}), when your strongest time begins|our strongest time is running now and ends in (\w+ \d{4}))\./
/** The month of the best time in the heading, the opening and the closing line of a report. */
const mainMonths = ({ summary, sections }: Answer['data']) => {
  const head = sections.map(({ title }) => /^When: (?:above all from|now, until) (\w+ \d{4})$/.exec(title)?.[1])
  const opening = sentencesOf(summary.text).find((sentence) => sentence.includes('strongest'))
  const closing = MAIN_TIME.exec(
    sections
      .filter(({ id }) => id === 'remedies')
      .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
      .join(' '),
  )
  const strongest = opening && /now, until/.test(opening) && !/and the strongest/.test(opening) ? 'last' : 'first'
  const months = opening?.slice(opening.indexOf('strongest')).match(MONTH) ?? []
  return {
    head: head.find(Boolean) ?? null,
    opening: (strongest === 'last' ? months.at(-1) : months[0]) ?? null,
    closing: closing?.[1] ?? closing?.[2] ?? null,
  }
}

const CHAPTERED = [
  ['marriage', marriage],
  ['career', career],
  ['wealth', wealth],
] as const

describe.each([...CHAPTERED, ...MATTERS])('a report on %s', (_, report) => {
  let answers: Answer[]
  beforeAll(async () => {
    answers = await answersOf(report)
  }, LIMIT)

  test('addresses the reader in at least half of its sentences', () => {
    for (const { sentences, birth } of answers) {
      const addressing = sentences.filter((sentence) => /\byou(?:r|rs|rself)?\b/i.test(sentence))
      expect([birth.datetime, addressing.length / sentences.length > 0.5]).toEqual([birth.datetime, true])
    }
  })

  test('repeats nothing and has correct grammar', () => {
    for (const { sentences } of answers) {
      expect(sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i)).toEqual([])
      expect(sentences.filter((sentence) => FORMULAS.test(sentence))).toEqual([])
      expect(sentences.flatMap((sentence) => faultIn(sentence) ?? [])).toEqual([])
    }
  })

  test('shares less than a tenth with another person; special sentences reach at most a fifth', () => {
    const sets = answers.map(({ sentences }) => new Set(sentences))
    const shares = sets.flatMap((a, i) =>
      sets.slice(0, Math.min(i, 60)).map((b) => (2 * [...a].filter((s) => b.has(s)).length) / (a.size + b.size)),
    )
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.1)
    const counts = new Map<string, number>()
    for (const set of sets) for (const sentence of set) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
    // A small sample scatters by a few births around the share.
    const limit = answers.length * 0.2 + 2 * Math.sqrt(answers.length * 0.16)
    expect([...counts].filter(([text, count]) => count > limit && !TOLD_AS_COMMON.test(text))).toEqual([])
  })

  test('states the same verdict on a planet everywhere', () => {
    for (const { sentences, birth } of answers) {
      const verdicts = new Map<string, Set<string>>()
      for (const [, planet, verdict] of sentences.join(' ').matchAll(VERDICT))
        verdicts.set(planet!, (verdicts.get(planet!) ?? new Set()).add(verdict!))
      expect(verdicts.size).toBeGreaterThan(0)
      for (const [planet, found] of verdicts)
        expect([birth.datetime, planet, found.size]).toEqual([birth.datetime, planet, 1])
    }
  })
})

describe.each(CHAPTERED)('the chapters of a report on %s', (matter, report) => {
  let answers: Answer[]
  beforeAll(async () => {
    answers = await answersOf(report)
  }, LIMIT)

  test('lists times in order, beginning on the day of the report', () => {
    const thisMonth = Date.parse(`${AS_OF.slice(0, 7)}-01`)
    for (const each of answers) {
      const starts: number[] = []
      for (const text of timingOf(each)) {
        for (const [span] of text.matchAll(/\bfrom [A-Z]\w+ \d{4} to [A-Z]\w+ \d{4}/gi)) {
          const [from, to] = monthsIn(span) as [number, number]
          expect([each.birth.datetime, span, from <= to]).toEqual([each.birth.datetime, span, true])
        }
        const months = monthsIn(text)
        if (months.length > 0 && !text.startsWith('You are in'))
          starts.push(text.startsWith('Now') ? thisMonth : months[0]!)
        for (const month of months) expect(month).toBeGreaterThanOrEqual(thisMonth)
      }
      expect([each.birth.datetime, starts]).toEqual([each.birth.datetime, starts.toSorted((a, b) => a - b)])
    }
  })

  test('dates every caution and every good time', () => {
    for (const { data, birth } of answers)
      for (const { text } of data.sections.flatMap(({ paragraphs }) => paragraphs)) {
        const at = text.search(/\bthese months\b/)
        if (at >= 0)
          expect([birth.datetime, text, monthsIn(text.slice(0, at)).length > 0]).toEqual([birth.datetime, text, true])
      }
  })

  test('names one month of the best time in heading, opening and closing line', () => {
    for (const { data, birth } of answers) {
      const { head, opening, closing } = mainMonths(data)
      expect([birth.datetime, head, opening, closing]).toEqual([birth.datetime, head, head, head])
    }
    expect(answers.filter(({ data }) => mainMonths(data).head !== null).length).toBeGreaterThan(answers.length / 2)
  })

  test('names at most two double transits in a paragraph, the next ones first, and none longer than it lasts', async () => {
    let named = 0
    for (const each of answers) {
      const paragraphs = timingOf(each)
      const [listed, told] = [listedContacts(each.data), namedContacts(paragraphs)]
      named += told.length
      for (const text of paragraphs)
        expect([each.birth.datetime, text, namedContacts([text]).length <= 2]).toEqual([
          each.birth.datetime,
          text,
          true,
        ])
      const beside = paragraphs.find((text) => text.startsWith('You have further help'))
      // The paragraph refers to the table only if the table has later ones than it names.
      if (beside?.includes('the table of periods')) {
        const last = Math.max(...namedContacts([beside]).map(([from]) => from))
        expect(listed.some(([, to]) => to > last)).toBe(true)
      }
      const windows: Span[] = []
      if (report === marriage) {
        const found = await vivaha.compute({ ...each.birth, from_date: AS_OF, years: YEARS }, world)
        for (const { start, end, triggers } of found.windows)
          if (['Jupiter', 'Saturn'].every((planet) => triggers.some((text) => text.startsWith(`${planet} in transit`))))
            windows.push([Date.parse(start), Date.parse(end)])
      }
      // A month may begin before the contact and end after it. This occurs twice if two contacts a day apart are
      // joined.
      const excess = daysOutside(told, [...listed, ...windows])
      expect([each.birth.datetime, excess.filter((days) => days > 62)]).toEqual([each.birth.datetime, []])
    }
    expect(named).toBeGreaterThan(answers.length / 2)
  })

  test('has the requested length: a card, a page or a book', async () => {
    const wordsOf = ({ sentences }: Answer) => sentences.join(' ').split(' ').length
    for (const birth of BIRTHS.slice(0, sample(3, 10))) {
      const [short, standard, full] = [
        await answer(report, birth, { length: 'short' }),
        await answer(report, birth),
        await answer(report, birth, { length: 'full' }),
      ]
      expect(wordsOf(short)).toBeLessThan(700)
      expect(wordsOf(standard)).toBeGreaterThan(600)
      expect(wordsOf(full)).toBeGreaterThan(wordsOf(standard))
      for (const each of [short, standard])
        expect(each.sentences.filter((sentence) => !full.sentences.includes(sentence))).toEqual([])
      expect((await answer(report, birth, { length: 'standard' })).data).toEqual(standard.data)
    }
  })

  test('uses the given name, if it is plain', async () => {
    const opening = async (name: string | null) => (await answer(report, BIRTHS[0]!, { name })).data.summary.text
    const unnamed = await opening(null)
    expect([matter, await opening('Smt. Asha Rao')]).toEqual([matter, `Asha, ${unnamed.replace(/^You/, 'you')}`])
    for (const name of ['', 'A.', '<b>x</b>', '{gift}', '12345']) expect(await opening(name)).toBe(unnamed)
  })
})

test(
  'the best time of a marriage report equals the best window of vivaha-yogas',
  async () => {
    const answers = await answersOf(marriage)
    // From 60 years on nearer times come first.
    const younger = answers.filter(({ birth }) => birth.datetime > '1966-12')
    for (const each of younger.slice(0, sample(12, 100))) {
      const { windows, strongest: season } = await vivaha.compute(
        { ...each.birth, from_date: AS_OF, years: YEARS },
        world,
      )
      const strongest = timingOf(each).find((text) => text.includes('strongest time'))
      if (!strongest) {
        expect(windows.filter(({ score }) => score >= 60)).toEqual([])
        continue
      }
      const isNow = strongest.startsWith('Now')
      const [start, end] = isNow ? [null, strongest.match(MONTH)![0]] : strongest.match(MONTH)!
      expect(each.data.summary.text).toContain(end!)
      if (start) expect(each.data.summary.text).toContain(start)
      // The months of the season, which may end after the searched years; the local day may be the next or the last one.
      const monthsNear = (text: string) =>
        [-1, 0, 1].map((days) =>
          new Date(Date.parse(text.slice(0, 10)) + days * 86_400_000).toLocaleDateString('en', {
            ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
          }),
        )
      expect(monthsNear(season!.end)).toContain(end!)
      if (start) expect(monthsNear(season!.start)).toContain(start)
    }
  },
  LIMIT,
)

describe.each(MATTERS)('the argument of a report on %s', (_, report) => {
  let answers: (Answer['data'] & { readonly datetime: string })[]
  beforeAll(async () => {
    const all = await answersOf(report)
    answers = all.slice(0, sample(12, 100)).map(({ data, birth }) => ({ ...data, datetime: birth.datetime }))
  }, LIMIT)
  const closingOf = ({ sections }: Pick<Answer['data'], 'sections'>) =>
    sections.find(({ id }) => id === 'remedies')?.paragraphs.map(({ text }) => text) ?? []

  test('opens with an answer to the reader and closes with what to do', () => {
    for (const { summary, sections, datetime } of answers) {
      const opening = sentencesOf(summary.text)
      expect([datetime, opening.length]).toEqual([datetime, 5])
      expect(opening.filter((sentence) => /\byou(?:r|rs|rself)?\b/i.test(sentence)).length).toBeGreaterThanOrEqual(3)
      const texts = [...opening, ...closingOf({ sections }).flatMap(sentencesOf)]
      expect(texts.filter((sentence) => FORMULAS.test(sentence))).toEqual([])
      expect(texts.flatMap((sentence) => faultIn(sentence) ?? [])).toEqual([])
    }
  })

  test('names one month of the best time in heading, opening and closing line', () => {
    for (const { datetime, ...data } of answers) {
      const { head, opening, closing } = mainMonths(data)
      // Reports whose times require care do not name a best time.
      if (head !== null)
        expect([datetime, opening, closing]).toEqual([datetime, head, closingOf(data).length > 0 ? head : null])
      else expect([datetime, closing]).toEqual([datetime, null])
    }
  })

  test('names times that begin on the day of the report or later, in order', () => {
    const thisMonth = Date.parse(`${AS_OF.slice(0, 7)}-01`)
    for (const { summary, sections, datetime } of answers) {
      const times = sections.find(({ id }) => /^timing|^times/.test(id))!.paragraphs.map(({ text }) => text)
      const starts = times
        .filter((text) => /^(?:Now|From [A-Z]\w+ \d{4})/.test(text))
        .map((text) => (text.startsWith('Now') ? thisMonth : monthsIn(text)[0]!))
      expect([datetime, starts]).toEqual([datetime, starts.toSorted((a, b) => a - b)])
      for (const month of [...monthsIn(summary.text), ...starts]) expect(month).toBeGreaterThanOrEqual(thisMonth)
    }
  })

  test('differs from person to person', () => {
    const openings = answers.map(({ summary }) => new Set(sentencesOf(summary.text)))
    const shares = openings.flatMap((a, i) =>
      openings.slice(0, i).map((b) => [...a].filter((sentence) => b.has(sentence)).length / a.size),
    )
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.15)
  })
})
