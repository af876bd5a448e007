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
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'

// Shares of sentences that answers have in common with other answers, or that one answer repeats.

const world = worldAt(Date.UTC(2026, 10, 21))
const BIRTHS = randomBirths(100, 5)
  .filter(({ datetime }) => datetime < '2005')
  .slice(0, sample(16, 40))

/** All sentences of an answer, except cited facts, rules, methods and notes. */
const sentencesIn = (value: unknown, key = ''): string[] => {
  if (typeof value === 'string') {
    const isProse = value.length > 40 && !/fact|source|rule|method|note/.test(key)
    return isProse ? sentencesOf(value).filter((sentence) => sentence.split(' ').length > 4) : []
  }
  if (Array.isArray(value)) return value.flatMap((item) => sentencesIn(item, key))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, field]) => (name === 'facts' ? [] : sentencesIn(field, name)))
}

/** The sentences of a capability's answers to some inputs. */
const answerSentences = async <I>(
  capability: { compute: (input: I, world: World) => unknown },
  inputs: readonly NoInfer<I>[],
) => {
  const answers: string[][] = []
  for (const input of inputs) answers.push(sentencesIn(await capability.compute(input, world)))
  return answers
}

/** The share of common sentences of two answers (Dice coefficient). */
const similarity = (a: readonly string[], b: readonly string[]) => {
  const [left, right] = [new Set(a), new Set(b)]
  return (2 * [...left].filter((sentence) => right.has(sentence)).length) / (left.size + right.size)
}
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The mean similarity of all pairs of answers. */
const pairSimilarity = (answers: readonly string[][]) =>
  meanOf(answers.flatMap((a, i) => answers.slice(0, i).map((b) => similarity(a, b))))
/** The mean similarity of consecutive answers. */
const consecutiveSimilarity = (answers: readonly string[][]) =>
  meanOf(answers.slice(1).map((day, i) => similarity(day, answers[i]!)))
/** The share of repeated sentences of an answer. */
const repetition = (sentences: readonly string[]) => 1 - new Set(sentences).size / sentences.length

const DAYS = Array.from({ length: sample(25, 60) }, (_, i) => dateText(addDays({ year: 2026, month: 11, day: 1 }, i)))

describe('answers for two births have few sentences in common', () => {
  test.each([
    [
      'life',
      0.065,
      () =>
        answerSentences(
          life,
          BIRTHS.map((birth) => ({ ...birth, as_of: '2026-11-21' })),
        ),
    ],
    [
      'yearly',
      0.15,
      () =>
        answerSentences(
          yearly,
          BIRTHS.map((birth) => ({ ...birth, year: 2027 })),
        ),
    ],
    [
      'weekly',
      0.15,
      () =>
        answerSentences(
          weekly,
          BIRTHS.map((birth) => ({ birth, start_date: '2026-11-21' })),
        ),
    ],
    ['gem', 0.25, () => answerSentences(gem, BIRTHS)],
  ] as const)('%s', async (_, limit, answers) => {
    expect(pairSimilarity(await answers())).toBeLessThan(limit)
  })
})

describe('answers for consecutive days have few sentences in common', () => {
  test.each([
    [
      'for a person',
      () =>
        answerSentences(
          daily,
          DAYS.map((date) => ({ birth: BIRTHS[0]!, date })),
        ),
    ],
    [
      'for a sign',
      () =>
        answerSentences(
          dailySign,
          DAYS.map((date) => ({ sign: 'Leo', date })),
        ),
    ],
  ] as const)('%s', async (_, answers) => {
    expect(consecutiveSimilarity(await answers())).toBeLessThan(0.2)
  })
})

describe('an answer repeats few sentences', () => {
  const firstBirths = BIRTHS.slice(0, 10)
  test.each([
    [
      'a month',
      0.1,
      () =>
        answerSentences(
          monthly,
          firstBirths.map((birth) => ({ birth, month: '2026-12' })),
        ),
    ],
    [
      'a week',
      0.05,
      () =>
        answerSentences(
          weekly,
          firstBirths.map((birth) => ({ birth, start_date: '2026-11-21' })),
        ),
    ],
    ['lords of houses', 0.001, () => answerSentences(bhavesh, firstBirths)],
    [
      'a life',
      0.001,
      () =>
        answerSentences(
          life,
          firstBirths.map((birth) => ({ ...birth, as_of: '2026-11-21' })),
        ),
    ],
  ] as const)('%s', async (_, limit, answers) => {
    expect(meanOf((await answers()).map(repetition))).toBeLessThan(limit)
  })
})
