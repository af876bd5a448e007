import { describe, expect, test } from 'bun:test'
import westernDeclinations from '../../../src/capabilities/western/western-declinations.ts'
import westernHouseCusps from '../../../src/capabilities/western/western-house-cusps.ts'
import westernMidpoints from '../../../src/capabilities/western/western-midpoints.ts'
import westernNatalChart from '../../../src/capabilities/western/western-natal-chart.ts'
import westernPlanetDetails from '../../../src/capabilities/western/western-planet-details.ts'
import { worldAt } from '../../world.ts'
import { call } from '../call.ts'
import { einstein, lennon, north, ono } from './births.ts'

describe('planet details', () => {
  test.each([einstein, lennon, ono])('equals the natal chart', async (birth) => {
    const { planets } = await call(westernPlanetDetails, birth)
    expect(planets).toEqual((await call(westernNatalChart, birth)).planets)
  })

  test('without Chiron in the ephemeris its row says so, and the others are complete', () => {
    const world = worldAt()
    // Swiss Ephemeris has no Chiron before the year 675.
    const sky = world.sky.moshierSky()
    const birth = { ...einstein, datetime: '0500-03-14T11:30' }
    const { planets } = westernPlanetDetails.compute(birth, { ...world, sky }) as {
      planets: Record<string, unknown>[]
    }
    const { planet, name, symbol, available, ...rest } = planets[10]!
    expect([planet, name, symbol, available]).toEqual(['Chiron', 'Chiron', '⚷', false])
    expect(Object.values(rest).every((value) => value === null)).toBe(true)
    expect(planets.filter((row) => row.available).length).toBe(13)
    for (const row of planets) if (row.available) expect(Object.values(row)).not.toContain(null)
  })
})

describe('house cusps', () => {
  // Swiss Ephemeris 2.10 alone; within 0.001 degree
  const CUSPS = {
    P: [101.6464, 118.6172, 137.808, 162.8399, 198.333, 243.1095],
    K: [101.6464, 122.8863, 142.9071, 162.8399, 218.3464, 256.0865],
    W: [90, 120, 150, 180, 210, 240],
    E: [101.6464, 131.6464, 161.6464, 191.6464, 221.6464, 251.6464],
  }
  test.each(['P', 'K', 'W', 'E'] as const)('Einstein: cusps of %s equal the reference', async (house_system) => {
    const { houses, complete, unplaced } = await call(westernHouseCusps, { ...einstein, house_system })
    for (const [i, cusp] of CUSPS[house_system].entries()) {
      expect(Math.abs(houses[i]!.cusp! - cusp)).toBeLessThan(1e-3)
      expect(Math.abs(houses[i + 6]!.cusp! - ((cusp + 180) % 360))).toBeLessThan(1e-3)
    }
    expect([complete, unplaced]).toEqual([true, []])
  })

  test('latitude 75 south has no Koch houses', async () => {
    const { complete, unplaced, warnings } = await call(westernHouseCusps, { ...north(-75), house_system: 'K' })
    expect(complete).toBe(false)
    expect(unplaced.length).toBe(14)
    expect(warnings.length).toBe(1)
  })
})

describe('midpoints', () => {
  test('Einstein: 78 midpoints, Sun/Moon at 304.0168, 27 pictures on the dial of 90', async () => {
    const { midpoints, trees, sorted_dial } = await call(westernMidpoints, { ...einstein, dial: '90', orb: 1.5 })
    expect(midpoints.length).toBe(78)
    expect(Math.abs(midpoints[0]!.longitude - 304.0168)).toBeLessThan(1e-4)
    expect(trees.map(({ planet }) => planet).length).toBe(13)
    expect(trees.flatMap(({ pictures }) => pictures).length).toBe(27)
    const positions = sorted_dial.map(({ dial_position }) => dial_position)
    expect(positions).toEqual([...positions].sort((a, b) => a - b))
    expect(positions.every((position) => position < 90)).toBe(true)
  })

  test.each(['360', '90', '45'] as const)(
    'dial %s: each aspect and orb is that between the point and the midpoint',
    async (dial) => {
      const answer = await call(westernMidpoints, { ...lennon, dial, orb: 2 })
      const chart = await call(westernNatalChart, lennon)
      const longitude = (name: string) =>
        name === 'Ascendant'
          ? chart.ascendant.longitude
          : name === 'Midheaven'
            ? chart.midheaven.longitude
            : chart.planets.find(({ planet }) => planet === name)!.longitude!
      const ANGLE = { conjunction: 0, semisquare: 45, square: 90, sesquiquadrate: 135, opposition: 180 } as Record<
        string,
        number
      >
      for (const { planet, pictures } of answer.trees)
        for (const { planet_a, planet_b, aspect, orb } of pictures) {
          expect([planet_a, planet_b]).not.toContain(planet)
          const middle = answer.midpoints.find((m) => m.planet_a === planet_a && m.planet_b === planet_b)!
          const apart = Math.abs(((longitude(planet) - middle.longitude + 540) % 360) - 180)
          expect(Math.abs(apart - ANGLE[aspect]!)).toBeCloseTo(orb, 3)
          expect(orb).toBeLessThanOrEqual(2)
        }
    },
  )
})

describe('declinations', () => {
  // Swiss Ephemeris 2.10 alone, within 0.00001 degree
  test('Einstein: declinations equal the reference', async () => {
    const { obliquity, points, out_of_bounds } = await call(westernDeclinations, einstein)
    const of = (name: string) => points.find(({ planet }) => planet === name)!
    expect(obliquity).toBeCloseTo(23.45647, 5)
    expect(of('Sun').declination).toBeCloseTo(-2.57979, 4)
    expect(of('Moon').declination).toBeCloseTo(-26.36097, 5)
    expect(of('Mars').declination).toBeCloseTo(-21.63326, 5)
    expect(out_of_bounds).toEqual(['Moon'])
    expect(points.length).toBe(16)
  })

  test('angles are on the ecliptic; pairs are within the orb and never both nodes', async () => {
    for (const birth of [einstein, lennon, ono]) {
      const { points, parallels, antiscia_contacts, obliquity } = await call(westernDeclinations, {
        ...birth,
        orb: 0.7,
      })
      const of = (name: string) => points.find(({ planet }) => planet === name)!
      for (const { planet, right_ascension, declination } of points.slice(14)) {
        const expected = Math.atan(Math.sin((right_ascension * Math.PI) / 180) * Math.tan((obliquity * Math.PI) / 180))
        expect(declination, planet).toBeCloseTo((expected * 180) / Math.PI, 5)
      }
      for (const { planet_a, planet_b, kind, orb } of parallels) {
        const [a, b] = [of(planet_a).declination, of(planet_b).declination]
        expect(kind === 'parallel').toBe(a < 0 === b < 0)
        expect(Math.abs(Math.abs(a) - Math.abs(b))).toBeCloseTo(orb, 3)
        expect(orb).toBeLessThanOrEqual(0.7)
      }
      for (const { planet_a, planet_b } of [...parallels, ...antiscia_contacts])
        expect([planet_a, planet_b]).not.toEqual(['North Node', 'South Node'])
    }
  })
})
