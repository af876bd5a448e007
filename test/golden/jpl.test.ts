import { beforeAll, expect, test } from 'bun:test'
import { createEphemeris } from '../../src/ephemeris/index.ts'
import { createSky } from '../../src/sky/index.ts'
import type { Sky } from '../../src/sky/sky.ts'
import type { JulianDay } from '../../src/time/julian-day.ts'
import { apart, sweph } from '../native/oracle.ts'
import { wholeTable } from '../native/table.ts'
import rows from './jpl.json'

/**
 * Tolerances in arcseconds. Inner bodies: differences of the frames and the lunar theories of DE405 (1997) and DE431
 * (2013, the basis of the ephemeris files). Outer planets: their orbits were corrected between the two, most for
 * Neptune and Pluto (Folkner et al., The Planetary and Lunar Ephemerides DE430 and DE431, IPN Progress Report 42-196,
 * 2014).
 */
const TOLERANCE = {
  Sun: 0.005,
  Moon: 0.02,
  Mercury: 0.005,
  Venus: 0.005,
  Mars: 0.005,
  Jupiter: 0.1,
  Saturn: 0.2,
  Uranus: 0.4,
  Neptune: 1.2,
  Pluto: 1.8,
} as const

const MINUTE = 60_000
let compiled: Sky

beforeAll(async () => {
  compiled = createSky(createEphemeris({ compiled: await wholeTable() }))
}, MINUTE)

test.each(['compiled', 'direct'])('apparent places from JPL DE405 reduced by ERFA: %s', (which) => {
  const sky = which === 'compiled' ? compiled : createSky(createEphemeris())
  expect(rows.length).toBe(200)
  for (const [name, tt, longitude, latitude, distance] of rows as [keyof typeof TOLERANCE, number, ...number[]][]) {
    const days = sweph.deltat(tt - sweph.deltat(tt))
    const [place] = sky.positions((tt - days) as JulianDay, [name])
    const off = Math.max(apart(place!.longitude, longitude!), Math.abs(place!.latitude - latitude!)) * 3600
    expect([name, tt, off < TOLERANCE[name]]).toEqual([name, tt, true])
    // The tolerance along the line of sight is about as large as across it.
    expect(Math.abs(place!.distance / distance! - 1)).toBeLessThan((TOLERANCE[name] / 206_265) * 4)
  }
})
