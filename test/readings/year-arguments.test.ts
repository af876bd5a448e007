import { describe, expect, test } from 'bun:test'
import personalYear from '../../src/capabilities/predictions/yearly-personal-forecast.ts'
import vedicYear from '../../src/capabilities/predictions/yearly-sign-horoscope.ts'
import varshaphal from '../../src/capabilities/tajika/varshaphal.ts'
import westernYear from '../../src/capabilities/western/western-yearly-horoscope.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { CIVIL_MONTHS } from '../../src/time/iso.ts'
import { SIGNS } from '../../src/zodiac/signs.ts'
import { randomBirths } from '../capabilities/births.ts'
import { call } from '../capabilities/call.ts'
import { sample } from '../long.ts'

// A year is one argument: its subject, its turning points in order of time, and one thing to do.

const LIMIT = 300_000
const DATE = new RegExp(`\\b(\\d{1,2}) (${CIVIL_MONTHS.join('|')})`, 'g')
const BIRTHS = randomBirths(sample(6, 60), 31).filter(({ datetime }) => datetime < '2020')

/** The day of the year of each date that begins a sentence. */
const datesIn = (text: string): number[] =>
  sentencesOf(text).flatMap((sentence) => {
    const [, day, month] = new RegExp(`^(?:On|From) (\\d{1,2}) (${CIVIL_MONTHS.join('|')})`).exec(sentence) ?? []
    return day ? [31 * CIVIL_MONTHS.indexOf(month as 'May') + Number(day)] : []
  })
const isAscending = (days: readonly number[]) => days.every((day, i) => i === 0 || day >= days[i - 1]!)

describe('the year of a sign', () => {
  test(
    'Vedic: one subject, dates in order of time, and one deed',
    async () => {
      for (const year of sample([2027], [2026, 2027, 2028, 2031])) {
        const { horoscopes } = await call(vedicYear, { sign: 'all', year })
        for (const { sign, text, eclipses } of horoscopes!) {
          expect([sign, text!.match(/above all (?:about|a test)/g)?.length]).toEqual([sign, 1])
          // A stay that lasts from the year before has the date of its end.
          const begun = sentencesOf(text!).filter((sentence) => /^(?:On|From) \d/.test(sentence))
          expect([sign, isAscending(datesIn(begun.join(' '))), text]).toEqual([sign, true, text])
          expect([sign, text!.match(/If you do one thing in/g)?.length]).toEqual([sign, 1])
          for (const { date, kind } of eclipses.filter((eclipse) => eclipse.kind === 'solar'))
            expect([sign, kind, text]).toEqual([
              sign,
              kind,
              expect.stringContaining(`On ${Number(date.slice(-2))} ${CIVIL_MONTHS[Number(date.slice(5, 7)) - 1]}`),
            ])
        }
      }
    },
    LIMIT,
  )

  test(
    'Western: the eclipses of the Sun of 2027, dates in order of time, and nothing of the present',
    async () => {
      for (const sign of SIGNS.slice(0, sample(4, 12))) {
        const { text, quarters } = await call(westernYear, { sign, year: 2027 })
        expect(quarters[0]!.text).toContain('On 6 February an annular eclipse of the Sun falls on')
        expect(quarters[2]!.text).toContain('On 2 August a total eclipse of the Sun falls on')
        for (const quarter of quarters) expect([sign, isAscending(datesIn(quarter.text))]).toEqual([sign, true])
        for (const each of Object.values(text)) expect(each).not.toMatch(/at present|\bnow\b, and that is the season/)
        expect(text.overview.match(/If you do one thing in 2027/g)).toHaveLength(1)
      }
    },
    LIMIT,
  )
})

describe('the deed of a year', () => {
  /** The month and its days that the deed names: a half, a week or the whole month. */
  const timeOf = (text: string): { month: number; from: number; to: number } => {
    const deed = sentencesOf(text).find((sentence) => sentence.startsWith('If you do one thing in'))!
    const [, part = '', name] = new RegExp(
      `in (?:(the (?:first|second) half|the (?:first|last) week) of )?(${CIVIL_MONTHS.join('|')})`,
    ).exec(deed)!
    const [from, to] =
      { 'the second half': [16, 31], 'the first half': [1, 15], 'the last week': [24, 31], 'the first week': [1, 7] }[
        part
      ] ?? ([1, 31] as const)
    return { month: CIVIL_MONTHS.indexOf(name as 'May') + 1, from: from!, to: to! }
  }
  test(
    'is at least four days from an eclipse of the Sun',
    async () => {
      for (const year of sample([2027], [2026, 2027, 2028, 2030])) {
        const { horoscopes } = await call(vedicYear, { sign: 'all', year })
        const western = []
        for (const sign of SIGNS) {
          const { text, eclipses } = await call(westernYear, { sign, year })
          western.push({ sign, text: text.overview, eclipses })
        }
        for (const { sign, text, eclipses } of [...horoscopes!, ...western]) {
          const { month, from, to } = timeOf(text!)
          const days = eclipses
            .filter(({ kind, date }) => kind === 'solar' && Number(date.slice(5, 7)) === month)
            .map(({ date }) => Number(date.slice(8, 10)))
          for (const day of days)
            expect([sign, text, day, day < from - 3 || day > to + 3]).toEqual([sign, text, day, true])
        }
      }
    },
    LIMIT,
  )
})

describe('the year of a person', () => {
  test(
    'names its turning points in order of time and one deed',
    async () => {
      for (const birth of BIRTHS) {
        const { summary } = await call(personalYear, { ...birth, year: 2027 })
        const turns = [...summary.text.matchAll(/turning point is|The second is/g)]
        expect(turns.length).toBeLessThanOrEqual(2)
        expect(summary.text.match(/If you do one thing in 2027/g)).toHaveLength(1)
      }
    },
    LIMIT,
  )
})

describe('the months of a varshaphal', () => {
  /** A varshaphal covers the first 120 years of a life. */
  const births = BIRTHS.filter(({ datetime }) => Number(datetime.slice(0, 4)) > 2027 - 120)

  test(
    'share almost no sentence, have one dated event each, and say what is new',
    async () => {
      for (const birth of births) {
        const { maasa_charts } = await call(varshaphal, { ...birth, target_year: 2027 })
        const months = maasa_charts.map(({ text }) => sentencesOf(text))
        const all = months.flat()
        const repeated = all.filter((sentence, i) => all.indexOf(sentence) < i)
        expect([birth.datetime, repeated]).toEqual([birth.datetime, []])
        for (const [i, { text }] of maasa_charts.entries()) {
          expect([text, text.match(/\b[Oo]n \d+ \w+ /g)?.length]).toEqual([text, 1])
          expect(text).toMatch(
            i === 0 ? /^The year begins with its own subject/ : /^From \d{1,2} \w+ the subject (?:is|stays the same,) /,
          )
        }
        expect(maasa_charts.filter(({ text }) => text.includes('the easiest month')).length).toBeLessThanOrEqual(1)
      }
    },
    LIMIT,
  )

  test(
    'the event of a month lies in the month',
    async () => {
      for (const birth of births) {
        const { maasa_charts } = await call(varshaphal, { ...birth, target_year: 2027 })
        for (const [i, { text, moment }] of maasa_charts.entries()) {
          const [, day, month] = [...text.matchAll(DATE)][0]!
          const start = new Date(moment.local.slice(0, 10))
          const end = new Date(maasa_charts[i + 1]?.moment.local.slice(0, 10) ?? start.getTime() + 32 * 86_400_000)
          const dates = [start.getUTCFullYear(), start.getUTCFullYear() + 1].map((year) =>
            Date.UTC(year, CIVIL_MONTHS.indexOf(month as 'May'), Number(day)),
          )
          const isWithin = dates.some((date) => date >= start.getTime() && date <= end.getTime())
          expect([text, moment.local, isWithin]).toEqual([text, moment.local, true])
        }
      }
    },
    LIMIT,
  )
})
