import { expect, test } from 'bun:test'
import { createEphemeris } from '../../src/ephemeris/index.ts'
import type { JulianDay } from '../../src/time/julian-day.ts'

test('cached positions are unchanged by later queries and by writes to the returned array', () => {
  const ephemeris = createEphemeris()
  const at = (jd: number) => ephemeris.positions(jd as JulianDay, ['Sun', 'Moon', 'Chiron'], 'ecliptic')
  const first = at(2451545).slice()
  const second = at(2460000.5).slice()
  expect(first).not.toEqual(second)
  at(2451545).fill(Number.NaN)
  at(2460000.5)
  expect(at(2451545)).toEqual(first)
  for (let day = 0; day < 1000; day++) at(2440000 + day)
  expect(at(2451545)).toEqual(first)
  expect(at(2460000.5)).toEqual(second)
  const uncached = createEphemeris().positions(2451545 as JulianDay, ['Sun', 'Moon', 'Chiron'], 'ecliptic')
  expect(uncached).toEqual(first)
})

test('a batch is written to the given array, which must have the right length', () => {
  const ephemeris = createEphemeris()
  const moments = Float64Array.of(2451545, 2451546)
  const into = new Float64Array(24)
  const { values } = ephemeris.positionBatch(moments, ['Moon', 'Sun'], 'ecliptic', into)
  expect(values === into).toBe(true)
  const newBatch = ephemeris.positionBatch(moments, ['Moon', 'Sun'], 'ecliptic')
  expect(Array.from(into)).toEqual(Array.from(newBatch.values))
  expect(() => ephemeris.positionBatch(moments, ['Moon'], 'ecliptic', into)).toThrow('must have 12 elements')
})

test('one moment has the same positions as a batch, from the files of Swiss Ephemeris too', () => {
  const ephemeris = createEphemeris()
  const bodies = ['Sun', 'Moon', 'Pluto', 'TrueNode', 'MeanLilith', 'Chiron'] as const
  for (const frame of ['ecliptic', 'equatorial'] as const)
    for (let jd = 2378497; jd < 2597641; jd += 7919.37) {
      const { values } = ephemeris.positionBatch(Float64Array.of(jd), bodies, frame)
      expect(ephemeris.positions(jd as JulianDay, bodies, frame)).toEqual(values)
    }
})

test('a body without a file for the moment is named', () => {
  const ephemeris = createEphemeris({ model: 'moshier' })
  const year500 = 1903682.5 as JulianDay
  expect(() => ephemeris.positions(year500, ['Sun', 'Chiron'], 'ecliptic')).toThrow('covers Chiron at')
  expect(Array.from(ephemeris.positions(year500, ['Sun'], 'ecliptic')).every(Number.isFinite)).toBe(true)
})
