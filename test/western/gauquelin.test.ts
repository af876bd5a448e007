import { describe, expect, test } from 'bun:test'
import { equatorialOf } from '../../src/sky/sphere.ts'
import type { JulianDay } from '../../src/time/julian-day.ts'
import { tropicalChart } from '../../src/western/chart.ts'
import { isKeySector, risingSectorPosition, sectorCusps, sectorPosition } from '../../src/western/gauquelin.ts'
import { CLASSICAL_PLANETS, PLANETS } from '../../src/western/points.ts'
import { apart, FLAGS, ORACLE_BODY, sweph } from '../native/oracle.ts'
import { sky } from '../world.ts'

// The sectors beside the npm package sweph (swe_houses_ex2 with system G, swe_gauquelin_sector) at sixty places.

/** 78 N (Longyearbyen), 78 S (McMurdo), then latitudes from 77 S to 77 N at other longitudes. */
const PLACES = [
  { latitude: 78.22, longitude: 15.65 },
  { latitude: -77.85, longitude: 166.67 },
  { latitude: 78, longitude: 0 },
  { latitude: -78, longitude: 0 },
  ...Array.from({ length: 56 }, (_, i) => ({ latitude: -77 + 2.8 * i, longitude: ((i * 67) % 360) - 180 })),
]
const MOMENTS = [2415020.63, 2433282.42, 2451545.29, 2460310.87, 2488069.11] as JulianDay[]

const sphereOf = (at: JulianDay, site: (typeof PLACES)[number]) => ({
  latitude: site.latitude,
  armc: sky.angles(at, site).armc,
  obliquity: sky.obliquity(at),
})
const oracleSector = (at: number, body: number, method: number, { latitude, longitude }: (typeof PLACES)[number]) => {
  const { flag, data } = sweph.gauquelin_sector(at, body, null, FLAGS, method, [longitude, latitude, 0], 0, 0)
  return flag === sweph.constants.OK ? data : null
}
const sectorsApart = (a: number, b: number) => apart(10 * a, 10 * b) / 10

/** Degrees: the step at which the iteration of Swiss Ephemeris ends (VERY_SMALL_PLAC_ITER in swehouse.c). */
const TOLERANCE = 1 / 360_000

test('the cusps equal system G of Swiss Ephemeris, are undefined in the same cases, and have whole positions', () => {
  let polar = 0
  for (const site of PLACES)
    for (const at of MOMENTS) {
      const cusps = sectorCusps(sphereOf(at, site))
      const { flag, data } = sweph.houses_ex2(at, FLAGS, site.latitude, site.longitude, 'G')
      expect(cusps !== null).toBe(flag === sweph.constants.OK)
      if (cusps === null) polar++
      else
        cusps.forEach((cusp, i) => {
          expect(apart(cusp, data.houses[i]!)).toBeLessThan(TOLERANCE)
          const place = equatorialOf(cusp, sphereOf(at, site).obliquity)
          expect(sectorsApart(sectorPosition(place, sphereOf(at, site))!, i + 1)).toBeLessThan(1e-8)
        })
    }
  expect(polar).toBeGreaterThan(20)
})

describe.each([
  ['mundane', 0],
  ['zodiacal', 1],
] as const)('%s positions', (method, oracleMethod) => {
  test('equal swe_gauquelin_sector within 1e-6 of a sector, or the body does not rise', () => {
    let compared = 0
    for (const site of PLACES)
      for (const at of MOMENTS) {
        const chart = tropicalChart(at, site, 'E', sky)
        const sphere = sphereOf(at, site)
        for (const planet of PLANETS) {
          const point = chart.point[planet]
          const place = method === 'mundane' ? point : equatorialOf(point.longitude, sphere.obliquity)
          const ours = sectorPosition(place, sphere)
          if (ours === null) {
            expect(Math.abs(place.declination)).toBeGreaterThanOrEqual(90 - Math.abs(site.latitude) - 1e-9)
            continue
          }
          const theirs = oracleSector(at, ORACLE_BODY[planet], oracleMethod, site)
          expect([planet, site.latitude, sectorsApart(ours, theirs!) < 1e-6]).toEqual([planet, site.latitude, true])
          compared++
        }
      }
    expect(compared).toBeGreaterThan(2000)
  })
})

test('positions by rising and setting equal swe_gauquelin_sector within 0.001 of a sector', () => {
  let [compared, absent] = [0, 0]
  for (const site of PLACES)
    for (const at of MOMENTS.slice(1, 4))
      for (const planet of CLASSICAL_PLANETS) {
        const ours = risingSectorPosition(at, planet, site, sky)
        const theirs = oracleSector(at, ORACLE_BODY[planet], 2, site)
        if (ours === null || theirs === null) {
          absent++
          // Polar days and nights, and days on which the body begins or ceases to rise.
          expect(Math.abs(site.latitude)).toBeGreaterThan(60)
          continue
        }
        expect([planet, site.latitude, at, sectorsApart(ours, theirs) < 1e-3]).toEqual([
          planet,
          site.latitude,
          at,
          true,
        ])
        compared++
      }
  expect(compared).toBeGreaterThan(900)
  expect(absent).toBeGreaterThan(20)
})

test('the four angles begin sectors 1, 10, 19 and 28, and the key sectors follow rising and culmination', () => {
  const site = { latitude: 48.4, longitude: 10 }
  for (const at of MOMENTS) {
    const { ascendant, midheaven } = sky.angles(at, site)
    const cusps = sectorCusps(sphereOf(at, site))!
    const angles = [ascendant, midheaven, ascendant + 180, midheaven + 180]
    angles.forEach((angle, i) => void expect(apart(cusps[9 * i]!, angle)).toBeLessThan(1e-9))
  }
  expect(Array.from({ length: 36 }, (_, i) => i + 1).filter(isKeySector)).toEqual([1, 2, 3, 9, 10, 11, 12, 36])
})
