import { boxesMeet, cross, edgesOf, minus, type PlanBox, type PlanPoint, planBoxOf, type Ring } from './geometry.ts'

/**
 * Fast tests of whether rings meet. Edges that are closer than `slack` count as meeting, so that a result of "apart" is certain. For
 * other results the caller uses the exact clipping.
 */
export interface Edge extends PlanBox {
  a: PlanPoint
  b: PlanPoint
}
export const boxedEdges = (ring: Ring): Edge[] => edgesOf(ring).map(([a, b]) => ({ a, b, ...planBoxOf([a, b]) }))

/** True if both ends of an edge are on the same side of the line through another edge, farther than `slack`. */
const isOnOneSide = ({ a, b }: Edge, line: Edge, slack: number): boolean => {
  const [ox, oy] = line.a
  const [ux, uy] = [line.b[0] - ox, line.b[1] - oy]
  const margin = slack * Math.sqrt(ux * ux + uy * uy)
  const p = ux * (a[1] - oy) - uy * (a[0] - ox)
  const q = ux * (b[1] - oy) - uy * (b[0] - ox)
  return (p > margin && q > margin) || (p < -margin && q < -margin)
}
const areApart = (a: Edge, b: Edge, slack: number): boolean =>
  !boxesMeet(a, b, slack) || isOnOneSide(a, b, slack) || isOnOneSide(b, a, slack)

/** True if no edge of a ring is close to any of the other edges. */
export const isApartFrom = (ring: Ring, others: readonly Edge[], slack: number): boolean => {
  const frame = planBoxOf(ring)
  const near = others.filter((edge) => boxesMeet(edge, frame, slack))
  return (
    near.length === 0 || boxedEdges(ring).every((edge) => near.every((nearEdge) => areApart(edge, nearEdge, slack)))
  )
}

/** True if no two edges are close to each other, except neighbours at their common corner. */
export const isPlainlySimple = (ring: Ring, slack: number): boolean => {
  const all = boxedEdges(ring)
  const last = all.length - 1
  for (let i = 0; i <= last; i++) {
    const edge = all[i]!
    const next = all[(i + 1) % all.length]!
    // A corner at which the ring reverses its direction.
    if (
      Math.abs(cross(minus(edge.b, edge.a), minus(next.b, next.a))) <=
      slack * Math.max(edge.width + edge.height, next.width + next.height)
    )
      return false
  }
  // Edges are compared from left to right. Only an edge that starts before another one ends can be close to it.
  const order = all.map((_, i) => i).sort((i, j) => all[i]!.min[0] - all[j]!.min[0])
  for (let m = 0; m <= last; m++) {
    const i = order[m]!
    const edge = all[i]!
    const reach = edge.max[0] + slack
    for (let n = m + 1; n <= last; n++) {
      const j = order[n]!
      const other = all[j]!
      if (other.min[0] > reach) break
      const steps = Math.abs(i - j)
      if (steps !== 1 && steps !== last && !areApart(edge, other, slack)) return false
    }
  }
  return true
}
