import { describe, expect, test } from 'bun:test'
import sax from 'sax'
import { drawMap } from '../../src/render/map-drawing.ts'
import { type MapFacts, type MapPosition, type MapStyle, PROJECTIONS } from '../../src/render/map-facts.ts'
import { mapView } from '../../src/render/map-projection.ts'
import { MAP_PALETTES } from '../../src/render/map-theme.ts'
import { WHEEL_THEMES } from '../../src/render/wheel-facts.ts'
import { contrast } from './contrast.ts'

const meridian = (longitude: number): MapPosition[] => [
  [longitude, -80],
  [longitude, 80],
]
const plain = (more: Partial<MapFacts> = {}): MapFacts => ({ title: 'Map', description: 'A map.', ...more })
const style = (more: Partial<MapStyle> = {}): MapStyle => ({
  projection: 'equirectangular',
  width: 1200,
  theme: 'light',
  ...more,
})
const crowd = plain({
  lines: Array.from({ length: 40 }, (_, i) => ({
    parts: [meridian(-60 + i)],
    ink: 'Mars' as const,
    label: { symbol: '♂', text: 'ASC' },
  })),
  places: [
    { at: [10, 48.4], name: 'Ulm', kind: 'home' },
    { at: [10.1, 48.5], name: 'Neu-Ulm', kind: 'city' },
  ],
})
const platesOf = (svg: string) =>
  [...svg.matchAll(/<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)" rx/g)].map((match) =>
    match.slice(1).map(Number),
  ) as [number, number, number, number][]
const strokesOf = (svg: string, colour: string) =>
  [...svg.matchAll(new RegExp(`<path d="([^"]+)" fill="none" stroke="${colour}"`, 'g'))].map(([, data]) => data!)
const SUN = '#B86E00'
/** The points of relative path data. */
const pointsOf = (data: string): [number, number][] => {
  const numbers = data.match(/-?[\d.]+/g)!.map(Number)
  let [x, y] = [0, 0]
  return Array.from({ length: numbers.length / 2 }, (_, i) => {
    ;[x, y] = [x + numbers[2 * i]!, y + numbers[2 * i + 1]!]
    return [x, y]
  })
}

test.each(PROJECTIONS)('%s is a well-formed, repeatable picture of outlines in every theme', async (projection) => {
  for (const theme of WHEEL_THEMES) {
    const facts = { ...crowd, title: '<A & "B">', notes: ['नक्शा', "O'Neil"] }
    const svg = await drawMap(facts, style({ projection, theme, width: 500, centre: [78, 22] }))
    const reader = sax.parser(true)
    reader.onerror = (error) => {
      throw error
    }
    reader.write(svg).close()
    expect(svg).not.toMatch(/<(text|image|style|script)|href="[^#]|url\((?!#)/)
    expect(await drawMap(facts, style({ projection, theme, width: 500, centre: [78, 22] }))).toBe(svg)
  }
})

test.each(WHEEL_THEMES)(
  '%s: colours have a contrast of 3 to land and sea, text has one of 4.5 to the page',
  (theme) => {
    const { inks, sea, land, page, text, minor } = MAP_PALETTES[theme]
    const { shadow: _, ...drawn } = inks
    for (const [name, colour] of Object.entries(drawn))
      for (const ground of [sea, land]) expect([name, contrast(colour, ground) >= 3]).toEqual([name, true])
    for (const colour of [text, minor]) expect(contrast(colour, page)).toBeGreaterThan(4.5)
  },
)

test('at 300 pixels a long caption has a second row, and nothing is cut', async () => {
  const long = 'Solid: MC and ASC. Dashed: IC and DSC. Capitals over a million within 300 km of a line are named.'
  const facts = (notes: string[]) => drawMap(plain({ notes }), style({ width: 300 }))
  const height = (svg: string) => Number(/ height="(\d+)"/.exec(svg)![1])
  const lettersOf = (svg: string) => svg.match(/<use/g)!.length
  const [one, two] = [await facts(['Solid.']), await facts([long])]
  expect(height(two)).toBeGreaterThan(height(one) + 5)
  expect(lettersOf(two) - lettersOf(one)).toBe(long.replaceAll(' ', '').length - 'Solid.'.length)
  expect(height(await drawMap(plain({ notes: [long] }), style()))).toBe(
    height(await drawMap(plain({ notes: ['S'] }), style())),
  )
})

describe('places', () => {
  // source: the formulas of the projections; tolerance a pixel
  test('equirectangular and Mercator maps place longitudes and latitudes by their formulas', () => {
    const flat = mapView(style())
    expect(flat.place(19.8562, 0)![0]).toBeCloseTo(((19.8562 + 180) / 360) * 1200, 3)
    expect(flat.place(0, 40)![1] - flat.place(0, 80)![1]).toBeCloseTo(flat.place(0, 0)![1] - flat.place(0, 40)![1], 6)
    const conformal = mapView(style({ projection: 'mercator' }))
    const upward = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))
    expect(conformal.place(0, 0)![1] - conformal.place(0, 60)![1]).toBeCloseTo((upward(60) * 1200) / (2 * Math.PI), 3)
  })

  test('a `bbox` across the antimeridian shows both sides of it', () => {
    const pacific = mapView(style({ bbox: [150, -40, -150, 40], width: 600 }))
    expect(pacific.place(180, 0)![0]).toBeCloseTo(300, 6)
    expect(pacific.place(-170, 0)![0]).toBeCloseTo(400, 6)
    expect(pacific.place(0, 0)).toBeNull()
  })

  test('a globe has its centre in the middle and does not show its far side', () => {
    const globe = mapView(style({ projection: 'orthographic', centre: [139.7, 35.7], width: 700 }))
    const [x, y] = globe.place(139.7, 35.7)!
    expect([Math.abs(x - globe.width / 2) < 1, Math.abs(y - globe.height / 2) < 1]).toEqual([true, true])
    expect(globe.place(-40.3, -35.7)).toBeNull()
  })

  test('both poles can be the centre', async () => {
    for (const latitude of [90, -90]) {
      const facts = plain({ lines: [{ parallel: latitude * 0.8, ink: 'Sun' }] })
      const svg = await drawMap(facts, style({ projection: 'orthographic', centre: [0, latitude], width: 400 }))
      expect(strokesOf(svg, SUN).length).toBeGreaterThan(0)
    }
  })
})

describe('lines', () => {
  test('a line across the antimeridian is drawn as two lines', async () => {
    const line: MapPosition[] = [
      [170, 10],
      [-170, 20],
    ]
    const svg = await drawMap(plain({ lines: [{ parts: [line], ink: 'Sun' }] }), style())
    expect(strokesOf(svg, SUN)).toHaveLength(2)
    const whole = await drawMap(
      plain({ lines: [{ parts: [line], ink: 'Sun' }] }),
      style({ bbox: [100, -60, -100, 60] }),
    )
    expect(strokesOf(whole, SUN)).toHaveLength(1)
  })

  test('a meridian is vertical in equirectangular and Mercator maps', async () => {
    for (const projection of ['equirectangular', 'mercator'] as const) {
      const svg = await drawMap(plain({ lines: [{ parts: [meridian(25)], ink: 'Sun' }] }), style({ projection }))
      const [data] = strokesOf(svg, SUN)
      for (const [x] of pointsOf(data!)) expect(Math.abs(x - ((25 + 180) / 360) * 1200)).toBeLessThan(1)
    }
  })
})

describe('labels', () => {
  test.each([300, 700, 1200, 4000])('at %i pixels labels do not overlap, and all are on the map', async (width) => {
    const svg = await drawMap(crowd, style({ width }))
    const plates = platesOf(svg)
    expect(plates.length).toBeGreaterThan(8)
    const { height } = mapView(style({ width }))
    const covering = plates.flatMap(([x, y, w, h], i) =>
      plates
        .slice(i + 1)
        .filter(([x2, y2, w2, h2]) => x < x2 + w2 - 0.2 && x2 < x + w - 0.2 && y < y2 + h2 - 0.2 && y2 < y + h - 0.2),
    )
    expect(covering).toEqual([])
    for (const [x, y, w, h] of plates)
      expect(x >= -0.1 && y >= -0.1 && x + w <= width + 0.1 && y + h <= height + 0.1).toBe(true)
  })

  test('each of forty lines has a label if there is room', async () => {
    expect(platesOf(await drawMap(crowd, style()))).toHaveLength(42)
  })
})

test('heat cells cover exactly their area, on a globe too', async () => {
  const heat = { west: -180, north: 90, step: 10, columns: 36, scale: 'sequential' as const }
  const values = Array.from({ length: 36 * 18 }, (_, i) => (i % 36 < 18 ? 0.2 : null))
  // The hemisphere west of Greenwich, seen from above its centre, from the opposite side, and from above Nagpur across both poles.
  for (const [projection, centre, share] of [
    ['equirectangular', [0, 0], 0.5],
    ['orthographic', [-90, 0], 1],
    ['orthographic', [90, 0], 0],
    ['orthographic', [78, 22], (1 - Math.sin((78 * Math.PI) / 180) * Math.cos((22 * Math.PI) / 180)) / 2],
  ] as const) {
    const svg = await drawMap(plain({ heat: { ...heat, values } }), style({ projection, centre, width: 300 }))
    const cells = /<g opacity="0.85">\n<path d="([^"]+)"/.exec(svg)?.[1] ?? ''
    // The area of all cells by the shoelace formula.
    const surface = [...cells.matchAll(/M[^z]+z/g)].reduce((sum, [ring]) => {
      const points = pointsOf(ring)
      const twice = points.reduce((total, [ax, ay], i) => {
        const [bx, by] = points[(i + 1) % points.length]!
        return total + ax * by - bx * ay
      }, 0)
      return sum + Math.abs(twice) / 2
    }, 0)
    const { width, height } = mapView(style({ projection, centre, width: 300 }))
    const whole = projection === 'orthographic' ? (Math.PI * (width - 8) ** 2) / 4 : width * height
    expect(Math.abs(surface / whole - share)).toBeLessThan(0.02)
  }
})
