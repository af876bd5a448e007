import { describe, expect, test } from 'bun:test'
import { aspectsWithin, orbsFor } from '../../src/western/aspects.ts'
import { patterns } from '../../src/western/patterns.ts'
import { PLANETS } from '../../src/western/points.ts'

/** The patterns of Sun, Moon and so on at these longitudes. */
const patternsOf = (...longitudes: number[]) => {
  const points = longitudes.map((longitude, i) => ({ name: PLANETS[i]!, longitude, speed: 0 }))
  return patterns(points, aspectsWithin(points, orbsFor('natal')))
}
const summaries = (...longitudes: number[]) =>
  patternsOf(...longitudes).map(({ pattern, planets, apex, element, mode }) => [
    pattern,
    planets.join(' '),
    apex,
    element ?? mode,
  ])

describe('patterns', () => {
  test('a grand trine has an element if its signs share one, and is absent out of orb', () => {
    expect(summaries(1, 121, 241)).toEqual([['Grand Trine', 'Sun Moon Mercury', null, 'Fire']])
    expect(summaries(1, 121, 239)).toEqual([['Grand Trine', 'Sun Moon Mercury', null, null]])
    expect(summaries(1, 121, 251)).toEqual([])
  })

  // From the contract of western-aspects-grid.
  test('a kite replaces its grand trine', () => {
    expect(summaries(0, 120, 240, 180)).toEqual([['Kite', 'Sun Moon Mercury Venus', 'Venus', 'Fire']])
  })

  test('a T-square has an apex and a mode', () => {
    expect(summaries(10, 190, 100)).toEqual([['T-square', 'Sun Moon Mercury', 'Mercury', 'Cardinal']])
  })

  test('a grand cross replaces its four T-squares', () => {
    expect(summaries(40, 130, 220, 310)).toEqual([['Grand Cross', 'Sun Moon Mercury Venus', null, 'Fixed']])
  })

  test('a yod has an apex', () => {
    expect(summaries(0, 150, 210)).toEqual([['Yod', 'Sun Moon Mercury', 'Sun', null]])
  })

  test('a mystic rectangle has neither apex nor element', () => {
    expect(summaries(0, 60, 180, 240)).toEqual([['Mystic Rectangle', 'Sun Moon Mercury Venus', null, null]])
  })

  test('a stellium is three planets in a sign or within ten degrees, as large as possible', () => {
    expect(patternsOf(31, 45, 59)).toEqual([
      { pattern: 'Stellium', planets: ['Sun', 'Moon', 'Mercury'], apex: null, element: 'Earth', mode: null, orb: 28 },
    ])
    expect(summaries(355, 0, 4)).toEqual([['Stellium', 'Sun Moon Mercury', null, null]])
    expect(summaries(355, 0, 6)).toEqual([])
    expect(summaries(1, 2, 3, 29)).toEqual([['Stellium', 'Sun Moon Mercury Venus', null, 'Fire']])
    expect(summaries(25, 27, 29, 32)).toEqual([['Stellium', 'Sun Moon Mercury Venus', null, null]])
  })

  test('the orb of a pattern is the widest of its aspects', () => {
    expect(patternsOf(10, 193, 101)[0]!.orb).toBeCloseTo(3, 9)
  })
})
