import { createEphemeris } from '../../src/ephemeris/index.ts'
import { createSky } from '../../src/sky/index.ts'
import type { JulianDay } from '../../src/time/julian-day.ts'
import { COMPILED } from '../compiled.ts'
import { placesDisagree, SET, six } from '../places.ts'
import { CENTURIES, randomMoments } from '../sample.ts'
import type { Trial } from '../trial.ts'

const SCANS = 4
const YEARS = 120

const EVERY_SECONDS = 0.0005

/**
 * The positions of a chart, due every half millisecond, alone or while four scans of 120 years repeat in the pool. Time counts from when
 * a call is due, so that a blocked event loop adds to the time of every waiting call.
 */
const lightCall: Trial = {
  name: 'light-call',
  unit: 'set of 11 bodies, from when it is due',
  agreement: 'the same positions',
  sizes: { timed: 2000, agreed: 10, tiny: 3 },
  units: (size) => size,
  reference: 'alone',
  participants: async () => [
    { name: 'alone', arcseconds: 0 },
    { name: 'with four scans', arcseconds: 0 },
  ],
  async seat(name, size) {
    const sky = createSky(createEphemeris({ compiled: COMPILED }))
    const moments = randomMoments(size)
    const window = { from: CENTURIES.from as JulianDay, to: (CENTURIES.from + YEARS * 365.25) as JulianDay }
    const moonAndSun = [
      { body: 'Moon', factor: 1 },
      { body: 'Sun', factor: -1 },
    ] as const
    const busy = new AbortController()
    if (name === 'alone') busy.abort()
    const { signal } = busy
    const scanning = async () => {
      while (!signal.aborted) await sky.scan({ of: { terms: moonAndSun }, span: 12, ...window }, signal)
    }
    const scans = Array.from({ length: SCANS }, scanning)
    return {
      answer: () => Array.from(moments).flatMap((at) => sky.positions(at as JulianDay, SET).flatMap(six)),
      async round() {
        const waits: number[] = []
        const began = Bun.nanoseconds()
        const passed = () => (Bun.nanoseconds() - began) / 1e9
        for (const [call, at] of moments.entries()) {
          const due = call * EVERY_SECONDS
          while (passed() < due) await new Promise(setImmediate)
          sky.positions(at as JulianDay, SET)
          waits.push(passed() - due)
        }
        waits.sort((a, b) => a - b)
        const within = (part: number) => waits[Math.ceil(size * part) - 1]!
        return { '': waits.reduce((sum, wait) => sum + wait, 0) / size, p50: within(0.5), p99: within(0.99) }
      },
      async end() {
        busy.abort()
        await Promise.allSettled(scans)
      },
    }
  },
  disagreement: (expected, answer, who) => placesDisagree(expected as number[], answer as number[], who),
}

export default [lightCall]
