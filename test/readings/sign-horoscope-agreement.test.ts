import { describe, expect, test } from 'bun:test'
import vedicDay from '../../src/capabilities/predictions/daily-sign-horoscope.ts'
import vedicMonth from '../../src/capabilities/predictions/monthly-sign-horoscope.ts'
import vedicWeek from '../../src/capabilities/predictions/weekly-sign-horoscope.ts'
import vedicYear from '../../src/capabilities/predictions/yearly-sign-horoscope.ts'
import westernDay from '../../src/capabilities/western/western-daily-horoscope.ts'
import westernMonth from '../../src/capabilities/western/western-monthly-horoscope.ts'
import westernWeek from '../../src/capabilities/western/western-weekly-horoscope.ts'
import westernYear from '../../src/capabilities/western/western-yearly-horoscope.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { addDays, civilOf, weekday } from '../../src/time/civil.ts'
import { CIVIL_MONTHS, dateText } from '../../src/time/iso.ts'
import { SIGNS } from '../../src/zodiac/signs.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'

// A year names the months, a month the weeks and a week the days that the shorter forecasts call best and hardest.

const world = worldAt(Date.UTC(2026, 10, 29))
const LIMIT = 600_000
const OWN_SIGNS = SIGNS.slice(0, sample(4, 12))
const YEARS = sample([2026], [2026, 2027, 2030])
const MONDAYS = Array.from({ length: sample(4, 26) }, (_, i) => addDays({ year: 2026, month: 11, day: 2 }, 14 * i))

// The marks of the sentences on the best and on the hardest span.
const BEST_DAY =
  /No other day of this week is as easy|This day gives you most of the whole week|Spend today on what matters|Your week has its best hours today/
const HARD_DAY =
  /the hardest day of your week|No day of this week asks more|Every other day of this week is easier|no day of your week is harder/

const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const dayInWords = (iso: string): string => {
  const date = civilOf(Date.parse(iso))
  return `${NAMES[weekday(date)]}, ${date.day} ${CIVIL_MONTHS[date.month - 1]}`
}
/** The first index of the highest (1) or lowest (-1) score. */
const edge = (scores: readonly number[], side: 1 | -1) =>
  scores.indexOf(side * Math.max(...scores.map((each) => side * each)))
const apart = (scores: readonly number[]) => Math.max(...scores) - Math.min(...scores)
/** Scores of answers are rounded: spans that are just apart or alike are not compared. */
const ROUNDING = 0.11
/** False if rounding makes two scores equal that are the highest or the lowest. */
const areClear = (scores: readonly number[]) => {
  const ranked = scores.toSorted((a, b) => a - b)
  const [least, nextLeast, nextMost, most] = [ranked[0]!, ranked[1]!, ranked.at(-2)!, ranked.at(-1)!]
  return nextLeast - least > ROUNDING && most - nextMost > ROUNDING
}

interface School {
  readonly apart: number
  readonly year: (sign: string, year: number) => Promise<{ scores: number[]; texts: string[]; text: string }>
  readonly month: (
    sign: string,
    month: string,
  ) => Promise<{ score: number; text: string; weeks: { start: string; end: string; score: number }[] }>
  readonly week: (
    sign: string,
    date: string,
  ) => Promise<{ score: number; text: string; days: { date: string; score: number }[] }>
  readonly day: (sign: string, date: string) => Promise<{ score: number; text: string }>
}
const SCHOOLS: Readonly<Record<'Vedic' | 'Western', School>> = {
  Vedic: {
    apart: 5,
    year: async (sign, year) => {
      const { months, text } = await vedicYear.compute({ sign, year }, world)
      return { scores: months.map(({ score }) => score), texts: months.map(({ text }) => text), text: text! }
    },
    month: async (sign, month) => {
      const { quality, text, weeks } = await vedicMonth.compute({ sign, month }, world)
      return {
        score: quality!.score,
        text: text!,
        weeks: weeks.map(({ start_date, end_date, score }) => ({ start: start_date, end: end_date, score })),
      }
    },
    week: async (sign, date) => {
      const { quality, text, days } = await vedicWeek.compute({ sign, start_date: date }, world)
      return { score: quality!.score, text: text!, days }
    },
    day: async (sign, date) => {
      const { quality, text } = await vedicDay.compute({ sign, date }, world)
      return { score: quality!.score, text: text! }
    },
  },
  Western: {
    apart: 2,
    year: async (sign, year) => {
      const { months, text } = await westernYear.compute({ sign, year }, world)
      return {
        scores: months.map(({ overall }) => overall),
        texts: months.map(({ keynote }) => keynote),
        text: text.overview,
      }
    },
    month: async (sign, month) => {
      const { scores, text, weeks } = await westernMonth.compute({ sign, month }, world)
      return {
        score: scores.overall!,
        text: text.overview,
        weeks: weeks.map(({ start_date, end_date, overall }) => ({ start: start_date, end: end_date, score: overall })),
      }
    },
    week: async (sign, date) => {
      const { scores, text, days } = await westernWeek.compute({ sign, date }, world)
      return { score: scores.overall!, text, days: days.map(({ date, overall }) => ({ date, score: overall })) }
    },
    day: async (sign, date) => {
      const { scores, text } = await westernDay.compute({ sign, date }, world)
      return { score: scores.overall!, text }
    },
  },
}
describe.each(['Vedic', 'Western'] as const)('%s: one judgement', (name) => {
  const school = SCHOOLS[name]

  test(
    'the best and the hardest month of a year say so in their own text, and no other month does',
    async () => {
      let found = 0
      for (const year of YEARS)
        for (const sign of OWN_SIGNS) {
          const { scores, texts, text } = await school.year(sign, year)
          if (apart(scores) < school.apart + ROUNDING || (name === 'Vedic' && !areClear(scores))) continue
          const [best, hard] = [edge(scores, 1), edge(scores, -1)]
          // An eclipse of the Sun may take a part of the month from the deed.
          expect(text).toContain(CIVIL_MONTHS[best]!)
          expect([sign, texts[best], /best month of the year/.test(texts[best]!)]).toEqual([sign, texts[best], true])
          expect([sign, texts[hard], /hardest month of the year/.test(texts[hard]!)]).toEqual([sign, texts[hard], true])
          for (let i = 0; i < 12; i++) {
            const month = await school.month(sign, `${year}-${String(i + 1).padStart(2, '0')}`)
            expect([sign, i, month.score]).toEqual([sign, i, scores[i]!])
          }
          found++
        }
      expect(found).toBeGreaterThan(1)
    },
    LIMIT,
  )

  test(
    'the best and the hardest day of a week are named in it and say so in their own text, and no other day does',
    async () => {
      let found = 0
      for (const monday of MONDAYS)
        for (const sign of OWN_SIGNS) {
          const { text, days } = await school.week(sign, dateText(monday))
          const scores = days.map(({ score }) => score)
          // Equal days of a week are equal by the same transits; the months of a Moon sign may be rounded to equal scores.
          if (name === 'Vedic' && Math.abs(apart(scores) - school.apart) < ROUNDING) continue
          const isApart = apart(scores) >= school.apart
          const [best, hard] = [edge(scores, 1), edge(scores, -1)]
          for (const i of [best, hard])
            if (isApart) expect([sign, text, text.includes(dayInWords(days[i]!.date))]).toEqual([sign, text, true])
          for (const [i, { date, score }] of days.entries()) {
            const day = await school.day(sign, date)
            expect([sign, date, day.score]).toEqual([sign, date, score])
            expect([sign, date, day.text, BEST_DAY.test(day.text)]).toEqual([
              sign,
              date,
              day.text,
              isApart && i === best,
            ])
            expect([sign, date, day.text, HARD_DAY.test(day.text)]).toEqual([
              sign,
              date,
              day.text,
              isApart && i === hard,
            ])
          }
          found++
        }
      expect(found).toBeGreaterThan(4)
    },
    LIMIT,
  )

  test(
    'the whole weeks of a month have the scores of the weekly forecast',
    async () => {
      for (const month of sample(['2026-12'], ['2026-11', '2026-12', '2027-02', '2027-05']))
        for (const sign of OWN_SIGNS) {
          const { weeks } = await school.month(sign, month)
          const whole = weeks.filter(({ start, end }) => Date.parse(end) - Date.parse(start) === 6 * 86_400_000)
          for (const { start, score } of whole)
            expect([sign, start, (await school.week(sign, start)).score]).toEqual([sign, start, score])
        }
    },
    LIMIT,
  )
})

test(
  'a month for a Moon sign names its best and its hardest whole week, if they are apart',
  async () => {
    let found = 0
    for (const month of sample(
      ['2026-12', '2027-03'],
      ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-05'],
    ))
      for (const sign of OWN_SIGNS) {
        const { text, weeks } = await SCHOOLS.Vedic.month(sign, month)
        const whole = weeks.filter(({ start, end }) => Date.parse(end) - Date.parse(start) === 6 * 86_400_000)
        const scores = whole.map(({ score }) => score)
        const named = [...text.matchAll(/the week from (\d+ \w+)/g)].map(([, day]) => day)
        const dayOf = (i: number) => dayInWords(whole[i]!.start).replace(/^\w+, /, '')
        if (apart(scores) > 5 + ROUNDING) {
          expect([sign, month, named]).toEqual([sign, month, [dayOf(edge(scores, 1)), dayOf(edge(scores, -1))]])
          found++
        } else if (apart(scores) < 5 - ROUNDING) expect([sign, month, named]).toEqual([sign, month, []])
      }
    expect(found).toBeGreaterThan(1)
  },
  LIMIT,
)

describe('a transit that is named has its date', () => {
  const PLANET = /\b(?:Sun|Mercury|Venus|Mars|Jupiter|Saturn|Rahu|Ketu|Uranus|Neptune|Pluto)\b/
  const DATE = new RegExp(`\\b\\d{1,2} (?:${CIVIL_MONTHS.join('|')})\\b|\\ball (?:month|year)\\b`, 'i')
  /** Sentences with a planet that have no date, and follow none with a date. */
  const undated = (text: string): string[] => {
    const sentences = sentencesOf(text)
    return sentences.filter(
      (sentence, i) => PLANET.test(sentence) && !DATE.test(sentence) && !DATE.test(sentences[i - 1] ?? ''),
    )
  }
  test(
    'in a week, a month and a year',
    async () => {
      const faults: string[] = []
      for (const sign of OWN_SIGNS) {
        for (const monday of MONDAYS)
          for (const school of Object.values(SCHOOLS))
            faults.push(...undated((await school.week(sign, dateText(monday))).text))
        for (const month of ['2026-12', '2027-01', '2027-02']) {
          const vedic = await vedicMonth.compute({ sign, month }, world)
          const western = await westernMonth.compute({ sign, month }, world)
          const areas = Object.values(vedic.areas!).map(({ text }) => text ?? '')
          faults.push(...[vedic.text!, ...areas, ...Object.values(western.text)].flatMap(undated))
        }
        for (const year of YEARS) {
          const vedic = await vedicYear.compute({ sign, year }, world)
          const western = await westernYear.compute({ sign, year }, world)
          const quarters = western.quarters.map(({ text }) => text)
          faults.push(...[vedic.text!, ...Object.values(western.text), ...quarters].flatMap(undated))
        }
      }
      expect([...new Set(faults)]).toEqual([])
    },
    LIMIT,
  )
})
