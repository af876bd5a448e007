import { describe, expect, test } from 'bun:test'
import aiQuestion from '../../src/capabilities/ai/ai-question.ts'
import predictionDasha from '../../src/capabilities/predictions/prediction-dasha.ts'
import lifeReport from '../../src/capabilities/predictions/prediction-life-report.ts'
import personalYear from '../../src/capabilities/predictions/yearly-personal-forecast.ts'
import kundli from '../../src/capabilities/reports/classical-kundli-report.ts'
import career from '../../src/capabilities/reports/report-career.ts'
import marriage from '../../src/capabilities/reports/report-marriage.ts'
import property from '../../src/capabilities/reports/report-property.ts'
import wealth from '../../src/capabilities/reports/report-wealth.ts'
import varshaphal from '../../src/capabilities/tajika/varshaphal.ts'
import westernYear from '../../src/capabilities/western/western-yearly-forecast.ts'
import sunMonth from '../../src/readings/corpus/sun-month.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { CIVIL_MONTHS } from '../../src/time/iso.ts'
import { randomBirths } from '../capabilities/births.ts'
import { sample } from '../long.ts'
import { sharedWorldAt } from '../world.ts'
import { textsIn } from './claims.ts'
import { type MonthUse, monthOf, monthUsesIn, periodUsesIn } from './uses.ts'

// One timetable: every month and every sub-period of a person has one use in all answers.

const AS_OF = '2026-11-28'
const YEAR = 2027
const CHARTS = sample(60, 150, 300)
const LIMIT = 3_600_000
const BIRTHS = randomBirths(CHARTS * 3, 91)
  .filter(({ datetime }) => datetime > '1940' && datetime < '2022')
  .slice(0, CHARTS)
type Birth = (typeof BIRTHS)[number]
const isAdult = ({ datetime }: Birth) => datetime < '2008'
const today = () => sharedWorldAt(Date.parse(`${AS_OF}T12:00:00Z`))

const usesOf = (texts: readonly string[]): MonthUse[] =>
  texts.flatMap(sentencesOf).flatMap((sentence) => monthUsesIn(sentence, YEAR))

/** Pairs of statements that cannot both stand: two months for the step, or a month for the step and for rest. */
const clashesIn = (uses: readonly MonthUse[]): string[] => {
  const general = uses.filter(({ matter }) => matter === null)
  const [steps, rests] = (['begin', 'rest'] as const).map((use) => general.filter((each) => each.use === use)) as [
    MonthUse[],
    MonthUse[],
  ]
  return [
    ...steps
      .filter(({ month }) => month !== steps[0]!.month)
      .map(({ sentence }) => `${steps[0]!.sentence} | ${sentence}`),
    ...rests
      .filter(({ month }) => month !== rests[0]!.month)
      .map(({ sentence }) => `${rests[0]!.sentence} | ${sentence}`),
    ...steps.flatMap((step) =>
      rests.filter(({ month }) => month === step.month).map(({ sentence }) => `${step.sentence} | ${sentence}`),
    ),
    // A matter has its best month outside the month of rest, and its hardest outside that of the step.
    ...uses
      .filter(({ matter }) => matter !== null)
      .flatMap((each) =>
        (each.use === 'begin' ? rests : steps)
          .filter(({ month }) => month === each.month)
          .map(({ sentence }) => `${each.sentence} | ${sentence}`),
      ),
  ]
}

const clauseOf = (text: string) =>
  sentencesOf(text)[0]!
    .replace(/,? (?:with|while) the Sun .*$/, '')
    .toLowerCase()
const HARD_SUN = Object.values(sunMonth).flatMap((texts) =>
  ([1, 2, 4, 5, 7, 8, 9, 12] as const).map((house) => clauseOf(texts[house].text)),
)

interface Counts {
  readonly wrong: string[]
  found: number
}
const report = ({ wrong, found }: Counts, name: string) => {
  if (process.env.COUNT_LAWS) console.log(`${name}: ${wrong.length} of ${found} (${CHARTS} charts)`)
  return { wrong: process.env.COUNT_LAWS ? [] : wrong.slice(0, 5), found }
}

describe('a year of a person', () => {
  test(
    'has one month for the step and one for rest, in the forecast and in the answer to a question',
    async () => {
      const counts: Counts = { wrong: [], found: 0 }
      for (const birth of BIRTHS) {
        const world = today()
        const { summary, months, areas } = await personalYear.compute({ ...birth, year: YEAR }, world)
        const texts = [summary.text, ...months.map(({ text }) => text), ...Object.values(areas).map(({ text }) => text)]
        const answer = isAdult(birth)
          ? textsIn(
              await aiQuestion.compute(
                { ...birth, as_of: AS_OF, question: `How will ${YEAR} be for me?` } as never,
                world,
              ),
            )
          : []
        const uses = usesOf([...texts, ...answer])
        counts.found += uses.length
        const clashes = clashesIn(uses)
        if (clashes.length > 0) counts.wrong.push(`${birth.datetime}: ${clashes[0]}`)
      }
      const { wrong, found } = report(counts, 'months of a forecast')
      expect(wrong).toEqual([])
      expect(found).toBeGreaterThan(CHARTS * 10)
    },
    LIMIT,
  )

  test(
    'does not say that things go badly in a month for the step or in the best month of a matter',
    async () => {
      const counts: Counts = { wrong: [], found: 0 }
      for (const birth of BIRTHS) {
        const { summary, months, areas } = await personalYear.compute({ ...birth, year: YEAR }, today())
        const named = usesOf([summary.text, ...Object.values(areas).map(({ text }) => text)]).filter(
          ({ use }) => use === 'begin',
        )
        for (const [i, { text }] of months.entries()) {
          const month = monthOf(CIVIL_MONTHS[i]!, YEAR)
          const good = named.find((each) => each.month === month)
          if (!good) continue
          counts.found++
          const lower = text.toLowerCase()
          const bad = HARD_SUN.find((clause) => lower.includes(clause.replace(/\.$/, '')))
          if (bad) counts.wrong.push(`${birth.datetime}: ${good.sentence} | ${bad}`)
        }
      }
      const { wrong, found } = report(counts, 'hard texts in good months')
      expect(wrong).toEqual([])
      expect(found).toBeGreaterThan(CHARTS)
    },
    LIMIT,
  )

  test(
    'has the same months in the annual chart',
    async () => {
      const counts: Counts = { wrong: [], found: 0 }
      for (const birth of BIRTHS) {
        const world = today()
        const { summary, maasa_charts } = await varshaphal.compute({ ...birth, target_year: YEAR }, world)
        const forecasts = new Map<number, MonthUse[]>()
        for (const year of [YEAR, YEAR + 1]) {
          const { summary: ofYear } = await personalYear.compute({ ...birth, year }, world)
          forecasts.set(
            year,
            sentencesOf(ofYear.text)
              .flatMap((sentence) => monthUsesIn(sentence, year))
              .filter(({ matter }) => matter === null),
          )
        }
        /** The calendar month of the middle of a month of the annual chart. */
        const middleOf = (local: string) =>
          new Date(Date.parse(local.slice(0, 10)) + 15 * 86_400_000).toISOString().slice(0, 7)
        const named: { use: 'begin' | 'rest'; month: string; sentence: string }[] = maasa_charts.flatMap(
          ({ text, moment }) =>
            sentencesOf(text).flatMap((sentence) => {
              const dated = new RegExp(`(${CIVIL_MONTHS.join('|')}) (\\d{4}) is the (best|hardest) month of`).exec(
                sentence,
              )
              if (dated)
                return [
                  {
                    use: dated[3] === 'best' ? ('begin' as const) : ('rest' as const),
                    month: monthOf(dated[1]!, Number(dated[2])),
                    sentence,
                  },
                ]
              const edge = /It is the (easiest|hardest) month of the year/.exec(sentence)?.[1]
              return edge
                ? [
                    {
                      use: edge === 'easiest' ? ('begin' as const) : ('rest' as const),
                      month: middleOf(moment.local),
                      sentence: `${moment.local}: ${sentence}`,
                    },
                  ]
                : []
            }),
        )
        for (const match of summary.matchAll(
          new RegExp(
            `\\b(begin|try what is new|rest|plan less) in ((?:(?:${CIVIL_MONTHS.join('|')}) \\d{4}(?: and )?)+)`,
            'g',
          ),
        ))
          for (const [, name, year] of match[2]!.matchAll(/(\w+) (\d{4})/g))
            named.push({
              use: /rest|less/.test(match[1]!) ? 'rest' : 'begin',
              month: monthOf(name!, Number(year)),
              sentence: match[0],
            })
        for (const each of named) {
          const ofYear = forecasts.get(Number(each.month.slice(0, 4))) ?? []
          if (ofYear.length === 0) continue
          counts.found++
          const opposed = ofYear.find(({ use, month }) => (use === each.use) !== (month === each.month))
          if (opposed) counts.wrong.push(`${birth.datetime}: ${each.sentence} (${each.month}) | ${opposed.sentence}`)
        }
      }
      const { wrong, found } = report(counts, 'months of the annual chart')
      expect(wrong).toEqual([])
      expect(found).toBeGreaterThan(CHARTS)
    },
    LIMIT,
  )

  test(
    'Western: has one month for the step and one for rest, and its areas keep to them',
    async () => {
      const counts: Counts = { wrong: [], found: 0 }
      for (const birth of BIRTHS) {
        const { closing, areas } = await westernYear.compute({ ...birth, year: YEAR }, today())
        const uses = usesOf([closing])
        const plain = new RegExp(`(?<!\\d )\\b(${CIVIL_MONTHS.join('|')})\\b`, 'g')
        const [, plan, room] =
          /^Plan what matters to .+? for (.+?)(?:, and leave room in (.+?))?\.$/.exec(sentencesOf(closing)[0]!) ?? []
        const months = (text: string | undefined) =>
          [...(text ?? '').matchAll(plain)].map(([, name]) => monthOf(name!, YEAR))
        const all = [
          ...uses,
          ...months(plan).map((month): MonthUse => ({ use: 'begin', matter: null, month, sentence: plan! })),
          ...months(room).map((month): MonthUse => ({ use: 'rest', matter: null, month, sentence: room! })),
        ]
        counts.found += all.length
        const ofAreas = Object.entries(areas).flatMap(([matter, { best_months, caution_months }]) => [
          ...best_months.map(
            (month): MonthUse => ({ use: 'begin', matter, month, sentence: `${matter}: best ${month}` }),
          ),
          ...caution_months.map(
            (month): MonthUse => ({ use: 'rest', matter, month, sentence: `${matter}: caution ${month}` }),
          ),
        ])
        const [clash] = clashesIn([...all, ...ofAreas])
        if (clash) counts.wrong.push(`${birth.datetime}: ${clash}`)
      }
      const { wrong, found } = report(counts, 'months of a Western year')
      expect(wrong).toEqual([])
      expect(found).toBeGreaterThan(CHARTS)
    },
    LIMIT,
  )
})

/** The month of a moment: "May 2029". */
const monthText = (moment: string) => `${CIVIL_MONTHS[Number(moment.slice(5, 7)) - 1]} ${moment.slice(0, 4)}`

describe('the sub-periods of a life', () => {
  const textsOf = async (birth: Birth, world: ReturnType<typeof today>) => {
    const answers = [
      await lifeReport.compute({ ...birth, as_of: AS_OF }, world),
      await kundli.compute({ ...birth, as_of: AS_OF }, world),
      await predictionDasha.compute({ ...birth, from_date: AS_OF, years: 15 }, world),
    ]
    return answers.flatMap((answer) => textsIn(answer))
  }

  test(
    'have one time for the large step and one for rest in all answers',
    async () => {
      const counts: Counts = { wrong: [], found: 0 }
      for (const birth of BIRTHS) {
        const uses = (await textsOf(birth, today())).flatMap(periodUsesIn)
        counts.found += uses.length
        const clash = (['begin', 'rest'] as const)
          .map((use) => uses.filter((each) => each.use === use))
          .map((those) => [those[0], those.find(({ from }) => from !== those[0]!.from)] as const)
          .find(([, other]) => other)
        if (clash) counts.wrong.push(`${birth.datetime}: ${clash[0]!.sentence} | ${clash[1]!.sentence}`)
      }
      const { wrong, found } = report(counts, 'periods of a life')
      expect(wrong).toEqual([])
      expect(found).toBeGreaterThan(CHARTS * 3)
    },
    LIMIT,
  )

  test(
    'that ask for patience as a whole are no good time of a report, and a year takes a small step in them',
    async () => {
      const counts: Counts = { wrong: [], found: 0 }
      let good = 0
      for (const birth of BIRTHS.filter(({ datetime }) => datetime > '1945' && datetime < '2006')) {
        const world = today()
        const { periods } = await predictionDasha.compute({ ...birth, from_date: AS_OF, years: 11 }, world)
        const parts = periods.flatMap(({ antardashas }) => antardashas)
        const testing = parts.filter(({ score }) => score < 40)
        const isTestingFrom = (text: string) => {
          const now = /^Now, until/.test(text)
          const from = /^From (\w+ \d{4}) to/.exec(text)?.[1]
          return testing.some(({ start, end }) => (now ? start <= AS_OF && end > AS_OF : monthText(start) === from))
        }
        for (const area of [career, wealth, property]) {
          const { sections } = await area.compute({ ...birth, as_of: AS_OF, years: 10 }, world)
          for (const { text } of sections.flatMap(({ paragraphs }) => paragraphs)) {
            if (!/: this is (?:your strongest|a good) time for /.test(text)) continue
            good++
            if (isTestingFrom(text)) counts.wrong.push(`${birth.datetime}: ${text}`)
          }
        }
        const { months } = await personalYear.compute({ ...birth, year: YEAR }, world)
        const step = months.flatMap(({ text }) => [
          ...text.matchAll(/^(\w+) is the best month of the year, so take (the main step|one small step) in it/g),
        ])[0]
        if (step) {
          const middle = `${monthOf(step[1]!, YEAR)}-15`
          if (testing.some(({ start, end }) => start < middle && end > middle)) {
            counts.found++
            if (step[2] !== 'one small step')
              counts.wrong.push(`${birth.datetime}: ${step[0]} in a time that asks for patience`)
          }
        }
      }
      const { wrong, found } = report(counts, 'steps in times of patience')
      expect(wrong).toEqual([])
      expect(good).toBeGreaterThan(CHARTS)
      expect(found).toBeGreaterThan(0)
    },
    LIMIT,
  )

  test(
    'with a window for marriage do not lack a tie to it',
    async () => {
      const counts: Counts = { wrong: [], found: 0 }
      for (const birth of BIRTHS.filter(isAdult)) {
        const { timeline } = await marriage.compute({ ...birth, as_of: AS_OF, years: 10 }, today())
        for (const { text, triggers } of timeline)
          if (triggers.some((id) => id.startsWith('vivaha.window'))) {
            counts.found++
            if (text.includes('neither lord has a tie')) counts.wrong.push(`${birth.datetime}: ${text}`)
          }
      }
      const { wrong, found } = report(counts, 'windows without a tie')
      expect(wrong).toEqual([])
      expect(found).toBeGreaterThan(CHARTS)
    },
    LIMIT,
  )
})
