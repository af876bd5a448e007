const CIRCLE = 360

/**
 * The non-decreasing sequence nearest to `values` by the sum of squares: pool adjacent violators.
 * Reference: R. E. Barlow et al., Statistical Inference under Order Restrictions, 1972, section 1.2.
 */
export const nearestRising = (values: readonly number[]): number[] => {
  const pools: { sum: number; count: number }[] = []
  for (const value of values) {
    let pool = { sum: value, count: 1 }
    for (let last = pools.at(-1); last && last.sum * pool.count >= pool.sum * last.count; last = pools.at(-1)) {
      pool = { sum: last.sum + pool.sum, count: last.count + pool.count }
      pools.pop()
    }
    pools.push(pool)
  }
  return pools.flatMap(({ sum, count }) => Array<number>(count).fill(sum / count))
}

/**
 * Where to draw points of a circle so that neighbours stand at least `gap` degrees apart (as far as all of them have room),
 * in the same order round it, with the least sum of squared shifts.
 * Given: degrees, in any order. Returned: for each its drawn place, as near to it as the turn allows (it may lie outside of
 * 0 to 360).
 * Notes: less i times the gap, places in order must not fall, which is a question of the nearest rising sequence once the
 * circle is cut where the best answer has room to spare. Cut at a wrong place, the two ends overlap; so the cut whose ends
 * lie furthest apart is right.
 */
export const spaceApart = (degrees: readonly number[], gap: number): number[] => {
  const count = degrees.length
  const step = Math.min(gap, CIRCLE / count)
  const turns = degrees.map((degree) => Math.floor(degree / CIRCLE) * CIRCLE)
  const places = degrees.map((degree, i) => degree - turns[i]!)
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]! || a - b)
  const cuts = order.map((_, cut) => {
    const row = [...order.slice(cut), ...order.slice(0, cut)]
    const lift = row.map((_, i) => (i < count - cut ? 0 : CIRCLE))
    const drawn = nearestRising(row.map((point, i) => places[point]! + lift[i]! - i * step)).map((y, i) => y + i * step)
    return { row, lift, drawn, room: drawn[0]! + CIRCLE - drawn.at(-1)! }
  })
  const result = Array<number>(count).fill(0)
  if (!cuts.length) return result
  const { row, lift, drawn } = cuts.reduce((best, cut) => (cut.room > best.room ? cut : best))
  row.forEach((point, i) => {
    result[point] = drawn[i]! - lift[i]! + turns[point]!
  })
  return result
}

/** A line that glyphs should not cross; of houses, or of an axis within one. */
export interface Wall {
  readonly degree: number
  readonly isCusp: boolean
}
/** Where a point is drawn, and how much of the circle it has for itself, in degrees. */
export interface Seat {
  readonly place: number
  readonly room: number
}

const turn = (degrees: number) => ((degrees % CIRCLE) + CIRCLE) % CIRCLE
const EXACT = 1e-9

/** Points between two walls. */
interface Chamber {
  readonly from: Wall
  readonly to: Wall
  readonly width: number
  readonly points: readonly number[]
}
const chambersOf = (degrees: readonly number[], walls: readonly Wall[]): Chamber[] =>
  walls.map((from, i) => {
    const to = walls[(i + 1) % walls.length]!
    const width = walls.length > 1 ? turn(to.degree - from.degree) : CIRCLE
    return { from, to, width, points: degrees.flatMap((degree, k) => (turn(degree - from.degree) < width ? [k] : [])) }
  })

/** The chambers once every axis gave way whose chamber is too narrow for its points. */
const openedChambers = (degrees: readonly number[], walls: readonly Wall[], least: number): Chamber[] => {
  const chambers = chambersOf(degrees, walls)
  const full = chambers.filter(({ points, width }) => points.length * least > width)
  const gone = full.flatMap(({ from, to }) => [from, to].filter(({ isCusp }) => !isCusp))
  return gone.length
    ? openedChambers(
        degrees,
        walls.filter((wall) => !gone.includes(wall)),
        least,
      )
    : chambers
}

/**
 * As `spaced`, but each point stays between the walls it stands between, as far as these leave it `least` degrees: in a narrow
 * chamber its neighbours come nearer than `gap`. Points of a chamber without room go as far beyond its walls as they must, and
 * take those of the next with them only where that has no more room.
 */
export const seatLabels = (
  degrees: readonly number[],
  gap: number,
  walls: readonly Wall[],
  least: number,
): readonly Seat[] => {
  const step = Math.min(gap, CIRCLE / degrees.length)
  const free = () => spaceApart(degrees, step).map((place): Seat => ({ place, room: step }))
  const sorted = [...walls].sort((a, b) => turn(a.degree) - turn(b.degree))
  const apart = sorted.filter((wall, i) => i === 0 || turn(wall.degree) - turn(sorted[i - 1]!.degree) > 1e-4)
  if (apart.length < 2 || degrees.length === 0) return free()
  const narrow = Math.min(least, step)
  const bounds = degrees.map(() => ({ room: step, before: Infinity, after: Infinity }))
  for (const { from, to, width, points } of openedChambers(degrees, apart, narrow)) {
    const held = points.length * narrow <= width
    const room = held ? Math.min(step, width / points.length) : narrow
    for (const point of points)
      bounds[point] = {
        room,
        before: held ? turn(degrees[point]! - from.degree) - room / 2 : Infinity,
        after: held ? turn(to.degree - degrees[point]!) - room / 2 : Infinity,
      }
  }
  return between(degrees, bounds) ?? free()
}

/** The nearest places within bounds; null where the circle has no room for them. */
const between = (
  degrees: readonly number[],
  given: readonly { room: number; before: number; after: number }[],
): Seat[] | null => {
  const places = degrees.map(turn)
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]! || a - b)
  // Cut where the sky is emptiest.
  const emptiness = order.map((point, i) => turn(places[point]! - places[order.at(i - 1)!]!) || (i === 0 ? CIRCLE : 0))
  const cut = emptiness.indexOf(Math.max(...emptiness))
  const row = [...order.slice(cut), ...order.slice(0, cut)]
  const lift = row.map((_, i) => (i < order.length - cut ? 0 : CIRCLE))
  const bounds = [...given]
  const offsets: number[] = []
  for (const [i, point] of row.entries())
    offsets.push(i === 0 ? 0 : offsets[i - 1]! + (bounds[row[i - 1]!]!.room + bounds[point]!.room) / 2)
  const wish = row.map((point, i) => places[point]! + lift[i]! - offsets[i]!)
  for (;;) {
    const lows = wish.map((x, i) => x - bounds[row[i]!]!.before)
    const highs = wish.map((x, i) => x + bounds[row[i]!]!.after)
    for (let i = 1; i < row.length; i++) lows[i] = Math.max(lows[i]!, lows[i - 1]!)
    for (let i = row.length - 2; i >= 0; i--) highs[i] = Math.min(highs[i]!, highs[i + 1]!)
    const crushed = lows.findIndex((low, i) => low > highs[i]! + EXACT)
    if (crushed >= 0) {
      // Of the two walls that hold it, the nearer gives way.
      const before = lows.indexOf(lows[crushed]!)
      const after = highs.lastIndexOf(highs[crushed]!)
      const yielding = crushed - before <= after - crushed ? before : after
      const point = row[yielding]!
      bounds[point] =
        yielding === before ? { ...bounds[point]!, before: Infinity } : { ...bounds[point]!, after: Infinity }
      continue
    }
    // Runs with a wall between them do not touch.
    const starts = wish.flatMap((_, i) => (i === 0 || highs[i - 1]! <= lows[i]! + EXACT ? [i] : []))
    const risen = starts.flatMap((start, k) => nearestRising(wish.slice(start, starts[k + 1])))
    const drawn = risen.map((y, i) => Math.min(highs[i]!, Math.max(lows[i]!, y)) + offsets[i]!)
    const ends = (bounds[row[0]!]!.room + bounds[row.at(-1)!]!.room) / 2
    if (drawn[0]! + CIRCLE - drawn.at(-1)! < ends - EXACT) return null
    const seats = degrees.map((): Seat => ({ place: 0, room: 0 }))
    row.forEach((point, i) => {
      seats[point] = { place: drawn[i]! - lift[i]! + degrees[point]! - places[point]!, room: bounds[point]!.room }
    })
    return seats
  }
}
