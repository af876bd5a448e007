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
 * Places of labels for points on a circle, in degrees: neighbours are at least `gap` apart (evenly spaced if there is no room for
 * that), in the same order, with the least sum of squared shifts.
 * `degrees` may be in any order. The result has the place of each point near its degree, so it may be outside of 0 to 360.
 * Method: the i-th place minus i times the gap must not decrease, so the answer is the nearest rising sequence, once the circle is
 * cut where the optimum has slack. With a wrong cut the two ends overlap, so the cut whose ends are furthest apart is right.
 */
export const spaceApart = (degrees: readonly number[], gap: number): number[] => {
  const count = degrees.length
  const step = Math.min(gap, CIRCLE / count)
  const turns = degrees.map((degree) => Math.floor(degree / CIRCLE) * CIRCLE)
  const places = degrees.map((degree, i) => degree - turns[i]!)
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]! || a - b)
  const cuts = order.map((_, cut) => {
    const row = [...order.slice(cut), ...order.slice(0, cut)]
    const turnOffsets = row.map((_, i) => (i < count - cut ? 0 : CIRCLE))
    const shifted = nearestRising(row.map((point, i) => places[point]! + turnOffsets[i]! - i * step)).map(
      (y, i) => y + i * step,
    )
    return { row, turnOffsets, shifted, slack: shifted[0]! + CIRCLE - shifted.at(-1)! }
  })
  const result = Array<number>(count).fill(0)
  if (!cuts.length) return result
  const { row, turnOffsets, shifted } = cuts.reduce((best, cut) => (cut.slack > best.slack ? cut : best))
  row.forEach((point, i) => {
    result[point] = shifted[i]! - turnOffsets[i]! + turns[point]!
  })
  return result
}

/** A line that labels should not cross: the cusp of a house, or an axis within a house. */
export interface Boundary {
  readonly degree: number
  readonly isCusp: boolean
}
/** Place of a label, and the width of the circle that it has for itself, in degrees. */
export interface LabelPlace {
  readonly place: number
  readonly room: number
}

const wrapDegrees = (degrees: number) => ((degrees % CIRCLE) + CIRCLE) % CIRCLE
const EXACT = 1e-9

/** The section between two boundaries, with the indices of its points. */
interface Section {
  readonly from: Boundary
  readonly to: Boundary
  readonly width: number
  readonly points: readonly number[]
}
const sectionsOf = (degrees: readonly number[], boundaries: readonly Boundary[]): Section[] =>
  boundaries.map((from, i) => {
    const to = boundaries[(i + 1) % boundaries.length]!
    const width = boundaries.length > 1 ? wrapDegrees(to.degree - from.degree) : CIRCLE
    return {
      from,
      to,
      width,
      points: degrees.flatMap((degree, k) => (wrapDegrees(degree - from.degree) < width ? [k] : [])),
    }
  })

/** The sections, after the axes beside every section that is too narrow for its points have been removed. */
const widenedSections = (degrees: readonly number[], boundaries: readonly Boundary[], least: number): Section[] => {
  const sections = sectionsOf(degrees, boundaries)
  const tooNarrow = sections.filter(({ points, width }) => points.length * least > width)
  const removed = tooNarrow.flatMap(({ from, to }) => [from, to].filter(({ isCusp }) => !isCusp))
  return removed.length
    ? widenedSections(
        degrees,
        boundaries.filter((boundary) => !removed.includes(boundary)),
        least,
      )
    : sections
}

/**
 * Like `spaceApart`, but a label stays between the boundaries around its point if that leaves `least` degrees to each label. In a
 * narrow section labels are closer than `gap`. Labels of a section without room extend beyond its boundaries as little as possible,
 * and move those of the next section only if that has no room left.
 */
export const placeLabels = (
  degrees: readonly number[],
  gap: number,
  boundaries: readonly Boundary[],
  least: number,
): readonly LabelPlace[] => {
  const step = Math.min(gap, CIRCLE / degrees.length)
  const withoutBoundaries = () => spaceApart(degrees, step).map((place): LabelPlace => ({ place, room: step }))
  const sorted = [...boundaries].sort((a, b) => wrapDegrees(a.degree) - wrapDegrees(b.degree))
  const distinct = sorted.filter(
    (boundary, i) => i === 0 || wrapDegrees(boundary.degree) - wrapDegrees(sorted[i - 1]!.degree) > 1e-4,
  )
  if (distinct.length < 2 || degrees.length === 0) return withoutBoundaries()
  const minRoom = Math.min(least, step)
  const bounds = degrees.map(() => ({ room: step, before: Infinity, after: Infinity }))
  for (const { from, to, width, points } of widenedSections(degrees, distinct, minRoom)) {
    const fits = points.length * minRoom <= width
    const room = fits ? Math.min(step, width / points.length) : minRoom
    for (const point of points)
      bounds[point] = {
        room,
        before: fits ? wrapDegrees(degrees[point]! - from.degree) - room / 2 : Infinity,
        after: fits ? wrapDegrees(to.degree - degrees[point]!) - room / 2 : Infinity,
      }
  }
  return placesWithin(degrees, bounds) ?? withoutBoundaries()
}

/** The nearest places within bounds; null if the circle has no room for them. */
const placesWithin = (
  degrees: readonly number[],
  initialBounds: readonly { room: number; before: number; after: number }[],
): LabelPlace[] | null => {
  const places = degrees.map(wrapDegrees)
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]! || a - b)
  // The circle is cut in its widest gap.
  const gapsBefore = order.map(
    (point, i) => wrapDegrees(places[point]! - places[order.at(i - 1)!]!) || (i === 0 ? CIRCLE : 0),
  )
  const cut = gapsBefore.indexOf(Math.max(...gapsBefore))
  const row = [...order.slice(cut), ...order.slice(0, cut)]
  const turnOffsets = row.map((_, i) => (i < order.length - cut ? 0 : CIRCLE))
  const bounds = [...initialBounds]
  const offsets: number[] = []
  for (const [i, point] of row.entries())
    offsets.push(i === 0 ? 0 : offsets[i - 1]! + (bounds[row[i - 1]!]!.room + bounds[point]!.room) / 2)
  const wanted = row.map((point, i) => places[point]! + turnOffsets[i]! - offsets[i]!)
  for (;;) {
    const lows = wanted.map((x, i) => x - bounds[row[i]!]!.before)
    const highs = wanted.map((x, i) => x + bounds[row[i]!]!.after)
    for (let i = 1; i < row.length; i++) lows[i] = Math.max(lows[i]!, lows[i - 1]!)
    for (let i = row.length - 2; i >= 0; i--) highs[i] = Math.min(highs[i]!, highs[i + 1]!)
    const conflict = lows.findIndex((low, i) => low > highs[i]! + EXACT)
    if (conflict >= 0) {
      // The nearer of the two boundaries that leave it no room is ignored.
      const before = lows.indexOf(lows[conflict]!)
      const after = highs.lastIndexOf(highs[conflict]!)
      const dropped = conflict - before <= after - conflict ? before : after
      const point = row[dropped]!
      bounds[point] =
        dropped === before ? { ...bounds[point]!, before: Infinity } : { ...bounds[point]!, after: Infinity }
      continue
    }
    // Runs on both sides of a boundary are independent.
    const starts = wanted.flatMap((_, i) => (i === 0 || highs[i - 1]! <= lows[i]! + EXACT ? [i] : []))
    const rising = starts.flatMap((start, k) => nearestRising(wanted.slice(start, starts[k + 1])))
    const shifted = rising.map((y, i) => Math.min(highs[i]!, Math.max(lows[i]!, y)) + offsets[i]!)
    const ends = (bounds[row[0]!]!.room + bounds[row.at(-1)!]!.room) / 2
    if (shifted[0]! + CIRCLE - shifted.at(-1)! < ends - EXACT) return null
    const labelPlaces = degrees.map((): LabelPlace => ({ place: 0, room: 0 }))
    row.forEach((point, i) => {
      labelPlaces[point] = {
        place: shifted[i]! - turnOffsets[i]! + degrees[point]! - places[point]!,
        room: bounds[point]!.room,
      }
    })
    return labelPlaces
  }
}
