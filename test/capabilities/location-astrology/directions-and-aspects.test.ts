import { describe, expect, test } from 'bun:test'
import astrocartographyAspectLines from '../../../src/capabilities/location-astrology/astrocartography-aspect-lines.ts'
import astrocartographyLines from '../../../src/capabilities/location-astrology/astrocartography-lines.ts'
import localSpaceLines from '../../../src/capabilities/location-astrology/local-space-lines.ts'
import { bearingTo, kilometresBetween } from '../../../src/sky/sphere.ts'
import { julianDay } from '../../../src/time/julian-day.ts'
import { norm, separation } from '../../../src/zodiac/longitude.ts'
import { sky } from '../../world.ts'
import { call } from '../call.ts'

const einstein = { datetime: '1879-03-14T11:30', utc_offset: '+00:40', latitude: 48.4, longitude: 10 }
const at = julianDay(Date.UTC(1879, 2, 14, 10, 50))
const verticesOf = ({ coordinates, type }: { coordinates: unknown; type: string }) =>
  (type === 'LineString' ? coordinates : (coordinates as number[][][]).flat()) as [number, number][]

// source: the contract's checks (location-astrology), Einstein at Ulm; tolerance 0.005 degree
const AZIMUTHS = { Sun: 167.4139, Moon: 252.7786, Venus: 137.0857, Mars: 221.7947, Jupiter: 195.6254, Saturn: 153.5334 }
const ALTITUDES = { Sun: 38.3019, Moon: -20.3209, Venus: 39.8054, Mars: 9.2275, Jupiter: 27.2389, Saturn: 38.1506 }

describe('local-space-lines', () => {
  test('Einstein: azimuths and altitudes equal the reference', async () => {
    const { planets } = await call(localSpaceLines, einstein)
    for (const [name, azimuth] of Object.entries(AZIMUTHS)) {
      const row = planets.find(({ planet }) => planet === name)!
      expect(separation(row.azimuth, azimuth)).toBeLessThan(0.005)
      expect(Math.abs(row.altitude - ALTITUDES[name as 'Sun'])).toBeLessThan(0.005)
      expect(row.above_horizon).toBe(row.altitude >= 0)
    }
    expect(planets[0]).toMatchObject({ planet: 'Sun', compass: 'SSE', direction_sector_8: 'S' })
  })

  test('each line starts in its bearing, has a vertex every 100 km, and ends at the antipode', async () => {
    const { lines } = await call(localSpaceLines, einstein)
    expect(lines.features).toHaveLength(24)
    const home = { latitude: 48.4, longitude: 10 }
    for (const { geometry, properties } of lines.features) {
      const [start, next] = verticesOf(geometry)
      expect(start).toEqual([10, 48.4])
      const to = { longitude: next![0], latitude: next![1] }
      expect(kilometresBetween(home, to)).toBeCloseTo(100, 3)
      expect(separation(bearingTo(home, to), properties.azimuth)).toBeLessThan(0.001)
      const [longitude, latitude] = verticesOf(geometry).at(-1)!
      expect([separation(longitude, -170), Math.abs(latitude + 48.4)].every((off) => off < 1e-4)).toBe(true)
    }
    const short = await call(localSpaceLines, { ...einstein, length_km: 250 })
    for (const { geometry } of short.lines.features) {
      const [longitude, latitude] = verticesOf(geometry).at(-1)!
      expect(kilometresBetween(home, { longitude, latitude })).toBeCloseTo(250, 2)
    }
  })

  test('a body on the MC line through the origin is due north or south', async () => {
    const { planets } = await call(astrocartographyLines, einstein)
    for (const { planet, sub_point } of planets) {
      const origin = { latitude: -33, longitude: sub_point[0]! }
      const answer = await call(localSpaceLines, { ...einstein, origin, planets: [planet] })
      expect(separation(2 * answer.planets[0]!.azimuth, 0)).toBeLessThan(1e-4)
    }
  })

  test('house texts fit the sector of their bodies; a pole is computed at latitude 89.99', async () => {
    const { planets, house_use } = await call(localSpaceLines, einstein)
    for (const { direction_sector_8, planets: here } of house_use)
      for (const planet of here)
        expect(planets.find((row) => row.planet === planet)!.direction_sector_8).toBe(direction_sector_8)
    expect(house_use.flatMap((row) => row.planets)).toHaveLength(12)
    const south = await call(localSpaceLines, { ...einstein, origin: { latitude: -90, longitude: 0 } })
    expect(south.origin.latitude).toBe(-89.99)
    expect(south.warnings.join()).toContain('`origin.latitude` -90 is a pole')
  })
})

describe('astrocartography-aspect-lines', () => {
  test('a chart at any vertex has its angle in the aspect, on the stated side', async () => {
    const { lines, line_count } = await call(astrocartographyAspectLines, einstein)
    expect(line_count).toBe(120)
    const [places] = [
      sky.positions(at, ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto']),
    ]
    const names = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto']
    const angles = { sextile: 60, square: 90, trine: 120 }
    for (const [i, { geometry, properties }] of lines.features.entries()) {
      const vertices = verticesOf(geometry).filter(
        ([longitude, latitude]) => Math.abs(latitude) < 66 && Math.abs(longitude) < 180,
      )
      // MC lines end closer to the poles than the latitudes at which houses can be computed.
      const [longitude, latitude] = vertices[(7 * i) % vertices.length] ?? [verticesOf(geometry)[0]![0], 10]
      const castChart = sky.angles(at, { longitude, latitude })
      const degree = properties.to_angle === 'MC' ? castChart.midheaven : castChart.ascendant
      const planet = places[names.indexOf(properties.planet)]!.longitude
      const ahead = properties.side === 'waxing' ? norm(degree - planet) : norm(planet - degree)
      expect(Math.abs(ahead - angles[properties.aspect as 'trine'])).toBeLessThan(0.005)
    }
  })
})
