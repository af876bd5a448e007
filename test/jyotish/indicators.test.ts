import { expect, test } from 'bun:test'
import { natal } from '../../src/capabilities/shared/natal.ts'
import { AREA_RULES, ASSESSED_AREAS, areaAssessment } from '../../src/jyotish/assessment/area.ts'
import { areaIndicators, indicatorAgreement, indicatorSides } from '../../src/jyotish/assessment/indicators.ts'
import { lordScore } from '../../src/jyotish/dasha-scores.ts'
import { GRAHAS } from '../../src/jyotish/grahas.ts'
import { randomBirths } from '../capabilities/births.ts'
import { worldAt } from '../world.ts'

const charts = randomBirths(40, 77).map((birth) => natal(birth, worldAt()).chart)

test('the indicators of an area sum to the effects of its factors, and each kind occurs once', () => {
  for (const chart of charts)
    for (const area of ASSESSED_AREAS) {
      const rule = AREA_RULES[area]
      const assessment = areaAssessment(rule, chart, [])
      const indicators = areaIndicators(assessment, rule, 'Sun', chart).filter(({ kind }) => kind !== 'period')
      const indicatorSum = indicators.reduce((sum, { effect }) => sum + effect, 0)
      const factorSum = assessment.factors
        .filter(({ part }) => part !== 'sign')
        .reduce((sum, { effect }) => sum + effect, 0)
      expect(Math.abs(indicatorSum - factorSum)).toBeLessThan(0.25 * 6)
      for (const { effect, factor } of indicators) expect(Math.sign(factor!.effect)).toBe(Math.sign(effect))
      expect(new Set(indicators.map(({ kind }) => kind)).size).toBe(indicators.length)
    }
})

test('the period is an indicator only if its lord concerns the area, and has the sign of its score', () => {
  let withPeriod = 0
  let withoutPeriod = 0
  for (const chart of charts)
    for (const lord of GRAHAS) {
      const rule = AREA_RULES.marriage
      const period = areaIndicators({ factors: [] }, rule, lord, chart)
      expect(period.length).toBeLessThan(2)
      withPeriod += period.length
      withoutPeriod += 1 - period.length
      for (const { effect } of period) expect(Math.sign(effect)).toBe(Math.sign(lordScore(lord, chart).score - 50))
    }
  expect([withPeriod > 40, withoutPeriod > 40]).toEqual([true, true])
})

test('agreement is the number of indicators on the larger side minus that on the smaller side', () => {
  const indicator = (effect: number) => ({ kind: 'lords' as const, effect, factor: null })
  expect(
    [[], [indicator(3)], [indicator(3), indicator(-9)], [indicator(-1), indicator(-2), indicator(5)]].map(
      indicatorAgreement,
    ),
  ).toEqual([0, 1, 0, 1])
  expect(indicatorSides([indicator(3), indicator(-9)])).toEqual({ speaksFor: [indicator(3)], against: [indicator(-9)] })
})
