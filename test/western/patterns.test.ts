import { describe, expect, test } from 'bun:test'
import { aspectsWithin, orbsFor } from '../../src/western/aspects.ts'
import { patterns } from '../../src/western/patterns.ts'
import { TEN } from '../../src/western/points.ts'

/** Sun, Moon, ... at these longitudes; patterns as `name: planets, apex`. */
const found = (...longitudes: number[]) => {
  const points = longitudes.map((longitude, i) => ({ name: TEN[i]!, longitude, speed: 0 }))
  return patterns(points, aspectsWithin(points, orbsFor('natal')))
}
const brief = (...longitudes: number[]) =>
  found(...longitudes).map(({ pattern, planets, apex, element, mode }) => [
    pattern,
    planets.join(' '),
    apex,
    element ?? mode,
  ])

describe('patterns', () => {
  test('grand trine, its element, and none when one is out of sign or of orb', () => {
    expect(brief(1, 121, 241)).toEqual([['Grand Trine', 'Sun Moon Mercury', null, 'Fire']])
    expect(brief(1, 121, 239)).toEqual([['Grand Trine', 'Sun Moon Mercury', null, null]])
    expect(brief(1, 121, 251)).toEqual([])
  })

  // The catalogue's check of western-aspects-grid.
  test('kite, without its grand trine', () => {
    expect(brief(0, 120, 240, 180)).toEqual([['Kite', 'Sun Moon Mercury Venus', 'Venus', 'Fire']])
  })

  test('T-square', () => {
    expect(brief(10, 190, 100)).toEqual([['T-square', 'Sun Moon Mercury', 'Mercury', 'Cardinal']])
  })

  test('grand cross, without its four T-squares', () => {
    expect(brief(40, 130, 220, 310)).toEqual([['Grand Cross', 'Sun Moon Mercury Venus', null, 'Fixed']])
  })

  test('yod', () => {
    expect(brief(0, 150, 210)).toEqual([['Yod', 'Sun Moon Mercury', 'Sun', null]])
  })

  test('mystic rectangle', () => {
    expect(brief(0, 60, 180, 240)).toEqual([['Mystic Rectangle', 'Sun Moon Mercury Venus', null, null]])
  })

  test('stellium: three in a sign, or within ten degrees across two; the smaller is not repeated', () => {
    expect(found(31, 45, 59)).toEqual([
      { pattern: 'Stellium', planets: ['Sun', 'Moon', 'Mercury'], apex: null, element: 'Earth', mode: null, orb: 28 },
    ])
    expect(brief(355, 0, 4)).toEqual([['Stellium', 'Sun Moon Mercury', null, null]])
    expect(brief(355, 0, 6)).toEqual([])
    expect(brief(1, 2, 3, 29)).toEqual([['Stellium', 'Sun Moon Mercury Venus', null, 'Fire']])
    expect(brief(25, 27, 29, 32)).toEqual([['Stellium', 'Sun Moon Mercury Venus', null, null]])
  })

  test('the widest orb of its aspects', () => {
    expect(found(10, 193, 101)[0]!.orb).toBeCloseTo(3, 9)
  })
})
