import { expect, test } from 'bun:test'
import { natal } from '../../src/capabilities/shared/natal.ts'
import { AREA_RULES, AREAS, areaAssessment } from '../../src/jyotish/assessment/area.ts'
import { areaIndicators, indicatorAgreement, indicatorSides } from '../../src/jyotish/assessment/indicators.ts'
import { lordScore } from '../../src/jyotish/dasha-scores.ts'
import { GRAHAS } from '../../src/jyotish/grahas.ts'
import { randomBirths } from '../capabilities/births.ts'
import { worldAt } from '../world.ts'

const charts = randomBirths(40, 77).map((birth) => natal(birth, worldAt()).chart)

test('every factor of an area is heard from one witness: without the silent ones they sum to what moved the score', () => {
  for (const chart of charts)
    for (const area of AREAS) {
      const rule = AREA_RULES[area]
      const judged = areaAssessment(rule, chart, [])
      const told = areaIndicators(judged, rule, 'Sun', chart).filter(({ kind: witness }) => witness !== 'period')
      const heard = told.reduce((sum, { effect }) => sum + effect, 0)
      const moved = judged.factors.filter(({ part }) => part !== 'sign').reduce((sum, { effect }) => sum + effect, 0)
      expect(Math.abs(heard - moved)).toBeLessThan(0.25 * 6)
      for (const { effect, factor } of told) expect(Math.sign(factor!.effect)).toBe(Math.sign(effect))
      expect(new Set(told.map(({ kind: witness }) => witness)).size).toBe(told.length)
    }
})

test('the period speaks only where its lord has to do with the matter, and on the side that he takes in his own period', () => {
  let heard = 0
  let silent = 0
  for (const chart of charts)
    for (const lord of GRAHAS) {
      const rule = AREA_RULES.marriage
      const period = areaIndicators({ factors: [] }, rule, lord, chart)
      expect(period.length).toBeLessThan(2)
      heard += period.length
      silent += 1 - period.length
      for (const { effect } of period) expect(Math.sign(effect)).toBe(Math.sign(lordScore(lord, chart).score - 50))
    }
  expect([heard > 40, silent > 40]).toEqual([true, true])
})

test('agreement counts heads on the greater side over the smaller one', () => {
  const one = (effect: number) => ({ kind: 'lords' as const, effect, factor: null })
  expect([[], [one(3)], [one(3), one(-9)], [one(-1), one(-2), one(5)]].map(indicatorAgreement)).toEqual([0, 1, 0, 1])
  expect(indicatorSides([one(3), one(-9)])).toEqual({ speaksFor: [one(3)], against: [one(-9)] })
})
