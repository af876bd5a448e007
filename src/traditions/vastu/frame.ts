import {
  areaOf,
  clipTo,
  convexHull,
  cos,
  edgesOf,
  heading,
  minus,
  type PlanPoint,
  planAngle,
  planDot,
  type Region,
  type Ring,
  signedTurn,
  sin,
} from './geometry.ts'

/** A rectangle of the grid frame: its north-west corner, unit vectors to grid east and grid south, and its sides along them. */
export interface Rectangle {
  origin: PlanPoint
  east: PlanPoint
  south: PlanPoint
  width: number
  depth: number
}

export const placeIn = ({ origin, east, south, width, depth }: Rectangle, u: number, v: number): PlanPoint => [
  origin[0] + u * width * east[0] + v * depth * south[0],
  origin[1] + u * width * east[1] + v * depth * south[1],
]
/** The part of a rectangle between shares of its width and depth; clockwise from the north-west corner. */
export const rectanglePart = (rectangle: Rectangle, u0: number, v0: number, u1: number, v1: number): Ring => [
  placeIn(rectangle, u0, v0),
  placeIn(rectangle, u1, v0),
  placeIn(rectangle, u1, v1),
  placeIn(rectangle, u0, v1),
]
export const cornersOf = (rectangle: Rectangle): Ring => rectanglePart(rectangle, 0, 0, 1, 1)
export const planCentre = (rectangle: Rectangle): PlanPoint => placeIn(rectangle, 0.5, 0.5)
export const scaledAround = (rectangle: Rectangle, centre: PlanPoint, share: number): Rectangle => {
  const width = rectangle.width * share
  const depth = rectangle.depth * share
  const { east, south } = rectangle
  return {
    east,
    south,
    width,
    depth,
    origin: [
      centre[0] - (width * east[0] + depth * south[0]) / 2,
      centre[1] - (width * east[1] + depth * south[1]) / 2,
    ],
  }
}

export interface PlanFrame {
  /** The smallest rectangle around the outline. */
  mandala: Rectangle
  /** The mandala without projecting parts of the outline. */
  base: Rectangle
  /** The angle from true north to grid north, clockwise, in (-45, 45] degrees. */
  tilt: number
}

/** True if a part of the outline projects from the base. */
export const isTrimmed = ({ mandala, base }: PlanFrame): boolean =>
  base.width < mandala.width || base.depth < mandala.depth

/** Among rectangles within this factor of the smallest area, the one with the smallest tilt counts. */
const AREA_TOLERANCE = 1.001

const mandalaOf = (outline: Ring, north: number): { mandala: Rectangle; tilt: number } => {
  const hull = convexHull(outline)
  const candidates = edgesOf(hull).map(([a, b]) => {
    const side = signedTurn(planAngle(minus(b, a)) - north)
    // 1e-9 degree is added, so that exact diagonals have the same result at every rotation of the page.
    const tilt = 45 + 1e-9 - ((((45 - side + 1e-9) % 90) + 90) % 90)
    const east: PlanPoint = [cos(north + tilt), sin(north + tilt)]
    const up = heading(north + tilt)
    const south: PlanPoint = [-up[0], -up[1]]
    const [us, vs] = [hull.map((p) => planDot(p, east)), hull.map((p) => planDot(p, south))]
    const [left, top] = [Math.min(...us), Math.min(...vs)]
    const [width, depth] = [Math.max(...us) - left, Math.max(...vs) - top]
    const origin: PlanPoint = [left * east[0] + top * south[0], left * east[1] + top * south[1]]
    return { tilt, mandala: { origin, east, south, width, depth } }
  })
  const size = ({ mandala: { width, depth } }: (typeof candidates)[number]) => width * depth
  const least = Math.min(...candidates.map(size)) * AREA_TOLERANCE
  return candidates
    .filter((each) => size(each) <= least)
    .reduce((best, next) => {
      const gain = Math.abs(best.tilt) - Math.abs(next.tilt)
      return gain > 1e-6 || (gain > -1e-6 && next.tilt > best.tilt + 1e-6) ? next : best
    })
}

/** The length of the chord of a region as a function of the depth from one side. */
interface Chords {
  /** Depths of the vertices, in order. */
  stops: readonly number[]
  /** The length just after stop `index` at a depth. */
  after(index: number, depth: number): number
  at(depth: number): number
}

const chordsOf = (region: Region, inward: PlanPoint, side: PlanPoint, from: number, height: number): Chords => {
  const tolerance = 1e-9 * height
  const stops: number[] = []
  for (const depth of region
    .flat()
    .map((p) => planDot(p, inward) - from)
    .sort((a, b) => a - b))
    if (stops.length === 0 || depth - stops.at(-1)! > tolerance) stops.push(depth)
  const stopOf = (depth: number) => {
    let [low, high] = [0, stops.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (stops[middle]! <= depth + tolerance) low = middle
      else high = middle - 1
    }
    return low
  }
  // In a closed outline upward and downward edges alternate, so that the chord is a signed sum of linear functions.
  const [constants, slopes] = [new Float64Array(stops.length + 1), new Float64Array(stops.length + 1)]
  for (const ring of region)
    for (const [a, b] of edgesOf(ring)) {
      const [da, db] = [planDot(a, inward) - from, planDot(b, inward) - from]
      const [first, last] = [stopOf(Math.min(da, db)), stopOf(Math.max(da, db))]
      if (first === last) continue
      const slope = (planDot(b, side) - planDot(a, side)) / (db - da)
      const sign = db > da ? 1 : -1
      const constant = planDot(a, side) - slope * da
      constants[first]! += sign * constant
      slopes[first]! += sign * slope
      constants[last]! -= sign * constant
      slopes[last]! -= sign * slope
    }
  for (let i = 1; i < stops.length; i++) {
    constants[i]! += constants[i - 1]!
    slopes[i]! += slopes[i - 1]!
  }
  const after = (index: number, depth: number) =>
    index < 0 || index >= stops.length - 1 ? 0 : Math.abs(constants[index]! + slopes[index]! * depth)
  return { stops, after, at: (depth) => (depth < 0 ? 0 : after(stopOf(depth), depth)) }
}

/** The depth by which a side of the mandala moves inward: where the chord steps up to half of the side; 0 without such a step. */
const trimDepth = (chords: Chords, width: number, height: number): number => {
  for (let i = 0; i + 1 < chords.stops.length; i++) {
    const [start, end] = [chords.stops[i]!, chords.stops[i + 1]!]
    const [first, last] = [chords.after(i, start), chords.after(i, end)]
    if (Math.max(first, last) < (width / 2) * (1 - 1e-9)) continue
    const depth =
      first >= (width / 2) * (1 - 1e-9) ? start : start + ((width / 2 - first) / (last - first)) * (end - start)
    const step = chords.at(depth + 0.02 * height) - chords.at(depth - 0.02 * height)
    return depth > 0.02 * height * (1 + 1e-9) && depth <= (height / 3) * (1 + 1e-9) && step >= (width / 4) * (1 - 1e-9)
      ? depth
      : 0
  }
  return 0
}

export const planFrameOf = (outline: Ring, region: Region, north: number): PlanFrame => {
  const { mandala, tilt } = mandalaOf(outline, north)
  const { origin, east, south, width, depth } = mandala
  const [west, up]: [PlanPoint, PlanPoint] = [
    [-east[0], -east[1]],
    [-south[0], -south[1]],
  ]
  const far = placeIn(mandala, 1, 1)
  const trim = (inward: PlanPoint, side: PlanPoint, corner: PlanPoint, length: number, height: number) =>
    trimDepth(chordsOf(region, inward, side, planDot(corner, inward), height), length, height)
  const [n, s] = [trim(south, east, origin, width, depth), trim(up, east, far, width, depth)]
  const [w, e] = [trim(east, south, origin, depth, width), trim(west, south, far, depth, width)]
  const base: Rectangle = {
    east,
    south,
    origin: [origin[0] + w * east[0] + n * south[0], origin[1] + w * east[1] + n * south[1]],
    width: width - w - e,
    depth: depth - n - s,
  }
  return { mandala, base, tilt }
}

/** The areas of a region in the third of the mandala next to a side and in the opposite third. */
export const endThirds = (
  region: Region,
  mandala: Rectangle,
  /** The side: 0 for grid north, then clockwise. */
  side: number,
): { front: number; back: number } => {
  const thirds: [Ring, Ring] =
    side % 2
      ? [rectanglePart(mandala, 2 / 3, 0, 1, 1), rectanglePart(mandala, 0, 0, 1 / 3, 1)]
      : [rectanglePart(mandala, 0, 0, 1, 1 / 3), rectanglePart(mandala, 0, 2 / 3, 1, 1)]
  const [front, back] = (side < 2 ? thirds : thirds.reverse()).map((ring) => areaOf(clipTo(region, ring)))
  return { front: front!, back: back! }
}
