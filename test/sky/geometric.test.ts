import { expect, test } from 'bun:test'
import { POSITIONS, positionsOf } from '../../src/sky/geometric.ts'
import type { JulianDay } from '../../src/time/julian-day.ts'
import { separation } from '../../src/zodiac/longitude.ts'
import { FLAGS, ORACLE_BODY, sweph } from '../native/oracle.ts'
import { sky } from '../world.ts'

const BODIES = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'MeanNode'] as const
const ARCSECOND = 1 / 3600

test('geometric positions are the true positions of Swiss Ephemeris without light deflection', () => {
  const { SEFLG_TRUEPOS, SEFLG_NOGDEFL } = sweph.constants
  for (let moment = 2396760; moment < 2497000; moment += 1733.37)
    for (const positions of POSITIONS) {
      const places = positionsOf(positions, moment as JulianDay, BODIES, sky)
      for (const [i, body] of BODIES.entries()) {
        const { data } = sweph.calc_ut(moment, ORACLE_BODY[body], FLAGS | SEFLG_TRUEPOS | SEFLG_NOGDEFL)
        // The Sun deflects the light of bodies near it.
        const tolerance = body === 'Sun' || body === 'Moon' ? 0.02 : 0.3
        const off = separation(places[i]!.longitude, data[0]!) / ARCSECOND
        if (positions === 'geometric') expect([body, moment, off < tolerance]).toEqual([body, moment, true])
        // The Sun always appears 20.5 arcseconds behind its geometric position.
        else if (body === 'Sun') expect(Math.abs(off - 20.5)).toBeLessThan(0.6)
        expect(Math.abs(places[i]!.latitude - data[1]!) / ARCSECOND).toBeLessThan(
          positions === 'geometric' ? tolerance : 60,
        )
      }
    }
})
