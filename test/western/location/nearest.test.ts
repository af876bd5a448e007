import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { angularDistance, placeAlong, type Spherical, wrapLongitude } from '../../../src/sky/sphere.ts'
import { julianDay } from '../../../src/time/julian-day.ts'
import { bodiesOver, gastAt, type MappedBody } from '../../../src/western/location/bodies.ts'
import { planetaryLines } from '../../../src/western/location/lines.ts'
import { horizonLineEnds, KM_PER_DEGREE, nearestOnLine, strengthAt } from '../../../src/western/location/nearest.ts'
import { paransOf } from '../../../src/western/location/parans.ts'
import { locationScore, rawScore, rawScores, surroundingsOf } from '../../../src/western/location/ranking.ts'
import { LOCATION_GOALS } from '../../../src/western/location/tables.ts'
import { separation } from '../../../src/zodiac/longitude.ts'
import { atlas, sky } from '../../world.ts'

const at = julianDay(Date.UTC(1879, 2, 14, 10, 50))
const einsteins = bodiesOver(at, gastAt(at, sky), 'in_mundo', sky)

const places = fc.record({
  longitude: fc.double({ min: -180, max: 179.999, noNaN: true }),
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
})
const over = ({ longitude, latitude }: Spherical): MappedBody => ({ ...einsteins[0]!, sub: { longitude, latitude } })
const subs = fc.record({
  longitude: fc.double({ min: -180, max: 179.999, noNaN: true }),
  latitude: fc.double({ min: -28, max: 28, noNaN: true }),
})

describe('the nearest point of a line', () => {
  test('is at most as far as any vertex, is on the line, and has the stated distance', () => {
    fc.assert(
      fc.property(places, subs, (place, sub) => {
        const body = over(sub)
        for (const { angle, vertices } of planetaryLines(sub, { step: 0.5, end: 89.9 })) {
          const { foot, km, strength } = nearestOnLine(body, angle, place)
          const nearest = Math.min(
            ...vertices.map(([longitude, latitude]) => angularDistance(place, { longitude, latitude })),
          )
          expect(km / KM_PER_DEGREE).toBeLessThanOrEqual(nearest + 1e-9)
          expect(km).toBeCloseTo(KM_PER_DEGREE * angularDistance(place, foot), 6)
          expect(strength).toBe(strengthAt(km))
          if (angle === 'ASC' || angle === 'DSC') {
            // Vertices are at most half a degree of latitude and five of longitude apart.
            expect(km / KM_PER_DEGREE).toBeGreaterThan(nearest - 2.7)
            expect(Math.abs(angularDistance(foot, sub) - 90)).toBeLessThan(1e-6)
            const hour = wrapLongitude(foot.longitude - sub.longitude)
            const isEnd = horizonLineEnds(sub).some((end) => angularDistance(end, foot) < 1e-6)
            expect(isEnd || hour < 0 === (angle === 'ASC')).toBe(true)
          } else if (Math.abs(foot.latitude) < 89.999)
            expect(separation(foot.longitude, angle === 'MC' ? sub.longitude : sub.longitude + 180)).toBeLessThan(1e-6)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('agrees with independent formulas for great circles and meridians', () => {
    fc.assert(
      fc.property(places, subs, (place, sub) => {
        const body = over(sub)
        const circle = Math.abs(90 - angularDistance(place, sub)) * KM_PER_DEGREE
        expect(Math.min(nearestOnLine(body, 'ASC', place).km, nearestOnLine(body, 'DSC', place).km)).toBeCloseTo(
          circle,
          1,
        )
        const turn = wrapLongitude(place.longitude - sub.longitude)
        const radian = Math.PI / 180
        const meridian =
          Math.abs(turn) <= 90
            ? Math.asin(Math.abs(Math.sin(turn * radian)) * Math.cos(place.latitude * radian)) / radian
            : 90 - Math.abs(place.latitude)
        expect(nearestOnLine(body, 'MC', place).km).toBeCloseTo(meridian * KM_PER_DEGREE, 1)
      }),
      { numRuns: 300 },
    )
  })

  test('a place on the MC line has side "on"; its antipode is on the IC line', () => {
    fc.assert(
      fc.property(subs, fc.double({ min: -80, max: 80, noNaN: true }), (sub, latitude) => {
        const body = over(sub)
        const on = { longitude: sub.longitude, latitude }
        expect(nearestOnLine(body, 'MC', on)).toMatchObject({ side: 'on', km: expect.closeTo(0, 4) })
        const across = { longitude: wrapLongitude(sub.longitude + 180), latitude: -latitude }
        expect(nearestOnLine(body, 'IC', across)).toMatchObject({ side: 'on', km: expect.closeTo(0, 4) })
      }),
    )
  })

  test('a place 100 km east of a meridian line across the date line has side "east"', () => {
    const body = over({ longitude: 179.9, latitude: 10 })
    const east = placeAlong({ longitude: 179.9, latitude: 20 }, 90, 100 / KM_PER_DEGREE)
    expect(east.longitude).toBeLessThan(0)
    expect(nearestOnLine(body, 'MC', east)).toMatchObject({ side: 'east', km: expect.closeTo(100, 1) })
  })
})

// source: the contract's check of the formula (location-astrology, city-ranking)
test('strengths and scores agree with the contract', () => {
  expect(strengthAt(450)).toBeCloseTo(0.6065, 4)
  expect(strengthAt(1126)).toBeCloseTo(0.0437, 4)
  expect(strengthAt(1126.01)).toBe(0)
  expect([0, 10, 6, -6].map(locationScore)).toEqual([50, 84.1, 73.1, 26.9])
})

describe('parans', () => {
  test('at the place of a paran both bodies are on their angles', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1800, 1), max: Date.UTC(2099, 1) }), (ms) => {
        const moment = julianDay(ms)
        const bodies = bodiesOver(moment, gastAt(moment, sky), 'in_mundo', sky)
        const body = (name: string) => bodies.find(({ planet }) => planet === name)!
        for (const { a, angleA, b, angleB, longitude, latitude } of paransOf(bodies, 89.9)) {
          expect(nearestOnLine(body(a), angleA, { longitude, latitude }).km).toBeLessThan(0.001)
          expect(nearestOnLine(body(b), angleB, { longitude, latitude }).km).toBeLessThan(0.001)
        }
      }),
      { numRuns: 30 },
    )
  })

  test('at the latitude of a paran both events occur at the same sidereal time', () => {
    // Geometric rises and meridian passages from right ascension and declination.
    for (const { a, angleA, b, angleB, latitude } of paransOf(einsteins, 60)) {
      const [one, other] = [a, b].map((name) => einsteins.find(({ planet }) => planet === name)!)
      const turned = (body: MappedBody, angle: string) => {
        const half =
          (Math.acos(-Math.tan((latitude * Math.PI) / 180) * Math.tan((body.declination * Math.PI) / 180)) * 180) /
          Math.PI
        return body.rightAscension + { MC: 0, IC: 180, ASC: -half, DSC: half }[angle]!
      }
      expect(separation(turned(one!, angleA), turned(other!, angleB))).toBeLessThan(1e-6)
    }
  })
})

test('rawScores agrees with rawScore for every city, also near the poles', async () => {
  const cities = atlas.cities()
  const north = {
    vectors: Float64Array.of(Math.cos(1.45), 0, Math.sin(1.45)),
    latitude: Float64Array.of((1.45 * 180) / Math.PI),
    longitude: Float64Array.of(0),
    byLatitude: Uint32Array.of(0),
  }
  const parans = paransOf(einsteins, 75)
  for (const set of [cities, north]) {
    const count = set.latitude.length
    const raw = await rawScores(einsteins, set, count, () => undefined)
    for (let city = 0; city < count; city += 17) {
      const near = surroundingsOf(einsteins, parans, { latitude: set.latitude[city]!, longitude: set.longitude[city]! })
      for (const [i, goal] of LOCATION_GOALS.entries()) expect(raw[i]![city]!).toBeCloseTo(rawScore(goal, near), 9)
    }
  }
})
