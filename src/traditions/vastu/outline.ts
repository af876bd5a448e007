import { invalid } from '../../faults.ts'
import { type Clipping, clippingFor } from './clipping.ts'
import { isPlainlySimple } from './crossings.ts'
import {
  areaOf,
  boxOf,
  cross,
  distance,
  dot,
  edgesOf,
  minus,
  nearestOn,
  type PlanPoint,
  perimeterOf,
  type Region,
  type Ring,
  signedArea,
  simplified,
} from './geometry.ts'

/** Nearer than this share of the plan two points are one, and a point this near to the line of its neighbours is none. */
export const GRAIN = 1e-9

/** Units across; in what is smaller still, squares and products vanish. */
const SMALLEST = 1e-12

/**
 * Without repeated points, points on the line of their neighbours, and spikes; clockwise on the page. A point is looked at anew
 * when a neighbour goes, so that the work grows with the points alone, however they double back.
 */
export const cleanOutline = (points: readonly PlanPoint[], size: number): Ring => {
  const grain = GRAIN * size
  const ring = points.filter((p, i) => i === 0 || distance(p, points[i - 1]!) > grain)
  const count = ring.length
  const before = ring.map((_, i) => (i + count - 1) % count)
  const after = ring.map((_, i) => (i + 1) % count)
  const gone = new Uint8Array(count)
  const isNone = (i: number): boolean => {
    const [p, last, next] = [ring[i]!, ring[before[i]!]!, ring[after[i]!]!]
    const chord = distance(last, next)
    return (
      distance(last, p) <= grain || Math.abs(cross(minus(p, last), minus(next, p))) <= grain * Math.max(chord, grain)
    )
  }
  let left = count
  const look = ring.map((_, i) => i)
  for (let at = 0; at < look.length && left >= 3; at++) {
    const i = look[at]!
    if (gone[i] || !isNone(i)) continue
    gone[i] = 1
    left--
    const [last, next] = [before[i]!, after[i]!]
    after[last] = next
    before[next] = last
    look.push(last, next)
  }
  if (left < 3) return []
  const kept = ring.filter((_, i) => !gone[i])
  return signedArea(kept) < 0 ? kept.toReversed() : kept
}

export interface Outline {
  ring: Ring
  region: Region
  perimeter: number
  clipping: Clipping
  /** It meets itself in a point or along a line without crossing. */
  touchesItself: boolean
}

/** The boundary of a plan; a 422 on `field` for one that has no area or crosses itself. */
export const outlineOf = (points: readonly PlanPoint[], field: string): Outline => {
  const { width, height } = boxOf(points)
  const size = Math.max(width, height)
  if (size < SMALLEST) throw invalid(field, `\`${field}\` is less than ${SMALLEST} units across.`)
  const ring = cleanOutline(points, size)
  const area = signedArea(ring)
  if (ring.length < 3 || area <= GRAIN * size * size)
    throw invalid(field, `\`${field}\` must go around an area: at least three points that are not on one line.`)
  const clipping = clippingFor(points)
  const found = { ring, perimeter: perimeterOf(ring), clipping }
  if (isPlainlySimple(ring, GRAIN * size)) return { ...found, region: [ring], touchesItself: false }
  const region = clipping.wound(ring, 'nonZero')
  const once = areaOf(clipping.wound(ring, 'evenOdd'))
  const apart = Math.max(Math.abs(areaOf(region) - area), Math.abs(once - area))
  if (apart > 1e-8 * size * size)
    throw invalid(field, `\`${field}\` crosses itself; send its points in order around the plan.`)
  return { ...found, region, touchesItself: touches(ring, GRAIN * size) }
}

/** A corner lies on an edge that does not end there. */
const touches = (ring: Ring, grain: number): boolean => {
  const edges = edgesOf(ring).map(([a, b]) => ({ a, b, box: boxOf([a, b]) }))
  return ring.some((p, i) => {
    const [x, y] = p
    return edges.some(({ a, b, box: { min, max } }, j) => {
      if (x < min[0] - grain || x > max[0] + grain || y < min[1] - grain || y > max[1] + grain) return false
      return j !== i && (j + 1) % ring.length !== i && distance(nearestOn(a, b, p), p) <= grain
    })
  })
}

export const SHAPES = ['square', 'rectangle', 'irregular', 'l_shape', 'triangular', 'circular'] as const
export type Shape = (typeof SHAPES)[number]

/** The class of an outline inside its least rectangle of the given sides. */
export const shapeOf = (ring: Ring, sides: { width: number; depth: number }): Shape => {
  const area = signedArea(ring)
  if ((4 * Math.PI * area) / perimeterOf(ring) ** 2 >= 0.95) return 'circular'
  const [long, short] = [Math.max(sides.width, sides.depth), Math.min(sides.width, sides.depth)]
  const corners = simplified(ring, 0.02 * long)
  if (corners.length === 3) return 'triangular'
  if (area / (sides.width * sides.depth) >= 0.97) return long <= 1.05 * short ? 'square' : 'rectangle'
  const turns = corners.map((p, i) => {
    const a = minus(p, corners[(i + corners.length - 1) % corners.length]!)
    const b = minus(corners[(i + 1) % corners.length]!, p)
    return (Math.atan2(cross(a, b), dot(a, b)) * 180) / Math.PI
  })
  const square = turns.every((turn) => Math.abs(Math.abs(turn) - 90) <= 5)
  return square && turns.filter((turn) => turn < 0).length === 1 ? 'l_shape' : 'irregular'
}
