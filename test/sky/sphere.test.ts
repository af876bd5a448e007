import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { longitudeUnder, meridiansOf } from '../../src/sky/lines.ts'
import {
  altitudeOf,
  anglesAt,
  angularDistance,
  bearingTo,
  eclipticAt,
  equatorialOf,
  kilometresBetween,
  placeAlong,
} from '../../src/sky/sphere.ts'
import type { JulianDay } from '../../src/time/julian-day.ts'
import { separation } from '../../src/zodiac/longitude.ts'
import { sky } from '../world.ts'

const moment = fc.double({ min: 2415021, max: 2488069, noNaN: true }) as fc.Arbitrary<JulianDay>
const latitude = fc.double({ min: -65, max: 65, noNaN: true })
const longitude = fc.double({ min: -180, max: 180, noNaN: true })
const place = fc.record({ latitude: fc.double({ min: -89, max: 89, noNaN: true }), longitude })

describe('agreement with Swiss Ephemeris', () => {
  test('equatorial coordinates from ecliptic ones, within 1e-9 degree', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom('Sun', 'Moon', 'Pluto' as const), (at, body) => {
        const [{ longitude, latitude }] = sky.positions(at, [body]) as [ReturnType<typeof sky.positions>[number]]
        const [expected] = sky.equatorial(at, [body])
        const actual = equatorialOf(longitude, sky.obliquity(at), latitude)
        expect(separation(actual.rightAscension, expected!.rightAscension)).toBeLessThan(1e-9)
        expect(Math.abs(actual.declination - expected!.declination)).toBeLessThan(1e-9)
      }),
    )
  })

  test('ascendant and midheaven of a meridian, within 1e-7 degree, also within the polar circles', () => {
    fc.assert(
      fc.property(moment, place, (at, site) => {
        const angles = sky.angles(at, site)
        const actual = anglesAt(site.latitude, sky.obliquity(at))(angles.armc)
        expect(separation(actual.ascendant, angles.ascendant)).toBeLessThan(1e-7)
        expect(separation(actual.midheaven, angles.midheaven)).toBeLessThan(1e-7)
      }),
    )
  })
})

describe('laws of spherical astronomy', () => {
  test('a culminating point has the right ascension of the meridian', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 360, noNaN: true }), (armc) => {
        expect(separation(equatorialOf(eclipticAt(armc, 23.44), 23.44).rightAscension, armc)).toBeLessThan(1e-9)
      }),
    )
  })

  test('a star is on the horizon at the meridians of rise and set, and highest at culmination', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 360, noNaN: true }),
        latitude,
        latitude,
        (rightAscension, declination, at) => {
          const star = { rightAscension, declination }
          const { rise, set, culmination } = meridiansOf(star, at)
          if (rise === undefined) return
          expect(Math.abs(altitudeOf(star, at, rise))).toBeLessThan(1e-6)
          expect(Math.abs(altitudeOf(star, at, set!))).toBeLessThan(1e-6)
          // asin loses half its digits near the zenith.
          expect(altitudeOf(star, at, culmination!)).toBeCloseTo(90 - Math.abs(at - declination), 5)
        },
      ),
    )
  })

  test('placeAlong agrees with angularDistance and bearingTo', () => {
    fc.assert(
      fc.property(
        place,
        fc.double({ min: 0, max: 359, noNaN: true }),
        fc.double({ min: 0.01, max: 80, noNaN: true }),
        (from, bearing, angle) => {
          const to = placeAlong(from, bearing, angle)
          expect(angularDistance(from, to)).toBeCloseTo(angle, 6)
          if (Math.abs(to.latitude) < 89) expect(separation(bearingTo(from, to), bearing)).toBeLessThan(1e-5)
        },
      ),
    )
  })

  test('kilometresBetween agrees with the law of cosines', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        const [p, q, turn] = [a.latitude, b.latitude, b.longitude - a.longitude].map((each) => (each * Math.PI) / 180)
        const cosine = Math.sin(p!) * Math.sin(q!) + Math.cos(p!) * Math.cos(q!) * Math.cos(turn!)
        expect(kilometresBetween(a, b)).toBeCloseTo(6371.0088 * Math.acos(Math.max(-1, Math.min(1, cosine))), 1)
      }),
    )
  })

  test('a body culminates at the longitude of its right ascension', () => {
    const at = 2451545 as JulianDay
    const [sun] = sky.equatorial(at, ['Sun'])
    const under = longitudeUnder(sun!.rightAscension, sky.siderealTime(at))
    const angles = sky.angles(at, { latitude: 10, longitude: under })
    expect(separation(angles.midheaven, sky.positions(at, ['Sun'])[0]!.longitude)).toBeLessThan(0.001)
  })
})
