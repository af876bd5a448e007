import { expect, test } from 'bun:test'
import { drawWheel } from '../../src/render/wheel-drawing.ts'
import { PLAIN_WHEEL, type WheelFacts } from '../../src/render/wheel-facts.ts'
import { axesOf, leftOf } from '../../src/render/wheel-ground.ts'
import { BIRTH_COUNT, natalWheel, overlapShare, randomCharts, twoRings } from './births.ts'
import { type Box, drawnElements } from './boxes.ts'
import { type Element, hasClass, isInside, withAncestors } from './xml.ts'

const CENTRE = 1000
const EXTENT = 2000
/** Minimum space of a glyph in a crowded house at 800 pixels, degrees: two thirds of six. */
const MIN_ROOM = 3.96

const wrapDegrees = (degrees: number) => ((degrees % 360) + 360) % 360
/** The longitude of the centre of a glyph's box. */
const longitudeOf = ([left, top, right, bottom]: Box, ascendant: number) =>
  wrapDegrees((Math.atan2(CENTRE - (top + bottom) / 2, (left + right) / 2 - CENTRE) * 180) / Math.PI - 180 + ascendant)

/** Layout faults of a wheel: elements outside, overlapping glyphs, and glyphs beyond a house line. */
const faults = (facts: WheelFacts, size: number): string[] => {
  const elements = drawnElements(drawWheel(facts, { ...PLAIN_WHEEL, size }))
  const faultsFound: string[] = []
  for (const { element, box } of elements) {
    const inside = box[0] >= 0 && box[1] >= 0 && box[2] <= EXTENT && box[3] <= EXTENT
    if (!inside && !hasClass(element, 'background'))
      faultsFound.push(`${element.attributes.class} outside of the picture`)
  }
  const points = new Map<Element, Box>()
  for (const { element, box } of elements) {
    if (!isInside(element, 'glyph')) continue
    const point = withAncestors(element).find((each) => hasClass(each, 'point'))!
    const [left, top, right, bottom] = points.get(point) ?? box
    points.set(point, [
      Math.min(left, box[0]),
      Math.min(top, box[1]),
      Math.max(right, box[2]),
      Math.max(bottom, box[3]),
    ])
  }
  const glyphs = [...points].map(([element, box]) => ({ element, box }))
  glyphs.forEach(({ element, box }, i) => {
    for (const other of glyphs.slice(i + 1))
      if (overlapShare(box, other.box) > 0.1)
        faultsFound.push(`${element.attributes['data-point']} over ${other.element.attributes['data-point']}`)
  })
  const cusps = facts.cusps.every((cusp) => cusp !== null) ? (facts.cusps as number[]) : []
  const axes = axesOf(facts).map(({ longitude }) => longitude)
  const scale = size < 800 ? 7.5 * (EXTENT / size) : 0
  for (const ring of ['inner', 'outer']) {
    const ringGlyphs = glyphs.filter(({ element }) => element.parent!.attributes['data-ring'] === ring)
    const least = MIN_ROOM * Math.max(1, scale / (facts.rings.length === 2 ? (ring === 'inner' ? 27 : 29) : 37))
    const at = ringGlyphs.map(({ element }) => Number(element.attributes['data-longitude']))
    /** True if the sections around a place have room for their points. */
    const roomCheck = (boundaries: readonly number[]) => {
      const sorted = [...boundaries].sort((a, b) => a - b)
      const parts = sorted.map((from, i) => [from, wrapDegrees(sorted[(i + 1) % sorted.length]! - from)] as const)
      const fits = ([from, width]: readonly [number, number]) =>
        width < 1e-3 || at.filter((place) => wrapDegrees(place - from) < width).length * least <= width
      return (place: number) => {
        const part = parts.findIndex(([from, width]) => width > 1e-3 && wrapDegrees(place - from) < width)
        // Neighbouring sections count too, since labels without room move there.
        return [-2, -1, 0, 1, 2].every((step) => fits(parts.at((part + step) % parts.length)!))
      }
    }
    const isRoomy = roomCheck([...cusps, ...axes])
    ringGlyphs.forEach(({ element, box }, i) => {
      const shown = longitudeOf(box, leftOf(facts))
      for (const boundary of [...cusps, ...axes]) {
        const before = wrapDegrees(at[i]! - boundary + 180) - 180
        const after = wrapDegrees(shown - boundary + 180) - 180
        // The attribute has four decimals: a point on a boundary may be on either side of it.
        if (Math.abs(before) < 90 && before < -1e-3 !== after < 0 && Math.abs(before) > 1e-3 && isRoomy(at[i]!))
          faultsFound.push(`${ring} ${element.attributes['data-point']} beyond ${boundary.toFixed(2)}`)
      }
    })
  }
  return faultsFound
}

for (const size of [300, 800])
  test(`${BIRTH_COUNT} births, ${size} pixels: no overlapping glyphs, nothing outside`, () => {
    const faultsFound = randomCharts.flatMap((chart, i) =>
      faults(natalWheel(chart), size).map((fault) => `birth ${i}: ${fault}`),
    )
    expect(faultsFound).toEqual([])
  })

test(`${BIRTH_COUNT} pairs: the same for both rings`, () => {
  const faultsFound = randomCharts.flatMap((chart, i) =>
    faults(twoRings(chart, randomCharts[(i + 1) % randomCharts.length]!), 800).map((fault) => `pair ${i}: ${fault}`),
  )
  expect(faultsFound).toEqual([])
})

test(`${BIRTH_COUNT} births: the median size of a wheel is below 56 kB, the maximum below 60 kB`, () => {
  const sizes = randomCharts
    .map((chart) => Buffer.byteLength(drawWheel(natalWheel(chart), PLAIN_WHEEL)))
    .sort((a, b) => a - b)
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(56_000)
  expect(sizes.at(-1)).toBeLessThan(60_000)
})

test('Pluto in house 1 is drawn below the Ascendant', () => {
  const [chart] = randomCharts
  const { pluto, box } = drawnElements(drawWheel(natalWheel(chart!), PLAIN_WHEEL))
    .filter(({ element }) => hasClass(element, 'glyph') && isInside(element, 'points'))
    .map(({ element, box }) => ({ pluto: element.parent!.attributes, box }))
    .find(({ pluto }) => pluto['data-point'] === 'Pluto')!
  expect(pluto['data-house']).toBe('1')
  expect((box[1] + box[3]) / 2).toBeGreaterThan(CENTRE)
})
