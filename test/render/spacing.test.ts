import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { nearestRising, placeLabels, spaceApart } from '../../src/render/spacing.ts'

const wrapDegrees = (degrees: number) => ((degrees % 360) + 360) % 360
const shifts = (from: readonly number[], to: readonly number[]) => from.map((x, i) => to[i]! - x)
const squares = (values: readonly number[]) => values.reduce((sum, x) => sum + x * x, 0)
/** Gaps between neighbours around the circle, ordered by their true places; ties in input order. */
const gaps = (from: readonly number[], to: readonly number[]) => {
  const order = from.map((_, i) => i).sort((a, b) => wrapDegrees(from[a]!) - wrapDegrees(from[b]!) || a - b)
  const lifted = order.map((i) => wrapDegrees(from[i]!) + to[i]! - from[i]!)
  return lifted.map((x, i) => (i + 1 < lifted.length ? lifted[i + 1]! - x : lifted[0]! + 360 - x))
}
const circle = fc.array(
  fc.integer({ min: 0, max: 359_999 }).map((x) => x / 1000),
  { minLength: 1, maxLength: 20 },
)
const crowd = fc
  .tuple(
    fc.double({ min: 0, max: 360, noNaN: true }),
    fc.array(fc.integer({ min: -40, max: 40 }), { minLength: 2, maxLength: 16 }),
  )
  .map(([middle, offsets]) => offsets.map((offset) => wrapDegrees(middle + offset / 4)))

describe('spaceApart', () => {
  test('points with room stay in place', () => {
    expect(spaceApart([10, 350, 120.5], 5)).toEqual([10, 350, 120.5])
    expect(spaceApart([], 5)).toEqual([])
    expect(spaceApart([-1, 400], 5)).toEqual([-1, 400])
  })

  test('two points that are too close move by the same distance, also across 0° Aries', () => {
    expect(spaceApart([100, 101], 5)).toEqual([98, 103])
    const [a, b] = spaceApart([359, 1], 6)
    expect([a, b]).toEqual([357, 3])
  })

  test('seven points within three degrees are placed five degrees apart around their middle', () => {
    const places = spaceApart([95, 95.5, 96, 96.5, 97, 97.5, 98], 5)
    expect(places).toEqual([81.5, 86.5, 91.5, 96.5, 101.5, 106.5, 111.5])
  })

  test('fourteen points at one degree keep their order and spread evenly to both sides', () => {
    const places = spaceApart(Array<number>(14).fill(208.5), 5)
    expect(places).toEqual(Array.from({ length: 14 }, (_, i) => 208.5 + 5 * (i - 6.5)))
  })

  test('more points than the circle has room for are evenly spaced', () => {
    const places = spaceApart(Array<number>(90).fill(0), 5)
    for (const gap of gaps(Array<number>(90).fill(0), places)) expect(gap).toBeCloseTo(4, 9)
  })

  for (const [name, places] of [
    ['anywhere', circle],
    ['crowded', crowd],
  ] as const)
    test(`${name}: neighbours are a gap apart and the order is kept`, () => {
      fc.assert(
        fc.property(places, fc.integer({ min: 1, max: 30 }), (from, gap) => {
          const least = Math.min(gap, 360 / from.length)
          for (const neighbourGap of gaps(from, spaceApart(from, gap)))
            expect(neighbourGap).toBeGreaterThan(least - 1e-9)
        }),
        { numRuns: 300, seed: 7 },
      )
    })

  // The sum of squares is convex. It is minimal if moving any run of neighbours exactly a gap apart does not lower it.
  test('the shift is minimal: no run of neighbours lowers it by moving', () => {
    fc.assert(
      fc.property(crowd, fc.integer({ min: 1, max: 12 }), (from, gap) => {
        const places = spaceApart(from, gap)
        const best = squares(shifts(from, places))
        const order = from.map((_, i) => i).sort((a, b) => from[a]! - from[b]! || a - b)
        for (const length of [1, 2, 3, from.length])
          for (const start of order.keys())
            for (const step of [-0.01, 0.01]) {
              const movedPlaces = [...places]
              for (let i = 0; i < Math.min(length, from.length); i++)
                movedPlaces[order[(start + i) % from.length]!]! += step
              if (Math.min(...gaps(from, movedPlaces)) >= Math.min(gap, 360 / from.length) - 1e-9)
                expect(squares(shifts(from, movedPlaces))).toBeGreaterThan(best - 1e-9)
            }
      }),
      { numRuns: 200, seed: 7 },
    )
  })

  test('three points: no placement on a fine grid has a smaller shift', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 3, maxLength: 3 }), (whole) => {
        const from = whole.map((x) => wrapDegrees(x - 6))
        const best = squares(shifts(from, spaceApart(from, 4)))
        const lifted = [...whole].sort((a, b) => a - b)
        let least = Number.POSITIVE_INFINITY
        for (let a = -8; a <= 20; a += 1 / 3)
          for (let b = a + 4; b <= 24; b += 1 / 3)
            for (let c = b + 4; c <= 28; c += 1 / 3) least = Math.min(least, squares(shifts(lifted, [a, b, c])))
        expect(best).toBeLessThanOrEqual(least + 1e-9)
        expect(best).toBeGreaterThan(least - 1.5)
      }),
      { numRuns: 12, seed: 7 },
    )
  })
})

test('nearestRising returns the nearest rising sequence', () => {
  expect(nearestRising([1, 3, 2, 4])).toEqual([1, 2.5, 2.5, 4])
  expect(nearestRising([3, 2, 1])).toEqual([2, 2, 2])
})

describe('placeLabels', () => {
  const cusps = (degrees: readonly number[]) => degrees.map((degree) => ({ degree, isCusp: true }))

  test('without boundaries it equals spaceApart', () => {
    fc.assert(
      fc.property(circle, (from) => {
        expect(placeLabels(from, 5, [], 3).map(({ place }) => place)).toEqual(spaceApart(from, 5))
      }),
    )
  })

  test('a label at a boundary stays on its side, and its neighbour moves away', () => {
    const [a, b] = placeLabels([99.5, 100.5], 6, cusps([0, 100, 200]), 4)
    expect([a!.place, b!.place]).toEqual([97, 103])
    const [c, d, e] = placeLabels([98, 99, 100.5], 6, cusps([0, 100, 200]), 4)
    expect([c!.place, d!.place, e!.place]).toEqual([91, 97, 103])
  })

  test('labels are closer in a narrow section, and an axis is ignored before a cusp', () => {
    const narrow = placeLabels([101, 102, 103], 6, cusps([100, 115, 200]), 4)
    expect(narrow.map(({ place, room }) => [place, room])).toEqual([
      [102.5, 5],
      [107.5, 5],
      [112.5, 5],
    ])
    const axis = { degree: 102.5, isCusp: false }
    expect(placeLabels([101, 102, 103], 6, [...cusps([100, 115, 200]), axis], 4)).toEqual(narrow)
  })

  test('labels of a section without room extend beyond it in the same order', () => {
    const boundaries = cusps([100, 106, 140, 300])
    const places = placeLabels([101, 102, 103, 104, 108], 6, boundaries, 4).map(({ place }) => place)
    expect([...places].sort((a, b) => a - b)).toEqual(places)
    expect(places[4]).toBeGreaterThan(106)
    for (const [i, place] of places.slice(1).entries()) expect(place - places[i]!).toBeGreaterThan(4 - 1e-9)
  })
})
