import { invalid } from '../../faults.ts'
import { type Clipping, clippingFor } from './clipping.ts'
import {
  areaOf,
  cross,
  distance,
  edgesOf,
  minus,
  nearestOnEdge,
  type PlanPoint,
  perimeterOf,
  planBoxOf,
  planDot,
  type Region,
  type Ring,
  signedArea,
  simplify,
} from './geometry.ts'
import { isPlainlySimple } from './ring-proximity.ts'

/** The tolerance as a share of the plan. Closer points are equal, and a point this close to the line of its neighbours is removed. */
export const RELATIVE_TOLERANCE = 1e-9

/** The minimum size of a plan in units. Squares and products of smaller numbers underflow. */
const MIN_SIZE = 1e-12

/**
 * The ring without repeated points, points on the line of their neighbours, and spikes; clockwise. Empty if it has no area. A point is
 * checked again when a neighbour is removed, so that the time is linear in the number of points.
 */
export const cleanOutline = (points: readonly PlanPoint[], size: number): Ring => {
  const tolerance = RELATIVE_TOLERANCE * size
  const ring = points.filter((p, i) => i === 0 || distance(p, points[i - 1]!) > tolerance)
  const count = ring.length
  const before = ring.map((_, i) => (i + count - 1) % count)
  const after = ring.map((_, i) => (i + 1) % count)
  const removed = new Uint8Array(count)
  const isRedundant = (i: number): boolean => {
    const [p, last, next] = [ring[i]!, ring[before[i]!]!, ring[after[i]!]!]
    const chord = distance(last, next)
    return (
      distance(last, p) <= tolerance ||
      Math.abs(cross(minus(p, last), minus(next, p))) <= tolerance * Math.max(chord, tolerance)
    )
  }
  let left = count
  const queue = ring.map((_, i) => i)
  for (let at = 0; at < queue.length && left >= 3; at++) {
    const i = queue[at]!
    if (removed[i] || !isRedundant(i)) continue
    removed[i] = 1
    left--
    const [last, next] = [before[i]!, after[i]!]
    after[last] = next
    before[next] = last
    queue.push(last, next)
  }
  if (left < 3) return []
  const corners = ring.filter((_, i) => !removed[i])
  return signedArea(corners) < 0 ? corners.toReversed() : corners
}

export interface PlanOutline {
  ring: Ring
  region: Region
  perimeter: number
  clipping: Clipping
  /** True if the outline touches itself in a point or along a line without crossing. */
  touchesItself: boolean
}

/** The boundary of a plan. Raises `invalid` on `field` if it has no area or crosses itself. */
export const planOutline = (points: readonly PlanPoint[], field: string): PlanOutline => {
  const { width, height } = planBoxOf(points)
  const size = Math.max(width, height)
  if (size < MIN_SIZE) throw invalid(field, `\`${field}\` must be at least ${MIN_SIZE} units across.`)
  const ring = cleanOutline(points, size)
  const area = signedArea(ring)
  if (ring.length < 3 || area <= RELATIVE_TOLERANCE * size * size)
    throw invalid(field, `\`${field}\` must enclose an area: at least three points that are not on one line.`)
  const clipping = clippingFor(points)
  const common = { ring, perimeter: perimeterOf(ring), clipping }
  if (isPlainlySimple(ring, RELATIVE_TOLERANCE * size)) return { ...common, region: [ring], touchesItself: false }
  const region = clipping.regionOf(ring, 'nonZero')
  const once = areaOf(clipping.regionOf(ring, 'evenOdd'))
  const difference = Math.max(Math.abs(areaOf(region) - area), Math.abs(once - area))
  if (difference > 1e-8 * size * size)
    throw invalid(field, `\`${field}\` crosses itself; send its points in order around the plan.`)
  return { ...common, region, touchesItself: touches(ring, RELATIVE_TOLERANCE * size) }
}

/** True if a corner is on an edge that does not end there. */
const touches = (ring: Ring, tolerance: number): boolean => {
  const edges = edgesOf(ring).map(([a, b]) => ({ a, b, box: planBoxOf([a, b]) }))
  return ring.some((p, i) => {
    const [x, y] = p
    return edges.some(({ a, b, box: { min, max } }, j) => {
      if (x < min[0] - tolerance || x > max[0] + tolerance || y < min[1] - tolerance || y > max[1] + tolerance)
        return false
      return j !== i && (j + 1) % ring.length !== i && distance(nearestOnEdge(a, b, p), p) <= tolerance
    })
  })
}

export const SHAPES = ['square', 'rectangle', 'irregular', 'l_shape', 'triangular', 'circular'] as const
export type OutlineShape = (typeof SHAPES)[number]

/** The shape of an outline whose smallest rectangle has the given sides. */
export const outlineShape = (ring: Ring, sides: { width: number; depth: number }): OutlineShape => {
  const area = signedArea(ring)
  if ((4 * Math.PI * area) / perimeterOf(ring) ** 2 >= 0.95) return 'circular'
  const [long, short] = [Math.max(sides.width, sides.depth), Math.min(sides.width, sides.depth)]
  const corners = simplify(ring, 0.02 * long)
  if (corners.length === 3) return 'triangular'
  if (area / (sides.width * sides.depth) >= 0.97) return long <= 1.05 * short ? 'square' : 'rectangle'
  const turns = corners.map((p, i) => {
    const a = minus(p, corners[(i + corners.length - 1) % corners.length]!)
    const b = minus(corners[(i + 1) % corners.length]!, p)
    return (Math.atan2(cross(a, b), planDot(a, b)) * 180) / Math.PI
  })
  const square = turns.every((turn) => Math.abs(Math.abs(turn) - 90) <= 5)
  return square && turns.filter((turn) => turn < 0).length === 1 ? 'l_shape' : 'irregular'
}
