import { expect, test } from 'bun:test'
import { westernNatal } from '../../src/capabilities/vocabulary/tropical/birth.ts'
import dignities from '../../src/capabilities/western/western-dignities.ts'
import { SEVEN } from '../../src/western/points.ts'
import { STANDINGS, type Standing, standingsOf } from '../../src/western/standing.ts'
import { randomBirths } from '../capabilities/births.ts'
import { call } from '../capabilities/call.ts'
import { worldAt } from '../world.ts'

const charts = randomBirths(1500, 3).map((birth) => ({ birth, ...westernNatal(birth, worldAt()) }))

test('the score is the total of western-dignities, less what a planet has when nothing ails it', async () => {
  for (const { birth, chart } of charts.slice(0, 40)) {
    const { planets } = await call(dignities, birth)
    const standings = standingsOf(chart)
    // Direct 4, free of the beams 5; source: Lilly, Christian Astrology, p. 115
    for (const { planet, total_score } of planets)
      expect(standings[planet].score).toBe(total_score - (planet === 'Sun' ? 0 : planet === 'Moon' ? 5 : 9))
  }
})

test('each planet is strong, steady and pressed in some charts, and none of them in most', () => {
  for (const planet of SEVEN) {
    const counts: Record<Standing, number> = { strong: 0, steady: 0, pressed: 0 }
    for (const { chart } of charts) counts[standingsOf(chart)[planet].standing]++
    for (const standing of STANDINGS) {
      expect(counts[standing]).toBeGreaterThan(charts.length / 10)
      expect(counts[standing]).toBeLessThan((charts.length * 2) / 3)
    }
  }
})

test('who is called strong or pressed has a ground for it', () => {
  for (const { chart } of charts)
    for (const { standing, helps, hinders } of Object.values(standingsOf(chart))) {
      if (standing === 'strong') expect(helps.length).toBeGreaterThan(0)
      if (standing === 'pressed') expect(hinders.length).toBeGreaterThan(0)
    }
})
