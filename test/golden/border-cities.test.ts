import { expect, test } from 'bun:test'
import { borderPeriodAt } from '../../src/atlas/local-clocks.ts'
import { worldAt } from '../world.ts'
import cities from './border-cities.json'

/** Cities and the countries to which maps of 1900 to 1938 give them; source in the file. */

test('border history has the country of the map', () => {
  const { atlas } = worldAt()
  expect(cities.rows.length).toBeGreaterThan(450)
  for (const [date, city, latitude, longitude, country, zone] of cities.rows as [
    string,
    string,
    number,
    number,
    string,
    string | null,
  ][]) {
    const place = { latitude, longitude }
    const [year, month, day] = date.split('-').map(Number) as [number, number, number]
    const today = atlas.zoneAt(latitude, longitude).timezone
    expect([date, city, country, borderPeriodAt(today, place, { year, month, day })?.zone ?? null]).toEqual([
      date,
      city,
      country,
      zone,
    ])
  }
})
