import { expect, test } from 'bun:test'
import { westernNatal } from '../../src/capabilities/shared/tropical/birth.ts'
import dignities from '../../src/capabilities/western/western-dignities.ts'
import { AREA_STANDINGS, areaStanding, LIFE_AREAS } from '../../src/western/life-areas.ts'
import { CLASSICAL_PLANETS } from '../../src/western/points.ts'
import { rulerOf } from '../../src/western/signs.ts'
import { isStrained, STANDINGS, type Standing, standingsOf } from '../../src/western/standing.ts'
import { signOf } from '../../src/zodiac/signs.ts'
import { randomBirths } from '../capabilities/births.ts'
import { call } from '../capabilities/call.ts'
import { worldAt } from '../world.ts'

const charts = randomBirths(1500, 3).map((birth) => ({ birth, ...westernNatal(birth, worldAt()) }))

test('the score is the total of western-dignities minus the median of the planet', async () => {
  const totals = await Promise.all(charts.slice(0, 40).map(({ birth }) => call(dignities, birth)))
  for (const planet of CLASSICAL_PLANETS) {
    const scores = charts.map(({ chart }) => standingsOf(chart)[planet].score).sort((a, b) => a - b)
    // The medians of 1,500 births are within a point of those of 20,000.
    expect(Math.abs(scores[charts.length / 2]!)).toBeLessThanOrEqual(1)
    const subtracted = totals.map(
      ({ planets }, i) =>
        planets.find((each) => each.planet === planet)!.total_score - standingsOf(charts[i]!.chart)[planet].score,
    )
    expect([planet, new Set(subtracted).size]).toEqual([planet, 1])
  }
})

test('each condition of a planet occurs in some charts and prevails in none', () => {
  for (const planet of CLASSICAL_PLANETS) {
    const counts: Record<Standing, number> = { strong: 0, steady: 0, strained: 0, pressed: 0 }
    for (const { chart } of charts) counts[standingsOf(chart)[planet].standing]++
    for (const standing of STANDINGS) {
      expect(counts[standing]).toBeGreaterThan(charts.length / 20)
      expect(counts[standing]).toBeLessThan(charts.length * 0.55)
    }
    const hard = counts.strained + counts.pressed
    expect([planet, hard > charts.length / 10, hard < charts.length * 0.45]).toEqual([planet, true, true])
  }
})

test('few charts have many strained or pressed house rulers', () => {
  const hard = charts
    .filter(({ chart }) => chart.houses.cusps.every((cusp) => cusp !== null))
    .map(({ chart }) => {
      const standings = standingsOf(chart)
      return chart.houses.cusps.filter((cusp) => isStrained(standings[rulerOf(signOf(cusp!))].standing)).length
    })
  expect(hard.length).toBeGreaterThan(1000)
  expect(hard.reduce((sum, n) => sum + n, 0) / hard.length).toBeLessThan(5)
  expect(hard.filter((n) => n >= 10).length / hard.length).toBeLessThan(0.02)
})

test('each condition of an area occurs in some charts; disagreeing significators make it steady', () => {
  for (const area of LIFE_AREAS) {
    const counts = { strong: 0, steady: 0, pressed: 0 }
    for (const { chart } of charts) {
      const condition = areaStanding(area, chart, standingsOf(chart))
      if (!condition) continue
      counts[condition.standing]++
      if (condition.pullApart) expect(condition.standing).toBe('steady')
    }
    const all = counts.strong + counts.steady + counts.pressed
    for (const standing of AREA_STANDINGS) {
      expect([area, standing, counts[standing] > all / 10]).toEqual([area, standing, true])
      expect([area, standing, counts[standing] < all * 0.65]).toEqual([area, standing, true])
    }
  }
})

test('a strong planet has a helping factor, a strained or pressed one a hindering factor', () => {
  for (const { chart } of charts)
    for (const { standing, helps, hinders } of Object.values(standingsOf(chart))) {
      if (standing === 'strong') expect(helps.length).toBeGreaterThan(0)
      if (isStrained(standing)) expect(hinders.length).toBeGreaterThan(0)
    }
})
