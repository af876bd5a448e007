import { type Box, boxOf, cross, edgesOf, minus, type Point, type Ring } from './geometry.ts'

/**
 * Cheap answers to whether rings meet. They err on one side only: edges that come nearer to each other than `slack` count as
 * meeting, and whoever asks then lets the clipping decide.
 */
export interface Edge extends Box {
  a: Point
  b: Point
}
export const boxedEdges = (ring: Ring): Edge[] => edgesOf(ring).map(([a, b]) => ({ a, b, ...boxOf([a, b]) }))

const clear = (a: Box, b: Box, slack: number): boolean =>
  a.min[0] > b.max[0] + slack ||
  b.min[0] > a.max[0] + slack ||
  a.min[1] > b.max[1] + slack ||
  b.min[1] > a.max[1] + slack

/** Both ends of an edge lie on one side of the line through another, and off it. */
const aside = ({ a, b }: Edge, line: Edge, slack: number): boolean => {
  const along = minus(line.b, line.a)
  const off = slack * Math.hypot(...along)
  const [p, q] = [cross(along, minus(a, line.a)), cross(along, minus(b, line.a))]
  return (p > off && q > off) || (p < -off && q < -off)
}
const apart = (a: Edge, b: Edge, slack: number): boolean =>
  clear(a, b, slack) || aside(a, b, slack) || aside(b, a, slack)

/** No edge of a ring comes near to any of the others. */
export const isApartFrom = (ring: Ring, others: readonly Edge[], slack: number): boolean => {
  const frame = boxOf(ring)
  const close = others.filter((edge) => !clear(edge, frame, slack))
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
    for (let j = i + 2; j <= last; j++) if (!(i === 0 && j === last) && !apart(edge, all[j]!, slack)) return false
  }
  return true
}
