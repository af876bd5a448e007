import { describe, expect, test } from 'bun:test'
import type { World } from '../../src/capabilities/capability.ts'
import daily from '../../src/capabilities/predictions/daily-personal-forecast.ts'
import dailySign from '../../src/capabilities/predictions/daily-sign-horoscope.ts'
import monthly from '../../src/capabilities/predictions/monthly-personal-forecast.ts'
import bhavesh from '../../src/capabilities/predictions/prediction-bhavesh.ts'
import gem from '../../src/capabilities/predictions/prediction-gem.ts'
import life from '../../src/capabilities/predictions/prediction-life-report.ts'
import weekly from '../../src/capabilities/predictions/weekly-personal-forecast.ts'
import yearly from '../../src/capabilities/predictions/yearly-personal-forecast.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { addDays } from '../../src/time/civil.ts'
import { dateText } from '../../src/time/iso.ts'
import { randomBirths } from '../capabilities/births.ts'
import { worldAt } from '../world.ts'

/** How much of a reading is this person's and this day's: sentences that answers have alike, and that one answer has twice. */

const world = worldAt(Date.UTC(2026, 10, 21))
const BIRTHS = randomBirths(100, 5)
  .filter(({ datetime }) => datetime < '2005')
  .slice(0, 40)

/** Every sentence of an answer, but for the facts that it cites and what all answers of a kind note. */
const sentencesIn = (value: unknown, key = ''): string[] => {
  if (typeof value === 'string') {
    const isProse = value.length > 40 && !/fact|source|rule|method|note/.test(key)
    return isProse ? sentencesOf(value).filter((sentence) => sentence.split(' ').length > 4) : []
  }
  if (Array.isArray(value)) return value.flatMap((each) => sentencesIn(each, key))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, each]) => (name === 'facts' ? [] : sentencesIn(each, name)))
}

const told = async <I>(each: { compute: (input: I, world: World) => unknown }, inputs: readonly NoInfer<I>[]) => {
  const answers: string[][] = []
  for (const input of inputs) answers.push(sentencesIn(await each.compute(input, world)))
  return answers
}

const alike = (a: readonly string[], b: readonly string[]) => {
  const [one, other] = [new Set(a), new Set(b)]
  return (2 * [...one].filter((sentence) => other.has(sentence)).length) / (one.size + other.size)
}
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Of two births, over all pairs. */
const alikeInPairs = (answers: readonly string[][]) =>
  meanOf(answers.flatMap((a, i) => answers.slice(0, i).map((b) => alike(a, b))))
const alikeInTurn = (answers: readonly string[][]) => meanOf(answers.slice(1).map((day, i) => alike(day, answers[i]!)))
const twice = (sentences: readonly string[]) => 1 - new Set(sentences).size / sentences.length

const DAYS = Array.from({ length: 60 }, (_, i) => dateText(addDays({ year: 2026, month: 11, day: 1 }, i)))

describe('two births have few sentences alike', () => {
  test.each([
    [
      'life',
      0.04,
      () =>
        told(
          life,
          BIRTHS.map((birth) => ({ ...birth, as_of: '2026-11-21' })),
        ),
    ],
    [
      'yearly',
      0.15,
      () =>
        told(
          yearly,
          BIRTHS.map((birth) => ({ ...birth, year: 2027 })),
        ),
    ],
    [
      'weekly',
      0.15,
      () =>
        told(
          weekly,
          BIRTHS.map((birth) => ({ birth, start_date: '2026-11-21' })),
        ),
    ],
    ['gem', 0.25, () => told(gem, BIRTHS)],
  ] as const)('%s', async (_, most, answers) => {
    expect(alikeInPairs(await answers())).toBeLessThan(most)
  })
})

describe('a day has few sentences of the day before', () => {
  test.each([
    [
      'for a person',
      () =>
        told(
          daily,
          DAYS.map((date) => ({ birth: BIRTHS[0]!, date })),
        ),
    ],
    [
      'for a sign',
      () =>
        told(
          dailySign,
          DAYS.map((date) => ({ sign: 'Leo', date })),
        ),
    ],
  ] as const)('%s', async (_, answers) => {
    expect(alikeInTurn(await answers())).toBeLessThan(0.2)
  })
})

describe('one answer says little twice', () => {
  const few = BIRTHS.slice(0, 10)
  test.each([
    [
      'a month',
      0.1,
      () =>
        told(
          monthly,
          few.map((birth) => ({ birth, month: '2026-12' })),
        ),
    ],
    [
      'a week',
      0.05,
      () =>
        told(
          weekly,
          few.map((birth) => ({ birth, start_date: '2026-11-21' })),
        ),
    ],
    ['lords of houses', 0.001, () => told(bhavesh, few)],
    [
      'a life',
      0.001,
      () =>
        told(
          life,
          few.map((birth) => ({ ...birth, as_of: '2026-11-21' })),
        ),
    ],
  ] as const)('%s', async (_, most, answers) => {
    expect(meanOf((await answers()).map(twice))).toBeLessThan(most)
  })
})
