import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { area, band, chord, clip, inset, type Polygon } from '../../src/render/polygon.ts'
import { flowText, placeText } from '../../src/render/text-flow.ts'
import { sample } from '../long.ts'

const square: Polygon = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
]
const diamond: Polygon = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
]

describe('polygon', () => {
  test('a cut through the middle leaves half of the area on either side', () => {
    expect(area(clip(square, 1, 1, 100))).toBeCloseTo(5000, 9)
    expect(area(clip(diamond, 0, -1, -50))).toBeCloseTo(2500, 9)
  })
  test('inset moves every side by the distance', () => {
    expect(area(inset(square, 10))).toBeCloseTo(80 * 80, 9)
    expect(area(inset(diamond, 10 / Math.SQRT2))).toBeCloseTo(80 * 80 * 0.5, 9)
  })
  test('a chord and a band of the diamond', () => {
    expect(chord(diamond, 25)).toEqual([25, 75])
    expect(chord(diamond, -1)).toBeNull()
    expect(band(diamond, 40, 20)).toEqual([10, 90])
    expect(band(diamond, -5, 10)).toBeNull()
  })
})

describe('flowText', () => {
  const triangle = fc
    .tuple(...Array.from({ length: 6 }, () => fc.integer({ min: 0, max: 500 })))
    .map(
      ([a, b, c, d, e, f]): Polygon => [
        [a!, b!],
        [c!, d!],
        [e!, f!],
      ],
    )
    .filter((polygon) => area(polygon) > 8000)
  const widths = fc.array(fc.double({ min: 0.5, max: 6, noNaN: true }), { minLength: 1, maxLength: 12 })

  test('labels of a house stand around its middle, not in its tip', () => {
    const bodies = fc.array(fc.double({ min: 1.5, max: 4.5, noNaN: true }), { minLength: 2, maxLength: 6 })
    fc.assert(
      fc.property(bodies, fc.boolean(), (widths, marked) => {
        const { size, rows } = flowText(diamond, { widths, gap: 0.45, marked }, 8)!
        const centre = (rows[0]!.y + rows.at(-1)!.y) / 2
        expect(Math.abs(centre - 50)).toBeLessThan(0.75 * size)
      }),
      { numRuns: sample(300, 5000), seed: 3 },
    )
  })

  test('sets every label once, in order, inside the region, at most at the cap', () => {
    fc.assert(
      fc.property(triangle, widths, (region, widths) => {
        const { size, rows } = flowText(region, { widths, gap: 0.5 }, 60)!
        expect(size).toBeLessThanOrEqual(60)
        expect(rows.flatMap(({ labels }) => labels)).toEqual(widths.map((_, i) => i))
        for (const { x, y, labels } of rows) {
          const half = ((labels.reduce((sum, label) => sum + widths[label]! + 0.5, 0) - 0.5) * size) / 2
          const [left, right] = band(region, y - size / 2 + 1e-6, size - 2e-6)!
          expect(x - half).toBeGreaterThanOrEqual(left - 1e-3)
          expect(x + half).toBeLessThanOrEqual(right + 1e-3)
        }
      }),
      { numRuns: 200, seed: 7 },
    )
  })

  test('returns null if the letters would not be larger than `least`', () => {
    const set = { widths: [3, 3, 3], gap: 0.5 }
    const { size } = flowText(square, set, 1000)!
    expect(flowText(square, set, 1000, size)).toBeNull()
    expect(flowText(square, set, 1000, 0.999 * size)).toEqual(flowText(square, set, 1000))
    expect(flowText(square, set, 10, 10)).toBeNull()
  })

  test('a region twice as large takes letters twice as large', () => {
    const ten = Array.from({ length: 10 }, () => 3)
    const doubled = square.map(([x, y]) => [2 * x, 2 * y] as const)
    expect(flowText(doubled, { widths: ten, gap: 0.5 }, 1000)!.size).toBeCloseTo(
      2 * flowText(square, { widths: ten, gap: 0.5 }, 1000)!.size,
      6,
    )
  })
})

describe('placeText', () => {
  test('a box goes into the corner of a square, and the part beneath it remains', () => {
    const { at, rests } = placeText(square, [100, 0], 20, 10)!
    expect(at[1]).toBeCloseTo(5, 0)
    expect(at[0] + 10).toBeLessThanOrEqual(100)
    expect(area(rests[0]!)).toBeGreaterThan(8900)
  })
  test('a box wider than the region does not fit', () => {
    expect(placeText(diamond, [50, 100], 120, 10)).toBeNull()
  })
})
