import { expect, test } from 'bun:test'
import luckyInfo from '../../../src/capabilities/predictions/prediction-lucky-info.ts'
import shadbala from '../../../src/capabilities/strengths/shadbala.ts'
import { SEVEN } from '../../../src/jyotish/grahas.ts'
import { luckyPlanets } from '../../../src/jyotish/lucky.ts'
import { PLANET_REMEDIES } from '../../../src/jyotish/planet-remedies.ts'
import { corpus } from '../../../src/readings/corpora.ts'
import { SIGNS, type SignIndex } from '../../../src/zodiac/signs.ts'
import { chennai1996, delhi1947, polarNight, randomBirths } from '../births.ts'
import { call } from '../call.ts'

test('lucky and unlucky are disjoint, the stone is that of based_on', async () => {
  for (const birth of [delhi1947, polarNight, ...randomBirths(40, 3)]) {
    const answer = await call(luckyInfo, birth)
    for (const day of answer.unlucky_days) expect(answer.lucky_days).not.toContain(day)
    for (const number of answer.unlucky_numbers) expect(answer.lucky_numbers).not.toContain(number)
    expect(answer.gemstone).toBe(PLANET_REMEDIES[answer.based_on.planet].gem)
    expect(answer.lucky_days[0]).toBe(PLANET_REMEDIES[answer.based_on.planet].day)
  }
})

test('Chennai 1996, Capricorn rising', async () => {
  // Trikona lords Saturn (1, 2), Venus (5, 10), Mercury (9, 6): Mercury's moolatrikona Virgo is the 9th, Gemini the 6th, so all are free
  const answer = await call(luckyInfo, chennai1996)
  const { planets } = await call(shadbala, chennai1996)
  const strongest = planets
    .filter(({ planet }) => ['Saturn', 'Venus', 'Mercury'].includes(planet))
    .sort((a, b) => b.ratio - a.ratio)[0]!
  expect(answer.based_on.planet).toBe(strongest.planet)
  const house = ({ Saturn: 'life', Venus: 'benefic', Mercury: 'lucky' } as const)[strongest.planet as 'Venus']
  expect(answer.based_on.reason).toEndWith((await corpus('gem'))[strongest.planet as 'Venus'][house].text)
  // The three are friends of one another: days and numbers of all three
  expect([...answer.lucky_days].sort()).toEqual(['Friday', 'Saturday', 'Wednesday'])
  expect([...answer.lucky_numbers].sort()).toEqual([5, 6, 8])
  // Lords of 8 (Sun) and 12 (Jupiter) own no trikona; Mercury of 6 does
  expect([...answer.unlucky_days].sort()).toEqual(['Sunday', 'Thursday'])
  expect([...answer.unlucky_numbers].sort()).toEqual([1, 3])
  expect(answer.auspicious_period.years).toEqual([25, 32, 36])
  expect(answer.auspicious_period.dasha.map(({ lord }) => lord).sort()).toEqual(['Mercury', 'Saturn', 'Venus'])
})

test('every ascendant has such a lord, and equal strength goes to the ninth', () => {
  const even = Object.fromEntries(SEVEN.map((lord) => [lord, { ratio: 1 }])) as never
  for (const [sign] of SIGNS.entries()) {
    const { chosen, trikona } = luckyPlanets(sign as SignIndex, even)
    expect(trikona).toContain(chosen)
  }
  expect(luckyPlanets(0, even).chosen).toBe('Jupiter')
})
