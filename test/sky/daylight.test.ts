import { expect, test } from 'bun:test'
import { dayAround } from '../../src/sky/daylight.ts'
import { julianDay, plusDays } from '../../src/time/julian-day.ts'
import { sky } from '../world.ts'

test('the moment of a sunrise is the start of the day, and the end of the day before', () => {
  for (const latitude of [-54.35617, 21.8314, 51.6591, 64.1466]) {
    const site = { latitude, longitude: -44.38384 }
    const from = julianDay(Date.UTC(2009, 0, 1))
    const rises = sky.horizon({ event: 'rise', body: 'Sun', site, from, to: plusDays(from, 120) })
    // The differences between two searches for the same sunrise.
    for (const [i, rise] of rises.slice(1, -1).entries())
      for (const off of [-1e-8, -1e-9, 0, 1e-9, 1e-8]) {
        const day = dayAround(plusDays(rise, off), site, sky)!
        const startsHere = Math.abs(day.sunrise - rise) < 1e-6
        expect(Math.abs(day.sunrise - rises[startsHere ? i + 1 : i]!)).toBeLessThan(1e-6)
        expect(Math.abs(day.nextSunrise - rises[startsHere ? i + 2 : i + 1]!)).toBeLessThan(1e-6)
        expect(day.isDay).toBe(startsHere)
      }
  }
})
