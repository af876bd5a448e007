import type { Box } from './box.ts'
import type { EphemerisFacts } from './ephemeris-facts.ts'
import { type Point, tenth } from './polygon.ts'

export interface Plot {
  readonly box: Box
  readonly x: (at: number) => number
  readonly y: (longitude: number) => number
}

export const plotOf = ({ from, to, modulus }: EphemerisFacts, box: Box): Plot => {
  const { left, top, right, bottom } = box
  return {
    box,
    x: (at) => left + ((right - left) * (at - from)) / (to - from),
    y: (longitude) => top + ((bottom - top) * (((longitude % modulus) + modulus) % modulus)) / modulus,
  }
}

/** The path as unbroken lines. A line that leaves the plot at one border continues at the other at the same time. */
export const stretchesOf = (
  path: EphemerisFacts['bodies'][number]['path'],
  modulus: number,
  { box, x, y }: Plot,
): Point[][] => {
  const { top, bottom } = box
  const height = bottom - top
  const stretches: Point[][] = []
  path.forEach(([at, longitude], i) => {
    const previous = path[i - 1]
    if (!previous) {
      stretches.push([[x(at), y(longitude)]])
      return
    }
    const start = y(previous[1]) - top
    const end = start + ((((longitude - previous[1] + 540) % 360) - 180) * height) / modulus
    // A fast body crosses several borders in one step.
    const borders = Math.floor(end / height)
    const [exitY, entryY] = borders > 0 ? [bottom, top] : [top, bottom]
    for (let k = 0; k < Math.abs(borders); k++) {
      const edge = borders > 0 ? (k + 1) * height : -k * height
      const crossingX = x(previous[0] + ((at - previous[0]) * (edge - start)) / (end - start))
      stretches.at(-1)!.push([crossingX, exitY])
      stretches.push([[crossingX, entryY]])
    }
    stretches.at(-1)!.push([x(at), top + end - borders * height])
  })
  return stretches
}
export const dataOfStretches = (stretches: readonly (readonly Point[])[]) =>
  stretches.map((points) => `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}`).join('')

/** Points along a line, at most `step` apart. */
export const dense = (points: readonly Point[], step: number): Point[] =>
  points.flatMap(([x, y], i) => {
    const [fromX, fromY] = points[i - 1] ?? [x, y]
    const count = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / step))
    return Array.from(
      { length: count },
      (_, k): Point => [fromX + ((x - fromX) * (k + 1)) / count, fromY + ((y - fromY) * (k + 1)) / count],
    )
  })
