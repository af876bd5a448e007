import { expect, test } from 'bun:test'
import gem from '../../../src/capabilities/predictions/prediction-gem.ts'
import luckyInfo from '../../../src/capabilities/predictions/prediction-lucky-info.ts'
import { PLANET_REMEDIES } from '../../../src/jyotish/planet-remedies.ts'
import { corpus } from '../../../src/readings/corpora.ts'
import { chennai1996, delhi1947, polarNight, randomBirths } from '../births.ts'
import { call } from '../call.ts'

test('lucky and unlucky values are disjoint, and the stone is that of based_on', async () => {
  for (const birth of [delhi1947, polarNight, ...randomBirths(40, 3)]) {
    const answer = await call(luckyInfo, birth)
    for (const day of answer.unlucky_days) expect(answer.lucky_days).not.toContain(day)
    for (const number of answer.unlucky_numbers) expect(answer.lucky_numbers).not.toContain(number)
    // All answers weigh stones in one way: this is the first stone, of the lords of the ninth, fifth and first, that
    // the gem reading does not withhold.
    const stones = await call(gem, birth)
    const worn = stones.lucky_stone ?? stones.benefic_stone ?? stones.life_stone
    expect(answer.gemstone).toBe(worn?.gem ?? null)
    if (worn) expect(answer.based_on.planet).toBe(worn.planet)
    expect(answer.substitute_stones).toEqual(worn?.substitutes ?? [])
    expect(answer.lucky_days[0]).toBe(PLANET_REMEDIES[answer.based_on.planet].day)
  }
})

test('Chennai 1996: values of a Capricorn ascendant', async () => {
  // Trikona lords: Saturn (1, 2), Venus (5, 10), Mercury (9, 6). Mercury in 12 keeps one or two points, so its stone
  // may be worn
  const answer = await call(luckyInfo, chennai1996)
  expect(answer.based_on.planet).toBe('Mercury')
  expect(answer.based_on.reason).toEndWith((await corpus('gem')).Mercury.lucky.text)
  // Among the lords, Venus is a friend of Mercury and Saturn is not
  expect([...answer.lucky_days].sort()).toEqual(['Friday', 'Wednesday'])
  expect([...answer.lucky_numbers].sort()).toEqual([5, 6])
  // The lords of 8 (Sun) and 12 (Jupiter) own no trikona. Mercury, lord of 6, owns one
  expect([...answer.unlucky_days].sort()).toEqual(['Sunday', 'Thursday'])
  expect([...answer.unlucky_numbers].sort()).toEqual([1, 3])
  expect(answer.auspicious_period.years).toEqual([25, 32, 36])
  expect(answer.auspicious_period.dasha.map(({ lord }) => lord).sort()).toEqual(['Mercury', 'Saturn', 'Venus'])
})
