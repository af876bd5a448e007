import { describe, expect, test } from 'bun:test'
import type { Capability } from '../../src/capabilities/capability.ts'
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

const told = async (each: Pick<Capability, 'compute'>, inputs: readonly object[]) => {
  const answers: string[][] = []
  for (const input of inputs) answers.push(sentencesIn(await each.compute(input as never, world)))
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
    ['life', life, 0.04, () => BIRTHS.map((birth) => ({ ...birth, as_of: '2026-11-21' }))],
    ['yearly', yearly, 0.15, () => BIRTHS.map((birth) => ({ ...birth, year: 2027 }))],
    ['weekly', weekly, 0.15, () => BIRTHS.map((birth) => ({ birth, start_date: '2026-11-21' }))],
    ['gem', gem, 0.25, () => BIRTHS],
  ] as const)('%s', async (_, each, most, inputs) => {
    expect(alikeInPairs(await told(each, inputs()))).toBeLessThan(most)
  })
})

describe('a day has few sentences of the day before', () => {
  test.each([
    ['for a person', daily, DAYS.map((date) => ({ birth: BIRTHS[0]!, date }))],
    ['for a sign', dailySign, DAYS.map((date) => ({ sign: 'Leo', date }))],
  ] as const)('%s', async (_, each, inputs) => {
    expect(alikeInTurn(await told(each, inputs))).toBeLessThan(0.2)
  })
})

describe('one answer says little twice', () => {
  test.each([
    ['a month', monthly, 0.1, BIRTHS.slice(0, 10).map((birth) => ({ birth, month: '2026-12' }))],
    ['a week', weekly, 0.05, BIRTHS.slice(0, 10).map((birth) => ({ birth, start_date: '2026-11-21' }))],
    ['lords of houses', bhavesh, 0.001, BIRTHS.slice(0, 10)],
    ['a life', life, 0.001, BIRTHS.slice(0, 10).map((birth) => ({ ...birth, as_of: '2026-11-21' }))],
  ] as const)('%s', async (_, each, most, inputs) => {
    expect(meanOf((await told(each, inputs)).map(twice))).toBeLessThan(most)
  })
})
