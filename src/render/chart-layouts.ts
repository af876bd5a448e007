import type { ChartStyleName } from '../chart-styles.ts'
import type { ChartFacts } from './chart-facts.ts'
import { type Point, type Polygon, polygonPath, round } from './polygon.ts'

/** Side of the square that charts are laid out in, drawing units; independent of the size in pixels. */
export const EXTENT = 2000
const EDGE = 40

export interface Slot {
  /** Path data of the outline. */
  readonly outline: string
  /** Region of the bodies. */
  readonly region: Polygon
  /** Region of the transits, when they do not share the region of the bodies. */
  readonly transitRegion?: Polygon
  /** Corner of the region for the sign, when the sign is inside the region. */
  readonly corner?: Point
  /** Centre of the sign, when the sign is outside the region. */
  readonly sign?: Point
  /** Centre of the house number, in styles that have one. */
  readonly house?: Point
}
export interface Layout {
  /** Meaning of a slot: slot 0 is house 1, or Aries. */
  readonly fixed: 'house' | 'sign'
  /** True if signs are written as numbers. */
  readonly hasSignNumbers?: boolean
  readonly slots: readonly Slot[]
  /** Path data of all lines. */
  readonly lines: string
  readonly title: Polygon
  /** Region of the title with further lines, in styles with an empty centre. */
  readonly centre?: Polygon
  /** Clockwise rotation of a long sign name that follows the rim, degrees. */
  readonly turn?: (slot: number) => number
  /** The stroke across the ascendant's slot, and the region without the corner that it cuts off. */
  readonly stroke?: (slot: number) => { readonly line: string; readonly region: Polygon }
}

type Box = readonly [left: number, top: number, right: number, bottom: number]
const rectangle = ([left, top, right, bottom]: Box): Polygon => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]
const pointMapper =
  ([left, top, right, bottom]: Box) =>
  ([u, v]: Point): Point => [left + u * (right - left), top + v * (bottom - top)]
const WHOLE: Box = [EDGE, EDGE, EXTENT - EDGE, EXTENT - EDGE]

/** House 1 is the top middle diamond; the others follow anticlockwise. The last corner of each has the sign number. */
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

/** Top of the north layout without a head, below a title, and below a legend of two lines. */
const TOP_BY_HEAD = { none: EDGE, title: 180, legend: 240 } as const

const north = (head: keyof typeof TOP_BY_HEAD): Layout => {
  const top = TOP_BY_HEAD[head]
  const box: Box = [EDGE, top, EXTENT - EDGE, EXTENT - EDGE]
  const place = pointMapper(box)
  return {
    fixed: 'house',
    hasSignNumbers: true,
    slots: NORTH.map((corners) => {
      const points = corners.map(place)
      const [first, second, third, last] = points as [Point, Point, Point, Point | undefined]
      const region = last ? [first, second, last, third] : points
      return { outline: polygonPath(region), region, corner: last ?? third }
    }),
    lines: [
      polygonPath(rectangle(box)),
      polygonPath(
        (
          [
            [0.5, 0],
            [1, 0.5],
            [0.5, 1],
            [0, 0.5],
          ] as const
        ).map(place),
      ),
      polygonPath(
        (
          [
            [0, 0],
            [1, 1],
          ] as const
        ).map(place),
      ),
      polygonPath(
        (
          [
            [1, 0],
            [0, 1],
          ] as const
        ).map(place),
      ),
    ].join(''),
    title: rectangle([EDGE, 36, EXTENT - EDGE, Math.max(top, TOP_BY_HEAD.title) - 30]),
  }
}

/** Column and row of Aries, Taurus, ... in the grid of four by four. */
// biome-ignore format: one row
const SOUTH = [[1, 0], [2, 0], [3, 0], [3, 1], [3, 2], [3, 3], [2, 3], [1, 3], [0, 3], [0, 2], [0, 1], [0, 0]] as const

const south = (): Layout => {
  const place = pointMapper(WHOLE)
  const cell = (column: number, row: number, columns = 1, rows = 1): Polygon =>
    rectangle([...place([column / 4, row / 4]), ...place([(column + columns) / 4, (row + rows) / 4])] as unknown as Box)
  const slots = SOUTH.map(([column, row]) => {
    const region = cell(column, row)
    return { outline: polygonPath(region), region, corner: region[1]! }
  })
  return {
    fixed: 'sign',
    slots,
    lines: [rectangle(WHOLE), cell(1, 1, 2, 2)]
      .map(polygonPath)
      .concat(slots.map(({ outline }) => outline))
      .join(''),
    title: cell(1.15, 1.3, 1.7, 1.4),
    centre: cell(1.08, 1.08, 1.84, 1.84),
    stroke: (slot) => {
      const [[left, top], right, low, [, bottom]] = slots[slot]!.region as [Point, Point, Point, Point]
      const reach = 0.3 * (bottom - top)
      const ends: [Point, Point] = [
        [left, top + reach],
        [left + reach, top],
      ]
      return { line: polygonPath(ends), region: [ends[1], right, low, [left, bottom], ends[0]] }
    },
  }
}

/** Aries is at the top middle; the others follow anticlockwise. In thirds; the first corner of each has the sign. */
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
  const place = pointMapper(WHOLE)
  const slots = EAST.map((corners) => {
    const region = corners.map(([u, v]) => place([u / 3, v / 3]))
    return { outline: polygonPath(region), region, corner: region[0]! }
  })
  const [left, top] = place([1.08 / 3, 1.2 / 3])
  const [right, bottom] = place([1.92 / 3, 1.8 / 3])
  return {
    fixed: 'sign',
    slots,
    lines: [rectangle(WHOLE)]
      .map(polygonPath)
      .concat(slots.map(({ outline }) => outline))
      .join(''),
    title: rectangle([left, top, right, bottom]),
    centre: rectangle([...place([1.04 / 3, 1.04 / 3]), ...place([1.96 / 3, 1.96 / 3])]),
  }
}

/** Radii of the circle layout: outer edge, inner edge of the signs, outer and inner edge of the house numbers. */
const RIM = EXTENT / 2 - EDGE
const SIGNS = 818
const NUMBERS = 335
const HUB = 235
/** Largest font size at which two digits fit into the ring of house numbers at any angle. */
export const HOUSE_NUMBER = 66

/** Radius between the planets of birth and the transits around them. */
const TRANSITS_FROM = 590

/** Path data of a circle around the centre of the layout. */
export const ringPath = (radius: number): string => {
  const middle = EXTENT / 2
  return `M${middle - radius} ${middle}A${radius} ${radius} 0 1 0 ${middle + radius} ${middle}A${radius} ${radius} 0 1 0 ${middle - radius} ${middle}Z`
}

/** A twelfth of a ring that starts at an angle in degrees; angles grow anticlockwise from the left. */
export const sector = (inner: number, outer: number, start: number) => {
  const at = (radius: number, degrees: number): Point => [
    EXTENT / 2 - radius * Math.cos((degrees * Math.PI) / 180),
    EXTENT / 2 + radius * Math.sin((degrees * Math.PI) / 180),
  ]
  const spot = (radius: number, degrees: number) => at(radius, degrees).map(round).join(' ')
  const touching = inner / Math.cos(Math.PI / 12)
  return {
    at: (radius: number): Point => at(radius, start + 15),
    /** The first side, from one radius to another. */
    side: (from: number, to: number) => `M${spot(from, start)}L${spot(to, start)}`,
    outline: `M${spot(inner, start)}L${spot(outer, start)}A${outer} ${outer} 0 0 0 ${spot(outer, start + 30)}L${spot(inner, start + 30)}A${inner} ${inner} 0 0 1 ${spot(inner, start)}Z`,
    region: [
      at(touching, start),
      ...[0, 7.5, 15, 22.5, 30].map((degrees) => at(outer, start + degrees)),
      at(touching, start + 30),
    ] as Polygon,
  }
}

/** Houses go anticlockwise from the left, house 1 below the horizon. Transits have a ring of their own around the planets. */
const circle = (hasTransits: boolean): Layout => {
  const slots = Array.from({ length: 12 }, (_, house): Slot => {
    const { at, outline } = sector(NUMBERS, SIGNS, 30 * house)
    return {
      outline,
      region: sector(NUMBERS, hasTransits ? TRANSITS_FROM : SIGNS, 30 * house).region,
      transitRegion: hasTransits ? sector(TRANSITS_FROM, SIGNS, 30 * house).region : undefined,
      sign: at((RIM + SIGNS) / 2),
      house: at((NUMBERS + HUB) / 2),
    }
  })
  return {
    fixed: 'house',
    slots,
    lines: [
      ...[RIM, SIGNS, ...(hasTransits ? [TRANSITS_FROM] : []), NUMBERS, HUB].map(ringPath),
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
  north: (hasTitle: boolean, hasTransits: boolean) => north(hasTransits ? 'legend' : hasTitle ? 'title' : 'none'),
  south,
  east,
  circle: (_: boolean, hasTransits: boolean) => circle(hasTransits),
} as const satisfies Record<ChartStyleName, (hasTitle: boolean, hasTransits: boolean) => Layout>
const layoutCache = new Map<string, Layout>()

/** The layout of a style, with room for a title or for transits. Equal arguments give the same object. */
export const layoutOf = (style: ChartStyleName, hasTitle: boolean, hasTransits = false): Layout => {
  const key = `${style} ${hasTitle} ${hasTransits}`
  let layout = layoutCache.get(key)
  if (!layout) layoutCache.set(key, (layout = LAYOUTS[style](hasTitle, hasTransits)))
  return layout
}

/** The slot of the ascendant; null without a time of birth. */
export const slotOfAscendant = (facts: ChartFacts, { fixed }: Layout): number | null =>
  facts.ascendantDegree === null ? null : fixed === 'house' ? 0 : facts.cells[0]!.signNumber - 1
