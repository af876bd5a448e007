import { expect, test } from 'bun:test'
import interp from '../../../src/capabilities/predictions/prediction-nakshatra-interp.ts'
import type { NAKSHATRAS } from '../../../src/jyotish/nakshatras.ts'
import { delhi1947 } from '../births.ts'
import { call } from '../call.ts'

// The Moon moves 11.8 to 15.3 degrees a day, so that steps of three hours never skip a quarter of 3 degrees 20 minutes
const month = Array.from({ length: 225 }, (_, i) => ({
  datetime: new Date(Date.UTC(2001, 0, 1) + i * 10_800_000).toISOString().slice(0, 19),
  utc_offset: '+00:00',
  latitude: 28.6,
  longitude: 77.2,
}))

test('a month of Moons has every star and pada, each with its own text', async () => {
  const answers = await Promise.all(month.map((birth) => call(interp, birth)))
  const describe = (of: (answer: (typeof answers)[number]) => string) => new Set(answers.map(of)).size
  expect(describe(({ nakshatra, pada }) => `${nakshatra} ${pada}`)).toBe(108)
  expect(describe(({ pada_reading }) => pada_reading)).toBe(108)
  for (const of of [
    (answer: (typeof answers)[number]) => answer.health,
    (answer: (typeof answers)[number]) => answer.remedy.mantra,
    (answer: (typeof answers)[number]) => answer.remedy.tree,
    (answer: (typeof answers)[number]) => answer.remedy.text,
    ...[0, 1, 2, 3].map((i) => (answer: (typeof answers)[number]) => answer.readings[i]!.text),
  ])
    expect(describe(of)).toBe(27)
  const syllable = (star: (typeof NAKSHATRAS)[number], pada: number) =>
    answers.find((answer) => answer.nakshatra === star && answer.pada === pada)!.birth_syllable
  expect([syllable('Ashwini', 1), syllable('Revati', 4)]).toEqual(['Chu', 'Chi'])
  for (const answer of answers) {
    const texts = [...answer.readings.map(({ text }) => text), answer.pada_reading, answer.health, answer.remedy.text]
    const sentences = texts.flatMap((text) => text.split(/(?<=\.) /))
    expect(new Set(sentences).size).toBe(sentences.length)
  }
})

test('Delhi 1947: Pushya 1, as in almanacs', async () => {
  // The Moon is at 3°59' Cancer by Lahiri. Pushya begins at 3°20'
  const answer = await call(interp, delhi1947)
  expect([answer.nakshatra, answer.pada, answer.lord, answer.moon_sign, answer.birth_syllable]).toEqual([
    'Pushya',
    1,
    'Saturn',
    'Cancer',
    'Hu',
  ])
  expect([answer.gana, answer.yoni, answer.varna, answer.nadi]).toEqual(['Deva', 'Sheep', 'Brahmin', 'Madhya'])
  expect(answer.remedy.favourable_days).toEqual(['Saturday', 'Monday'])
})

test('the remedy of a star names its tree and the weekday of its lord', async () => {
  for (const { remedy } of await Promise.all(month.map((birth) => call(interp, birth)))) {
    const tree = remedy.tree.match(/[a-z]+/gi)!
    expect(tree.some((name) => remedy.text.toLowerCase().includes(name.toLowerCase()))).toBe(true)
    expect(remedy.text).toContain(remedy.favourable_days[0]!)
    expect(remedy.fact_ids).toEqual(['D1.Moon.nakshatra'])
  }
})
