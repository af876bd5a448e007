import { type Box, boxAround, meet } from './box.ts'
import type { MapView, Trace } from './map-projection.ts'
import type { Point } from './polygon.ts'

/** What of a map its labels may cover. */
const MOST_COVERED = 0.12

/** Room on a map, taken label by label. */
export class Room {
  readonly #taken: Box[] = []
  #left: number
  constructor(readonly view: MapView) {
    this.#left = MOST_COVERED * view.width * view.height
  }

  isFree(box: Box): boolean {
    const { left, top, right, bottom } = box
    return this.view.holds(left, top, right, bottom) && !this.#taken.some((other) => meet(other, box))
  }
  take(box: Box) {
    this.#taken.push(box)
    this.#left -= (box.right - box.left) * (box.bottom - box.top)
  }
  /** The first of some boxes that is free, taken; null where none is. */
  first(boxes: Iterable<Box>): Box | null {
    if (this.#left > 0)
      for (const box of boxes) {
        if (!this.isFree(box)) continue
        this.take(box)
        return box
      }
    return null
  }
}

export const centreOf = ({ left, top, right, bottom }: Box): Point => [(left + right) / 2, (top + bottom) / 2]

/** From the end of a line that is highest, or of those at one height leftmost. */
const fromTop = ({ points }: Trace): readonly Point[] => {
  const [first, last] = [points[0]!, points.at(-1)!]
  const level = Math.abs(first[1] - last[1]) < 1
  return (level ? first[0] <= last[0] : first[1] < last[1]) ? points : [...points].reverse()
}

/** Points along a line, `pace` pixels from one to the next. */
const along = (points: readonly Point[], pace: number): Point[] => {
  let ahead = pace
  const found: Point[] = [points[0]!]
  for (const [i, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[i + 1] ?? [x, y]
    const length = Math.hypot(nextX - x, nextY - y)
    for (; ahead < length; ahead += pace) {
      const share = ahead / length
      found.push([x + share * (nextX - x), y + share * (nextY - y)])
    }
    ahead -= length
  }
  return found
}

/** Boxes on a line from a share of the way down it, and then back up; its highest part first. */
export function* boxesAlong(traces: readonly Trace[], width: number, height: number, lead: number): Generator<Box> {
  const ordered = traces.map(fromTop).sort((a, b) => a[0]![1] - b[0]![1] || a[0]![0] - b[0]![0])
  for (const points of ordered) {
    const places = along(points, height / 3)
    const first = Math.floor(lead * places.length)
    for (const at of [...places.slice(first), ...places.slice(0, first).reverse()]) yield boxAround(at, width, height)
  }
}

/** Boxes beside a mark of a radius: right, left, above, beneath, and then the same a little farther. */
export const boxesBeside = ([x, y]: Point, radius: number, width: number, height: number): Box[] =>
  [radius, radius + height / 2].flatMap((away) =>
    [
      [x + away + width / 2, y] as const,
      [x - away - width / 2, y] as const,
      [x, y - away - height / 2] as const,
      [x, y + away + height / 2] as const,
    ].map((centre) => boxAround(centre, width, height)),
  )
