import { createEphemeris } from '../../src/ephemeris/index.ts'
import { createSky } from '../../src/sky/index.ts'
import type { JulianDay } from '../../src/time/julian-day.ts'
import { COMPILED } from '../compiled.ts'
import { placesDisagree, SET, six } from '../places.ts'
import { CENTURIES, randomMoments } from '../sample.ts'
import type { Trial } from '../trial.ts'

const SCANS = 4
const YEARS = 120

/** A chart's positions as the event loop comes to them, alone or while four scans of 120 years run in the pool, over and over. */
const lightCall: Trial = {
  name: 'light-call',
  unit: 'turn of the event loop with a set of 11 bodies',
  agreement: 'the same positions',
  sizes: { timed: 1000, agreed: 10, tiny: 3 },
  units: (size) => size,
  reference: 'alone',
  participants: async () => [
    { name: 'alone', arcseconds: 0 },
    { name: 'beside four scans', arcseconds: 0 },
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
        for (const at of moments) {
          const began = Bun.nanoseconds()
          await new Promise(setImmediate)
          sky.positions(at as JulianDay, SET)
          waits.push((Bun.nanoseconds() - began) / 1e9)
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
