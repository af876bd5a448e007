/** Plane geometry of floor plans: x to the right, y downward, angles in degrees clockwise from the top of the plan. */

export type PlanPoint = readonly [x: number, y: number]
export type Ring = readonly PlanPoint[]
/** Rings whose signed areas add up. Holes have the opposite direction. */
export type Region = readonly Ring[]

export const EMPTY: Region = []

const RADIAN = Math.PI / 180
/** The angle in [0, 360). */
export const normaliseDegrees = (degrees: number): number => ((degrees % 360) + 360) % 360
/** The angle in (-180, 180]. */
export const signedTurn = (degrees: number): number => {
  const turn = normaliseDegrees(degrees)
  return turn > 180 ? turn - 360 : turn
}
export const sin = (degrees: number): number => Math.sin(degrees * RADIAN)
export const cos = (degrees: number): number => Math.cos(degrees * RADIAN)

/** The angle of a vector. */
export const planAngle = ([dx, dy]: PlanPoint): number => normaliseDegrees(Math.atan2(dx, -dy) / RADIAN)
export const minus = ([ax, ay]: PlanPoint, [bx, by]: PlanPoint): PlanPoint => [ax - bx, ay - by]
export const planDot = ([ax, ay]: PlanPoint, [bx, by]: PlanPoint): number => ax * bx + ay * by
export const cross = ([ax, ay]: PlanPoint, [bx, by]: PlanPoint): number => ax * by - ay * bx
export const distance = ([ax, ay]: PlanPoint, [bx, by]: PlanPoint): number => Math.hypot(ax - bx, ay - by)
/** The unit vector at a plan angle. */
export const heading = (degrees: number): PlanPoint => [sin(degrees), -cos(degrees)]

export const edgesOf = (ring: Ring): [PlanPoint, PlanPoint][] =>
  ring.map((point, index) => [point, ring[(index + 1) % ring.length]!])

/** Positive for a clockwise ring. Computed relative to the first point, for precision at large coordinates. */
export const signedArea = (ring: Ring): number => {
  if (ring.length < 3) return 0
  const [ox, oy] = ring[0]!
  let twice = 0
  for (let i = 1; i + 1 < ring.length; i++) {
    const [ax, ay] = ring[i]!
    const [bx, by] = ring[i + 1]!
    twice += (ax - ox) * (by - oy) - (bx - ox) * (ay - oy)
  }
  return twice / 2
}

export const areaOf = (region: Region): number => {
  let sum = 0
  for (const ring of region) sum += signedArea(ring)
  return sum
}

export const perimeterOf = (ring: Ring): number => edgesOf(ring).reduce((sum, [a, b]) => sum + distance(a, b), 0)

const meanOf = (points: readonly PlanPoint[]): PlanPoint => {
  const [x, y] = points.reduce<PlanPoint>(([sx, sy], [px, py]) => [sx + px, sy + py], [0, 0])
  return [x / points.length, y / points.length]
}

/** The centroid of the area; of the points if there is no area. */
export const centroidOf = (region: Region): PlanPoint => {
  const [ox, oy] = region[0]![0]!
  let [area, x, y] = [0, 0, 0]
  for (const ring of region)
    for (const [[px, py], [qx, qy]] of edgesOf(ring)) {
      const [ax, ay, bx, by] = [px - ox, py - oy, qx - ox, qy - oy]
      const slice = ax * by - ay * bx
      area += slice
      x += slice * (ax + bx)
      y += slice * (ay + by)
    }
  const { width, height } = planBoxOf(region.flat())
  return Math.abs(area) <= 1e-12 * (width * width + height * height)
    ? meanOf(region.flat())
    : [ox + x / (3 * area), oy + y / (3 * area)]
}

export interface PlanBox {
  min: PlanPoint
  max: PlanPoint
  width: number
  height: number
}
export const planBoxOf = (points: readonly PlanPoint[]): PlanBox => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  return { min: [left, top], max: [right, bottom], width: right - left, height: bottom - top }
}
/** True if two boxes overlap or are closer than `slack`. */
export const boxesMeet = (a: PlanBox, b: PlanBox, slack = 0): boolean =>
  a.min[0] <= b.max[0] + slack &&
  b.min[0] <= a.max[0] + slack &&
  a.min[1] <= b.max[1] + slack &&
  b.min[1] <= a.max[1] + slack

/** True if a region contains a point, by the even-odd rule. The result for a point on an edge is undefined. */
export const ringContains = (region: Region, [x, y]: PlanPoint): boolean => {
  let inside = false
  for (const ring of region)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax, ay] = ring[i]!
      const [bx, by] = ring[j]!
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    }
  return inside
}

/** The point of the edge from `a` to `b` nearest to `p`. */
export const nearestOnEdge = (a: PlanPoint, b: PlanPoint, p: PlanPoint): PlanPoint => {
  const along = minus(b, a)
  const length = planDot(along, along)
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, planDot(minus(p, a), along) / length))
  return [a[0] + share * along[0], a[1] + share * along[1]]
}

/** The edge of a ring nearest to a point, with its nearest point (`foot`). Among equals, the first edge. */
export const nearestEdge = (
  ring: Ring,
  p: PlanPoint,
): { edge: [PlanPoint, PlanPoint]; foot: PlanPoint; distance: number } => {
  let [best, nearest] = [0, Infinity]
  for (let i = 0; i < ring.length; i++) {
    const square = squaredDistance(ring[i]!, ring[(i + 1) % ring.length]!, p)
    if (square < nearest) [best, nearest] = [i, square]
  }
  const edge: [PlanPoint, PlanPoint] = [ring[best]!, ring[(best + 1) % ring.length]!]
  const foot = nearestOnEdge(...edge, p)
  return { edge, foot, distance: distance(foot, p) }
}
/** The squared distance of a point from an edge. Creates no point, because it is called for every edge of every ring. */
const squaredDistance = ([ax, ay]: PlanPoint, [bx, by]: PlanPoint, [px, py]: PlanPoint): number => {
  const [ux, uy, vx, vy] = [bx - ax, by - ay, px - ax, py - ay]
  const length = ux * ux + uy * uy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (vx * ux + vy * uy) / length))
  const [dx, dy] = [vx - share * ux, vy - share * uy]
  return dx * dx + dy * dy
}

/**
 * The part of a region on the side of the line through `origin` to which `inward` points. The area is exact for any rings: segments
 * along the line enclose no area.
 */
export const halfOfRegion = (region: Region, origin: PlanPoint, inward: PlanPoint): Region => {
  const halves: Ring[] = []
  for (const ring of region) {
    const half = halfOfRing(ring, origin, inward)
    if (half.length > 2) halves.push(half)
  }
  return halves
}
let depths = new Float64Array(512)
const halfOfRing = (ring: Ring, [ox, oy]: PlanPoint, [nx, ny]: PlanPoint): Ring => {
  const count = ring.length
  if (count > depths.length) depths = new Float64Array(2 * count)
  let inside = 0
  for (let i = 0; i < count; i++) {
    const [x, y] = ring[i]!
    const depth = (x - ox) * nx + (y - oy) * ny
    depths[i] = depth
    if (depth >= 0) inside++
  }
  if (inside === count) return ring
  const half: PlanPoint[] = []
  if (inside === 0) return half
  let previous = ring[count - 1]!
  let before = depths[count - 1]!
  for (let i = 0; i < count; i++) {
    const point = ring[i]!
    const depth = depths[i]!
    if (depth >= 0 !== before >= 0) {
      // Interpolated from the same end in both directions, so that neighbours get identical points.
      const isRising = before < depth
      const [px, py] = isRising ? previous : point
      const [qx, qy] = isRising ? point : previous
      const share = isRising ? before / (before - depth) : depth / (depth - before)
      half.push([px + share * (qx - px), py + share * (qy - py)])
    }
    if (depth >= 0) half.push(point)
    previous = point
    before = depth
  }
  return half
}

/** The part of a region in a convex clockwise ring. */
export const clipTo = (region: Region, convex: Ring): Region =>
  edgesOf(convex).reduce<Region>(
    (left, [a, b]) => (left.length === 0 ? left : halfOfRegion(left, a, [a[1] - b[1], b[0] - a[0]])),
    region,
  )

/** The parts of a region in `count` equal sectors around a centre, clockwise from the plan angle `from`. */
export const sectorsOf = (region: Region, centre: PlanPoint, from: number, count: number): Region[] => {
  const width = 360 / count
  const split = (part: Region, first: number, many: number): Region[] => {
    if (many === 1) return [part]
    if (part.length === 0) return Array<Region>(many).fill(EMPTY)
    const half = many / 2
    const [right, left] = sidesOf(part, centre, from + (first + half) * width)
    return [...split(left, first, half), ...split(right, first + half, half)]
  }
  const [right, left] = sidesOf(region, centre, from)
  return [...split(right, 0, count / 2), ...split(left, count / 2, count / 2)]
}
/** The segments of a ray from a point that are in a region. */
export const segmentsIn = (region: Region, origin: PlanPoint, angle: number): [PlanPoint, PlanPoint][] => {
  const along = heading(angle)
  const at = (reach: number): PlanPoint => [origin[0] + reach * along[0], origin[1] + reach * along[1]]
  const hits = region.flatMap(edgesOf).flatMap(([a, b]) => {
    const [edge, from] = [minus(b, a), minus(a, origin)]
    const across = cross(along, edge)
    const share = cross(from, along) / across
    const reach = cross(from, edge) / across
    return across !== 0 && share >= 0 && share <= 1 && reach > 0 ? [reach] : []
  })
  const stops = [0, ...hits.sort((a, b) => a - b)]
  return stops
    .slice(1)
    .flatMap((to, i): [PlanPoint, PlanPoint][] =>
      ringContains(region, at((stops[i]! + to) / 2)) ? [[at(stops[i]!), at(to)]] : [],
    )
}

const sidesOf = (region: Region, centre: PlanPoint, angle: number): [right: Region, left: Region] => {
  const normal: PlanPoint = [cos(angle), sin(angle)]
  return [halfOfRegion(region, centre, normal), halfOfRegion(region, centre, [-normal[0], -normal[1]])]
}

/** The convex hull by Andrew's monotone chain, clockwise. */
export const convexHull = (points: readonly PlanPoint[]): Ring => {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by)
  const chain = (ordered: readonly PlanPoint[]) => {
    const hull: PlanPoint[] = []
    for (const p of ordered) {
      while (hull.length > 1 && cross(minus(hull.at(-1)!, hull.at(-2)!), minus(p, hull.at(-1)!)) <= 0) hull.pop()
      hull.push(p)
    }
    return hull.slice(0, -1)
  }
  return [...chain(sorted), ...chain(sorted.reverse())]
}

/** The ring simplified by the Douglas-Peucker algorithm, starting from its two points farthest apart. */
export const simplify = (ring: Ring, tolerance: number): Ring => {
  // These two points are corners of the hull, which are few.
  const hull = new Set(convexHull(ring))
  const corners = ring.flatMap((p, i) => (hull.has(p) ? [i] : []))
  let [from, to, farthest] = [0, 0, -1]
  for (const i of corners)
    for (const j of corners) {
      if (j <= i) continue
      const [across, down] = [ring[i]![0] - ring[j]![0], ring[i]![1] - ring[j]![1]]
      const square = across * across + down * down
      if (square > farthest * (1 + 2e-12)) [from, to, farthest] = [i, j, square]
    }
  const walk = (points: readonly PlanPoint[]): PlanPoint[] => {
    const [first, last] = [points[0]!, points.at(-1)!]
    let [index, reach] = [0, tolerance * tolerance]
    for (let i = 1; i < points.length - 1; i++) {
      const square = squaredDistance(first, last, points[i]!)
      if (square > reach) [index, reach] = [i, square]
    }
    return index === 0 ? [first] : [...walk(points.slice(0, index + 1)), ...walk(points.slice(index))]
  }
  return [...walk(ring.slice(from, to + 1)), ...walk([...ring.slice(to), ...ring.slice(0, from + 1)])]
}
