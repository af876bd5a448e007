import { expect, test } from 'bun:test'
import eclipseChart from '../../../src/capabilities/mundane/mundane-eclipse-chart.ts'
import planetaryCycles from '../../../src/capabilities/mundane/mundane-planetary-cycles.ts'
import type { Sky } from '../../../src/sky/sky.ts'
import { sky as whole, worldAt } from '../../world.ts'

// Searches are limited by the amount of work, not by time.

const YEAR = 365.25

/** A sky that counts the searches for eclipses and the years in which crossings are searched. */
const counting = () => {
  const work = { eclipses: 0, years: 0 }
  const over = (sky: Sky): Sky => ({
    ...sky,
    eclipses(...query) {
      work.eclipses++
      return sky.eclipses(...query)
    },
    scan(query, signal) {
      work.years += (query.to - query.from) / YEAR
      return sky.scan(query, signal)
    },
    moshierSky: () => over(sky.moshierSky()),
  })
  return { work, world: { ...worldAt(), sky: over(whole) } }
}

test('the first eclipse of a saros is found by one search, however long ago it was', async () => {
  const { work, world } = counting()
  const { saros_family } = await eclipseChart.compute(eclipseChart.example, world)
  expect(saros_family).toMatchObject({ saros: 139, first_eclipse_date: '1501-05-27' })
  // Source of the date: Espenak and Meeus, 17 May 1501 in the Julian calendar. The test covers solar and lunar eclipses
  // after the date, and the first of the series.
  expect(work.eclipses).toBe(3)
})

test('the cycles of slow planets are searched in a small part of their length', async () => {
  const { work, world } = counting()
  await planetaryCycles.compute(planetaryCycles.example, world)
  // The ten cycles add up to 964 years, and each is searched before and after the moment.
  expect(work.years).toBeLessThan(500)
})
