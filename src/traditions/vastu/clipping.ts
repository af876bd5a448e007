import { Clipper, ClipType, FillRule, type Path64, type Point64, type PolyPath64, PolyTree64 } from 'clipper2-ts'
import { type PlanPoint, planBoxOf, type Region, type Ring, signedArea } from './geometry.ts'

/**
 * Boolean operations on the regions of a plan, by Clipper2 in integers. The longer side of the plan has 2^40 units, so that the topology
 * of crossings is exact and their position is accurate to 1e-12 of the plan.
 */
export interface Clipping {
  intersection(a: Region, b: Region): Region
  /** The rings of `b` may overlap. */
  difference(a: Region, b: Region): Region
  /** The connected parts of the difference, each with its holes. */
  partsOfDifference(a: Region, b: Region): Region[]
  /** The region of a ring by a winding rule. `evenOdd` excludes areas that the ring encloses twice. */
  regionOf(ring: Ring, rule: 'nonZero' | 'evenOdd'): Region
}

/** The integer length of the longer side. */
const UNITS = 2 ** 40

/** True if the path from `a` over `b` to `c` reverses its direction, or `b` equals a neighbour. */
const turnsBack = (a: Point64, b: Point64, c: Point64): boolean => {
  const [x1, y1, x2, y2] = [BigInt(b.x - a.x), BigInt(b.y - a.y), BigInt(c.x - b.x), BigInt(c.y - b.y)]
  return x1 * y2 === x2 * y1 && x1 * x2 + y1 * y2 <= 0n
}

/** The path without corners at which it reverses: they enclose no area, and horizontal ones cause an endless loop in Clipper2. */
const withoutSpikes = (path: Path64): Path64 => {
  const corners: Path64 = []
  for (const point of path) {
    corners.push(point)
    while (corners.length >= 3 && turnsBack(corners.at(-3)!, corners.at(-2)!, corners.at(-1)!)) corners.splice(-2, 1)
    if (corners.length === 2 && corners[0]!.x === corners[1]!.x && corners[0]!.y === corners[1]!.y) corners.pop()
  }
  while (corners.length >= 3 && turnsBack(corners.at(-2)!, corners.at(-1)!, corners[0]!)) corners.pop()
  while (corners.length >= 3 && turnsBack(corners.at(-1)!, corners[0]!, corners[1]!)) corners.shift()
  return corners
}

export const clippingFor = (points: readonly PlanPoint[]): Clipping => {
  const { min, width, height } = planBoxOf(points)
  const scale = UNITS / Math.max(width, height)
  const toUnits = (region: Region): Path64[] =>
    region.map((ring) =>
      withoutSpikes(
        ring.map(([x, y]) => ({ x: Math.round((x - min[0]) * scale), y: Math.round((y - min[1]) * scale) })),
      ),
    )
  const fromUnits = (paths: Path64[]): Region =>
    paths
      .map((path) => path.map(({ x, y }): PlanPoint => [x / scale + min[0], y / scale + min[1]]))
      .filter((ring) => signedArea(ring) !== 0)
  return {
    intersection: (a, b) => fromUnits(Clipper.intersect(toUnits(a), toUnits(b), FillRule.NonZero)),
    difference: (a, b) => fromUnits(Clipper.difference(toUnits(a), toUnits(b), FillRule.NonZero)),
    partsOfDifference: (a, b) => {
      const tree = new PolyTree64()
      Clipper.booleanOpWithPolyTree(ClipType.Difference, toUnits(a), toUnits(b), tree, FillRule.NonZero)
      return outersIn(tree).map((outer) => fromUnits([outer, ...childrenOf(outer)].map(({ polygon }) => polygon!)))
    },
    regionOf: (ring, rule) =>
      fromUnits(Clipper.union(toUnits([ring]), rule === 'evenOdd' ? FillRule.EvenOdd : FillRule.NonZero)),
  }
}

const childrenOf = (node: PolyPath64): PolyPath64[] =>
  Array.from({ length: node.count }, (_, index) => node.child(index))
/** The outer rings of a tree. Holes may contain further outer rings. */
const outersIn = (node: PolyPath64): PolyPath64[] =>
  childrenOf(node).flatMap((outer) => [outer, ...childrenOf(outer).flatMap(outersIn)])
