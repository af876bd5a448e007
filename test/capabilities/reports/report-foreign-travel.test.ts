import { describe, expect, test } from 'bun:test'
import report from '../../../src/capabilities/reports/report-foreign-travel.ts'
import { natal } from '../../../src/capabilities/shared/natal.ts'
import birthChart from '../../../src/capabilities/vedic-charts/birth-chart.ts'
import { AREA_RULES, areaAssessment } from '../../../src/jyotish/assessment/area.ts'
import { lordOf } from '../../../src/jyotish/grahas.ts'
import { roadsAbroad, settlementOutcome, travelRule } from '../../../src/jyotish/journeys.ts'
import { houseFrom, signOfHouse } from '../../../src/zodiac/signs.ts'
import { worldAt } from '../../world.ts'
import { randomBirths } from '../births.ts'
import { call } from '../call.ts'
import { birthsFrom, reportLaws } from './area-laws.ts'

interface Data {
  kinds: Record<string, { fact_ids: string[] }>
  directions: { from: string[] }[]
}

describe('report-foreign-travel', () => {
  reportLaws(
    report,
    [
      'promise',
      'third_ninth_twelfth',
      'fourth_house_uprooting',
      'rahu',
      'chaturthamsha',
      'yogas',
      'directions',
      'timing',
      'settlement_or_return',
      'remedies',
    ],
    ({ kinds, directions }: Data) => [
      ...Object.values(kinds).flatMap(({ fact_ids }) => fact_ids),
      ...directions.flatMap(({ from }) => from),
    ],
  )

  test('the stated places equal the birth chart', async () => {
    for (const birth of birthsFrom(30, 21)) {
      const [{ sections }, { planets }] = [
        await call(report, { ...birth, as_of: '2100-01-01' }),
        await call(birthChart, birth),
      ]
      for (const { fact_id, value } of sections.flatMap(({ facts }) => facts)) {
        const [chart, name, property] = fact_id.split('.')
        const planet = planets.find((each) => each.name === name)
        if (chart !== 'D1' || !planet) continue
        if (property === 'house') expect([fact_id, value]).toEqual([fact_id, planet.house])
        if (property === 'sign') expect([fact_id, value]).toEqual([fact_id, planet.sign])
      }
    }
  })

  test('a debilitated lord of the fourth in the twelfth raises residence abroad', () => {
    const area = AREA_RULES.foreign_travel
    const rule = { ...area, ...travelRule(area, 'residence_abroad') }
    let result = 0
    for (const birth of randomBirths(4000, 5)) {
      const { chart } = natal(birth, worldAt())
      const lord = lordOf(signOfHouse(chart.ascendant.sign, 4))
      if (chart.graha[lord].house !== 12) continue
      const own = areaAssessment(rule, chart, []).factors.filter(
        ({ house, planet, part }) => house === 4 && planet === lord && (part === 'dignity' || part === 'place'),
      )
      const fallen = own.find(({ part }) => part === 'dignity')
      if (fallen?.value !== 'debilitated') continue
      result++
      // The effect is reversed, halved and divided by 2.5 (house 12 counts 1; houses 3, 7 and 4 count 0.5): debilitated
      // 8 (10 less if cancelled), and in a house of loss 6.
      expect(own.find(({ part }) => part === 'place')!.effect).toBeCloseTo((6 * 0.5) / 2.5, 9)
      const gain = own.reduce((sum, { effect }) => sum + effect, 0)
      expect([(14 * 0.5) / 2.5, (4 * 0.5) / 2.5].some((by) => Math.abs(gain - by) < 1e-9)).toBe(true)
    }
    expect(result).toBeGreaterThan(3)
  })

  test('directions of Delhi 1947 equal the calculation by hand', () => {
    const { chart } = natal({ ...birthsFrom(0, 1)[0]! }, worldAt())
    // Taurus rises. Saturn rules the ninth (Capricorn) and is in Cancer, water; Mars rules the twelfth (Aries) and is
    // in Gemini, air. Both houses are empty.
    expect(houseFrom(chart.ascendant.sign, chart.graha.Saturn.sign)).toBe(3)
    expect(roadsAbroad(chart).map(({ name, weight }) => [name, weight])).toEqual([
      ['North', 1],
      ['West', 1],
    ])
  })

  test('treats scores within six points as level', () => {
    expect([
      settlementOutcome(50, 44),
      settlementOutcome(50, 43.9),
      settlementOutcome(44, 50),
      settlementOutcome(43.9, 50),
    ]).toEqual(['even', 'settles', 'even', 'returns'])
  })
})
