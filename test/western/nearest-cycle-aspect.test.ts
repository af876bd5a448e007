import { expect, test } from 'bun:test'
import { type JulianDay, plusDays } from '../../src/time/julian-day.ts'
import {
  CYCLE_ANGLES,
  cycleAspectsOf,
  maxCycleDays,
  nearestCycleAspect,
  OUTER_PAIRS,
} from '../../src/western/mundane/cycles.ts'
import { sky } from '../world.ts'

// The stepwise search against a search of the whole cycle. The moments are within, before and after the retrograde loops around
// the conjunctions of 1980/81, 2020 and 2000.
const MOMENTS = [2444700.5, 2451800.25, 2459200.5] as JulianDay[]
const ANGLES = CYCLE_ANGLES.map(({ angle }) => angle)
const SECOND = 1 / 86_400

const QUICK_PAIRS = OUTER_PAIRS.filter((pair) => pair !== 'Neptune-Pluto' && pair !== 'Uranus-Neptune')

test.each(QUICK_PAIRS)('the nearest aspects of %s equal those of a search of the whole cycle', async (pair) => {
  const reach = maxCycleDays(pair)
  for (const at of MOMENTS) {
    const before = await cycleAspectsOf(pair, [0], { from: plusDays(at, -reach), to: at }, sky)
    const after = await cycleAspectsOf(pair, ANGLES, { from: at, to: plusDays(at, reach) }, sky)
    const pairs = [
      [before.at(-1), await nearestCycleAspect(pair, [0], at, -1, sky)],
      [after[0], await nearestCycleAspect(pair, ANGLES, at, 1, sky)],
      [after.find(({ angle }) => angle === 0), await nearestCycleAspect(pair, [0], at, 1, sky)],
    ] as const
    for (const [whole, nearest] of pairs) {
      expect(nearest!.angle).toBe(whole!.angle)
      expect(Math.abs(nearest!.at - whole!.at)).toBeLessThan(SECOND)
    }
  }
})
