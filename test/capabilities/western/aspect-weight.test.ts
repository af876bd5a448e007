import { expect, test } from 'bun:test'
import westernDetailedReport from '../../../src/capabilities/western/western-detailed-report.ts'
import { sentencesOf } from '../../../src/readings/passage.ts'
import { CLASSICAL_PLANETS, POINTS_AND_ANGLES } from '../../../src/western/points.ts'
import { randomBirths } from '../births.ts'
import { call } from '../call.ts'
import { einstein, north } from './births.ts'

test('every aspect is weighed in two sentences or more: among the aspects of its point, and by how its points stand', async () => {
  const measure = new RegExp(`aspects? of (?:the )?(?:${POINTS_AND_ANGLES.join('|')})\\b`)
  const stands = new RegExp(`(?:${CLASSICAL_PLANETS.join('|')}), [A-Za-z ]+[,.;]|\\bangle|\\bangular\\b|move slowly`)
  let weighed = 0
  for (const birth of [einstein, north(70), ...randomBirths(20, 31)]) {
    const { aspect_readings } = await call(westernDetailedReport, birth)
    for (const { planet_a, planet_b, text } of aspect_readings) {
      if (planet_a === 'Ascendant' && planet_b === 'Midheaven') continue
      const [head, ...texts] = sentencesOf(text)
      expect(head).toMatch(/, (?:all but exact|\d+\.\d degrees) and (?:closing|parting)\.$/)
      expect([text, texts.some((each) => measure.test(each)), texts.some((each) => stands.test(each))]).toEqual([
        text,
        true,
        true,
      ])
      expect([text, texts.length >= 3]).toEqual([text, true])
      weighed++
    }
  }
  expect(weighed).toBeGreaterThan(300)
})

test('two births have few of these sentences alike, of aspects and of houses', async () => {
  const items = await Promise.all(
    randomBirths(20, 32).map(async (birth) => {
      const { aspect_readings, house_readings } = await call(westernDetailedReport, birth)
      return new Set([...aspect_readings, ...house_readings].flatMap(({ text }) => sentencesOf(text)))
    }),
  )
  const shared = items.flatMap((one, i) =>
    items.slice(0, i).map((other) => (2 * one.intersection(other).size) / (one.size + other.size)),
  )
  expect(shared.reduce((total, share) => total + share, 0) / shared.length).toBeLessThan(0.12)
})
