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
export const spaced = (degrees: readonly number[], gap: number): number[] => {
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
