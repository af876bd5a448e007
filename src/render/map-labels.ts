import { type Box, boxAround, boxesOverlap } from './box.ts'
import type { MapView, Trace } from './map-projection.ts'
import type { Point } from './polygon.ts'

/** Largest fraction of a map that its labels may cover. */
const MAX_COVERED = 0.12

/** The space of a map that marks and labels take. */
export class LabelSpace {
  readonly #takenBoxes: Box[] = []
  #remainingArea: number
  constructor(readonly view: MapView) {
    this.#remainingArea = MAX_COVERED * view.width * view.height
  }

  isFree(box: Box): boolean {
    const { left, top, right, bottom } = box
    return this.view.contains(left, top, right, bottom) && !this.#takenBoxes.some((other) => boxesOverlap(other, box))
  }
  occupy(box: Box) {
    this.#takenBoxes.push(box)
    this.#remainingArea -= (box.right - box.left) * (box.bottom - box.top)
  }
  /** Takes and returns the first free box; null if none is free or the labels cover enough of the map. */
  occupyFirstFree(boxes: Iterable<Box>): Box | null {
    if (this.#remainingArea > 0)
      for (const box of boxes) {
        if (!this.isFree(box)) continue
        this.occupy(box)
        return box
      }
    return null
  }
}

export const centreOf = ({ left, top, right, bottom }: Box): Point => [(left + right) / 2, (top + bottom) / 2]

/** Points of a line from its higher end; from its left end if both ends are level. */
const fromTop = ({ points }: Trace): readonly Point[] => {
  const [first, last] = [points[0]!, points.at(-1)!]
  const level = Math.abs(first[1] - last[1]) < 1
  return (level ? first[0] <= last[0] : first[1] < last[1]) ? points : [...points].reverse()
}

/** Points along a line, `pace` pixels apart. */
const along = (points: readonly Point[], pace: number): Point[] => {
  let untilNext = pace
  const spots: Point[] = [points[0]!]
  for (const [i, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[i + 1] ?? [x, y]
    const length = Math.hypot(nextX - x, nextY - y)
    for (; untilNext < length; untilNext += pace) {
      const share = untilNext / length
      spots.push([x + share * (nextX - x), y + share * (nextY - y)])
    }
    untilNext -= length
  }
  return spots
}

/** Candidate boxes on lines, the highest line first: from the fraction `lead` of a line down to its end, then back up. */
export function* boxesAlong(traces: readonly Trace[], width: number, height: number, lead: number): Generator<Box> {
  const ordered = traces.map(fromTop).sort((a, b) => a[0]![1] - b[0]![1] || a[0]![0] - b[0]![0])
  for (const points of ordered) {
    const places = along(points, height / 3)
    const first = Math.floor(lead * places.length)
    for (const at of [...places.slice(first), ...places.slice(0, first).reverse()]) yield boxAround(at, width, height)
  }
}

/** Candidate boxes beside a mark: right, left, above, below, and then the same a little farther away. */
export const boxesBeside = ([x, y]: Point, radius: number, width: number, height: number): Box[] =>
  [radius, radius + height / 2].flatMap((away) =>
    [
      [x + away + width / 2, y] as const,
      [x - away - width / 2, y] as const,
      [x, y - away - height / 2] as const,
      [x, y + away + height / 2] as const,
    ].map((centre) => boxAround(centre, width, height)),
  )
