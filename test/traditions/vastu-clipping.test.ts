import { expect, test } from 'bun:test'
import { clippingFor } from '../../src/traditions/vastu/clipping.ts'
import { areaOf, type PlanPoint, type Ring } from '../../src/traditions/vastu/geometry.ts'

// Rings that reverse their direction along the edge of a box cause an endless loop with growing memory in Clipper2.

const BOX: readonly PlanPoint[] = [
  [0, 0],
  [12, 0],
  [12, 10],
  [0, 10],
]
const clipping = clippingFor(BOX)

test('a ring with a horizontal spike has the area of the ring without it', () => {
  const ring: Ring = [
    [2, 0],
    [9, 0],
    [11, 0],
    [-3, 0],
    [-3, 5],
    [1, 8],
  ]
  const plain: Ring = [
    [2, 0],
    [-3, 0],
    [-3, 5],
    [1, 8],
  ]
  for (const rule of ['nonZero', 'evenOdd'] as const)
    expect(areaOf(clipping.regionOf(ring, rule))).toBeCloseTo(areaOf(clipping.regionOf(plain, rule)), 6)
})

test('clipping of rings with corners on the edges of a box terminates', () => {
  let seed = 7
  const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  const corner = (): PlanPoint =>
    chance() < 0.5
      ? [Math.round(chance() * 4) * 6 - 6, Math.round(chance() * 4) * 5 - 5]
      : [-24 + chance() * 60, chance() < 0.5 ? -24 : 34]
  for (let at = 0; at < 2000; at++) {
    const ring = Array.from({ length: 3 + Math.floor(chance() * 7) }, corner)
    const rest = clipping.difference([[...BOX]], [ring, Array.from({ length: 4 }, corner)])
    expect(areaOf(rest)).toBeLessThanOrEqual(120 + 1e-6)
  }
})
