import { expect, test } from 'bun:test'
import { drawWheel } from '../../src/render/wheel-drawing.ts'
import { PLAIN_WHEEL, type WheelFacts } from '../../src/render/wheel-facts.ts'
import { BIRTHS, charts, covered, natalOf, pairOf } from './births.ts'
import { type Box, drawnIn } from './boxes.ts'
import { chain, type Element, hasClass, isIn } from './xml.ts'

const CENTRE = 1000
const EXTENT = 2000
/** Degrees that a glyph of a crowded house has at least, at 800 pixels: two thirds of six. */
const LEAST = 3.96

const turn = (degrees: number) => ((degrees % 360) + 360) % 360
/** The longitude at which the middle of a glyph stands. */
const longitudeOf = ([left, top, right, bottom]: Box, ascendant: number) =>
  turn((Math.atan2(CENTRE - (top + bottom) / 2, (left + right) / 2 - CENTRE) * 180) / Math.PI - 180 + ascendant)

/** What is wrong with a wheel, by its own boxes. */
const faults = (facts: WheelFacts, size: number): string[] => {
  const drawn = drawnIn(drawWheel(facts, { ...PLAIN_WHEEL, size }))
  const found: string[] = []
  for (const { element, box } of drawn) {
    const inside = box[0] >= 0 && box[1] >= 0 && box[2] <= EXTENT && box[3] <= EXTENT
    if (!inside && !hasClass(element, 'background')) found.push(`${element.attributes.class} outside of the picture`)
  }
  const points = new Map<Element, Box>()
  for (const { element, box } of drawn) {
    if (!isIn(element, 'glyph')) continue
    const point = chain(element).find((each) => hasClass(each, 'point'))!
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
      if (covered(box, other.box) > 0.1)
        found.push(`${element.attributes['data-point']} over ${other.element.attributes['data-point']}`)
  })
  const cusps = facts.cusps.every((cusp) => cusp !== null) ? (facts.cusps as number[]) : []
  const axes = [facts.ascendant, facts.midheaven, turn(facts.ascendant + 180), turn(facts.midheaven + 180)]
  const scale = size < 800 ? 7.5 * (EXTENT / size) : 0
  for (const ring of ['inner', 'outer']) {
    const own = glyphs.filter(({ element }) => element.parent!.attributes['data-ring'] === ring)
    const least = LEAST * Math.max(1, scale / (facts.rings.length === 2 ? (ring === 'inner' ? 27 : 29) : 37))
    const at = own.map(({ element }) => Number(element.attributes['data-longitude']))
    /** Whether each part of the circle between such walls holds its points. */
    const roomy = (walls: readonly number[]) => {
      const sorted = [...walls].sort((a, b) => a - b)
      const parts = sorted.map((from, i) => [from, turn(sorted[(i + 1) % sorted.length]! - from)] as const)
      const holds = ([from, width]: readonly [number, number]) =>
        width < 1e-3 || at.filter((place) => turn(place - from) < width).length * least <= width
      return (place: number) => {
        const part = parts.findIndex(([from, width]) => width > 1e-3 && turn(place - from) < width)
        // Those beside it as well: what has no room goes there.
        return [-2, -1, 0, 1, 2].every((step) => holds(parts.at((part + step) % parts.length)!))
      }
    }
    const isRoomy = roomy([...cusps, ...axes])
    own.forEach(({ element, box }, i) => {
      const shown = longitudeOf(box, facts.ascendant)
      for (const wall of [...cusps, ...axes]) {
        const before = turn(at[i]! - wall + 180) - 180
        const after = turn(shown - wall + 180) - 180
        // The attribute has four places: a point on a wall may be on either side of it.
        if (Math.abs(before) < 90 && before < -1e-3 !== after < 0 && Math.abs(before) > 1e-3 && isRoomy(at[i]!))
          found.push(`${ring} ${element.attributes['data-point']} beyond ${wall.toFixed(2)}`)
      }
    })
  }
  return found
}

for (const size of [300, 800])
  test(`${BIRTHS} births, ${size} pixels: no glyph over another or beyond a line while there is room, nothing outside`, () => {
    const wrong = charts.flatMap((chart, i) => faults(natalOf(chart), size).map((fault) => `birth ${i}: ${fault}`))
    expect(wrong).toEqual([])
  })

test(`${BIRTHS} pairs: the same of both rings`, () => {
  const wrong = charts.flatMap((chart, i) =>
    faults(pairOf(chart, charts[(i + 1) % charts.length]!), 800).map((fault) => `pair ${i}: ${fault}`),
  )
  expect(wrong).toEqual([])
})

test(`${BIRTHS} births: a wheel is below 56 kB in the middle, and none above 60`, () => {
  const sizes = charts.map((chart) => Buffer.byteLength(drawWheel(natalOf(chart), PLAIN_WHEEL))).sort((a, b) => a - b)
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(56_000)
  expect(sizes.at(-1)).toBeLessThan(60_000)
})

test('Pluto of house 1 stands below the Ascendant', () => {
  const [chart] = charts
  const { pluto, box } = drawnIn(drawWheel(natalOf(chart!), PLAIN_WHEEL))
    .filter(({ element }) => hasClass(element, 'glyph') && isIn(element, 'points'))
    .map(({ element, box }) => ({ pluto: element.parent!.attributes, box }))
    .find(({ pluto }) => pluto['data-point'] === 'Pluto')!
  expect(pluto['data-house']).toBe('1')
  expect((box[1] + box[3]) / 2).toBeGreaterThan(CENTRE)
})
