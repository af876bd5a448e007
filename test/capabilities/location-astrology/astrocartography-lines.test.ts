import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import type { GeoPosition } from '../../../src/atlas/geojson.ts'
import astrocartographyLines from '../../../src/capabilities/location-astrology/astrocartography-lines.ts'
import { angularDistance } from '../../../src/sky/sphere.ts'
import { julianDay } from '../../../src/time/julian-day.ts'
import { separation } from '../../../src/zodiac/longitude.ts'
import { sky } from '../../world.ts'
import { call, rejectedField } from '../call.ts'

type Answer = Awaited<ReturnType<typeof lines>>
type Feature = Answer['lines']['features'][number]
const lines = (more: object = {}) => call(astrocartographyLines, { ...astrocartographyLines.example, ...more })
const partsOf = ({ geometry }: Feature) =>
  (geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates) as GeoPosition[][]
const line = (answer: Answer, planet: string, angle: string) =>
  answer.lines.features.find(({ properties }) => properties.planet === planet && properties.angle === angle)!
/** The vertices without those at the antimeridian, which were added between two others. */
const verticesOf = (feature: Feature) =>
  partsOf(feature)
    .flat()
    .filter(([east]) => Math.abs(east) < 180)

/** Births of three centuries, at any place. */
const births = fc.record({
  datetime: fc
    .integer({ min: Date.UTC(1800, 1), max: Date.UTC(2099, 1) })
    .map((ms) => new Date(ms).toISOString().slice(0, 19)),
  utc_offset: fc.constant('+00:00'),
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
const momentOf = ({ datetime }: { datetime: string }) => julianDay(Date.parse(`${datetime}Z`))

// source: the contract's reference values of Einstein's birth (Swiss Ephemeris 2.10); tolerance 0.001 degree
const MC = {
  Sun: 19.8562,
  Moon: -81.4676,
  Mercury: 28.8555,
  Venus: 41.7359,
  Mars: -35.047,
  Jupiter: -4.2321,
  Saturn: 30.5166,
  Uranus: 179.4276,
  Neptune: 61.8985,
  Pluto: 81.4954,
}
const AT_PRINCETON = {
  ASC: { Sun: -67.9501, Moon: -146.5695, Venus: -53.4197, Mars: -105.3566, Jupiter: -82.853, Saturn: -59.2182 },
  DSC: { Sun: 107.6625, Moon: -16.3657, Mars: 35.2627 },
}

describe('Einstein', () => {
  test('lines have the longitudes of the reference', async () => {
    // This is the latitude of the last vertex of each line in the reference.
    const answer = await lines({ max_latitude: 40.35 })
    expect(answer.line_count).toBe(48)
    expect(Math.abs(answer.gast - 334.184063)).toBeLessThan(0.0002)
    for (const [planet, longitude] of Object.entries(MC))
      for (const [at] of verticesOf(line(answer, planet, 'MC'))) expect(separation(at, longitude)).toBeLessThan(0.001)
    for (const [angle, rows] of Object.entries(AT_PRINCETON))
      for (const [planet, longitude] of Object.entries(rows)) {
        const [at, latitude] = verticesOf(line(answer, planet, angle)).at(-1)!
        expect([latitude, separation(at, longitude) < 0.001]).toEqual([40.35, true])
      }
  })

  test('lines of bodies north of the circle end at the IC and MC meridians', async () => {
    const answer = await lines({ max_latitude: 85 })
    const { declination } = answer.planets.find(({ planet }) => planet === 'Moon')!
    expect(declination).toBeLessThan(-20)
    const limit = 90 + declination
    const [ASC, DSC, meridian] = ['ASC', 'DSC', 'MC'].map((angle) => verticesOf(line(answer, 'Moon', angle)))
    for (const curve of [ASC!, DSC!]) {
      expect([curve.at(0)![1], curve.at(-1)![1]].map((at) => Math.abs(at))).toEqual([
        expect.closeTo(limit, 5),
        expect.closeTo(limit, 5),
      ])
      expect(separation(curve.at(-1)![0], meridian![0]![0])).toBeLessThan(1e-5)
      expect(separation(curve.at(0)![0], meridian![0]![0] + 180)).toBeLessThan(1e-5)
    }
  })

  test('returns the requested planets, angles and step', async () => {
    const answer = await lines({ planets: ['Venus', 'Sun'], angles: ['DSC'], latitude_step: 5 })
    expect(answer.lines.features.map(({ properties }) => `${properties.planet} ${properties.angle}`)).toEqual([
      'Sun DSC',
      'Venus DSC',
    ])
    expect(verticesOf(answer.lines.features[0]!).every(([, latitude]) => Math.abs(latitude) <= 80)).toBe(true)
  })

  test('rejects an unknown body and a moment outside the ephemeris', async () => {
    expect(
      await rejectedField(astrocartographyLines, { ...astrocartographyLines.example, datetime: '3000-01-01T00:00' }),
    ).toBe('datetime')
    const born = { ...astrocartographyLines.example, datetime: '1900-02-29T12:00' }
    expect(await rejectedField(astrocartographyLines, born)).toBe('datetime')
  })
})

describe('consistency', () => {
  test('at a vertex of a line its body is on the angle of a computed chart', async () => {
    let points = 0
    await fc.assert(
      fc.asyncProperty(births, fc.nat(), async (birth, seed) => {
        const [inMundo, zodiacal] = [await lines(birth), await lines({ ...birth, mode: 'zodiacal' })]
        for (const [i, { planet, right_ascension, longitude }] of zodiacal.planets.entries()) {
          const pick = (vertices: GeoPosition[]) => vertices[(seed + 7 * i) % vertices.length]!
          const cast = ([east, latitude]: GeoPosition) => sky.angles(momentOf(birth), { longitude: east, latitude })
          const own = inMundo.planets[i]!
          const overhead = cast(pick(verticesOf(line(inMundo, planet, 'MC'))))
          expect(separation(overhead.armc, own.right_ascension)).toBeLessThan(0.001)
          const culminating = cast(pick(verticesOf(line(zodiacal, planet, 'MC'))))
          expect(separation(culminating.midheaven, longitude)).toBeLessThan(0.002)
          expect(separation(culminating.armc, right_ascension)).toBeLessThan(0.001)
          // Within the polar circles, the ascendant of a house calculation may be the setting degree.
          const rising = verticesOf(line(zodiacal, planet, 'ASC')).filter(([, latitude]) => Math.abs(latitude) < 66)
          expect(separation(cast(pick(rising)).ascendant, longitude)).toBeLessThan(0.002)
          const setting = verticesOf(line(zodiacal, planet, 'DSC')).filter(([, latitude]) => Math.abs(latitude) < 66)
          expect(separation(cast(pick(setting)).ascendant + 180, longitude)).toBeLessThan(0.002)
          points += 4
        }
      }),
      { numRuns: 25 },
    )
    expect(points).toBeGreaterThanOrEqual(1000)
  })

  test('horizon lines are 90 degrees from the sub-planet point, and IC is opposite to MC', async () => {
    await fc.assert(
      fc.asyncProperty(
        births,
        fc.constantFrom(...(['in_mundo', 'zodiacal'] as const)),
        fc.double({ min: 40, max: 89.9, noNaN: true }),
        async (birth, mode, max_latitude) => {
          const answer = await lines({ ...birth, mode, max_latitude })
          for (const { planet, sub_point } of answer.planets) {
            const [longitude, latitude] = sub_point as GeoPosition
            for (const angle of ['ASC', 'DSC'])
              for (const part of partsOf(line(answer, planet, angle)))
                for (const [i, [east, north]] of part.entries()) {
                  // A vertex on the antimeridian was interpolated between two computed vertices.
                  const cut = Math.abs(east) === 180
                  const away = angularDistance({ longitude, latitude }, { longitude: east, latitude: north })
                  expect(Math.abs(away - 90)).toBeLessThan(cut ? 0.1 : 0.001)
                  const before = part[i - 1]
                  if (before) expect(Math.abs(east - before[0])).toBeLessThanOrEqual(5.000_01)
                }
            const [mc, ic] = ['MC', 'IC'].map((angle) => verticesOf(line(answer, planet, angle))[0]![0])
            expect(separation(mc!, ic!)).toBeGreaterThan(179.999_99)
            expect(separation(mc!, longitude)).toBeLessThan(1e-5)
          }
          for (const part of answer.lines.features.flatMap(partsOf)) {
            expect(part.length).toBeGreaterThan(1)
            for (const [east, north] of part) {
              expect(Math.abs(east)).toBeLessThanOrEqual(180)
              expect(Math.abs(north)).toBeLessThanOrEqual(max_latitude + 1e-6)
            }
          }
        },
      ),
      { numRuns: 25 },
    )
  })

  test('one sidereal day later slow bodies have the same lines', async () => {
    const [now, later] = [await lines(), await lines({ datetime: '1879-03-15T11:26:04' })]
    const [a, b] = [now, later].map((answer) => verticesOf(line(answer, 'Neptune', 'MC'))[0]![0])
    expect(separation(a!, b!)).toBeLessThan(0.1)
  })
})
