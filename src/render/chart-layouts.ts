import type { ChartFacts, ChartStyle } from './chart-facts.ts'
import { type Point, type Polygon, pathOf, round } from './polygon.ts'

/** Charts are laid out in a square of this side, whatever size they are shown at. */
export const EXTENT = 2000
const EDGE = 40

export interface Slot {
  /** Path data of its outline. */
  readonly outline: string
  /** Where the bodies go. */
  readonly region: Polygon
  /** Where those go that move over a birth chart, when it is not the same. */
  readonly around?: Polygon
  /** The corner of the region where the sign is written, when it is written inside. */
  readonly corner?: Point
  /** The place of the sign, when it is written outside of the region. */
  readonly sign?: Point
  /** The place of the house number, where the style writes one. */
  readonly house?: Point
}
export interface Layout {
  /** What a slot stands for: slot 0 is house 1, or Aries. */
  readonly fixed: 'house' | 'sign'
  readonly slots: readonly Slot[]
  /** Path data of the lines. */
  readonly lines: string
  readonly title: Polygon
  /** Clockwise degrees that lay a long sign name along the rim. */
  readonly turn?: (slot: number) => number
  /** The stroke across the ascendant's slot, and what it leaves of the region. */
  readonly stroke?: (slot: number) => { readonly line: string; readonly region: Polygon }
}

type Box = readonly [left: number, top: number, right: number, bottom: number]
const rectangle = ([left, top, right, bottom]: Box): Polygon => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]
const places =
  ([left, top, right, bottom]: Box) =>
  ([u, v]: Point): Point => [left + u * (right - left), top + v * (bottom - top)]
const WHOLE: Box = [EDGE, EDGE, EXTENT - EDGE, EXTENT - EDGE]

/** House 1 the top middle diamond, then anticlockwise; the last corner is the one that carries the sign number. */
// biome-ignore format: a row a house
const NORTH: readonly Polygon[] = [
  [[0.5, 0], [0.75, 0.25], [0.25, 0.25], [0.5, 0.5]],
  [[0, 0], [0.5, 0], [0.25, 0.25]],
  [[0, 0.5], [0, 0], [0.25, 0.25]],
  [[0, 0.5], [0.25, 0.25], [0.25, 0.75], [0.5, 0.5]],
  [[0, 1], [0, 0.5], [0.25, 0.75]],
  [[0, 1], [0.5, 1], [0.25, 0.75]],
  [[0.5, 1], [0.25, 0.75], [0.75, 0.75], [0.5, 0.5]],
  [[0.5, 1], [1, 1], [0.75, 0.75]],
  [[1, 0.5], [1, 1], [0.75, 0.75]],
  [[1, 0.5], [0.75, 0.25], [0.75, 0.75], [0.5, 0.5]],
  [[1, 0], [1, 0.5], [0.75, 0.25]],
  [[0.5, 0], [1, 0], [0.75, 0.25]],
]

/** Where the plan of the north begins under a title, and under a legend of two lines. */
const TOPS = { none: EDGE, title: 180, legend: 240 } as const

const north = (head: keyof typeof TOPS): Layout => {
  const top = TOPS[head]
  const box: Box = [EDGE, top, EXTENT - EDGE, EXTENT - EDGE]
  const place = places(box)
  return {
    fixed: 'house',
    slots: NORTH.map((corners) => {
      const points = corners.map(place)
      const [first, second, third, last] = points as [Point, Point, Point, Point | undefined]
      const region = last ? [first, second, last, third] : points
      return { outline: pathOf(region), region, corner: last ?? third }
    }),
    lines: [
      pathOf(rectangle(box)),
      pathOf(
        (
          [
            [0.5, 0],
            [1, 0.5],
            [0.5, 1],
            [0, 0.5],
          ] as const
        ).map(place),
      ),
      pathOf(
        (
          [
            [0, 0],
            [1, 1],
          ] as const
        ).map(place),
      ),
      pathOf(
        (
          [
            [1, 0],
            [0, 1],
          ] as const
        ).map(place),
      ),
    ].join(''),
    title: rectangle([EDGE, 36, EXTENT - EDGE, Math.max(top, TOPS.title) - 30]),
  }
}

/** Column and row of Aries, Taurus, ... in the grid of four by four. */
// biome-ignore format: one row
const SOUTH = [[1, 0], [2, 0], [3, 0], [3, 1], [3, 2], [3, 3], [2, 3], [1, 3], [0, 3], [0, 2], [0, 1], [0, 0]] as const

const south = (): Layout => {
  const place = places(WHOLE)
  const cell = (column: number, row: number, columns = 1, rows = 1): Polygon =>
    rectangle([...place([column / 4, row / 4]), ...place([(column + columns) / 4, (row + rows) / 4])] as unknown as Box)
  const slots = SOUTH.map(([column, row]) => {
    const region = cell(column, row)
    return { outline: pathOf(region), region, corner: region[1]! }
  })
  return {
    fixed: 'sign',
    slots,
    lines: [rectangle(WHOLE), cell(1, 1, 2, 2)]
      .map(pathOf)
      .concat(slots.map(({ outline }) => outline))
      .join(''),
    title: cell(1.15, 1.3, 1.7, 1.4),
    stroke: (slot) => {
      const [[left, top], right, low, [, bottom]] = slots[slot]!.region as [Point, Point, Point, Point]
      const reach = 0.3 * (bottom - top)
      const ends: [Point, Point] = [
        [left, top + reach],
        [left + reach, top],
      ]
      return { line: pathOf(ends), region: [ends[1], right, low, [left, bottom], ends[0]] }
    },
  }
}

/** Aries top middle, then anticlockwise, in thirds; the first corner of each carries the sign. */
// biome-ignore format: a row a sign
const EAST: readonly Polygon[] = [
  [[2, 0], [2, 1], [1, 1], [1, 0]],
  [[1, 1], [1, 0], [0, 0]],
  [[0, 0], [0, 1], [1, 1]],
  [[1, 1], [1, 2], [0, 2], [0, 1]],
  [[0, 3], [0, 2], [1, 2]],
  [[1, 2], [1, 3], [0, 3]],
  [[2, 2], [2, 3], [1, 3], [1, 2]],
  [[2, 2], [2, 3], [3, 3]],
  [[3, 3], [3, 2], [2, 2]],
  [[3, 1], [3, 2], [2, 2], [2, 1]],
  [[3, 0], [3, 1], [2, 1]],
  [[2, 1], [2, 0], [3, 0]],
]

const east = (): Layout => {
  const place = places(WHOLE)
  const slots = EAST.map((corners) => {
    const region = corners.map(([u, v]) => place([u / 3, v / 3]))
    return { outline: pathOf(region), region, corner: region[0]! }
  })
  const [left, top] = place([1.08 / 3, 1.2 / 3])
  const [right, bottom] = place([1.92 / 3, 1.8 / 3])
  return {
    fixed: 'sign',
    slots,
    lines: [rectangle(WHOLE)]
      .map(pathOf)
      .concat(slots.map(({ outline }) => outline))
      .join(''),
    title: rectangle([left, top, right, bottom]),
  }
}

/** Radii of the wheel: outer edge, inside of the ring of signs, outside and inside of the ring of house numbers. */
const RIM = EXTENT / 2 - EDGE
const SIGNS = 818
const NUMBERS = 335
const HUB = 235
/** The largest two digits that stay between the two at any angle. */
export const HOUSE_NUMBER = 66

/** Between the planets of birth and what moves around them. */
const AROUND = 590

/** Path data of a circle about the middle. */
export const ringPath = (radius: number): string => {
  const middle = EXTENT / 2
  return `M${middle - radius} ${middle}A${radius} ${radius} 0 1 0 ${middle + radius} ${middle}A${radius} ${radius} 0 1 0 ${middle - radius} ${middle}Z`
}

/** A twelfth of a ring, from an angle on; angles go anticlockwise from the left. */
export const sector = (inner: number, outer: number, start: number) => {
  const at = (radius: number, degrees: number): Point => [
    EXTENT / 2 - radius * Math.cos((degrees * Math.PI) / 180),
    EXTENT / 2 + radius * Math.sin((degrees * Math.PI) / 180),
  ]
  const spot = (radius: number, degrees: number) => at(radius, degrees).map(round).join(' ')
  const touching = inner / Math.cos(Math.PI / 12)
  return {
    at: (radius: number): Point => at(radius, start + 15),
    /** Its first side, from a radius to another. */
    side: (from: number, to: number) => `M${spot(from, start)}L${spot(to, start)}`,
    outline: `M${spot(inner, start)}L${spot(outer, start)}A${outer} ${outer} 0 0 0 ${spot(outer, start + 30)}L${spot(inner, start + 30)}A${inner} ${inner} 0 0 1 ${spot(inner, start)}Z`,
    region: [
      at(touching, start),
      ...[0, 7.5, 15, 22.5, 30].map((degrees) => at(outer, start + degrees)),
      at(touching, start + 30),
    ] as Polygon,
  }
}

/** Houses go anticlockwise from the left, house 1 below the horizon; what moves has a ring of its own around the planets. */
const circle = (moving: boolean): Layout => {
  const slots = Array.from({ length: 12 }, (_, house) => {
    const { at, outline } = sector(NUMBERS, SIGNS, 30 * house)
    return {
      outline,
      region: sector(NUMBERS, moving ? AROUND : SIGNS, 30 * house).region,
      ...(moving && { around: sector(AROUND, SIGNS, 30 * house).region }),
      sign: at((RIM + SIGNS) / 2),
      house: at((NUMBERS + HUB) / 2),
    }
  })
  return {
    fixed: 'house',
    slots,
    lines: [
      ...[RIM, SIGNS, ...(moving ? [AROUND] : []), NUMBERS, HUB].map(ringPath),
      ...slots.map((_, house) => sector(HUB, RIM, 30 * house).side(HUB, RIM)),
    ].join(''),
    turn: (house) => {
      const upright = (360 + 90 - 30 * house - 15) % 180
      return upright > 90 ? upright - 180 : upright
    },
    title: Array.from({ length: 12 }, (_, house) => sector(0, RIM, 30 * house).at(HUB * 0.92)),
  }
}

const LAYOUTS = {
  north: (titled: boolean, moving: boolean) => north(moving ? 'legend' : titled ? 'title' : 'none'),
  south,
  east,
  circle: (_: boolean, moving: boolean) => circle(moving),
} as const satisfies Record<ChartStyle['style'], (titled: boolean, moving: boolean) => Layout>
const kept = new Map<string, Layout>()

/** For charts with a title, or with what moves over them: one and the same for all of a kind. */
export const layoutOf = (style: ChartStyle['style'], titled: boolean, moving = false): Layout => {
  const key = `${style} ${titled} ${moving}`
  let layout = kept.get(key)
  if (!layout) kept.set(key, (layout = LAYOUTS[style](titled, moving)))
  return layout
}

export const slotOfAscendant = (facts: ChartFacts, { fixed }: Layout): number =>
  fixed === 'house' ? 0 : facts.cells[0]!.signNumber - 1
