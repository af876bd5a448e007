import { describe, expect, test } from 'bun:test'
import {
  type AspectPoint,
  aspectsBetween,
  aspectsWithin,
  contactOf,
  effectiveNature,
  intensity,
  orbsFor,
  scaledOrbs,
  uniformOrb,
} from '../../src/western/aspects.ts'
import { antiscion, contraAntiscion } from '../../src/western/declinations.ts'
import { houseOf } from '../../src/western/houses.ts'
import { dialPosition, midpoint } from '../../src/western/midpoints.ts'
import type { Name } from '../../src/western/points.ts'
import { tropical } from '../../src/zodiac/longitude.ts'

const point = (name: Name, longitude: number, speed: number | null = 0): AspectPoint => ({ name, longitude, speed })

describe('orbs', () => {
  const allowed = (comparison: 'natal' | 'synastry' | 'transit' | 'progressed', a: Name, b: Name) =>
    (['conjunction', 'sextile', 'quincunx'] as const).map((aspect) => orbsFor(comparison).allowed(aspect, a, b))

  test('orbs follow the table, the bonus of the luminaries and the cap of weak points', () => {
    expect(allowed('natal', 'Mars', 'Saturn')).toEqual([8, 5, 2.5])
    expect(allowed('natal', 'Mars', 'Moon')).toEqual([10, 7, 2.5])
    expect(allowed('natal', 'Sun', 'Chiron')).toEqual([3, 3, 2.5])
    expect(allowed('synastry', 'Sun', 'Moon')).toEqual([8, 6, 2])
    expect(allowed('synastry', 'Lilith', 'Mars')).toEqual([2, 2, 2])
    expect(allowed('transit', 'Sun', 'Moon')).toEqual([3, 2, 1])
    expect(allowed('transit', 'Sun', 'South Node')).toEqual([1, 1, 1])
    expect(allowed('progressed', 'Sun', 'North Node')).toEqual([1, 1, 0.5])
    expect(scaledOrbs(orbsFor('synastry'), 0.5).allowed('trine', 'Venus', 'Sun')).toBe(3.5)
    expect(uniformOrb(1, ['square']).allowed('square', 'Chiron', 'Lilith')).toBe(1)
  })

  test('an aspect at its maximum orb counts, beyond it not', () => {
    expect(contactOf(point('Mars', 0), point('Saturn', 97), orbsFor('natal'))?.orb).toBe(7)
    expect(contactOf(point('Mars', 0), point('Saturn', 97.001), orbsFor('natal'))).toBeNull()
    expect(contactOf(point('Mars', 359), point('Saturn', 5), orbsFor('natal'))?.orb).toBe(6)
  })

  test('where ranges overlap, the aspect with the smallest ratio of orb to maximum orb counts', () => {
    const wide = scaledOrbs(orbsFor('natal', ['sextile', 'semisquare']), 6)
    expect(contactOf(point('Mars', 0), point('Saturn', 50), wide)?.aspect).toBe('sextile')
    expect(contactOf(point('Mars', 0), point('Saturn', 46), wide)?.aspect).toBe('semisquare')
  })

  test('intensity falls from 100 for an exact aspect to 0 at the maximum orb', () => {
    expect([0, 2, 8].map((orb) => intensity({ orb, allowed: 8 }))).toEqual([100, 75, 0])
  })
})

describe('applying', () => {
  const applying = (a: AspectPoint, b: AspectPoint) => contactOf(a, b, orbsFor('natal'))!.applying
  test('the speeds of both points decide', () => {
    expect(applying(point('Moon', 85, 13), point('Sun', 0, 1))).toBe(true)
    expect(applying(point('Moon', 95, 13), point('Sun', 0, 1))).toBe(false)
    expect(applying(point('Mercury', 5, -0.5), point('Sun', 0, 1))).toBe(true)
    expect(applying(point('Saturn', 95, 0.1), point('Jupiter', 0, 0.2))).toBe(true)
    expect(applying(point('Mars', 358, 0.7), point('Saturn', 3, 0.1))).toBe(true)
  })
  test('an exact aspect and fixed points are not applying; without speeds the result is null', () => {
    expect(applying(point('Moon', 90, 13), point('Sun', 0, 1))).toBe(false)
    expect(applying(point('Ascendant', 92), point('Midheaven', 0))).toBe(false)
    expect(applying(point('Moon', 92, null), point('Sun', 0, null))).toBeNull()
  })
})

describe('lists of aspects', () => {
  const nodes = [point('North Node', 10), point('South Node', 190)]
  test('the opposition of the nodes counts only between two charts', () => {
    expect(aspectsWithin(nodes, orbsFor('natal'))).toEqual([])
    expect(aspectsBetween(nodes, nodes, orbsFor('synastry')).length).toBe(4)
  })
  test('contacts with equal rounded orbs are in the order of points', () => {
    const close = [point('Sun', 0), point('Moon', 90.00001), point('Mars', 90)]
    expect(aspectsWithin(close, orbsFor('natal')).map(({ a, b }) => `${a.name} ${b.name}`)).toEqual([
      'Sun Moon',
      'Sun Mars',
      'Moon Mars',
    ])
  })
})

test('the points of a conjunction decide its nature', () => {
  const kind = (a: Name, b: Name) => effectiveNature(contactOf(point(a, 0), point(b, 0), orbsFor('synastry'))!)
  expect(kind('Sun', 'Moon')).toBe('harmonious')
  expect(kind('Mars', 'Venus')).toBe('harmonious')
  expect(kind('Jupiter', 'Mars')).toBe('harmonious')
  expect(kind('Mars', 'Mars')).toBe('challenging')
  expect(kind('Sun', 'Mars')).toBe('challenging')
  expect(kind('Venus', 'Saturn')).toBe('challenging')
  expect(kind('Lilith', 'Sun')).toBe('challenging')
  expect(kind('North Node', 'Chiron')).toBe('harmonious')
})

describe('midpoints and mirrors', () => {
  test('the near midpoint; for opposite longitudes, 90 degrees after the first', () => {
    expect([midpoint(350, 20), midpoint(20, 350), midpoint(350, 10), midpoint(10, 190), midpoint(190, 10)]).toEqual(
      [5, 5, 0, 100, 280].map(tropical),
    )
    expect(dialPosition(304.5, 90)).toBe(34.5)
  })
  test('antiscia and contra-antiscia are reflections', () => {
    expect([antiscion(70), antiscion(antiscion(213.7)), contraAntiscion(70)]).toEqual([110, 213.7, 290].map(tropical))
  })
})

test('a point on a cusp belongs to the house that begins there', () => {
  const houses = { system: 'E' as const, cusps: Array.from({ length: 12 }, (_, i) => tropical(345.1 + 30 * i)) }
  expect([345.1, 345.0999, 15.1, 359.9, 0, 15.0999].map((at) => houseOf(at, houses))).toEqual([1, 12, 2, 1, 1, 1])
})
