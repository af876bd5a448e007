import { bySteps } from './path-steps.ts'
import type { Point } from './polygon.ts'

interface Step {
  readonly command: string
  readonly points: readonly Point[]
}
type Contour = readonly Step[]

/** Path data of M, L, Q, C and Z with absolute numbers, as contours. */
const contoursOf = (data: string): Contour[] =>
  data.split(/(?=M)/).map((contour) =>
    [...contour.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, command, list]): Step => {
      const numbers = list!.match(/-?[\d.]+/g)?.map(Number) ?? []
      return {
        command: command!,
        points: Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i]!, numbers[2 * i + 1]!]),
      }
    }),
  )
const pointsOf = (contours: readonly Contour[]) => contours.flatMap((steps) => steps.flatMap(({ points }) => points))

/** Twice the area within, signed by which way round it is told. */
const area = (points: readonly Point[]) =>
  points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!
    return sum + x * nextY - nextX * y
  }, 0)

const mapped = (contours: readonly Contour[], to: (point: Point) => Point): Contour[] =>
  contours.map((steps) => steps.map(({ command, points }) => ({ command, points: points.map(to) })))

/** From a point to the next one that is elsewhere: its direction and length. */
const way = (points: readonly Point[], from: number, step: 1 | -1) => {
  const [x, y] = points[from]!
  for (let i = 1; i < points.length; i++) {
    const [toX, toY] = points.at((from + step * i) % points.length)!
    const length = Math.hypot(toX - x, toY - y)
    if (length > 1e-6) return { x: (step * (toX - x)) / length, y: (step * (toY - y)) / length, length }
  }
  return { x: 0, y: 0, length: 0 }
}

/** Below it a corner is so sharp that it stays. */
const SHARP = 0.0625

/**
 * Every edge moved outward by so much, its corners along with it: a bolder letter, of as many points.
 * Reference: FreeType 2.13, `FT_Outline_EmboldenXY`.
 */
const widened = (contours: readonly Contour[], by: number): Contour[] => {
  const side = Math.sign(contours.reduce((sum, contour) => sum + area(pointsOf([contour])), 0))
  return contours.map((contour) => {
    const points = pointsOf([contour])
    const moved = points.map(([x, y], i): Point => {
      const [before, after] = [way(points, i, -1), way(points, i, 1)]
      const turn = 1 + before.x * after.x + before.y * after.y
      if (turn <= SHARP) return [x, y]
      const bend = side * (before.y * after.x - before.x * after.y)
      const room = Math.min(before.length, after.length)
      const far = side * (by * bend <= turn * room ? by / turn : room / bend)
      return [x + far * (before.y + after.y), y - far * (before.x + after.x)]
    })
    let at = 0
    return contour.map(({ command, points: own }) => ({ command, points: moved.slice(at, (at += own.length)) }))
  })
}

export interface Outline {
  /** Path data, y downward. */
  readonly data: string
  readonly box: readonly [left: number, top: number, right: number, bottom: number]
}

/** `data` in whole numbers, `scale` as large, and `bolder` wider on every side. */
export const outlineOf = (data: string, [across, down]: Point, bolder: number): Outline => {
  const contours = mapped(contoursOf(data), ([x, y]) => [x * across, y * down])
  const whole = mapped(bolder ? widened(contours, bolder) : contours, ([x, y]) => [Math.round(x), Math.round(y)])
  const points = pointsOf(whole)
  const [xs, ys] = points.length ? [points.map(([x]) => x), points.map(([, y]) => y)] : [[0], [0]]
  return {
    data: bySteps(whole.flatMap((steps) => steps.map((step) => step.command + step.points.flat().join(' '))).join('')),
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
  }
}
