import { expect, test } from 'bun:test'
import { readDxfPlan } from '../../../src/traditions/vastu/dxf-plan.ts'
import type { PlanPoint } from '../../../src/traditions/vastu/geometry.ts'
import { cleanOutline } from '../../../src/traditions/vastu/outline.ts'
import { longTest, sample } from '../../long.ts'
import { hostileDrawings } from './hostile-drawings.ts'

const MAX_BYTES = 2 * 1024 * 1024
const drawings = hostileDrawings(sample(2, 5))

longTest('there are 100 different hostile drawings', () => {
  expect(new Set(drawings.map(([, content]) => Bun.hash(content()))).size).toBe(100)
})

test.each(drawings)('%s is below the size limit and is read or rejected with a sentence', (_, content) => {
  const drawing = content()
  expect(drawing.length).toBeLessThan(MAX_BYTES)
  const result = readDxfPlan(drawing)
  if ('error' in result) expect(result.error).toEndWith('.')
  else expect(result.plan.boundary.length).toBeGreaterThanOrEqual(3)
})

test('cleanOutline is idempotent and does not depend on the first point', () => {
  const square = [
    [0, 0],
    [5, 0],
    [9, 0],
    [9, 9],
    [9, 20],
    [9, 9],
    [0, 9],
    [0, 9],
  ] as const
  for (let i = 0; i < square.length; i++) {
    const shifted = [...square.slice(i), ...square.slice(0, i)].map(([x, y]) => [x, y] as [number, number])
    const ring = cleanOutline(shifted, 20)
    expect(ring.map(String).toSorted()).toEqual(['0,0', '0,9', '9,0', '9,9'])
    expect(cleanOutline(ring, 20)).toEqual(ring)
  }
})

test('the number of coordinate reads to clean a ring that retraces itself is linear in its points', () => {
  const readsFor = (count: number): number => {
    let reads = 0
    const countedPoint = (i: number) => {
      const point = [i, (i * i) % 7]
      const get = () => {
        reads++
        return i
      }
      return Object.defineProperty(point, 0, { get }) as unknown as PlanPoint
    }
    const points = Array.from({ length: count }, (_, i) => countedPoint(i))
    expect(cleanOutline([...points, ...points.slice(1, -1).reverse()], count)).toEqual([])
    return reads / (2 * count)
  }
  const [few, many] = [readsFor(500), readsFor(4000)]
  expect(many).toBeLessThan(60)
  expect(Math.abs(many / few - 1)).toBeLessThan(0.05)
})
