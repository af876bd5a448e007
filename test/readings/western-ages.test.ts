import { describe, expect, test } from 'bun:test'
import report from '../../src/capabilities/western/western-detailed-report.ts'
import solarReturn from '../../src/capabilities/western/western-solar-return.ts'
import forecast from '../../src/capabilities/western/western-yearly-forecast.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { randomBirths } from '../capabilities/births.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'

// Western reports on a child address the parents; those of readers from sixty on speak of no working life.

const world = worldAt(Date.UTC(2026, 10, 29))
const bornIn = (first: number, last: number) =>
  randomBirths(sample(6, 60), 41).map((birth, i) => ({
    ...birth,
    name: 'Meera Shah',
    datetime: `${first + (i % (last - first + 1))}${birth.datetime.slice(4)}`,
  }))

const textsOf = async (birth: ReturnType<typeof bornIn>[number]): Promise<string[]> => {
  const natal = await report.compute(birth, world)
  const year = await forecast.compute({ ...birth, year: 2027 }, world)
  const { highlights } = await solarReturn.compute({ ...birth, year: 2027 }, world)
  return [
    natal.summary,
    ...natal.chapters.map(({ text }) => text),
    ...Object.values(natal.big_three).map(({ text }) => text),
    ...natal.planet_readings.map(({ text }) => text),
    ...natal.house_readings.map(({ text }) => text),
    ...natal.aspect_readings.map(({ text }) => text),
    natal.lunar_nodes.text,
    ...Object.values(natal.life_areas).flatMap(({ finding, text }) => [finding, text]),
    natal.closing,
    year.summary,
    ...year.months.map(({ text }) => text),
    ...Object.values(year.areas).map(({ text }) => text),
    year.closing,
    ...highlights,
  ]
}

/** The chart belongs to the child, not to the reader. */
const OWN_CHART =
  /\byour (?:own )?(?:Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Ascendant|Midheaven|chart|birthday|\w+ house)\b|^You (?:feel|love|think|learn|act|want|earn|know)\b/
const WORKING_LIFE =
  /\b(?:your (?:boss|chief|salary|job|career|post(?! is late)|colleagues?)|ask for the (?:post|rise|title)|promot\w+|resign|job offer|your clients?|your invoices?)\b/i

describe('Western reports by age', () => {
  test('those on a child speak to the parents, by the given name', async () => {
    for (const birth of bornIn(2010, 2024)) {
      const sentences = (await textsOf(birth)).flatMap(sentencesOf)
      expect(sentences.filter((sentence) => OWN_CHART.test(sentence))).toEqual([])
      expect(sentences.filter((sentence) => sentence.includes('Meera')).length / sentences.length).toBeGreaterThan(0.25)
    }
  }, 600_000)

  test('those of readers from sixty on announce no posts and promotions', async () => {
    for (const birth of bornIn(1935, 1964)) {
      const sentences = (await textsOf(birth)).flatMap(sentencesOf)
      expect(sentences.filter((sentence) => WORKING_LIFE.test(sentence))).toEqual([])
    }
  }, 600_000)

  test('the patterns detect such sentences', () => {
    expect(OWN_CHART.test('Saturn squares your Venus.')).toBe(true)
    expect(WORKING_LIFE.test('Ask for the post or the rise in May.')).toBe(true)
  })
})
