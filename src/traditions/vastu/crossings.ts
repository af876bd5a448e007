import { type Box, boxesMeet, boxOf, cross, edgesOf, minus, type PlanPoint, type Ring } from './geometry.ts'

/**
 * Cheap answers to whether rings meet. They err on one side only: edges that come nearer to each other than `slack` count as
 * meeting, and whoever asks then lets the clipping decide.
 */
export interface Edge extends Box {
  a: PlanPoint
  b: PlanPoint
}
export const boxedEdges = (ring: Ring): Edge[] => edgesOf(ring).map(([a, b]) => ({ a, b, ...boxOf([a, b]) }))

/** Both ends of an edge lie on one side of the line through another, and off it. */
const aside = ({ a, b }: Edge, line: Edge, slack: number): boolean => {
  const [ox, oy] = line.a
  const [ux, uy] = [line.b[0] - ox, line.b[1] - oy]
  const off = slack * Math.sqrt(ux * ux + uy * uy)
  const p = ux * (a[1] - oy) - uy * (a[0] - ox)
  const q = ux * (b[1] - oy) - uy * (b[0] - ox)
  return (p > off && q > off) || (p < -off && q < -off)
}
const apart = (a: Edge, b: Edge, slack: number): boolean =>
  !boxesMeet(a, b, slack) || aside(a, b, slack) || aside(b, a, slack)

/** No edge of a ring comes near to any of the others. */
export const isApartFrom = (ring: Ring, others: readonly Edge[], slack: number): boolean => {
  const frame = boxOf(ring)
  const close = others.filter((edge) => boxesMeet(edge, frame, slack))
  return close.length === 0 || boxedEdges(ring).every((edge) => close.every((other) => apart(edge, other, slack)))
}

/** No two edges come near to each other but where neighbours join. */
export const isPlainlySimple = (ring: Ring, slack: number): boolean => {
  const all = boxedEdges(ring)
  const last = all.length - 1
  for (let i = 0; i <= last; i++) {
    const edge = all[i]!
    const next = all[(i + 1) % all.length]!
    // A corner folded back on itself.
    if (
      Math.abs(cross(minus(edge.b, edge.a), minus(next.b, next.a))) <=
      slack * Math.max(edge.width + edge.height, next.width + next.height)
    )
      return false
  }
  // From left to right: only edges that begin before another ends can come near to it.
  const order = all.map((_, i) => i).sort((i, j) => all[i]!.min[0] - all[j]!.min[0])
  for (let m = 0; m <= last; m++) {
    const i = order[m]!
    const edge = all[i]!
    const reach = edge.max[0] + slack
    for (let n = m + 1; n <= last; n++) {
      const j = order[n]!
      const other = all[j]!
      if (other.min[0] > reach) break
      const between = Math.abs(i - j)
      if (between !== 1 && between !== last && !apart(edge, other, slack)) return false
    }
  }
  return true
}
