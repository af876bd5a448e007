export type Point = readonly [x: number, y: number]
/** Corners of a convex region in order; y grows downward. */
export type Polygon = readonly Point[]

export const area = (polygon: Polygon): number =>
  Math.abs(
    polygon.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = polygon[(i + 1) % polygon.length]!
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2

/** The mean of the corners: inside every convex region, and on its axis of symmetry if it has one. */
export const middle = (polygon: Polygon): Point => [
  polygon.reduce((sum, [x]) => sum + x, 0) / polygon.length,
  polygon.reduce((sum, [, y]) => sum + y, 0) / polygon.length,
]

/** The part of the polygon where a*x + b*y <= c. */
export const clip = (polygon: Polygon, a: number, b: number, c: number): Polygon =>
  polygon.flatMap((point, i) => {
    const next = polygon[(i + 1) % polygon.length]!
    const here = a * point[0] + b * point[1] - c
    const there = a * next[0] + b * next[1] - c
    const share = here / (here - there)
    const start = here <= 0 ? [point] : []
    return here < 0 !== there < 0 && here !== 0 && there !== 0
      ? [...start, [point[0] + share * (next[0] - point[0]), point[1] + share * (next[1] - point[1])] as Point]
      : start
  })

/** The polygon with every side moved inward by a distance. */
export const inset = (polygon: Polygon, distance: number): Polygon => {
  const [midX, midY] = middle(polygon)
  return polygon.reduce<Polygon>((rest, [x, y], i) => {
    const [nextX, nextY] = polygon[(i + 1) % polygon.length]!
    const length = Math.hypot(nextX - x, nextY - y)
    const normal: Point = [(nextY - y) / length, (x - nextX) / length]
    const outward = normal[0] * (midX - x) + normal[1] * (midY - y) < 0 ? 1 : -1
    const [a, b] = [normal[0] * outward, normal[1] * outward]
    return clip(rest, a, b, a * x + b * y - distance)
  }, polygon)
}

/** Left and right end of the horizontal cut at y; null if the cut misses the polygon. */
export const chord = (polygon: Polygon, y: number): readonly [left: number, right: number] | null => {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  const cross = (x: number) => {
    if (x < left) left = x
    if (x > right) right = x
  }
  // Written for speed: every drawing calls it thousands of times.
  for (let i = 0; i < polygon.length; i++) {
    const [x, top] = polygon[i]!
    const [nextX, bottom] = polygon[i + 1 === polygon.length ? 0 : i + 1]!
    if (top === bottom) {
      if (top !== y) continue
      cross(x)
      cross(nextX)
      continue
    }
    const share = (y - top) / (bottom - top)
    if (share >= 0 && share <= 1) cross(x + share * (nextX - x))
  }
  return left <= right ? [left, right] : null
}

/** Left and right end of the widest rectangle from y to y + height inside the polygon; null if there is none. */
export const band = (polygon: Polygon, y: number, height: number): readonly [left: number, right: number] | null => {
  const top = chord(polygon, y)
  const bottom = chord(polygon, y + height)
  if (!top || !bottom) return null
  const span = [Math.max(top[0], bottom[0]), Math.min(top[1], bottom[1])] as const
  return span[0] < span[1] ? span : null
}

export const polygonPath = (polygon: Polygon): string =>
  `M${polygon.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`

/** Rounded to two decimals. */
export const round = (value: number): number => Math.round(value * 100) / 100
/** Rounded to one decimal. */
export const tenth = (value: number): number => Math.round(value * 10) / 10
/** The number in the fewest characters that SVG allows: .5 */
export const compactNumber = (value: number): string => String(value).replace(/^(-?)0(?=\.)/, '$1')
