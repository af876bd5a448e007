import { expect, test } from 'bun:test'
import { natal } from '../../../src/capabilities/shared/natal.ts'
import { AREA_RULES, areaAssessment } from '../../../src/jyotish/assessment/area.ts'
import { occupantAndAspectFactors } from '../../../src/jyotish/assessment/house.ts'
import { planetAssessments } from '../../../src/jyotish/assessment/planet.ts'
import { lordOf } from '../../../src/jyotish/grahas.ts'
import { helpfulPlanets } from '../../../src/jyotish/helpful-planets.ts'
import { HOUSES, type HouseNumber, signOfHouse } from '../../../src/zodiac/signs.ts'
import { randomBirths } from '../../capabilities/births.ts'
import { sample } from '../../long.ts'
import { worldAt } from '../../world.ts'
import { syntheticChart } from '../synthetic-chart.ts'
import { type Places, SKY } from '../yogas/examples/example.ts'

const CHARTS = randomBirths(sample(300, 2000), 77).map((birth) => natal(birth, worldAt()).chart)

/** The effects of the planets in a house and on it, by planet. */
const effectsOn = (house: HouseNumber, lagna: Parameters<typeof syntheticChart>[0], places: Partial<Places>) => {
  const chart = syntheticChart(lagna, { ...SKY, ...places })
  return Object.fromEntries(
    occupantAndAspectFactors(house, chart, helpfulPlanets(chart)).map(({ planet, part, effect }) => [
      `${planet} ${part}`,
      effect,
    ]),
  )
}

// Phaladeepika 15.1: a house prospers by the presence and by the aspect of its own lord, a malefic lord too.
test('a malefic lord helps its own house by its aspect and by its presence', () => {
  // Aries rises. Saturn in Cancer aspects Capricorn, the 10th, his own.
  expect(effectsOn(10, 'Aries', { Saturn: 'Cancer' })).toMatchObject({ 'Saturn aspect': 2 })
  // Virgo rises. Mars in Aries, the 8th, is at home.
  expect(effectsOn(8, 'Virgo', { Mars: 'Aries' })).toMatchObject({ 'Mars occupant': 4 })
  // Mars in Libra aspects Taurus, the 2nd of Aries rising, which Venus rules, and his own Aries.
  expect(effectsOn(1, 'Aries', { Mars: 'Libra' })).toMatchObject({ 'Mars aspect': 2 })
})

// Phaladeepika 15.1 (owners of good houses, unless fallen or combust); BPHS 34 (lords of trikonas, yogakaraka).
test('a malefic lord of the ascendant and a malefic yogakaraka help, unless they are fallen or combust', () => {
  // Capricorn rises: its lord Saturn in Libra aspects Aries, the 4th. Libra rises: Saturn is yogakaraka.
  expect(effectsOn(4, 'Capricorn', { Saturn: 'Libra' })).toMatchObject({ 'Saturn aspect': 2 })
  // In Pisces he aspects Taurus, Virgo and Sagittarius, the 8th, the 12th and the 3rd.
  for (const house of [8, 12, 3] as const)
    expect(effectsOn(house, 'Libra', { Saturn: 'Pisces' })).toMatchObject({ 'Saturn aspect': 2 })
  // Cancer rises: Saturn, lord of the 7th and the 8th, hinders the 12th.
  expect(effectsOn(12, 'Cancer', { Saturn: 'Aries' })).toMatchObject({ 'Saturn aspect': -2 })
  expect(helpfulPlanets(syntheticChart('Libra', SKY)).has('Saturn')).toBe(true)
  expect(helpfulPlanets(syntheticChart('Libra', SKY, { combust: ['Saturn'] })).has('Saturn')).toBe(false)
})

// Uttara Kalamrita 2.13: an exalted malefic gives good results.
test('an exalted malefic helps the house in which it stands', () => {
  expect(effectsOn(4, 'Cancer', { Saturn: 'Libra' })).toMatchObject({ 'Saturn occupant': 4 })
  expect(effectsOn(4, 'Cancer', { Saturn: 'Virgo' })).not.toHaveProperty('Saturn occupant')
  expect(effectsOn(5, 'Cancer', { Saturn: 'Scorpio' })).toMatchObject({ 'Saturn occupant': -4 })
})

test('in no chart does the presence or the aspect of a lord count against its own house', () => {
  let own = 0
  for (const chart of CHARTS) {
    const helpers = helpfulPlanets(chart)
    for (const house of HOUSES) {
      const lord = lordOf(signOfHouse(chart.ascendant.sign, house))
      const factors = occupantAndAspectFactors(house, chart, helpers).filter(({ planet }) => planet === lord)
      own += factors.length
      for (const { effect } of factors) expect(effect).toBeGreaterThan(0)
    }
  }
  expect(own).toBeGreaterThan(CHARTS.length)
})

test('areas count the presence and the aspect of a lord of one of their houses as help', () => {
  for (const chart of CHARTS.slice(0, 200))
    for (const area of Object.values(AREA_RULES)) {
      const { factors } = areaAssessment(area, chart, [])
      for (const { planet, part, house, effect } of factors) {
        if (house === null || (part !== 'occupant' && part !== 'aspect')) continue
        if (planet !== lordOf(signOfHouse(chart.ascendant.sign, house))) continue
        expect(Math.sign(effect)).toBe('reversed' in area && area.reversed === house ? -1 : 1)
      }
    }
})

test('company that helps never lowers the condition of a planet', () => {
  // Taurus rises, and Saturn is yogakaraka: beside him the Moon stands better than with Saturn for Cancer rising.
  const withSaturn = (lagna: 'Taurus' | 'Cancer') => {
    const chart = syntheticChart(lagna, { ...SKY, Moon: 'Aquarius', Ketu: 'Leo', Rahu: 'Aquarius' })
    return planetAssessments(chart, null).Moon.factors.find(({ id }) => id === 'D1.Moon.company')?.effect ?? 0
  }
  expect(withSaturn('Taurus')).toBeGreaterThan(withSaturn('Cancer'))
})
