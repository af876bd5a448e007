import { type Box, boxAround, boxesOverlap, contains } from './box.ts'
import type { Point } from './polygon.ts'
import { nearestRising } from './spacing.ts'

/** Returns a function that places marks inside a box, clear of earlier marks and, where possible, of the points of lines. */
export const createPlacer = (within: Box, lines: readonly Point[]) => {
  const takenBoxes: Box[] = []
  const isFree = (box: Box) => contains(within, box) && !takenBoxes.some((other) => boxesOverlap(box, other))
  const isOffLines = ({ left, top, right, bottom }: Box) =>
    !lines.some(([x, y]) => x > left && x < right && y > top && y < bottom)
  /** The first free candidate, preferably clear of lines; with `isStrict` clear of lines or undefined. */
  return (candidates: readonly Point[], width: number, height: number, isStrict = false): Point | undefined => {
    const free = candidates.filter((candidate) => isFree(boxAround(candidate, width, height)))
    const place =
      free.find((candidate) => isOffLines(boxAround(candidate, width, height))) ?? (isStrict ? undefined : free[0])
    if (place) takenBoxes.push(boxAround(place, width, height))
    return place
  }
}

/** Heights as near as possible to the given ones, in the same order, `gap` apart if `low` to `high` has room for that. */
export const spreadHeights = (heights: readonly number[], gap: number, low: number, high: number): number[] => {
  const step = Math.min(gap, (high - low) / Math.max(1, heights.length - 1))
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]! || a - b)
  const highestStart = high - step * (order.length - 1)
  const rising = nearestRising(order.map((index, i) => heights[index]! - i * step)).map((value) =>
    Math.min(Math.max(value, low), highestStart),
  )
  const spreadValues = new Array<number>(heights.length)
  order.forEach((index, i) => {
    spreadValues[index] = rising[i]! + i * step
  })
  return spreadValues
}
