import { expect, test } from 'bun:test'
import { dxfReading } from '../../../src/lore/vastu/dxf-plan.ts'
import { cleaned } from '../../../src/lore/vastu/outline.ts'
import { hostileDrawings } from './hostile-drawings.ts'

const drawings = hostileDrawings()

test('there are 100 hostile drawings, each small enough to be sent', () => {
  expect(drawings).toHaveLength(100)
  expect(new Set(drawings.map(([, content]) => content)).size).toBe(100)
  expect(Math.max(...drawings.map(([, content]) => content.length))).toBeLessThan(2 * 1024 * 1024)
})

test.each(drawings)('%s: read, or refused with a sentence', (_, content) => {
  const reading = dxfReading(content)
  if ('refused' in reading) expect(reading.refused).toEndWith('.')
  else expect(reading.plan.boundary.length).toBeGreaterThanOrEqual(3)
})

test('a ring that is cleaned has nothing left to clean, wherever it begins', () => {
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
    const turned = [...square.slice(i), ...square.slice(0, i)].map(([x, y]) => [x, y] as [number, number])
    const ring = cleaned(turned, 20)
    expect(ring.map(String).toSorted()).toEqual(['0,0', '0,9', '9,0', '9,9'])
    expect(cleaned(ring, 20)).toEqual(ring)
  }
})
