import { type Box, boxAround, holds, meet } from './box.ts'
import type { Point } from './polygon.ts'
import { nearestRising } from './spacing.ts'

/** Room that is taken by marks and, where these had better not lie on them, by lines. */
export const placesIn = (within: Box, lines: readonly Point[]) => {
  const taken: Box[] = []
  const isFree = (box: Box) => holds(within, box) && !taken.some((other) => meet(box, other))
  const isOffLines = ({ left, top, right, bottom }: Box) =>
    !lines.some(([x, y]) => x > left && x < right && y > top && y < bottom)
  /** The first of the places that is free, of lines too where that can be (or must be). */
  return (candidates: readonly Point[], wide: number, high: number, isStrict = false): Point | undefined => {
    const free = candidates.filter((place) => isFree(boxAround(place, wide, high)))
    const found = free.find((place) => isOffLines(boxAround(place, wide, high))) ?? (isStrict ? undefined : free[0])
    if (found) taken.push(boxAround(found, wide, high))
    return found
  }
}

/** Heights near to those given, `gap` apart where there is room, in their order. */
export const spread = (heights: readonly number[], gap: number, low: number, high: number): number[] => {
  const step = Math.min(gap, (high - low) / Math.max(1, heights.length - 1))
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]! || a - b)
  const top = high - step * (order.length - 1)
  const risen = nearestRising(order.map((which, i) => heights[which]! - i * step)).map((value) =>
    Math.min(Math.max(value, low), top),
  )
  const found = new Array<number>(heights.length)
  order.forEach((which, i) => {
    found[which] = risen[i]! + i * step
  })
  return found
}
