import type { Point } from './polygon.ts'
import { relativePath } from './relative-path.ts'

interface Step {
  readonly command: string
  readonly points: readonly Point[]
}
type Contour = readonly Step[]

/** Contours of path data with M, L, Q, C and Z in absolute coordinates. */
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

/** Twice the area of a contour; the sign is its orientation. */
const signedArea = (points: readonly Point[]) =>
  points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!
    return sum + x * nextY - nextX * y
  }, 0)

const mapPoints = (contours: readonly Contour[], to: (point: Point) => Point): Contour[] =>
  contours.map((steps) => steps.map(({ command, points }) => ({ command, points: points.map(to) })))

/** Direction and distance from a point to the next different point; `step` -1: from the previous different point. */
const directionFrom = (points: readonly Point[], from: number, step: 1 | -1) => {
  const [x, y] = points[from]!
  for (let i = 1; i < points.length; i++) {
    const [toX, toY] = points.at((from + step * i) % points.length)!
    const length = Math.hypot(toX - x, toY - y)
    if (length > 1e-6) return { x: (step * (toX - x)) / length, y: (step * (toY - y)) / length, length }
  }
  return { x: 0, y: 0, length: 0 }
}

/** One plus the cosine of the turn at a corner. Sharper corners stay where they are. */
const SHARP_TURN = 0.0625

/**
 * The contours with every edge moved outward by a distance: a bolder letter with the same number of points.
 * Reference: FreeType 2.13, `FT_Outline_EmboldenXY`.
 */
const embolden = (contours: readonly Contour[], by: number): Contour[] => {
  const side = Math.sign(contours.reduce((sum, contour) => sum + signedArea(pointsOf([contour])), 0))
  return contours.map((contour) => {
    const points = pointsOf([contour])
    const movedPoints = points.map(([x, y], i): Point => {
      const [before, after] = [directionFrom(points, i, -1), directionFrom(points, i, 1)]
      const turnMeasure = 1 + before.x * after.x + before.y * after.y
      if (turnMeasure <= SHARP_TURN) return [x, y]
      const bend = side * (before.y * after.x - before.x * after.y)
      const room = Math.min(before.length, after.length)
      const shift = side * (by * bend <= turnMeasure * room ? by / turnMeasure : room / bend)
      return [x + shift * (before.y + after.y), y - shift * (before.x + after.x)]
    })
    let at = 0
    return contour.map(({ command, points: stepPoints }) => ({
      command,
      points: movedPoints.slice(at, (at += stepPoints.length)),
    }))
  })
}

export interface LetterOutline {
  /** Path data; y points down. */
  readonly data: string
  readonly box: readonly [left: number, top: number, right: number, bottom: number]
}

/** The outline of path data, scaled by `across` and `down`, widened by `bolder` on every side, in whole numbers. */
export const letterOutline = (data: string, [across, down]: Point, bolder: number): LetterOutline => {
  const contours = mapPoints(contoursOf(data), ([x, y]) => [x * across, y * down])
  const rounded = mapPoints(bolder ? embolden(contours, bolder) : contours, ([x, y]) => [Math.round(x), Math.round(y)])
  const points = pointsOf(rounded)
  const [xs, ys] = points.length ? [points.map(([x]) => x), points.map(([, y]) => y)] : [[0], [0]]
  return {
    data: relativePath(
      rounded.flatMap((steps) => steps.map((step) => step.command + step.points.flat().join(' '))).join(''),
    ),
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
  }
}
