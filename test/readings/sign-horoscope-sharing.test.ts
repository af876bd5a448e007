import { beforeAll, describe, expect, test } from 'bun:test'
import vedicDay from '../../src/capabilities/predictions/daily-sign-horoscope.ts'
import vedicMonth from '../../src/capabilities/predictions/monthly-sign-horoscope.ts'
import vedicWeek from '../../src/capabilities/predictions/weekly-sign-horoscope.ts'
import vedicYear from '../../src/capabilities/predictions/yearly-sign-horoscope.ts'
import westernDay from '../../src/capabilities/western/western-daily-horoscope.ts'
import westernMonth from '../../src/capabilities/western/western-monthly-horoscope.ts'
import westernWeek from '../../src/capabilities/western/western-weekly-horoscope.ts'
import westernYear from '../../src/capabilities/western/western-yearly-horoscope.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { addDays } from '../../src/time/civil.ts'
import { dateText } from '../../src/time/iso.ts'
import { SIGNS } from '../../src/zodiac/signs.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'
import { proseIn } from './grammar.ts'

// The day, the week, the month and the year of a sign have sentences of their own, and neighbour signs have other ones on the same day.

const world = worldAt(Date.UTC(2026, 10, 29))
const LIMIT = 600_000
const MONDAYS = Array.from({ length: sample(2, 12) }, (_, i) => addDays({ year: 2026, month: 12, day: 7 }, 28 * i))
const OWN_SIGNS = SIGNS.slice(0, sample(6, 12))

interface Texts {
  readonly day: readonly string[]
  readonly week: readonly string[]
  readonly month: readonly string[]
  readonly year: readonly string[]
}
const SPANS = ['day', 'week', 'month', 'year'] as const

/** Rows of a table of the Western forecasts: the events of a week, the aspects of a day and the keynotes of days. */
const CAPTION = /^(?:events|highlights|days)\b/
/** Cited facts and the parts of a score. */
const CITED = /\b(?:facts|reasons)\b/
/** The sentences of an answer for a reader. A line of few words is a caption too. */
const sentencesIn = (answer: unknown, school: School): string[] =>
  proseIn(answer)
    .filter(({ path }) => !CITED.test(path) && (school === 'Vedic' || !CAPTION.test(path)))
    .flatMap(({ text }) => sentencesOf(text))
    .filter((sentence) => sentence.split(' ').length > 4)

const tokensOf = (sentence: string) => sentence.toLowerCase().match(/[\p{L}\d’:-]+/gu) ?? []

/** Number of words inserted, left out or replaced between two sentences; counts up to `limit`. */
const wordDistance = (a: readonly string[], b: readonly string[], limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let row = b.map((_, j) => j + 1)
  for (const [i, word] of a.entries()) {
    let left = i + 1
    let diagonal = i
    row = row.map((above, j) => {
      const value = Math.min(above + 1, left + 1, diagonal + (word === b[j] ? 0 : 1))
      diagonal = above
      left = value
      return value
    })
    if (Math.min(...row) > limit) return limit + 1
  }
  return row.at(-1) ?? a.length
}
const NEAR = 2
/** True if two sentences differ in one or two words only. */
const areNear = (a: string, b: string) => {
  const distance = wordDistance(tokensOf(a), tokensOf(b), NEAR)
  return distance > 0 && distance <= NEAR
}

const sharing = (a: readonly string[], b: readonly string[]) => {
  const [left, right] = [new Set(a), new Set(b)]
  return (2 * [...left].filter((sentence) => right.has(sentence)).length) / (left.size + right.size)
}

const SCHOOLS = {
  Vedic: async (sign: string, date: string): Promise<unknown[]> => [
    await vedicDay.compute({ sign, date }, world),
    await vedicWeek.compute({ sign, start_date: date }, world),
    await vedicMonth.compute({ sign, month: date.slice(0, 7) }, world),
    await vedicYear.compute({ sign, year: Number(date.slice(0, 4)) }, world),
  ],
  Western: async (sign: string, date: string): Promise<unknown[]> => [
    await westernDay.compute({ sign, date }, world),
    await westernWeek.compute({ sign, date }, world),
    await westernMonth.compute({ sign, month: date.slice(0, 7) }, world),
    await westernYear.compute({ sign, year: Number(date.slice(0, 4)) }, world),
  ],
} as const
type School = keyof typeof SCHOOLS

const texts: { readonly school: School; readonly sign: string; readonly date: string; readonly of: Texts }[] = []
beforeAll(async () => {
  for (const school of ['Vedic', 'Western'] as const)
    for (const sign of OWN_SIGNS)
      for (const monday of MONDAYS) {
        const date = dateText(monday)
        const [day, week, month, year] = (await SCHOOLS[school](sign, date)).map((answer) =>
          sentencesIn(answer, school),
        )
        texts.push({ school, sign, date, of: { day: day!, week: week!, month: month!, year: year! } })
      }
}, LIMIT)

describe('the day, the week, the month and the year of a sign', () => {
  test('share less than a tenth of their sentences', () => {
    const shared = texts.flatMap(({ school, sign, date, of }) =>
      SPANS.flatMap((span, i) =>
        SPANS.slice(0, i)
          .filter((other) => sharing(of[span], of[other]) >= 0.1)
          .map((other) => `${school} ${sign} ${date} ${other} ${span}`),
      ),
    )
    expect(shared).toEqual([])
  })

  test('have no two sentences that differ in one or two words', () => {
    const near = texts.flatMap(({ school, sign, date, of }) => {
      const all = SPANS.flatMap((span) => [...new Set(of[span])].map((sentence) => ({ span, sentence })))
      return all.flatMap(({ span, sentence }, i) =>
        all
          .slice(0, i)
          .filter((other) => areNear(other.sentence, sentence))
          .map((other) => `${school} ${sign} ${date}: ${other.span}: ${other.sentence} | ${span}: ${sentence}`),
      )
    })
    expect(near).toEqual([])
  })
})

test('the law finds sentences with one or two words changed, and no others', () => {
  expect(
    areNear('This week you meet resistance over your work.', 'This month you meet resistance over your work.'),
  ).toBe(true)
  expect(areNear('Go slowly in March.', 'Go slowly in March.')).toBe(false)
  expect(areNear('Finish one repair today and leave the rest.', 'Write to the friend you have cancelled twice.')).toBe(
    false,
  )
})

describe('neighbour signs on the same day', () => {
  const DATES = Array.from({ length: sample(12, 90) }, (_, i) =>
    dateText(addDays({ year: 2026, month: 12, day: 1 }, i)),
  )
  const DAYS = {
    Vedic: (sign: string, date: string) => vedicDay.compute({ sign, date }, world),
    Western: (sign: string, date: string) => westernDay.compute({ sign, date }, world),
  }

  test.each(['Vedic', 'Western'] as const)(
    '%s: share less than 15 of 100 sentences, and none differs in one or two words',
    async (school) => {
      let [shared, all] = [0, 0]
      const near: string[] = []
      for (const date of DATES) {
        const days: string[][] = []
        for (const sign of SIGNS) days.push(sentencesOf((await DAYS[school](sign, date)).text ?? ''))
        for (const [i, own] of days.entries()) {
          const next = days[(i + 1) % SIGNS.length]!
          all += own.length
          shared += own.filter((sentence) => next.includes(sentence)).length
          for (const sentence of own)
            for (const other of next) if (areNear(sentence, other)) near.push(`${date} ${sentence} | ${other}`)
        }
      }
      expect(shared / all).toBeLessThan(0.15)
      expect(near).toEqual([])
    },
    LIMIT,
  )
})
