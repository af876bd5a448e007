import { expect, test } from 'bun:test'
import sunMoonTimings from '../../src/capabilities/panchang/sun-moon-timings.ts'
import { call } from '../capabilities/call.ts'
import golden from './moons.json'

/** The place of the almanac is known only from its sunrises, to half a degree. */
const MINUTES = 4.5

test('Drik Panchang: 705 moonrises and moonsets of 365 days, and none on 25 days', async () => {
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
      // A plus sign means after midnight.
      const at = Date.parse(`${date}T${theirs.slice(0, 5)}+05:30`) + (theirs.endsWith('+') ? 864e5 : 0)
      expect([date, Math.abs(Date.parse(ours!) - at) / 60_000 < MINUTES]).toEqual([date, true])
    }
  }
  expect(moments).toBe(705)
})
