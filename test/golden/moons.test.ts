import { expect, test } from 'bun:test'
import sunMoonTimings from '../../src/capabilities/panchang/sun-moon-timings.ts'
import { call } from '../capabilities/call.ts'
import golden from './moons.json'

/** The almanac's place is known by its sunrises alone, to half a degree. */
const MINUTES = 4.5

test('Drik Panchang, moonrise and moonset of 365 days: 705 moments, and none on the 25 that have none', async () => {
  let moments = 0
  for (const [date, rise, set] of golden.rows as [string, string | null, string | null][]) {
    const { sun_moon } = await call(sunMoonTimings, { date, ...golden.place })
    for (const [theirs, ours] of [
      [rise, sun_moon.moonrise_of_day],
      [set, sun_moon.moonset_of_day],
    ] as const) {
      expect(`${date} ${ours === null}`).toBe(`${date} ${theirs === null}`)
      if (theirs === null) continue
      moments++
      // A plus: after midnight.
      const at = Date.parse(`${date}T${theirs.slice(0, 5)}+05:30`) + (theirs.endsWith('+') ? 864e5 : 0)
      expect([date, Math.abs(Date.parse(ours!) - at) / 60_000 < MINUTES]).toEqual([date, true])
    }
  }
  expect(moments).toBe(705)
})
