import { describe, expect, test } from 'bun:test'
import weeklyVedic from '../../src/capabilities/predictions/weekly-sign-horoscope.ts'
import monthlyWestern from '../../src/capabilities/western/western-monthly-horoscope.ts'
import { addDays } from '../../src/time/civil.ts'
import { CIVIL_MONTHS, dateText } from '../../src/time/iso.ts'
import { SIGNS } from '../../src/zodiac/signs.ts'
import { call } from '../capabilities/call.ts'
import { sample } from '../long.ts'

// A day has one judgement in an answer: no sentence recommends a day that another one warns of.

const LIMIT = 300_000
const DAYS = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday'
const DATE = `\\d+ (?:${CIVIL_MONTHS.join('|')})`
const daysIn = (text: string, patterns: readonly string[]) =>
  new Set(patterns.flatMap((pattern) => [...text.matchAll(new RegExp(pattern, 'g'))].map((match) => match[1]!)))
const expectApart = (text: string, good: ReadonlySet<string>, hard: ReadonlySet<string>) =>
  expect([text, [...good].filter((day) => hard.has(day))]).toEqual([text, []])

const nameOf = (iso: string) => new Date(`${iso}T12:00:00Z`).toLocaleDateString('en-GB', { weekday: 'long' })

describe('a day has one judgement', () => {
  test(
    'in a week for a Moon sign',
    async () => {
      let found = 0
      for (let i = 0; i < sample(6, 52); i++) {
        const start_date = dateText(addDays({ year: 2026, month: 11, day: 2 }, 7 * i))
        const { horoscopes } = await call(weeklyVedic, { sign: 'all', start_date })
        for (const { areas, days } of horoscopes!) {
          const all = Object.values(areas!)
            .map((area) => area.text ?? '')
            .join(' ')
          const good = daysIn(all, [`(?:make up|best work|settle accounts|strongest|Meet people) on (${DAYS})`])
          const hard = daysIn(all, [
            `(?:patient with the other|plain part of it|Buy little|Rest more|for yourself) on (${DAYS})`,
          ])
          // The text names the best and the hardest day by score.
          const scores = days.map(({ score }) => score)
          if (Math.max(...scores) - Math.min(...scores) > 5.2) {
            good.add(nameOf(days[scores.indexOf(Math.max(...scores))]!.date))
            hard.add(nameOf(days[scores.indexOf(Math.min(...scores))]!.date))
          }
          expectApart(all, good, hard)
          found += good.size
        }
      }
      expect(found).toBeGreaterThan(20)
    },
    LIMIT,
  )

  test(
    'in a month for a Sun sign',
    async () => {
      for (const month of sample(
        ['2026-12', '2027-02'],
        ['2026-11', '2026-12', '2027-01', '2027-02', '2027-05', '2027-08'],
      ))
        for (const sign of SIGNS) {
          const { text, caution_days } = await call(monthlyWestern, { sign, month })
          const all = Object.values(text).join(' ')
          const good = daysIn(all, [`(?:best day is|make up on|question on|accounts on|most strength on) (${DATE})`])
          const hard = daysIn(all, [`plan little for (${DATE})`])
          expectApart(all, good, hard)
          const cautious = caution_days.map(
            (date) => `${Number(date.slice(-2))} ${CIVIL_MONTHS[Number(date.slice(5, 7)) - 1]}`,
          )
          expectApart(all, good, new Set(cautious))
        }
    },
    LIMIT,
  )
})
